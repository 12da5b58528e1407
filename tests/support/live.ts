/** Real sockets into the live sessions of a test Worker. */
import type { ClientFrameBody } from '../../src/contracts/live/frames.ts';
import { protocolVersion, type ServerFrame, subprotocol } from '../../src/contracts/live/protocol.ts';
import type { CreateSessionBody, CreateSessionReply, JoinReply } from '../../src/contracts/live/session.ts';
import type { PareLesson } from '../../src/contracts/pare.ts';

export const pareLesson: PareLesson = {
  title: 'How a lake can disappear',
  pulseScene: 'Ships lie in the sand, and no water is in sight.',
  relevance: 'Water comes from somewhere.',
  backgroundBullets: ['Two rivers fed the lake.'],
  suggestedVisuals: ['A map of the two rivers'],
  activateTask: 'Write the three most likely reasons.',
  revealContent: 'The rivers were used for cotton.',
  echoPrompts: ['Which of your reasons held?', 'What would you ask next?'],
  closingLine: 'A lake is what its rivers bring.',
};

/** What a test needs of the server: a Worker of the harness, or a port. */
export interface LiveServer {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Its address, as in "http://127.0.0.1:8951". */
  origin: string;
}

export const postJson = (server: LiveServer, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  server.fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });

export async function openPare(server: LiveServer, change: Partial<CreateSessionBody> = {}, content: PareLesson = pareLesson): Promise<CreateSessionReply> {
  const response = await postJson(server, '/api/live/sessions', { kind: 'pare', content, ...change }, { 'Idempotency-Key': crypto.randomUUID() });
  if (response.status !== 201) throw new Error(`opening answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as CreateSessionReply;
}

export async function join(server: LiveServer, code: string, name: string, joinKey: string = crypto.randomUUID()): Promise<JoinReply> {
  const response = await postJson(server, `/api/live/sessions/${code}/participants`, { name, joinKey });
  if (response.status !== 201) throw new Error(`joining answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as JoinReply;
}

type Of<T extends ServerFrame['t']> = Extract<ServerFrame, { t: T }>;

export interface TestSocket {
  frames: ServerFrame[];
  send(frame: ClientFrameBody | Record<string, unknown>): void;
  sendRaw(data: string | Uint8Array<ArrayBuffer>): void;
  /** The next frame of the kind that fits and was not taken yet. */
  next<T extends ServerFrame['t']>(t: T, fits?: (frame: Of<T>) => boolean): Promise<Of<T>>;
  /** The code of the close. */
  closed: Promise<number>;
  close(): void;
}

/** Milliseconds a frame may take on a busy machine. */
const patience = 15_000;

/** Opens the socket and says hello; rejects when the handshake is refused. */
export async function connect(server: LiveServer, code: string, token: string, { since, hello = true }: { since?: number; hello?: boolean } = {}): Promise<TestSocket> {
  const url = `${server.origin.replace(/^http/, 'ws')}/api/live/sessions/${code}/socket`;
  // Node's own WebSocket takes headers beside the protocols, which its types do not say.
  const socket = new WebSocket(url, { protocols: [subprotocol, `t.${token}`], headers: { Origin: server.origin } } as unknown as string[]);
  const frames: ServerFrame[] = [];
  const untaken: ServerFrame[] = [];
  let wake: (() => void)[] = [];
  let isClosed = false;
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code: why }) => {
      isClosed = true;
      for (const each of wake) each();
      resolve(why);
    };
  });
  socket.onmessage = ({ data }) => {
    if (data === 'pong') return;
    const message = JSON.parse(String(data)) as ServerFrame | ServerFrame[];
    for (const frame of Array.isArray(message) ? message : [message]) {
      frames.push(frame);
      untaken.push(frame);
    }
    const waking = wake;
    wake = [];
    for (const each of waking) each();
  };
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error('the socket was refused'));
  });
  const sendRaw = (data: string | Uint8Array<ArrayBuffer>): void => socket.send(data);
  const send: TestSocket['send'] = (frame) => sendRaw(JSON.stringify(frame));
  if (hello) send({ t: 'hello', v: protocolVersion, ...(since !== undefined && { since }) });
  return {
    frames,
    send,
    sendRaw,
    closed,
    close: () => socket.close(),
    async next(t, fits = () => true) {
      const end = Date.now() + patience;
      for (;;) {
        const at = untaken.findIndex((frame) => frame.t === t && fits(frame as never));
        if (at >= 0) return untaken.splice(at, 1)[0] as never;
        if (isClosed || Date.now() > end) throw new Error(`no frame ${t}; came: ${frames.map((frame) => frame.t).join(' ')}${isClosed ? '; closed' : ''}`);
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake.push(resolve);
          timer = setTimeout(resolve, Math.min(500, patience));
        });
        clearTimeout(timer);
      }
    },
  };
}

let counter = 0;
/** An id that no other frame of this run has. */
export const nextId = (): string => `id-${String(++counter).padStart(8, '0')}`;
