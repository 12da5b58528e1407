/** "Is that right?" behind a reply that has just said so. */
import { sentenceMark } from '../text/hash.ts';
import { fold, sentencesOf } from '../text/words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';

/** Nothing but the question: no line of its own stands beside it. */
const bareCheck =
  /^(?:(?:ok(?:ay)?|so|and|wait|but|oh|hm+|um+|then|really|yes|yeah),? )*(?:(?:is|was) (?:that|this|it|my answer|what i (?:said|wrote))(?: (?:really|actually|all|even))? (?:right|correct|true|ok|okay|good|wrong)|(?:that|thats|its|this)(?: is)? (?:right|correct)|am i (?:right|correct)|did i get (?:it|that)(?: right)?|right|correct)(?: (?:or (?:not|no|wrong)|then|now|tho|though))?[?!. ]*$/;

interface Confirming {
  /** The text before and behind the slots of a first sentence. */
  frames: string[][];
  marks: ReadonlySet<string>;
}

const prepared = new WeakMap<KnowledgeIndex, Confirming>();

const firstOf = (text: string): string => sentencesOf(text)[0] ?? '';

function confirmingOf(index: KnowledgeIndex): Confirming {
  const ready = prepared.get(index);
  if (ready) return ready;
  const { student } = index.knowledge.moves;
  const lines = [
    student.shortRight,
    student.taskFits,
    student.rightClaim,
    student.resultFits,
    student.solutionFits,
    student.compareHolds,
    student.propertyHolds,
    student.yearHolds,
    student.countHolds,
    student.relationHolds,
    student.inLine,
    student.doneRight,
    student.balanced,
    student.solvedAgain,
    student.wayDone,
  ].flat();
  const own = [...index.topics.values()].flatMap(({ ideas = [], expectedAnswers = [] }) => [
    ...ideas.map(({ says }) => says),
    ...expectedAnswers.flatMap(({ replies }) => replies.filter(({ right }) => right).map(({ say }) => say)),
  ]);
  const made = {
    frames: lines.map((line) => firstOf(line).split(/\{\w+\}/)).filter((pieces) => pieces.join('').trim().length > 2),
    marks: new Set(own.map((line) => sentenceMark(firstOf(line)))),
  };
  prepared.set(index, made);
  return made;
}

/** Did Kora's last reply begin by calling the visitor's line right, and does the message ask no more than whether it is? */
export function asksWhatWasConfirmed(message: string, lastReply: string, index: KnowledgeIndex): boolean {
  if (!bareCheck.test(fold(message))) return false;
  const first = firstOf(lastReply);
  const { frames, marks } = confirmingOf(index);
  if (marks.has(sentenceMark(first))) return true;
  return frames.some((pieces) => first.startsWith(pieces[0] ?? '') && first.endsWith(pieces.at(-1) ?? '') && pieces.every((piece) => first.includes(piece)));
}
