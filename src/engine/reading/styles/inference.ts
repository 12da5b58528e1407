/** Inference Questions: what the passage shows without saying it. */
import { causeIn, toldBy } from '../asking.ts';
import { bands, body, each, edges, figureIn, hasLemma, isDeed, type Maker, same, withStep } from '../candidate.ts';
import { affectedNouns, decisions, hedges, stanceWords } from '../lexicon.ts';
import { subjectOf } from '../passage.ts';
import { sentence as asSentence, bare, capitalized, quote } from '../quoting.ts';
import { impliedFeeling } from './shared.ts';

const varies = 'Answers vary.';

/** Someone does something on purpose, and the passage gives no reason. */
const motives = each((sentence, passage) => {
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  const told = toldBy(passage, sentence);
  if (
    !told?.isPerson ||
    !main ||
    !isDeed(sentence) ||
    !decisions.has(main.lemma) ||
    causeIn(passage, sentence) ||
    sentence.words.some(({ lower }) => /^(?:so|because|since|to)$/.test(lower))
  )
    return null;
  return {
    kind: 'motive',
    skill: 'Motive',
    sentence: sentence.index,
    weight: 8,
    ask: bands(
      `The passage does not say why ${told.what}. What do you think the reason is? Find a clue.`,
      `The passage does not say outright why ${told.what}. What is the likeliest reason, and which clues point to it?`,
      `No reason is given why ${told.what}. Which reason is best supported by the passage, and which could be ruled out?`,
    ),
    hint: `Think about what ${told.name} knows and wants at this point.`,
    expected: `${varies} The reason must fit ${quote(sentence.text)} and what stands before it.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Gives a reason that the passage does not rule out', 'Points to a clue, in quotation marks'],
  };
});

const feelingsShown = each((sentence, passage) => {
  const shown = impliedFeeling(sentence, passage);
  if (!shown) return null;
  return {
    kind: 'feeling',
    skill: 'Feelings between the lines',
    sentence: sentence.index,
    weight: 8.5,
    ask: bands(
      `How does ${shown.name} feel in ${quote(sentence.text, 90)}? How can you tell?`,
      `No feeling is named in ${quote(sentence.text, 90)}. How does ${shown.name} feel, and what gives it away?`,
      `What does ${quote(sentence.text, 90)} show about ${shown.name} that ${shown.name} might not want to show?`,
    ),
    hint: `Look at the words “${shown.act}”. When do people do that?`,
    expected: `${varies} A sound one names a feeling that fits “${shown.act}” and what comes just before it.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Names one feeling, as exactly as possible', `Uses “${shown.act}” as the clue`],
  };
});

