/**
 * Feedback on a reflection by rules, without a language model: it quotes, asks, and names only what the student named. Pure: the same text gets the same feedback.
 * Main export: `feedbackFor`.
 */
import type { PrismFeedback } from '../../contracts/api/prism-feedback.ts';
import { proverb } from '../essay/signs.ts';
import { fingerprint } from '../text/hash.ts';
import { about, eventIn, type Finding, findingsIn, type List } from './findings.ts';
import type { Reflection, Told } from './read-reflection.ts';
import { learnedMuch } from './signs.ts';
import { unread, wordings } from './wordings.ts';

const order = ['strengths', 'areas_to_improve', 'emotional_insights', 'questions'] as const satisfies readonly List[];

/** How many entries a text of so many words can earn, by list. A short text is not buried under its feedback. */
const room: readonly { below: number; most: Record<List, number> }[] = [
  { below: 12, most: { strengths: 1, areas_to_improve: 1, emotional_insights: 1, questions: 1 } },
  { below: 45, most: { strengths: 2, areas_to_improve: 2, emotional_insights: 1, questions: 2 } },
  { below: 160, most: { strengths: 2, areas_to_improve: 2, emotional_insights: 2, questions: 3 } },
  { below: 450, most: { strengths: 3, areas_to_improve: 2, emotional_insights: 3, questions: 3 } },
  { below: Number.POSITIVE_INFINITY, most: { strengths: 4, areas_to_improve: 3, emotional_insights: 3, questions: 4 } },
];

/** What weighs against a passage that has been spoken about, a third of the text that has, and a finding of the same kind. */
const cost = { sentence: 5, third: 1.5, kind: 4 } as const;

export function feedbackFor(reflection: Reflection): PrismFeedback {
  if (reflection.kind !== 'english') return unreadFeedback(reflection, unread[reflection.kind]);
  const findings = findingsIn(reflection);
  const most = room.find(({ below }) => reflection.words < below)?.most ?? room[0]?.most;
  const said: Said = { sentences: new Map(), templates: new Set() };
  const feedback: Record<List, string[]> = { strengths: [], areas_to_improve: [], emotional_insights: [], questions: [] };
  for (const list of order) {
    const candidates = findings.filter((finding) => finding.list === list);
    const chosen = choose(candidates, most?.[list] ?? 1, said);
    const worded = chosen.flatMap((finding) => word(finding, said) ?? []);
    feedback[list] = worded.length > 0 ? worded : [fallback(reflection, list, said)];
  }
  return feedback;
}

interface Said {
  /** How often each sentence has been spoken about. */
  sentences: Map<number, number>;
  /** Wordings that have been used. */
  templates: Set<string>;
}

/** The weightiest first; a passage that has been spoken about, or lies beside one, makes room for another. */
function choose(candidates: readonly Finding[], most: number, said: Said): Finding[] {
  const chosen: Finding[] = [];
  const left = [...candidates];
  const worth = (finding: Finding): number => {
    const { sentence } = finding;
    const same = chosen.filter(({ id }) => id === finding.id).length;
    const beside = chosen.filter((other) => other.sentence && sentence && other.sentence.third === sentence.third).length;
    return finding.weight - cost.sentence * (sentence ? (said.sentences.get(sentence.index) ?? 0) : 0) - cost.third * beside - cost.kind * same;
  };
  while (chosen.length < most && left.length > 0) {
    const best = left.reduce((top, finding) => (worth(finding) > worth(top) ? finding : top));
    left.splice(left.indexOf(best), 1);
    // A second entry has to be worth it, and one quotation is enough in a list.
    if (chosen.length > 0 && (worth(best) <= 0 || chosen.some(({ slots }) => slots.quote === best.slots.quote))) continue;
    chosen.push(best);
    if (best.sentence) said.sentences.set(best.sentence.index, (said.sentences.get(best.sentence.index) ?? 0) + 1);
  }
  return chosen;
}

/** In the wording that the passage chooses among those not used yet; null when all are. */
function word({ list, id, slots }: Finding, said: Said): string | null {
  const name = `${list}.${id}`;
  const all = wordings[name] ?? [];
  const first = fingerprint(`${name}${slots.quote ?? slots.title ?? ''}`) % Math.max(1, all.length);
  const template = [...all.slice(first), ...all.slice(0, first)].find((each) => !said.templates.has(each));
  if (template === undefined) return null;
  said.templates.add(template);
  return fill(template, slots);
}

const fill = (template: string, slots: Readonly<Record<string, string>>): string =>
  template
    .replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    // A quotation that ends in a mark of its own needs no second one.
    .replaceAll(/([?!])”([.,])(?=\s|$)/g, (_, mark: string, next: string) => (next === ',' ? `${mark}”,` : `${mark}”`))
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function fallback(reflection: Reflection, list: List, said: Said): string {
  const isNew = ({ index }: Told): number => said.sentences.get(index) ?? 0;
  // What happened says more than what is said about it, and a sentence of one's own more than a saying.
  const found = list === 'emotional_insights' || list === 'strengths' ? eventIn(reflection) : null;
  const isHollow = ({ text }: Told): number => Number(proverb.test(text) || learnedMuch.test(text));
  const told = found?.isEvent ? found.told : reflection.sentences.toSorted((a, b) => isHollow(a) - isHollow(b) || isNew(a) - isNew(b) || b.words - a.words)[0];
  if (!told) return '';
  const strength = found?.isEvent ? 'stays' : reflection.words >= 25 && isHollow(told) === 0 ? 'voice' : 'start';
  const [key, id] = (
    {
      strengths: ['s', strength],
      areas_to_improve: ['a', 'brief'],
      emotional_insights: ['e', 'none'],
      questions: ['q', 'brief'],
    } as const
  )[list];
  return word(about(key, id, told, 1), said) ?? '';
}

function unreadFeedback({ text, words }: Reflection, lines: (typeof unread)[keyof typeof unread]): PrismFeedback {
  const beginning = text
    .trim()
    .split(/\s+/)
    .slice(0, 8)
    .join(' ')
    // Scripts without spaces have no words to count.
    .split(/[。，！？]/u, 1)
    .join('')
    .slice(0, 56)
    .replace(/[“”"«»„]/gu, '')
    .replace(/[\s.,;:]+$/u, '');
  const slots = { quote: `“${beginning}”`, count: String(words) };
  return {
    strengths: [fill(lines.strengths, slots)],
    areas_to_improve: [fill(lines.areas_to_improve, slots)],
    emotional_insights: [fill(lines.emotional_insights, slots)],
    questions: [fill(lines.questions, slots)],
  };
}
