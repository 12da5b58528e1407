/** What a teacher would mark in a reflection: each finding is a passage with what it does, or what a reader misses there. Knows no wording. */
import { proverb } from '../essay/signs.ts';
import { wordsOf } from '../text/words.ts';
import { deniedPlanIn, isPlanned, isVaguePlan, planOf } from './plans.ts';
import { quoteOf } from './quote.ts';
import type { Person, Reflection, Told } from './read-reflection.ts';
import * as signs from './signs.ts';

export type List = 'strengths' | 'areas_to_improve' | 'emotional_insights' | 'questions';

export interface Finding {
  list: List;
  /** Names the wordings in `wordings.ts`. */
  id: string;
  /** The sentence it is about; null: the whole. */
  sentence: Told | null;
  /** Another that it quotes. */
  also?: Told;
  /** What the wording needs, quotations with their marks. */
  slots: Readonly<Record<string, string>>;
  /** It is said whatever else is said of the sentence. */
  isUrgent?: true;
  /** How much it is worth saying, from 1 (something to say at all) to 10. */
  weight: number;
}

const lists = { s: 'strengths', a: 'areas_to_improve', e: 'emotional_insights', q: 'questions' } as const;

/** A finding with the passage quoted around the match. */
export function about(
  list: keyof typeof lists,
  id: string,
  sentence: Told,
  weight: number,
  match?: RegExpExecArray | { index: number; 0: string } | null,
  more: Record<string, string> = {},
): Finding {
  const quote = quoteOf(sentence, match ? { start: match.index, end: match.index + match[0].length } : undefined);
  return { list: lists[list], id, sentence, weight, slots: { quote, ...more } };
}

/** The weight of what may be said of any sentence. */
const rest = 2;

const mark = (word: string): string => `“${word.trim()}”`;

export function findingsIn(reflection: Reflection): Finding[] {
  return [
    ...strengthsIn(reflection).filter(({ sentence }) => !sentence || mayBePraised(reflection, sentence)),
    ...gapsIn(reflection),
    ...feelingsOf(reflection),
    ...questionsOn(reflection),
  ];
}

/** Anybody could have written it: a saying, or a phrase without anything that only the writer knows. */
export const isHollow = ({ text }: Told): boolean =>
  [proverb, signs.learnedMuch, signs.generic].some((sign) => find(sign, text)) && !find(signs.detail, text) && !find(signs.speech, text);

/** Neither hollow nor cruel, nor beside what is cruel. */
export const mayBePraised = ({ cruel }: Reflection, told: Told): boolean => !isHollow(told) && ![-1, 0, 1].some((step) => cruel.has(told.index + step));

/** Does any sentence hold it? */
const has = ({ sentences }: Reflection, sign: RegExp): boolean => sentences.some(({ text }) => find(sign, text) !== null);
/** Patterns with the flag "g" remember where they were. */
const find = (sign: RegExp, text: string): RegExpExecArray | null => {
  sign.lastIndex = 0;
  return sign.exec(text);
};

/** An idea in every sentence that shows the sign. */
function each({ sentences }: Reflection, sign: RegExp | ((told: Told) => RegExpExecArray | null), make: (sentence: Told, match: RegExpExecArray) => Finding | null): Finding[] {
  const search = typeof sign === 'function' ? sign : ({ text }: Told) => find(sign, text);
  return sentences.flatMap((sentence) => {
    const match = sentence.words >= 3 ? search(sentence) : null;
    return (match && make(sentence, match)) ?? [];
  });
}

