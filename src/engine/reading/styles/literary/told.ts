/** Who tells a story, who is in it and what it is about. */
import { toldBy } from '../../asking.ts';
import { bands, body, each, hasLemma, type Maker } from '../../candidate.ts';
import { narrator } from '../../cast.ts';
import { beside, suchAs } from '../../keys.ts';
import { humanVerbs, sensory, settingNouns, speechVerbs, themes } from '../../lexicon.ts';
import { type ReadSentence, subjectOf } from '../../passage.ts';
import { capitalized, quote } from '../../quoting.ts';
import { isTold, whole } from './shared.ts';

const thinking = new Set(['think', 'know', 'wonder', 'remember', 'hope', 'wish', 'feel', 'believe', 'understand']);

export const pointOfView: Maker = (passage) => {
  if (passage.kind !== 'story' || passage.isAddress) return [];
  if (passage.isFirstPerson) {
    const place =
      body(passage).find(
        ({ words, speech }) =>
          !speech &&
          words.some(({ lower }) => lower === 'i') &&
          words.some(({ lemma }) => /^(?:think|know|feel|want|remember|wonder|see|hear|wish|hope|believe|decide)$/.test(lemma)),
      ) ?? body(passage).find(({ words, speech }) => !speech && words.some(({ lower }) => lower === 'i'));
    if (!place) return [];
    const others = passage.cast.find(({ name, isPlural }) => name !== narrator && !isPlural)?.name;
    return [
      {
        kind: 'point-of-view',
        skill: 'Point of view',
        sentence: place.index,
        weight: 7.5,
        ask: () =>
          bands(
            `The story is told by someone who says “I”, as in ${quote(place.text, 90)}. What can this person not know?`,
            `The story is told by an “I”, as in ${quote(place.text, 90)}. What do we learn because of that, and what stays hidden?`,
            `How far can a reader trust the “I” of ${quote(place.text, 90)}? Name one place that supports your view.`,
          ),
        hint: 'Ask who else is there, and what that person would tell.',
        expected: () =>
          `We learn what the narrator thinks, sees and feels, as in ${quote(place.text)}. What ${others ? `${others} thinks` : 'others think'}, and what happens elsewhere, has to be guessed; the answer names one such thing.`,
        evidence: [place.index],
        lookFors: ['Says what the “I” can know', 'Says what it cannot know'],
      },
    ];
  }
  const inside = body(passage).find((sentence) => !sentence.speech && hasLemma(sentence, thinking, ['VERB']) && subjectOf(passage, sentence)?.isPerson);
  const who = inside && subjectOf(passage, inside);
  if (!inside || !who) return [];
  return [
    {
      kind: 'point-of-view',
      skill: 'Point of view',
      sentence: inside.index,
      weight: 7,
      ask: () =>
        bands(
          `In ${quote(inside.text, 90)} the writer lets us look into someone's head. Into whose? What do we learn?`,
          `In ${quote(inside.text, 90)} the narrator looks into ${who.name}. Whose thoughts does the story keep from us?`,
          `In ${quote(inside.text, 90)} the narrator looks into ${who.name}. How would the scene read from outside, with actions alone?`,
        ),
      hint: 'Look for words such as “thought”, “knew” or “felt”.',
      expected: () => `${capitalized(who.name)}. We learn: ${quote(inside.text)}.`,
      evidence: [inside.index],
      lookFors: ['Names whose thoughts we get', 'Names whose thoughts we do not get'],
    },
  ];
};

export const characters = each((sentence, passage) => {
  if (passage.kind !== 'story' || sentence.length < 6) return null;
  const told = toldBy(passage, sentence);
  if (!told?.isPerson || told.isPlural || told.name === 'the narrator') return null;
  const second = passage.cast.find(({ name }) => name === told.name)?.sentences.find((at) => Math.abs(at - sentence.index) > 2);
  const other = second === undefined ? undefined : passage.sentences[second];
  // A second place is asked for: there has to be one.
  if (!other) return null;
  return {
    kind: 'character',
    skill: 'Character',
    sentence: sentence.index,
    weight: hasLemma(sentence, humanVerbs, ['VERB']) ? 6.5 : 5,
    ask: () =>
      bands(
        `What kind of character is ${told.name}? Use ${quote(sentence.text, 90)} and one more place.`,
        `What does ${quote(sentence.text, 90)} show about ${told.name}'s character? Find a second place that fits, or one that does not.`,
        `How does the writer show, without saying it, what ${told.name} is like in ${quote(sentence.text, 90)}? Name a place that complicates the picture.`,
      ),
    hint: `Look at what ${told.name} does, not at what is said about ${told.name}.`,
    expected: () =>
      `A trait of ${told.name} (such as brave, careful, stubborn, kind) that ${quote(sentence.text)} shows and that a second place bears out or complicates, such as ${quote(other.text)}. To tell again what ${told.name} does is half of it.`,
    evidence: [sentence.index, other.index],
    lookFors: ['Names a trait, not only an action', 'Two places from the text'],
  };
});

