/** What Kora may say to a teacher: the pack's material put into moves for a lesson, and the anchor's moves beside it. */
import type { ChatMoves, Wish } from '../../contracts/knowledge/chat-moves.ts';
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { contentStems, hasPhrase, keptStems } from '../text/stems.ts';
import { type Candidate, type Candidates, from, interleave, type ThreadContent } from './candidates.ts';
import { fill } from './fill.ts';
import { numberedDays, timedSteps } from './lesson-plan.ts';
import type { Setting } from './setting.ts';

const ofTopic = from('topic');
const ofAnchor = from('anchor');
const ofMoves = from('moves');

/** What was asked for, and what the teacher has told about it. */
export interface TeacherRequest {
  wish: Wish | null;
  /** How many questions are asked for; null where no number is named. */
  count: number | null;
  /** The message, by which what was prepared is put in order. */
  message: string;
  /** Questions of another level than those that were given. */
  level: 'easier' | 'harder' | null;
  /** Would the text be new in this conversation? */
  isNew: (text: string) => boolean;
  /** The topic of the lesson, as it stands inside a sentence. */
  about: string;
  /** The name by which the topic was called, "the holocaust" for World War II; empty when it was not named. */
  named: string;
  /** A belief of the pack that the teacher has heard from the class. */
  heard: Misconception | null;
  /** The wrong idea of the class that the talk is on. */
  belief: Misconception | null;
  /** The class and the time, as far as they were told. */
  setting: Setting;
}

export interface TeacherCandidates extends Candidates {
  /** What answers the wish itself. */
  wished: Candidate[];
  /** The lesson that was given, in other minutes. */
  again: string;
}

export function teacherCandidates({ topic, anchor }: ThreadContent, moves: ChatMoves, request: TeacherRequest): TeacherCandidates {
  const { wish, message, about, named, heard, belief, setting, isNew } = request;
  const { teacher } = moves;
  const pack = topic ? packMoves(topic, moves, setting, isNew) : null;
  const wished = [
    ...(topic && belief ? onBelief(topic, belief, teacher, request) : []),
    ...(heard && !wish ? teacher.heard.map((line) => ofTopic(fill(line, { quote: endSentence(heard.belief), term: heard.probe, other: heard.correction }))) : []),
    ...(wish
      ? [
          ...(topic ? counted(topic, moves, request) : []),
          ...nearestTo(`${message} ${belief?.belief ?? ''}`, pack?.[wish] ?? plainPlan(wish, moves, setting, about)),
          ...teacher.wishes[wish].map((text) => ofMoves(fill(text, { topic: about }))),
        ]
      : []),
  ];
  const own = (anchor?.ladder.hints ?? []).map(ofAnchor);
  const fromPack = pack
    ? [
        pack.misconceptions[0],
        pack.hook[0],
        pack.questions[0],
        pack.support[0],
        ...pack.misconceptions.slice(1),
        ...pack.analogy,
        ...pack.questions.slice(1),
        ...pack.support.slice(1),
      ].filter((c) => c !== undefined)
    : [];
  // What speaks of the part of the topic that was named comes first.
  const speaks = new Set(named ? fromPack.filter((move) => hasPhrase(move.text, named)) : []);
  const rest = fromPack.filter((move) => !speaks.has(move));
  const ordered = [...speaks, ...(belief ? nearestTo(`${belief.belief} ${belief.correction}`, rest) : rest)];
  const generic = teacher.anySubject;
  return {
    wished,
    again: list(timedSteps(teacher.againSteps, setting.minutes, {})),
    questions: [...(anchor?.ladder.questions ?? []).map(ofAnchor), ...generic.questions.map(ofMoves)],
    hints: [...wished, ...(anchor ? interleave(own, ordered) : ordered), ...generic.hints.map(ofMoves)],
    examples: [
      ...wished,
      ...(anchor?.ladder.examples ?? []).map(ofAnchor),
      ...(pack ? [...pack.practice, ...pack.debate, ...pack.hook.slice(1)] : []),
      ...generic.examples.map(ofMoves),
    ],
    yours: [...wished, ...(anchor?.followUps ?? []).map(ofAnchor), ...(pack ? [...pack.exit, ...pack.stretch, ...pack.debate] : [])],
  };
}

/** What every pack can give. */
type PackMove = 'misconceptions' | 'support' | 'analogy' | 'hook' | 'questions' | 'stretch' | 'exit' | 'practice' | 'debate';

