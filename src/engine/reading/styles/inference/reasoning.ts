/** Links, degrees of certainty, attitudes, figures and consequences that a passage leaves to its reader. */
import { causeIn } from '../../asking.ts';
import { bands, body, type Candidate, each, edges, figureIn, type Maker, same, withStep } from '../../candidate.ts';
import { heroOf } from '../../hero.ts';
import { again, beside, suchAs } from '../../keys.ts';
import { hedges, stanceWords } from '../../lexicon.ts';
import type { Passage, ReadSentence } from '../../passage.ts';
import { quote, quoteEnd } from '../../quoting.ts';
import { isBoilerplate, isRule, isRuled } from '../../views.ts';
import { moralOf } from '../../weighing.ts';

/** Two sentences side by side whose link is left to the reader. */
export const links: Maker = (passage) => {
  if (passage.kind === 'poem' || passage.kind === 'instructions' || passage.kind === 'fragments' || passage.kind === 'foreign') return [];
  return body(passage).flatMap((sentence) => {
    const next = passage.sentences[sentence.index + 1];
    if (
      !next ||
      next.form === 'heading' ||
      next.paragraph !== sentence.paragraph ||
      sentence.speech ||
      next.speech ||
      sentence.isSaid ||
      next.isSaid ||
      isBoilerplate(sentence) ||
      isBoilerplate(next) ||
      sentence.text.endsWith('?') ||
      next.text.endsWith('?')
    )
      return [];
    if (![sentence, next].every(({ words }) => words.some(({ pos }) => pos === 'VERB' || pos === 'AUX'))) return [];
    if (sentence.length < 5 || next.length < 4 || sentence.text.length + next.text.length > 200) return [];
    const shared =
      sentence.words.some(({ lemma, pos }) => pos === 'NOUN' && next.words.some((word) => word.lemma === lemma)) || /^(?:It|They|He|She|This|These|That)\b/.test(next.text);
    if (
      !shared ||
      /^(?:But|However|So|Then|Because|Therefore|As a result|And|Also|For example|Yet|Still|Instead|Although|Later|After)\b/.test(next.text) ||
      causeIn(passage, sentence) ||
      causeIn(passage, next)
    )
      return [];
    return {
      kind: 'link',
      skill: 'Connecting ideas',
      sentence: next.index,
      weight: passage.kind === 'story' ? 4.5 : 6.5,
      ask: () =>
        bands(
          `What do these two sentences have to do with each other: ${quote(sentence.text, 100)} and ${quote(next.text, 100)}?`,
          `How does ${quote(next.text, 100)} go on from ${quote(sentence.text, 100)}? Say the two as one sentence, with a word that joins them.`,
          `The passage sets ${quote(sentence.text, 100)} beside ${quote(next.text, 100)} and leaves the connection to the reader. What is it, and what in the text bears it out?`,
        ),
      hint: 'Say the two as one sentence.',
      expected: () =>
        `First: ${quote(sentence.text)}. Then: ${quote(next.text)}. The link is named, and the joining word fits it: a cause (‘because’), a result (‘so’), an example, a contrast (‘but’) or the next step (‘then’). To say both again with ‘and’ is half of it.`,
      evidence: [sentence.index, next.index],
      lookFors: ['Names a connection, not only the two facts', 'Can be said as one sentence'],
    };
  });
};

/** "This could be the cause", not "they could not grow". */
const mayBe = ({ text }: ReadSentence): boolean => /\bcould (?:also |well )?(?:be|have|mean|become)\b/.test(text);

/** "Members may bring one guest": what a rule allows is not in doubt. */
const mayPermit = (passage: Passage, sentence: ReadSentence): boolean => isRule(sentence) || isRuled(passage);

