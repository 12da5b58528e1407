/** A PARE lesson on paper: the whole for the teacher, and what students get, with lines to write on and nothing told before its time. Pure. */
import type { PareBody } from '../../../contracts/pare.ts';
import { type Block, heading, lines, list, type Paper, section, text } from '../../../ui/paper/paper.ts';

export interface NamedPare {
  title: string;
  body: PareBody;
}

const paragraphs = (words: string): Block[] =>
  words
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => text(part.trim()));

export function teacherPaper({ title, body }: NamedPare): Paper {
  const { asked } = body;
  return {
    title: title || 'PARE lesson',
    blocks: [
      ...(asked.gradeLevel.trim() ? [text(asked.gradeLevel, 'Grade level')] : []),
      ...(asked.subject.trim() ? [text(asked.subject, 'Subject')] : []),
      ...section('Pulse Hook', paragraphs(body.pulseScene)),
      ...section('Pulse of Relevance', paragraphs(body.relevance)),
      ...section('Activate Task', paragraphs(body.activateTask)),
      ...section('Reveal Content', paragraphs(body.revealContent)),
      ...section('Echo Questions', list(body.echoPrompts, true)),
      ...section('Closing line', paragraphs(body.closingLine)),
      ...section('Background', list(body.backgroundBullets)),
      ...section('Suggested Visuals', list(body.suggestedVisuals)),
      ...section('Sources', list(body.sources)),
    ],
  };
}

/** The reveal stands on a page of its own, to be given out after the task. */
export function studentPaper({ title, body }: NamedPare): Paper {
  return {
    title: title || 'PARE lesson',
    blocks: [
      ...section('Pulse', [...paragraphs(body.pulseScene), ...paragraphs(body.relevance)]),
      ...section('Activate', [...paragraphs(body.activateTask), lines(8)]),
      { kind: 'new-page' },
      ...section('Reveal', paragraphs(body.revealContent)),
      heading('Echo'),
      ...body.echoPrompts.filter((prompt) => prompt.trim()).flatMap((prompt, place) => [text(prompt.trim(), String(place + 1)), lines(5)]),
      ...section('To take along', paragraphs(body.closingLine)),
    ],
  };
}
