/** Kora's turn with a student: a question, then a pointed hint, then a worked example of another problem, then the student's own try. */
import type { ClassAssistant } from '../../contracts/class-assistant.ts';
import { wordsOf } from '../text/words.ts';
import { studentCandidates, unusedPart } from './candidates.ts';
import { sayInOtherWords } from './in-other-words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { Ladder } from './ladder.ts';
import { lifeTurn } from './life-turn.ts';
import { type OpenProblems, problemsAsText, problemsIn } from './open-problems.ts';
import { problemIn } from './problem.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState, Rung } from './state.ts';
import { followUp } from './student-follow-up.ts';
import { openThread } from './student-opening.ts';
import { talkTurn } from './student-talk.ts';
import { taskTurn } from './task-turn.ts';
import type { Thread } from './thread.ts';
import type { Turn } from './turn.ts';

/** Says the turn through `speaker`. Returns the rung on which it leaves the thread, and the text of the problem then in work. */
export function studentTurn(
  reading: Reading,
  thread: Thread,
  state: ChatState,
  speaker: Speaker,
  index: KnowledgeIndex,
  assistant?: ClassAssistant,
): { rung: Rung; problem: string | null } {
  const { student, both } = index.knowledge.moves;
  const all = studentCandidates(thread, index.knowledge.moves, speaker.forgets ? '' : `${reading.message} ${thread.earlier[1] ?? ''}`, assistant?.grade);
  const { rest, replies } = speaker.forgets ? unusedPart(all, (text) => !speaker.isNew(text), state.turn) : { rest: all, replies: state.turn };
  speaker.guessReply(replies);
  const turn: Turn = { ...problemsInWork(state, thread), reading, thread, state, speaker, index, ladder: new Ladder(speaker, rest, assistant?.helpLevel) };
  if (reading.isMended && state.turn > 0) speaker.sayOne(both.sorry);
  const rung =
    taskTurn(turn) ??
    sayInOtherWords(turn) ??
    talkTurn(turn) ??
    ((thread.matter && !(thread.matter === 'wonder' && !thread.isNew) && lifeTurn(turn, thread.matter)) || (thread.isNew ? openThread(turn) : followUp(turn)));

  const last = speaker.used.at(-1);
  if (!speaker.asks && last?.isTask) speaker.sayOne(student.handBackTask);
  if (!speaker.asks && last?.isAnalogy) speaker.sayOne(student.analogyLimit);
  const isAnswered = ['question', 'meaning'].includes(reading.intent) && (last?.isIdea || (!last && wordsOf(speaker.text).length > 20));
  if (!speaker.asks && isAnswered) speaker.sayOne(student.handBackAnswer);
  if (!speaker.asks && (last?.isIdea || last?.isAnalogy || (!last && wordsOf(speaker.text).length > 20))) speaker.sayOne(student.handBackIdea);
  // Nothing but a question to hand back would be a question about nothing.
  if (!speaker.asks) speaker.sayOne(last ? student.handBack : both.pause);
  return { rung, problem: problemsAsText(turn) };
}

/** From the state; where none came along, from the visitor's last messages. */
function problemsInWork({ problem, turn }: ChatState, { earlier }: Thread): OpenProblems {
  const known = problemsIn(problem);
  return problem || turn > 0 ? known : { ...known, problem: earlier.slice(1).flatMap((text) => problemIn(text) ?? [])[0] ?? null };
}