const isQuestion = (text: string): boolean => /\?$/.test(text);
/** Asked by the writer: what stands between marks somebody has said. */
const isOwnQuestion = ({ text, words }: Told): boolean => isQuestion(text) && words >= 4 && !/[“"]/.test(text);

function strengthsIn(reflection: Reflection): Finding[] {
  const { sentences, isCareful } = reflection;
  return [
    ...each(reflection, signs.thenNow, (told, match) => about('s', 'then-now', told, 9, match)),
    ...each(reflection, signs.turning, (told, match) => (isPlanned(told) ? null : about('s', 'turning', told, 8, match))),
    ...(isCareful ? [] : each(reflection, signs.otherView, (told, match) => about('s', 'other-view', told, 8, match))),
    ...(isCareful ? [] : each(reflection, signs.ownPart, (told, match) => about('s', 'own-part', told, 7, match))),
    ...each(reflection, planOf, (told, match) =>
      isVaguePlan(told.text) || !(find(signs.anchored, told.text) || /next time/i.test(match[0])) || told.words < 5 || isQuestion(told.text)
        ? null
        : about('s', 'plan', told, 8, match),
    ),
    ...each(reflection, signs.consequence, (told, match) => about('s', 'consequence', told, 6, match)),
    ...(isCareful
      ? sentences.map((told) => about('s', 'told', told, 4 + Math.min(told.words, 20) / 20))
      : each(reflection, signs.reason, (told, match) => (find(signs.emptyReason, told.text) ? null : about('s', 'reason', told, 6, match)))),
    ...each(reflection, signs.speech, (told, match) => about('s', 'speech', told, 6, match)),
    ...each(reflection, signs.detail, (told, match) => (isPlanned(told) ? null : about('s', 'detail', told, 4, match, { word: mark(match[0]) }))),
    ...each(reflection, signs.doubt, (told, match) => about('s', 'doubt', told, 6, match)),
    ...sentences.filter(isOwnQuestion).map((told) => about('s', 'own-question', told, 6)),
    ...each(reflection, signs.decision, (told, match) => (isCareful ? null : about('s', 'action', told, 3, match))),
    ...each(reflection, signs.view, (told, match) => about('s', 'claim', told, 2, match)),
  ];
}

function gapsIn(reflection: Reflection): Finding[] {
  const { sentences, words, people, isCareful, cruel, repeated, title, text } = reflection;
  const first = sentences[0];
  const last = sentences.findLast((told) => told.words >= 4 && !signs.closes.test(told.text)) ?? sentences.at(-1);
  if (isCareful) return sentences.filter((told) => told.words >= 4).map((told) => about('a', 'careful', told, 3 + Math.min(told.words, 20) / 20));
  const found: Finding[] = [
    ...sentences.filter(({ index }) => cruel.has(index)).map((told) => ({ ...about('a', 'cruel', told, 12), isUrgent: true as const })),
    ...each(reflection, signs.generic, (told, match) => (isHollow(told) && !isPlanned(told) ? about('a', 'generic', told, 8, match) : null)),
    ...each(reflection, signs.emptyReason, (told, match) => about('a', 'empty-reason', told, 7, match)),
    ...each(reflection, signs.general, (told, match) => (signs.aboutWork.test(text) ? null : about('a', 'general', told, 5, match))),
    ...each(
      reflection,
      ({ text: each }) => deniedPlanIn(each),
      (told, match) => about('a', 'denied-plan', told, 8, match),
    ),
    ...each(reflection, signs.selfLabel, (told, match) => about('a', 'self-label', told, 9, match)),
    ...each(reflection, signs.learnedMuch, (told, match) => about('a', 'learned-much', told, 9, match)),
    ...each(reflection, proverb, (told, match) => about('a', 'proverb', told, 8, match)),
    ...each(reflection, planOf, (told, match) => (isVaguePlan(told.text) ? about('a', 'vague-plan', told, 8, match) : null)),
    ...each(reflection, signs.judgment, (told, match) => {
      if (find(signs.reason, told.text) || told.words > 16 || /\b(?:not|n['’]t) (?:think|believe|say|know)\b/i.test(told.text)) return null;
      return about('a', 'judgment', told, 7 - told.words / 20, match, { word: mark(match[1] ?? match[0]) });
    }),
    ...each(reflection, signs.progress, (told, match) => (find(signs.reason, told.text) ? null : about('a', 'progress', told, 7, match))),
    ...each(reflection, signs.absolute, (told, match) =>
      isPlanned(told) || /\byet\b/i.test(told.text)
        ? null
        : about('a', 'absolute', told, /^every/i.test(match[0]) ? 3 : 6, match, {
            word: mark(/always|never|every(?: single)? time|everyone|everybody|nobody|no one/i.exec(match[0])?.[0] ?? match[0]),
          }),
    ),
  ];
  if (repeated) found.push(about('a', 'repeated', repeated.sentence, 10, null, { times: String(repeated.times) }));
  const longest = sentences.reduce<Told | null>((most, told) => (told.words > (most?.words ?? 50) ? told : most), null);
  if (longest) found.push(about('a', 'run-on', longest, 6, null, { count: String(longest.words) }));
  if (words >= 15 && !has(reflection, signs.reason) && !has(reflection, signs.consequence)) {
    const event = eventIn(reflection);
    if (event?.isEvent) found.push(about('a', 'no-reason', event.told, 7, event.match));
  }
  if (
    words >= 18 &&
    last &&
    !isQuestion(last.text) &&
    signs.couldGoBetter.test(text) &&
    !signs.lookingForward.test(last.text) &&
    !signs.aboutWork.test(text) &&
    !sentences.some(isPlanned)
  )
    found.push(about('a', 'no-next-step', last, 6));
  const steps = text.match(signs.thenAgain) ?? [];
  const step = sentences.find((told) => find(signs.thenAgain, told.text));
  // Of every fifteen words one: a longer text may well say "then" a few times.
  if (steps.length >= 4 && steps.length * 15 >= words && step) found.push(about('a', 'listing', step, 8, find(signs.thenAgain, step.text), { times: String(steps.length) }));
  if (words >= 40 && first && people.length === 0 && !signs.aboutWork.test(text) && !has(reflection, signs.detail) && !has(reflection, signs.speech))
    found.push(about('a', 'no-scene', first, 7));
  const blame = each(reflection, signs.others, (told, match) => about('a', 'others-only', told, 7, match));
  if (blame.length >= 2 && !has(reflection, signs.ownPart)) found.push(...blame);
  const [person] = people;
  if (person && !has(reflection, signs.otherView)) {
    const told = person.sentences.flatMap((at) => sentences[at] ?? []).findLast((each) => !isPlanned(each) && !/\b(?:will|['’]ll|going to)\b/i.test(each.text));
    if (told) found.push(about('a', 'no-other-view', told, 6, whereNamed(told, person), { person: person.name }));
  }
  for (const [i, told] of sentences.entries()) {
    const match = find(/\bI (?:finally |then |just )?(?:decided|chose|refused|quit|apologi[sz]ed|spoke up|told|asked)\b/, told.text);
    const next = sentences[i + 1]?.text ?? '';
    if (match && words >= 60 && !find(signs.consequence, `${told.text} ${next}`) && told.part < 4) found.push(about('a', 'no-consequence', told, 5, match));
  }
  if (reflection.isTitleLeft && first) found.push(about('a', 'title-left', first, 0.5, null, { title: mark(title) }));
  const brief = sentences.filter((told) => told.words >= 3 && !isPlanned(told) && !signs.closes.test(told.text));
  const [quick] = brief.filter(({ part, words: count }) => part > 0 && count >= 4 && count <= 14).sort((a, b) => a.words - b.words);
  if (quick) found.push(about('a', 'quick', quick, 2));
  // For where everything else has been spoken about.
  found.push(...brief.filter((told) => told !== quick).map((told) => about('a', 'quick', told, rest)));
  return found;
}

/** The sentence in which most happens: a turn, a choice, something that went wrong. */
export function eventIn(reflection: Reflection): { told: Told; match: RegExpExecArray; isEvent: boolean } | null {
  for (const sign of [signs.turning, signs.ownPart, signs.decision, signs.consequence, signs.detail]) {
    for (const told of reflection.sentences) {
      const match = find(sign, told.text);
      if (match && told.words >= 4 && !isPlanned(told) && !isHollow(told)) return { told, match, isEvent: true };
    }
  }
  const [told] = reflection.sentences.toSorted((a, b) => Number(isPlanned(a)) - Number(isPlanned(b)) || b.words - a.words);
  const match = told && /\S/.exec(told.text);
  return told && match && told.words >= 3 ? { told, match, isEvent: false } : null;
}

function whereNamed({ text }: Told, { name }: Person): { index: number; 0: string } {
  const last = name.split(' ').at(-1) ?? name;
  return { index: Math.max(0, text.toLowerCase().indexOf(last.toLowerCase())), 0: last };
}

function feelingsOf(reflection: Reflection): Finding[] {
  const { feelings } = reflection;
  const found: Finding[] = [];
  const at = ({ start, word }: (typeof feelings)[number]) => ({ index: start, 0: word });
  const own = feelings.filter(({ whose, isNegated }) => whose !== 'other' && !isNegated);
  for (const feeling of feelings) {
    // The same feeling twice is one; the place that gives its cause says more.
    const same = feelings.filter(({ base, whose, isNegated }) => base === feeling.base && whose === feeling.whose && isNegated === feeling.isNegated);
    if ((same.find(({ hasCause }) => hasCause) ?? same[0]) !== feeling) continue;
    const { sentence, word, whose, isNegated, hasCause } = feeling;
    const slots = { word: mark(word) };
    if (isNegated) found.push(about('e', 'negated', sentence, 5, at(feeling), slots));
    else if (whose === 'other') found.push(about('e', 'other', sentence, 4, at(feeling), slots));
    else found.push(about('e', hasCause ? 'with-cause' : 'named', sentence, hasCause ? 7 : 6, at(feeling), slots));
  }
  const [start] = own;
  const end = own.findLast(({ base, sentence }) => base !== start?.base && sentence.index !== start?.sentence.index);
  if (start && end) {
    const [from, to] = [quoteOf(start.sentence, { start: start.start, end: start.end }), quoteOf(end.sentence, { start: end.start, end: end.end })];
    if (from !== to)
      found.push({
        list: 'emotional_insights',
        id: 'shift',
        sentence: end.sentence,
        also: start.sentence,
        weight: 9,
        slots: { word: mark(start.word), later: mark(end.word), quote: from, to },
      });
  }
  const side = own.find((one) => own.some((two) => two.sentence.index === one.sentence.index && two.start > one.start && two.base !== one.base));
  const partner = side && own.find((two) => two.sentence.index === side.sentence.index && two.start > side.start && two.base !== side.base);
  if (side && partner)
    found.push(
      about('e', 'mixed', side.sentence, 8, { index: side.start, 0: side.sentence.text.slice(side.start, partner.end) }, { word: mark(side.word), later: mark(partner.word) }),
    );
  found.push(
    ...each(reflection, signs.body, (told, match) => (feelings.some(({ sentence }) => sentence.index === told.index) ? null : about('e', 'body', told, 5, match))),
    ...each(reflection, signs.liking, (told, match) => about('e', 'liking', told, 4, match, { word: mark(match[1] ?? '') })),
    ...each(reflection, signs.missing, (told, match) => about('e', 'missing', told, 6, match)),
    ...each(
      reflection,
      /\bI (?:just |mostly |really |still )?(?:felt|feel|was feeling) (?:so |really |very |kind of |pretty |a bit |like |left )*(useless|stupid|dumb|small|invisible|alone|lost|strong|free|ready|out|empty|stuck|seen|cheated|judged|welcome)\b/i,
      (told, match) => about('e', 'named', told, 7, match, { word: mark(match[1] === 'out' ? 'left out' : (match[1] ?? '')) }),
    ),
    ...each(
      reflection,
      /\b(?:I|it|that|this)(?: just| really| still)? (?:felt|feel|feels|made me feel) (?:so |really |very |kind of |pretty |a bit |just )*(good|bad|weird|okay|ok|fine|nice|great|different|strange|better|worse|terrible|awful|amazing)\b/i,
      (told, match) => about('e', 'vague-feeling', told, 6, match, { word: mark(match[1] ?? '') }),
    ),
  );
  return found;
}

function questionsOn(reflection: Reflection): Finding[] {
  const { sentences, people, isCareful, cruel, title, words } = reflection;
  if (isCareful) return sentences.filter((told) => told.words >= 4).map((told) => about('q', 'careful', told, 3 + Math.min(told.words, 20) / 20));
  const found: Finding[] = [
    ...sentences.filter(({ index }) => cruel.has(index)).map((told) => ({ ...about('q', 'cruel', told, 12), isUrgent: true as const })),
    ...sentences.filter((told) => isHollow(told) && !isPlanned(told)).map((told) => about('q', 'generic', told, 6)),
    ...each(reflection, signs.turning, (told, match) => (isPlanned(told) ? null : about('q', 'turning', told, 7, match))),
    ...each(reflection, signs.decision, (told, match) => (isPlanned(told) ? null : about('q', 'decision', told, 6, match))),
    // Why somebody else said or did something is not the writer's to follow up.
    ...each(reflection, signs.reason, (told, match) => (isPlanned(told) || !/\b(?:I|we|my|our|me|us)\b/i.test(told.text) ? null : about('q', 'reason', told, 6, match))),
    ...each(reflection, planOf, (told, match) => (isQuestion(told.text) || isVaguePlan(told.text) ? null : about('q', 'plan', told, 7, match))),
    ...each(reflection, signs.learned, (told, match) => about('q', 'learned', told, 7, match)),
    ...each(reflection, signs.doubt, (told, match) => (isQuestion(told.text) ? null : about('q', 'doubt', told, 7, match))),
    ...sentences.filter(isOwnQuestion).map((told) => about('q', 'own-question', told, 8)),
    ...each(reflection, signs.view, (told, match) =>
      isPlanned(told) || isQuestion(told.text) || /think (?:it|this|that) will/i.test(told.text) ? null : about('q', 'view', told, 5, match),
    ),
    ...each(reflection, signs.consequence, (told, match) => about('q', 'consequence', told, 4, match)),
    ...each(reflection, signs.detail, (told, match) => (isPlanned(told) ? null : about('q', 'kept', told, 3, match))),
  ];
  const second = people[1] ?? (has(reflection, signs.otherView) ? people[0] : undefined);
  const told = second && sentences[second.sentences[0] ?? 0];
  if (second && told) found.push(about('q', 'person', told, 6, whereNamed(told, second), { person: second.name }));
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first && last && sentences.length >= 6 && words >= 70) found.push({ ...about('q', 'first-last', first, 5, null, { last: quoteOf(last) }), also: last });
  const event = eventIn(reflection);
  if (event) found.push(about('q', 'moment', event.told, 2, event.match));
  found.push(
    ...sentences
      .toSorted((a, b) => b.words - a.words)
      .filter((told) => told.words >= 3 && told !== event?.told && !isHollow(told) && !signs.closes.test(told.text) && !isPlanned(told))
      .map((told) => about('q', 'moment', told, rest)),
  );
  if (event && words >= 60 && title.length <= 80 && wordsOf(title).length >= 2)
    found.push({ list: 'questions', id: 'title', sentence: null, weight: 1, slots: { title: mark(title.replace(/[“”"]/g, '’')) } });
  return found;
}
