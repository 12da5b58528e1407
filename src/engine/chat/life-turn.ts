/** Kora's turn where a student tells of people, of school life or of themselves: it listens, asks on, and helps to find words or a next step. No exercise is pushed. */
import type { LifeAct, LifeMatter } from '../../contracts/knowledge/life-moves.ts';
import { contentStems } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import { actOf } from './life-acts.ts';
import { quotable } from './quote.ts';
import type { Rung } from './state.ts';
import { isSchool } from './subjects.ts';
import { titleInText } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** Acts after which a line of the anchor in work, or of the matter, helps more than a general one. */
const tellsMore: readonly LifeAct[] = ['tells', 'theyDid', 'tried', 'work'];

/** Matters in which work that comes up may be what weighs. */
const ofSchoolwork: readonly LifeMatter[] = ['failed', 'hopeless', 'overload', 'slow', 'testWorry', 'compared', 'selfDoubt', 'tired', 'bored'];

/** Returns the rung on which the turn leaves the thread; null where a plain request for help, or a question about the world, is answered elsewhere. */
export function lifeTurn(turn: Turn, matter: LifeMatter): Rung | null {
  const { reading, thread } = turn;
  if (thread.isNew) return matter === 'wonder' ? null : openLife(turn, matter);
  const asksForHelp = reading.intent === 'still-stuck' || reading.intent === 'wants-hint' || reading.intent === 'asks-why';
  return asksForHelp && thread.anchor && actOf(reading.message) === 'tells' ? null : followLife(turn, matter);
}

/** In a thread on school life or studying: what a line about oneself does, where it does more than tell. Null where the anchor's own ladder goes on. */
export function sayOfLife(turn: Turn): Rung | null {
  const { reading, thread, index } = turn;
  const { anchor } = thread;
  if (!anchor || thread.topic || thread.matter || isSchool(anchor.subject) || !['statement', 'question', 'proposes'].includes(reading.intent)) return null;
  const act = actOf(reading.message);
  if (!ofOneself.test(fold(reading.message)) || !answeredAnywhere.includes(act)) return null;
  return sayWith(turn, index.knowledge.moves.student.life[act as Exclude<LifeAct, 'tells'>]) ? 'question' : null;
}

const ofOneself = /\b(?:i|im|ive|ill|me|my|mine|myself)\b/;
const answeredAnywhere: readonly LifeAct[] = ['plans', 'good', 'fears', 'asksWords', 'misses', 'blamesSelf', 'keepsQuiet', 'dreads'];

/** The first words: the anchor's where it fits, else general ones on the same matter. */
function openLife(turn: Turn, matter: Exclude<LifeMatter, 'wonder'>): Rung {
  const { reading, thread, speaker, index, ladder } = turn;
  const { life } = index.knowledge.moves.student;
  if (
    matter !== 'audience' &&
    reading.topic &&
    reading.topic.how !== 'terms' &&
    speaker.sayOne(life.beside) &&
    speaker.sayOne(life.offerTopic, { topic: titleInText(reading.topic.topic) })
  )
    return 'opened';
  const anchor = ladder.help === 'questions' ? null : thread.anchor;
  if (anchor && speaker.sayFirst([anchor.firstMove])) return 'opened';
  return sayWith(turn, life.open[matter]) ? 'opened' : followLife(turn, matter);
}

function followLife(turn: Turn, matter: LifeMatter): Rung {
  const { reading, thread, speaker, index } = turn;
  const { life } = index.knowledge.moves.student;
  if (ofSchoolwork.includes(matter) && reading.topic && reading.topic.how !== 'terms' && speaker.sayOne(life.offerTopic, { topic: titleInText(reading.topic.topic) }))
    return 'question';
  // Who has just said how it feels is heard before anything is asked.
  if (reading.feeling === 'lonely' && reading.words <= 7) speaker.sayOne(index.knowledge.moves.student.feeling.lonely);
  if (speaker.asks) return 'question';
  const read = actOf(reading.message);
  const act = actFor(matter, read);
  const own = life.next[matter] ?? [];
  const { words } = life;
  const inOrder = act === 'asksWords' ? (words[matter] ?? (matter === 'person' ? words.toSay : undefined)) : undefined;
  if (inOrder && speaker.sayFirst(inOrder)) return 'question';
  if ((tellsMore.includes(act) || (act === 'asksWhat' && own.length > 0)) && (sayOfAnchor(turn) || (act !== 'theyDid' && speaker.sayFirst(own)))) return 'question';
  // The first of the general lines only listen; the later ones look ahead.
  const isSaid = sayWith(turn, act === 'tells' ? [] : life[act]) || speaker.sayFirst(own) || (matter !== 'wonder' && speaker.sayFirst(life.tells)) || sayWith(turn, life.enough);
  if (!isSaid && thread.anchor) sayOfAnchor(turn);
  return 'question';
}

/** About the world there is nothing to decide, to fear or to keep to oneself; and "can I hold cards" asks for no advice about a friend. */
function actFor(matter: LifeMatter, read: LifeAct): LifeAct {
  if (matter === 'wonder') return read === 'sees' ? read : 'tells';
  // "I wrote it on my hand" and "she trusts me" belong to what weighs, and are neither something good nor something done to the student.
  if ((matter === 'confession' || matter === 'comfort') && ['good', 'theyDid', 'work'].includes(read)) return 'tells';
  // "I always forget everything" is the worry itself.
  if (matter === 'testWorry' && read === 'blamesSelf') return 'tells';
  const isLight = ['ownThing', 'goodNews', 'bored', 'audience', 'overload'].includes(matter);
  return isLight && read === 'asksWhether' ? 'tells' : read;
}

/** A question or hint of the anchor in work that takes nothing for granted but what the student told. Every other turn at most. */
function sayOfAnchor({ thread, speaker, state }: Turn): boolean {
  const { anchor, earlier } = thread;
  if (!anchor || speaker.forgets || state.turn % 2 === 0) return false;
  const told = new Set(earlier.flatMap(contentStems));
  const own = new Set([...anchor.says, anchor.situation].flatMap(contentStems));
  const isTold = (text: string) => contentStems(text).every((stem) => !own.has(stem) || told.has(stem));
  return speaker.sayFirst([...anchor.ladder.questions, ...anchor.ladder.hints].filter(isTold));
}

/** Says one of the lines; those that repeat the student's words only where there are some worth repeating. */
function sayWith({ reading, speaker }: Turn, lines: readonly string[]): boolean {
  const quote = ownWords(reading.message);
  return speaker.sayOne(quote === null ? lines.filter((line) => !line.includes('{quote}')) : lines, { quote: quote ?? '' });
}

/** A short line whole, otherwise a clause of it; never a question, which would be odd to hear back. */
function ownWords(message: string): string | null {
  return message.includes('?') || wordsOf(message).length < 3 ? null : quotable(message);
}
