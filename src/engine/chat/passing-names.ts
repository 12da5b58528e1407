/** A name of a topic that stands in a message by accident: "my power went out", "range of motion exercises", "the volcano is a metaphor". */
import { contentStems, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { everyday, type TopicHit } from './knowledge-index.ts';
import { coverageOf } from './topic-knowledge.ts';

/** What stands before a name that is meant: "a test on volcanoes", "help with cells", "we do forces". */
const meant =
  /\b(?:about|on|with|do|doing|did|study|studying|learn|learning|understand|get|understanding|is|are|was|were|called|hate|love|like|teach|explain|lets|by|for|between|unit|chapter|topic|subject|than|why|how|what|when|do the|draw|drawing)(?: (?:the|a|an|my|our|some))?$/;

/**
 * Does the name stand there in passing? Only where it is one word of a longer statement, nothing says that it is the matter, and the pack knows none of the other words.
 */
export function isByTheWay({ topic, how, name }: TopicHit, message: string): boolean {
  if (how !== 'named' || wordsOf(name.replace(/^(?:the|a|an) /, '')).length > 1 || message.includes('?')) return false;
  const words = wordsOf(message);
  const head = stem(wordsOf(name).at(-1) ?? '');
  const at = words.findIndex((word) => stem(word) === head);
  if (words.length < 7 || at < 0 || meant.test(words.slice(0, at).join(' ')) || ofSchool.test(words[at + 1] ?? '')) return false;
  const others = contentStems(message).filter((each) => each !== head && !everyday.has(each));
  const known = coverageOf(topic, others.join(' '));
  return others.length >= 2 && (known === 0 || (known <= 0.5 && others.length >= 4));
}

/** Words that make the name before them a matter of school. */
const ofSchool = /^(?:test|quiz|exam|homework|hw|worksheet|unit|chapter|project|poster|presentation|topic|lesson|notes|stuff|problems?|questions?)$/;
