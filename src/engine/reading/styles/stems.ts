/** Questions on a single line that any text allows, by style. */
import { bands, body, type Candidate, type Maker } from '../candidate.ts';
import { sentence as asSentence, bare, quote } from '../quoting.ts';
import { varies } from './shared.ts';
import { actorIn, toldLine } from './told-lines.ts';

/** Stems that fit any line one can quote. They take over where a passage gives little to hold on to, and for other languages. */
export const closeReading =
  (style: keyof typeof prose): Maker =>
  (passage) => {
    if (passage.kind === 'fragments') return [];
    const isFactual = (passage.kind === 'information' && !passage.isFirstPerson) || passage.kind === 'opinion' || passage.kind === 'instructions';
    const stems = isFactual ? factual : prose;
    const lines = body(passage).filter(({ length, speech }) => length >= 4 && !(isFactual && speech));
    const usable = lines.length > 0 ? lines : passage.sentences.filter(({ form }) => form !== 'heading');
    // A line in which someone acts says more of a story than one that only describes.
    const worth = new Map(usable.map((sentence) => [sentence, Math.min(sentence.length, 18) + (actorIn(passage, sentence) ? 12 : 0)]));
    const spread = usable.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.index - b.index).slice(0, stems[style].length);
    const last = passage.sentences.findLast(({ form }) => form !== 'heading');
    return spread.flatMap((sentence, i): Candidate[] => {
      const told = toldLine(style, i, sentence, passage);
      if (told) return [{ ...told, kind: `line-${i}`, weight: 2.8 - i * 0.2 }];
      const stem: Stem = stems[style][i] ?? stems[style][0];
      // Nothing comes after the end, and nothing that is told before the beginning.
      if ((stem.place === 'before-the-end' && sentence === last) || (stem.place === 'after-the-beginning' && sentence === usable[0])) return [];
      const said = quote(sentence.text);
      return [
        {
          kind: `line-${i}`,
          skill: stem.skill,
          sentence: sentence.index,
          weight: 2.5 - i * 0.2,
          ask: () => bands(stem.young.replace('%', said), stem.middle.replace('%', said), stem.old.replace('%', said)),
          hint: 'Read the line aloud, then the one before it.',
          expected: () => `${varies} ${stem.key} The line: ${asSentence(bare(sentence.text))}`,
          evidence: [sentence.index],
          lookFors: ['Quotes a word or two of the line', 'Goes a step beyond what it says'],
        },
      ];
    });
  };

interface Stem {
  skill: string;
  young: string;
  middle: string;
  old: string;
  /** What makes an answer a good one. */
  key: string;
  /** Where alone it can be asked. */
  place?: 'before-the-end' | 'after-the-beginning';
}
const stem = (skill: string, young: string, middle: string, old: string, key: string, place?: Stem['place']): Stem => ({ skill, young, middle, old, key, ...(place && { place }) });

const prose = {
  comprehension: [
    stem(
      'Own words',
      'Say this in your own words: %.',
      'Put % in your own words. Which word is hardest to replace?',
      'Put % in your own words without losing any of its meaning.',
      'The meaning is all there, and no more than a word or two is taken over.',
    ),
    stem(
      'Finding details',
      'What does % tell you that you did not know before?',
      'Which new piece of information does % add?',
      'Which piece of information does % add, and where is it needed later?',
      'Something that the sentences before it have not told.',
      'after-the-beginning',
    ),
    stem(
      'Asking questions',
      'Read % again. What would you ask the writer about it?',
      'Read % again. Write one question that the passage answers and one that it does not.',
      'Which question does % answer, and which does it leave open?',
      'One question has its answer in the passage, the other has none there.',
    ),
    stem(
      'Making a picture',
      'Draw or describe what % makes you see.',
      'Describe what % makes you see, in three details.',
      'What would a reader have to know to understand %?',
      'The details fit the line, and what is added does not go against the passage.',
    ),
  ],
  inference: [
    stem(
      'Between the lines',
      'Read % again. What can you guess that it does not say?',
      'What does % let you conclude that it does not say outright?',
      'What does % take for granted?',
      'A step beyond the words, with the word that carries it.',
    ),
    stem(
      'Clues',
      'Which word in % is the best clue to what is going on?',
      'Which word in % tells you most about what is going on, and how?',
      'Which single word in % would you keep as evidence, and for what claim?',
      'One word of the line, and what follows from it.',
    ),
    stem(
      'What came before',
      'What may have happened before %?',
      'What must be true for % to make sense?',
      'What has to be true, though nobody says it, for % to make sense?',
      'Something that the passage does not say and that would have to be so.',
    ),
    stem(
      'What comes next',
      'After %, what do you expect to read next?',
      'What does % make you expect, and why?',
      'Which expectation does % raise, and does the passage meet it?',
      'An expectation that the line raises, compared with what the passage goes on to say.',
      'before-the-end',
    ),
  ],
  literary: [
    stem(
      'Word choice',
      'Which word in % do you like best? What does it do?',
      'Which word in % works hardest, and what does it do?',
      'Which word in % could least be replaced, and why?',
      'One word, tried against another in its place.',
    ),
    stem(
      'Mood',
      'How does % make you feel? Which words do that?',
      'What is the mood of %, and which words make it?',
      'How does % build its mood: by its words, its sounds or its rhythm?',
      'A mood, named exactly, and the words or sounds that make it.',
    ),
    stem(
      'Structure',
      'Why does % stand where it stands?',
      'What would a reader miss if % came at the very end?',
      'What does the place of % in the whole contribute to its effect?',
      'What a reader knows already at this place, and what does not yet.',
    ),
    stem(
      'Voice',
      'Read % aloud. What kind of voice fits it?',
      'Read % aloud in two ways. Which fits better, and why?',
      'Whose voice speaks in %, and what attitude does it take?',
      'A way of reading that rests on a word, a pause or a mark of the line.',
    ),
  ],
  sel: [
    stem(
      'Self-awareness',
      'What do you feel when you read %?',
      'What do you notice in yourself when you read %?',
      'Which reaction does % bring up in you, and where might it come from?',
      'The reaction is named and tied to a word of the line; no reaction is wrong.',
    ),
    stem(
      'Social awareness',
      'How might two people feel differently about %?',
      'Who might read % differently from you, and why?',
      'Whose view of % is missing, and how might it sound?',
      'Another view, with a reason that its holder could give.',
    ),
    stem(
      'Relationship skills',
      'Whom would you like to talk to about %? What would you say first?',
      'With whom would you talk about %, and how would you begin?',
      'With whom could you talk about %, and what would you want to hear from them?',
      'A first sentence that one could really say.',
    ),
    stem(
      'Self-management',
      'Read %, then stop and take a breath. What stays in your mind?',
      'Read %, then stop for a moment. What stays in your mind, and why that?',
      'Read %, then stop for a moment. Which word stays with you, and what does it touch?',
      'One thing of the line, and a guess at why it stays.',
    ),
  ],
} satisfies Record<string, readonly [Stem, ...Stem[]]>;

