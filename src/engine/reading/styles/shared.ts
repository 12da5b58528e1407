/** Questions that more than one style asks, each in its own words, and those that any text allows. */
import { bands, body, type Candidate, each, hasLemma, type Maker, withStep } from '../candidate.ts';
import { feelings, gestures, plainVerbs } from '../lexicon.ts';
import { type Passage, type ReadSentence, subjectOf } from '../passage.ts';
import { sentence as asSentence, bare, quote, quoteAround } from '../quoting.ts';
import { hardness } from '../weighing.ts';

/** To a question about what a reader thinks. */
export const varies = 'Answers vary.';

/** The hardest words, in the sentences that show most of their meaning. */
export const vocabulary: Maker = (passage) => {
  if (passage.kind === 'foreign' || passage.kind === 'fragments' || passage.isLoose) return [];
  const topics = new Set(passage.topics.slice(0, 2).map(({ lemma }) => lemma));
  const seen = new Set<string>();
  return body(passage)
    .flatMap((sentence) => sentence.words.map((word) => ({ sentence, word, hard: hardness(word) - (topics.has(word.lemma) ? 2 : 0) - (sentence.length < 7 ? 2 : 0) })))
    .filter(({ hard }) => hard >= 6)
    .sort((a, b) => b.hard - a.hard)
    .filter(({ word }) => !seen.has(word.lemma) && seen.add(word.lemma))
    .slice(0, 6)
    .map(({ sentence, word, hard }) => ({
      kind: 'vocabulary',
      skill: 'Words in context',
      sentence: sentence.index,
      weight: Math.min(8, 4 + hard / 4),
      ask: bands(
        `What does “${word.text}” mean in the sentence ${quoteAround(sentence.text, word.start, word.end, 110)}? Which words around it help you?`,
        `Work out “${word.text}” from its sentence: ${quoteAround(sentence.text, word.start, word.end, 110)}. Which words around it are the clues?`,
        `What does “${word.text}” mean in ${quoteAround(sentence.text, word.start, word.end, 110)}, and what would change with a simpler word in its place?`,
      ),
      hint: `Put another word in the place of “${word.text}” and see whether the sentence still makes sense.`,
      expected: `A meaning that fits ${quote(sentence.text)}. Check it against a dictionary afterwards.`,
      evidence: [sentence.index],
      lookFors: ['The meaning fits this sentence', 'Names at least one clue beside the word'],
    }));
};

/** “trudged” where ‘walked’ would have done: what the passage does not say stands in single marks. */
export const wordChoice = each((sentence, passage) => {
  const word = sentence.words.find(({ lemma, pos, lower }, i) => pos === 'VERB' && plainVerbs[lemma] && !/ing$/.test(lower) && sentence.words[i - 1]?.lemma !== 'be');
  if (!word || sentence.length < 4) return null;
  const [base, past] = plainVerbs[word.lemma] as readonly [string, string];
  const plain =
    word.lower === word.lemma ? base : /s$/.test(word.lower) && word.lower.startsWith(word.lemma.slice(0, 3)) ? `${base}${/(?:sh|ch|o)$/.test(base) ? 'es' : 's'}` : past;
  const who = subjectOf(passage, sentence);
  return {
    kind: 'word-choice',
    skill: 'Word choice',
    sentence: sentence.index,
    weight: 7.5,
    ask: withStep(
      `The writer uses “${word.text}” in ${quoteAround(sentence.text, word.start, word.end, 90)} where ‘${plain}’ would have been possible. What does “${word.text}” tell you that ‘${plain}’ does not?`,
      who?.isPerson ? `What does it add to your picture of ${who.name}?` : 'What do you see or hear because of it?',
      'Which other words nearby pull the same way?',
    ),
    hint: `Act out ‘${plain}’ and then “${word.text}”.`,
    expected: `Answers vary. They should say what “${word.text}” adds to ‘${plain}’, such as speed, weight, loudness or mood, and fit the sentence: ${quote(sentence.text)}.`,
    evidence: [sentence.index],
    lookFors: [`Compares “${word.text}” with ‘${plain}’`, 'Goes from the word to its effect'],
  };
});