const subtext = each((sentence, passage) => {
  const { speech } = sentence;
  if (!speech || passage.kind !== 'story' || speech.said.split(' ').length < 3) return null;
  const who = speech.speaker ?? null;
  return {
    kind: 'subtext',
    skill: 'What is meant',
    sentence: sentence.index,
    weight: who ? 7.5 : 6,
    ask: who
      ? bands(
          `What does ${who} really mean by ${quote(speech.said, 90)}?`,
          `What might ${who} be thinking but not saying with the words ${quote(speech.said, 90)}?`,
          `What does ${who} leave unsaid in ${quote(speech.said, 90)}, and why?`,
        )
      : bands(
          `What do the words ${quote(speech.said, 90)} tell you about the one who says them?`,
          `What might lie behind the words ${quote(speech.said, 90)}?`,
          `What is left unsaid in ${quote(speech.said, 90)}?`,
        ),
    hint: 'Read the words aloud in two different voices.',
    expected: `${varies} They should connect ${quote(speech.said)} with what has just happened.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Goes beyond the words themselves', 'Fits the situation in the passage'],
  };
});

const relations = each((sentence, passage) => {
  const here = passage.cast.filter(({ name, sentences, isPlural }) => !isPlural && sentences.includes(sentence.index) && name !== 'the narrator');
  const [one, other] = here;
  if (!one || !other || passage.kind !== 'story' || one.name.includes(other.name) || other.name.includes(one.name)) return null;
  return {
    kind: 'relation',
    skill: 'Relationships',
    sentence: sentence.index,
    weight: 7,
    ask: bands(
      `What can you tell about how ${one.name} and ${other.name} get along? Use ${quote(sentence.text, 80)}.`,
      `What does ${quote(sentence.text, 80)} suggest about ${one.name} and ${other.name}? Find a second place that fits.`,
      `Judging from ${quote(sentence.text, 80)}, who has the upper hand, ${one.name} or ${other.name}? Support it from a second place.`,
    ),
    hint: 'Look at who acts and who answers.',
    expected: `${varies} They should use ${quote(sentence.text)} and one more place in which both appear.`,
    evidence: [sentence.index, ...one.sentences.filter((at) => other.sentences.includes(at) && at !== sentence.index).slice(0, 1)],
    lookFors: ['Says something about both', 'Two places from the passage'],
  };
});

/** Two sentences side by side whose link is left to the reader. */
const links: Maker = (passage) => {
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
      ask: bands(
        `What do these two sentences have to do with each other: ${quote(sentence.text, 100)} and ${quote(next.text, 100)}?`,
        `No word joins ${quote(sentence.text, 100)} to ${quote(next.text, 100)}. Which would fit between them: ‘because’, ‘so’, ‘but’ or ‘for example’? Why?`,
        `The passage sets ${quote(sentence.text, 100)} beside ${quote(next.text, 100)} and leaves the connection to the reader. What is it, and what in the text bears it out?`,
      ),
      hint: 'Say the two as one sentence.',
      expected: `${varies} The link has to hold for both: ${quote(sentence.text)}; ${quote(next.text)}.`,
      evidence: [sentence.index, next.index],
      lookFors: ['Names a connection, not only the two facts', 'Can be said as one sentence'],
    };
  });
};

const certainty = each((sentence, passage) => {
  const hedge = sentence.words.find(
    ({ lower, pos, lemma }) =>
      hedges.has(pos === 'VERB' ? lemma : lower) && !(lower === 'could' && (passage.isPast || passage.isFirstPerson)) && !(lower === 'may' && pos === 'PROPN'),
  );
  if (!hedge || sentence.speech || passage.kind === 'story' || passage.kind === 'poem') return null;
  return {
    kind: 'certainty',
    skill: 'How sure the writer is',
    sentence: sentence.index,
    weight: 7.5,
    ask: bands(
      `The writer says “${hedge.text}” in ${quote(sentence.text, 100)}. Is the writer sure? How do you know?`,
      `What does “${hedge.text}” in ${quote(sentence.text, 100)} tell you about how sure the writer is? What might make the writer surer?`,
      `Why does the writer say “${hedge.text}” in ${quote(sentence.text, 100)}, and what evidence would allow the sentence without it?`,
    ),
    hint: `Read the sentence without “${hedge.text}”. What changes?`,
    expected: `The writer is not certain: “${hedge.text}” leaves room for it to be otherwise. Evidence that would settle it has to fit ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: [`Explains what “${hedge.text}” does`, 'Names evidence that could be found'],
  };
});

