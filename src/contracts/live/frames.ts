/** What clients may send, checked on the edge. Unknown fields are refused. */
import * as z from 'zod';
import { supportLevels } from '../comet.ts';
import { hasVisibleText } from '../limits.ts';
import { liveLimits as live } from './limits.ts';
import { protocolVersion } from './protocol.ts';

const id = z.string().regex(/^[A-Za-z0-9-]{8,64}$/);
const pid = z.string().regex(/^p\d{1,6}$/);
/** Names one answer or question to the teacher. */
const ref = z.string().regex(/^[ak]\d{1,9}$/);
const text = (max: number) => z.string().max(max).refine(hasVisibleText);
const step = z.int().min(0).max(live.steps);

const rev = z.int().min(0).max(1_000_000);

/** From anyone. */
export const Hello = z.strictObject({
  t: z.literal('hello'),
  v: z.literal(protocolVersion),
  /** The last event this client has seen. */
  since: z.int().min(0).optional(),
});
export const Seen = z.strictObject({ t: z.literal('seen'), seq: z.int().min(0) });

export const Submit = z.strictObject({
  t: z.literal('submit'),
  id,
  step,
  q: z.string().regex(/^[a-z0-9-]{1,40}$/),
  rev,
  text: text(live.responseChars).optional(),
  choice: z.int().min(0).max(50).optional(),
  blanks: z.array(z.string().max(live.blankChars)).max(live.blanks).optional(),
});
export const Ask = z.strictObject({ t: z.literal('ask'), id, text: text(live.askChars) });
export const Progress = z.strictObject({ t: z.literal('progress'), id, step, pct: z.int().min(0).max(100) });
/** For an answer that stands to the vote, or with a question that the teacher shows to the class. `on` false takes it back. */
export const Vote = z.strictObject({ t: z.literal('vote'), id, ref, on: z.boolean().default(true) });
export const Leave = z.strictObject({ t: z.literal('leave'), id, erase: z.boolean().optional() });

const on = z.boolean();
export const Goto = z.strictObject({ t: z.literal('goto'), id, step, slide: z.int().min(0).max(live.questions).default(0) });
export const Lock = z.strictObject({ t: z.literal('lock'), id, on });
/** Without `pid`: whether newcomers wait to be let in. */
export const Admit = z.strictObject({ t: z.literal('admit'), id, pid: pid.optional(), on: on.default(true) });
export const SetPace = z.strictObject({ t: z.literal('pace'), id, pace: z.enum(['teacher', 'students']) });
/** `on` false takes it back. `ban`: for this session; otherwise back to the lobby. */
export const Kick = z.strictObject({ t: z.literal('kick'), id, pid, ban: on.default(false), on: on.default(true) });
/** Three digits by which another device of the same student takes the seat. */
export const seatPin = z.string().regex(/^\d{3}$/);
/** The seat may be taken on another device with the number, once and for some minutes. */
export const Reseat = z.strictObject({ t: z.literal('reseat'), id, pid, pin: seatPin });
export const Rename = z.strictObject({ t: z.literal('rename'), id, pid, name: text(live.nameChars) });
/** `rev`: the revision of the answer that the teacher has read. Words that came since are not shown unread. */
export const Show = z.strictObject({ t: z.literal('show'), id, ref, rev: rev.optional() });
export const Hide = z.strictObject({ t: z.literal('hide'), id, ref });
/** Large on the projector; null for none. */
export const Spotlight = z.strictObject({ t: z.literal('spotlight'), id, ref: ref.nullable(), rev: rev.optional() });
export const Reply = z.strictObject({ t: z.literal('answer'), id, ref, text: text(live.askChars) });
const q = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** A vote on what is shown of the answers to one question. */
export const Poll = z.strictObject({ t: z.literal('poll'), id, step, q });
/** The vote is over, and its results are told; with `away` it leaves the screens, too. */
export const ClosePoll = z.strictObject({ t: z.literal('close-poll'), id, away: on.default(false) });
/** The class may know the results of one question, and nobody answers it any more. */
export const Reveal = z.strictObject({ t: z.literal('reveal'), id, q, on: on.default(true) });
/** How much one participant finds filled in. */
export const Support = z.strictObject({ t: z.literal('support'), id, pid, level: z.enum(supportLevels) });
const turn = z.int().min(0).max(live.events);
/** Closes the vote of this number. `choice`: the teacher's casting vote, among those that have the most. */
export const Decide = z.strictObject({ t: z.literal('decide'), id, vote: turn, choice: z.int().min(0).max(50).optional() });
/** From what follows to the next event. */
export const Onward = z.strictObject({ t: z.literal('onward'), id });
/** Back to a turn, to see where another decision, or the one that was taken, leads. */
export const Rewind = z.strictObject({ t: z.literal('rewind'), id, to: turn, choice: z.int().min(0).max(50) });
/** Another role for one seat. */
export const Cast = z.strictObject({ t: z.literal('cast'), id, pid, role: z.int().min(0).max(100) });
export const End = z.strictObject({ t: z.literal('end'), id, purge: on.default(false) });

export const ClientFrame = z.discriminatedUnion('t', [
  Hello,
  Seen,
  Submit,
  Ask,
  Progress,
  Vote,
  Leave,
  Goto,
  Lock,
  Admit,
  SetPace,
  Kick,
  Reseat,
  Rename,
  Show,
  Hide,
  Spotlight,
  Reply,
  Poll,
  ClosePoll,
  Reveal,
  Support,
  Decide,
  Onward,
  Rewind,
  Cast,
  End,
]);
export type ClientFrame = z.infer<typeof ClientFrame>;
/** As sent: fields with a default may be missing. */
export type ClientFrameBody = z.input<typeof ClientFrame>;
/** What changes the room. */
export type Command = Exclude<ClientFrame, { t: 'hello' | 'seen' }>;
export type ClientFrameName = ClientFrame['t'];
/** An instruction without its id, which the client adds. */
export type CommandBody = ClientFrameBody extends infer F ? (F extends { id: string } ? Omit<F, 'id'> : never) : never;