/** Someone does what people do who feel something, and no feeling is named. */
export function impliedFeeling(sentence: ReadSentence, passage: Passage): { name: string; act: string } | null {
  const { text, words } = sentence;
  if (hasLemma(sentence, feelings)) return null;
  const shown =
    /\b(?:(?:did|would|could) not (?:answer|speak|move|look|reply|smile|sleep|eat)|(?:didn|wouldn|couldn)['’]t (?:answer|speak|move|look|reply|smile|sleep|eat)|looked (?:away|down)|turned away|said nothing|bit (?:his|her|their|my) lip|held (?:his|her|their|my) breath|hung (?:his|her|their|my) head|jumped up and down|heart (?:pounded|raced|sank|beat|hammered|thudded)|hands? (?:shook|trembled)|eyes (?:filled|widened|stung|shone|burned)|(?:her|his|my) (?:voice|lip|lips|hands|knees|legs|chin) (?:shook|trembled|cracked|wobbled|broke)|took a (?:deep|long) breath|sat (?:alone|by (?:himself|herself)))\b/i.exec(
      text,
    )?.[0] ?? words.find(({ lemma, pos }) => pos === 'VERB' && gestures.has(lemma))?.text;
  const subject = subjectOf(passage, sentence);
  const speaker = sentence.speech?.speaker;
  const name = subject?.isPerson ? subject.name : (speaker ?? null);
  return shown && name ? { name, act: shown } : null;
}

/** Stems that fit any line one can quote. They take over where a passage gives little to hold on to, and for other languages. */
export const closeReading =
  (style: keyof typeof prose): Maker =>
  (passage) => {
    if (passage.kind === 'fragments') return [];
    const stems = (passage.kind === 'information' && !passage.isFirstPerson) || passage.kind === 'opinion' || passage.kind === 'instructions' ? factual : prose;
    const lines = body(passage).filter(({ length }) => length >= 4);
    const usable = lines.length > 0 ? lines : passage.sentences.filter(({ form }) => form !== 'heading');
    const spread = usable.toSorted((a, b) => Math.min(b.length, 18) - Math.min(a.length, 18) || a.index - b.index).slice(0, stems[style].length);
    return spread.map((sentence, i): Candidate => {
      const stem = stems[style][i] ?? stems[style][0];
      const said = quote(sentence.text);
      return {
        kind: `line-${i}`,
        skill: stem.skill,
        sentence: sentence.index,
        weight: 2.5 - i * 0.2,
        ask: bands(stem.young.replace('%', said), stem.middle.replace('%', said), stem.old.replace('%', said)),
        hint: 'Read the line aloud, then the one before it.',
        expected: `Answers vary. They should rest on this line: ${asSentence(bare(sentence.text))}`,
        evidence: [sentence.index],
        lookFors: ['Quotes a word or two of the line', 'Goes a step beyond what it says'],
      };
    });
  };

interface Stem {
  skill: string;
  young: string;
  middle: string;
  old: string;
}
const stem = (skill: string, young: string, middle: string, old: string): Stem => ({ skill, young, middle, old });

const prose = {
  comprehension: [
    stem('Own words', 'Say this in your own words: %.', 'Put % in your own words. Which word is hardest to replace?', 'Put % in your own words without losing any of its meaning.'),
    stem(
      'Finding details',
      'What does % tell you that you did not know before?',
      'Which new piece of information does % add?',
      'Which piece of information does % add, and where is it needed later?',
    ),
    stem(
      'Asking questions',
      'Read % again. What would you ask the writer about it?',
      'Read % again. Write one question that the passage answers and one that it does not.',
      'Which question does % answer, and which does it leave open?',
    ),
    stem('Making a picture', 'Draw or describe what % makes you see.', 'Describe what % makes you see, in three details.', 'What would a reader have to know to understand %?'),
  ],
  inference: [
    stem(
      'Between the lines',
      'Read % again. What can you guess that it does not say?',
      'What does % let you conclude that it does not say outright?',
      'What does % take for granted?',
    ),
    stem(
      'Clues',
      'Which word in % is the best clue to what is going on?',
      'Which word in % tells you most about what is going on, and how?',
      'Which single word in % would you keep as evidence, and for what claim?',
    ),
    stem('What came before', 'What may have happened before %?', 'What must be true for % to make sense?', 'What has to be true, though nobody says it, for % to make sense?'),
    stem('What comes next', 'After %, what do you expect to read next?', 'What does % make you expect, and why?', 'Which expectation does % raise, and does the passage meet it?'),
  ],
  literary: [
    stem(
      'Word choice',
      'Which word in % do you like best? What does it do?',
      'Which word in % works hardest, and what does it do?',
      'Which word in % could least be replaced, and why?',
    ),
    stem(
      'Mood',
      'How does % make you feel? Which words do that?',
      'What is the mood of %, and which words make it?',
      'How does % build its mood: by its words, its sounds or its rhythm?',
    ),
    stem(
      'Structure',
      'Why does % stand where it stands?',
      'Why does % stand at this place and not earlier or later?',
      'What does the place of % in the whole contribute to its effect?',
    ),
    stem('Voice', 'Read % aloud. What kind of voice fits it?', 'Read % aloud in two ways. Which fits better, and why?', 'Whose voice speaks in %, and what attitude does it take?'),
  ],
  sel: [
    stem(
      'Self-awareness',
      'What do you feel when you read %?',
      'What do you notice in yourself when you read %?',
      'Which reaction does % bring up in you, and where might it come from?',
    ),
    stem(
      'Social awareness',
      'How might two people feel differently about %?',
      'Who might read % differently from you, and why?',
      'Whose view of % is missing, and how might it sound?',
    ),
    stem(
      'Relationship skills',
      'Whom would you like to talk to about %? What would you say first?',
      'With whom would you talk about %, and how would you begin?',
      'How could two people who read % differently talk about it without a quarrel?',
    ),
    stem(
      'Self-management',
      'Read %, then stop and take a breath. What stays in your mind?',
      'Read %, then stop for a moment. What stays in your mind, and why that?',
      'What in % would you rather skip over, and what happens if you stay with it?',
    ),
  ],
} as const satisfies Record<string, readonly [Stem, ...Stem[]]>;

/** For texts that inform, argue or instruct, mood and voice are not what to ask about. */
const factual = {
  comprehension: prose.comprehension,
  inference: prose.inference,
  literary: [
    stem('Word choice', 'Which word in % is the most important? Why?', 'Which word in % works hardest, and what does it do?', 'Which word in % could least be replaced, and why?'),
    stem('Audience', 'Who is % written for? How can you tell?', 'For whom is % written, and which words show it?', 'What does % expect its readers to know already?'),
    stem(
      'Structure',
      'Why does % stand where it stands?',
      'Why does % stand at this place and not earlier or later?',
      'What does the place of % contribute to the argument or explanation?',
    ),
    stem(
      'Clear writing',
      'Which words make % easy or hard to understand?',
      'How does the writer help a reader to follow %?',
      'What has the writer left out of % to keep it clear, and is it missed?',
    ),
  ],
  sel: [
    stem('Social awareness', 'Who would care most about %? Why?', 'Who would care most about %, and who least? Why?', 'Who gains and who loses if more people know %?'),
    stem(
      'Self-awareness',
      'How sure are you that you understand %? What helps you to know?',
      'How well do you understand %, and how can you check it yourself?',
      'What did you believe about this before you read %, and where did you get it from?',
    ),
    stem(
      'Relationship skills',
      'How would you explain % to a younger child?',
      'How would you explain % to someone who finds it boring?',
      'How would you tell % to someone who does not want to hear it?',
    ),
    stem(
      'Responsible decisions',
      'What would you want to find out about % before you tell others?',
      'What would you check about % before you pass it on?',
      'Which decision could rest on %, and what would one have to know first?',
    ),
  ],
} as const satisfies Record<string, readonly [Stem, ...Stem[]]>;
