/** Slides that set the class to work, in the way of each structure. */
import type { LessonSlide } from '../../contracts/lesson.ts';
import type { Bench } from './bench.ts';
import { isSum } from './inquiry.ts';

export function taskSlide(b: Bench): LessonSlide {
  const withoutQuestion: readonly string[] = ['inquiry', 'collaborative', 'project', 'flipped'];
  const question = withoutQuestion.includes(b.structure)
    ? ''
    : b.structure === 'quick'
      ? pairQuestion(b)
      : b.difficulty >= 4
        ? b.ask('analyze', 'apply')
        : b.ask('apply', 'understand');
  const hint = b.m.stuck[0];
  const help = hint ? `Who gets stuck on ${hint.about} will find two prompts under “Supports”.` : 'Help with a question, not with the answer.';
  switch (b.structure) {
    case 'inquiry':
      return investigation(b, help);
    case 'collaborative':
      return {
        kind: 'task',
        title: 'Expert groups',
        content: [
          'Read your sheet until you can tell it without looking.',
          'Find one example that is not on the sheet.',
          'Write one question for the other groups that your sheet answers.',
        ],
        notes: `Every member needs own notes, because the groups part afterward. ${help}`,
      };
    case 'project':
      return {
        kind: 'task',
        title: 'Roles and steps',
        content: [
          'Fact checker: nothing goes in that no card or slide supports.',
          'Maker: keeps the work in shape and to size.',
          'Speaker: can explain every part of it.',
          'Timekeeper: says when half of the time is over.',
        ],
        notes: `In groups of three, maker and timekeeper are one person. Let groups choose the roles and write them down. ${help}`,
      };
    case 'flipped':
      return {
        kind: 'task',
        title: 'Start here',
        content: [
          'Three tasks are on your sheet: level 1, level 2 and level 3. Choose where you start, and say why.',
          'Done and sure? Take the next level.',
          'Done and unsure? Find someone with another answer.',
        ],
        notes: `The three levels are in the plan under “Tasks” and on the student handout. ${help}`,
      };
    case 'quick':
      return {
        kind: 'task',
        title: 'In pairs, now',
        content: [
          question,
          `You have ${b.minutesOf('explore')} minutes. One result for the two of you.`,
          ...(b.subject === 'mathematics' ? ['Found it early? Change one number so that the answer changes too, and give it to another pair.'] : []),
        ],
        notes: `Set a timer that all can see. ${help}`,
      };
    case 'review':
      return {
        kind: 'task',
        title: 'Mixed practice',
        content: [question, 'Say first which kind of task this is.', 'Then solve it, each on your own paper.'],
        notes: `The tasks on the sheet are in mixed order on purpose: choosing the way is half of the work. ${help}`,
      };
    // A test has slides of its own.
    case 'assessment':
    case 'direct':
      return {
        kind: 'task',
        title: b.pick('task:title', ['On your own', 'Your turn']),
        content: [question, 'Check your answer against the steps before you go on.'],
        notes: `Silence for the first five minutes. ${help}`,
      };
  }
}

/** Answered by one number or one word. */
export const isShort = (text: string): boolean => isSum(text) || /\bhow (?:many|much|old)\b|\bwhich number\b|\bin which state\b/i.test(text);

/** Something to talk about for as long as the part lasts. A sum is worked out in a minute. */
function pairQuestion(b: Bench): string {
  const levels = b.difficulty >= 4 ? (['analyze', 'evaluate', 'apply'] as const) : (['apply', 'analyze', 'understand'] as const);
  const open = levels.flatMap((level) => b.m.questions[level]).filter((text) => !isShort(text));
  const [found] = b.subject === 'mathematics' ? [] : b.takeQuestion(open, (text) => text);
  return found ?? b.ask(...levels);
}

function investigation(b: Bench, help: string): LessonSlide {
  const { inquiry } = b.m;
  switch (inquiry?.kind) {
    case 'claim':
      return {
        kind: 'task',
        title: b.pick('task:title', ['Is it so?', 'A claim to look into', 'Find out']),
        content: [
          `Many would say: “${inquiry.belief}”`,
          'First: is it so? Your prediction, with a because.',
          'Then: one card at a time. Does it speak for the claim, against it, or for neither?',
          'Last: keep, mend or drop your prediction.',
        ],
        notes: `Hand out the cards only when the predictions are on paper. The class votes on it after the cards, and sees what holds only after the vote. ${help}`,
      };
    case 'case':
      return {
        kind: 'task',
        title: b.pick('task:title', ['The case', 'Your investigation', 'Find out']),
        content: [
          inquiry.question,
          'First: your prediction, alone and on paper.',
          'Then: work it out together, step by step.',
          'Last: explain it to another group, and say where your prediction was off.',
        ],
        notes: `Nobody is told the answer before the predictions are on paper. ${help}`,
      };
    case undefined:
      return {
        kind: 'task',
        title: b.pick('task:title', ['The case', 'Your investigation', 'Find out']),
        content: [
          b.askCase(),
          'First: your prediction, with a because.',
          'Then: one card at a time. Does it speak for your prediction, or against it?',
          'Last: keep, mend or drop your prediction.',
        ],
        notes: `Hand out the cards only when the predictions are on paper. ${help}`,
      };
  }
}

export function secondTaskSlide(b: Bench): LessonSlide {
  const question = b.difficulty >= 3 ? b.ask('analyze', 'evaluate', 'apply') : b.ask('apply', 'understand', 'analyze');
  return {
    kind: 'task',
    title: b.pick('task2:title', ['A new case', 'One step further', 'The same idea, elsewhere']),
    content: [
      question,
      b.isYoung ? 'Draw it first, then tell it.' : b.pick('task2:how', ['Which idea of today do you need here?', 'Alone first, then compare how you went about it.']),
    ],
    notes: b.pick('task2:notes', [
      `Ask those who finish early how they would change the case so that the answer changes too.`,
      `Collect two ways of going about it, not two answers, and let the class compare them.`,
    ]),
  };
}
