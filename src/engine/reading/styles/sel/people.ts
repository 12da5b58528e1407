/** Feelings, choices and ties of the people in a passage. */
import { toldBy } from '../../asking.ts';
import { bands, each, hasLemma, isDeed } from '../../candidate.ts';
import { after, beside, suchAs } from '../../keys.ts';
import { feelings, kindOrUnkind, speechVerbs, staying } from '../../lexicon.ts';
import { subjectOf } from '../../passage.ts';
import { quote } from '../../quoting.ts';
import { impliedFeeling, isChoice } from '../shared.ts';
import { asYouLike } from './wording.ts';

export const named = each((sentence, passage) => {
  const feeling = hasLemma(sentence, feelings, ['ADJ', 'NOUN']);
  if (!feeling || (passage.kind !== 'story' && passage.kind !== 'poem') || sentence.length < 4) return null;
  const who = subjectOf(passage, sentence);
  const last = sentence.clause?.verbs.at(-1);
  // "He likes to dig and my mom gets mad" says nothing about how he feels.
  if (!who?.isPerson || who.isPlural || !last || feeling.start < last.end || sentence.words.indexOf(feeling) - sentence.words.indexOf(last) > 4) return null;
  return {
    kind: 'named-feeling',
    skill: 'Self-awareness',
    sentence: sentence.index,
    weight: 9,
    ask: () =>
      bands(
        `The word “${feeling.text}” stands in ${quote(sentence.text, 90)}. What made ${who.name} feel this way? When does someone your age feel like that?`,
        `What brings on the feeling in ${quote(sentence.text, 90)}? How would you notice the same feeling in yourself?`,
        `Is “${feeling.text}” the whole of what ${who.name} feels in ${quote(sentence.text, 90)}? Which second feeling may be under it, and how could one tell them apart?`,
      ),
    hint: asYouLike,
    expected: () =>
      `The cause of “${feeling.text}” comes from this line or from what stands before it: ${quote(sentence.text)}. ${beside(passage, sentence)} What is told about oneself is not judged.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Finds the cause in the passage', 'Names the feeling more exactly than “good” or “bad”'],
  };
});

export const shown = each((sentence, passage) => {
  const seen = impliedFeeling(sentence, passage);
  if (!seen) return null;
  return {
    kind: 'shown-feeling',
    skill: 'Social awareness',
    sentence: sentence.index,
    weight: 8.5,
    ask: () =>
      bands(
        `How do you think ${seen.name} feels in ${quote(sentence.text, 90)}? What would you look for to be sure?`,
        `What might ${seen.name} be feeling in ${quote(sentence.text, 90)}? Name two feelings that would fit, and what would tell you which it is.`,
        `What could ${quote(sentence.text, 90)} mean about ${seen.name}'s feelings, and how could someone nearby misread it?`,
      ),
    hint: `Look at “${seen.act}”. People do this for more than one reason.`,
    expected: () => `“${seen.act}” can show that someone is ${seen.fits}. Each feeling that is named has a clue in these lines. ${beside(passage, sentence)}`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['More than one possible feeling', 'A clue for each'],
  };
});

export const choices = each((sentence, passage) => {
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  if (passage.kind !== 'story' || !main || !isChoice(sentence, main) || !isDeed(sentence) || sentence.clause?.rest.length === 0) return null;
  const told = toldBy(passage, sentence);
  if (!told?.isPerson) return null;
  return {
    kind: 'choice',
    skill: 'Responsible decisions',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      bands(
        `Here ${told.what}. What else could ${told.name} have done? What would have happened then?`,
        `In this sentence ${told.what}. Which other choices were there, and whom would each have helped or hurt?`,
        `In this sentence ${told.what}. Which other ways were open, and what speaks for and against each?`,
      ),
    hint: 'Find at least two other choices before you judge.',
    expected: () =>
      `The choice that is made: ${quote(sentence.text)}. Another one that was open to ${told.name} here, with what would follow for ${told.name} and for anyone else.${after(passage, sentence) ? ` What follows in the story: ${after(passage, sentence)}.` : ''}`,
    evidence: [sentence.index],
    lookFors: ['At least one other choice that was really possible', 'Says what would follow, and for whom'],
  };
});

