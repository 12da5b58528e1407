/** What kind of question a message is, beyond its intent. */
import { contentStems } from '../text/stems.ts';
import { fold } from '../text/words.ts';
import type { Reading } from './read-message.ts';

/** A question for facts about the world, not for a way of working. */
export const asksForFacts = ({ message }: Reading): boolean =>
  /^(so |and |but |ok |okay |hi |hello |kora )*(who|whos|when (is|was|were|did|do|does|will)|where|wheres|whats|what (is|are|was|were|does|did|happened|caused|causes)|how (many|much|old|long|far|big|does|did|is|are|was|were)|(in )?(what|which) year|why (is|are|do|does|did|was|were|cant|dont)|how (do|would) (you|u|i|we) (say|spell|pronounce|translate))\b|\b(explain|tell me about|facts? about|learn about|teach me|what do you know about)\b/.test(
    fold(message),
  );

/** A question for one name, number, place or date. */
export const asksForDetail = ({ message }: Reading): boolean =>
  /^(?:so |and |but |ok |okay )*(?:i (?:just |really )?(?:need|want) (?:to know (?:when|who|where)|(?:only )?the (?:year|date|name|place|number))|who|whos|when (?:is|was|were|did|do|does|will)|where|wheres|how (?:many|much|old|long|far|big|tall|fast)|what(?: i)?s (?:the )?(?:capital|name|date|year|population|currency|\w+est|most \w+)|what is the (?:capital|name|date|year|population|currency|\w+est|most \w+))\b/.test(
    fold(message),
  );

/** "What is the difference between mitosis and meiosis". */
export const asksForDifference = ({ message }: Reading): boolean => /\b(differences?|differ|different from|compare|compared|vs|versus|same (as|thing))\b/.test(fold(message));

/** "When will I ever use this", "why do we have to learn it". */
export const asksWhatFor = ({ message }: Reading): boolean =>
  /\b(when (will|do|would|am) (i|we) (ever |even |actually |really )*(going to |gonna )?(use|need)|why (do|should|must|would) (i|we) (even |have to |need to |gotta |actually )*(learn|study|know|care)|whats? (is )?(it|this|that|the point) (even )?(good |used |useful )for|what is the (point|use)|whats the (point|use) of|(dont|do not) (see|get|know|understand) (why|what) (i|we) (even |would |should |have to |ever )*(need|learn|study|do))\b/.test(
    fold(message),
  );

/** "Help with school": asks for help and names nothing. */
export const isOfNothing = ({ message, words, feeling }: Reading): boolean => feeling === null && words <= 6 && contentStems(message).every((stem) => unspecific.has(stem));

const unspecific = new Set(contentStems('help school homework class work assignment stuff question task lesson study thing tho'));

/** "Can we do times tables": an offer to work, not a question. */
export const proposesWork = ({ message }: Reading): boolean =>
  /(?<!\b(?:what|what else|how) )\b(can (?:we|i)|could we|lets|let us|shall we|i want to) (do|practi[cs]e|try|work on|look at|switch to|go to)\b(?! (?:it|this|that|one|more|another)\b)/.test(
    fold(message),
  );

/** A question about a school subject that the visitor wants to understand, not about learning or class life. */
export const isQuestionAboutSubject = (reading: Reading): boolean =>
  (reading.intent === 'question' || reading.intent === 'meaning') &&
  !proposesWork(reading) &&
  !reading.subjects.some((subject) => subject === 'study-skills' || subject === 'classroom');