export const certainty = each((sentence, passage) => {
  const hedge = sentence.words.find(
    ({ lower, pos, lemma, text, start }) =>
      hedges.has(pos === 'VERB' ? lemma : lower) &&
      !(lower === 'could' && (passage.isPast || passage.isFirstPerson || !mayBe(sentence))) &&
      !(lower === 'may' && (pos === 'PROPN' || (text === 'May' && start > 0) || mayPermit(passage, sentence))),
  );
  // "Although it appears simple, …" sets what seems against what is.
  const isContrast = /^(?:seem|appear)/.test(hedge?.lower ?? '') && /^(?:Although|Though|While)\b|, but\b/.test(sentence.text);
  if (!hedge || isContrast || sentence.speech || passage.isAddress || passage.kind === 'story' || passage.kind === 'poem') return null;
  return {
    kind: 'certainty',
    skill: 'How sure the writer is',
    sentence: sentence.index,
    weight: 7.5,
    ask: () =>
      bands(
        `The writer says “${hedge.text}” in ${quote(sentence.text, 100)}. Is the writer sure? How do you know?`,
        `What does “${hedge.text}” in ${quote(sentence.text, 100)} tell you about how sure the writer is? What might make the writer surer?`,
        `Why does the writer say “${hedge.text}” in ${quote(sentence.text, 100)}, and what evidence would allow the sentence without it?`,
      ),
    hint: `Read the sentence without “${hedge.text}”. What changes?`,
    expected: () => `The writer is not certain: “${hedge.text}” leaves room for it to be otherwise. Evidence that would settle it has to fit ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: [`Explains what “${hedge.text}” does`, 'Names evidence that could be found'],
  };
});

export const attitude = each((sentence, passage) => {
  // "Hardly works", "only 40" and "only July" measure; they judge nothing, except where someone argues.
  const word = sentence.words.find(({ lower, pos }) => stanceWords.has(lower) && pos !== 'ADJ' && !(passage.kind !== 'opinion' && measuring.has(lower)));
  if (!word || sentence.speech || sentence.length < 6) return null;
  return {
    kind: 'attitude',
    skill: "The writer's view",
    sentence: sentence.index,
    weight: 7,
    ask: () =>
      withStep(
        `What does the word “${word.text}” in ${quote(sentence.text, 100)} tell you about what the writer thinks?`,
        'Read the sentence without it: what is lost?',
        'Would someone with the opposite view have used it?',
      ),
    hint: `Leave “${word.text}” out and compare.`,
    expected: () =>
      `“${word.text}” shows what the writer finds too little, too much, good or bad about this: ${quote(sentence.text)}. Without it the fact is the same and the view is gone. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Names the view', `Ties it to “${word.text}”`],
  };
});

const measuring = new Set('only even merely hardly barely simply finally clearly'.split(' '));

export const figures = each((sentence, passage) => {
  const figure = figureIn(sentence);
  if (!figure || passage.kind === 'story') return null;
  return {
    kind: 'conclusion',
    skill: 'Drawing a conclusion',
    sentence: sentence.index,
    weight: 6.5,
    ask: () =>
      withStep(
        `What can you conclude from the number in ${quote(sentence.text, 110)}?`,
        'What can you not conclude from it?',
        'What can you not conclude from it, and which other number would you want to see?',
      ),
    hint: 'Compare the number with one you know.',
    expected: () => {
      const other = again(passage, sentence);
      return `From “${figure}”: that it is much or little, more or less than something the answer names. Not from the number alone: why it is so, or whether it is so elsewhere. It stands in ${quote(sentence.text)}.${other ? ` To compare: ${quote(other.text, 90)}.` : ''}`;
    },
    evidence: [sentence.index],
    lookFors: ['Goes one step beyond the number', 'Does not claim more than it shows'],
  };
});

