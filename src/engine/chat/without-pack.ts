/** Help with a matter that neither a pack nor an anchor holds: the limit said openly, the student's own words taken up, and the one next question. */
import type { UnheldAct } from '../../contracts/knowledge/unheld-moves.ts';
import { fold, wordsOf } from '../text/words.ts';
import { limitedRung } from './assistant.ts';
import { isName, ownText, writesText } from './matter.ts';
import { heardIn } from './phrases.ts';
import { proposesWork } from './question-kinds.ts';
import { quoteOf } from './quote-of.ts';
import type { Rung } from './state.ts';
import { ofLife, partOfArgument } from './student-statement.ts';
import { lineInQuestion } from './student-talk.ts';
import { subjectsIn } from './subjects.ts';
import { tellsOfOneself } from './tells-of-oneself.ts';
import { listed, toldNumbersIn } from './told-task.ts';
import { titleInText } from './topic-knowledge.ts';
import type { Turn } from './turn.ts';

/** What a message may do by its intent alone. */
const byIntent: Partial<Record<Turn['reading']['intent'], UnheldAct>> = {
  'still-stuck': 'stuck',
  'wants-hint': 'start',
  'wants-example': 'example',
  'wants-answer': 'answer',
  'wants-check': 'check',
  'wants-task': 'next',
  'asks-why': 'why',
  proposes: 'proposes',
};

/** A turn asks several times what its message does; it is read once. */
const heardActs = new WeakMap<Turn['reading'], { act: UnheldAct | null }>();
function heardOnce(reading: Turn['reading'], hear: () => UnheldAct | null): UnheldAct | null {
  const known = heardActs.get(reading) ?? { act: hear() };
  heardActs.set(reading, known);
  return known.act;
}

/** What the message asks of a helper who knows nothing of the matter. Null where another part of the turn answers better. */
export function unheldActOf(turn: Pick<Turn, 'reading' | 'index' | 'thread'>): UnheldAct | null {
  const { reading, index, thread } = turn;
  const { unheld, wordGroups } = index.knowledge.moves.student;
  const { intent, message, words } = reading;
  const heard = heardOnce(reading, () => heardIn(message, unheld.hears, wordGroups));
  if (heard === 'leave' && intent !== 'wants-example') return heard;
  // "Why does it need to be half" is about the matter and not about the sheet.
  if (heard === 'task' && asksWhy.test(fold(message))) return 'why';
  if (helpWithSubject.test(fold(message)) && subjectNamed(reading)) return 'subject';
  if (proposesWork(reading)) return subjectNamed(reading) ? 'subject' : 'open';
  if (toldNumbersIn(message) && (reading.subjects[0] ?? 'mathematics') === 'mathematics' && intent !== 'proposes') return 'given';
  if (intent === 'wants-check' && /\btrue\b/i.test(message)) return 'whether';
  if (intent === 'wants-task') return heard === 'whether' ? 'next' : (heard ?? 'next');
  if (intent === 'wants-hint') return heard ?? 'start';
  if (words <= 4 && ['proposes', 'question'].includes(intent) && (heard === null || intent === 'proposes') && !asksOpenly.test(fold(message)) && asksForName(turn))
    return 'recalls';
  const known = byIntent[intent];
  if (known) return known;
  if (intent === 'meaning') return heard ?? 'define';
  if (intent === 'question') return heard ?? (asksOpenly.test(fold(message)) ? (words <= 4 && asksWhatItIs.test(fold(message)) ? 'define' : 'fact') : 'proposes');
  if (intent !== 'statement') return null;
  if (words <= 2 && subjectNamed(reading)) return 'subject';
  // What others say is the other side of an essay.
  if (heard === 'hearsay' && thread.subject === 'language' && partOfArgument(fold(message)) !== null) return 'statement';
  if (heard && (heard !== 'shift' || words <= 8)) return heard;
  if (words <= 4 && !ofOneself.test(fold(message)) && asksForName(turn)) return 'recalls';
  // "I think they are bad because they cost a lot", in an essay, is its claim and no guess.
  if (guesses.test(fold(message))) return thread.subject === 'language' && partOfArgument(fold(message)) !== null ? 'statement' : 'proposes';
  if (ofLife.test(fold(message)) && thread.subject !== 'language' && thread.subject !== 'arts') return 'around';
  return words <= 3 ? 'short' : 'statement';
}

/** "Can you help me with my math homework". */
const helpWithSubject =
  /^(?:(?:hi|hello|hey|kora|please|pls|ok|so),? )*(?:(?:can|could|will|would) (?:you|u) )?(?:please )?(?:i need |i want |get )?help(?: me)?(?: please)? (?:with|on|in|for) (?:my |the |some )?\w+(?: (?:homework|hw|work|worksheet|test|class|assignment|project|quiz))?(?: please| pls)?[.?! ]*$/;

const asksWhy = /^(?:(?:so|and|but|ok|okay|oh|wait),? )*why (?:do|does|did|would|must|should) (?!(?:i|we)\b)/;
const asksOpenly = /^(?:(?:so|and|but|ok|okay|oh|like|wait|then) )*(?:what|whats|which|who|whos|where|wheres|when|why|how|hows)\b/;
/** "What was the cold war", "whats a noun". */
export const asksWhatItIs = /^(?:(?:so|and|but|ok|okay|oh|like|wait|then) )*(?:whats|what (?:is|are|was|were))\b/;
const ofOneself = /\b(?:i|im|my|mine|me|we|whatever|ok|okay|thx|thanks)\b/;

