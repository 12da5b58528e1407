/** What people in a passage mean, feel and are to each other without its saying so. */
import { causeIn, toldBy } from '../../asking.ts';
import { bands, body, each, isDeed, type Maker, withStep } from '../../candidate.ts';
import { after, again, beside, suchAs } from '../../keys.ts';
import { subjectOf } from '../../passage.ts';
import { capitalized, quote } from '../../quoting.ts';
import { affectedGroup, impliedFeeling, isChoice, isWished } from '../shared.ts';

/** Someone does something on purpose, and the passage gives no reason. */
export const motives = each((sentence, passage) => {
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  if (
    !main ||
    !isChoice(sentence, main) ||
    !isDeed(sentence) ||
    sentence.clause?.rest.length === 0 ||
    sentence.words.some(({ lower }) => /^(?:so|because|since|to)$/.test(lower)) ||
    causeIn(passage, sentence)
  )
    return null;
  const told = toldBy(passage, sentence);
  if (!told?.isPerson) return null;
  return {
    kind: 'motive',
    skill: 'Motive',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      bands(
        `The passage does not say why ${told.what}. What do you think the reason is? Find a clue.`,
        `The passage does not say outright why ${told.what}. What is the likeliest reason, and which clues point to it?`,
        `No reason is given why ${told.what}. Which reason is best supported by the passage, and which could be ruled out?`,
      ),
    hint: `Think about what ${told.name} knows and wants at this point.`,
    expected: () =>
      `A wish, a fear or a need of ${told.name} that fits ${quote(sentence.text)}, with a clue from these lines. ${beside(passage, sentence)} A reason without a clue is half of it.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Gives a reason that the passage does not rule out', 'Points to a clue, in quotation marks'],
  };
});

export const feelingsShown = each((sentence, passage) => {
  const shown = impliedFeeling(sentence, passage);
  if (!shown) return null;
  return {
    kind: 'feeling',
    skill: 'Feelings between the lines',
    sentence: sentence.index,
    weight: 8.5,
    ask: () =>
      bands(
        `How does ${shown.name} feel in ${quote(sentence.text, 90)}? How can you tell?`,
        `No feeling is named in ${quote(sentence.text, 90)}. How does ${shown.name} feel, and what gives it away?`,
        `What does ${quote(sentence.text, 90)} show about ${shown.name} that ${shown.name} might not want to show?`,
      ),
    hint: `Look at the words “${shown.act}”. When do people do that?`,
    expected: () => `“${shown.act}” can show that someone is ${shown.fits}. These lines decide which it is. ${beside(passage, sentence)} A feeling without a clue is half of it.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Names one feeling, as exactly as possible', `Uses “${shown.act}” as the clue`],
  };
});

export const subtext = each((sentence, passage) => {
  const { speech } = sentence;
  if (!speech || passage.kind !== 'story' || speech.said.split(' ').length < 3) return null;
  const who = speech.speaker ?? null;
  return {
    kind: 'subtext',
    skill: 'What is meant',
    sentence: sentence.index,
    weight: who ? 7.5 : 6,
    ask: () =>
      who
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
    expected: () =>
      `A wish, a fear, a reproach or a plan that the words do not say, with a word that gives it away${suchAs(sentence, speech.said) && `,${suchAs(sentence, speech.said)}`}. It fits these lines. ${beside(passage, sentence)}`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Goes beyond the words themselves', 'Fits the situation in the passage'],
  };
});

export const relations = each((sentence, passage) => {
  if (passage.kind !== 'story') return null;
  const here = passage.cast.filter(({ name, sentences, isPlural }) => !isPlural && sentences.includes(sentence.index) && name !== 'the narrator');
  const [one, other] = here;
  if (!one || !other || /\b(?:named|called)\b/.test(sentence.text) || one.name.includes(other.name) || other.name.includes(one.name)) return null;
  // A second place is asked for: there has to be one.
  const second = one.sentences.find((at) => other.sentences.includes(at) && at !== sentence.index);
  if (second === undefined) return null;
  return {
    kind: 'relation',
    skill: 'Relationships',
    sentence: sentence.index,
    weight: 7,
    ask: () =>
      bands(
        `What can you tell about how ${one.name} and ${other.name} get along? Use ${quote(sentence.text, 80)}.`,
        `What does ${quote(sentence.text, 80)} suggest about ${one.name} and ${other.name}? Find a second place that fits.`,
        `What holds ${one.name} and ${other.name} together in ${quote(sentence.text, 80)}, and what stands between them? Support it from a second place.`,
      ),
    hint: 'Look at who acts and who answers.',
    expected: () =>
      `Both are in ${quote(sentence.text)} and in ${quote(passage.sentences[second]?.text ?? '')}. The answer says who acts on whom, or who needs whom, in each, and whether it stays the same.`,
    evidence: [sentence.index, second],
    lookFors: ['Says something about both', 'Two places from the passage'],
  };
});

