/**
 * SEL Prompts: social and emotional learning along the five areas of the CASEL framework (casel.org, "What Is the CASEL Framework?"): self-awareness,
 * self-management, social awareness, relationship skills, responsible decision-making. Always from the passage first; one's own life only as far as one wants.
 */
import { toldBy } from '../asking.ts';
import { bands, body, each, figureIn, hasLemma, isDeed, type Maker, withStep } from '../candidate.ts';
import { affectedNouns, decisions, feelings, judgments, kindOrUnkind, staying } from '../lexicon.ts';
import { subjectOf } from '../passage.ts';
import { capitalized, quote } from '../quoting.ts';
import { centralSentence, hardness } from '../weighing.ts';
import { impliedFeeling } from './shared.ts';

const varies = 'Answers vary.';
/** Nobody has to tell about themselves. */
const asYouLike = 'Write about yourself only what you want to share.';

const named = each((sentence, passage) => {
  const feeling = hasLemma(sentence, feelings, ['ADJ', 'NOUN']);
  if (!feeling || (passage.kind !== 'story' && passage.kind !== 'poem') || sentence.length < 4) return null;
  const who = subjectOf(passage, sentence);
  const last = sentence.clause?.verbs.at(-1);
  // "He likes to dig and my mom gets mad" says nothing about how he feels.
  if (!who?.isPerson || !last || feeling.start < last.end || sentence.words.indexOf(feeling) - sentence.words.indexOf(last) > 4) return null;
  return {
    kind: 'named-feeling',
    skill: 'Self-awareness',
    sentence: sentence.index,
    weight: 9,
    ask: bands(
      `The word “${feeling.text}” stands in ${quote(sentence.text, 90)}. What made ${who.name} feel this way? When does someone your age feel like that?`,
      `What brings on the feeling in ${quote(sentence.text, 90)}? How would you notice the same feeling in yourself?`,
      `Is “${feeling.text}” the whole of what ${who.name} feels in ${quote(sentence.text, 90)}? Which second feeling may be under it, and how could one tell them apart?`,
    ),
    hint: asYouLike,
    expected: `${varies} The cause has to come from the passage, from ${quote(sentence.text)} or what stands before it; what is told about oneself is not judged.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['Finds the cause in the passage', 'Names the feeling more exactly than “good” or “bad”'],
  };
});

const shown = each((sentence, passage) => {
  const seen = impliedFeeling(sentence, passage);
  if (!seen) return null;
  return {
    kind: 'shown-feeling',
    skill: 'Social awareness',
    sentence: sentence.index,
    weight: 8.5,
    ask: bands(
      `How do you think ${seen.name} feels in ${quote(sentence.text, 90)}? What would you look for to be sure?`,
      `What might ${seen.name} be feeling in ${quote(sentence.text, 90)}? Name two feelings that would fit, and what would tell you which it is.`,
      `What could ${quote(sentence.text, 90)} mean about ${seen.name}'s feelings, and how could someone nearby misread it?`,
    ),
    hint: `Look at “${seen.act}”. People do this for more than one reason.`,
    expected: `${varies} A sound one names a feeling that fits “${seen.act}” and says what it rests on.`,
    evidence: [Math.max(0, sentence.index - 1), sentence.index],
    lookFors: ['More than one possible feeling', 'A clue for each'],
  };
});

const choices = each((sentence, passage) => {
  const main = sentence.clause?.verbs.find(({ pos }) => pos === 'VERB');
  const told = toldBy(passage, sentence);
  if (!main || !told?.isPerson || !isDeed(sentence) || !decisions.has(main.lemma) || passage.kind !== 'story') return null;
  return {
    kind: 'choice',
    skill: 'Responsible decisions',
    sentence: sentence.index,
    weight: 8,
    ask: bands(
      `Here ${told.what}. What else could ${told.name} have done? What would have happened then?`,
      `In this sentence ${told.what}. Which other choices were there, and whom would each have helped or hurt?`,
      `In this sentence ${told.what}. Which values pull in different directions here, and which would you let decide?`,
    ),
    hint: 'Find at least two other choices before you judge.',
    expected: `${varies} The other choices have to be possible in the situation: ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: ['At least one other choice that was really possible', 'Says what would follow, and for whom'],
  };
});

const together = each((sentence, passage) => {
  const deed = sentence.words.find(({ lemma, pos }) => pos === 'VERB' && kindOrUnkind.has(lemma));
  const here = passage.cast.filter(({ sentences }) => sentences.includes(sentence.index));
  if (!deed || here.length === 0 || passage.kind !== 'story' || sentence.length < 5) return null;
  const who = subjectOf(passage, sentence);
  const doer = who?.isPerson ? who.name : sentence.speech?.speaker;
  const other = here.find(({ name }) => name !== doer);
  if (!doer || !other) return null;
  return {
    kind: 'together',
    skill: 'Relationship skills',
    sentence: sentence.index,
    weight: 8,
    ask: bands(
      `How does what ${doer} does in ${quote(sentence.text, 90)} feel for ${other.name}? What could ${doer} say next?`,
      `What does ${quote(sentence.text, 90)} do to the relationship between ${doer} and ${other.name}? What would strengthen it now?`,
      `How might ${doer} and ${other.name} each tell what happens in ${quote(sentence.text, 90)}? What would they need to hear from each other?`,
    ),
    hint: `Tell it once as ${doer} and once as ${other.name}.`,
    expected: `${varies} They should take both sides into account: ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: ['Both sides are heard', 'A next step that someone could really take'],
  };
});