function packMoves(
  topic: TopicPack,
  { teacher }: ChatMoves,
  { minutes, lessons }: Setting,
  isNew: TeacherRequest['isNew'],
): Partial<Record<Wish, Candidate[]>> & Record<PackMove, Candidate[]> {
  const led = (leads: readonly string[], text: string): Candidate => ({ ...ofTopic(text), leads });
  const { questions } = topic;
  return {
    misconceptions: topic.misconceptions.map((m, i) => ofTopic(fill(teacher.misconception[i] ?? plain, { quote: endSentence(m.belief), term: m.probe, other: m.correction }))),
    support: topic.stuckPoints.map((p, i) =>
      i === 0 ? led(teacher.support, list([p.question, p.hint])) : ofTopic(fill(teacher.stuck[i] ?? plain, { quote: p.about, term: p.question, other: p.hint })),
    ),
    analogy: topic.analogies.map((a, i) => ofTopic(fill(teacher.analogy[i] ?? '{quote} {other}', { quote: a.idea, other: a.limits }))),
    hook: topic.storyHooks.map((hook) => ({ ...led(teacher.hook, hook.scene), ...(hook.sources && { sources: hook.sources }) })),
    questions: [
      led(teacher.questions, list([questions.remember[0], questions.understand[0], questions.apply[0]])),
      led(teacher.questions, list([questions.understand[1], questions.analyze[0], questions.evaluate[0]])),
      ofTopic(list([questions.apply[1], questions.analyze[1], questions.evaluate[1]])),
      ofTopic(list([questions.remember[1], questions.evaluate[0], questions.create[1]])),
    ],
    stretch: [led(teacher.stretch, list([questions.evaluate[1], questions.create[0]])), led(teacher.stretch, list([questions.analyze[1], questions.create[1]]))],
    exit: topic.misconceptions.map((m) => led(teacher.exit, m.probe)),
    practice: topic.workedExamples.map((e) => led(teacher.worked, list([e.problem, ...e.steps, e.result]))),
    // Tasks without their answers: the worked examples are for the board.
    activity: topic.workedExamples.slice(0, 2).map(({ tryNext }, i) => led(teacher.task, list([questions.apply[i], withoutHandover(tryNext)]))),
    homework: [led(teacher.homework, list([questions.remember[1], ...topic.workedExamples.slice(0, 2).map(({ tryNext }) => tryNext)]))],
    // Only who wishes for a plan has one drawn up: it goes through all that was said.
    get plan() {
      return [led(inMinutes(teacher.plan, minutes), list(timedSteps(teacher.lessonSteps, minutes, partsOf(topic, isNew))))];
    },
    get unit() {
      return [led(inLessons(teacher, lessons), list(numberedDays(teacher.unitDays, lessons, partsOf(topic, isNew))))];
    },
    debate: topic.controversies.map((c, i) =>
      ofTopic(`${fill(teacher.debate[i] ?? '{quote}', { quote: c.question })}\n${list(c.stakeholders.map((s) => `${s.who}, who wants ${s.wants}`))}`),
    ),
  };
}

const inMinutes = (leads: readonly string[], minutes: number | null): string[] => leads.map((line) => fill(line, { minutes: String(minutes ?? 45) }));
const inLessons = ({ unit, lessons: row }: ChatMoves['teacher'], lessons: number | null): readonly string[] =>
  lessons === null ? unit : row.map((line) => fill(line, { lessons: String(lessons) }));

/** A lesson or a row of lessons on a topic that no pack holds. */
function plainPlan(wish: Wish, { teacher }: ChatMoves, { minutes, lessons }: Setting, topic: string): Candidate[] {
  const named = (leads: readonly string[]) => leads.map((line) => fill(line, { topic }));
  if (wish === 'plan') return [{ ...ofMoves(list(timedSteps(teacher.plainSteps, minutes, { topic }))), leads: inMinutes(named(teacher.plainPlan), minutes) }];
  return wish === 'unit' ? [{ ...ofMoves(list(numberedDays(teacher.plainDays, lessons, { topic }))), leads: named(inLessons(teacher, lessons)) }] : [];
}

/** The pack's own probes, tasks and questions, by the names that the lines of a lesson or a unit call them by. */
function partsOf({ terms, misconceptions, stuckPoints, workedExamples, questions, controversies }: TopicPack, isNew: TeacherRequest['isNew']): Record<string, string> {
  // What the class has had already does not come a second time.
  const [belief = '', belief2 = ''] = freshFirst(misconceptions.map(({ probe }) => probe));
  const [problem = ''] = freshFirst(workedExamples.map((example) => example.problem));
  const [understand = '', understand2 = ''] = freshFirst(questions.understand);
  const [analyze = '', analyze2 = ''] = freshFirst(questions.analyze);
  function freshFirst(texts: readonly string[]): string[] {
    return [...texts.filter(isNew), ...texts.filter((text) => !isNew(text))];
  }
  return {
    belief,
    belief2,
    problem,
    try: freshFirst(workedExamples.map(({ tryNext }) => tryNext))[0] ?? '',
    terms: terms
      .slice(0, 5)
      .map(({ term }) => term)
      .join(', '),
    remember: freshFirst(questions.remember)[0] ?? '',
    understand,
    understand2,
    stuck: freshFirst(stuckPoints.map(({ question }) => question))[0] ?? '',
    apply: freshFirst(questions.apply)[0] ?? '',
    analyze,
    argue: controversies[0]?.question ?? analyze2,
    judge: controversies[0]?.question ?? questions.evaluate[0] ?? '',
    create: freshFirst(questions.create)[0] ?? '',
  };
}

