/** A real HTTP server that takes mails as Resend's API does, well or badly as a test asks, and records every call. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type MailBehavior = 'normal' | 500 | 429 | 422 | 'once-500' | 'hang' | 'malformed' | 'wrong-shape' | 'redirect' | 'cut';

export interface MailCall {
  headers: Record<string, string | string[] | undefined>;
  body: { from: string; to: string[]; subject: string; text: string; headers?: Record<string, string> };
}

export interface MailServer {
  url: string;
  calls: MailCall[];
  /** How mails are answered, or only those to one address. */
  behave(behavior: MailBehavior, address?: string): void;
  /** The calls with a mail to this address, when there are so many. A mail that failed may be tried again while the next test runs. */
  callsTo(address: string, count?: number): Promise<MailCall[]>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const calls: MailCall[] = [];
  const behaviors = new Map<string, MailBehavior>();
  const everyone = '';
  const callsTo = (address: string) => calls.filter(({ body }) => body.to.includes(address));
  let waiting: { isDone: () => boolean; resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as MailCall['body'];
    calls.push({ headers: request.headers, body });
    const address = body.to.find((to) => behaviors.has(to)) ?? everyone;
    const now = behaviors.get(address) ?? 'normal';
    if (now === 'once-500') behaviors.set(address, 'normal');
    const json = (status: number, text: string) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
    if (now === 'normal') json(200, `{"id":"mail-${calls.length}"}`);
    else if (now === 'once-500') json(500, '{"message":"passing fault"}');
    else if (typeof now === 'number') json(now, '{"message":"fault"}');
    else if (now === 'malformed') json(200, '{"id":"mail-');
    else if (now === 'wrong-shape') json(200, '["mail"]');
    else if (now === 'redirect') response.writeHead(302, { Location: '/elsewhere' }).end();
    else if (now === 'cut') request.socket.destroy();
    for (const { resolve } of waiting.filter(({ isDone }) => isDone())) resolve();
    waiting = waiting.filter(({ isDone }) => !isDone());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    calls,
    behave(behavior, address = everyone) {
      behaviors.set(address, behavior);
    },
    async callsTo(address, count = 1) {
      const isDone = () => callsTo(address).length >= count;
      if (!isDone()) await new Promise<void>((resolve) => void waiting.push({ isDone, resolve }));
      return callsTo(address);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