const words = each((sentence, passage) => {
  const { speech } = sentence;
  if (!speech || passage.kind !== 'story' || speech.said.split(' ').length < 3) return null;
  const who = speech.speaker ?? 'the speaker';
  return {
    kind: 'words',
    skill: 'Relationship skills',
    sentence: sentence.index,
    weight: speech.speaker ? 7 : 5.5,
    ask: bands(
      `How would it feel to hear ${quote(speech.said, 90)}? What would you answer?`,
      `How might the words ${quote(speech.said, 90)} sound to the one who hears them? What does ${who} need from that person?`,
      `What does ${who} need when saying ${quote(speech.said, 90)}, and which answer would meet it without giving in to everything?`,
    ),
    hint: 'Say it aloud, then answer as the other person.',
    expected: `${varies} They should take up ${quote(speech.said)} from the listener's side.`,
    evidence: [sentence.index],
    lookFors: ['Takes the side of the one who listens', 'An answer that could be said aloud'],
  };
});

const effort = each((sentence, passage) => {
  const main = sentence.words.find(({ lemma, pos }) => pos === 'VERB' && staying.has(lemma));
  const who = subjectOf(passage, sentence);
  if (!main || !who?.isPerson || passage.kind !== 'story') return null;
  return {
    kind: 'effort',
    skill: 'Self-management',
    sentence: sentence.index,
    weight: 6.5,
    ask: bands(
      `What helps ${who.name} to go on in ${quote(sentence.text, 90)}? What helps you when something is hard?`,
      `How does ${who.name} deal with the difficulty in ${quote(sentence.text, 90)}? Which way of dealing with difficulty works for you?`,
      `Which strategy does ${who.name} use in ${quote(sentence.text, 90)}, and when would it be the wrong one?`,
    ),
    hint: asYouLike,
    expected: `${varies} The strategy has to be seen in ${quote(sentence.text)}; what works for oneself is not judged.`,
    evidence: [sentence.index],
    lookFors: ['Names a strategy, such as waiting, asking or trying again', 'Ties it to the sentence'],
  };
});

const advice: Maker = (passage) => {
  const hero = passage.cast.find(({ sentences }) => sentences.length >= 2) ?? passage.cast[0];
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
      ask: bands(
        `Imagine you are there when this happens: ${quote(place.text, 90)}. What would you say to ${hero.name}?`,
        `Imagine you stand beside ${hero.name} at ${quote(place.text, 90)}. What would you say or do, and what would you rather not say?`,
        `What would a good friend do for ${hero.name} at ${quote(place.text, 90)}, and where would the help have to stop?`,
      ),
      hint: 'Sometimes listening is the best thing to do.',
      expected: `${varies} They should fit what ${hero.name} needs at this point: ${quote(place.text)}.`,
      evidence: [place.index],
      lookFors: ['Fits the situation', 'Helps without taking over'],
    },
  ];
};

const growth: Maker = (passage) => {
  const hero = passage.cast.find(({ sentences }) => sentences.length >= 3);
  const all = body(passage);
  const [first, last] = [all[0], all.at(-1)];
  if (passage.kind !== 'story' || !hero || !first || !last || all.length < 5) return [];
  return [
    {
      kind: 'growth',
      skill: 'Self-awareness',
      sentence: last.index,
      weight: 7,
      ask: bands(
        `How is ${hero.name} different at the end, in ${quote(last.text, 80)}, from the beginning?`,
        `What has ${hero.name} learned between ${quote(first.text, 70)} and ${quote(last.text, 70)}? What would you like to remember from it?`,
        `What does ${hero.name} understand at ${quote(last.text, 80)} that was not clear at the beginning, and what is still unclear?`,
      ),
      hint: 'Compare the first sentences with the last ones.',
      expected: `${varies} Beginning: ${quote(first.text, 90)}. End: ${quote(last.text, 90)}.`,
      evidence: [first.index, last.index],
      lookFors: ['Compares beginning and end', 'Allows that nothing has changed'],
      isWhole: true,
    },
  ];
};

/** Information: who is touched by it. */
const affected = each((sentence, passage) => {
  const group = hasLemma(sentence, affectedNouns, ['NOUN']);
  if (!group || group.lower === group.lemma || passage.kind === 'story' || passage.kind === 'poem' || passage.kind === 'instructions' || sentence.length < 6) return null;
  const past = passage.isPast;
  return {
    kind: 'affected',
    skill: 'Social awareness',
    sentence: sentence.index,
    weight: 8,
    ask: bands(
      `Think of the ${group.lower} in ${quote(sentence.text, 110)}. How ${past ? 'did' : 'might'} they feel${past ? ', do you think' : ''}?`,
      `What ${past ? 'was' : 'is'} this like for the ${group.lower} in ${quote(sentence.text, 110)}? What ${past ? 'would they have told' : 'would they tell'} us?`,
      `Whose side of ${quote(sentence.text, 110)} do we hear, and whose not? What might the ${group.lower} add?`,
    ),
    hint: `Put yourself in the place of the ${group.lower}.`,
    expected: `${varies} They should follow from ${quote(sentence.text)} and not only from what one already thinks.`,
    evidence: [sentence.index],
    lookFors: ['Takes the side of the people in the sentence', 'Keeps to what the passage says'],
  };
});

