import { bands, body, type Candidate, figureIn, type Maker, withStep } from '../../candidate.ts';
import type { Figure } from '../../cast.ts';
import { heroOf } from '../../hero.ts';
import { isStep } from '../../kind.ts';
import type { Passage, ReadSentence } from '../../passage.ts';
import { bare, quote } from '../../quoting.ts';
import { isReported } from '../../views.ts';
import { centralSentence, detailsFor, mainSentence, moralOf } from '../../weighing.ts';
import { appeal, othersHold, pointOf, ruling } from './main-idea.ts';

export const steps: Maker = (passage) => {
  if (passage.kind !== 'instructions') return [];
  // What is told beside the steps is none of them.
  return body(passage)
    .filter(isStep)
    .flatMap((sentence, i, all) => {
      const next = all[i + 1];
      if (!next || next.index - sentence.index > 2) return [];
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
        expected: () =>
          `The passage has them in this order: ${quote(sentence.text)}, then ${quote(next.text)}. A good answer says what the second needs from the first, or that these two could change places.`,
        evidence: [sentence.index, next.index],
        lookFors: ['Says what the first step makes possible', 'Imagines the other order'],
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
  const told = isTold ? heroOf(passage) : null;
  const hero = told && told.sentences.length >= 2 ? told : null;
  const [topic] = passage.topics;
  if (!central || body(passage).length < 3) return [];
  const middle = centralSentence(passage, [0.3, 0.85]) ?? central;
  // A text in several paragraphs has no one sentence that says it all.
  const starts = paragraphStarts(passage).filter(({ length }) => length >= 4);
  const wide = starts.length >= 3 && starts.length <= 6 && passage.kind !== 'poem' ? starts : [];
  // A life is about the one who lived it.
  const isLifeOf = ({ isNamed, sentences }: Figure): boolean =>
    isNamed && (sentences.length >= Math.max(3, body(passage).length * 0.3) || /\bwas born\b/.test(passage.sentences[sentences[0] ?? 0]?.text ?? ''));
  const person = passage.kind === 'information' ? passage.cast.find(isLifeOf) : undefined;
  // What stands in a few sentences only is a part of what the passage is about.
  const isMain = topic && topic.sentences.length >= Math.max(3, body(passage).length * (topic.isNamed ? 0.15 : 0.25));
  const about = person?.name ?? (isMain ? topic.text : null);
  // The lesson of a tale is no event.
  const moral = moralOf(passage);
  const ends = [body(passage)[0], body(passage).findLast((sentence) => sentence !== moral)].flatMap((sentence) => sentence ?? []);
  if (passage.kind === 'foreign' || passage.kind === 'fragments') return [];
  if (passage.kind === 'instructions') return [outcome(ends.find(isStep) ?? central, body(passage).findLast(isStep) ?? central)];
  if (passage.genre === 'notice' || passage.genre === 'list of rules') return [ruling(passage)];
  if (passage.kind === 'opinion' && !person) return [position(passage, central)];
  const purpose =
    passage.isAddress &&
    body(passage).find(({ text }) =>
      /\b(?:am|['’]m) writing (?:to|because|about)\b|\bthank you for\b|\bI (?:ask|urge|invite) you\b|\bI am here (?:today )?to (?:ask|tell|speak)\b/.test(text),
    );
  if (purpose) return [reasonToWrite(passage, purpose)];
  const isWritten = passage.sentences.some(({ text }) => /^(?:Subject:|Dear\b|Hi\b|Hello\b)/.test(text));
  const urged =
    passage.isAddress &&
    !isTold &&
    !isWritten &&
    body(passage)
      .slice(-3)
      .some((each) => isStep(each) || /\b(?:let us|we must|we should|must not|vote)\b/i.test(each.text));
  const wanted = urged ? appeal(passage, reasonsFor(passage, body(passage).at(-1) ?? central)) : null;
  if (wanted) return [wanted];
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
  return [pointOf(passage, about, wide)];
};

/** What instructions lead to. */
const outcome = (first: ReadSentence, last: ReadSentence): Candidate => ({
  kind: 'main-idea',
  skill: 'Following steps',
  sentence: last.index,
  weight: 9,
  ask: () =>
    bands(
      `You start with ${quote(first.text, 80)} and end with ${quote(last.text, 80)}. What do you have when all is done? Tell the steps in order.`,
      `Sum up in three sentences how one gets from ${quote(first.text, 80)} to ${quote(last.text, 80)}. Which step must not be left out?`,
      `Sum up the way from ${quote(first.text, 80)} to ${quote(last.text, 80)}. Which steps depend on each other, and which could change places?`,
    ),
  hint: 'Go through the steps with your finger and say each in three words.',
  expected: () => `From ${quote(first.text)} to ${quote(last.text)}, with the steps between them in the order of the passage.`,
  evidence: [first.index, last.index],
  lookFors: ['The steps are in order', 'Tells a necessary step from one that could be left out'],
  isWhole: true,
});

/** What someone who argues wants, and what is said for it. */
function position(passage: Passage, central: ReadSentence): Candidate {
  const all = body(passage).filter(({ speech, text }) => !speech && !text.endsWith('?'));
  const urged = claimIn(all) ?? mainSentence(passage);
  const claim = urged ?? central;
  const details = reasonsFor(passage, claim);
  const begin = quote(body(passage)[0]?.text ?? claim.text, 60);
  return {
    kind: 'main-idea',
    skill: 'Position and reasons',
    sentence: claim.index,
    weight: 9.5,
    ask: () =>
      bands(
        `What does the writer want who begins with ${begin}? Find two reasons in the passage.`,
        `In one sentence, what does the writer want who begins with ${begin}? Which two reasons in the passage are the strongest?`,
        `State in one sentence the position of the writer who begins with ${begin}. Which reason carries most of its weight, and which objection is taken up or left out?`,
      ),
    hint: 'Find the sentence that says what ought to be done, then ask of each other sentence whether it speaks for it.',
    expected: () =>
      `${urged ? `The position stands in ${quote(claim.text)}.` : `The position in one sentence, as it fits the beginning, ${begin}, and the end, ${quote(all.at(-1)?.text ?? claim.text, 90)}.${othersHold(passage)}`}${details.length > 0 ? ` Reasons to weigh: ${details.map((detail) => quote(detail.text, 110)).join('; ')}.` : ''}`,
    evidence: [claim.index, ...details.map(({ index }) => index)],
    lookFors: ['Names what the writer wants', 'Two reasons from different places'],
    isWhole: true,
  };
}

/** What ought to be done, in the writer's own view: said at the beginning or the end, as an order or with "should". What is granted to the other side is none. */
function claimIn(all: readonly ReadSentence[]): ReadSentence | undefined {
  const worth = ({ words, text, index, paragraph }: ReadSentence, at: number): number => {
    const isUrged = words.some(({ lower }) => /^(?:should|must|ought)$/.test(lower)) || /\b[Ii] (?:think|believe)\b/.test(text);
    if (isReported({ text })) return 0;
    const isOrder = words[0]?.pos === 'VERB' && words[0].lower === words[0].lemma && at >= all.length * 0.6;
    if (!isUrged && !isOrder) return 0;
    const isGranted = all.some((each) => each.paragraph === paragraph && each.index < index && /\bhave a point\b|^It is true\b|\bI understand\b/.test(each.text));
    return 2 + (at < 2 || at >= all.length - 3 ? 1 : 0) + (/\b(?:every|all|our|the) \p{Ll}+ (?:should|must)\b/iu.test(text) ? 1 : 0) - (isGranted ? 2 : 0);
  };
  const best = all.map((sentence, at) => ({ sentence, points: worth(sentence, at) })).toSorted((a, b) => b.points - a.points)[0];
  return best && best.points > 0 ? best.sentence : undefined;
}

/** The two sentences that most look like reasons: they count, or say why. What others say against it is none. */
function reasonsFor(passage: Passage, claim: ReadSentence): ReadSentence[] {
  const worth = (sentence: ReadSentence): number =>
    (figureIn(sentence) ? 2 : 0) +
    (/^If\b.*\b(?:will|would)\b/.test(sentence.text) ? 2 : 0) +
    (sentence.words.some(({ lower }) => saysWhy.has(lower)) ? 2 : 0) +
    (isReported(sentence) || /^(?:Some|Critics|Opponents|Others|Many people)\b|\bmust\b|\bshould\b/.test(sentence.text) ? -3 : 0);
  const found = body(passage)
    .filter(({ index, speech, text }, at) => index !== claim.index && !speech && !text.endsWith('?') && !(at === 0 && passage.isAddress))
    .map((sentence) => ({ sentence, points: worth(sentence) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 2)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.index - b.index);
  return found.length === 2 ? found : detailsFor(passage, claim);
}
const saysWhy = new Set('because since so also would helps teaches gives makes keeps'.split(' '));

/** A letter or a speech says itself what it is for. */
function reasonToWrite(passage: Passage, purpose: ReadSentence): Candidate {
  const details = body(passage)
    .filter(({ index, length, speech }) => index > purpose.index && length >= 6 && !speech)
    .slice(0, 2);
  return {
    kind: 'main-idea',
    skill: 'Purpose',
    sentence: purpose.index,
    weight: 9.5,
    ask: () =>
      bands(
        `Why does the narrator say ${quote(purpose.text, 90)}? Find two details in the passage that explain it.`,
        `What does the narrator want with ${quote(purpose.text, 90)}? Which two details in the passage explain it best?`,
        `What is the passage for, judging by ${quote(purpose.text, 90)}, and which of its details serve that purpose least?`,
      ),
    hint: 'Ask whom it is for, and what that person should know or do afterwards.',
    expected: () =>
      `The purpose stands in ${quote(purpose.text)}.${details.length > 0 ? ` Details that may explain it: ${details.map(({ text }) => quote(text, 110)).join('; ')}.` : ''}`,
    evidence: [purpose.index, ...details.map(({ index }) => index)],
    lookFors: ['Names the purpose', 'Two details from the passage'],
    isWhole: true,
  };
}
