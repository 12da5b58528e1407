import { bands, body, each, figureIn, hasLemma, type Maker, withStep } from '../../candidate.ts';
import { heroOf } from '../../hero.ts';
import { again, beside, carrying, hardWords, spokenOfAgain, suchAs, thingsIn } from '../../keys.ts';
import { isStep } from '../../kind.ts';
import { feelings, judgments } from '../../lexicon.ts';
import { type Passage, type ReadSentence, subjectOf } from '../../passage.ts';
import { quote } from '../../quoting.ts';
import type { Word } from '../../tagger.ts';
import { isReported } from '../../views.ts';
import { centralSentence, detailsFor, hardness, mainSentence } from '../../weighing.ts';
import { affectedGroup, isWished } from '../shared.ts';
import { asYouLike } from './wording.ts';

export const advice: Maker = (passage) => {
  const hero = heroOf(passage);
  if (passage.kind !== 'story' || !hero) return [];
  const own = hero.sentences.flatMap((at) => passage.sentences[at] ?? []).filter((sentence) => subjectOf(passage, sentence)?.name === hero.name && !sentence.speech);
  const place = own[Math.floor(own.length / 2)];
  if (!place || place.form === 'heading') return [];
  return [
    {
      kind: 'advice',
      skill: 'Social awareness',
      sentence: place.index,
      weight: 6,
      ask: () =>
        bands(
          `Imagine you are there when this happens: ${quote(place.text, 90)}. What would you say to ${hero.name}?`,
          `Imagine you stand beside ${hero.name} at ${quote(place.text, 90)}. What would you say or do, and what would you rather not say?`,
          `What would a good friend do for ${hero.name} at ${quote(place.text, 90)}, and where would the help have to stop?`,
        ),
      hint: 'Sometimes listening is the best thing to do.',
      expected: () =>
        `Words or an act that take up what happens to ${hero.name} here: ${quote(place.text)}. ${beside(passage, place)} Comfort that would fit anyone is half of it.`,
      evidence: [place.index],
      lookFors: ['Fits the situation', 'Helps without taking over'],
    },
  ];
};

export const growth: Maker = (passage) => {
  const hero = heroOf(passage);
  const all = body(passage);
  const first = all[0];
  // What is told about the hero near the end: another's hands may shake in the last line.
  const last = all.slice(-Math.max(2, Math.floor(all.length * 0.25))).findLast((sentence) => isAbout(sentence, hero?.name ?? '', passage));
  if (passage.kind !== 'story' || passage.isAddress || !hero || hero.sentences.length < 3 || !first || !last || all.length < 5) return [];
  return [
    {
      kind: 'growth',
      skill: 'Self-awareness',
      sentence: last.index,
      weight: 7,
      ask: () =>
        bands(
          `How is ${hero.name} different at the end, in ${quote(last.text, 80)}, from the beginning?`,
          `What has ${hero.name} learned between ${quote(first.text, 70)} and ${quote(last.text, 70)}? What would you like to remember from it?`,
          `What does ${hero.name} understand at ${quote(last.text, 80)} that was not clear at the beginning, and what is still unclear?`,
        ),
      hint: 'Compare the first sentences with the last ones.',
      expected: () =>
        `What ${hero.name} does, knows or feels in both places, and what is different. Beginning: ${quote(first.text, 90)}. End: ${quote(last.text, 90)}. That nothing has changed counts, too, with a reason from these lines.`,
      evidence: [first.index, last.index],
      lookFors: ['Compares beginning and end', 'Allows that nothing has changed'],
      isWhole: true,
    },
  ];
};

/** Is it the hero who acts or speaks here, or stand they in it alone? */
function isAbout(sentence: ReadSentence, name: string, passage: Passage): boolean {
  const doer = subjectOf(passage, sentence)?.name ?? sentence.speech?.speaker;
  if (doer) return doer === name;
  const here = passage.cast.filter(({ sentences }) => sentences.includes(sentence.index));
  return !sentence.speech && !sentence.isSaid && here.length === 1 && here[0]?.name === name && !sentence.words.some(({ lower }) => /^(?:he|she|his|her)$/.test(lower));
}

