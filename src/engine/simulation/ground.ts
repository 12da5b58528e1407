/** Which checked material a simulation can stand on: a topic pack, a curated question of the perspective explorer, or none. */
import type { CuratedQuestion } from '../../contracts/knowledge/perspective.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { SimulationFormat } from '../../contracts/simulation.ts';
import type { KnowledgeIndex } from '../chat/knowledge-index.ts';
import { packFor } from '../concept-map/generate.ts';
import type { QuestionSearch } from '../perspectives/question-search.ts';
import { contentStems } from '../text/stems.ts';
import { hasEconomicSide } from './formats/views/purse.ts';

/** At most one of the two. */
export interface Ground {
  pack: TopicPack | null;
  question: CuratedQuestion | null;
  /** Where neither is there: what the topic stands on in the formats that this question can be put into. */
  forOthers?: CuratedQuestion;
  /** Where neither is there: does the topic read as the name of real people, or of where and how something happened to them? */
  isRealName?: boolean;
}

/** What a teacher writes around the matter of a debate. */
const around =
  /^\s*(?:(?:a |the )?(?:class(?:room)? )?debate\b(?: on| about| over| whether)?|pros and cons of|for and against)[:,\s]*|[:,\s]*\b(?:debate|pros and cons|for (?:and|or) against)\s*$/gi;

const shares = (text: string, topic: ReadonlySet<string>): number => new Set(contentStems(text).filter((stem) => topic.has(stem))).size;

/** A pack that a topic names is kept unless a debate is wanted and an open question meets more of what was asked. */
export function groundFor({ format, topic }: { format: SimulationFormat; topic: string }, index: KnowledgeIndex, questions: QuestionSearch): Ground {
  const pack = packFor(topic, index);
  const { asked } = questions.find(topic.replace(around, ' ').trim() || topic);
  if (!asked) return { pack, question: null };
  const how = pack && index.findTopic(topic)?.how;
  if (format !== 'debate' && pack) return { pack, question: null };
  if (format === 'economic' && !hasEconomicSide(asked)) return { pack: null, question: null, forOthers: asked };
  if (!pack || how !== 'named') return { pack: null, question: asked };
  const stems = new Set(contentStems(topic));
  const inPack = Math.max(0, ...pack.controversies.map(({ question }) => shares(question, stems)));
  return asked.kind === 'open' && shares(asked.question, stems) > inPack ? { pack: null, question: asked } : { pack, question: null };
}
