/** The lists beside outline and slides. Called after the slides, so that nothing is said twice. */
import type { LessonMisconception, LessonSlide } from '../../contracts/lesson.ts';
import { type Bench, listed, quoted, upperFirst } from './bench.ts';
import { describePart, letters } from './descriptions.ts';
import { cardLine, expertLine, preparationPoint, preparationWord } from './handed-out.ts';
import type { Jigsaw } from './material.ts';

/** The ones that no slide takes up. At least one is left by the slides. */
export function misconceptionsFor(b: Bench): LessonMisconception[] {
  const most = b.duration >= 60 ? 4 : 3;
  const found: LessonMisconception[] = [];
  for (let probe = b.probe(); probe && found.length < most; probe = b.probe()) found.push({ belief: probe.belief, response: `${probe.correction} Ask: ${probe.question}` });
  return found;
}

export function tasksFor(b: Bench, slides: readonly LessonSlide[]): string[] {
  const shown = slides.find(({ kind }) => kind === 'task');
  const minutes = b.minutesOf(
    b.structure === 'inquiry' || b.structure === 'quick' ? 'explore' : b.structure === 'collaborative' ? 'explain' : b.structure === 'project' ? 'build' : 'practice',
  );
  const together = shown
    ? `On the slide “${shown.title}”, ${grouping(b)}, ${minutes} minutes: ${product(b)}`
    : `${grouping(b, true)}, ${minutes} minutes: ${b.structure === 'project' ? '' : `${practiceTask(b, slides, 0)} To hand in: `}${product(b)}`;
  const before =
    b.structure === 'flipped'
      ? [
          `Before the lesson, 15 minutes at home: read the preparation sheet (${sheetWords(b)}) and note the answer to this: ${b.m.preparation?.home?.question ?? b.ask('understand', 'remember')}`,
        ]
      : [];
  if (b.structure === 'project') return [together, ...projectTasks(b)];
  if (b.structure === 'flipped') return [...before, together, ...threeLevels(b, slides)];
  const count = b.duration === 15 ? 1 : b.duration >= 60 ? 3 : 2;
  const more = Array.from({ length: count }, (_, place) => practiceTask(b, slides, place));
  return [...before, together, ...more];
}

/** What each one does beside the work of the group: it stays with the brief. */
const projectTasks = ({ duration }: Bench): string[] =>
  [
    'Alone: which card does your own part of the work rest on? Say in your own words what it tells.',
    'Before you show the work: exchange it with another group. Put a tick beside each statement for which you find a card or a slide, and a question mark beside the others.',
    'After the advice: write down one thing that you changed, and why.',
  ].slice(0, duration === 15 ? 1 : duration >= 60 ? 3 : 2);

/** Marked on the sheet as the slide names them. */
const threeLevels = (b: Bench, slides: readonly LessonSlide[]): string[] => [
  `Level 1: ${practiceTask(b, slides, 0)}`,
  `Level 2: ${practiceTask(b, slides, 1)}`,
  `Level 3: ${b.ask('evaluate', 'create', 'analyze')}`,
];

function sheetAtHome({ m }: Bench): string[] {
  const home = m.preparation?.home;
  const points = [...(home ? [`Some say: ${quoted(home.belief)}. ${home.correction}`] : []), ...m.cards];
  return [
    ...(m.preparation?.words ?? m.terms.slice(0, 3)).map(({ term, definition }) => preparationWord(term, definition)),
    ...points.map((point, place) => preparationPoint(place + 1, point)),
  ];
}

const expertSheets = ({ sheets }: Jigsaw): string[] => sheets.flatMap(({ word, fact }, place) => [expertLine(place, word.definition, word.term), expertLine(place, fact)]);

const sheetWords = (b: Bench): string => listed((b.m.preparation?.words ?? b.m.terms.slice(0, 3)).map(({ term }) => term));

function grouping({ structure, isYoung }: Bench, atStart = false): string {
  const how =
    structure === 'direct'
      ? 'alone'
      : structure === 'inquiry' || structure === 'project'
        ? 'in groups of three'
        : structure === 'collaborative'
          ? 'in expert groups'
          : isYoung
            ? 'with a partner'
            : 'in pairs';
  return atStart ? how.charAt(0).toUpperCase() + how.slice(1) : how;
}

function product({ m, structure, subject, isYoung, record }: Bench): string {
  switch (structure) {
    case 'inquiry':
      if (m.inquiry?.kind === 'case')
        return isYoung ? 'a drawing of the prediction, and below it how it turned out.' : 'a prediction, the steps to the answer, and one sentence on where the two differ.';
      return isYoung
        ? 'a drawing of the prediction, and below it what the cards showed.'
        : 'a prediction, the two cards that speak most for or against it, and one sentence that joins them.';
    // A test has tasks of its own.
    case 'assessment':
    case 'direct':
      return 'the answer with each step, and a tick where it was checked.';
    case 'project':
      return 'the work itself, with a list of the cards and slides it rests on.';
    case 'collaborative':
      return `an explanation in ${isYoung ? 'three sentences' : 'five sentences'}, one example, one question for the other groups.`;
    case 'flipped':
      return 'two of the three levels, of which at least one was hard.';
    case 'quick':
      return subject === 'mathematics' ? 'one result for two people, with the way to it.' : `one result for two people. Both ${record}.`;
    case 'review':
      return 'the kind of task named first, then the way, then the result.';
  }
}

const beginning = (problem: string): string => problem.split(' ').slice(0, 4).join(' ');

