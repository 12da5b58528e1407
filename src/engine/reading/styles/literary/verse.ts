/** What only a poem has: lines that rhyme and sound alike, stanzas. */
import { bands, body, type Maker, withStep } from '../../candidate.ts';
import { beside, suchAs } from '../../keys.ts';
import { humanNouns, sensory } from '../../lexicon.ts';
import type { ReadSentence } from '../../passage.ts';
import { quote } from '../../quoting.ts';
import { rhymesWith } from '../../sentences.ts';
import type { Word } from '../../tagger.ts';

export const firstPoemStanza: Maker = (passage) => {
  if (passage.kind !== 'poem') return [];
  const stanzas = Map.groupBy(body(passage), ({ paragraph }) => paragraph);
  const [first, second] = [...stanzas.values()];
  const start = second?.[0];
  if (!start) return [];
  const stanzaBefore = first?.at(-1);
  return [
    {
      kind: 'stanza',
      skill: 'Structure of a poem',
      sentence: start.index,
      weight: 7,
      ask: () =>
        withStep(
          `A new stanza begins with ${quote(start.text, 90)}. What changes there?`,
          'Look at the place, the time, the mood or the one who speaks.',
          'Why does the poem need the gap before it?',
        ),
      hint: 'Give each stanza a title of two words.',
      expected: () =>
        `The stanza before ends with ${quote(stanzaBefore?.text ?? start.text, 80)}; the new one begins ${quote(start.text, 80)}. The answer names what is different: the place, the time, the mood, or who speaks of what${suchAs(start) && ` (${suchAs(start).trim()})`}.`,
      evidence: [start.index],
      lookFors: ['Compares the two stanzas'],
    },
  ];
};

