/** "Simpler please", "make it shorter": the matter in work once more, by a comparison or by its shortest line. */
import { fold } from '../text/words.ts';
import { expectedReplies } from './expected-replies.ts';
import type { Rung } from './state.ts';
import { definitionOf } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

const asking =
  '(?:(?:can|could) (?:you|u) |please |pls |ok |okay |but |and )*(?:(?:make|say|explain|put|do|tell me|give me)(?: it| that| this)?(?: again)? ?)?(?:in )?(?:a )?(?:bit )?';
const behind = '(?: words?| way| terms| version| form| please| pls| for me)*[.!? ]*$';
const simpler = new RegExp(`^${asking}(?:simpler|more simply|easier)${behind}`);
const shorter = new RegExp(`^${asking}(?:shorter|more briefly|one sentence)${behind}`);

/** The rung it leaves the thread on; null where nothing of the kind is asked, a problem in numbers is in work, or no topic is. */
export function sayInOtherWords({ reading, thread, speaker, problem, state, index }: Turn): Rung | null {
  const said = fold(reading.message);
  const { topic } = thread;
  // "Shorter" may be the answer to what was asked about notes.
  if (!topic || problem || thread.isNew || expectedReplies(index, thread.lastReply, reading.message).length > 0) return null;
  if (simpler.test(said) && speaker.sayCandidate(topic.analogies.map(({ idea }) => ({ text: idea, from: 'topic', isAnalogy: true })))) return state.rung;
  if (shorter.test(said) && speaker.sayCandidate(topic.terms.map((term) => ({ text: definitionOf(term), from: 'topic', isIdea: true })))) return state.rung;
  return null;
}
