/** Questions on a line of a story in which someone does something: about that person, with the lines before and after it in the key. They take over where a story gives little else to hold on to. */
import { bands, type Candidate, isDeed } from '../candidate.ts';
import { again, carrying, newIn } from '../keys.ts';
import { type Passage, type ReadSentence, subjectOf } from '../passage.ts';
import { quote } from '../quoting.ts';

/** Who acts in the line; null where nobody does, or several do. */
export function actorIn(passage: Passage, sentence: ReadSentence): string | null {
  if (passage.kind !== 'story' || !isDeed(sentence)) return null;
  const subject = subjectOf(passage, sentence);
  return subject?.isPerson && !subject.isPlural && !/^(?:his|her|their|its)\b/i.test(subject.name) ? subject.name : null;
}

interface Line {
  /** The line, quoted. */
  said: string;
  who: string;
  /** The lines before and after it, quoted; null at the edges. */
  before: string | null;
  after: string | null;
}

/** What only the key says of it: looked up when the question has been chosen. */
interface KeyLine extends Line {
  /** Its strongest words, in quotation marks. */
  words: string;
  any: string;
  /** What no line before it tells of; null where nothing is new. */
  fresh: string | null;
  /** Who tells the story, as the subject of a sentence. */
  teller: string;
  /** Where the story comes back to the same, as a sentence of its own; or nothing. */
  later: string;
}

interface ToldStem {
  skill: string;
  ask: (line: Line) => ReturnType<Candidate['ask']>;
  key: (line: KeyLine) => string;
  hint: (line: Line) => string;
  lookFors: (line: Line) => readonly string[];
  /** It asks for what follows. */
  needsAfter?: true;
}

const around = ({ before, after }: Line): string =>
  before && after ? `Before it: ${before}. After it: ${after}.` : before ? `Before it: ${before}.` : after ? `After it: ${after}.` : 'The line stands by itself.';
const nearby = ({ who }: Line): string => `Look at what comes just before it and what ${who} does next.`;