export const settings = each((sentence, passage) => {
  if (!isTold(passage) || sentence.speech || sentence.length < 6) return null;
  const nouns = sentence.words.filter(({ lemma, pos }) => pos === 'NOUN' && settingNouns.has(lemma));
  if (nouns.length === 0) return null;
  const senses = sentence.words.filter(({ lemma, pos }) => sensory.has(lemma) && /^(?:ADJ|NOUN|VERB)$/.test(pos));
  if (nouns.length + senses.length < 2) return null;
  // "He asked me this morning whether there are schools": nothing is to be seen there.
  if (senses.length === 0 && sentence.words.some(({ lemma }) => speechVerbs.has(lemma) || lemma === 'plan')) return null;
  return {
    kind: 'setting',
    skill: 'Setting and mood',
    sentence: sentence.index,
    weight: 6 + Math.min(2, (nouns.length + senses.length - 2) * 0.5),
    ask: () =>
      bands(
        `Where are we in ${quote(sentence.text, 110)}, and what is it like there? Which words tell you?`,
        `Which mood does the setting create in ${quote(sentence.text, 110)}, and which words create it?`,
        `How does the setting in ${quote(sentence.text, 110)} work on the mood, and does it match what happens there?`,
      ),
    hint: 'Collect the words for place, light, weather and sound.',
    expected: () =>
      `Words to build on: ${[...new Set([...nouns, ...senses].map(({ text }) => `“${text}”`))].join(', ')}. One mood that they allow, named exactly (calm, gloomy, lively, threatening), and what happens there. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Names the words', 'Names the mood they make'],
  };
});

export const speech = each((sentence, passage) => {
  if (!sentence.speech || passage.kind !== 'story' || sentence.speech.said.split(' ').length < 4) return null;
  const { said, speaker } = sentence.speech;
  return {
    kind: 'dialogue',
    skill: 'Dialogue',
    sentence: sentence.index,
    weight: 6,
    ask: () =>
      bands(
        `What do the words ${quote(said, 90)} tell you about ${speaker ?? 'the one who says them'}?`,
        `What do we learn about ${speaker ?? 'the speaker'} from the way of saying ${quote(said, 90)}, beyond what is said?`,
        `Why does the writer let ${speaker ?? 'a character'} say ${quote(said, 90)} instead of reporting it?`,
      ),
    hint: 'Read it aloud as that person would say it.',
    expected: () =>
      `A word of the speech${suchAs(sentence, said) && `,${suchAs(sentence, said)},`} and what it shows of ${speaker ?? 'the one who speaks'}: a trait, a wish, or how the two stand to each other. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Quotes a word of the speech', 'Names a trait or a wish'],
  };
});

export const theme: Maker = (passage) => {
  if (!isTold(passage)) return [];
  const counted = new Map<string, ReadSentence[]>();
  for (const sentence of body(passage))
    for (const { lemma, pos } of sentence.words) if (pos === 'NOUN' && themes.has(lemma)) counted.set(lemma, [...(counted.get(lemma) ?? []), sentence]);
  const [found] = [...counted].sort((a, b) => b[1].length - a[1].length);
  const place = found?.[1].findLast(({ speech }) => !speech) ?? found?.[1].at(-1);
  // Once may be a figure of speech, or beside the point: "good luck", "a book about a dog who finds his family".
  if (!found || !place || found[1].length < 2) return [];
  const second = found[1].find(({ index }) => index !== place.index);
  return [
    {
      kind: 'theme',
      skill: 'Theme',
      sentence: place.index,
      weight: 7.5,
      ask: () =>
        bands(
          `What does the ${whole(passage)} tell you about ${found[0]}? Start from ${quote(place.text, 90)}.`,
          `What does the ${whole(passage)} suggest about ${found[0]}? Start from ${quote(place.text, 90)} and add a second place.`,
          `Which view of ${found[0]} does the ${whole(passage)} suggest, from ${quote(place.text, 90)} to the end, and where does it leave room for doubt?`,
        ),
      hint: 'A theme is a whole sentence, not one word.',
      expected: () =>
        `A whole sentence that says something of ${found[0]}, and not the word alone. It rests on ${quote(place.text)}${second ? ` and on ${quote(second.text)}` : ''}.`,
      evidence: [place.index],
      lookFors: ['A whole sentence, not one word', 'Two places from the text'],
      isWhole: true,
    },
  ];
};
