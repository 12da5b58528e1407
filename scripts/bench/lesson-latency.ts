/** How long a lesson takes with the embedded engine, over many topics, styles and lengths. */
import { lessonDurations, teachingStyles } from '../../src/contracts/lesson.ts';
import { atOnce, type Latency } from './latency.ts';

const topics = ['Photosynthesis', 'Adding fractions', 'The Cuban Missile Crisis', 'Poetry', 'Plate tectonics', 'How bees find their way home', 'Algorithms', 'Percentages'];

export async function lessonLatency(origin: string, { concurrent, requests }: { concurrent: number; requests: number }): Promise<Latency> {
  const send = async (index: number): Promise<boolean> => {
    const slideCount = 4 + (index % 9);
    const response = await fetch(`${origin}/api/aurora/generate-lesson`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Device-Id': `bench-device-${String(index % concurrent).padStart(6, '0')}` },
      body: JSON.stringify({
        subject: 'School',
        gradeLevel: `Grade ${3 + (index % 9)}`,
        topic: topics[index % topics.length],
        duration: lessonDurations[index % lessonDurations.length],
        teachingStyle: teachingStyles[index % teachingStyles.length],
        slideCount,
        contentDifficulty: 1 + (index % 5),
      }),
    });
    return response.ok && ((await response.json()) as { slides: unknown[] }).slides.length === slideCount;
  };
  await atOnce({ concurrent, requests: concurrent * 2 }, send);
  return atOnce({ concurrent, requests }, send);
}
