/**
 * Feedback on a reflection by rules, without a language model: it quotes, asks, and names only what the student named. Pure: the same text gets the same feedback.
 * Main export: `feedbackFor`.
 */
import type { PrismFeedback } from '../../contracts/api/prism-feedback.ts';
import { fingerprint } from '../text/hash.ts';
import { about, eventIn, type Finding, isEvent as isEventOf, isHollow, type List, mayBePraised } from './finding.ts';
import { findingsIn } from './findings.ts';
import { isPlanned } from './plans.ts';
import type { Reflection, Told } from './read-reflection.ts';
import { closes, emptyReason } from './signs.ts';
import { unread, wordings } from './wordings.ts';

/** From so many words on a text has more passages that do something well than passages that lack something. */
const long = 160;

/** Who chooses first among the sentences. Where a feeling is named its sentence is kept for it. */
function orderFor(findings: readonly Finding[], words: number): readonly List[] {
  const lists: readonly List[] = words < long ? ['strengths', 'areas_to_improve', 'questions'] : ['areas_to_improve', 'strengths', 'questions'];
  return findings.some(({ list }) => list === 'emotional_insights') ? ['emotional_insights', ...lists] : [...lists, 'emotional_insights'];
}

/** How many entries a text of so many words can earn, by list. A short text is not buried under its feedback. */
const room: readonly { below: number; most: Record<List, number> }[] = [
  { below: 12, most: { strengths: 1, areas_to_improve: 1, emotional_insights: 1, questions: 1 } },
  { below: 45, most: { strengths: 2, areas_to_improve: 2, emotional_insights: 1, questions: 2 } },
  { below: 160, most: { strengths: 2, areas_to_improve: 2, emotional_insights: 2, questions: 3 } },
  { below: 450, most: { strengths: 3, areas_to_improve: 2, emotional_insights: 3, questions: 3 } },
  { below: Number.POSITIVE_INFINITY, most: { strengths: 4, areas_to_improve: 3, emotional_insights: 3, questions: 4 } },
];

/** What weighs against a sentence that another entry quotes (only where there is no other), a fifth of the text that has been spoken about in this list or in another, and a finding of the same kind. */
const cost = { sentence: 100, part: 1.5, elsewhere: 0.6, kind: 4 } as const;

export function feedbackFor(reflection: Reflection): PrismFeedback {
  if (reflection.kind !== 'english') return unreadFeedback(reflection, unread[reflection.kind]);
  const findings = findingsIn(reflection);
  const most = room.find(({ below }) => reflection.words < below)?.most ?? room[0]?.most;
  const said: Said = { sentences: new Map(), parts: [0, 0, 0, 0, 0], templates: new Set() };
  const feedback: Record<List, string[]> = { strengths: [], areas_to_improve: [], emotional_insights: [], questions: [] };
  const order = orderFor(findings, reflection.words);
  for (const [i, list] of order.entries()) {
    const candidates = findings.filter((finding) => finding.list === list);
    const unused = (): number => reflection.sentences.filter((told) => told.words >= 3 && usedIn(told, said) === 0).length;
    // A list that is still to come has something of its own to quote.
    const chosen = choose(candidates, most?.[list] ?? 1, said, (lists = order.length - 1 - i) => unused() > lists);
    for (const { sentence } of chosen) if (sentence) said.parts[sentence.part] = (said.parts[sentence.part] ?? 0) + 1;
    const worded = chosen.flatMap((finding) => word(finding, said) ?? []);
    feedback[list] = worded.length > 0 ? worded : [fallback(reflection, list, said)];
  }
  return feedback;
}

interface Said {
  /** How often each sentence has been spoken about. */
  sentences: Map<number, number>;
  /** How many entries speak of each fifth of the text. */
  parts: number[];
  /** Wordings that have been used. */
  templates: Set<string>;
}

/** What a second entry has to be worth, and has to weigh: what could be said of any sentence is said once. */
const least = { worth: 0.5, weight: 2.5 } as const;

/** The weightiest first; a passage that has been spoken about, or lies beside one, makes room for another. */
function choose(candidates: readonly Finding[], most: number, said: Said, isRoomLeft: (lists?: number) => boolean): Finding[] {
  const chosen: Finding[] = [];
  const left = [...candidates];
  const worth = (finding: Finding): number => {
    const { sentence, also } = finding;
    const used = finding.isUrgent ? 0 : Math.max(usedIn(sentence, said), usedIn(also, said));
    // Of somebody who needs care little else is said.
    const same = finding.id === 'careful' ? 0 : chosen.filter(({ id }) => id === finding.id).length;
    const beside = chosen.filter((other) => other.sentence && sentence && other.sentence.part === sentence.part).length;
    const elsewhere = sentence ? (said.parts[sentence.part] ?? 0) - Math.min(...said.parts) : 0;
    return finding.weight - cost.sentence * used - cost.part * beside - cost.elsewhere * elsewhere - cost.kind * same;
  };
  while (chosen.length < most && left.length > 0) {
    const best = left.reduce((top, finding) => (worth(finding) > worth(top) ? finding : top));
    left.splice(left.indexOf(best), 1);
    // No sentence is spoken about a second time while there is another.
    if (worth(best) < -cost.sentence / 2 && isRoomLeft(0)) break;
    // A second entry has to be worth it, and one quotation is enough in a list.
    if (chosen.length > 0 && (best.weight < least.weight || worth(best) < least.worth || !isRoomLeft() || chosen.some(({ slots }) => slots.quote === best.slots.quote))) continue;
    chosen.push(best);
    for (const told of [best.sentence, best.also]) if (told) said.sentences.set(told.index, usedIn(told, said) + 1);
  }
  return chosen;
}

