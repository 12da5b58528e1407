/** Links, degrees of certainty, attitudes, figures and consequences that a passage leaves to its reader. */
import { causeIn } from '../../asking.ts';
import { bands, body, each, edges, figureIn, type Maker, same, withStep } from '../../candidate.ts';
import { hedges, stanceWords } from '../../lexicon.ts';
import type { ReadSentence } from '../../passage.ts';
import { quote } from '../../quoting.ts';
import { varies } from '../shared.ts';

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
      sentence.text.endsWith('?') ||
      next.text.endsWith('?')
    )
      return [];
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
          `No word joins ${quote(sentence.text, 100)} to ${quote(next.text, 100)}. Which would fit between them: ‘because’, ‘so’, ‘but’ or ‘for example’? Why?`,
          `The passage sets ${quote(sentence.text, 100)} beside ${quote(next.text, 100)} and leaves the connection to the reader. What is it, and what in the text bears it out?`,
        ),
      hint: 'Say the two as one sentence.',
      expected: () => `${varies} The link has to hold for both: ${quote(sentence.text)}; ${quote(next.text)}.`,
      evidence: [sentence.index, next.index],
      lookFors: ['Names a connection, not only the two facts', 'Can be said as one sentence'],
    };
  });
};

/** "This could be the cause", not "they could not grow". */
const mayBe = ({ text }: ReadSentence): boolean => /\bcould (?:also |well )?(?:be|have|mean|become)\b/.test(text);

export const certainty = each((sentence, passage) => {
  const hedge = sentence.words.find(
    ({ lower, pos, lemma, text, start }) =>
      hedges.has(pos === 'VERB' ? lemma : lower) &&
      !(lower === 'could' && (passage.isPast || passage.isFirstPerson || !mayBe(sentence))) &&
      !(lower === 'may' && (pos === 'PROPN' || (text === 'May' && start > 0))),
  );
  if (!hedge || sentence.speech || passage.kind === 'story' || passage.kind === 'poem') return null;
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
    expected: () => `${varies} “${word.text}” shows what the writer finds too little, too much, good or bad about this: ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: ['Names the view', `Ties it to “${word.text}”`],
  };
});

const measuring = new Set('only even merely hardly barely simply finally clearly'.split(' '));

export const figures = each((sentence, passage) => {
  if (!figureIn(sentence) || passage.kind === 'story') return null;
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
    expected: () => `${varies} The conclusion must follow from ${quote(sentence.text)} and go one step beyond it.`,
    evidence: [sentence.index],
    lookFors: ['Goes one step beyond the number', 'Does not claim more than it shows'],
  };
});

export const consequences: Maker = (passage) => {
  const { last } = edges(passage);
  if (!last || body(passage).length < 4 || passage.kind === 'instructions' || passage.isAddress) return [];
  const isTold = passage.kind === 'story';
  const hero = passage.cast.find(({ sentences }) => sentences.length >= 2);
  return [
    {
      kind: 'prediction',
      skill: isTold ? 'Prediction' : 'Consequences',
      sentence: last.index,
      weight: 8,
      ask: () =>
        isTold
          ? bands(
              `The passage stops at ${quote(last.text, 100)}. What will happen next? Give two clues.`,
              `The passage stops at ${quote(last.text, 100)}. What is likely to happen next${hero ? ` to ${hero.name}` : ''}, and which two clues make it likely?`,
              `The passage stops at ${quote(last.text, 100)}. Which continuation has it prepared, and which would be a surprise?`,
            )
          : passage.kind === 'poem'
            ? same(`The poem ends on ${quote(last.text, 100)}. What is left open?`)
            : bands(
                `The passage ends with ${quote(last.text, 100)}. What could happen because of this?`,
                `The passage ends with ${quote(last.text, 100)}. What follows from this that the writer does not say?`,
                `The passage ends with ${quote(last.text, 100)}. What follows from it, and for whom, that the writer does not spell out?`,
              ),
      hint: 'Collect what the passage has told you so far that is not finished yet.',
      expected: () => `${varies} They should rest on the end, ${quote(last.text)}, and on one earlier place.`,
      evidence: [last.index],
      lookFors: ['Two clues from the passage', 'Likely, not only possible'],
      isWhole: true,
    },
  ];
};
