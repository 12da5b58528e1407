/** Facts that one can mark: who did it, until when, what is allowed, what to do if something goes wrong. The answer stands in the sentence. */
import { askedBy } from '../../asking.ts';
import { bands, each, withStep } from '../../candidate.ts';
import { type Clause, clauseIn, textOf } from '../../clauses.ts';
import { isStep } from '../../kind.ts';
import { sentence as asSentence, bare, lowered, quote } from '../../quoting.ts';
import { isReported, isRule } from '../../views.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)? (?:${months})|(?:${months}) \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?`;
const term = new RegExp(
  String.raw`\b(?:from ${day} (?:to|until|through) ${day}|(?:no later than|until|before|by|after|from|since|on|starting) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?${day}|in the \d{1,3}(?:st|nd|rd|th) minute|at \d{1,2}(?::\d\d)? ?(?:a\.m\.|p\.m\.|o['’]clock))`,
  'u',
);

/** "… may apply no later than 24 February": a date or a deadline, asked for with what stands before it. */
export const deadlines = each((sentence, passage) => {
  if (passage.kind === 'poem' || passage.kind === 'story' || sentence.speech || !/\d/.test(sentence.text) || isReported(sentence)) return null;
  const found = term.exec(sentence.text);
  const before = found ? sentence.text.slice(0, found.index).trim() : '';
  if (!found || before.split(' ').length < 4) return null;
  const said = quote(before, 150).replace(/ ?…?”$/, ' …”');
  return {
    kind: 'date',
    skill: 'Finding details',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      withStep(`Which date or time does the passage give for this: ${said}?`, 'What does it mean for those it concerns?', 'Why does it matter that it is said so exactly?'),
    hint: 'Read the sentence to its end.',
    expected: () => `${asSentence(found[0])} It stands in ${quote(sentence.text, 200)}.`,
    evidence: [sentence.index],
    lookFors: [`Gives it as the passage does: “${found[0]}”`],
  };
});

const places =
  /^(?:Street|Road|Avenue|River|Bridge|Lake|Mountains?|City|Town|Company|University|College|Island|Schools?|County|Park|Museum|Cent(?:er|re)|House|Church|Bay|Valley|War|Act|Council|States|Ocean|Sea|Wall|Forest|Kingdom|Empire|Party|Union|Club|Team|Society|Committee)$/;
/** What a question by itself would not show. */
const pointing = /^(?:he|she|they|it|him|her|them|his|their|its|this|i|we|you|my|our|there|here)$/;

const yearOrDay = new RegExp(
  String.raw`(?:^|\s)(in (?:the (?:early |late |mid-)?)?(?:(?:${months}) )?(?:1\d{3}|20\d\d)s?|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: (?:morning|afternoon|evening|night))?)$`,
  'u',
);

/** "The wheel was built in 1860": when it happened, where the time stands at the end. */
export const dates = each((sentence, passage) => {
  const { clause, text } = sentence;
  if ((passage.kind !== 'information' && passage.kind !== 'opinion') || !clause || clause.lead.length > 0 || !isDone(clause) || sentence.speech || isReported(sentence))
    return null;
  const found = yearOrDay.exec(textOf(text, clause.rest))?.[1];
  const first = clause.rest[0];
  if (!found || !first) return null;
  const from = first.start + textOf(text, clause.rest).lastIndexOf(found);
  const asked = askedBy(passage, sentence, { ...clause, rest: clause.rest.filter(({ start }) => start < from) });
  if (!asked) return null;
  return {
    kind: 'date',
    skill: 'Finding details',
    sentence: sentence.index,
    weight: 7.6,
    ask: () => withStep(`When ${asked}?`, 'Why does the passage tell you the time?', 'Why does it matter to the passage that it was then?'),
    hint: 'Look at the end of what is said about it.',
    expected: () => `${asSentence(found)} It stands in ${quote(text)}.`,
    evidence: [sentence.index],
    lookFors: ['Gives the time as the passage does'],
  };
});

