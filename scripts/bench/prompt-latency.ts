/** How long KORA Read takes over 2,000 words, with the embedded engine. */
import { readFileSync } from 'node:fs';
import { promptStyles } from '../../src/contracts/reading.ts';
import { atOnce, type Latency } from './latency.ts';

/** Whole passages of the tests, one after another, up to 2,000 words: no sentence comes twice, as in a real text. */
const passage = [
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
  .slice(0, 2_000)
  .join('');

export async function promptLatency(origin: string, { concurrent, requests }: { concurrent: number; requests: number }): Promise<Latency> {
  const send = async (index: number): Promise<boolean> => {
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
