/** Everything Kora could say next in a thread, by rung of the ladder, in the order in which it should be tried. */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import type { TopicPack } from '../../contracts/knowledge/topic.ts';
import type { AnchorSubject, GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { contentStems, keptStems } from '../text/stems.ts';

/** One thing to say. `leads`: opening lines to choose from, so that the same one never comes twice. */
export interface Candidate {
  text: string;
  leads?: readonly string[];
  from: 'topic' | 'anchor' | 'moves';
  /** Something to think about, not something to do: another kind of question hands it back. */
  isIdea?: boolean;
  /** A comparison: where it stops fitting is a good question. */
  isAnalogy?: boolean;
  /** Something to do: "what do you get?" fits behind it, a question about a text does not. */
  isTask?: boolean;
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

export const from =
  (source: Candidate['from']) =>
  (text: string): Candidate => ({ text, from: source });
const ofTopic = from('topic');
const ofAnchor = from('anchor');
const ofMoves = from('moves');

/**
 * What Kora may say to a student. `recent`: the student's latest words, by which harder questions are put in order. `grade`, where a class assistant names it:
 * the youngest begin with what they remember and apply it first, the oldest analyze, judge and make first.
 */
export function studentCandidates({ topic, anchor, stuckPoint, subject }: ThreadContent, moves: ChatMoves, recent: string, grade?: GradeBand | null): Candidates {
  const nearest = nearestFirst(recent);
  const { student } = moves;
  const isWriting = subject === 'language' && /\b(write|writing|essay|paragraph|report|speech|letter|draft)\b/i.test(recent);
  const generic = isWriting ? student.writing : subject ? student.ladder[subject] : student.anySubject;
  const first = stuckPoint === null ? undefined : topic?.stuckPoints[stuckPoint];
  // After the stuck point in work the others, in the pack's order, so that a long conversation moves through the topic.
  const others = topic?.stuckPoints.filter((point) => point !== first) ?? [];
  const examples: Candidate[] = (topic?.workedExamples ?? []).map((example) => ({
    from: 'topic',
    leads: student.exampleLead,
    text: `${example.problem} ${example.steps.join(' ')} So: ${example.result} ${example.tryNext}`,
  }));
  const tasks = (list: Candidate[]): Candidate[] => list.map((candidate) => ({ ...candidate, isTask: true }));
  return {
    questions: tasks([
      ...(first ? [ofTopic(first.question)] : []),
      ...interleave(
        topic
          ? nearest([
              ...(grade === '3-5' ? topic.questions.remember : []),
              ...topic.misconceptions.map((m) => m.probe),
              ...topic.questions.understand,
              ...others.map((p) => p.question),
            ]).map(ofTopic)
          : [],
        (anchor?.ladder.questions ?? []).map(ofAnchor),
      ),
      ...generic.questions.map(ofMoves),
      ...student.anySubject.questions.map(ofMoves),
    ]),
    hints: [
      ...(first ? [ofTopic(first.hint)] : []),
      ...interleave(
        others.map((p) => ofTopic(p.hint)),
        (anchor?.ladder.hints ?? []).map(ofAnchor),
      ),
      ...(topic?.analogies ?? []).map((a) => ({ ...ofTopic(a.idea), isAnalogy: true })),
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
    yours: tasks([
      ...interleave((anchor?.followUps ?? []).map(ofAnchor), topic ? triesByGrade(topic.questions, grade).flatMap(nearest).map(ofTopic) : []),
      ...student.anySubject.yours.map(ofMoves),
    ]),
  };
}

/** Questions for a student's own try, in groups of which the next comes when the one before is used up. */
function triesByGrade({ apply, analyze, evaluate, create }: TopicPack['questions'], grade?: GradeBand | null): string[][] {
  if (grade === '3-5') return [apply, [...analyze, ...evaluate, ...create]];
  if (grade === '9-12') return [[...evaluate, ...analyze, ...create], apply];
  return [[...apply, ...analyze, ...evaluate, ...create]];
}

/** Puts texts that share words with `recent` first; otherwise the order stays. */
function nearestFirst(recent: string): (texts: readonly string[]) => string[] {
  const stems = new Set(contentStems(recent));
  const near = (text: string) => Math.min(2, keptStems(text).filter((s) => stems.has(s)).length);
  return (texts) =>
    texts
      .map((text) => ({ text, nearness: stems.size === 0 ? 0 : near(text) }))
      .sort((a, b) => b.nearness - a.nearness)
      .map(({ text }) => text);
}

/** a, b, a, b, …, then the rest of the longer list. */
export function interleave<T>(a: readonly T[], b: readonly T[]): T[] {
  return Array.from({ length: Math.max(a.length, b.length) }).flatMap((_, i) => [...a.slice(i, i + 1), ...b.slice(i, i + 1)]);
}

/** The ladder's lists in the order in which a conversation takes from them. */
const ladder = ['questions', 'hints', 'examples', 'yours'] as const;

/**
 * For a conversation of which only the end is known: each round up the ladder takes one from every list, so that the highest place seen in any list tells how
 * far all of them have been used. Leaves what has surely not been said, and guesses the number of replies.
 */
export function unusedPart(candidates: Candidates, isSaid: (text: string) => boolean, repliesSeen: number): { rest: Candidates; replies: number } {
  let place = -1;
  let reachedBy = 0;
  for (const [order, name] of ladder.entries())
    for (const [index, candidate] of candidates[name].entries())
      if (isSaid(candidate.text) && index >= place) [place, reachedBy] = [index, index > place ? order : Math.max(order, reachedBy)];
  const from = (order: number) => (place < 0 ? 0 : place + (order <= reachedBy ? 1 : 0));
  return {
    rest: {
      questions: candidates.questions.slice(from(0)),
      hints: candidates.hints.slice(from(1)),
      examples: candidates.examples.slice(from(2)),
      yours: candidates.yours.slice(from(3)),
    },
    replies: place < 0 ? repliesSeen : Math.max(repliesSeen, place * ladder.length + reachedBy + 1),
  };
}

/** The same for lists that are not climbed in turn: of each, what stands behind the last one said. */
export function behindLastSaid(candidates: Candidates, isSaid: (text: string) => boolean, repliesSeen: number): { rest: Candidates; replies: number } {
  const behind = (list: Candidate[]) => list.slice(list.findLastIndex(({ text }) => isSaid(text)) + 1);
  const rest = { questions: behind(candidates.questions), hints: behind(candidates.hints), examples: behind(candidates.examples), yours: behind(candidates.yours) };
  return { rest, replies: Math.max(repliesSeen, candidates.hints.length - rest.hints.length) };
}
