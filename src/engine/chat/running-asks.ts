/** What is asked or said within a running matter and stands in no line of its page: which cause weighs most, how to show it, a story, a guess of the student's own. */
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import { fold } from '../text/words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { quoteOf } from './quote-of.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import { isSchool } from './subjects.ts';
import { tellsOfOneself } from './tells-of-oneself.ts';

interface Asked {
  reading: Reading;
  speaker: Speaker;
  index: KnowledgeIndex;
}

const lead = '^(?:(?:so|and|but|ok|okay|oh|well|then|wait|hm+|now|honestly),? )*';
/** "Which was the most important", "whats the main cause then". */
const asksWhatWeighs = new RegExp(
  `${lead}(?:(?:which|what|whats)\\b.*\\b(?:cause|reason|factor|argument|one)s?\\b.*\\b(?:most|biggest|main|worst|strongest)\\b|(?:which|what|whats)\\b.*\\b(?:most important|main|biggest|worst|strongest|key) (?:one|cause|reason|factor|argument)\\b|(?:which|what) (?:was|is|were|one was|one is)(?: the)? most important[?. ]*$)`,
);
/** "But how do i prove it", "how do i show that in my essay". */
const asksHowToShow = new RegExp(`${lead}how (?:do|can|should|would|could) (?:i|you|u|we) (?:even |actually )?(?:prove|show|support|back|argue|defend)\\b`);
const asksForStory = /\b(?:tell me|make up|write me|give me|tell us|tell) (?:a|another|some) (?:\w+ )?(?:story|stories|tale)\b/;

/** Answers a request that every matter may bring. False where the message asks for none. */
export function sayRunningAsk({ reading, speaker, index }: Asked): boolean {
  const { weighs, proves, noStory } = index.knowledge.moves.student;
  const text = fold(reading.message);
  if (reading.problem || reading.claims.length > 0) return false;
  if (asksForStory.test(text) && reading.words <= 10) return speaker.sayOne(noStory);
  if (asksHowToShow.test(text)) return speaker.sayOne(proves);
  return asksWhatWeighs.test(text) && reading.words <= 12 && speaker.sayOne(weighs);
}

/** Keeps a thought or a question within the short pack in work, with the student's own words in it. False where the message may mean something else. */
export function staysWith({ reading, speaker, index }: Asked, { title, subject, coach }: ShortPack): boolean {
  const { mode, intent, message, words, feeling, told, topic } = reading;
  const { claim, question, why } = index.knowledge.moves.student.keepsTo;
  if (mode !== 'student' || coach || !isSchool(subject) || feeling !== null || told !== null || words > 14 || (topic !== null && topic.how !== 'terms')) return false;
  const text = fold(message);
  if ((tellsOfOneself.test(text) && !isOfMatter.test(text)) || leaves.test(text)) return false;
  if (/^(?:(?:so|and|but|ok|okay|oh|wait),? )*(?:why|how come)\b/.test(text)) return speaker.sayOne(why, { topic: title });
  const said = message.replace(hearsay, '');
  const quote = (quoteOf(said, false) ?? quoteOf(said.split(/[,;:] /).at(-1) ?? '', false))?.quote;
  const isClaim = intent === 'proposes' || intent === 'statement' || (intent === 'question' && words <= 5 && !asksOpenly.test(text));
  if (isClaim) return quote !== undefined && (words > 1 || message.includes('?')) && speaker.sayOne(claim, { topic: title, quote });
  return (intent === 'question' || intent === 'meaning') && speaker.sayOne(question, { topic: title });
}

const hearsay = /^my \w+ (?:says|said|thinks|thought|told me) (?:that )?/i;
/** "So thats why my fingers wrinkle", "my dad says it came from cats": about the matter, with a word about oneself. */
const isOfMatter = /^(?:(?:so|and|but|oh|ok),? )*(?:(?:is )?that(?:s| is)? why|like when|my \w+ (?:says|said|thinks|thought|told me)) \b/;
const asksOpenly = /^(?:(?:so|and|but|ok|okay|oh|wait),? )*(?:what|whats|which|who|whos|where|when|why|how|hows|is|are|was|were|do|does|did|can|could|will|would|should)\b/;
const leaves = /\b(?:homework|quiz|test|due|help (?:me )?with|lets|instead|another|something else|dont (?:get|understand|know)|what now|what next|idk)\b/;
