/** A student states something: Kora lays it beside what the pack holds, asks about it, or says that it cannot tell. */
import type { Feeling } from '../../contracts/knowledge/vocabulary.ts';
import { loneNumberIn } from '../math/spoken-numbers.ts';
import { contentStems } from '../text/stems.ts';
import { chatSentencesOf, fold, wordsOf } from '../text/words.ts';
import type { Candidate } from './candidates.ts';
import { sayAgainstMeaning } from './definitions.ts';
import { sayHeld } from './held-lines.ts';
import { everyday } from './knowledge-index.ts';
import type { PackLine } from './pack-lines.ts';
import { isOfNothing } from './question-kinds.ts';
import { plainly, quotable } from './quote.ts';
import { withoutFillers } from './quote-of.ts';
import type { Rung } from './state.ts';
import { askedOfUntied } from './student-talk.ts';
import { tellsOfOneself } from './tells-of-oneself.ts';
import { beliefIn, coverageOf, factsFor, missingLink, stemsHeldBy, termsIn } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';
import { isVerb } from './verbs.ts';

/** A statement: Kora takes up what is in it, a belief, a term, a fact near it, and goes on. */
export function tookUp(turn: Turn): Rung {
  const { reading, thread, state, speaker, ladder, index } = turn;
  const { student } = index.knowledge.moves;
  const { topic } = thread;
  if (topic) {
    const belief = beliefIn(topic, reading.message);
    if (belief?.isSure) speaker.sayOne(student.beliefLead);
    if (belief && (speaker.sayFirst([belief.probe]) || (ladder.help !== 'questions' && speaker.sayFirst([belief.correction])))) return 'question';
    if (sayHeld(turn, topic)) return atLeastQuestion(state.rung);
    if (sayAgainstMeaning(turn, topic)) return atLeastQuestion(state.rung);
    const terms = termsIn(topic, reading.message);
    if (terms.length > 0) speaker.sayOne(student.usesTerms, { terms: sayList(terms.slice(0, 3).map(({ term }) => term)) });
    const link = terms.length > 0 && (state.rung === 'question' || state.rung === 'opened') ? missingLink(topic, reading.message) : null;
    if (link && speaker.sayOne(student.linkTerms, link)) return atLeastQuestion(state.rung);
    const fact =
      ladder.help !== 'questions' && state.rung !== 'opened' && reading.words >= 5 ? factsFor(topic, reading.message, 0.6).find(({ text }) => speaker.isNew(text)) : undefined;
    if (fact) {
      if (speaker.isEmpty) speaker.sayOne(student.showsThinking);
      speaker.sayOne(student.fact);
      speaker.sayCandidate([asCandidate(fact)]);
      return 'hint';
    }
  }
  if (!topic && !thread.anchor && isOfNothing(reading) && speaker.sayOne(index.knowledge.moves.both.unclear)) return state.rung;
  const feeling = newFeeling(turn);
  if (topic && thread.stuckPoint !== null && !feeling && namesPlace.test(fold(reading.message)) && speaker.isEmpty) {
    speaker.sayOne(student.narrows);
    return ladder.say('question');
  }
  if (speaker.isEmpty && !feeling && (asksAboutOwnWords(turn) || askedOfUntied(turn))) return atLeastQuestion(state.rung);
  if (speaker.isEmpty) {
    if (feeling) speaker.sayOne(feeling);
    else if (reading.words >= 3) speaker.sayOne(state.rung === 'opened' && reading.feeling === null ? student.narrows : student.showsThinking);
  }
  return state.rung === 'hint' || state.rung === 'example' ? ladder.say('yours') : ladder.upFrom(state.rung);
}

