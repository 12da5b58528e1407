/** The files that a lesson can be taken along as. The makers load when one is asked for. */
import { loadPart } from '../../../ui/load-part.ts';
import type { MadeFile } from '../../../ui/paper/use-files.ts';
import { fileNameOf } from '../../../ui/save-file.ts';
import { lessonJson } from './lesson-json.ts';
import { handoutPaper, type NamedLesson, planPaper } from './lesson-papers.ts';

export type LessonFile = 'slides-pptx' | 'plan-docx' | 'plan-md' | 'handout-docx' | 'lesson-json';

/** @throws when the part of the site that makes it does not arrive. */
export async function lessonFile(kind: LessonFile, lesson: NamedLesson, now: Date): Promise<MadeFile> {
  const named = (ending: string, content: Blob, tail = ''): MadeFile => ({ name: fileNameOf(lesson.title, ending, 'lesson', tail), content });
  switch (kind) {
    case 'slides-pptx': {
      const { lessonPptx } = await loadPart(() => import('./pptx/lesson-pptx.ts'));
      return named('pptx', lessonPptx(lesson, now));
    }
    case 'plan-docx': {
      const { paperDocx } = await loadPart(() => import('../../../ui/paper/paper-docx.ts'));
      return named('docx', await paperDocx(planPaper(lesson)));
    }
    case 'handout-docx': {
      const { paperDocx } = await loadPart(() => import('../../../ui/paper/paper-docx.ts'));
      return named('docx', await paperDocx(handoutPaper(lesson)), 'handout');
    }
    case 'plan-md': {
      const { paperMarkdown } = await loadPart(() => import('../../../ui/paper/paper-markdown.ts'));
      return named('md', new Blob([paperMarkdown(planPaper(lesson))], { type: 'text/markdown' }));
    }
    case 'lesson-json':
      return named('json', new Blob([lessonJson(lesson)], { type: 'application/json' }));
  }
}
