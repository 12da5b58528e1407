/** Live sessions: opening, joining, coming back with the same key. */
import { type CallOptions, call, type Failure, type Result } from '../../api/client.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { closeCodes, type OwnWork, readCode } from '../../contracts/live/protocol.ts';
import type { CreateSessionBody, CreateSessionReply, JoinReply } from '../../contracts/live/session.ts';
import { forgetSeat, type HostKey, hasTexts, hostPath, joinPath, keepHostKey, keepSeat, markRemoved, markSeatOver, placeOf, type SeatKey, seatKeys } from './kept-keys.ts';
import { browserLine, type Hearing, type LiveLine } from './live-line.ts';
import { keptOutbox, memoryOutbox } from './outbox.ts';

const sessions: Endpoint<CreateSessionBody, CreateSessionReply> = {
  method: 'POST',
  path: '/api/live/sessions',
  timeoutMs: 15_000,
  isOutput: (value): value is CreateSessionReply => hasTexts(value, 'code', 'hostToken', 'coToken', 'expiresAt'),
};
const below = <I, O>(endpoint: Omit<Endpoint<I, O>, 'path' | 'timeoutMs'>, code: string, path: string): Endpoint<I, O> => ({
  ...endpoint,
  timeoutMs: 15_000,
  path: `/api/live/sessions/${encodeURIComponent(code)}${path}`,
});
const nothing = { isOutput: (value: unknown): value is undefined => value === undefined } as const;
const participants = (code: string) =>
  below<{ name: string; joinKey: string; pin?: string }, JoinReply>(
    { method: 'POST', isOutput: (value): value is JoinReply => hasTexts(value, 'participantId', 'resumeToken', 'name', 'kind', 'expiresAt') },
    code,
    '/participants',
  );
const erasing = (code: string) => below<undefined, undefined>({ method: 'DELETE', ...nothing }, code, '');
const leaving = (code: string) => below<undefined, undefined>({ method: 'DELETE', ...nothing }, code, '/participants/me');
const results = (code: string) =>
  below<undefined, Record<string, unknown>>(
    { method: 'GET', isOutput: (value): value is Record<string, unknown> => typeof value === 'object' && value !== null },
    code,
    '/export?format=json',
  );

/** Opens a session. A request whose answer was lost is sent once more under the same key, so that no second session comes of it. */
export async function openSession(body: CreateSessionBody): Promise<Result<HostKey>> {
  const options: CallOptions = { requestKey: crypto.randomUUID() };
  let result = await call(sessions, body, options);
  if (!result.ok && (result.failure.kind === 'network' || statusOf(result.failure) === 409)) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    result = await call(sessions, body, options);
  }
  if (!result.ok) return result;
  const { code, hostToken, coToken, expiresAt } = result.value;
  const key: HostKey = { kind: body.kind, code, title: body.content.title, hostToken, coToken, expiresAt };
  keepHostKey(key);
  return { ok: true, value: key };
}

export const statusOf = (failure: Failure): number => (failure.kind === 'status' ? failure.status : 0);

/** Takes a seat, or comes back to the one this device has under the code. `pin`: the teacher's number for a seat that another device has. */
export async function joinSession(typed: string, name: string, pin?: string): Promise<Result<SeatKey>> {
  const code = readCode(typed) ?? typed.trim().toUpperCase();
  const joinKey = seatKeys()[code]?.joinKey ?? crypto.randomUUID();
  const result = await call(participants(code), { name, joinKey, ...(pin !== undefined && { pin }) });
  if (!result.ok) {
    if (statusOf(result.failure) === 404) markSeatOver(code);
    return result;
  }
  const { participantId: pid, resumeToken: token, name: given, kind, expiresAt } = result.value;
  const seat: SeatKey = { kind, code, joinKey, pid, token, name: given, expiresAt };
  keepSeat(seat);
  return { ok: true, value: seat };
}

/** The student's line. What is sent is kept on the device until it is stored. */
export function seatLine(seat: SeatKey, hear?: Hearing): LiveLine {
  const line = browserLine(seat.code, seat.token, {
    outbox: keptOutbox(placeOf(seat)),
    hear,
    check: async () => {
      const again = await call(participants(seat.code), { name: seat.name, joinKey: seat.joinKey });
      if (again.ok) return 'there';
      const status = statusOf(again.failure);
      return status === 404 ? 'gone' : status === 403 ? 'removed' : 'unknown';
    },
  });
  line.$state.subscribe((state) => {
    const isRemoved = state.is === 'closed' && state.code === closeCodes.removed;
    if (isRemoved || state.is === 'open') markRemoved(seat, isRemoved);
  });
  return line;
}

/** Milliseconds that an instruction of a teacher waits for a line that was cut: as long as it is still meant for this moment. */
const patience = 5_000;

/** What a seat has sent, to be read after the end, as long as the server holds it. Null: it holds nothing any more, or cannot be reached. Sends nothing. */
export async function sentFrom({ code, token }: SeatKey): Promise<OwnWork | null> {
  const line = browserLine(code, token, { outbox: memoryOutbox(), check: async () => 'gone' });
  const own = await new Promise<OwnWork | null>((resolve) => {
    line.$view.listen((view) => resolve(view?.own ?? null));
    line.$state.listen(({ is }) => is === 'closed' && resolve(null));
  });
  line.close();
  return own;
}

/** The teacher's line. */
export const hostLine = ({ code, hostToken }: Pick<HostKey, 'code' | 'hostToken'>): LiveLine =>
  browserLine(code, hostToken, { outbox: memoryOutbox(), patience, check: async () => checkKey(await call(results(code), undefined, { token: hostToken })) });
export const projectorLine = (code: string, coToken: string): LiveLine => browserLine(code, coToken, { outbox: memoryOutbox(), check: async () => 'unknown' });

const checkKey = (result: Result<unknown>): 'there' | 'gone' | 'unknown' => {
  if (result.ok) return 'there';
  return [401, 404].includes(statusOf(result.failure)) ? 'gone' : 'unknown';
};

/** Erases the session and everything in it, now. */
export const eraseSession = ({ code, hostToken }: HostKey): Promise<Result<undefined>> => call(erasing(code), undefined, { token: hostToken });
/** Erases everything this seat has sent, and the seat. A session that is not there any more, or a seat that is erased, holds nothing. */
export async function eraseMine(seat: SeatKey): Promise<Result<undefined>> {
  const result = await call(leaving(seat.code), undefined, { token: seat.token });
  if (!result.ok && ![401, 404].includes(statusOf(result.failure))) return result;
  forgetSeat(seat.code);
  return { ok: true, value: undefined };
}

/** The address that opens the teacher's side elsewhere. The key stands behind "#", which no server sees. */
export const hostLink = (key: HostKey, origin: string): string => `${origin}${hostPath(key)}#h=${key.hostToken}&c=${key.coToken}`;
export const projectorLink = (key: HostKey, origin: string): string => `${origin}${hostPath(key)}#c=${key.coToken}`;
export const joinLink = (key: Pick<HostKey, 'kind' | 'code'>, origin: string): string => `${origin}${joinPath(key)}`;