/** "1773 i think", "maybe because he is scared": a guess, put as a statement. */
const guesses = /^(?:maybe|perhaps|probably|i guess|i think)\b|\b(?:i think|i guess|maybe|probably)[.! ]*$/;

/** "Can we do history instead": the name of a subject and no other. */
function subjectNamed({ message, matter }: Turn['reading']): { subject: string } | null {
  const words = wordsOf(matter ?? message).filter((word) => subjectsIn(word).some((subject) => subject !== 'study-skills' && subject !== 'classroom'));
  const [subject] = words;
  return subject && words.length === 1 && wordsOf(matter ?? '').length <= 2 ? { subject } : null;
}

/** Was the student's message before this one a question for a name, a word or a fact? */
export function asksForName({ thread, index }: Pick<Turn, 'thread' | 'index'>): boolean {
  const { unheld, wordGroups } = index.knowledge.moves.student;
  const before = heardIn(thread.earlier[1] ?? '', unheld.hears, wordGroups);
  return before === 'name' || before === 'fact' || before === 'define';
}

/** Says the act's next line: of the subject first, then of any. False when none is left that fits. */
export function sayUnheld(turn: Turn, act: UnheldAct): boolean {
  const { thread, reading, state, speaker, index } = turn;
  const { student, both } = index.knowledge.moves;
  // What a word means is asked of this word, not of the matter in work.
  const known = state.unknownTopic?.replace(ownText, '').trim() || null;
  const isOfMatter = act !== 'define' && act !== 'name' && act !== 'fact' && known !== null && isName(known);
  const topic = reading.matter ?? (isOfMatter ? known : null);
  const named = thread.topic ? titleInText(thread.topic) : topic && `"${topic}"`;
  const numbers = toldNumbersIn(reading.message);
  const slots = {
    ...(named && { topic: named }),
    ...(numbers && { numbers: listed(numbers) }),
    ...subjectNamed(reading),
    // What is told of oneself is no claim to be shown.
    ...(!(act === 'statement' && tellsOfOneself.test(fold(reading.message))) &&
      quoteOf((act === 'check' && lineInQuestion(turn)) || reading.message, thread.subject === 'computing')),
  };
  const fitting = (lines: readonly string[] | undefined) => (lines ?? []).filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in slots));
  if (act === 'shift' && topic) speaker.sayOne(both.cannotKnow, slots);
  const lines = student.unheld;
  // A pack in work knows its own questions; numbers and texts of one's own have theirs in any thread.
  const isOwn = thread.topic === null || thread.subject === 'mathematics' || thread.subject === 'history';
  const subject = isWriting(turn) ? 'writing' : thread.subject;
  const own = subject === null || !isOwn ? undefined : lines[subject]?.[act];
  const part = subject === 'writing' && act === 'statement' && reading.words >= 3 ? partOfArgument(fold(reading.message)) : null;
  if (part && speaker.sayOne(fitting(student.argument[part]), slots)) return true;
  const isInOrder = act === 'stuck';
  const say = (lines: readonly string[]) => (isInOrder && !speaker.forgets ? speaker.sayFirst(lines, slots) : speaker.sayOne(lines, slots));
  // "Is that right" is about a line, and one that names this line comes first.
  const general = fitting(student.unheld.any[act]);
  const ofLine = act === 'check' && lineInQuestion(turn) !== null ? general.filter((line) => line.includes('{quote}')) : [];
  const untold = act === 'check' && ofLine.length === 0 ? general.filter((line) => !line.includes('{quote}')) : general;
  return say(fitting(own)) || say(ofLine) || say(untold);
}

/** Is a text of the student's own in work, and not one that is read? */
const isWriting = ({ thread, state, reading }: Turn): boolean => thread.subject === 'language' && (state.unknownTopic?.startsWith(ownText) || writesText(reading.message));

/** Answers a message in a thread without pack and anchor. Null where the ladder has to. */
export function withoutPack(turn: Turn): Rung | null {
  const { state, ladder } = turn;
  const act = unheldActOf(turn);
  if (!act || (turn.solved && turn.reading.intent === 'wants-task')) return null;
  if (act === 'stuck' && state.rung === 'hint' && sayElsewhere(turn)) return limitedRung('example', ladder.help);
  if (!sayUnheld(turn, act)) return null;
  if (state.rung === 'opened' || state.rung === 'example') return 'question';
  return act === 'stuck' && state.rung === 'question' ? limitedRung('hint', ladder.help) : state.rung;
}

/** A worked example from another corner of the subject, said to be one. False when a class assistant wants none, or all have been shown. */
function sayElsewhere({ thread, speaker, ladder, index }: Turn): boolean {
  const { student } = index.knowledge.moves;
  if (ladder.help !== 'examples') return false;
  const examples = (thread.subject === null ? student.anySubject : student.ladder[thread.subject]).examples.filter((text) => speaker.isNew(text));
  if (examples.length === 0 || !speaker.sayOne(student.unheld.any.elsewhere)) return false;
  return speaker.sayCandidate(examples.map((text) => ({ text, from: 'moves' as const })));
}
