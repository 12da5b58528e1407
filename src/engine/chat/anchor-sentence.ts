/** An anchor that is called by one of its own sentences: its first move was written as the answer to it. */
import type { Anchor } from '../../contracts/knowledge/anchor.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { contentStems, keptStems } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { everyday, type KnowledgeIndex } from './knowledge-index.ts';
import type { Reading } from './read-message.ts';
import type { Speaker } from './speaker.ts';
import type { ChatState, Rung } from './state.ts';
import type { Thread } from './thread.ts';

const inOrder = (text: string): string => wordsOf(text).join(' ');

const prepared = new WeakMap<KnowledgeIndex, Record<Mode, ReadonlyMap<string, Anchor>>>();

function sentencesOfAnchors(index: KnowledgeIndex): Record<Mode, ReadonlyMap<string, Anchor>> {
  const known = prepared.get(index);
  if (known) return known;
  const of = (mode: Mode) =>
    new Map(index.knowledge.anchors.filter((anchor) => anchor.mode === mode).flatMap((anchor) => anchor.says.map((line): [string, Anchor] => [inOrder(line), anchor])));
  const sentences = { student: of('student'), teacher: of('teacher') };
  prepared.set(index, sentences);
  return sentences;
}

const tellingStems = (stems: readonly string[]): Set<string> => new Set(stems.filter((stem) => !everyday.has(stem)));

/** How many telling words a sentence must have to be known without its exact words, and how many of those in both it must share. */
const leastShared = 3;
const leastShare = 0.8;

/** "Climate change freaks me out and I can't do the homework", said of a line that differs in its small words only. */
function saysNearly({ says }: Anchor, stems: ReadonlySet<string>): boolean {
  return says.some((line) => {
    const own = tellingStems(keptStems(line));
    const shared = [...stems].filter((stem) => own.has(stem)).length;
    return shared >= leastShared && shared / new Set([...own, ...stems]).size >= leastShare;
  });
}

/** The anchor whose own sentence the message is, word for word or nearly so; at the start of a talk, or where nothing is in work. */
export function anchorSaid({ message, mode, anchors, words }: Reading, state: ChatState, speaker: Speaker, index: KnowledgeIndex): Anchor | null {
  const isInWork = state.topic !== null || state.problem !== null || state.short !== null || state.anchor !== null;
  if (state.turn > 0 && (isInWork || words < 5)) return null;
  const exact = sentencesOfAnchors(index)[mode].get(inOrder(message));
  const stems = exact ? null : tellingStems(contentStems(message));
  const anchor = exact ?? (stems && stems.size >= leastShared ? anchors.find((hit) => saysNearly(hit.anchor, stems))?.anchor : undefined);
  return anchor && speaker.isNew(anchor.firstMove) ? anchor : null;
}

/** Says its first move. The topic that it leads to, or of which it may speak, stays for what is asked next. */
export function openWithAnchor(anchor: Anchor, found: Thread, { topic }: Reading, speaker: Speaker): { rung: Rung; problem: null; thread: Thread } {
  speaker.sayFirst([anchor.firstMove]);
  const isOfAnchor = topic !== null && (anchor.topics ? anchor.topics.includes(topic.topic.id) : topic.topic.subject === anchor.subject);
  const about = isOfAnchor ? { topic: topic.topic, stuckPoint: found.stuckPoint } : { topic: null, stuckPoint: null };
  return { rung: 'opened', problem: null, thread: { ...found, ...about, isNew: true, matter: null, anchor, subject: anchor.subject } };
}
