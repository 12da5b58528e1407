/** Reads an event stream to its end. */
import { createParser } from 'eventsource-parser';

export interface ReadEvent {
  event: string;
  data: unknown;
}

export async function readEvents(response: Response): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event: event ?? 'message', data: JSON.parse(data) }) });
  parser.feed(await response.text());
  return events;
}
