/** How long viewpoints on a question take: questions that are curated, as written and reworded, and questions that are not. */
import { atOnce, type Latency } from './latency.ts';

const questions = [
  'Should students have homework?',
  'Is social media good or bad for teenagers?',
  'should phones be banned in school',
  'do animals belong in zoos',
  'Should my town build a bridge across the river?',
  'why do people disagree about nuclear power',
  'Should everyone learn a second language?',
  'is it fair that some people earn more than others',
];

export async function exploreLatency(origin: string, { concurrent, requests }: { concurrent: number; requests: number }): Promise<Latency> {
  const send = async (index: number): Promise<boolean> => {
    const question = encodeURIComponent(questions[index % questions.length] ?? '');
    const response = await fetch(`${origin}/api/explore-perspectives?question=${question}`, {
      headers: { 'X-Device-Id': `bench-device-${String(index % concurrent).padStart(6, '0')}` },
    });
    return response.ok && ((await response.json()) as { perspectives: unknown[] }).perspectives.length > 1;
  };
  await atOnce({ concurrent, requests: concurrent * 2 }, send);
  return atOnce({ concurrent, requests }, send);
}
