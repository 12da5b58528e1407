/** Which thread a message belongs to: the one in work, or a new one. */

import type { AnchorSubject } from '../../contracts/knowledge/vocabulary.ts';
import { linearEquationIn } from '../math/check-claim.ts';
import type { ThreadContent } from './candidates.ts';
import type { KnowledgeIndex } from './knowledge-index.ts';
import { type Reading, strongAnchor } from './read-message.ts';
import type { ChatState } from './state.ts';
import { covers } from './topic-knowledge.ts';

export interface Thread extends ThreadContent {
  isNew: boolean;
  /** A new thread in a conversation that had another one. */
  switched: boolean;
  /** The visitor's earlier messages, newest first. */
  earlier: readonly string[];
}

/** A message this much like another anchor's opens that anchor even in mid-conversation. Teachers change the subject more freely. */
const changeCoverage = { student: 0.6, teacher: 0.35 };

export function threadFor(reading: Reading, state: ChatState, earlier: readonly string[], index: KnowledgeIndex): Thread {
  const current = state.topic ? (index.topics.get(state.topic) ?? null) : null;
  const named = reading.topic?.how === 'named' || reading.topic?.how === 'close' ? reading.topic.topic : null;
  const started = state.anchor !== null || current !== null || state.subject !== null || state.unknownTopic !== null;
  const anchorNow = state.anchor ? (index.anchors.get(state.anchor) ?? null) : null;
  const best = strongAnchor(reading);
  const otherTopic = named !== null && current !== null && named.id !== current.id;
  const otherAnchor =
    best !== null &&
    best.anchor.id !== state.anchor &&
    best.coverage >= changeCoverage[reading.mode] &&
    (best.matched >= 4 || reading.feeling !== null) &&
    reading.words >= 5 &&
    reading.intent !== 'still-stuck';
  const topicNow = named !== null && current === null && started && !(anchorNow?.topics?.includes(named.id) ?? false) && anchorNow?.subject !== named.subject;
  const otherSubject =
    current !== null && !named && reading.words >= 4 && reading.subjects.some(isSchool) && !reading.subjects.includes(current.subject) && !covers(current, reading.message);
  const firstAnchor = best !== null && state.anchor === null && current === null && best.coverage >= 0.5;
  const followsUp = ['still-stuck', 'success', 'wants-hint', 'wants-example', 'wants-answer', 'wants-essay', 'wants-check', 'not-for-us', 'thanks'].includes(reading.intent);
  const isNew = !started || otherTopic || topicNow || (!followsUp && (otherSubject || otherAnchor || firstAnchor));

  const topic = isNew ? (reading.topic?.topic ?? (otherAnchor || otherSubject ? null : current)) : (current ?? reading.topic?.topic ?? null);
  const anchor = isNew ? (best?.anchor ?? null) : anchorNow;
  // An anchor's own topic is a good guess for what follows, once the visitor has not named another.
  const found = topic ? index.findStuckPoint(topic, `${reading.message} ${shapeOf(reading.message)}`) : null;
  return {
    isNew,
    switched: isNew && started,
    topic,
    anchor,
    subject: topic?.subject ?? reading.subjects.find(isSchool) ?? (isNew ? (anchor?.subject ?? reading.subjects[0] ?? null) : state.subject),
    stuckPoint: found ?? (isNew || topic?.id !== state.topic ? null : state.stuckPoint),
    earlier,
  };
}

const isSchool = (subject: AnchorSubject): boolean => subject !== 'classroom' && subject !== 'study-skills';

/** What a sum or an equation looks like, in the words of a stuck point's cues. */
function shapeOf(message: string): string {
  const [, a, b] = /\d\/(\d+)\s*[+\-−]\s*\d+\/(\d+)/.exec(message) ?? [];
  if (a && b && a !== b) return 'different denominators';
  const equation = linearEquationIn(message);
  if (!equation) return '';
  const [left = '', right = ''] = equation.equation.split('=');
  return [/[()]/.test(equation.equation) && 'brackets parentheses', left.includes(equation.unknown) && right.includes(equation.unknown) && 'variables on both sides']
    .filter(Boolean)
    .join(' ');
}