/** A statement that nothing held touches is not passed over: Kora asks about its words, though not twice in a row. */
function asksAboutOwnWords(turn: Turn): boolean {
  const { reading, thread, state, speaker, index, problem } = turn;
  const { ownWords, ownLines, hearsay, storyLines, argument, shortAnswer, personal, numberAlone, aroundWork, cannotCheck, guessed } = index.knowledge.moves.student;
  // After words like these nobody is asked to prove a sentence.
  const isHeavy = state.feeling !== null && (heavy.includes(state.feeling) || state.feeling === 'sad');
  if (!thread.topic && isHeavy && aboutPeople.test(fold(reading.message))) return speaker.sayOne(personal);
  if (isHeavy && !thread.topic) return false;
  if (thread.topic && isHearsay.test(fold(reading.message)) && speaker.sayOne(hearsay)) return true;
  // Who tells of oneself, or which work it is, is not asked to prove it.
  if (thread.anchor && (tellsOfOneself.test(fold(reading.message)) || namesWork.test(fold(reading.message)))) return false;
  // A number tells nothing without its problem.
  const given = loneNumberIn(reading.message);
  if (given && reading.words <= 4 && (!thread.topic || thread.topic.subject === 'mathematics')) return !problem && speaker.sayOne(numberAlone, { right: given.typed });
  if (given) return false;
  const share = thread.topic ? coverageOf(thread.topic, reading.message) : null;
  const isLife = reading.words >= 3 && thread.subject !== 'language' && (ofSchoolday.test(fold(reading.message)) || ((share ?? 0) < 0.34 && ofLife.test(fold(reading.message))));
  if (isLife) return speaker.sayOne(aroundWork);
  // A line of a poem or a thought about a character is nothing to confirm.
  const isOfText = thread.subject === 'language' || thread.subject === 'arts';
  if (!saysSomething(turn)) return reading.words <= 3 && share !== 0 && !speaker.forgets && speaker.sayOne(shortAnswer);
  if (!isOfText && share === 0 && reading.words >= 3 && speaker.sayOne(cannotCheck)) return true;
  const part = thread.subject === 'language' && reading.words >= 3 ? partOfArgument(fold(reading.message)) : null;
  if (part && part !== 'claim' && speaker.sayOne(argument[part])) return true;
  const [, previous = ''] = thread.earlier;
  const wasAsked = [quotable(previous), plainly(previous)].some((words) => words && thread.lastReply.includes(`"${words}"`));
  if (wasAsked || speaker.forgets || asksForSomething.test(fold(reading.message))) return false;
  if (onlyWhen.test(fold(reading.message))) return false;
  // Only the thought itself is handed back, without "idk i guess" around it.
  const line = (reading.words >= 4 && reading.quote) || plainly(reading.message);
  const quote = line && withoutFillers(line);
  if (quote && isGuess.test(fold(reading.message)) && !isOfText && speaker.sayOne(guessed, { quote })) return true;
  if (part === 'claim' && line !== null && speaker.sayOne(argument.claim, { quote: line.replace(/^my (?:first |opening )?(?:sentence|line|thesis|claim|point) is:? /i, '') }))
    return true;
  const lines = thread.topic?.id === 'story-structure' ? storyLines : isOfText ? ownLines : ownWords;
  return !!quote && speaker.sayOne(lines, { quote });
}

/** Is the line a statement with words of the subject in it? Nothing else is handed back in quotation marks. */
function saysSomething({ reading, thread, state, index }: Turn): boolean {
  const { message, intent, words } = reading;
  if (
    intent !== 'statement' ||
    words < 3 ||
    chatSentencesOf(message).filter((sentence) => wordsOf(sentence).length > 2).length > 1 ||
    message.includes('?') ||
    isCorrection.test(fold(message))
  )
    return false;
  const said = wordsOf(message);
  if (!said.some((word) => isVerb(word, index.knowledge.moves.student.verbs))) return false;
  if (thread.subject === 'language' || thread.subject === 'arts') return true;
  const own = thread.topic ?? thread.anchor;
  const held = own ? stemsHeldBy(own) : nothing;
  const told = new Set(contentStems([state.problem ?? '', state.unknownTopic ?? '', thread.lastReply].join(' ')));
  const stems = contentStems(message).filter((each) => !everyday.has(each));
  const shared = stems.filter((each) => held.has(each) || told.has(each)).length;
  return shared > 0 && shared >= stems.length / 3;
}

const namesWork = /^(?:(?:ok|well|so|and|but|anyway) )*(?:its|it is|we are|were|im|i am|we) (?:on|about|doing|do|did|learning|studying)\b/;

/** "Idk i guess people were scared": put forward, and held back in the same breath. */
const isGuess = /^(?:idk|i dont know|dunno|not sure|no idea)\b|\b(?:i guess|maybe|probably)\b/;

