/** The slides, exactly as many as were asked for, in the order of the lesson's parts. */
import type { HingeQuestion, LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, quoted } from './bench.ts';
import { closingSlide } from './closing.ts';
import { goalSlide, ideaSlide, modelSlide, wordsSlide } from './idea-slides.ts';
import { openingSlide } from './opening.ts';
import { roleFor, type Wanted } from './places.ts';
import type { StructureName } from './structure.ts';
import { checkSlide, discussionSlide, hingeSlide, moreToAsk } from './talk-slides.ts';
import { secondTaskSlide, taskSlide } from './task-slides.ts';
import { afterTheTest, ideaSlidesOfTest, type TestPart, testFor, testSlides } from './written-test.ts';

/** What is there besides opening and exit: the more wanted first. */
const wanted: Record<Exclude<StructureName, 'assessment'>, readonly Wanted[]> = {
  inquiry: ['task', 'idea', 'hinge', 'words', 'idea2', 'goal', 'model', 'check', 'idea3', 'discussion', 'task2', 'model2'],
  direct: ['idea', 'hinge', 'model', 'task', 'words', 'idea2', 'goal', 'check', 'idea3', 'model2', 'discussion', 'task2'],
  project: ['idea', 'task', 'hinge', 'words', 'idea2', 'goal', 'check', 'idea3', 'model', 'discussion', 'task2', 'model2'],
  collaborative: ['task', 'discussion', 'idea', 'hinge', 'words', 'idea2', 'goal', 'check', 'model', 'idea3', 'task2', 'model2'],
  flipped: ['hinge', 'task', 'idea', 'discussion', 'check', 'model', 'words', 'task2', 'idea2', 'goal', 'idea3', 'model2'],
  quick: ['task', 'hinge', 'idea', 'words', 'idea2', 'check', 'model', 'goal', 'task2', 'idea3', 'discussion', 'model2'],
  review: ['check', 'hinge', 'task', 'words', 'idea', 'task2', 'model', 'idea2', 'discussion', 'idea3', 'goal', 'model2'],
};

/** In one part of the lesson. */
const within: readonly Wanted[] = ['opening', 'goal', 'words', 'idea', 'model', 'idea2', 'model2', 'idea3', 'task', 'hinge', 'check', 'discussion', 'task2', 'exit'];

/** How many idea slides there is room for; at least one. */
export const ideaSlides = (structure: StructureName, slideCount: number): number =>
  structure === 'assessment' ? ideaSlidesOfTest(slideCount) : Math.max(1, wanted[structure].slice(0, slideCount - 2).filter((kind) => kind.startsWith('idea')).length);

export interface SlidesMade {
  slides: LessonSlide[];
  hingeQuestion: HingeQuestion;
  exitTicket: string[];
  /** Null where the lesson is no test. */
  test: readonly TestPart[] | null;
}

/** Takes what it needs from the bench: call it before the lists that use what is left. */
export function slidesFor(b: Bench): SlidesMade {
  const hingeQuestion = hingeOf(b);
  if (b.structure === 'assessment') {
    const test = testFor(b, hingeQuestion);
    return { ...testSlides(b, test), hingeQuestion, test };
  }
  const opening = openingSlide(b);
  const { slide: closing, exitTicket } = closingSlide(b);
  const chosen: { slide: LessonSlide; kind: Wanted }[] = [];
  for (const kind of wanted[b.structure]) {
    if (chosen.length >= b.slideCount - 2) break;
    const slide = make(kind, b, hingeQuestion);
    if (slide) chosen.push({ slide, kind });
  }
  while (chosen.length < b.slideCount - 2) chosen.push({ slide: moreToAsk(b, chosen.length), kind: 'discussion' });
  const roles = b.parts.map(({ role }) => role);
  const placeOf = (kind: Wanted): number => {
    const role = roleFor(kind, roles);
    // An inquiry votes before it tells.
    const order = b.m.inquiry && kind === 'hinge' ? within.indexOf('words') - 0.5 : within.indexOf(kind);
    return (role ? roles.indexOf(role) : 1) * 100 + order;
  };
  const ordered = chosen.map((each) => ({ ...each, place: placeOf(each.kind) })).sort((a, z) => a.place - z.place);
  return { slides: withOwnTitles([opening, ...ordered.map(({ slide }) => slide), closing]), hingeQuestion, exitTicket, test: null };
}

function hingeOf(b: Bench): HingeQuestion {
  const { inquiry } = b.m;
  if (inquiry?.kind === 'case' && inquiry.behind)
    return {
      question: `After the case, what do you say to ${quoted(inquiry.behind.belief)}? Decide, and give the reason.`,
      listenFor: `The case speaks against it: whoever agrees has not yet taken the step from the case to the rule. ${whereAnswered}`,
      ifNot: 'Let neighbors with different answers go through the case once more, step by step, and stop at the step where they part. Then ask again.',
    };
  if (b.m.hinge) {
    const ifNot = b.structure === 'assessment' ? afterTheTest : 'Give the hint to the whole class, let neighbors talk for two minutes, and ask the question once more.';
    return { question: b.m.hinge.question, listenFor: `What counts is the reason. A hint for those who have none: ${b.m.hinge.hint}`, ifNot };
  }
  const probe = b.probe();
  if (!probe) throw new Error('A lesson needs a misconception to turn on.');
  const listenFor = `The idea behind wrong answers is ${quoted(probe.belief)}. ${b.m.ideas.some(({ isAnswer }) => isAnswer) ? whereAnswered : probe.correction}`;
  if (b.structure === 'assessment') return { question: probe.question, listenFor, ifNot: afterTheTest };
  const again = b.pick('hinge:again', [
    'Let each find a neighbor with another answer, give them two minutes, and vote again before you explain anything.',
    'Do not correct it yet: ask for the best reason on either side, write both down, and let the class decide with a fact from the lesson.',
    'Go back to the slide that holds the deciding fact, let them read it aloud, and ask the same question in a new setting.',
  ]);
  return { question: probe.question, listenFor, ifNot: again };
}

const whereAnswered = 'What holds is on the slide of that name: keep it until the vote is over.';

function make(kind: Wanted, b: Bench, hinge: HingeQuestion): LessonSlide | null {
  switch (kind) {
    case 'goal':
      return goalSlide(b);
    case 'words':
      return wordsSlide(b);
    case 'idea':
      return ideaSlide(b, 0);
    case 'idea2':
      return ideaSlide(b, 1);
    case 'idea3':
      return ideaSlide(b, 2);
    case 'model':
      return modelSlide(b);
    case 'model2':
      return modelSlide(b, true);
    case 'hinge':
      return hingeSlide(b, hinge);
    case 'check':
      return checkSlide(b);
    case 'task':
      return taskSlide(b);
    case 'task2':
      return secondTaskSlide(b);
    case 'discussion':
      return discussionSlide(b);
    default:
      return null;
  }
}

/** Two slides never bear the same title: the later one says which it is. */
function withOwnTitles(slides: LessonSlide[]): LessonSlide[] {
  const seen = new Map<string, number>();
  return slides.map((slide) => {
    const times = (seen.get(slide.title) ?? 0) + 1;
    seen.set(slide.title, times);
    return times === 1 ? slide : { ...slide, title: `${slide.title} (${times})` };
  });
}