/** It is not denied, and not only possible. */
const isDone = ({ verbs }: Clause): boolean => !verbs.some(({ lower }) => /^(?:not|n't|never|may|might|could|would|should|can|must)$/.test(lower));

/** "Substitute Mina Cho equalized in the 81st minute": who did it. */
export const whoDid = each((sentence, passage) => {
  const { clause, text } = sentence;
  if (passage.kind !== 'information' || !clause || clause.lead.length > 0 || clause.isCut || sentence.speech || isReported(sentence) || passage.isFirstPerson) return null;
  const { subject, verbs } = clause;
  const [verb] = verbs;
  // A person is told by first name and surname; a street or a council has two names as well.
  const names = subject.slice(-2);
  const isPerson =
    names.length === 2 &&
    names.every(({ pos, text: part }) => pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(part)) &&
    !/^(?:The|An?)\b/.test(text) &&
    !places.test(names[1]?.text ?? '');
  const isTold = verb?.pos === 'VERB' && passage.isPast && (verb.lower !== verb.lemma || /^(?:put|cut|hit|let|set|shut|beat|read|split)$/.test(verb.lower));
  const added = clause.rest.findIndex(({ lower }) => /^(?:that|which|who|whose|where|when)$/.test(lower));
  const rest = clause.rest.slice(0, added < 0 ? undefined : added);
  if (!verb || verbs.length !== 1 || !isTold || /s$/.test(verb.lower) || !isPerson || rest.length < 3 || rest.length > 16) return null;
  if (subject.some(({ lower, pos }) => lower === 'and' || pos === 'PRON' || pos === 'ADP') || rest.some(({ lower }) => pointing.test(lower))) return null;
  return {
    kind: 'who',
    skill: 'Finding details',
    sentence: sentence.index,
    weight: 8,
    ask: () => withStep(`Who ${verb.lower} ${bare(textOf(text, rest)).replace(/[,;:]$/, '')}?`, 'What came of it?', 'What came of it, and which other line shows that?'),
    hint: 'Look for the name in front of the deed.',
    expected: () => `${asSentence(bare(textOf(text, subject)))} It stands in ${quote(text)}.`,
    evidence: [sentence.index],
    lookFors: ['Names the right one'],
  };
});

/** "Children under eight may swim only with an adult": a permission, with its condition. */
export const permissions = each((sentence, passage) => {
  if ((passage.genre !== 'notice' && passage.genre !== 'list of rules') || !isRule(sentence)) return null;
  const isBan = /\b(?:may|must|shall|will) not\b|\bno \p{L}+ (?:may|shall|can) be\b|\b(?:not allowed|not permitted|forbidden|prohibited)\b/iu.test(sentence.text);
  const isLeave = !isBan && /\bmay\b/.test(sentence.text);
  const what = isBan ? 'not allowed, or not done,' : isLeave ? 'allowed' : 'demanded';
  return {
    kind: `rule-${what}`,
    skill: isLeave ? 'What is allowed' : 'What is laid down',
    sentence: sentence.index,
    weight: 7.6,
    ask: () =>
      bands(
        `What is ${what} here, and for whom: ${quote(sentence.text, 120)}?`,
        `What is ${what} in ${quote(sentence.text, 120)}, for whom, and on which condition?`,
        `What is ${what} in ${quote(sentence.text, 120)}, for whom and on which condition, and where does the limit lie?`,
      ),
    hint: 'Look for ‘may’, ‘must’, ‘not’, ‘only’ and ‘unless’.',
    expected: () => asSentence(bare(sentence.text)),
    evidence: [sentence.index],
    lookFors: ['Says for whom it holds', 'Leaves out no condition'],
  };
});

/** "If the soup is too thick, thin it with a ladle of hot water." */
export const remedies = each((sentence, passage) => {
  if (passage.kind !== 'instructions' || !/^(?:If|When|Once)\b/.test(sentence.text) || !isStep(sentence)) return null;
  const at = sentence.words.findIndex(({ text }) => text === ',');
  const lead = lowered(textOf(sentence.text, sentence.words.slice(0, at)));
  if (at < 3 || clauseIn(sentence.words.slice(1, at)) === null || /\b(?:it|they|them|this|these)\b/.test(lead)) return null;
  return {
    kind: 'remedy',
    skill: 'Following steps',
    sentence: sentence.index,
    weight: 8.2,
    ask: () => withStep(`What should you do ${lead}?`, 'Why does that help?', 'Why does that help, and what would you do if it did not?'),
    hint: 'The same sentence says it, after the comma.',
    expected: () => asSentence(bare(textOf(sentence.text, sentence.words.slice(at + 1)))),
    evidence: [sentence.index],
    lookFors: ['Says what the instructions say'],
  };
});
