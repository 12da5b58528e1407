/** Reads the body of a PARE lesson, strictly: what is no text is left out, and there is always an echo question to write in. */
import { limits } from '../../../contracts/limits.ts';
import type { PareBody } from '../../../contracts/pare.ts';
import { isRecord, type Shape, textOf, textsOf } from './shape.ts';

const { partChars, lineChars, bullets, echoPrompts, topicChars, gradeChars, subjectChars } = limits.pare;
const linesOf = (value: unknown, most: number): string[] => textsOf(value, most).map((line) => line.slice(0, lineChars));

export const pareShape: Shape<PareBody> = {
  version: 1,
  read(value) {
    if (!isRecord(value) || typeof value.pulseScene !== 'string') return null;
    const asked = isRecord(value.asked) ? value.asked : {};
    const prompts = linesOf(value.echoPrompts, echoPrompts);
    return {
      asked: { topic: textOf(asked.topic, topicChars), gradeLevel: textOf(asked.gradeLevel, gradeChars), subject: textOf(asked.subject, subjectChars) },
      pulseScene: textOf(value.pulseScene, partChars),
      relevance: textOf(value.relevance, partChars),
      backgroundBullets: linesOf(value.backgroundBullets, bullets),
      suggestedVisuals: linesOf(value.suggestedVisuals, bullets),
      activateTask: textOf(value.activateTask, partChars),
      revealContent: textOf(value.revealContent, partChars),
      echoPrompts: prompts.length > 0 ? prompts : [''],
      closingLine: textOf(value.closingLine, lineChars),
      origin: value.origin === 'openai' || value.origin === 'embedded' ? value.origin : 'own',
      grounding: value.grounding === 'scaffold' || value.grounding === 'model' ? value.grounding : 'topic-pack',
      sources: textsOf(value.sources, 40),
    };
  },
};