/** "The ones where you add", "i cant do the adding ones": where it stops, and no claim to be examined. */
const namesPlace =
  /^(?:(?:um+|so|well|its|like|mostly|just),? )*(?:the (?:ones?|parts?|bit|problems?|questions?|step)\b|when (?:you|i|its|it|there)\b|i (?:cant|never know|always (?:mess|mix|forget|get))\b|i (?:get|got) (?:stuck|lost|confused)\b)/;

const nothing: ReadonlySet<string> = new Set();
const isCorrection = /^(?:no|nope|not|i (?:said|asked|meant|told)|my question)\b/;

/** What a line does in an essay of opinion. Null where it is none of these. */
export function partOfArgument(text: string): 'claim' | 'reason' | 'otherSide' | null {
  if (
    /^(?:but )?(?:they|some|some people|others|other people|my (?:mom|mum|dad|parents|uncle|aunt|grandpa|grandma|brother|sister|cousin|friends?|teacher|principal)|people|the (?:school|principal|other side)) (?:also )?(?:say|says|said|think|thinks|believe|claim|argue|argues)\b/.test(
      text,
    )
  )
    return 'otherSide';
  if (/^(?:and |also )?(?:because|since)\b|^(?:and|also|plus)\b.*\b(?:is|are|its|theyre|they|it|cost|costs|makes?|helps?)\b/.test(text)) return 'reason';
  return /\b(?:should|shouldnt|ought to|must|needs? to be|(?:is|are) (?:better|worse|bad|good|unfair|wrong|the best|the worst))\b/.test(text) ? 'claim' : null;
}

/** "Tomorrow", "on friday", "yes": an answer to a question about the work, with nothing in it to ask about. */
const onlyWhen =
  /^(?:by |on |its |it is |for |until )?(?:tomorrow|today|tonight|soon|later|never|always|yes|yeah|yep|no|nope|everyone|everything|all of (?:it|them)|both|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[.! ]*$/;

/** "My uncle says that": somebody else's view of the matter, and nothing of the student's own life. */
const isHearsay = /^(?:(?:but|and|so|well|also) )*(?:my|our|a|the) (?:\w+ )?\w+ (?:always )?(?:says?|said|thinks?|told me|believes?|claims?) (?:that|so|it|this)[.!? ]*$/;

export const aboutPeople = /\b(mum|mom|mother|dad|father|parents?|brother|sister|grandma|grandpa|she|he|they|theyre|teacher|friends?|everyone|nobody)\b/;

/** Talk of people and things around the work, not of the work. */
export const ofLife =
  /\b(my (?!(?:answer|essay|story|text|line|sentence|paragraph|homework|hw|project|task|work|thesis|poem|code|program|problem|question|book|teacher said|guess|idea)\b)\w+|mom|mum|dad|parents?|brother|sister|grandma|grandpa|friends?)\b/;

/** "My teacher just reads slides": of the lesson, whatever its words are. */
const ofSchoolday = /^(?:(?:and|but|because|also),? )*(?:my|our) (?:teacher|class|lessons?)\b(?! (?:says?|said|thinks?|told|wrote|asked|gave|wants?))/;

const asksForSomething = /\b(how (?:much|many|far|long|fast)|i (need|have|want|wanna|gotta) (to )?|make me|give me|can (you|u|i)|please|help|whatever)\b/;

/** The lines for a feeling that the visitor has only now put into words. */
export function newFeeling({ reading, state, index }: Turn): readonly string[] | null {
  const { feeling } = reading;
  const isSaidAgain = feeling === state.feeling && !(feeling && heavy.includes(feeling) && reading.words <= 8);
  return feeling && !isSaidAgain && feeling !== 'stuck' ? index.knowledge.moves.student.feeling[feeling] : null;
}

/** Feelings that are answered each time someone puts them into words. */
export const heavy: readonly Feeling[] = ['anxious', 'ashamed', 'hopeless', 'lonely', 'overwhelmed'];

export const atLeastQuestion = (rung: Rung): Rung => (rung === 'opened' ? 'question' : rung);
export const asCandidate = ({ text, sources }: PackLine): Candidate => ({ text, from: 'topic', isIdea: true, ...(sources && { sources }) });
const sayList = (items: string[]): string => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);