/** As many questions as were asked for: probes at the door, else one from each level in turn, or from the levels that were wanted. */
function counted(topic: TopicPack, { teacher }: ChatMoves, { wish, count, level, isNew }: TeacherRequest): Candidate[] {
  const { misconceptions, questions } = topic;
  const { remember, understand, apply, analyze, evaluate, create } = questions;
  if (level) {
    const leveled = level === 'easier' ? [...remember, ...understand] : [...analyze, ...evaluate, ...create];
    return [{ ...ofTopic(list(leveled.filter(isNew).slice(0, count ?? 4))), leads: level === 'easier' ? teacher.easier : teacher.harder }];
  }
  if (wish === 'quiz') return quizzes(topic, teacher, count ?? usualQuiz, isNew);
  if (count === null || (wish !== 'exit' && wish !== 'questions')) return [];
  const probes = misconceptions.map(({ probe }) => probe).filter(isNew);
  if (wish === 'exit') return [0, count].flatMap((from) => (probes.length >= from + count ? { ...ofTopic(list(probes.slice(from, from + count))), leads: teacher.exits } : []));
  const all = [0, 1].flatMap((i) => [remember, understand, apply, analyze, evaluate].flatMap((of) => of.slice(i, i + 1)));
  return [
    {
      ...ofTopic(list([...all, ...create].filter(isNew).slice(0, count))),
      leads: teacher.counted.map((line) => fill(line, { n: String(Math.min(count, [...all, ...create].filter(isNew).length)) })),
    },
  ];
}

const usualQuiz = 5;

/** A quiz with its key: words to name, beliefs to judge and problems to work out, in turn, all from the pack. None where the pack has too little left that is new. */
function quizzes({ terms, misconceptions, workedExamples }: TopicPack, { quiz, quizItems }: ChatMoves['teacher'], count: number, isNew: TeacherRequest['isNew']): Candidate[] {
  const kinds = [
    terms
      .filter(({ term, definition }) => !hasPhrase(definition, term))
      .map(({ term, definition }) => ({ asks: fill(quizItems.term, { quote: endSentence(definition) }), key: `${term}.` })),
    misconceptions.map(({ belief, correction }) => ({ asks: fill(quizItems.belief, { quote: endSentence(belief) }), key: `${quizItems.wrong} ${correction}` })),
    workedExamples.map(({ problem, result }) => ({ asks: problem, key: result })),
  ].map((items) => items.filter(({ asks }) => isNew(asks)));
  const inTurn = Array.from({ length: Math.max(...kinds.map(({ length }) => length)) }, (_, i) => kinds.flatMap((items) => items.slice(i, i + 1))).flat();
  const items = inTurn.slice(0, count);
  if (items.length < Math.min(3, count)) return [];
  const leads = quiz.map((line) => fill(line, { n: String(items.length) }));
  return [{ ...ofTopic(`${numbered(items.map(({ asks }) => asks))}\n\n${quizItems.key}\n${numbered(items.map(({ key }) => key))}`), leads }];
}

const numbered = (items: readonly string[]): string => list(items.map((item, i) => `${i + 1}. ${item}`));

/** What a wish gets while a talk is on one wrong idea: a trial of it, or what else the pack asks about the same. */
function onBelief({ questions }: TopicPack, { belief, probe }: Misconception, teacher: ChatMoves['teacher'], { wish, count, isNew }: TeacherRequest): Candidate[] {
  if (wish === 'activity' || wish === 'hook') return teacher.beliefTask.map((line) => ofTopic(fill(line, { quote: endSentence(belief) })));
  if (wish !== 'questions' && wish !== 'exit') return [];
  const own = new Set(contentStems(belief));
  const isOnIt = (text: string) => new Set(keptStems(text).filter((stem) => own.has(stem))).size >= Math.min(2, own.size);
  const all = [probe, ...Object.values(questions).flat().filter(isOnIt)].filter(isNew).slice(0, count ?? 3);
  return all.length === 0 ? [] : [{ ...ofTopic(list(all)), leads: teacher.beliefQuestions }];
}

/** What shares most words with the message first; else the order stays. */
function nearestTo(message: string, candidates: readonly Candidate[]): Candidate[] {
  const stems = new Set(contentStems(message));
  const near = ({ text }: Candidate) => new Set(keptStems(text).filter((stem) => stems.has(stem))).size;
  return [...candidates].sort((a, b) => near(b) - near(a));
}

/** "Now you, 3/4 + 1/10." is said to a student behind a worked example; a sheet has the task alone. */
function withoutHandover(task: string): string {
  const alone = task.replace(/^Now you[,.:] /, '');
  return alone.charAt(0).toUpperCase() + alone.slice(1);
}

/** Each prepared wording is good for one of a kind; the rest go without. */
const plain = '"{quote}" {term} {other}';
export const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
const list = (items: readonly (string | undefined)[]): string =>
  items
    .filter((item): item is string => Boolean(item))
    .map((item) => `- ${item}`)
    .join('\n');