/** What may come after the end, or what the end means for what stands before it. */
export const consequences: Maker = (passage) => {
  const { last } = edges(passage);
  if (!last || body(passage).length < 4 || passage.kind === 'instructions' || passage.isAddress || isRuled(passage)) return [];
  const moral = moralOf(passage);
  if (moral) return [lesson(passage, moral)];
  const ask = afterTheEnd(passage, last);
  if (!ask) return [];
  const place = body(passage).findLast(({ index, speech, length }) => index < last.index && !speech && length >= 6);
  return [
    {
      kind: 'prediction',
      skill: passage.kind === 'story' ? 'Prediction' : 'Consequences',
      sentence: last.index,
      weight: 8,
      ask: () => ask,
      hint: 'Collect what the passage has told you so far that is not finished yet.',
      expected: () =>
        `One clue from the end, ${quoteEnd(last.text)}${suchAs(last, quoteEnd(last.text)) && `,${suchAs(last, quoteEnd(last.text))}`}; one from an earlier place${place ? `, such as ${quote(place.text)}` : ''}. What is said to come next fits both. What is only possible, without a clue, is half of it.`,
      evidence: [last.index, ...(place ? [place.index] : [])],
      lookFors: ['Two clues from the passage', 'Likely, not only possible'],
      isWhole: true,
    },
  ];
};

/** Null where the end is a fact like others: nothing need follow from it. */
function afterTheEnd(passage: Passage, last: ReadSentence): ReturnType<typeof bands> | null {
  const end = quoteEnd(last.text, 100);
  const hero = heroOf(passage);
  if (passage.kind === 'story')
    return bands(
      `The passage stops at ${end}. What could happen next? Give two clues.`,
      `The passage stops at ${end}. What could happen next${hero ? ` to ${hero.name}` : ''}, and which two clues make it likely?`,
      `The passage stops at ${end}. Which continuation has it prepared, and which would be a surprise?`,
    );
  if (passage.kind === 'poem') return same(`The poem ends on ${end}. What is left open?`);
  if (!last.words.some(({ lower }) => ahead.has(lower))) return null;
  return bands(
    `The passage ends with ${end}. What could happen because of this?`,
    `The passage ends with ${end}. What follows from this that the writer does not say?`,
    `The passage ends with ${end}. What follows from it, and for whom, that the writer does not spell out?`,
  );
}
/** Where someone does something to another, rather than comes and goes. */
const strongestDeed = (part: readonly ReadSentence[], passage: Passage): ReadSentence | undefined =>
  part
    .map((sentence) => ({
      sentence,
      cast: passage.cast.filter(({ sentences }) => sentences.includes(sentence.index)).length,
      acts: sentence.words.filter(({ pos }) => pos === 'VERB').length,
    }))
    .toSorted((a, b) => b.cast * 2 + b.acts - (a.cast * 2 + a.acts))[0]?.sentence;

/** The end looks beyond what was told. */
const ahead = new Set('will may might could can must should would need needs unless if tomorrow future vote'.split(' '));

/** A tale that says itself what it teaches: what bears it out has been told. */
function lesson(passage: Passage, moral: ReadSentence): Candidate {
  const told = body(passage).filter(({ index, speech }) => index < moral.index && !speech);
  // One from each half: what was done, and what came of it.
  const half = Math.ceil(told.length / 2);
  const deeds = [told.slice(1, half), told.slice(half)].flatMap((part) => strongestDeed(part, passage) ?? []);
  const events = [...new Set([...deeds, told.at(-1)])].flatMap((event) => event ?? []);
  return {
    kind: 'prediction',
    skill: 'Lesson',
    sentence: moral.index,
    weight: 8,
    ask: () =>
      bands(
        `The story ends with a lesson: ${quote(moral.text, 100)}. What happens in the story that shows it?`,
        `The story ends with a lesson: ${quote(moral.text, 100)}. Which two events show it?`,
        `The story ends with a lesson: ${quote(moral.text, 100)}. How do the events bear it out, and where would it not hold?`,
      ),
    hint: 'Ask what would have happened without that.',
    expected: () => `Events that lead to it: ${events.map(({ text }) => quote(text)).join('; ')}. They should be tied to the words of the lesson, ${quote(moral.text)}.`,
    evidence: [...events.map(({ index }) => index), moral.index],
    lookFors: ['Names an event of the story', 'Says how it fits the lesson'],
    isWhole: true,
  };
}
