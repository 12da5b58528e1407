/** What was written on the planning sheet as a PARE lesson: word for word, each text in its place. */
import { limits } from '../../contracts/limits.ts';
import { type PareBody, usualRelevance } from '../../contracts/pare.ts';

export const sheetPath = '/pare';

/** Null where nothing was written. */
export function lessonFromSheet(texts: Readonly<Record<string, string>>): { title: string; body: PareBody } | null {
  const written = (name: string): string => texts[name]?.trim() ?? '';
  if (!['topic', 'pulseHook', 'relevance', 'activateTask', 'revealContent', 'echoQuestions', 'closingLine'].some(written)) return null;
  const prompts = written('echoQuestions')
    .split(/\n+/)
    .map((line) => line.trim().slice(0, limits.pare.lineChars))
    .filter(Boolean);
  return {
    title: written('topic').slice(0, limits.pare.titleChars) || 'My PARE lesson',
    body: {
      asked: { topic: written('topic'), gradeLevel: written('gradeLevel'), subject: written('subject') },
      pulseScene: written('pulseHook'),
      relevance: written('relevance') || usualRelevance,
      backgroundBullets: [],
      suggestedVisuals: [],
      activateTask: written('activateTask'),
      revealContent: written('revealContent'),
      echoPrompts: prompts.length > 0 ? prompts.slice(0, limits.pare.echoPrompts) : [''],
      closingLine: written('closingLine'),
      origin: 'own',
      grounding: 'topic-pack',
      sources: [],
      reports: [],
    },
  };
}