/** For the youngest: whom a pronoun means. */
export const pronouns = each((sentence, passage) => {
  const only = sentence.clause?.subject.length === 1 ? sentence.clause.subject[0] : undefined;
  if (!only || !/^(?:he|she)$/.test(only.lower) || passage.cast.filter(({ isPlural }) => !isPlural).length < 2) return null;
  const meant = subjectOf(passage, sentence);
  const named = passage.cast.find(({ name }) => name === meant?.name)?.sentences.findLast((at) => at < sentence.index);
  if (!meant || named === undefined) return null;
  return {
    kind: 'pronoun',
    skill: 'Following who is meant',
    sentence: sentence.index,
    weight: 4.5,
    ask: () =>
      bands(
        `Who is “${only.lower}” in ${quote(sentence.text, 100)}? How do you know?`,
        `Who is meant by “${only.lower}” in ${quote(sentence.text, 100)}, and which earlier words tell you?`,
        `Who is meant by “${only.lower}” in ${quote(sentence.text, 100)}, and what would be different with the name in its place?`,
      ),
    hint: 'Look for the last person who was named.',
    expected: () => `${capitalized(meant.name)}. The name stands in ${quote(passage.sentences[named]?.text ?? '')}.`,
    evidence: [named, sentence.index],
    lookFors: ['Names the person', 'Points to the place where the name stands'],
  };
});

export const others = each((sentence, passage) => {
  const group = affectedGroup(sentence, passage);
  if (!group || sentence.speech || sentence.length < 8) return null;
  const follows = after(passage, sentence);
  return {
    kind: 'effect-on-people',
    skill: 'Consequences',
    sentence: sentence.index,
    weight: 5,
    ask: () =>
      withStep(
        `What did this mean for the ${group.lower} in ${quote(sentence.text, 110)}?`.replace(
          'did this mean',
          passage.isPast ? 'did this mean' : isWished(sentence) ? 'would this mean' : 'does this mean',
        ),
        'The passage does not say it all: what can you add?',
        'Which of their interests does the passage leave out?',
      ),
    hint: `Put yourself in the place of the ${group.lower}.`,
    expected: () =>
      `What changes for the ${group.lower}, as words${suchAs(sentence)} bear it out, and one step more: what they then have to do, pay, give up or can do. ${quote(sentence.text)}.${follows ? ` What follows: ${follows}.` : ''}`,
    evidence: [sentence.index],
    lookFors: ['Follows from the sentence', 'Says what changes for them'],
  };
});

/** The "I" of a poem is someone, and not the poet. */
export const speaker: Maker = (passage) => {
  const line = passage.kind === 'poem' ? body(passage).find(({ words }) => words.some(({ lower }) => /^(?:i|my|me)$/.test(lower))) : undefined;
  if (!line) return [];
  const second = body(passage).find(({ index, words }) => index > line.index && words.some(({ lower }) => /^(?:i|my|me)$/.test(lower))) ?? again(passage, line);
  return [
    {
      kind: 'speaker',
      skill: 'Who speaks',
      sentence: line.index,
      weight: 7.5,
      ask: () =>
        bands(
          `Who could be speaking in ${quote(line.text, 90)}? Find two clues.`,
          `What can you tell about the one who speaks in ${quote(line.text, 90)}? Find two clues elsewhere in the poem.`,
          `What does the one who speaks in ${quote(line.text, 90)} reveal without meaning to?`,
        ),
      hint: 'The speaker of a poem is not the poet.',
      expected: () =>
        `One clue in ${quote(line.text)}${suchAs(line) && `,${suchAs(line)}`}${second ? `, another in a second line, such as ${quote(second.text)}` : ', another in a second line'}. What they tell of the speaker: age, place, mood, what is wished for or missed.`,
      evidence: [line.index],
      lookFors: ['Two lines from the poem', 'Tells the speaker from the poet'],
    },
  ];
};
