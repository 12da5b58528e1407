/** Reads the lessons that ship with Aurora, checks them and says in plain words what an editor must mend. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SampleLesson } from '../../src/catalog/schemas/sample-lesson.ts';
import { lessonFaults } from '../../src/engine/lesson/faults.ts';
import { readOne } from './read-file.ts';

/** Never throws for bad content: it goes into `problems`. */
export async function readLessons(dir: string, problems: string[]): Promise<SampleLesson[]> {
  const names = await readdir(dir).catch(() => []);
  const lessons: SampleLesson[] = [];
  for (const name of names.filter((each) => each.endsWith('.yaml')).sort()) {
    const file = path.join(dir, name);
    const lesson = await readOne(file, SampleLesson, problems);
    if (!lesson) continue;
    lessons.push(lesson);
    if (path.basename(name, '.yaml') !== lesson.id) problems.push(`${file}: id: is "${lesson.id}"; name the file ${lesson.id}.yaml or change the id.`);
    const { title: topic, duration, slides } = lesson;
    for (const fault of lessonFaults(lesson, { topic, duration, slideCount: slides.length })) problems.push(`${file}: ${fault}; mend it.`);
  }
  return lessons;
}
