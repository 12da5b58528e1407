/** Further questions on a short pack: a quiz for a student, one more for a class, and two packs side by side. */
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import { contentStems } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import { asksForDifference } from './question-kinds.ts';
import type { ShortReply, ShortTurn } from './short-pack-turn.ts';
import type { Rung } from './state.ts';
import { isSchool } from './subjects.ts';

/** "What's the difference between mitosis and meiosis": the ideas of the two pages side by side. */
export function sayApart({ reading, speaker, index, help }: ShortTurn): ShortReply | null {
  if (help === 'questions' || !asksForDifference(reading) || reading.words > 14) return null;
  const [, first = '', second = ''] =
    /\b(?:between|is|are|differences?|compare|how)\b (.+?) (?:and|or|vs|versus|different from|differ from) (.+)$/.exec(fold(reading.message)) ?? [];
  const packs = [first, second].map((name) => (wordsOf(name).length <= 5 ? index.shortPacks.find(name, 'student') : null));
  const [one, other] = packs;
  if (!one || !other || one.pack === other.pack || one.pack.subject !== other.pack.subject || one.stems.length === 0 || other.stems.length === 0) return null;
  if (!speaker.sayFirst([`${one.pack.idea}\n${other.pack.idea}`])) return null;
  speaker.sayOne(index.knowledge.moves.student.compareTerms);
  return { pack: one.pack, rung: 'question', isNew: true };
}

/** A question to who wants to be quizzed: the pack's own, that of a neighbor which speaks of it, or one from memory. */
export function quizOn(turn: ShortTurn, current: ShortPack, goOn: () => Rung | null): ShortReply | null {
  const { speaker, index } = turn;
  const { quizNear, quizAgain, shortTask } = index.knowledge.moves.student;
  const { ask, title, subject } = current;
  if (!ask || ask.open || !isSchool(subject)) {
    const rung = goOn();
    return rung && { pack: current, rung, isNew: false };
  }
  if (speaker.isNew(ask.question) && speaker.sayFirst([ask.question])) return { pack: current, rung: 'question', isNew: false };
  const own = contentStems(textOf(current));
  const near = [...index.shortPacks.byId.values()].find(
    (pack) => pack !== current && pack.subject === subject && !pack.for && pack.ask && !pack.ask.open && speaker.isNew(pack.ask.question) && isNear(pack, current, own),
  );
  if (near?.ask && speaker.sayOne(quizNear, { topic: near.title })) return speaker.sayFirst([near.ask.question]) ? { pack: near, rung: 'question', isNew: true } : null;
  return speaker.sayFirst(quizAgain, { topic: title }) || speaker.sayOne(shortTask, { topic: title }) ? { pack: current, rung: 'question', isNew: false } : null;
}

const wantsOneMore =
  /^(?:(?:ok|thanks|and|great|good|please|can i have|could i have|give me|do you have|can you give me|maybe),? )*(?:make it (?:shorter|simpler|easier)|shorter|simpler|another|one more|a different|a second|a new|more)(?: (?:one|question|questions|discussion question|debate question))*(?: please| pls)?[.?! ]*$/;

/** One more question for the class, where a teacher asks for it. */
export function sayAnotherQuestion({ reading, speaker, index }: ShortTurn, { subject, title }: ShortPack): boolean {
  const { history, any } = index.knowledge.moves.teacher.shortAnother;
  return wantsOneMore.test(fold(reading.message)) && speaker.sayFirst(subject === 'history' ? history : any, { topic: title });
}

const textOf = ({ idea, more = [] }: ShortPack): string => [idea, ...more.map(({ says }) => says)].join(' ');

/** Does either page speak of the other by its whole name? */
const isNear = (pack: ShortPack, current: ShortPack, own: readonly string[]): boolean =>
  standsAllIn(contentStems(pack.title), own) || standsAllIn(contentStems(current.title), contentStems(textOf(pack)));
const standsAllIn = (stems: readonly string[], text: readonly string[]): boolean => stems.length > 0 && stems.every((each) => text.includes(each));
