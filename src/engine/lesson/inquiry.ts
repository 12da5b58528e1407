/** What an inquiry lesson looks into: a claim that facts of the pack speak for or against, or, where no claim has enough of them, a case to predict and work out. */
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentGuidance } from '../reading/content-guidance.ts';
import { contentStems } from '../text/stems.ts';
import { framing } from '../topic-lookup/framing.ts';
import type { Inquiry, Probe } from './material.ts';
import { ranked, type Weigh } from './rarity.ts';

export interface Looked {
  inquiry: Inquiry;
  /** The facts that bear on a claim, the strongest first; empty for a case. */
  cards: TopicPack['facts'];
}

/** One fact proves nothing: with fewer there is nothing to weigh. */
const fewest = 2;
const most = 4;
/** How much of what a claim speaks of the strongest fact, the second and any other have to speak of. Below, shared words are shared by chance. */
const deciding = 1.5;
const enough = 1.05;
const some = 0.85;

/** `probes`: of which none is taken up by another part of the lesson. `cases`: the nearest first. Of a part of the topic a claim on it comes first, then a case on it, then what the pack holds on the whole. */
export function inquiryIn(pack: TopicPack, probes: readonly Probe[], cases: readonly string[], weigh: Weigh, isOn: (text: string) => boolean): Looked | null {
  const onPart = probes.filter(({ belief, question }) => isOn(`${belief} ${question}`));
  return claimIn(pack, onPart, weigh) ?? caseIn(pack, onPart, cases.filter(isOn)) ?? claimIn(pack, probes, weigh) ?? caseIn(pack, probes, cases);
}

function claimIn(pack: TopicPack, probes: readonly Probe[], weigh: Weigh): Looked | null {
  // What can be worked out needs no evidence.
  if (pack.subject !== 'mathematics')
    for (const probe of probes.filter(isForAll)) {
      const cards = bearingOn(probe, pack, weigh);
      if (cards.length >= fewest) return { inquiry: { kind: 'claim', ...probe }, cards };
    }
  return null;
}

function caseIn(pack: TopicPack, probes: readonly Probe[], cases: readonly string[]): Looked | null {
  const [question] = pack.subject === 'mathematics' ? cases : ranked(cases, (text) => Number(!isSum(text)));
  const asked = question ?? probes.find(isForAll)?.question;
  return asked ? { inquiry: { kind: 'case', question: asked }, cards: [] } : null;
}

/** What was done to people is no claim to be for or against, even where the claim is false. */
const isForAll = ({ belief, correction }: Probe): boolean =>
  !/\b(?:jews?|jewish|holocaust|nazis?|enslav\w*|slaver\w*|genocides?)\b/i.test(`${belief} ${correction}`) &&
  contentGuidance({ sentences: [{ text: belief }, { text: correction }] }).length === 0;

/** Of a sum nobody has a prediction with a reason. */
const isSum = (text: string): boolean => /\d/.test(text) && /\b(?:what (?:is|percentage)|how (?:many|much|far|warm|long)|by what)\b/i.test(text);

function bearingOn({ belief, correction, question }: Probe, pack: TopicPack, weigh: Weigh): TopicPack['facts'] {
  const title = new Set(contentStems(pack.title));
  const stemsOf = (text: string): Set<string> => new Set(contentStems(text).filter((stem) => !title.has(stem) && !framing.has(stem) && !/^\d+$/.test(stem)));
  const whole = stemsOf(`${belief} ${correction} ${question}`);
  const shown = stemsOf(`${belief} ${question}`);
  const bearing = ranked(
    pack.facts.filter(({ text }) => {
      const own = [...new Set(contentStems(text))];
      return own.some((stem) => shown.has(stem)) && own.filter((stem) => whole.has(stem)).length >= 2;
    }),
    ({ text }) => weigh(text, whole),
  );
  const strong = bearing.filter(({ text }, place) => weigh(text, whole) >= (place === 0 ? deciding : place < fewest ? enough : some));
  return strong.slice(0, most);
}
