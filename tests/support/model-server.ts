/** A real HTTP server that speaks the OpenAI chat completions protocol, well or badly as a test asks, and records every call. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Behavior =
  | 'normal'
  | 'refusal'
  | 'malformed-json'
  | 'wrong-shape'
  | 'empty'
  | 429
  | 500
  | 401
  | 'once-500'
  | 'hang'
  | 'cut'
  | 'drip'
  | 'huge'
  | 'unsafe'
  | 'insult'
  | 'leak'
  | 'too-long'
  | 'filtered'
  | 'redirect';

export interface ModelCall {
  path: string;
  body: { model?: string; stream?: boolean; store?: boolean; messages?: { role: string; content: string }[]; response_format?: unknown };
}

export interface ModelServer {
  baseURL: string;
  calls: ModelCall[];
  /** How the next calls are answered. */
  behave(behavior: Behavior, text?: string): void;
  /** The next calls are answered normally with these texts, one each; then `text` as before. */
  script(texts: readonly string[]): void;
  close(): Promise<void>;
}

export const modelText = 'That test is tomorrow, so we take one small step. Half of 8 is 4. Which of your fractions is nearer to a half?';

export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  let behavior: Behavior = 'normal';
  let text = modelText;
  let scripted: readonly string[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as ModelCall['body'];
    calls.push({ path: request.url ?? '', body });
    const now = behavior;
    if (now === 'once-500') behavior = 'normal';
    const [next, ...rest] = scripted;
    scripted = rest;
    answer(next === undefined ? now : 'normal', next ?? text, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave(next, nextText = modelText) {
      behavior = next;
      text = nextText;
      scripted = [];
    },
    script(texts) {
      scripted = texts;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(behavior: Behavior, text: string, body: ModelCall['body'], response: ServerResponse): void {
  const json = (status: number, value: unknown) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(typeof value === 'string' ? value : JSON.stringify(value));
  switch (behavior) {
    case 429:
    case 500:
    case 401:
      return void json(behavior, { error: { message: `fault ${behavior}`, type: 'test' } });
    case 'once-500':
      return void json(500, { error: { message: 'passing fault', type: 'test' } });
    case 'hang':
      return;
    case 'malformed-json':
      return void (body.stream ? sse(response, ['{"choices":[{"delta":{"content":"Hel']) : json(200, '{"choices": [{"message": {"content": "Hel'));
    case 'wrong-shape':
      return void (body.stream ? sse(response, [JSON.stringify({ hello: 'world' }), '[DONE]']) : json(200, { hello: 'world' }));
    case 'empty':
      return void (body.stream ? sse(response, [delta(''), finish(), '[DONE]']) : json(200, completion('')));
    case 'refusal':
      return void (body.stream
        ? sse(response, [JSON.stringify({ choices: [{ index: 0, delta: { refusal: 'I cannot help with that.' }, finish_reason: null }] }), finish(), '[DONE]'])
        : json(200, { ...completion(null), choices: [{ index: 0, message: { role: 'assistant', content: null, refusal: 'I cannot help with that.' }, finish_reason: 'stop' }] }));
    case 'huge': {
      const huge = 'x'.repeat(5 * 1024 * 1024);
      return void (body.stream ? sse(response, [delta(huge), finish(), '[DONE]']) : json(200, completion(huge)));
    }
    case 'cut':
      response.writeHead(200, { 'Content-Type': body.stream ? 'text/event-stream' : 'application/json', ...(!body.stream && { 'Content-Length': '100000' }) });
      response.write(body.stream ? `data: ${delta('That test is tomorrow. Half of ')}\n\n` : '{"choices": [');
      setTimeout(() => response.destroy(), 50);
      return;
    case 'drip':
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      setInterval(() => response.writable && response.write(`data: ${delta('a ')}\n\n`), 300).unref();
      return;
    case 'unsafe':
      respond('I feel so close to you, as your friend. See https://evil.example/x for more. What now?', body, response, json);
      return;
    case 'insult':
      respond('You fucking idiot, just copy it. What now?', body, response, json);
      return;
    case 'too-long':
    case 'filtered':
      respond('Take one fraction at a time. Which of your two has the', body, response, json, behavior === 'filtered' ? 'content_filter' : 'length');
      return;
    case 'redirect':
      return void response.writeHead(302, { Location: '/v1/chat/completions' }).end();
    case 'leak':
      respond(`My reference is ${/kora-[0-9a-f-]{36}/.exec(JSON.stringify(body.messages))?.[0] ?? 'kora-none'}. What now?`, body, response, json);
      return;
    case 'normal':
      respond(text, body, response, json);
  }
}

function respond(text: string, body: ModelCall['body'], response: ServerResponse, json: (status: number, value: unknown) => unknown, reason = 'stop'): void {
  if (!body.stream) return void json(200, completion(text, reason));
  sse(response, [...(text.match(/\S+\s*/g) ?? []).map(delta), finish(reason), '[DONE]']);
}

function sse(response: ServerResponse, events: string[]): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const event of events) response.write(`data: ${event}\n\n`);
  response.end();
}

const delta = (content: string): string =>
  JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const finish = (reason = 'stop'): string =>
  JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, delta: {}, finish_reason: reason }] });
const completion = (content: string | null, reason = 'stop') => ({
  id: 'c1',
  object: 'chat.completion',
  created: 1,
  model: 'test',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: reason }],
  usage: { prompt_tokens: 100, completion_tokens: 30, total_tokens: 130 },
});