const stems: Record<'comprehension' | 'inference' | 'literary' | 'sel', readonly ToldStem[]> = {
  comprehension: [
    {
      skill: 'Order of events',
      needsAfter: true,
      ask: ({ said }) =>
        bands(
          `What happens just before ${said}? What happens right after?`,
          `What leads up to ${said}, and what comes of it?`,
          `Which event leads up to ${said}, and what changes because of it?`,
        ),
      key: around,
      hint: () => 'Find the line, then read the sentence before it and the one after it.',
      lookFors: () => ['Names what comes before and what comes after', 'Own words'],
    },
    {
      skill: 'Own words',
      ask: ({ said, who }) =>
        bands(
          `Say in your own words what ${who} does in ${said}.`,
          `Tell in your own words what ${who} does in ${said}, and what makes it necessary.`,
          `Sum up what ${who} does in ${said} and what has brought it about.`,
        ),
      key: (line) => `What ${line.who} does, in other words than these: ${line.said}. ${around(line)}`,
      hint: () => 'Cover the line and tell it to a partner.',
      lookFors: ({ who }) => [`Says what ${who} does`, 'No more than a word or two is taken over'],
    },
    {
      skill: 'Asking questions',
      ask: ({ said, who }) =>
        bands(
          `What would you like to ask ${who} about ${said}? Does the story answer it?`,
          `Write two questions to ${who} about ${said}: one that the story answers and one that it does not.`,
          `Which question about ${who} does ${said} answer, and which does it leave open?`,
        ),
      key: (line) => `A question about ${line.words}. It counts as answered where a line of the story can be pointed to; look here first. ${around(line)}${line.later}`,
      hint: nearby,
      lookFors: () => ['The question is about this line', 'Knows whether the story answers it'],
    },
    {
      skill: 'Finding details',
      ask: ({ said, who }) =>
        bands(
          `What do you learn about ${who} from ${said}?`,
          `Which new detail about ${who} does ${said} give?`,
          `Which detail about ${who} does ${said} give, and where does it matter later?`,
        ),
      key: (line) => `What the line tells of ${line.who} with ${line.words} and no line before it has told. ${around(line)}${line.later}`,
      hint: () => 'Ask what you would not know without this line.',
      lookFors: () => ['The detail stands in the line', 'It was not told before'],
    },
  ],
  inference: [
    {
      skill: 'Motive',
      ask: ({ said, who }) =>
        bands(
          `Why does ${who} do this: ${said}? Find a clue.`,
          `Why does ${who} act this way in ${said}? Give a clue from the lines around it.`,
          `Which wish or fear explains what ${who} does in ${said}, and how do you know?`,
        ),
      key: (line) =>
        `A wish, a fear or a need that ${line.who} has at this point, with a clue from these lines. ${around(line)}${line.later} A reason without a clue is half of it.`,
      hint: nearby,
      lookFors: ({ who }) => [`A reason that ${who} could have`, 'A clue from the story'],
    },
    {
      skill: 'Character',
      ask: ({ said, who }) =>
        bands(
          `What does ${said} show you about ${who}?`,
          `What is ${who} like, judging by ${said}? Which word shows it?`,
          `What does ${said} suggest about ${who} that is never said outright?`,
        ),
      key: (line) =>
        `A trait or a wish of ${line.who}, tied to a word of the line, such as ${line.any}. It has to fit what stands around it, too. ${around(line)} To tell the deed again is no trait.`,
      hint: ({ who }) => `Think of someone else in the place of ${who}: what would be different?`,
      lookFors: () => ['Names a trait or a wish', 'Ties it to a word of the line'],
    },
    {
      skill: 'What comes next',
      needsAfter: true,
      ask: ({ said, who }) =>
        bands(
          `After ${said}, what did you think ${who} would do next?`,
          `What does ${said} make you expect of ${who}, and does it come true?`,
          `Which expectation of ${who} does ${said} raise, and how does the story meet it?`,
        ),
      key: ({ after, words, who }) => `The clue: ${words}. What really follows: ${after}. The answer says what the clue made one expect of ${who}, and whether it comes true.`,
      hint: () => 'Cover what follows and guess, then read on.',
      lookFors: () => ['Names a clue', 'Compares the guess with the story'],
    },
    {
      skill: 'Between the lines',
      ask: ({ said, who }) =>
        bands(
          `What must ${who} already know or feel for ${said} to make sense?`,
          `What must ${who} know, want or feel for ${said} to make sense?`,
          `What does ${said} take for granted about ${who}?`,
        ),
      key: (line) => `Something unsaid without which ${line.who} would not do this. The test: if it were not so, ${line.words} would make no sense here. ${around(line)}`,
      hint: nearby,
      lookFors: () => ['Goes beyond the words', 'Nothing in the story speaks against it'],
    },
  ],
  literary: [
    {
      skill: 'Character',
      ask: ({ said, who }) =>
        bands(
          `Which word in ${said} helps you most to see ${who}?`,
          `How does the writer bring ${who} to life in ${said}? Which word does most?`,
          `By what means does ${said} draw ${who}: action, detail, sound or rhythm?`,
        ),
      key: ({ words, who }) => `Most of it is done by ${words}. One such word, and what it shows of ${who} that a plainer one would not.`,
      hint: () => 'Leave out one word after the other. When does the picture go?',
      lookFors: () => ['Quotes a word of the line', 'Says what it does'],
    },
    {
      skill: 'Structure',
      ask: ({ said }) =>
        bands(
          `What would the story lose without ${said}?`,
          `What would a reader miss if the story left out ${said}?`,
          `What does ${said} make ready, and where does the story use it?`,
        ),
      key: (line) => `${line.fresh ? `Only from here on does a reader know of ${line.fresh}. ` : ''}What the line answers, or makes ready, is named. ${around(line)}${line.later}`,
      hint: () => 'Read the story aloud without the line.',
      lookFors: () => ['Names what would be missing', 'Points to another place in the story'],
    },
    {
      skill: 'Point of view',
      ask: ({ said, who }) =>
        bands(
          `Who tells us ${said}? How would ${who} tell it?`,
          `From whose side do we see ${said}? How would it change if someone beside ${who} told it?`,
          `How close does the narration stand to ${who} in ${said}, and what does that distance do?`,
        ),
      key: ({ teller, words, who }) =>
        `${teller} The answer names one thing about ${words} that would be told otherwise, or not at all, from another side, and what that changes about ${who}.`,
      hint: () => 'Tell it again with another person as the teller.',
      lookFors: () => ['Names who tells it', 'Says what would change'],
    },
    {
      skill: 'Mood',
      ask: ({ said }) =>
        bands(
          `How does ${said} make you feel? Which words do that?`,
          `What is the mood of ${said}, and which words make it?`,
          `How does ${said} build its mood: by its words, its sounds or its rhythm?`,
        ),
      key: (line) =>
        `Words that make it: ${line.words}. One mood that all of them allow, named exactly (calm, tense, playful, lonely), and what makes it so. ‘Good’ or ‘sad’ alone is half of it.`,
      hint: () => 'Read it aloud twice: once slowly, once fast.',
      lookFors: () => ['Names the mood', 'Names the words or sounds'],
    },
  ],
  sel: [
    {
      skill: 'Social awareness',
      ask: ({ said, who }) =>
        bands(
          `What might ${who} feel in ${said}? Which words make you think so?`,
          `What might ${who} be feeling in ${said}, and who nearby might feel otherwise?`,
          `What might ${who} feel in ${said} and not show? What in the lines around it points there?`,
        ),
      key: (line) => `A feeling that ${line.words} bear out, and that fits what happens to ${line.who}. ${around(line)} A feeling without such a word is half of it.`,
      hint: ({ who }) => `Put yourself in the place of ${who}.`,
      lookFors: () => ['Names a feeling', 'Ties it to words of the story'],
    },
    {
      skill: 'Self-awareness',
      ask: ({ said, who }) =>
        bands(
          `When were you in a place like ${who} in ${said}? What did you feel?`,
          `Which time of your own does ${said} bring back? What is alike, and what is not, between you and ${who}?`,
          `What would you have felt first in the place of ${who} in ${said}, and what would you have done with that feeling?`,
        ),
      key: ({ words, who }) => `Nobody has to tell anything private. One thing that is alike in the place of ${who}, at ${words}, and one feeling of one’s own.`,
      hint: () => 'It may be a small thing, from school or home.',
      lookFors: ({ who }) => [`Compares with ${who}`, 'Names a feeling'],
    },
    {
      skill: 'Relationship skills',
      ask: ({ said, who }) =>
        bands(
          `What could a good friend say to ${who} after ${said}?`,
          `What could someone say or do for ${who} after ${said}, and what would not help?`,
          `What does ${who} need from others after ${said}, and who in the story could give it?`,
        ),
      key: (line) =>
        `Words or an act that take up ${line.words}: what has just happened to ${line.who}, and no other story. ${around(line)} Comfort that would fit anyone is half of it.`,
      hint: () => 'Say it aloud, as you would to a friend.',
      lookFors: () => ['Fits what has just happened', 'Could really be said or done'],
    },
    {
      skill: 'Responsible decisions',
      ask: ({ said, who }) =>
        bands(
          `What would you do in the place of ${who} in ${said}? Why?`,
          `What else could ${who} do in ${said}? What would come of it?`,
          `Which choice does ${who} have in ${said}, and who would bear what comes of each way?`,
        ),
      key: (line) => `Something else that ${line.who} could do at ${line.words}, and what would come of it for ${line.who} and for anyone else. ${around(line)}`,
      hint: ({ who }) => `Make a list of what ${who} could do, then pick one.`,
      lookFors: () => ['A way that is possible in the story', 'Names what would come of it'],
    },
  ],
};

