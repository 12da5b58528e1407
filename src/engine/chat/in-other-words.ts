/** "Simpler please", "make it shorter": the matter in work once more, by a comparison or by its shortest line. */
import type { ChatMoves } from '../../contracts/knowledge/chat-moves.ts';
import { fold, sentencesOf, wordsOf } from '../text/words.ts';
import { expectedReplies } from './expected-replies.ts';
import { helpWithProblem } from './problem-help.ts';
import { firstWordsOf } from './short-pack-fit.ts';
import type { Rung } from './state.ts';
import { definitionOf } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

const asking =
  '(?:(?:can|could) (?:you|u) |please |pls |ok |okay |but |and |thats |that is |its |way |too long |i need )*(?:(?:make|say|explain|put|do|tell me|give me)(?: it| that| this)?(?: again)? ?)?(?:in |to )?(?:an? |the )?(?:bit )?';
const behind = '(?: words?| way| terms| english| language| version| form| please| pls| for me| than that)*[.!? ]*$';
const child =
  '(?:like|as if|for) (?:im|i am|i was|someone whos|an?) ?(?:an? )?(?:little |small |dumb )?(?:\\d+|five|six|seven|eight|ten|kid|child|baby|dummy)(?: years? old| year olds?| yo)?';
const simpler = new RegExp(`^${asking}(?:simpler|more simply|easier|easy words|simple words|plain words|normal words|kid words|less complicated|eli5|${child})${behind}`);
const shorter = new RegExp(
  `^${asking}(?:shorter|more briefly|too long|in short|short|tldr|one sentence|one line|(?:two|three|a few) (?:sentences|words|lines)|sum (?:it|that|this) up|summarize (?:it|that|this))${behind}`,
);

/** Is what was said wanted once more, shorter or simpler? */
export function wantsOtherWords(message: string): 'shorter' | 'simpler' | null {
  const said = fold(message);
  return simpler.test(said) ? 'simpler' : shorter.test(said) ? 'shorter' : null;
}

/** The rung it leaves the thread on; null where nothing of the kind is asked, a problem in numbers is in work, or no topic is. */
export function sayInOtherWords(turn: Turn): Rung | null {
  const { reading, thread, speaker, problem, state, index } = turn;
  const wish = wantsOtherWords(reading.message);
  const { topic } = thread;
  // "Shorter" may be the answer to what was asked about notes.
  // An easier one, asked of a problem in work, is a smaller step of it.
  if (wish === 'simpler' && problem && !thread.isNew) return helpWithProblem(turn, 'hint') ?? helpWithProblem(turn, 'example');
  if (!wish || !topic || problem || thread.isNew || expectedReplies(index, thread.lastReply, reading.message).length > 0) return null;
  if (wish === 'simpler' && speaker.sayCandidate(topic.analogies.map(({ idea }) => ({ text: idea, from: 'topic', isAnalogy: true })))) return state.rung;
  const { keep, pieces } = index.knowledge.moves.student.inShort;
  const term = coreOf(thread.lastReply, index.knowledge.moves.student);
  if (term && speaker.sayOne(wish === 'simpler' ? pieces : keep, { term })) return state.rung;
  if (wish === 'shorter' && speaker.sayCandidate(topic.terms.map((term) => ({ text: definitionOf(term), from: 'topic', isIdea: true })))) return state.rung;
  return null;
}

/** The first words of the line that carries the reply; null where it only asks. */
export function coreOf(reply: string, { stillStuck, exampleLead, showsThinking, fact, feeling }: ChatMoves['student']): string | null {
  const leads = [stillStuck, exampleLead, showsThinking, fact, ...Object.values(feeling)].flat();
  const core = sentencesOf(reply).find((sentence) => !sentence.endsWith('?') && wordsOf(sentence).length >= 7 && !leads.some((line) => line.includes(sentence)));
  return core ? firstWordsOf(core) : null;
}