/** Examples to do next where the subject lives on them, otherwise questions of rising demand. */
function practiceTask(b: Bench, slides: readonly LessonSlide[], place: number): string {
  const prefersExamples = b.subject === 'mathematics' || b.structure === 'direct' || b.structure === 'flipped';
  const task = prefersExamples || place === 1 ? b.nextTask(({ problem }) => slides.some(({ content }) => content.includes(problem))) : null;
  if (task) {
    const next = upperFirst(task.example.tryNext.replace(/^(?:Now you|Your turn)[.,:]? /, ''));
    // Where no slide shows the way, the class works the example out before anyone goes on alone.
    return task.isShown ? `After the worked example that begins “${beginning(task.example.problem)} …”: ${next}` : `Together first: ${task.example.problem} Then alone: ${next}`;
  }
  return place === 0 ? b.ask(b.difficulty >= 4 ? 'analyze' : 'apply', 'understand') : b.ask(b.difficulty <= 2 ? 'apply' : 'analyze', 'evaluate');
}

export function assessmentsFor(b: Bench): string[] {
  const { m } = b;
  const terms = listed(m.terms.slice(0, 3).map(({ term }) => term));
  const first = b.pick('assess:during', [
    `During the lesson: the hinge vote. Note the names of those whose reason does not hold, and see them in the next working phase.`,
    `While they work: listen at three tables for ${terms}, and note who uses them to explain and who only names them.`,
  ]);
  const product = b.isYoung
    ? `The drawing or the sentences: do they show ${m.connections[0]}, and can the child tell it without looking?`
    : b.difficulty >= 4
      ? `The written task, in three steps: claim, fitting fact, answer to an objection. An answer with the first two is on track.`
      : `The written task: one point for a correct idea, one for a reason, one for ${terms} used in the right place.`;
  const later = `Next lesson, first two minutes, without notes: ${b.ask('remember', 'understand')}`;
  return b.duration === 15 ? [first, later] : [first, product, later];
}

export function supportsFor(b: Bench): string[] {
  const frames: Partial<Record<string, string>> = {
    mathematics: 'Sentence frame for reasons: “I know that …, so …, and I can check it by …”',
    science: 'Sentence frame for reasons: “If …, then …, because …”',
    history: 'Sentence frame for reasons: “The source says …, which suggests …, but …”',
    language: 'Sentence frame for reasons: “The text says …, and this makes me think …”',
    arts: 'Sentence frame for reasons: “I chose …, so that …”',
  };
  const prompts = [b.stuck(), b.duration >= 45 ? b.stuck() : null].flatMap((stuck) => (stuck ? [`Stuck on ${stuck.about}? Ask: ${stuck.question} Then: ${stuck.hint}`] : []));
  const ways = b.unshown.map(
    ({ problem, steps, result }) => `A card for the task that begins “${beginning(problem)} …”: ${steps.map((step, place) => `${place + 1}. ${step}`).join(' ')} So: ${result}`,
  );
  const words =
    b.structure === 'assessment'
      ? 'Someone who reads the questions aloud, more time, or a place apart: agreed on before the test, for those who need it.'
      : b.isYoung
        ? `Picture cards for ${listed(b.m.terms.slice(0, 4).map(({ term }) => term))}, on the table the whole time.`
        : `Word list with room to write each word in another language: ${listed(b.m.terms.slice(0, 5).map(({ term }) => term))}. Hand it out a day before to those who read in a second language.`;
  return [...prompts, ...ways, words, frames[b.subject ?? ''] ?? 'Sentence frame for reasons: “I think …, because …, and an example is …”'];
}

export function extensionFor(b: Bench): string[] {
  const first = b.ask('create', 'evaluate');
  return b.duration >= 45 ? [first, b.ask('evaluate', 'analyze', 'create')] : [first];
}

/** What to have ready, the words of the cards included. */
export function materialsFor(b: Bench): string[] {
  if (b.structure === 'inquiry' && b.m.inquiry?.kind === 'case') return [`The case on paper for every three ${b.class}, with room for a prediction, the steps and a second look.`];
  // One of the ways of a quick activity has no use for cards.
  if (b.structure === 'quick' && !describePart('explore', b).includes('cards')) return ['Slips of paper, and a timer that all can see.'];
  const usesCards = ['inquiry', 'quick', 'project', 'collaborative'].includes(b.structure);
  const lineFor = (fact: string, place: number): string =>
    b.structure === 'collaborative' ? expertLine(place, fact) : usesCards ? cardLine(place, fact) : `Note for the teacher, point ${place + 1}: ${fact}`;
  const shownCards = b.structure === 'direct' || b.structure === 'review' || b.structure === 'assessment' ? b.m.cards.slice(0, 2) : b.m.cards;
  const cards = shownCards.map(lineFor);
  const ready = {
    inquiry: `One set of cards ${letters(b)} for every three ${b.class}, cut apart.`,
    direct: `Mini whiteboards or scrap paper, and the task sheet, one each.`,
    project: `Large paper, markers, and one set of cards ${letters(b)} a group.`,
    collaborative: `The expert sheets, one copy for each member of a group, and large paper for the home groups.`,
    flipped: `The preparation sheet, given out at least two days before, and three task sheets of growing difficulty.`,
    quick: `Slips of paper, a timer that all can see, and cards ${letters(b)} for each pair.`,
    review: `Mini whiteboards, pens in two colors, and the task sheet in mixed order.`,
    assessment: `The task sheet with space to write, hint cards made from the supports, a clock in view.`,
  }[b.structure];
  return [ready, ...(b.structure === 'flipped' ? sheetAtHome(b) : b.m.jigsaw ? expertSheets(b.m.jigsaw) : cards)];
}
