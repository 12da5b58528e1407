/** Help with a matter that neither a pack nor an anchor holds: the limit said openly, the student's own words taken up, and the one next question. */
import type { UnheldAct } from '../../contracts/knowledge/unheld-moves.ts';
import { fold, wordsOf } from '../text/words.ts';
import { limitedRung } from './assistant.ts';
import { isName } from './matter.ts';
import { heardIn } from './phrases.ts';
import { proposesWork } from './question-kinds.ts';
import { plainly } from './quote.ts';
import type { Rung } from './state.ts';
import { aboutPeople, ofLife } from './student-statement.ts';
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

/** What the message asks of a helper who knows nothing of the matter. Null where another part of the turn answers better. */
export function unheldActOf(turn: Pick<Turn, 'reading' | 'index' | 'thread'>): UnheldAct | null {
  const { reading, index } = turn;
  const { unheld, wordGroups } = index.knowledge.moves.student;
  const { intent, message, words } = reading;
  const heard = heardIn(message, unheld.hears, wordGroups);
  if (proposesWork(reading)) return 'open';
  if (intent === 'wants-check' && /\btrue\b/i.test(message)) return 'whether';
  if (intent === 'wants-hint' || intent === 'wants-task') return heard ?? byIntent[intent] ?? null;
  if (words <= 4 && ['proposes', 'question'].includes(intent) && (heard === null || intent === 'proposes') && asksForName(turn)) return 'recalls';
  const known = byIntent[intent];
  if (known) return known;
  if (intent === 'meaning') return heard ?? 'define';
  if (intent === 'question') return heard ?? 'proposes';
  if (intent !== 'statement') return null;
  if (heard && (heard !== 'shift' || words <= 8)) return heard;
  const isShort = words <= 4;
  if (isShort && asksForName(turn)) return 'recalls';
  if (guesses.test(fold(message))) return 'proposes';
  if (ofLife.test(fold(message)) && !aboutPeople.test(fold(message))) return 'around';
  return words <= 3 ? 'short' : 'statement';
}

/** "1773 i think", "maybe because he is scared": a guess, put as a statement. */
const guesses = /^(?:maybe|perhaps|probably|i guess|i think)\b|\b(?:i think|i guess|maybe|probably)[.! ]*$/;

/** Was the student's message before this one a question for a name, a word or a fact? */
function asksForName({ thread, index }: Pick<Turn, 'thread' | 'index'>): boolean {
  const { unheld, wordGroups } = index.knowledge.moves.student;
  const before = heardIn(thread.earlier[1] ?? '', unheld.hears, wordGroups);
  return before === 'name' || before === 'fact' || before === 'define';
}

/** Says the act's next line: of the subject first, then of any. False when none is left that fits. */
export function sayUnheld({ thread, reading, state, speaker, index }: Turn, act: UnheldAct): boolean {
  const { student, both } = index.knowledge.moves;
  // What a word means is asked of this word, not of the matter in work.
  const isOfMatter = act !== 'define' && act !== 'name' && act !== 'fact' && state.unknownTopic !== null && isName(state.unknownTopic);
  const topic = reading.matter ?? (isOfMatter ? state.unknownTopic : null);
  const named = thread.topic ? titleInText(thread.topic) : topic && `"${topic}"`;
  const slots = { ...(named && { topic: named }), ...quoteOf(reading.message) };
  const fitting = (lines: readonly string[] | undefined) => (lines ?? []).filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in slots));
  if (act === 'shift' && topic) speaker.sayOne(both.cannotKnow, slots);
  const own = thread.subject === null ? undefined : student.unheld[thread.subject]?.[act];
  const isInOrder = act === 'stuck';
  const say = (lines: readonly string[]) => (isInOrder && !speaker.forgets ? speaker.sayFirst(lines, slots) : speaker.sayOne(lines, slots));
  return say(fitting(own)) || say(fitting(student.unheld.any[act]));
}

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

const afterthought = /[, ]+(?:i think|i guess|maybe|probably|right|idk|lol|tho|though)$/i;
const small = /^(?:(?:so|and|but|oh|ok|okay|well|like|um+|uh+|hm+|idk|maybe|i think|i guess|its like|wait|yeah|yes|no|then|because|bc|cuz|is it|was it|is that),? )+/i;

/** The student's line as it can stand in quotation marks; nothing where it is too long or holds more than one thought. */
function quoteOf(message: string): { quote: string } | null {
  const plain = plainly(message.replace(/[‘’]/g, "'").trim());
  const quote = plain?.replace(small, '').replace(afterthought, '').trim();
  const count = wordsOf(quote ?? '').length;
  return quote && count >= 1 && count <= 9 && !/^(?:it|that|this|they|them)$|^(?:the|this|that) \S+(?: one)?$/i.test(quote) ? { quote } : null;
}
