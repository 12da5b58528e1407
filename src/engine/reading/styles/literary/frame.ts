/** How a passage begins, turns and ends, and how its parts stand to each other. */
import { bands, body, each, edges, type Maker, openingOf, same } from '../../candidate.ts';
import { again, beside, carrying, newIn, suchAs } from '../../keys.ts';
import type { Passage } from '../../passage.ts';
import { quote, quoteEnd } from '../../quoting.ts';
import { isTold, whole } from './shared.ts';

/** Rules and notices have no beginning that draws a reader in, and no end that looks back. */
const isLaidDown = ({ genre }: Passage): boolean => genre === 'notice' || genre === 'list of rules';

export const openingLine: Maker = (passage) => {
  const { first } = edges(passage);
  if (!first || body(passage).length < 3 || passage.kind === 'instructions' || isLaidDown(passage)) return [];
  const begin = openingOf(passage, first);
  const taken = again(passage, first);
  return [
    {
      kind: 'opening',
      skill: 'Opening',
      sentence: first.index,
      weight: 7.5,
      ask: () =>
        bands(
          `The ${whole(passage)} begins with ${quote(begin, 110)}. What does this beginning make you want to know?`,
          `The ${whole(passage)} begins with ${quote(begin, 110)}. What does this first ${first.form === 'verse' ? 'line' : 'sentence'} promise, and how does it pull a reader in?`,
          `The ${whole(passage)} begins with ${quote(begin, 110)}. Which expectations does it set up, and which of them does the rest keep?`,
        ),
      hint: 'Cover the rest and read only the beginning.',
      expected: () =>
        `A word of the first ${first.form === 'verse' ? 'line' : 'sentence'}${suchAs(first) && `,${suchAs(first)},`} and the question it raises (who, where, why, what then): ${quote(begin)}.${taken ? ` The rest takes it up in ${quote(taken.text, 90)}.` : ''}`,
      evidence: [first.index],
      lookFors: ['Names a word of the beginning', 'Says what it does to a reader'],
    },
  ];
};

export const endingLine: Maker = (passage) => {
  const { first, last } = edges(passage);
  if (!last || !first || body(passage).length < 4 || passage.kind === 'instructions' || isLaidDown(passage)) return [];
  const [place, fresh] = [again(passage, last), newIn(passage, last)];
  const taken = place === first ? null : place;
  return [
    {
      kind: 'ending',
      skill: 'Ending',
      sentence: last.index,
      weight: 8,
      ask: () =>
        bands(
          `The ${whole(passage)} ends with ${quoteEnd(last.text, 100)}. Is this a good ending? Why?`,
          `The ${whole(passage)} ends with ${quoteEnd(last.text, 100)}. How does this ending make a reader look back at the beginning?`,
          `Compare the ending, ${quoteEnd(last.text, 90)}, with the beginning, ${quote(openingOf(passage, first), 90)}. What has shifted between them?`,
        ),
      hint: 'Read the first and the last one directly after each other.',
      expected: () =>
        `The end, ${quoteEnd(last.text)}, is set beside the beginning, ${quote(openingOf(passage, first))}${taken ? `, or beside ${quote(taken.text, 90)}` : ''}: what comes back, what is new${fresh ? `, such as ${fresh}` : ''}, or what is left open. A judgment without such a link is half of it.`,
      evidence: [first.index, last.index],
      lookFors: ['Connects the end with an earlier place', 'Gives a reason for the judgment'],
      isWhole: true,
    },
  ];
};

export const turns = each((sentence, passage) => {
  const sign = /^(?:But|Suddenly|Then|Until|At last|Just then|Yet|However|All at once|That was when|Without warning)\b/.exec(sentence.text)?.[0];
  const before = passage.sentences[sentence.index - 1];
  if (!sign || !before || before.form === 'heading' || !isTold(passage) || sentence.speech) return null;
  return {
    kind: 'turn',
    skill: 'Turning point',
    sentence: sentence.index,
    weight: sign === 'Then' ? 5.5 : 7.5,
    ask: () =>
      bands(
        `What changes in the ${whole(passage)} at ${quote(sentence.text, 90)}?`,
        `The word “${sign}” opens ${quote(sentence.text, 90)}. What changes at this point, and how was it before?`,
        `How does ${quote(sentence.text, 90)} turn the ${whole(passage)} in a new direction, and what had prepared the turn?`,
      ),
    hint: `Compare what stands before “${sign}” with what comes after.`,
    expected: () =>
      `Before: ${quote(before.text)}. After: ${quote(sentence.text)}. The answer names what is different: what someone does, knows or feels, or the place and the time${suchAs(sentence) && `, in words${suchAs(sentence)}`}.`,
    evidence: [before.index, sentence.index],
    lookFors: ['Says what it was like before', 'Says what is different after it'],
  };
});

export const structure: Maker = (passage) => {
  const [opening, central] = body(passage).filter(({ paragraph }, i, all) => all[i - 1]?.paragraph !== paragraph);
  if (isTold(passage) || passage.kind === 'instructions' || !central || passage.paragraphs < 2) return [];
  return [
    {
      kind: 'structure',
      skill: 'Structure',
      sentence: central.index,
      weight: 6.5,
      ask: () => same(`A new paragraph begins with ${quote(central.text, 100)}. What does it add to the one before it: a cause, an example, the other side, or something else?`),
      hint: 'Sum up each of the two paragraphs in five words.',
      expected: () =>
        `The paragraph before begins ${quote(opening?.text ?? central.text, 90)}. The new one tells of ${newIn(passage, central) ?? carrying(central) ?? 'something else'}. The answer sums up both and names what joins them. ${beside(passage, central)}`,
      evidence: [central.index],
      lookFors: ['Sums up both paragraphs', 'Names the connection'],
    },
  ];
};
