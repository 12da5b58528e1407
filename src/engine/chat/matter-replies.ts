/** What Kora says in a matter of a teacher's work: a move, the words for it, what if it fails, whom to tell, a plan of what was given. */
import type { Matter, MatterMove, MatterWant, MatterWords } from '../../contracts/knowledge/teacher-matters.ts';
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';
import { withFigures } from '../math/spoken-numbers.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { fold } from '../text/words.ts';
import { fill } from './fill.ts';
import { everyday } from './knowledge-index.ts';
import { timedSteps } from './lesson-plan.ts';
import type { Matters } from './matters.ts';
import type { Reading } from './read-message.ts';
import { slotsOf, withoutSetting } from './setting.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState } from './state.ts';
import type { Thread } from './thread.ts';

/** All that one turn in a matter is made of. */
export interface MatterTurn {
  reading: Reading;
  thread: Thread;
  state: ChatState;
  speaker: Speaker;
  words: MatterWords;
  /** Lines of the limit, {topic}, and of the number of students, {size}. */
  cannotKnow: readonly string[];
  sizeTold: readonly string[];
  /** Before a lesson, {topic}, {minutes}. */
  planLead: readonly string[];
  matters: Matters;
  matter: Matter;
  /** Moves given so far, the latest last, and those that are left. */
  given: MatterMove[];
  left: MatterMove[];
  /** The topic of the lesson, for the slots of a line. */
  topic: string;
  /** Answers the single question that comes nearest to what is asked, where there is one. */
  instead: () => boolean;
}

/** The move that shares the most telling words with the message, two at least. */
export function nearestMove({ reading, left, matter }: MatterTurn): MatterMove | null {
  const stems = contentStems(reading.message).filter((stem) => !everyday.has(stem) && !keptStems(matter.name).includes(stem));
  const shared = (move: MatterMove) => {
    const own = new Set(keptStems(`${move.gist} ${move.do}`));
    return new Set(stems.filter((stem) => own.has(stem))).size;
  };
  const [best] = left.map((move) => ({ move, near: shared(move) })).sort((a, b) => b.near - a.near);
  return best && best.near >= 2 ? best.move : null;
}

const texts = new WeakMap<Matter, ReadonlySet<string>>();

/** All words that the matter is told in, as stems. */
function stemsOf(matter: Matter): ReadonlySet<string> {
  const { name, hears, opens, moves, watch, because, limit, answers = [] } = matter;
  const known =
    texts.get(matter) ??
    new Set(
      [
        name,
        opens,
        watch,
        because,
        limit,
        ...hears,
        ...moves.flatMap((move) => [move.gist, move.do, move.say, move.otherwise, ...(move.how ?? []), ...(move.hears ?? []), move.asks]),
        ...answers.flatMap(({ hears, answer }) => [...hears, answer]),
      ].flatMap((text) => keptStems(text.replaceAll('/', ' '))),
    );
  texts.set(matter, known);
  return known;
}

/** Does the message tell of something in words of which the matter knows none? Few words, and numbers of the class, tell nothing by themselves. */
export function isUntied({ reading, matter }: MatterTurn): boolean {
  const stems = contentStems(withoutSetting(reading.message)).filter((stem) => !everyday.has(stem) && !/^\d+$/.test(stem));
  const known = stemsOf(matter);
  return reading.words >= 4 && stems.length > 0 && stems.every((stem) => !known.has(stem));
}

export function sayMove(turn: MatterTurn, move: MatterMove, leads: readonly string[] = []): boolean {
  const { speaker, topic } = turn;
  if (!speaker.isNew(move.do)) return false;
  speaker.sayOne(leads);
  const said = speaker.sayFirst([fill(move.do, { topic })]);
  if (said) askOf(turn, move);
  return said;
}

export function askOf({ speaker, topic }: MatterTurn, move: MatterMove | undefined): boolean {
  if (move) speaker.sayFirst([fill(move.asks, { topic })]);
  return true;
}

/** Hands back with the next move by its name, or leaves it at what was said. */
export function offer({ speaker, words, left }: MatterTurn): boolean {
  const next = left.find(({ gist }) => words.offer.every((line) => speaker.isNew(fill(line, { gist }))));
  if (next && !speaker.asks) speaker.sayOne(words.offer, { gist: next.gist });
  return true;
}