/** For texts that inform, argue or instruct, mood and voice are not what to ask about. */
const factual = {
  comprehension: [
    prose.comprehension[0],
    prose.comprehension[1],
    prose.comprehension[2],
    stem(
      'Explaining',
      'How would you explain % to someone who missed the lesson?',
      'Explain % to someone who missed the lesson. What do they need to know first?',
      'What would a reader have to know already to understand %?',
      'Right in the matter, and with the word or idea that has to come first.',
    ),
  ],
  inference: [
    stem(
      'What follows',
      'Cover %. What in the rest would be harder to understand?',
      'Read the passage without %. What would be harder to understand, and why?',
      'Read the passage without %. Which other sentences lean on it, and how?',
      'Another place that needs the line, and what it takes from it.',
    ),
    stem(
      'Why it is told',
      'Why do you think the writer tells you %?',
      'Why might the writer have put in %? What does it help a reader to understand?',
      'Which question of a reader does the writer foresee with %?',
      'What a reader would not understand, or would doubt, without the line.',
    ),
    stem(
      'What is left open',
      'What does % not tell you that you would like to know?',
      'Which question does % leave open, and how could one find the answer?',
      'What would one have to find out to be sure of %?',
      'A question to which the passage has no answer, and a way to find one.',
    ),
    prose.inference[0],
  ],
  literary: [
    stem(
      'Word choice',
      'Which word in % is the most important? Why?',
      'Which word in % could be plainer or stronger, and what would change?',
      'Which word in % could least be replaced, and why?',
      'One word, tried against another in its place.',
    ),
    stem(
      'Audience',
      'Who is % written for? How can you tell?',
      'For whom is % written, and which words show it?',
      'What does % expect its readers to know already?',
      'A reader, named exactly, and the words that are or are not explained.',
    ),
    stem(
      'Structure',
      'Why does % stand where it stands?',
      'What would a reader miss if % came at the very end?',
      'What does the place of % contribute to the argument or explanation?',
      'What the sentences before it make ready, and what those after it build on.',
    ),
    stem(
      'Clear writing',
      'Which words make % easy or hard to understand?',
      'How does the writer help a reader to follow %?',
      'What has the writer left out of % to keep it clear, and is it missed?',
      'An explanation, an example, an order or a plain word that helps, or one that is missing.',
    ),
  ],
  sel: [
    stem(
      'Self-awareness',
      'How interesting do you find %? What makes it so, or not?',
      'What about % would you like to find out more about, and why that?',
      'How sure are you that you understand %, and how could you test it?',
      'An interest or a doubt of one’s own, and a next step.',
    ),
    stem(
      'Relationship skills',
      'How would you explain % to a younger child?',
      'How would you explain % to someone who finds it boring?',
      'How would you explain % to someone who knows nothing of the subject, without talking down to them?',
      'Words and an example that fit the listener, and nothing made wrong for it.',
    ),
    stem(
      'Responsible decisions',
      'How could you find out whether % is true? Whom could you ask?',
      'Before you pass % on to others, what would you check, and how?',
      'What would you check before you relied on %, and where?',
      'A way to check that one could really go, and what would count as an answer.',
    ),
    stem(
      'Social awareness',
      'Who might want to know %? Why?',
      'Who might read % with other eyes than you, and why?',
      'Who might read % with other eyes than you, and what in their life would explain it?',
      'Someone else, with a reason of their own.',
    ),
  ],
} satisfies Record<string, readonly [Stem, ...Stem[]]>;
