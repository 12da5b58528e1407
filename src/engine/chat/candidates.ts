/** Everything Kora could say next in a thread, by rung of the ladder, in the order in which it should be tried. */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { AnchorSubject, Mode } from '../../contracts/knowledge/vocabulary.ts';

/** One thing to say. `leads`: opening lines to choose from, so that the same one never comes twice. */
export interface Candidate {
  text: string;
  leads?: readonly string[];
  from: 'topic' | 'anchor' | 'moves';
  /** Source keys of facts in the text. */
  sources?: readonly string[];
}

export interface Candidates {
  questions: Candidate[];
  hints: Candidate[];
  examples: Candidate[];
  /** Checks, transfers and harder questions, once the ladder has been climbed. */
  yours: Candidate[];
}

export interface ThreadContent {
  topic: TopicPack | null;
  anchor: Anchor | null;
  stuckPoint: number | null;
  subject: AnchorSubject | null;
}

export const fill = (line: string, slots: Record<string, string>): string => line.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);

export function candidatesFor(mode: Mode, thread: ThreadContent, moves: ChatMoves): Candidates {
  return mode === 'teacher' ? forTeacher(thread, moves) : forStudent(thread, moves);
}

const from =
  (source: Candidate['from']) =>
  (text: string): Candidate => ({ text, from: source });
const ofTopic = from('topic');
const ofAnchor = from('anchor');
const ofMoves = from('moves');

function forStudent({ topic, anchor, stuckPoint, subject }: ThreadContent, moves: ChatMoves): Candidates {
  const { student } = moves;
  const generic = subject ? student.ladder[subject] : student.anySubject;
  const first = stuckPoint === null ? undefined : topic?.stuckPoints[stuckPoint];
  // After the stuck point in work the others, in the pack's order, so that a long conversation moves through the topic.
  const others = topic?.stuckPoints.filter((point) => point !== first) ?? [];
  const examples: Candidate[] = (topic?.workedExamples ?? []).map((example) => ({
    from: 'topic',
    leads: student.exampleLead,
    text: `${example.problem} ${example.steps.join(' ')} So: ${example.result} ${example.tryNext}`,
  }));
  return {
    questions: [
      ...(first ? [ofTopic(first.question)] : []),
      ...(anchor?.ladder.questions ?? []).map(ofAnchor),
      ...(topic ? [...topic.misconceptions.map((m) => m.probe), ...topic.questions.understand, ...others.map((p) => p.question)].map(ofTopic) : []),
      ...generic.questions.map(ofMoves),
      ...student.anySubject.questions.map(ofMoves),
    ],
    hints: [
      ...(first ? [ofTopic(first.hint)] : []),
      ...(anchor?.ladder.hints ?? []).map(ofAnchor),
      ...(topic ? [...topic.analogies.map((a) => `${a.idea} ${a.limits}`), ...others.map((p) => p.hint)].map(ofTopic) : []),
      ...generic.hints.map(ofMoves),
      ...student.anySubject.hints.map(ofMoves),
    ],
    examples: [
      ...(first ? [{ ...ofTopic(first.example), leads: student.exampleLead }] : []),
      ...examples,
      ...(anchor?.ladder.examples ?? []).map(ofAnchor),
      ...others.map((p) => ({ ...ofTopic(p.example), leads: student.exampleLead })),
      ...generic.examples.map((text) => ({ ...ofMoves(text), leads: student.exampleLead })),
      ...student.anySubject.examples.map(ofMoves),
    ],
    yours: [
      ...interleave(
        (anchor?.followUps ?? []).map(ofAnchor),
        topic ? [...topic.questions.apply, ...topic.questions.analyze, ...topic.questions.evaluate, ...topic.questions.create].map(ofTopic) : [],
      ),
    ],
  };
}

function forTeacher({ topic, anchor }: ThreadContent, moves: ChatMoves): Candidates {
  const { teacher } = moves;
  const lead = (leads: readonly string[], text: string): Candidate => ({ from: 'topic', leads, text });
  const misconceptions = (topic?.misconceptions ?? []).map((m, i) =>
    ofTopic(fill(pick(teacher.misconception, i), { quote: endSentence(m.belief), term: m.probe, other: m.correction })),
  );
  const stuck = (topic?.stuckPoints ?? []).map((p, i) => ofTopic(fill(pick(teacher.stuck, i), { quote: p.about, term: p.question, other: p.hint })));
  const analogies = (topic?.analogies ?? []).map((a, i) => ofTopic(fill(pick(teacher.analogy, i), { quote: a.idea, other: a.limits })));
  const hooks = (topic?.storyHooks ?? []).map((h) => lead(teacher.hook, h.scene));
  const questionSets = topic
    ? [
        lead(teacher.questions, list([topic.questions.remember[0], topic.questions.understand[0], topic.questions.apply[0]])),
        lead(teacher.questions, list([topic.questions.understand[1], topic.questions.analyze[0], topic.questions.evaluate[0]])),
        lead(teacher.questions, list([topic.questions.apply[1], topic.questions.analyze[1], topic.questions.create[0]])),
      ]
    : [];
  const worked = (topic?.workedExamples ?? []).map((e) => lead(teacher.worked, list([e.problem, ...e.steps, e.result])));
  const debates = (topic?.controversies ?? []).map((c, i) =>
    ofTopic(`${fill(pick(teacher.debate, i), { quote: c.question })}\n${list(c.stakeholders.map((s) => `${s.who}, who wants ${s.wants}`))}`),
  );
  return {
    questions: [...(anchor?.ladder.questions ?? []).map(ofAnchor), ...teacher.anySubject.questions.map(ofMoves)],
    hints: [
      ...interleave(
        [
          ...misconceptions.slice(0, 1),
          ...hooks.slice(0, 1),
          ...questionSets.slice(0, 1),
          ...stuck.slice(0, 2),
          ...misconceptions.slice(1),
          ...analogies,
          ...questionSets.slice(1),
          ...stuck.slice(2),
        ],
        (anchor?.ladder.hints ?? []).map(ofAnchor),
        anchor ? 'second' : 'first',
      ),
      ...teacher.anySubject.hints.map(ofMoves),
    ],
    examples: [...(anchor?.ladder.examples ?? []).map(ofAnchor), ...worked, ...debates, ...hooks.slice(1), ...teacher.anySubject.examples.map(ofMoves)],
    yours: [...(anchor?.followUps ?? []).map(ofAnchor), ...analogies, ...debates],
  };
}

const pick = (lines: readonly string[], index: number): string => lines[index % lines.length] as string;
const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
const list = (items: readonly (string | undefined)[]): string =>
  items
    .filter((item): item is string => Boolean(item))
    .map((item) => `- ${item}`)
    .join('\n');

/** a, b, a, b, …; `lead` says which list goes first. */
function interleave<T>(a: readonly T[], b: readonly T[], lead: 'first' | 'second' = 'first'): T[] {
  const [x, y] = lead === 'first' ? [a, b] : [b, a];
  return Array.from({ length: Math.max(x.length, y.length) }).flatMap((_, i) => [...x.slice(i, i + 1), ...y.slice(i, i + 1)]);
}