/** What is wanted of the move in work, or of the one that the message tells of. */
export function sayWanted(turn: MatterTurn, want: MatterWant, about: MatterMove | null): boolean {
  const { matter, speaker, words, given, left, reading } = turn;
  const current = given.at(-1) ?? matter.moves[0];
  const ordered = [about, current, ...[...given].reverse(), ...left].filter((move) => move !== null && move !== undefined);
  const firstNew = (of: (move: MatterMove) => string | undefined, moves = ordered): string | undefined => moves.map(of).find((text) => text !== undefined && speaker.isNew(text));
  const say = (leads: readonly string[] | null, text: string | undefined): boolean => {
    if (!text) return false;
    if (leads) speaker.sayOne(leads);
    return speaker.sayFirst([fill(text, { topic: turn.topic })]) && offer(turn);
  };
  switch (want) {
    case 'say':
      // Words for somebody else would be the wrong ones.
      if (about && !speaker.isNew(about.say)) return say(null, firstNew((move) => (move.how ? list(move.how) : undefined), [about]) ?? firstNew((move) => move.otherwise, [about]));
      return say(
        words.say,
        firstNew((move) => move.say),
      );
    case 'how': {
      const steps = firstNew(
        (move) => move.how && list(move.how),
        [about, current].filter((move) => move !== null && move !== undefined),
      );
      return steps
        ? say(words.how, steps)
        : say(
            words.say,
            firstNew((move) => move.say),
          );
    }
    case 'otherwise':
      return (
        say(
          null,
          firstNew((move) => move.otherwise, about ? ordered : nearestOtherwise(reading.message, ordered)),
        ) || sayNotHeld(turn)
      );
    case 'tried': {
      // "Tried that" means the move just given; whoever names something else has used that up.
      const ofThis = /\b(?:that|this|it|them)\b/.test(fold(reading.message)) || reading.words <= 2;
      if (ofThis && current && given.includes(current) && speaker.isNew(current.otherwise)) return say(null, current.otherwise);
      return sayNext(turn, words.triedOther);
    }
    case 'shorter': {
      const move = given.at(-1) ?? matter.moves[0];
      return move !== undefined && speaker.sayOne(words.shorter, { gist: move.gist }) && (!speaker.isNew(move.say) || speaker.sayFirst([move.say])) && offer(turn);
    }
    case 'because':
      return say(null, speaker.isNew(matter.because) ? matter.because : undefined);
    case 'watch':
      return say(null, speaker.isNew(matter.watch) ? matter.watch : undefined);
    case 'limit':
      return say(null, speaker.isNew(matter.limit) ? matter.limit : undefined);
    case 'write':
      return matter.write !== undefined && speaker.isNew(matter.write) && say(null, matter.write);
    case 'sum':
      return saySum(turn);
    case 'closing':
      return (speaker.isNew(matter.watch) && speaker.sayOne(words.closing, { watch: matter.watch })) || speaker.sayOne(words.ends, { name: matter.name });
    case 'more':
      return sayNext(turn, null);
    case 'yes':
      return sayNext(turn, words.yes);
    case 'no':
    case 'unsure':
      return sayOptions(turn, words.whichOne) || sayNext(turn, null);
  }
}

const ofRefusal = new Set(
  contentStems('refuse refuses say says no work works fail fails ignore laugh listen happen happens answer care try tries deny boy girl kid student students kids'),
);

/** "What if it gets loud" is answered by what speaks of noise, whichever move it belongs to; else by the move in work. */
function nearestOtherwise(message: string, moves: readonly MatterMove[]): MatterMove[] {
  const stems = contentStems(message).filter((stem) => !everyday.has(stem) && !ofRefusal.has(stem));
  const near = ({ otherwise }: MatterMove) => stems.filter((stem) => keptStems(otherwise).includes(stem)).length;
  // What nothing held speaks of gets no answer to another question.
  return (stems.length === 0 ? [...moves] : moves.filter((move) => near(move) > 0)).sort((a, b) => near(b) - near(a));
}

export function sayNext(turn: MatterTurn, leads: readonly string[] | null): boolean {
  const { speaker, left } = turn;
  const chosen = chosenFrom(turn);
  const next = chosen ?? left[0];
  if (!next) return sayRest(turn);
  if (leads) speaker.sayOne(leads);
  return sayMove(turn, next);
}