export const sounds: Maker = (passage) => {
  if (passage.kind !== 'poem') return [];
  const lines = body(passage);
  const rhymes = lines.flatMap((line, i) => {
    const last = lastWord(line);
    const partner = lines.slice(i + 1, i + 4).find((other) => last && rhymesWith(last, lastWord(other) ?? ''));
    return partner && last ? [{ line, partner, last, other: lastWord(partner) ?? '' }] : [];
  });
  const [rhyme] = rhymes;
  return [
    ...(rhyme
      ? [
          {
            kind: 'rhyme',
            skill: 'Sound and rhyme',
            sentence: rhyme.line.index,
            weight: 8,
            ask: () =>
              withStep(
                `“${rhyme.last}” rhymes with “${rhyme.other}”. What do the two words have to do with each other in the poem?`,
                'Which other words rhyme?',
                'Where does the poem break its own pattern?',
              ),
            hint: 'Read the ends of the lines aloud.',
            expected: () =>
              `The two stand at the ends of ${quote(rhyme.line.text, 70)} and ${quote(rhyme.partner.text, 70)}. The answer says what “${rhyme.last}” and “${rhyme.other}” have to do with each other there: alike, opposite, or one the cause of the other. That they sound alike is half of it.`,
            evidence: [rhyme.line.index, rhyme.partner.index],
            lookFors: ['Goes from the sound to the meaning'],
          },
        ]
      : []),
    ...lines.flatMap((line, i) => {
      const next = lines[i + 1];
      if (!next || next.paragraph !== line.paragraph || /[.,;:!?—–-]["”’']?$/.test(line.text) || !/^\p{Ll}/u.test(next.text)) return [];
      return {
        kind: 'line-break',
        skill: 'Line break',
        sentence: line.index,
        weight: 6.5,
        ask: () =>
          withStep(
            `The sentence does not stop at the end of ${quote(line.text, 80)}. Why might the poet break the line there?`,
            'Which word gets more weight?',
            'What does a reader expect for a moment, and what comes instead?',
          ),
        hint: 'Pause at the end of the line, then read on.',
        expected: () =>
          `The break leaves a reader waiting after “${lastWord(line) ?? ''}” and then comes ${quote(next.text, 80)}. The answer says which word gains weight, or what one expects for a moment.`,
        evidence: [line.index, next.index],
        lookFors: ['Reads across the break', 'Names what it stresses'],
      };
    }),
    ...lines.flatMap((line) => {
      const sound = alliteration(line.text);
      return sound
        ? {
            kind: 'alliteration',
            skill: 'Sound',
            sentence: line.index,
            weight: 7,
            ask: () =>
              withStep(
                `Several words in ${quote(line.text, 90)} begin with the same sound. Which, and how does it sound when you read it aloud?`,
                'Does the sound fit what the line says?',
                'How does the sound work together with what the line says?',
              ),
            hint: 'Read it aloud slowly.',
            expected: () =>
              `${sound.map((word) => `“${word}”`).join(', ')}. The answer says what the sound is like (soft, hard, hissing, heavy) and how this fits what the line tells${suchAs(line) && `,${suchAs(line)}`}. To list the words is half of it.`,
            evidence: [line.index],
            lookFors: ['Finds the words', 'Ties the sound to the meaning'],
          }
        : [];
    }),
    ...lines.flatMap((line) => {
      const sense = line.words.filter(({ lemma, pos }) => /^(?:ADJ|NOUN|VERB)$/.test(pos) && sensory.has(lemma));
      const [first] = sense;
      return first
        ? {
            kind: 'image',
            skill: 'Imagery',
            sentence: line.index,
            weight: 6.5 + sense.length * 0.4,
            ask: () =>
              withStep(
                `What do you see, hear or feel when you read ${quote(line.text, 90)}?`,
                `What does “${first.text}” add to it?`,
                `How does “${first.text}” set the mood for the lines around it?`,
              ),
            hint: `Close your eyes and think of “${first.text}”.`,
            expected: () =>
              `The answer starts from ${sense.map(({ text }) => `“${text}”`).join(' and ')}, names the sense it speaks to, and says what mood it lends to the lines around it. ${beside(passage, line)}`,
            evidence: [line.index],
            lookFors: ['Names a sense', 'Starts from a word of the line'],
          }
        : [];
    }),
  ];
};

const lastWord = ({ text }: ReadSentence): string | undefined => text.match(/\p{L}[\p{L}'’-]*(?=[^\p{L}]*$)/u)?.[0];

/** The sound with which a word begins, as far as its letters tell. */
const soundOf = (word: string): string => /^(?:ch|sh|ph|kn|wr|gn|wh|sc(?=[eiy]))/.exec(word)?.[0] ?? (/^c[eiy]/.test(word) ? 's' : /^[ck]/.test(word) ? 'k' : word.charAt(0));

const alliteration = (text: string): string[] | null => {
  const words = text.match(/\p{L}[\p{L}'’-]{3,}/gu) ?? [];
  const groups = Map.groupBy(words, (word) => soundOf(word.toLowerCase()));
  const [most] = [...groups.values()].filter((group) => new Set(group.map((word) => word.toLowerCase())).size >= 3 && !/^[aeiouwt]/i.test(group[0] ?? 'a'));
  return most ?? null;
};

/** "The fog comes on little cat feet": what has no body is given one. */
export const bodies: Maker = (passage) => {
  if (passage.kind !== 'poem') return [];
  const lines = body(passage);
  return lines.flatMap((line, i) => {
    const part = line.words.find(({ lower, pos }) => pos === 'NOUN' && limbs.has(lower));
    const thing = part && ownerOf(line, lines.slice(Math.max(0, i - 3), i));
    // Whoever breathes may have hands; so may the one who speaks.
    const isOfSomeone = line.words.some(({ lower, lemma }, at) => someone.has(lower) || (humanNouns.has(lemma) && line.words[at + 1] !== part));
    if (!part || !thing || isOfSomeone) return [];
    return {
      kind: 'body',
      skill: 'Comparison (personification)',
      sentence: line.index,
      weight: 8.5,
      ask: () =>
        bands(
          `What has “${part.text}” in ${quote(line.text, 90)}? Can that really be? What does it make you see?`,
          `To what does the poem give “${part.text}” in ${quote(line.text, 90)}, and what kind of creature does it become?`,
          `What does the poem make of its subject by giving it “${part.text}” in ${quote(line.text, 90)}, and how far does it carry the picture?`,
        ),
      hint: `Look for who or what is spoken of before “${part.text}”.`,
      expected: () =>
        `The answer starts from ${quote(line.text)}, says what “${part.text}” belongs to, here probably “${thing.text}”, and names the creature or the person one sees.`,
      evidence: [line.index],
      lookFors: ['Says what is given a body', 'Names what one sees because of it'],
    };
  });
};
/** Whose it is: the subject of the line, or what "It" takes up of the line before. */
function ownerOf({ clause, text }: ReadSentence, before: readonly ReadSentence[]): Word | undefined {
  const head = clause?.subject.at(-1);
  if (head?.pos === 'NOUN') return humanNouns.has(head.lemma) ? undefined : head;
  const begun = /^It\b/.test(text) ? before.findLast((line) => /^\p{Lu}/u.test(line.text)) : undefined;
  const nouns = begun?.words.filter(({ pos }) => pos === 'NOUN') ?? [];
  return nouns.some(({ lemma }) => humanNouns.has(lemma)) ? undefined : nouns[0];
}
const limbs = new Set('throat feet fingers arms eyes breath voice lips shoulders knees haunches teeth tongue paws claws'.split(' '));
const someone = new Set('i my me he she his her him we our us you your they their them'.split(' '));