const usedIn = (told: Told | null | undefined, { sentences }: Said): number => (told ? (sentences.get(told.index) ?? 0) : 0);

/** In the wording that the passage chooses among those not used yet; null when all are. */
function word({ list, id, slots, sentence }: Finding, said: Said): string | null {
  const name = `${list}.${id}`;
  const all = wordings[name] ?? [];
  const first = fingerprint(`${name}${slots.quote ?? slots.title ?? ''}`) % Math.max(1, all.length);
  const template = [...all.slice(first), ...all.slice(0, first)].find((each) => !said.templates.has(each));
  if (template === undefined) return null;
  said.templates.add(template);
  return fill(template, usedIn(sentence, said) > 1 && slots.quote ? { ...slots, quote: inShort(slots.quote, slots.word) } : slots);
}

/** What has been quoted before is only pointed at, by its first words or those before `word`. */
function inShort(quote: string, word = ''): string {
  const words = quote
    .slice(1, -1)
    .replace(/^… | …$/g, '')
    .split(' ');
  if (words.length <= 7) return quote;
  const last = words.findIndex((each) => word.length > 2 && each.includes(word.slice(1, -1)));
  const start = last < 5 ? 0 : last - 4;
  const end = start + 5;
  return `“${start > 0 ? '… ' : ''}${words
    .slice(start, end)
    .join(' ')
    .replace(/[,;:]$/, '')}${end < words.length ? ' …' : ''}”`;
}

const fill = (template: string, slots: Readonly<Record<string, string>>): string =>
  template
    .replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
    // A quotation that ends in a mark of its own needs no second one.
    .replaceAll(/([?!])”([.,])(?=\s|$)/g, (_, mark: string, next: string) => (next === ',' ? `${mark}”,` : `${mark}”`))
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const ofOneself = /\b(?:I|my|me|we|our|us)\b/i;

function fallback(reflection: Reflection, list: List, said: Said): string {
  const { cruel } = reflection;
  // What happened says more than what is said about it, and a sentence of one's own more than a saying.
  const event = list === 'emotional_insights' || list === 'strengths' ? eventIn(reflection) : null;
  const isEvent = event?.isEvent === true && usedIn(event.told, said) === 0 && (list !== 'strengths' || mayBePraised(reflection, event.told));
  const isPoor = (told: Told): boolean =>
    isPlanned(told) || (list === 'strengths' ? !mayBePraised(reflection, told) || emptyReason.test(told.text) || !ofOneself.test(told.text) : isHollow(told));
  const rank = (told: Told): number =>
    12 * usedIn(told, said) +
    5 * Number(closes.test(told.text)) +
    2 * Number(list === 'emotional_insights' && !(isEventOf(told) && /\b(?:I|we)\b/i.test(told.text))) +
    2 * Number(list === 'strengths' && cruel.has(told.index)) +
    Number(isPoor(told));
  const told = isEvent ? event.told : reflection.sentences.toSorted((a, b) => rank(a) - rank(b) || b.words - a.words)[0];
  if (!told) return '';
  if (list === 'emotional_insights' && !(isEventOf(told) && /\b(?:I|we)\b/i.test(told.text)) && !reflection.isCareful && reflection.words >= 12)
    return word({ ...about('e', 'none-told', told, 1), slots: {} }, said) ?? '';
  const [key, id] = (
    {
      strengths: ['s', strengthOf(reflection, told, isEvent)],
      areas_to_improve: ['a', 'brief'],
      emotional_insights: ['e', 'none'],
      questions: ['q', 'brief'],
    } as const
  )[list];
  said.sentences.set(told.index, usedIn(told, said) + 1);
  return word(about(key, id, told, 1), said) ?? '';
}

/** What can be said of a sentence without praising what deserves none. */
function strengthOf(reflection: Reflection, told: Told, isEvent: boolean): 'open' | 'bare' | 'stays' | 'voice' | 'start' {
  if (reflection.cruel.size > 0) return 'open';
  if (!mayBePraised(reflection, told)) return 'bare';
  if (isEvent) return 'stays';
  return reflection.words >= 25 && told.words >= 5 && ofOneself.test(told.text) ? 'voice' : 'start';
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
