/** Checks that need no opinion: a line of arithmetic, a year, the answer to one of Kora's own questions. */
import { claimsIn } from '../math/check-claim.ts';
import { equal } from '../math/rational.ts';
import { numbersIn } from '../math/spoken-numbers.ts';
import { sumIn } from '../math/sum.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { fold, sentencesOf, wordsOf } from '../text/words.ts';
import { sayMoveClaim } from './equation-checks.ts';
import { eventOf, events } from './events.ts';
import { expectedReplies } from './expected-replies.ts';
import { ideasIn } from './ideas.ts';
import { intentOf } from './intents.ts';
import { solve } from './open-problems.ts';
import { type Problem, problemIn } from './problem.ts';
import { sayRatioClaim } from './ratio-checks.ts';
import type { Reading } from './read-message.ts';
import { exactValue, sayGiven } from './result-checks.ts';
import { beliefIn } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';
import { askForSmaller, sayPercentClaim } from './worded-checks.ts';

/** Did what was checked hold? */
export interface Verdict {
  holds: boolean;
}

/** Says what holds and what does not in the last numeric line; false when there is none. */
export function sayClaims(turn: Turn): boolean {
  const { reading, speaker, index, problem } = turn;
  const { student } = index.knowledge.moves;
  const claim = reading.claims.find((c) => !c.holds) ?? reading.claims.at(-1);
  if (!claim) return false;
  const slots = { left: claim.left, right: claim.right, term: claim.trueValueIs ?? '' };
  if (claim.holds) {
    const value = exactValue(problem);
    if (value && equal(claim.leftValue, value)) solve(turn);
    else if (sayRatioClaim(turn, claim.left, claim.leftValue)) return true;
    else if (problem?.kind === 'equation' && sayMoveClaim(turn, problem, claim)) return true;
    else if (problem?.kind === 'percent' && sayPercentClaim(turn, problem, claim)) return true;
    // "Perimeter = 7 + 4 = 11": the sum is right, the answer is not.
    else if (problem?.kind === 'formula' && sayGiven(turn, { typed: claim.right, value: claim.rightValue, unit: null, isPercent: false }, true)) return true;
    else if (problem && isOtherWay(problem, claim.left)) return speaker.sayVerdict(student.wayFails, { left: claim.left, right: problem.text });
    // The sum of a problem that was told in words may be true and still be the wrong one.
    if (isOfUnread(turn, claim.left)) return speaker.sayVerdict(student.sumOnly, slots);
    if (!speaker.sayVerdict(student.rightClaim, slots)) return false;
    if (sumIn(claim.left)) askForSmaller(turn, claim.right);
    return true;
  }
  if (!problem) turn.problem = reading.problem ?? problemIn(claim.left);
  // Of a power a rough guess tells little.
  const power = /^(\d+(?:\^\d+|[²³]))$/.exec(claim.left)?.[1];
  return speaker.sayVerdict(student.wrongClaim, slots) && (power ? speaker.sayOne(student.powerStart, slots) : speaker.sayOne(student.estimate, slots));
}

/** Do the numbers of a sum come from a problem in words that Kora could not read? */
function isOfUnread({ problem, thread }: Turn, typed: string): boolean {
  const figures = numbersIn(typed);
  const [told] = problem ? [] : thread.earlier.slice(1, 4).filter((text) => claimsIn(text).length === 0 && numbersIn(text).length > 1);
  if (!told || problemIn(told) || contentStems(told).filter((stem) => !/\d/.test(stem)).length < 2) return false;
  return figures.length > 1 && figures.filter((figure) => numbersIn(told).includes(figure)).length >= 2;
}

/** "60/15 = 4", said of 15% of 60: true, made of the problem's own numbers, and not the way to it. */
function isOtherWay(problem: Problem, typed: string): boolean {
  const known = numbersIn(problem.text);
  const figures: string[] = typed.match(/\d+(?:\.\d+)?/g) ?? [];
  return problem.kind === 'sum' && /%|percent/i.test(problem.text) && figures.length > 0 && figures.every((figure) => known.includes(figure) || known.includes(`${figure}%`));
}

/** Holds a year against the facts of the pack that the message is about. Null when no fact near it names a year. */
export function sayYear(turn: Turn): Verdict | null {
  const { reading, thread, speaker, index } = turn;
  const { student } = index.knowledge.moves;
  const years = yearsIn(reading.message);
  if (!thread.topic || years.length === 0) return null;
  // A year alone belongs to what was said before it. "The wall fell in 1961" is not "the wall was built in 1961": the fact must tell the same event of the same things.
  const own = [reading.message, ...thread.earlier.slice(1, 4)].map(withoutYears).find((stems) => stems.length > 0) ?? [];
  const nouns = own.filter((stem) => !events.has(stem));
  const known = [thread.topic.title, ...thread.topic.aliases].flatMap(contentStems);
  const title = contentStems(thread.topic.title);
  const near = thread.topic.facts.filter(({ text }) => {
    const told = new Set(keptStems(text).map(eventOf));
    const isAbout = nouns.some((stem) => told.has(stem)) || title.every((stem) => told.has(stem));
    return isAbout && yearsIn(text).length > 0 && nouns.every((stem) => told.has(stem) || known.includes(stem)) && own.every((stem) => !events.has(stem) || told.has(stem));
  });
  const event = own.find((stem) => events.has(stem)) ?? null;
  const dates = near.flatMap(({ text }) => datesOf(text, event));
  if (dates.length === 0) return null;
  const holds = years.every((typed) => dates.includes(typed));
  return speaker.sayVerdict(holds ? student.yearHolds : student.yearFails, { term: years.join(', ') }) ? { holds } : null;
}

