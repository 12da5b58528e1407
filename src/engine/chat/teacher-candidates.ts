/** What Kora may say to a teacher: the pack's material put into moves for a lesson, and the anchor's moves beside it. */
import type { ChatMoves, Wish } from '../../contracts/knowledge/chat-moves.ts';
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { hasPhrase } from '../text/words.ts';
import { type Candidate, type Candidates, fill, from, interleave, type ThreadContent } from './candidates.ts';

const ofTopic = from('topic');
const ofAnchor = from('anchor');
const ofMoves = from('moves');

/** What was asked for, and what the teacher has told about it. */
export interface TeacherRequest {
  wish: Wish | null;
  /** More than one is asked for. */
  several: boolean;
  /** The topic of the lesson, as it stands inside a sentence. */
  about: string;
  /** The name by which the topic was called, "the holocaust" for World War II; empty when it was not named. */
  named: string;
  /** A belief of the pack that the teacher has heard from the class. */
  heard: Misconception | null;
}

export function teacherCandidates({ topic, anchor }: ThreadContent, moves: ChatMoves, { wish, several, about, named, heard }: TeacherRequest): Candidates {
  const { teacher } = moves;
  const pack = topic ? packMoves(topic, moves) : null;
  const wished = [
    ...(heard && !wish ? teacher.heard.map((line) => ofTopic(fill(line, { quote: endSentence(heard.belief), term: heard.probe, other: heard.correction }))) : []),
    ...(wish
      ? [...(wish === 'exit' && several && topic ? exits(topic, moves) : []), ...(pack?.[wish] ?? []), ...teacher.wishes[wish].map((text) => ofMoves(fill(text, { topic: about })))]
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
  const ordered = named ? [...fromPack.filter((move) => hasPhrase(move.text, named)), ...fromPack.filter((move) => !hasPhrase(move.text, named))] : fromPack;
  const generic = teacher.anySubject;
  return {
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

function packMoves(topic: TopicPack, { teacher }: ChatMoves): Partial<Record<Wish, Candidate[]>> & Record<PackMove, Candidate[]> {
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
    homework: [led(teacher.homework, list([questions.remember[1], ...topic.workedExamples.slice(0, 2).map(({ tryNext }) => tryNext)]))],
    plan: [led(teacher.plan, list(teacher.lessonSteps.map((line) => fill(line, partsOf(topic)))))],
    unit: [led(teacher.unit, list(teacher.unitDays.map((line) => fill(line, partsOf(topic)))))],
    debate: topic.controversies.map((c, i) =>
      ofTopic(`${fill(teacher.debate[i] ?? '{quote}', { quote: c.question })}\n${list(c.stakeholders.map((s) => `${s.who}, who wants ${s.wants}`))}`),
    ),
  };
}

/** The pack's own probes, tasks and questions, by the names that the lines of a lesson or a unit call them by. */
const partsOf = ({ terms, misconceptions, stuckPoints, workedExamples: [example], questions, controversies }: TopicPack): Record<string, string> => ({
  belief: misconceptions[0]?.probe ?? '',
  belief2: misconceptions[1]?.probe ?? '',
  problem: example?.problem ?? '',
  try: example?.tryNext ?? '',
  terms: terms
    .slice(0, 5)
    .map(({ term }) => term)
    .join(', '),
  remember: questions.remember[0] ?? '',
  understand: `${questions.understand[0]} ${questions.understand[1]}`,
  stuck: stuckPoints[0]?.question ?? '',
  apply: questions.apply[0] ?? '',
  analyze: questions.analyze[0] ?? '',
  judge: controversies[0]?.question ?? questions.evaluate[0] ?? '',
  create: questions.create[0] ?? '',
});

/** Three probes at a time. */
const exits = ({ misconceptions }: TopicPack, { teacher }: ChatMoves): Candidate[] =>
  [0, 3].flatMap((from) => (misconceptions.length >= from + 3 ? { ...ofTopic(list(misconceptions.slice(from, from + 3).map(({ probe }) => probe))), leads: teacher.exits } : []));

/** Each prepared wording is good for one of a kind; the rest go without. */
const plain = '"{quote}" {term} {other}';
const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
const list = (items: readonly (string | undefined)[]): string =>
  items
    .filter((item): item is string => Boolean(item))
    .map((item) => `- ${item}`)
    .join('\n');