/** Information: who is touched by it. */
export const affected = each((sentence, passage) => {
  const group = affectedGroup(sentence, passage);
  if (!group || passage.kind === 'instructions' || sentence.length < 6 || sentence.isSaid || /["“”]/.test(sentence.text)) return null;
  const past = passage.isPast;
  return {
    kind: 'affected',
    skill: 'Social awareness',
    sentence: sentence.index,
    weight: 8,
    ask: () =>
      bands(
        `Think of the ${group.lower} in ${quote(sentence.text, 110)}. How ${past ? 'did' : 'might'} they feel${past ? ', do you think' : ''}?`,
        `What ${past ? 'was' : isWished(sentence) ? 'would' : 'is'} this ${!past && isWished(sentence) ? 'be like' : 'like'} for the ${group.lower} in ${quote(sentence.text, 110)}? What ${past ? 'would they have told' : 'would they tell'} us?`,
        `Whose side of ${quote(sentence.text, 110)} do we hear, and whose not? What might the ${group.lower} add?`,
      ),
    hint: `Put yourself in the place of the ${group.lower}.`,
    expected: () =>
      `What the ${group.lower} have to do, lose, gain or fear, as words${suchAs(sentence)} bear it out: ${quote(sentence.text)}.${spokenOfAgain(passage, sentence)} What only one’s own opinion bears out is half of it.`,
    evidence: [sentence.index],
    lookFors: ['Takes the side of the people in the sentence', 'Keeps to what the passage says'],
  };
});

/** "Schools should start later", "it is not right"; not "the right to vote", "must have been" or, where nobody argues, "the most important port". */
function isJudgment({ lower, pos }: Word, before: Word | undefined, next: Word | undefined, kind: Passage['kind']): boolean {
  if (!judgments.has(lower) || pos === 'NOUN' || pos === 'PROPN') return false;
  if (kind !== 'opinion' && !/^(?:should|ought|wrong|unfair|unacceptable)$/.test(lower)) return false;
  if (lower === 'must' && next?.lower === 'have') return false;
  if (lower === 'responsible' && next?.lower === 'for') return false;
  return lower !== 'right' || before?.lemma === 'be' || /^(?:not|n't|only)$/.test(before?.lower ?? '');
}

export const values = each((sentence, passage) => {
  const word = sentence.words.find((each, at) => isJudgment(each, sentence.words[at - 1], sentence.words[at + 1], passage.kind));
  if (
    !word ||
    sentence.text.endsWith('?') ||
    passage.kind === 'story' ||
    passage.kind === 'poem' ||
    passage.kind === 'instructions' ||
    sentence.speech ||
    passage.genre ||
    isReported(sentence)
  )
    return null;
  const reason = again(passage, sentence);
  return {
    kind: 'values',
    skill: 'Responsible decisions',
    sentence: sentence.index,
    weight: 7.5,
    ask: () =>
      bands(
        `The writer says ${quote(sentence.text, 110)}. Do you agree? What is your reason?`,
        `What matters to someone who says ${quote(sentence.text, 110)}? What might matter more to someone who disagrees?`,
        `Which value stands behind “${word.text}” in ${quote(sentence.text, 110)}, and which other value could weigh against it?`,
      ),
    hint: `Look at “${word.text}”: it judges.`,
    expected: () =>
      `For the writer: the value behind “${word.text}”, as words${suchAs(sentence)} show it${reason ? `, and as ${quote(reason.text, 90)} bears out` : ''}. For the other side: something else that matters here, such as cost, freedom, safety or fairness, with a reason.`,
    evidence: [sentence.index],
    lookFors: ['Gives a reason', 'Can say what matters to the other side'],
  };
});

export const wonder: Maker = (passage) => {
  if (!(passage.kind === 'information' || passage.kind === 'opinion') || passage.isFirstPerson || passage.isAddress || passage.genre || body(passage).length < 4) return [];
  const central = passage.kind === 'opinion' ? mainSentence(passage) : centralSentence(passage);
  const details = central ? detailsFor(passage, central) : [];
  const striking =
    body(passage).find((sentence) => figureIn(sentence) !== null) ??
    body(passage).find(({ index, text, length }) => index > 0 && index !== central?.index && length >= 8 && !text.endsWith('?') && !/\bborn\b/.test(text));
  const hard = body(passage)
    .map((sentence) => ({ sentence, load: sentence.words.reduce((sum, word) => sum + hardness(word), 0) }))
    .sort((a, b) => b.load - a.load)[0];
  return [
    ...(striking
      ? [
          {
            kind: 'curiosity',
            skill: 'Self-awareness',
            sentence: striking.index,
            weight: 6,
            ask: () =>
              bands(
                `Did ${quote(striking.text, 110)} surprise you? What would you like to find out next?`,
                `What in ${quote(striking.text, 110)} is new to you or surprises you? What would you like to find out next?`,
                `How far does ${quote(striking.text, 110)} surprise you, and what would you want to know before you relied on it?`,
              ),
            hint: 'Being surprised is a good place to start.',
            expected: () =>
              `Which part is new, such as what is said with ${carrying(striking) ?? quote(striking.text, 60)}, and a question to which no line answers (how much, since when, why, how one knows) and that could be looked up.${spokenOfAgain(passage, striking)}`,
            evidence: [striking.index],
            lookFors: ['Says what is new', 'A question that could be looked up'],
          },
        ]
      : []),
    ...(hard && hard.load > 16
      ? [
          {
            kind: 'stamina',
            skill: 'Self-management',
            sentence: hard.sentence.index,
            weight: 6,
            ask: () =>
              withStep(
                `The sentence ${quote(hard.sentence.text, 110)} is not easy. What do you do when a sentence is hard to follow?`,
                'Try it on this one and say what helped.',
                'Try two ways on this one and say which helped more.',
              ),
            hint: 'Read aloud, cut the sentence in two, look at the words you know, or ask.',
            expected: () =>
              `What makes it hard: ${hardWords(hard.sentence) ?? 'its length'}. Any way counts that was really tried on it, and the answer says what the sentence then tells in plain words: ${quote(hard.sentence.text)}.`,
            evidence: [hard.sentence.index],
            lookFors: ['Names a strategy', 'Says what it did'],
          },
        ]
      : []),
    ...(central && passage.kind === 'opinion'
      ? [
          {
            kind: 'action',
            skill: 'Responsible decisions',
            sentence: central.index,
            weight: 6,
            ask: () =>
              bands(
                `You have read ${quote(central.text, 110)}. What is one small thing that someone could do because of it?`,
                `What could your class do, or stop doing, because of ${quote(central.text, 110)}? Who would have to agree?`,
                `If ${quote(central.text, 110)} is right, who should act on it first, and what would it cost them?`,
              ),
            hint: 'Small and possible is better than large and vague.',
            expected: () =>
              `A small act that follows from ${quote(central.text)}, with the one who would do it and the one who would have to agree.${details.length > 0 ? ` What in the passage speaks for it: ${details.map(({ text }) => quote(text, 90)).join('; ')}.` : ''}`,
            evidence: [central.index],
            lookFors: ['Follows from the passage', 'Someone could really do it'],
            isWhole: true,
          },
        ]
      : []),
  ];
};

/** Steps to follow: patience, help, mistakes. */
export const working: Maker = (passage) => {
  if (passage.kind !== 'instructions') return [];
  return body(passage)
    .filter(isStep)
    .slice(1)
    .map((sentence, i) => ({
      kind: `working-${i % 2}`,
      skill: i % 2 ? 'Relationship skills' : 'Self-management',
      sentence: sentence.index,
      weight: 5.5,
      ask: () =>
        i % 2
          ? withStep(
              `How could two people share the step ${quote(sentence.text, 90)}?`,
              'What would they have to agree on first?',
              'What would they have to agree on first, and who decides?',
            )
          : withStep(
              `What would you do if the step ${quote(sentence.text, 90)} went wrong the first time?`,
              'Whom could you ask, and what exactly?',
              'How would you find out why?',
            ),
      hint: asYouLike,
      expected: () =>
        `It fits this step and no other: ${quote(sentence.text)}. Said of it: what is done with ${thingsIn(sentence) ?? 'it'}, by whom or in which way. ${beside(passage, sentence)}`,
      evidence: [sentence.index],
      lookFors: ['Fits the step', 'Says what one would really do'],
    }));
};

/** A poem's feeling belongs to its speaker and to its reader. */
export const verse = each((sentence, passage) => {
  if (passage.kind !== 'poem' || sentence.length < 4) return null;
  const feeling = hasLemma(sentence, feelings);
  return {
    kind: feeling ? 'verse-feeling' : 'verse',
    skill: 'Self-awareness',
    sentence: sentence.index,
    weight: feeling ? 7.5 : sentence.words.some(({ pos }) => pos === 'VERB') ? 4 : 3,
    ask: () =>
      bands(
        `Which feeling do you find in ${quote(sentence.text, 90)}? Which word carries it?`,
        `Which feeling speaks from ${quote(sentence.text, 90)}, and does it match what you feel when you read it?`,
        `How far is the feeling in ${quote(sentence.text, 90)} the speaker's, and how far your own?`,
      ),
    hint: asYouLike,
    expected: () =>
      `The feeling is carried by ${feeling ? `“${feeling.text}”` : (carrying(sentence) ?? quote(sentence.text, 60))}. The answer names it exactly, and tells what the speaker may feel from what a reader feels. ${beside(passage, sentence)}`,
    evidence: [sentence.index],
    lookFors: ['Starts from a word of the line', 'Tells the speaker from the reader'],
  };
});
