/** Where a conversation stands. It travels inside the id of Kora's last reply, so that nothing needs to be stored. */
import { type AnchorSubject, anchorSubjects, type Feeling, feelings } from '../../contracts/knowledge/vocabulary.ts';
import { sentenceMark } from '../text/hash.ts';
import { sentencesOf } from '../text/words.ts';

/** Rungs of the hint ladder. A thread climbs them one at a time. */
export const rungs = ['opened', 'question', 'hint', 'example', 'yours'] as const;
export type Rung = (typeof rungs)[number];

export interface ChatState {
  /** Replies given so far. */
  turn: number;
  anchor: string | null;
  topic: string | null;
  subject: AnchorSubject | null;
  feeling: Feeling | null;
  /** Index of the pack's stuck point in work. */
  stuckPoint: number | null;
  rung: Rung;
  /** Words after "about" for a topic no pack covers. */
  unknownTopic: string | null;
  /** Marks of every sentence Kora has said, oldest first. */
  said: string[];
}

export const freshState: ChatState = {
  turn: 0,
  anchor: null,
  topic: null,
  subject: null,
  feeling: null,
  stuckPoint: null,
  rung: 'opened',
  unknownTopic: null,
  said: [],
};

/** Enough for some twenty long replies; then the oldest are forgotten. */
const maxSaid = 170;

export function remember(state: ChatState, text: string): ChatState {
  const said = [...state.said, ...sentencesOf(text).map(sentenceMark)].slice(-maxSaid);
  return { ...state, said, turn: state.turn + 1 };
}

/** Compact text, safe in an id: fields joined by "~", no "." inside. */
export function encodeState(state: ChatState): string {
  return [
    state.turn,
    state.anchor ?? '',
    state.topic ?? '',
    state.subject ?? '',
    state.feeling ?? '',
    state.stuckPoint ?? '',
    rungs.indexOf(state.rung),
    encodeURIComponent(state.unknownTopic ?? '')
      .replaceAll('.', '%2E')
      .replaceAll('~', '%7E'),
    state.said.join(''),
  ].join('~');
}

/** Reads what `encodeState` wrote; null for anything else. */
export function decodeState(text: string): ChatState | null {
  const parts = text.split('~');
  if (parts.length !== 9) return null;
  const [turn = '', anchor = '', topic = '', subject = '', feeling = '', stuckPoint = '', rung = '', unknownTopic = '', said = ''] = parts;
  const knownRung = rungs[Number(rung)];
  if (!/^\d+$/.test(turn) || !knownRung) return null;
  return {
    turn: Number(turn),
    anchor: anchor || null,
    topic: topic || null,
    subject: anchorSubjects.find((s) => s === subject) ?? null,
    feeling: feelings.find((f) => f === feeling) ?? null,
    stuckPoint: stuckPoint === '' ? null : Number(stuckPoint),
    rung: knownRung,
    unknownTopic: unknownTopic ? decodeURIComponent(unknownTopic) : null,
    said: said.match(/.{4}/g) ?? [],
  };
}
