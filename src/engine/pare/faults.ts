/** The hard rules that every PARE lesson keeps, whoever wrote it. */
import type { PareDraft } from '../../contracts/api/generate-pare.ts';
import { contentStems } from '../text/stems.ts';
import { sentencesOf } from '../text/words.ts';

/** What is wrong, one phrase each; empty when it keeps all rules. */
export function pareFaults(lesson: PareDraft, topic: string): string[] {
  const faults: string[] = [];
  const texts = Object.values(lesson).flat();
  if (texts.some((text) => text.trim() === '')) faults.push('a text is empty');
  if (!lesson.echoPrompts.every((prompt) => /[?.!”"’)\]]$/.test(prompt.trim()))) faults.push('an echo prompt breaks off');
  if (lesson.echoPrompts.length < 2) faults.push('there is only one echo prompt');
  const wanted = contentStems(topic);
  const all = new Set(contentStems(texts.join(' ')));
  if (wanted.length > 0 && !wanted.some((stem) => all.has(stem))) faults.push('the words of the topic do not occur');
  const seen = new Set<string>();
  for (const sentence of texts.flatMap((text) => text.split('\n')).flatMap(sentencesOf)) {
    const key = sentence.toLowerCase().trim();
    if (key.split(' ').length > 5 && seen.has(key)) faults.push(`a sentence comes twice: ${sentence}`);
    seen.add(key);
  }
  // The reveal must not be told before the class has acted.
  const told = new Set(sentencesOf(lesson.revealContent).map((sentence) => sentence.toLowerCase()));
  if (sentencesOf(`${lesson.pulseScene} ${lesson.activateTask}`).some((sentence) => sentence.split(' ').length > 5 && told.has(sentence.toLowerCase())))
    faults.push('the reveal is given away');
  return faults;
}
