/** Reads an answer that comes as an event stream. A part of its own: it is fetched while the server thinks. */
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The data of `done`; undefined when the stream ends before it. Every event before goes to `onEvent`. */
export async function readEvents(response: Response, onEvent: (event: string, data: unknown) => void): Promise<unknown> {
  const events = response.body?.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).pipeThrough(new EventSourceParserStream());
  const reader = events?.getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return undefined;
    const data: unknown = JSON.parse(next.value.data);
    if (next.value.event === 'done') return data;
    onEvent(next.value.event ?? 'message', data);
  }
}