/** The years that a fact gives to an event: its one year, or of several the one that stands nearest to the event's word. None when that cannot be told. */
function datesOf(fact: string, event: string | null): string[] {
  if (new Set(yearsIn(fact)).size === 1) return yearsIn(fact).slice(0, 1);
  const tellsIt = (words: string) => event !== null && contentStems(words).map(eventOf).includes(event);
  const sentence = sentencesOf(fact).find((each) => tellsIt(each) && yearsIn(each).length > 0) ?? '';
  const word = [...sentence.matchAll(/\p{L}+/gu)].find(([each]) => tellsIt(each));
  if (!word) return [];
  return [...sentence.matchAll(year)]
    .sort((a, b) => Math.abs(a.index - word.index) - Math.abs(b.index - word.index))
    .slice(0, 1)
    .map(([each]) => each);
}

/** What a message tells beside its years; nothing for "I don't know". */
const withoutYears = (text: string): string[] =>
  intentOf(text) === 'still-stuck'
    ? []
    : contentStems(text.replace(year, ' '))
        .filter((stem) => !doubts.has(stem))
        .map(eventOf);

/** "1945 right?" tells of no event. */
const doubts = new Set(contentStems('right correct true think guess sure believe maybe year wait yes'));
const year = /\b1[0-9]{3}\b|\b20[0-9]{2}\b/g;
const yearsIn = (text: string): string[] => text.match(year) ?? [];

/** "What does the heart do" asks, whatever answer its words would make; "what the heart does" is none of the visitor's own questions. */
const asksItself = ({ message, words }: Reading): boolean =>
  words >= 4 &&
  /^(?:(?:so|but|and|ok|okay|oh|wait|well) )*(?:(?:what|why|how|when|where|who|which)(?: \w+){0,3} (?:do|does|did|is|are|was|were|can|could|would|will|should|has|have|happens|makes|causes)|whats|whos)\b/.test(
    fold(message),
  );

const bare = (text: string): string => wordsOf(text).join(' ');

/** Meets the answer to a question of Kora's own that the content foresees. Null when there is none. */
export function sayExpected({ reading, thread, speaker, index }: Turn): Verdict | null {
  // A whole belief is no answer to a question about something else, though one of its words would be.
  const belief = thread.topic && reading.words >= 4 ? beliefIn(thread.topic, reading.message) : null;
  if (belief?.isSure && !thread.lastReply.includes(belief.probe)) return null;
  // Who asks for a difference names both words, and one of them may be a foreseen answer.
  if (/\bdifference between\b/i.test(reading.message)) return null;
  const isAnswer = ['statement', 'question', 'proposes', 'wants-check', 'success', 'unclear', 'not-for-us', 'acknowledges'].includes(reading.intent);
  // "No" alone may be an answer, "no idea" is none.
  if (!isAnswer && !(reading.intent === 'still-stuck' && reading.words === 1)) return null;
  const isWhole = ({ hears }: { hears: readonly string[] }) => hears.some((phrase) => bare(phrase) === bare(reading.message));
  const isMeant = (foreseen: { hears: readonly string[] }) => !asksItself(reading) || isWhole(foreseen);
  // A right thought of several words may hold a word that would be a wrong answer: "they make sugar and oxygen", asked for the second thing that goes in.
  const thoughts = reading.words >= 4 && thread.topic ? ideasIn(thread.topic, reading.message) : [];
  // At a stuck point a whole thought that the pack knows tells more than one word of it, which the question foresees: "in a gas the particles are far apart".
  const isAtStuckPoint = thread.topic?.stuckPoints.some(({ question, hint }) => thread.lastReply.includes(question) || thread.lastReply.includes(hint)) ?? false;
  const tellsMore = isAtStuckPoint && thoughts.some(({ says }) => speaker.isNew(says));
  const holdsPhrase = ({ hears }: { hears: readonly string[] }) => hears.some((phrase) => bare(phrase).includes(' ') && ` ${bare(reading.message)} `.includes(` ${bare(phrase)} `));
  const reply = expectedReplies(index, thread.lastReply, reading.message).find(
    (foreseen) => isMeant(foreseen) && (isWhole(foreseen) || !(foreseen.right ? tellsMore && !holdsPhrase(foreseen) : thoughts.length > 0)) && speaker.sayFirst([foreseen.say]),
  );
  return reply ? { holds: reply.right } : null;
}
