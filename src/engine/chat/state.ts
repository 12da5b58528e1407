/** Where a conversation stands. It travels inside the id of Kora's last reply, so that nothing needs to be stored. */

import { type LifeMatter, lifeMatters } from '../../contracts/knowledge/life-moves.ts';
import { type AnchorSubject, anchorSubjects, type Feeling, feelings } from '../../contracts/knowledge/vocabulary.ts';
import { saidMark } from '../text/hash.ts';
import { sentencesOf } from '../text/words.ts';
import { noSetting, type Setting } from './setting.ts';

/** Rungs of the hint ladder. A thread climbs them one at a time. */
export const rungs = ['opened', 'question', 'hint', 'example', 'yours'] as const;
export type Rung = (typeof rungs)[number];

export interface ChatState {
  /** Replies given so far. */
  turn: number;
  anchor: string | null;
  topic: string | null;
  subject: AnchorSubject | null;
  /** What a student tells of beside any subject. */
  matter: LifeMatter | null;
  feeling: Feeling | null;
  /** Index of the pack's stuck point in work. */
  stuckPoint: number | null;
  rung: Rung;
  /** Words after "about" for a topic no pack covers. */
  unknownTopic: string | null;
  /** The sum, equation or other problem the student is working on, as text. */
  problem: string | null;
  /** What a teacher has told about the class and the time. */
  setting: Setting;
  /** A teacher's latest matter, by the id of its ask, or latest wish. */
  asked: string | null;
  /** The short pack in work, by its id. */
  short: string | null;
  /** Marks of every sentence Kora has said, oldest first. */
  said: string[];
}

export const freshState: ChatState = {
  turn: 0,
  anchor: null,
  topic: null,
  subject: null,
  matter: null,
  feeling: null,
  stuckPoint: null,
  rung: 'opened',
  unknownTopic: null,
  problem: null,
  setting: noSetting,
  asked: null,
  short: null,
  said: [],
};

/** Stands in `asked` where a student has an essay to write. */
export const essayAsked = 'essay';

/** Enough for some twenty long replies; then the oldest are forgotten. An id has to fit a request. */
const maxSaid = 168;

export function remember(state: ChatState, text: string): ChatState {
  const said = [...state.said, ...sentencesOf(text).map(saidMark)].slice(-maxSaid);
  return { ...state, said, turn: state.turn + 1 };
}

const settingKeys = ['minutes', 'lessons', 'size', 'grade'] as const;

/** Compact text, safe in an id: fields joined by "~", no "." inside. */
export function encodeState(state: ChatState): string {
  return [
    state.turn,
    state.anchor ?? '',
    state.topic ?? '',
    state.subject ?? '',
    state.matter ?? '',
    state.feeling ?? '',
    state.stuckPoint ?? '',
    rungs.indexOf(state.rung),
    encoded(state.unknownTopic),
    encoded(state.problem),
    settingKeys.map((key) => state.setting[key] ?? '').join(','),
    state.asked ?? '',
    state.short ?? '',
    state.said.join(''),
  ].join('~');
}

/** Reads what `encodeState` wrote; null for anything else. */
export function decodeState(text: string): ChatState | null {
  const match =
    /^(?<turn>\d{1,6})~(?<anchor>[a-z0-9-]*)~(?<topic>[a-z0-9-]*)~(?<subject>[a-z-]*)~(?<matter>[a-zA-Z]*)~(?<feeling>[a-z]*)~(?<stuck>\d{0,3})~(?<rung>[0-4])~(?<unknown>[^~.]*)~(?<problem>[^~.]*)~(?:(?<setting>(?:\d{0,3},){3}\d{0,3})~(?<asked>[a-z0-9-]*)~(?:(?<short>[a-z0-9-]*)~)?)?(?<said>(?:[\w-]{3})*)$/.exec(
      text,
    )?.groups;
  if (!match) return null;
  const subject = anchorSubjects.find((s) => s === match.subject) ?? null;
  const matter = lifeMatters.find((m) => m === match.matter) ?? null;
  const feeling = feelings.find((f) => f === match.feeling) ?? null;
  const rung = rungs[Number(match.rung)];
  const unknownTopic = decoded(match.unknown ?? '');
  const problem = decoded(match.problem ?? '');
  if ((match.subject && !subject) || (match.matter && !matter) || (match.feeling && !feeling) || !rung || unknownTopic === null || problem === null) return null;
  const setting = Object.fromEntries((match.setting ?? ',,,').split(',').map((value, i) => [settingKeys[i], value ? Number(value) : null])) as unknown as Setting;
  return {
    turn: Number(match.turn),
    anchor: match.anchor || null,
    topic: match.topic || null,
    subject,
    matter,
    feeling,
    stuckPoint: match.stuck ? Number(match.stuck) : null,
    rung,
    unknownTopic: unknownTopic || null,
    problem: problem || null,
    setting,
    asked: match.asked || null,
    short: match.short || null,
    said: match.said?.match(/.{3}/g) ?? [],
  };
}

/** The id of a reply: the state it left behind, and what proves that the reply is Kora's. */
export const replyId = (encodedState: string, proof: string): string => `k1.${encodedState}.${proof}`;

/** The parts of such an id; null for any other. */
export function readReplyId(id: string): { encodedState: string; proof: string } | null {
  const [version, encodedState, proof, ...rest] = id.split('.');
  return version === 'k1' && encodedState && proof && rest.length === 0 ? { encodedState, proof } : null;
}

/** Percent encoding, without the two characters that part fields and ids. */
const encoded = (text: string | null): string =>
  encodeURIComponent(text ?? '')
    .replaceAll('.', '%2E')
    .replaceAll('~', '%7E');

/** Null when the text is no percent encoding. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