/** All moves are given: what else the matter holds, then that it is used up. */
export function sayRest({ speaker, words, matter, given }: MatterTurn): boolean {
  const rest = [...given.map(({ otherwise }) => otherwise), matter.limit, matter.because].find((text) => speaker.isNew(text));
  return rest === undefined ? speaker.sayOne(words.usedUp, { name: matter.name }) : speaker.sayFirst([rest]);
}

/** "The second one", after offers that stood as a list. */
function chosenFrom({ reading, thread, left }: MatterTurn): MatterMove | null {
  const offered = [...thread.lastReply.matchAll(/^- (.+)$/gm)].map(([, gist]) => gist);
  const place = /\b(?:(first|1|1st)|(second|2|2nd)|(third|3|3rd|last))\b/.exec(withFigures(fold(reading.message)));
  if (!place || offered.length === 0) return null;
  const gist = offered[place[1] ? 0 : place[2] ? 1 : 2];
  return left.find((move) => move.gist === gist) ?? null;
}

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const places = ['First', 'Then', 'After that', 'Next to it', 'Last'];

/** The moves given in the matter, filled up from what is left, as a plan to keep. */
function saySum({ speaker, words, matter, given, left }: MatterTurn): boolean {
  const gists = [...given, ...left.slice(0, Math.max(0, 3 - given.length))].slice(-5).map(({ gist }, i, all) => `${i === all.length - 1 ? 'Last' : places[i]}, ${gist}.`);
  if (gists.some((line) => !speaker.isNew(line)) || !speaker.sayOne(words.sum, { name: matter.name })) return false;
  speaker.sayFirst([list(gists)]);
  if (speaker.isNew(matter.watch)) speaker.sayFirst([matter.watch]);
  return true;
}

/** The next moves by their names, to choose from. */
function sayOptions({ speaker, left, matter, words }: MatterTurn, leads: readonly string[]): boolean {
  const gists = left
    .map(({ gist }) => gist)
    .filter((gist) => speaker.isNew(gist))
    .slice(0, 3);
  if (gists.length === 0) return false;
  return speaker.sayOne(leads, { name: matter.name }) && speaker.sayFirst([list(gists)]) && (speaker.sayOne(words.which) || true);
}

/** What is asked is not held: said plainly, with what is. */
export function sayNotHeld(turn: MatterTurn): boolean {
  return turn.instead() || sayOptions(turn, turn.words.notHeld);
}

/** The number of students, told in passing, as pairs and tables. */
export function saySize({ reading, speaker, sizeTold }: MatterTurn): boolean {
  return reading.setting.size !== null && reading.words <= 9 && speaker.sayOne(sizeTold, slotsOf(reading.setting));
}

/** "I have only 10 minutes": the move in one line, or the lesson made to the time. */
export function sayMinutes(turn: MatterTurn): boolean {
  const { reading, speaker, matter, topic } = turn;
  const minutes = Number(/\b(\d{1,3}) ?(?:min|mins|minutes)\b/.exec(withFigures(fold(reading.message)))?.[1] ?? Number.NaN);
  if (!(minutes > 0) || /\b(?:first|lasts?|lasted|later?|ago|after|every|early|takes?|took)\b/.test(fold(reading.message))) return false;
  if (matter.lesson && minutes >= 20) return speaker.sayFirst([list(timedSteps(matter.lesson, minutes, { topic }))]) && offer(turn);
  return minutes <= 20 && sayWanted(turn, 'shorter', null);
}

/** The age of the class, told in a few words. */
export function sayAge(turn: MatterTurn): boolean {
  const { reading, speaker, words } = turn;
  const { grade } = reading.setting;
  if (reading.words > 9 || !['behavior', 'learners'].includes(turn.matter.area)) return false;
  const isYoung = /\b(?:kindergarten|kinders?|pre ?k|kindergart\w+)\b/.test(fold(reading.message));
  if (grade === null && !isYoung) return false;
  const band: GradeBand = isYoung || (grade !== null && grade <= 2) ? 'K-2' : grade !== null && grade <= 5 ? '3-5' : grade !== null && grade <= 8 ? '6-8' : '9-12';
  return speaker.sayFirst(words.ages[band]) && offer(turn);
}
