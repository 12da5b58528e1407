/** Slides that show what is to be known: the question over it all, the words, the ideas, an example or a comparison. */
import type { LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, listed } from './bench.ts';
import { answerSlide, frameSlide, questionOf, weighSlide } from './inquiry-slides.ts';

export function goalSlide(b: Bench): LessonSlide {
  const question = b.m.inquiry ? questionOf(b) : b.difficulty >= 4 ? b.askWhole('analyze', 'understand') : b.askWhole('understand', 'analyze');
  const sign = b.pick('goal:sign', [
    `You have it when you can explain it to someone who missed the lesson, without notes.`,
    `At the end you answer it once more. Then compare: what has become clearer?`,
    `Keep this question in view. Each part of the lesson gives you one piece of the answer.`,
  ]);
  return {
    kind: 'goal',
    title: b.pick('goal:title', ['Our question for today', 'What we want to be able to answer', 'Where we are heading']),
    content: [question, sign],
    notes: `Do not answer it now. Ask who could give half of an answer, and listen for ${listed(b.m.terms.slice(-2).map(({ term }) => term))}. Come back to it before the exit ticket.`,
  };
}

export function wordsSlide(b: Bench): LessonSlide {
  const terms = b.m.terms.slice(0, 6).map(({ term }) => term);
  const act = b.isYoung
    ? b.pick('words:act', ['Say each word three ways: whisper it, clap it, sing it.', 'Which of these words have you heard before, and where?'])
    : b.pick('words:act', [
        'Mark each one: I could explain it, I have heard it, it is new to me.',
        'Choose two of them and say how they belong together.',
        'Which of them would you need to explain the topic to a friend, and which could you leave out?',
      ]);
  return {
    kind: 'words',
    title: b.pick('words:title', ['Words we need', `The language of ${b.m.topic}`, 'Say it exactly']),
    content: [...terms, act],
    notes: `The meanings are in the vocabulary of this plan. Ask for a guess before you give one. For ${b.class} who read in a second language, add a picture or the word in their language beside each.`,
  };
}

export function ideaSlide(b: Bench, place: number): LessonSlide | null {
  const idea = b.m.ideas[place];
  if (!idea) return b.m.inquiry && place === 1 ? weighSlide(b) : null;
  if (idea.isAnswer) return answerSlide(b, idea);
  const say = idea.more ? `Add by mouth: ${idea.more} ` : '';
  const ask = b.pick(
    `idea:ask:${place}`,
    [
      [
        `Stop after the first line and ask what it would look like in an example of their own.`,
        `Cover the second line and let them guess it from the first.`,
        `Ask: which of these lines could you show in a drawing?`,
      ],
      [
        `Let two people say it in other words before you go on.`,
        `Ask which word in these lines they could not do without, and why.`,
        `Give them a minute to link this to the slide before.`,
      ],
      [`Ask what would be different if this were not so.`, `Let pairs turn one line into a question for the class.`, `Have them note the line they find hardest to believe.`],
    ][place] ?? ['Ask for an example.'],
  );
  if (!idea.diagram) return { kind: 'idea', title: idea.title, content: [...idea.lines], notes: `${say}${ask}` };
  const picture = b.pick('idea:picture', [
    'Begin with the picture: let them read each arrow aloud as a sentence, and ask for an example of it.',
    'Cover the words on the arrows first and let the class say what could stand there.',
    'Ask which arrow they could leave out, and what would then no longer be understood.',
  ]);
  return { kind: 'idea', title: idea.title, content: [...idea.lines], notes: `${say}${picture}`, diagram: [...idea.diagram] };
}

const onceFrame = (b: Bench): LessonSlide | null => b.takeQuestion([frameSlide(b)], ({ title }) => title)[0] ?? null;

/** `isAgain`: the lesson has one already, and asks another question of the second. */
export function modelSlide(b: Bench, isAgain = false): LessonSlide | null {
  if (b.m.inquiry && isAgain) return onceFrame(b);
  const worked = b.subject === 'mathematics' || b.structure === 'direct' || b.structure === 'review';
  const example = worked ? b.shownExample() : null;
  if (example) {
    const isFirst = example === b.m.examples[0];
    return {
      kind: 'model',
      title: b.pick(`model:${example.problem}`, ['Worked example', 'Step by step', 'Think aloud']),
      content: [example.problem, ...example.steps.map((step, i) => `${i + 1}. ${step}`)],
      notes: `${isFirst ? 'Show one step at a time and ask for the next before you uncover it.' : 'This time the class leads: you write only what they tell you, mistakes included, and wait for someone to object.'} The result: ${example.result}`,
    };
  }
  const like = b.analogy();
  if (!like) return b.m.inquiry ? onceFrame(b) : null;
  return {
    kind: 'model',
    title: b.pick(`model:${like.idea}`, ['A picture to think with', 'It is a little like this', 'A comparison, and its limits']),
    content: [
      like.idea,
      isAgain
        ? 'What would you have to change in it to make it fit better?'
        : b.pick('model:ask', ['Where does the comparison fit, and where does it break?', 'Which part of the picture stands for what?']),
    ],
    notes: `${isAgain ? 'Collect the changes on the board, and ask what each one costs.' : 'Let them find the weak spot before you name it.'} ${like.limits}`,
  };
}