export const together = each((sentence, passage) => {
  const deed = sentence.words.find(({ lemma, pos }) => pos === 'VERB' && kindOrUnkind.has(lemma));
  if (!deed || passage.kind !== 'story' || sentence.length < 5) return null;
  const here = passage.cast.filter(({ sentences }) => sentences.includes(sentence.index));
  if (here.length === 0) return null;
  const who = subjectOf(passage, sentence);
  const doer = who?.isPerson ? who.name : sentence.speech?.speaker;
  const other = here.find(({ name }) => name !== doer);
  if (!doer || !other) return null;
  return {
    kind: 'together',
    skill: 'Relationship skills',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      bands(
        `How does what ${doer} does in ${quote(sentence.text, 90)} feel for ${other.name}? What could ${doer} say next?`,
        `What does ${quote(sentence.text, 90)} do to the relationship between ${doer} and ${other.name}? What would strengthen it now?`,
        `How might ${doer} and ${other.name} each tell what happens in ${quote(sentence.text, 90)}? What would they need to hear from each other?`,
      ),
    hint: `Tell it once as ${doer} and once as ${other.name}.`,
    expected: () =>
      `Two sides of ${quote(sentence.text)}: what it is for ${doer} to do it, and for ${other.name} to meet with it, each from a word${suchAs(sentence)}. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Both sides are heard', 'A next step that someone could really take'],
  };
});

export const words = each((sentence, passage) => {
  const { speech } = sentence;
  if (!speech || passage.kind !== 'story' || speech.said.split(' ').length < 3) return null;
  const who = speech.speaker ?? 'the speaker';
  return {
    kind: 'words',
    skill: 'Relationship skills',
    sentence: sentence.index,
    weight: speech.speaker ? 7 : 5.5,
    ask: () =>
      bands(
        `How would it feel to hear ${quote(speech.said, 90)}? What would you answer?`,
        `How might the words ${quote(speech.said, 90)} sound to the one who hears them? What does ${who} need from that person?`,
        `What does ${who} need when saying ${quote(speech.said, 90)}, and which answer would meet it without giving in to everything?`,
      ),
    hint: 'Say it aloud, then answer as the other person.',
    expected: () =>
      `What the words ask of the one who hears them, or do to that person, shown by a word${suchAs(sentence, speech.said)}. The answer could be said aloud. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Takes the side of the one who listens', 'An answer that could be said aloud'],
  };
});

export const effort = each((sentence, passage) => {
  const main = sentence.words.find(({ lemma, pos }) => pos === 'VERB' && staying.has(lemma));
  // "She said that I should try it": it is not she who tries.
  if (!main || passage.kind !== 'story' || (sentence.clause && main.start > (sentence.clause.verbs.at(-1)?.start ?? 0) && hasLemma(sentence, speechVerbs, ['VERB']))) return null;
  const who = subjectOf(passage, sentence);
  if (!who?.isPerson || who.isPlural) return null;
  return {
    kind: 'effort',
    skill: 'Self-management',
    sentence: sentence.index,
    weight: 6.5,
    ask: () =>
      bands(
        `What helps ${who.name} to go on in ${quote(sentence.text, 90)}? What helps you when something is hard?`,
        `How does ${who.name} deal with the difficulty in ${quote(sentence.text, 90)}? Which way of dealing with difficulty works for you?`,
        `Which strategy does ${who.name} use in ${quote(sentence.text, 90)}, and when would it be the wrong one?`,
      ),
    hint: asYouLike,
    expected: () => `The strategy is seen in ${quote(sentence.text)}, in words${suchAs(sentence)}. ${beside(passage, sentence)} What works for oneself is not judged.`,
    evidence: [sentence.index],
    lookFors: ['Names a strategy, such as waiting, asking or trying again', 'Ties it to the sentence'],
  };
});