const attitude = each((sentence) => {
  const word = sentence.words.find(({ lower, pos }) => stanceWords.has(lower) && pos !== 'ADJ');
  if (!word || sentence.speech || sentence.length < 6) return null;
  return {
    kind: 'attitude',
    skill: "The writer's view",
    sentence: sentence.index,
    weight: 7,
    ask: withStep(
      `What does the word “${word.text}” in ${quote(sentence.text, 100)} tell you about what the writer thinks?`,
      'Read the sentence without it: what is lost?',
      'Would someone with the opposite view have used it?',
    ),
    hint: `Leave “${word.text}” out and compare.`,
    expected: `${varies} “${word.text}” shows what the writer finds too little, too much, good or bad about this: ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: ['Names the view', `Ties it to “${word.text}”`],
  };
});

const figures = each((sentence, passage) => {
  if (!figureIn(sentence) || passage.kind === 'story') return null;
  return {
    kind: 'conclusion',
    skill: 'Drawing a conclusion',
    sentence: sentence.index,
    weight: 6.5,
    ask: withStep(
      `What can you conclude from the number in ${quote(sentence.text, 110)}?`,
      'What can you not conclude from it?',
      'What can you not conclude from it, and which other number would you want to see?',
    ),
    hint: 'Compare the number with one you know.',
    expected: `${varies} The conclusion must follow from ${quote(sentence.text)} and go one step beyond it.`,
    evidence: [sentence.index],
    lookFors: ['Goes one step beyond the number', 'Does not claim more than it shows'],
  };
});

const consequences: Maker = (passage) => {
  const { last } = edges(passage);
  if (!last || body(passage).length < 4 || passage.kind === 'instructions') return [];
  const isTold = passage.kind === 'story';
  const hero = passage.cast.find(({ sentences }) => sentences.length >= 2);
  return [
    {
      kind: 'prediction',
      skill: isTold ? 'Prediction' : 'Consequences',
      sentence: last.index,
      weight: 8,
      ask: isTold
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
      expected: `${varies} They should rest on the end, ${quote(last.text)}, and on one earlier place.`,
      evidence: [last.index],
      lookFors: ['Two clues from the passage', 'Likely, not only possible'],
      isWhole: true,
    },
  ];
};

/** For the youngest: whom a pronoun means. */
const pronouns = each((sentence, passage) => {
  const only = sentence.clause?.subject.length === 1 ? sentence.clause.subject[0] : undefined;
  if (!only || !/^(?:he|she)$/.test(only.lower) || passage.cast.filter(({ isPlural }) => !isPlural).length < 2) return null;
  const meant = subjectOf(passage, sentence);
  if (!meant) return null;
  return {
    kind: 'pronoun',
    skill: 'Following who is meant',
    sentence: sentence.index,
    weight: 4.5,
    ask: bands(
      `Who is “${only.lower}” in ${quote(sentence.text, 100)}? How do you know?`,
      `Who is meant by “${only.lower}” in ${quote(sentence.text, 100)}, and which earlier words tell you?`,
      `Who is meant by “${only.lower}” in ${quote(sentence.text, 100)}, and what would be different with the name in its place?`,
    ),
    hint: 'Look for the last person who was named.',
    expected: `${capitalized(meant.name)}. ${asSentence(bare(passage.sentences[sentence.index - 1]?.text ?? ''))}`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Names the person', 'Points to the place where the name stands'],
  };
});

const others = each((sentence, passage) => {
  const group = hasLemma(sentence, affectedNouns, ['NOUN']);
  if (!group || group.lower === group.lemma || passage.kind === 'story' || passage.kind === 'poem' || sentence.speech || sentence.length < 8) return null;
  return {
    kind: 'effect-on-people',
    skill: 'Consequences',
    sentence: sentence.index,
    weight: 5,
    ask: withStep(
      `What did this mean for the ${group.lower} in ${quote(sentence.text, 110)}?`.replace('did this mean', passage.isPast ? 'did this mean' : 'does this mean'),
      'The passage does not say it all: what can you add?',
      'Which of their interests does the passage leave out?',
    ),
    hint: `Put yourself in the place of the ${group.lower}.`,
    expected: `${varies} They should follow from ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: ['Follows from the sentence', 'Says what changes for them'],
  };
});

/** The "I" of a poem is someone, and not the poet. */
const speaker: Maker = (passage) => {
  const line = passage.kind === 'poem' ? body(passage).find(({ words }) => words.some(({ lower }) => /^(?:i|my|me)$/.test(lower))) : undefined;
  if (!line) return [];
  return [
    {
      kind: 'speaker',
      skill: 'Who speaks',
      sentence: line.index,
      weight: 7.5,
      ask: bands(
        `Who could be speaking in ${quote(line.text, 90)}? Find two clues.`,
        `What can you tell about the one who speaks in ${quote(line.text, 90)}? Find two clues elsewhere in the poem.`,
        `What does the one who speaks in ${quote(line.text, 90)} reveal without meaning to?`,
      ),
      hint: 'The speaker of a poem is not the poet.',
      expected: `${varies} They should rest on ${quote(line.text)} and a second line.`,
      evidence: [line.index],
      lookFors: ['Two lines from the poem', 'Tells the speaker from the poet'],
    },
  ];
};

export const inference: readonly Maker[] = [motives, feelingsShown, subtext, relations, links, certainty, attitude, figures, consequences, pronouns, others, speaker];