const values = each((sentence, passage) => {
  const word = sentence.words.find(({ lower }) => judgments.has(lower));
  if (!word || sentence.text.endsWith('?') || passage.kind === 'story' || passage.kind === 'poem' || passage.kind === 'instructions' || sentence.speech) return null;
  return {
    kind: 'values',
    skill: 'Responsible decisions',
    sentence: sentence.index,
    weight: 7.5,
    ask: bands(
      `The writer says ${quote(sentence.text, 110)}. Do you agree? What is your reason?`,
      `What matters to someone who says ${quote(sentence.text, 110)}? What might matter more to someone who disagrees?`,
      `Which value stands behind “${word.text}” in ${quote(sentence.text, 110)}, and which other value could weigh against it?`,
    ),
    hint: `Look at “${word.text}”: it judges.`,
    expected: `${varies} They should name what matters to each side of ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: ['Gives a reason', 'Can say what matters to the other side'],
  };
});

const wonder: Maker = (passage) => {
  if (!(passage.kind === 'information' || passage.kind === 'opinion') || body(passage).length < 4) return [];
  const central = centralSentence(passage);
  const striking =
    body(passage).find((sentence) => figureIn(sentence) !== null) ??
    body(passage).find(({ index, text, length }) => index !== central?.index && length >= 8 && !text.endsWith('?'));
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
            ask: bands(
              `Did ${quote(striking.text, 110)} surprise you? What would you like to find out next?`,
              `What did you think before you read ${quote(striking.text, 110)}, and what do you think now?`,
              `Which belief of yours does ${quote(striking.text, 110)} touch, and what would make you change it?`,
            ),
            hint: 'Being surprised is a good place to start.',
            expected: `${varies} They should say what was expected and what ${quote(striking.text)} adds.`,
            evidence: [striking.index],
            lookFors: ['Compares before and after', 'A question that could be looked up'],
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
            ask: withStep(
              `The sentence ${quote(hard.sentence.text, 110)} is not easy. What do you do when a sentence is hard to follow?`,
              'Try it on this one and say what helped.',
              'Try two ways on this one and say which helped more.',
            ),
            hint: 'Read aloud, cut the sentence in two, look at the words you know, or ask.',
            expected: `${varies} Any way that was really tried on ${quote(hard.sentence.text)} counts.`,
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
            ask: bands(
              `You have read ${quote(central.text, 110)}. What is one small thing that someone could do because of it?`,
              `What could your class do, or stop doing, because of ${quote(central.text, 110)}? Who would have to agree?`,
              `If ${quote(central.text, 110)} is right, who should act on it first, and what would it cost them?`,
            ),
            hint: 'Small and possible is better than large and vague.',
            expected: `${varies} The step has to follow from ${quote(central.text)} and be possible for the one who takes it.`,
            evidence: [central.index],
            lookFors: ['Follows from the passage', 'Someone could really do it'],
            isWhole: true,
          },
        ]
      : []),
  ];
};

/** Steps to follow: patience, help, mistakes. */
const working: Maker = (passage) => {
  if (passage.kind !== 'instructions') return [];
  return body(passage)
    .slice(1)
    .map((sentence, i) => ({
      kind: `working-${i % 2}`,
      skill: i % 2 ? 'Relationship skills' : 'Self-management',
      sentence: sentence.index,
      weight: 5.5,
      ask:
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
      expected: `${varies} They should fit the step: ${quote(sentence.text)}.`,
      evidence: [sentence.index],
      lookFors: ['Fits the step', 'Says what one would really do'],
    }));
};

/** A poem's feeling belongs to its speaker and to its reader. */
const verse = each((sentence, passage) => {
  if (passage.kind !== 'poem' || sentence.length < 4) return null;
  const feeling = hasLemma(sentence, feelings);
  return {
    kind: feeling ? 'verse-feeling' : 'verse',
    skill: 'Self-awareness',
    sentence: sentence.index,
    weight: feeling ? 7.5 : 4,
    ask: bands(
      `Which feeling do you find in ${quote(sentence.text, 90)}? Which word carries it?`,
      `Which feeling speaks from ${quote(sentence.text, 90)}, and does it match what you feel when you read it?`,
      `How far is the feeling in ${quote(sentence.text, 90)} the speaker's, and how far your own?`,
    ),
    hint: asYouLike,
    expected: `${varies} ${capitalized('they')} should start from a word of ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: ['Starts from a word of the line', 'Tells the speaker from the reader'],
  };
});

export const sel: readonly Maker[] = [named, shown, choices, together, words, effort, advice, growth, affected, values, wonder, working, verse];
