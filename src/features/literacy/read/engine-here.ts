/** The engine of the Worker, in the browser: for a device without a network. About a megabyte, so it is loaded only then. */
import type { GeneratePromptsBody, GeneratePromptsReply } from '../../../contracts/api/generate-prompts.ts';
import { bandOf, readPassage } from '../../../engine/reading/passage.ts';
import { draftPrompts, promptSet } from '../../../engine/reading/prompts.ts';
import { loadTagger } from '../../../engine/reading/tagger.ts';

export async function generateInBrowser({ passage: text, promptStyle: style, teacherMode = false, gradeLevel }: GeneratePromptsBody): Promise<GeneratePromptsReply> {
  const passage = readPassage(text, await loadTagger());
  const band = gradeLevel ?? bandOf(passage.grade);
  return { ...promptSet(passage, draftPrompts(passage, style, band), { style, band, teacherMode }), meta: { engine: 'embedded', grounding: 'passage' } };
}
