/** Who tells it, and what that is worth: the questions of a historian and of a reader of news. */
import { bands, body, each, type Maker } from '../../candidate.ts';
import { carrying } from '../../keys.ts';
import { quote } from '../../quoting.ts';

/** "…, the city council said", "According to the report, …": someone stands behind a statement, and the writer says who. */
export const attribution = each((sentence, passage) => {
  if (passage.kind === 'story' || passage.kind === 'poem' || passage.kind === 'instructions' || sentence.length < 8) return null;
  const who = sourceIn(sentence.text);
  if (!who) return null;
  return {
    kind: 'attribution',
    skill: 'Where it comes from',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      bands(
        `Who says what stands in ${quote(sentence.text, 110)}? How could they know?`,
        `The writer does not say ${quote(sentence.text, 110)} alone but names who does: ${who}. How close is this source to the matter, and who else could confirm it?`,
        `For ${quote(sentence.text, 110)} the writer relies on ${who}. What is this source in a position to know, what might it want, and which second source would you look for?`,
      ),
    hint: 'Ask: was the source there, did it measure, or did it hear of it?',
    expected: () =>
      `${who.charAt(0).toUpperCase()}${who.slice(1)}. The answer says whether this source did, saw or measured it or only heard of it: ${carrying(sentence) ?? quote(sentence.text, 60)}. A second source is someone else who was there, decided or measured.`,
    evidence: [sentence.index],
    lookFors: ['Names the source as the passage does', 'Tells what was seen or measured from what is only said'],
  };
});

const saying = 'said|says|told|reported|reports|warned|warns|estimates?|announced|argues?|argued|explained';
const someone = String.raw`(?:the|a|an|one) (?:\p{Ll}+ ){0,3}?\p{Ll}+|(?:\p{Ll}+ ){0,3}\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}`;
const behind = new RegExp(String.raw`[,”"]\s(?:(${someone}) (?:${saying})|(?:${saying}) (${someone}))(?=[\s.,;])`, 'u');
const ahead = new RegExp(String.raw`^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}|The (?:\p{Ll}+ ){0,2}?\p{Ll}+)(?:, [^,]{4,70},)? (?:${saying}) (?:that |on \p{Lu}\p{L}+ that )`, 'u');
const according = new RegExp(String.raw`\b[Aa]ccording to (${someone})(?=[\s.,;])`, 'u');

/** As the passage names it, to stand inside a sentence. */
function sourceIn(text: string): string | null {
  const [, before, after] = behind.exec(text) ?? [];
  const found = before ?? after ?? ahead.exec(text)?.[1] ?? according.exec(text)?.[1];
  if (!found || /^(?:he|she|they|it|we|I|you)$/i.test(found)) return null;
  return found.replace(/^The /, 'the ');
}

/** A diary, a letter or a speech says of itself what it is. */
export const kindOfSource: Maker = (passage) => {
  const named = /\b(diary|journal|letter|speech|testimony|memoir|autobiography|interview)\b/i.exec(passage.title ?? '')?.[1]?.toLowerCase();
  const place = body(passage).find(({ words }) => words.some(({ lower }) => /^(?:i|we|my|our)$/.test(lower)));
  if (!named || !place) return [];
  return [
    {
      kind: 'source',
      skill: 'Reading a source',
      sentence: place.index,
      weight: 9,
      ask: () =>
        bands(
          `This comes from a ${named}. What can you learn from ${quote(place.text, 100)} that a schoolbook would not tell you?`,
          `This comes from a ${named}. What can someone who was there tell us, as in ${quote(place.text, 100)}, and what can they not know?`,
          `This comes from a ${named}. For whom was it written, how does that show in ${quote(place.text, 100)}, and which other source would you set beside it?`,
        ),
      hint: 'Ask who wrote it, when, for whom and what for.',
      expected: () =>
        `A witness can tell what was seen, heard and felt, as in ${quote(place.text)}; what others thought, how things were elsewhere and what came of it has to come from other sources.`,
      evidence: [place.index],
      lookFors: ['Something that only a witness can tell', 'Something that this witness cannot know'],
    },
  ];
};
