/** How long KORA Read takes over 2,000 words, with the embedded engine: when all read one text, as a class does, and when nobody's text has been read before. */
import { readFileSync } from 'node:fs';
import { promptStyles } from '../../src/contracts/reading.ts';
import { atOnce, type Latency } from './latency.ts';

/** Whole passages of the tests, one after another, up to 2,000 words: no sentence comes twice, as in a real text. */
const words = [
  'story-lighthouse',
  'biography-anning',
  'story-first-day',
  'history-canal',
  'story-fox',
  'letter-grandfather',
  'adventure-cave',
  'science-sleep',
  'science-volcano',
  'news-bridge',
  'story-victorian',
  'essay-silence',
]
  .map((name) => readFileSync(new URL(`../../tests/passages/${name}.txt`, import.meta.url), 'utf8'))
  .join('\n\n')
  .split(/(?<=\s)/)
  .slice(0, 2_000);

/** The same words begun at another one: for the engine a text of its own. */
const begunAt = (start: number): string => [...words.slice(start), ...words.slice(0, start)].join('');

export async function promptLatency(origin: string, { concurrent, requests, text }: { concurrent: number; requests: number; text: 'same' | 'own' }): Promise<Latency> {
  let asked = 0;
  const send = async (index: number): Promise<boolean> => {
    const passage = begunAt(text === 'own' ? ++asked : 0);
    const response = await fetch(`${origin}/api/literacy/generate-prompts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Device-Id': `bench-device-${String(index % concurrent).padStart(6, '0')}` },
      body: JSON.stringify({ passage, promptStyle: promptStyles[index % promptStyles.length], teacherMode: index % 2 === 0 }),
    });
    return response.ok && ((await response.json()) as { items: unknown[] }).items.length > 4;
  };
  await atOnce({ concurrent, requests: concurrent * 2 }, send);
  return atOnce({ concurrent, requests }, send);
}
