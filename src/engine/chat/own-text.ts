/** A text of the student's own, shown after a colon: Kora answers its words. A teacher may show a student's. */
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { contentStems } from '../text/stems.ts';
import { fold, wordsOf } from '../text/words.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { Thread } from './thread.ts';

interface OwnText {
  isPoem: boolean;
  /** Its clauses as they were written. */
  clauses: string[];
}

const shown = /\b(?:my|this is|here is|heres|here it is|heres it|i wrote|wrote this|this)\b/;
const ofText = /\b(?:wrote|poem|verse|haiku|intro|introduction|paragraph|essay|story|thesis|conclusion|draft|text|here it is|grade|check|proofread)\b/;

/** The text behind "here is my intro:", "i wrote:"; null where none was shown. */
export function ownTextIn(message: string): OwnText | null {
  const [, lead = '', text = ''] = /^([^:]{3,90}):\s+(.+)$/s.exec(message.trim()) ?? [];
  const told = fold(lead);
  if (!shown.test(told) || !ofText.test(told) || wordsOf(text).length < 6 || /\d\s*[=+×]/.test(text)) return null;
  const clauses = text
    .split(/[,;.!?\n/]+/)
    .map((clause) => clause.trim().replace(/^(?:and|but|so) (?=\S+ \S+ \S+)/i, ''))
    .filter((clause) => wordsOf(clause).length >= 3 && wordsOf(clause).length <= 11 && !/["“”]/.test(clause));
  return clauses.length > 0 ? { isPoem: /\b(?:poem|verse|haiku)\b/.test(told), clauses } : null;
}

const asksAboutIt =
  /\b(?:is (?:it|this|that|my \w+) (?:any |really |still )?(?:good|better|ok|okay|fine|bad|right|done)|how (?:can|do|could|should) i (?:make it better|improve|fix|change)|what do you think|make it better|better now|can you (?:check|read|look at|grade) (?:it|this))\b/;
const asksOrOrders = /\?|^(?:how|what|why|who|when|where|can|could|i (?:need|have|want|dont)|help|make|give|please)\b/;
const ofLoss = /\b(?:died|passed away|dead|death of|lost my|funeral|in heaven|miss (?:him|her|them))\b/;
const lossInWork = /\b(?:my|our) \w+(?: \w+)? (?:who|that|which) (?:just |has |had )?(?:died|passed away|passed)\b/;
const writes = /\b(?:write|writing|poem|story|essay|begin|start)\b/;

interface Shown {
  reading: Reading;
  speaker: Speaker;
  index: KnowledgeIndex;
  mode: Mode;
  /** The visitor's earlier messages, newest first. */
  earlier: readonly string[];
  /** The page in work, by its id. */
  topic: string | undefined;
}

/** Answers a text that is shown, a question about it and a line of it that was changed. False for anything else. */
export function sayOfOwnText({ reading, speaker, index, mode, earlier, topic }: Shown): boolean {
  const { ownText, storyLines, studentText, lossInText } = { ...index.knowledge.moves.student, ...index.knowledge.moves.teacher };
  const { message, words } = reading;
  const text = fold(message);
  if (mode === 'student' && lossInWork.test(text) && writes.test(text) && ownTextIn(message) === null) return speaker.sayOne(lossInText.start);
  const now = ownTextIn(message);
  const before = now ? null : (earlier.map(ownTextIn).find((each) => each !== null) ?? null);
  const own = now ?? (asksAboutIt.test(text) && words <= 12 ? before : null);
  if (own) {
    if (mode === 'teacher') return speaker.sayOne(studentText, { quote: clauseOf(own, speaker) });
    const all = [message, ...earlier].map(fold).join(' ');
    const isPoem = own.isPoem || topic === 'poetry' || /\bpoem\b/.test(all);
    if (now && isPoem && ofLoss.test(all)) speaker.sayOne(lossInText.word);
    return speaker.sayOne(isPoem ? ownText.poem : ownText.prose, { quote: clauseOf(isPoem ? { ...own, clauses: [...own.clauses].reverse() } : own, speaker) });
  }
  // The line of a story stands without a colon.
  const line = mode === 'student' && topic === 'story-structure' && asksAboutIt.test(text) && words <= 12 ? earlier[0] : undefined;
  if (line && wordsOf(line).length >= 4 && !asksOrOrders.test(fold(line))) return speaker.sayOne(storyLines, { quote: line.replace(/[.!\s]+$/, '') });
  const isMended =
    mode === 'student' && before !== null && words >= 2 && words <= 10 && reading.intent === 'statement' && before.clauses.some((clause) => isChanged(clause, message));
  return isMended && speaker.sayOne(ownText.mended, { quote: message.replace(/[.!\s]+$/, '') });
}

/** The clause to speak of: the one with the most to see in it that was not spoken of before. */
function clauseOf({ clauses }: OwnText, speaker: Speaker): string {
  const byWeight = [...clauses].sort((a, b) => contentStems(b).length - contentStems(a).length);
  return byWeight[speaker.saidMarks.length % Math.min(2, byWeight.length)] ?? clauses[0] ?? '';
}

/** "Students are tired", said of "students is tired": the same words but for one. */
function isChanged(clause: string, message: string): boolean {
  const old = wordsOf(clause);
  const now = wordsOf(message);
  const shared = now.filter((word) => old.includes(word)).length;
  return shared >= 2 && shared < now.length && shared >= now.length - 2 && Math.abs(old.length - now.length) <= 3;
}

/** Words on a text or a spelling open no page. */
export const besideText = (thread: Thread): Thread => ({
  ...thread,
  isNew: false,
  switched: false,
  matter: null,
  topic: thread.topic?.subject === 'language' ? thread.topic : null,
  anchor: null,
  subject: 'language',
  stuckPoint: null,
});