/** The same place in the list for each style: the first stem for the best line. Null where nobody acts in the line. */
export function toldLine(style: keyof typeof stems, place: number, sentence: ReadSentence, passage: Passage): Omit<Candidate, 'kind' | 'weight'> | null {
  const who = actorIn(passage, sentence);
  const stem = stems[style][place];
  // Whoever writes a letter brings nobody to life in it.
  if (!who || !stem || (style === 'literary' && passage.isAddress)) return null;
  const beside = [sentence.index - 1, sentence.index + 1]
    .map((index) => passage.sentences[index])
    .map((each) => (each && each.form !== 'heading' && each.length >= 2 ? each : null));
  const [before = null, after = null] = beside.map((each) => each && quote(each.text));
  if (stem.needsAfter && !after) return null;
  // Nobody wants or knows something for a reason that could be asked as that of a deed.
  if (
    stem.skill === 'Motive' &&
    sentence.clause?.verbs.some(({ lemma }) => /^(?:want|know|need|like|love|hate|hope|wish|feel|have|seem|become|think|believe|live|hear|see)$/.test(lemma))
  )
    return null;
  const line: Line = { said: quote(sentence.text), who, before, after };
  return {
    skill: stem.skill,
    sentence: sentence.index,
    ask: () => stem.ask(line),
    hint: stem.hint(line),
    expected: () => stem.key(forKey(line, sentence, passage)),
    evidence: [sentence, ...beside].flatMap((each) => (each ? [each.index] : [])),
    lookFors: stem.lookFors(line),
  };
}

function forKey(line: Line, sentence: ReadSentence, passage: Passage): KeyLine {
  const other = again(passage, sentence);
  // To name whom it is about says nothing.
  const own = line.who.toLowerCase().split(' ');
  const others = { ...sentence, words: sentence.words.filter(({ lower }) => !own.includes(lower)) };
  return {
    ...line,
    words: carrying(others) ?? quote(sentence.text, 60),
    any: carrying(others, 3, 'or') ?? quote(sentence.text, 60),
    fresh: newIn(passage, sentence),
    teller: passage.isFirstPerson ? 'Someone in the story tells it and says ‘I’.' : 'It is told by a voice from outside, which is nobody in the story.',
    later: other ? ` The story speaks of it ${other.index > sentence.index ? 'again' : 'before'} in ${quote(other.text, 90)}.` : '',
  };
}
