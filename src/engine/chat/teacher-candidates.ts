/** What Kora may say to a teacher: the pack's material put into moves for a lesson, and the anchor's moves beside it. */
import type { ChatMoves, Wish } from '../../contracts/knowledge/chat-moves.ts';
import type { Misconception, TopicPack } from '../../contracts/knowledge/topic.ts';
import { hasPhrase } from '../text/words.ts';
import { type Candidate, type Candidates, fill, from, interleave, type ThreadContent } from './candidates.ts';

const ofTopic = from('topic');
const ofAnchor = from('anchor');
const ofMoves = from('moves');

/** What was asked for, and what the teacher has told about it. */
export interface Request {
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

export function teacherCandidates({ topic, anchor }: ThreadContent, moves: ChatMoves, { wish, several, about, named, heard }: Request): Candidates {
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
      ]
        .filter((c) => c !== undefined)
        .sort((a, b) => Number(speaksOf(b, named)) - Number(speaksOf(a, named)))
    : [];
  const generic = teacher.anySubject;
  return {
    questions: [...(anchor?.ladder.questions ?? []).map(ofAnchor), ...generic.questions.map(ofMoves)],
    hints: [...wished, ...(anchor ? interleave(own, fromPack) : fromPack), ...generic.hints.map(ofMoves)],
    examples: [
      ...wished,
      ...(anchor?.ladder.examples ?? []).map(ofAnchor),
      ...(pack ? [...pack.practice, ...pack.debate, ...pack.hook.slice(1)] : []),
      ...generic.examples.map(ofMoves),
    ],
    yours: [...wished, ...(anchor?.followUps ?? []).map(ofAnchor), ...(pack ? [...pack.exit, ...pack.stretch, ...pack.debate] : [])],
  };
}

const speaksOf = ({ text }: Candidate, name: string): boolean => name !== '' && hasPhrase(text, name);

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
    plan: [led(teacher.plan, list(lessonOf(topic)))],
    unit: [led(teacher.unit, list(unitOf(topic)))],
    debate: topic.controversies.map((c, i) =>
      ofTopic(`${fill(teacher.debate[i] ?? '{quote}', { quote: c.question })}\n${list(c.stakeholders.map((s) => `${s.who}, who wants ${s.wants}`))}`),
    ),
  };
}

/** A lesson of 45 minutes from the pack's own probes, examples and tasks. */
const lessonOf = ({ misconceptions: [first, second], workedExamples: [example], questions }: TopicPack): string[] => [
  `0 to 5, in writing and before any teaching. ${first?.probe}`,
  `5 to 10, pairs compare, three answers go on the board, none is judged yet.`,
  `10 to 20, one case done aloud by you, with a stop before each step. ${example?.problem}`,
  `20 to 30, in pairs. ${questions.apply[0]}`,
  `30 to 38, alone. ${example?.tryNext}`,
  `38 to 45, back to the answers on the board, then one last slip. ${second?.probe}`,
];

/** Ten lessons from the pack, from what learners believe to what they can make. */
const unitOf = ({ terms, misconceptions, questions, controversies, stuckPoints }: TopicPack): string[] => [
  `Day 1, what they believe. ${misconceptions[0]?.probe}`,
  `Day 2, the words ${terms
    .slice(0, 5)
    .map(({ term }) => term)
    .join(', ')}, each with an example of their own. ${questions.remember[0]}`,
  `Days 3 and 4, the heart of it. ${questions.understand[0]} ${questions.understand[1]}`,
  `Day 5, where it usually sticks. ${stuckPoints[0]?.question}`,
  `Day 6, practice. ${questions.apply[0]}`,
  `Day 7, a second belief, out in the open. ${misconceptions[1]?.probe}`,
  `Day 8, taking it apart. ${questions.analyze[0]}`,
  `Day 9, a judgment that can be argued. ${controversies[0]?.question ?? questions.evaluate[0]}`,
  `Day 10, the task to assess. ${questions.create[0]}`,
];

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
