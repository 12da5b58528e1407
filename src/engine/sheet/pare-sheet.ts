/** A PARE lesson as a document to read. */
import type { PareBody } from '../../contracts/pare.ts';
import { bullets, paragraphs, quote, type Sheet, section, steps } from './sheet.ts';

export function pareSheet(title: string, { asked, ...body }: PareBody): Sheet {
  const facts = [
    ['Grade level', asked.gradeLevel],
    ['Subject', asked.subject],
  ] as const;
  return {
    title,
    facts: facts.filter(([, value]) => value.trim() !== ''),
    sections: [
      ...section('Pulse Hook', paragraphs(body.pulseScene)),
      ...section('Pulse of Relevance', paragraphs(body.relevance)),
      ...section('Activate Task', paragraphs(body.activateTask)),
      ...section('Reveal Content', paragraphs(body.revealContent)),
      ...section('Echo Questions', steps(body.echoPrompts)),
      ...section('Closing line', quote(body.closingLine)),
      ...section('Background', bullets(body.backgroundBullets)),
      ...section('Suggested Visuals', bullets(body.suggestedVisuals)),
      ...section('Sources', bullets(body.sources)),
    ],
  };
}
