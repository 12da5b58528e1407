import { bands, body, type Maker, same, withStep } from '../../candidate.ts';
import type { Passage, ReadSentence } from '../../passage.ts';
import { bare, quote } from '../../quoting.ts';
import { centralSentence, detailsFor } from '../../weighing.ts';

export const steps: Maker = (passage) => {
  if (passage.kind !== 'instructions') return [];
  return body(passage).flatMap((sentence, i, all) => {
    const next = all[i + 1];
    if (!next) return [];
    return {
      kind: 'step',
      skill: 'Following steps',
      sentence: sentence.index,
      weight: 6,
      ask: () =>
        withStep(
          `Why does the step ${quote(sentence.text, 80)} come before ${quote(next.text, 80)}?`,
          'What would go wrong the other way round?',
          'Which of the two could be left out?',
        ),
      hint: 'Imagine doing the two the other way round.',
      expected: () => `The second step needs what the first one makes ready. The passage has them in this order: ${quote(sentence.text)}, then ${quote(next.text)}.`,
      evidence: [sentence.index, next.index],
      lookFors: ['Says what the first step makes possible'],
    };
  });
};

export const gist: Maker = (passage) => {
  const starts = paragraphStarts(passage);
  if (passage.paragraphs < (passage.kind === 'poem' ? 2 : 3) || passage.kind === 'instructions') return [];
  const part = passage.kind === 'poem' ? 'stanza' : 'paragraph';
  return starts.flatMap((start) => {
    const all = body(passage).filter(({ paragraph }) => paragraph === start.paragraph);
    if (all.length < 3 || start.speech) return [];
    return {
      kind: 'gist',
      skill: `Main idea of a ${part}`,
      sentence: start.index,
      weight: 6,
      ask: () =>
        withStep(
          `What is the ${part} that begins ${quote(start.text, 60)} mostly about?`,
          'Give it a title of at most five words.',
          'Give it a title of at most five words, and say what the passage would lack without it.',
        ),
      hint: 'Ask what most of its sentences have in common.',
      expected: () => `Something close to: ${quote(bare(start.text))}. It goes on to ${quote(all.at(-1)?.text ?? start.text, 90)}.`,
      evidence: [start.index, all.at(-1)?.index ?? start.index],
      lookFors: [`Covers the whole ${part}, not one detail of it`, 'Short enough to be a title'],
    };
  });
};

/** The first sentence of each paragraph, without headings and dates. */
const paragraphStarts = ({ sentences }: Passage): ReadSentence[] =>
  sentences.filter(({ form }) => form !== 'heading').filter((sentence, i, all) => all[i - 1]?.paragraph !== sentence.paragraph);

export const mainIdea: Maker = (passage) => {
  const central = centralSentence(passage);
  const isTold = passage.kind === 'story' && !passage.isAddress;
  const hero = isTold ? passage.cast.find(({ sentences }) => sentences.length >= 2) : undefined;
  const [topic] = passage.topics;
  if (!central || body(passage).length < 3) return [];
  const middle = centralSentence(passage, [0.3, 0.85]) ?? central;
  const details = detailsFor(passage, central);
  // A text in several paragraphs has no one sentence that says it all.
  const starts = paragraphStarts(passage).filter(({ length }) => length >= 4);
  const wide = starts.length >= 3 && starts.length <= 6 && passage.kind !== 'poem' ? starts : [];
  // A life is about the one who lived it.
  const person = passage.kind === 'information' ? passage.cast.find(({ isNamed, sentences }) => isNamed && sentences.length >= Math.max(3, body(passage).length * 0.3)) : undefined;
  const about = person?.name ?? topic?.text;
  const ends = [body(passage)[0], body(passage).at(-1)].flatMap((sentence) => sentence ?? []);
  if (passage.kind === 'foreign' || passage.kind === 'fragments') return [];
  const happens = hero ? `what happens to ${hero.name}` : `what happens between ${quote(ends[0]?.text ?? '', 60)} and ${quote(ends[1]?.text ?? '', 60)}`;
  if (isTold)
    return [
      {
        kind: 'main-idea',
        skill: 'Summarizing',
        sentence: hero?.sentences[0] ?? central.index,
        weight: 9.5,
        ask: () =>
          bands(
            `Tell in your own words ${happens}: first, in the middle and at the end.`,
            `Sum up in two sentences ${happens}. What would you leave out, and why?`,
            hero
              ? `Sum up in two sentences ${happens}, then say what changes between ${quote(ends[0]?.text ?? '', 60)} and ${quote(ends[1]?.text ?? '', 60)}.`
              : `Sum up in two sentences ${happens}, then say what has changed by the end.`,
          ),
        hint: 'Look at the first sentences and the last ones, then at what made the difference.',
        expected: () => `From ${quote(ends[0]?.text ?? '', 90)}${ends.includes(middle) ? '' : ` by way of ${quote(middle.text, 90)}`} to ${quote(ends[1]?.text ?? '', 90)}.`,
        evidence: [...new Set([ends[0]?.index ?? 0, middle.index, ends[1]?.index ?? 0])],
        lookFors: ['Beginning, middle and end are there', 'Leaves small details out', 'Own words'],
        isWhole: true,
      },
    ];
  return [
    {
      kind: 'main-idea',
      skill: 'Main idea',
      sentence: central.index,
      weight: 9.5,
      ask: () =>
        about && passage.kind !== 'poem'
          ? bands(
              `What does the passage most want you to know about ${about}? Find two details that tell you.`,
              `In one sentence, what is the main point the passage makes about ${about}? Back it with two details.`,
              `State the central idea about ${about} in one sentence, and name the two details that carry most of its weight.`,
            )
          : same(`What is the ${passage.kind === 'poem' ? 'poem' : 'passage'} about as a whole? Start from ${quote(central.text)} and name a second place.`),
      hint: 'Ask of each sentence: would the rest still hold together without it?',
      expected: () =>
        `${wide.length > 0 ? `One sentence that takes in all of it; the parts begin ${wide.map((start) => quote(start.text, 70)).join('; ')}. The place that has most in common with the others: ${quote(central.text)}.` : `The sentence that has most in common with the others: ${quote(central.text)}. A good answer makes it wide enough for all of the passage.`}${details.length > 0 ? ` Details that back it: ${details.map((detail) => quote(detail.text, 90)).join('; ')}.` : ''}`,
      evidence: [central.index, ...details.map(({ index }) => index)],
      lookFors: ['One idea, wide enough for the whole passage', 'Two details from different places'],
      isWhole: true,
    },
  ];
};
