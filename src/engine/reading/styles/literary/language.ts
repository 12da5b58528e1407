/** What the words do: comparisons, repetition, the length of sentences, tone. */
import { bands, body, each, type Maker, withStep } from '../../candidate.ts';
import { textOf } from '../../clauses.ts';
import { carrying, suchAs } from '../../keys.ts';
import type { ReadSentence } from '../../passage.ts';
import { bare, quote } from '../../quoting.ts';
import { isTold, whole } from './shared.ts';

export const similes = each((sentence) => {
  // The search below is dear, and most sentences have neither word.
  if (!sentence.words.some(({ lower }) => lower === 'like' || lower === 'as')) return null;
  const found =
    /\b(?:as (?!soon|long|well|much|many|far|if|though)\p{L}+ as (?:an? |the )?\p{L}+(?: \p{L}+)?|(?<!\b(?:seem|seems|seemed|would|did|do|does|not|n['’]t|to|feel|feels|looks|things|animals|plants|people|food|foods|something|anything|such|just|far|and|or) )like (?:an?|the|two|some) (?:(?!(?:that|which|who|when|if|as|and|or|but|to|in|on|at|with|it|he|she)\b)\p{L}+(?:[ -](?=\p{L}))?){1,3}(?<=\p{L}))/iu
      .exec(sentence.text)?.[0]
      ?.trim();
  if (!found || /^like the (?:one|way|rest|others?)\b/i.test(found)) return null;
  return {
    kind: 'simile',
    skill: 'Comparison (simile)',
    sentence: sentence.index,
    weight: 9,
    ask: () =>
      bands(
        `The writer compares two things with the words “${found}”. What are the two things, and how are they alike?`,
        `What is compared with what in “${found}”, and what does the comparison make you see or feel?`,
        `What do the two sides of “${found}” have in common, and what does this comparison do that a plain statement would not?`,
      ),
    hint: 'Ask what the two have in common, then what only one of them has.',
    expected: () =>
      `One side is “${found}”, the other what ${quote(sentence.text)} speaks of. The two share something one can see, hear, feel or do; the answer names it, and says what a plain statement would lack.`,
    evidence: [sentence.index],
    lookFors: ['Names both sides of the comparison', 'Says what the comparison adds'],
  };
});

/** "Bread dough is a small factory": what could stand for something else is asked about as a picture, and only of things that are no building themselves. */
export const metaphors = each(({ index, text, clause, speech, length }, { sentences }) => {
  const [verb, ...more] = clause?.verbs ?? [];
  const [article, ...rest] = clause?.rest ?? [];
  const vehicle = rest.find(({ pos }) => pos === 'NOUN');
  const head = clause?.subject.at(-1);
  if (!clause || !verb || more.length > 0 || verb.lemma !== 'be' || !/^an?$/.test(article?.lower ?? '') || speech || length > 26) return null;
  if (!vehicle || !pictures.has(vehicle.lemma) || !head || head.pos === 'PRON' || literally.has(head.lemma)) return null;
  const said = textOf(text, [verb, ...clause.rest.slice(0, clause.rest.indexOf(vehicle) + 1)]).replace(/^\S+\s/, '');
  const next = sentences[index + 1];
  const explained = next?.form === 'heading' ? undefined : next;
  return {
    kind: 'metaphor',
    skill: 'Comparison (metaphor)',
    sentence: index,
    weight: 9,
    ask: () =>
      bands(
        `The writer says ${quote(text, 100)}. Is it really “${said}”? How are the two alike?`,
        `In ${quote(text, 100)} the writer calls one thing “${said}”. What do the two have in common, and where does the picture stop being true?`,
        `In ${quote(text, 100)} the writer calls one thing “${said}”. What does this picture make easy to see, and what does it hide?`,
      ),
    hint: 'Write down what belongs to each of the two, then see what stands in both lists.',
    expected: () =>
      `“${head.text}” and “${said}”: something that both do, hold or look like, as the rest of the passage bears it out, and one way in which they differ.${explained ? ` It goes on: ${quote(explained.text, 90)}.` : ''}`,
    evidence: [index],
    lookFors: ['Names both sides of the comparison', 'Says where it ends'],
  };
});
const pictures = new Set(
  'factory balloon ocean mirror bridge door key storm river engine heart war battle machine blanket ladder journey prison cage garden wall map orchestra dance monster king thief window ship anchor shield weapon doorway road maze puzzle recipe skeleton sponge filter pump net web island kingdom theater stage clock magnet'.split(
    ' ',
  ),
);
const literally = new Set('building mill house place town city it this that one word name book game story instrument tool room castle palace vessel'.split(' '));

export const repetitions: Maker = (passage) => {
  if (!isTold(passage) && passage.kind !== 'opinion') return [];
  const starts = new Map<string, ReadSentence[]>();
  for (const sentence of body(passage)) {
    const start = bare(sentence.text).match(/^(?:\p{L}[\p{L}'’]*\s+){2}\p{L}[\p{L}'’]*/u)?.[0];
    if (start && !sentence.speech) starts.set(start.toLowerCase(), [...(starts.get(start.toLowerCase()) ?? []), sentence]);
  }
  const repeated = [...starts.values()].filter((all) => all.length >= 2).sort((a, b) => b.length - a.length)[0];
  const [first, second] = repeated ?? [];
  if (first && second) {
    const start = bare(first.text).match(/^(?:\p{L}[\p{L}'’]*\s+){2}\p{L}[\p{L}'’]*/u)?.[0] ?? '';
    return [
      {
        kind: 'repetition',
        skill: 'Repetition',
        sentence: first.index,
        weight: 7.5,
        ask: () =>
          withStep(
            `${repeated?.length === 2 ? 'Two' : 'Several'} ${first.form === 'verse' ? 'lines' : 'sentences'} begin with “${start}”. What does the repetition do?`,
            'Read them aloud before you answer.',
            'What would be lost with a different beginning each time?',
          ),
        hint: 'Read them aloud, one after the other.',
        expected: () =>
          `The repeated words stand in ${quote(first.text, 80)} and ${quote(second.text, 80)}; they can stress a thought, give a rhythm, or show that something does not change.`,
        evidence: [first.index, second.index],
        lookFors: ['Finds the repeated words', 'Says what they do'],
      },
    ];
  }
  // How a topic is worded is found out for each that is asked: not for those behind the first that will do.
  const object = passage.kind === 'opinion' ? undefined : passage.topics.find(({ sentences, text }) => sentences.length >= 3 && !text.includes(' '));
  if (!object) return [];
  return [
    {
      kind: 'repetition',
      skill: 'Motif',
      sentence: object.sentences[0] ?? 0,
      weight: 7,
      ask: () =>
        bands(
          `The word “${object.text}” comes up again and again. Why do you think the writer keeps coming back to it?`,
          `The ${whole(passage)} keeps coming back to “${object.text}”. What does it mean at first, and what by the end?`,
          `The ${whole(passage)} keeps coming back to “${object.text}”. What might it stand for besides itself, and what speaks against reading it that way?`,
        ),
      hint: `Find every place with “${object.text}” and compare the first with the last.`,
      expected: () =>
        `First: ${quote(passage.sentences[object.sentences[0] ?? 0]?.text ?? '', 90)}. Last: ${quote(passage.sentences[object.sentences.at(-1) ?? 0]?.text ?? '', 90)}. The answer says what “${object.text}” is for someone in each of the two, and what else it may stand for.`,
      evidence: [object.sentences[0] ?? 0, object.sentences.at(-1) ?? 0],
      lookFors: ['Compares two places', 'Goes beyond the thing itself'],
    },
  ];
};

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five'];

export const rhythm: Maker = (passage) => {
  if (passage.kind === 'poem' || passage.kind === 'foreign' || passage.kind === 'fragments' || passage.kind === 'instructions') return [];
  return body(passage).flatMap((sentence) => {
    const before = passage.sentences[sentence.index - 1];
    if (
      sentence.length > 5 ||
      !before ||
      before.length < 12 ||
      before.form === 'heading' ||
      sentence.speech ||
      sentence.isSaid ||
      /\?$|["“”]|\b(?:called|known as)\b/.test(sentence.text)
    )
      return [];
    return {
      kind: 'rhythm',
      skill: 'Sentence rhythm',
      sentence: sentence.index,
      weight: 7,
      ask: () =>
        withStep(
          `${quote(sentence.text)} has only ${numberWords[sentence.length] ?? sentence.length} words. Why does the writer make this sentence so short?`,
          'What stands in the long sentence before it?',
          'Join it to the sentence before: what is lost?',
        ),
      hint: 'Read it aloud together with the sentence before it.',
      expected: () =>
        `The long sentence, ${quote(before.text)}, runs on; the short one makes a reader stop at ${carrying(sentence) ?? quote(sentence.text)}. The answer says what weight falls on it: an end, a turn, a feeling, a plain fact.`,
      evidence: [before.index, sentence.index],
      lookFors: ['Compares it with the longer sentence', 'Names the effect'],
    };
  });
};

export const tone = each((sentence, passage) => {
  const word = sentence.words.find(
    ({ pos, lemma }) =>
      pos === 'ADJ' &&
      /^(?:beautiful|terrible|wonderful|tiny|huge|enormous|strange|remarkable|amazing|deadly|fragile|ancient|gentle|fierce|brutal|magnificent|lonely|silent|bitter|cruel|clever|proud|astonishing|vast|hidden|secret|precious)$/.test(
        lemma,
      ),
  );
  if (!word || sentence.speech) return null;
  return {
    kind: 'tone',
    skill: 'Tone',
    sentence: sentence.index,
    weight: isTold(passage) ? 4.5 : 6.5,
    ask: () =>
      withStep(
        `The writer calls something “${word.text}” in ${quote(sentence.text, 100)}. What does this word make you think of it?`,
        'Which word would have been neutral?',
        'Which tone does it set, and does the rest of the text keep to it?',
      ),
    hint: `Leave “${word.text}” out and read it again.`,
    expected: () =>
      `“${word.text}” judges or colors what it describes: ${quote(sentence.text)}. The answer names what it adds (size, danger, worth, pity) that the fact alone does not hold, and other words that pull the same way${suchAs(sentence) && `,${suchAs(sentence)}`}.`,
    evidence: [sentence.index],
    lookFors: [`Says what “${word.text}” adds`, 'Names the tone'],
  };
});
