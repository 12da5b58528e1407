/** Picks the questions that go together: different kinds, from all over the passage, one to a sentence. */
import type { ReadingGrade } from '../../contracts/reading.ts';
import { body, type Candidate } from './candidate.ts';
import type { Passage } from './passage.ts';

/** As many as a group can talk through in a lesson. */
const wanted: Record<ReadingGrade, number> = { '3-5': 6, '6-8': 7, '9-12': 8 };
/** Kinds of which two are not too many. */
const often = new Set(['cause', 'vocabulary', 'feeling', 'subtext', 'motive', 'line', 'who', 'date']);

/** `isFit` is asked of a candidate only when it would be the next to be chosen: of hundreds a handful is. */
export function choose(candidates: readonly Candidate[], passage: Passage, band: ReadingGrade, isFit: (candidate: Candidate) => boolean): Candidate[] {
  const sentences = Math.max(1, body(passage).length);
  const count = Math.min(wanted[band], sentences === 1 ? 2 : Math.ceil(sentences * 0.8));
  const chosen: Candidate[] = [];
  let left = [...candidates];
  const asked = new Set<string>();
  while (chosen.length < count && left.length > 0) {
    let best = left[0] as Candidate;
    let worth = worthOf(best, chosen, passage);
    for (const candidate of left) {
      const other = worthOf(candidate, chosen, passage);
      // The first of equals.
      if (other > worth || (other === worth && candidate.sentence < best.sentence)) [best, worth] = [candidate, other];
    }
    if (worth <= 0) break;
    left = left.filter((candidate) => candidate !== best);
    const question = best.ask()[band];
    if (asked.has(question) || !isFit(best)) continue;
    asked.add(question);
    chosen.push(best);
  }
  return chosen.sort((a, b) => Number(a.isWhole ?? false) - Number(b.isWhole ?? false) || a.sentence - b.sentence);
}

function worthOf(candidate: Candidate, chosen: readonly Candidate[], { sentences }: Passage): number {
  const isShort = sentences.length < 4;
  const third = (sentence: number) => Math.floor((sentence * 3) / Math.max(1, sentences.length));
  let [alike, same, there, crowd, near, sameSkill] = [0, 0, 0, 0, 0, 0];
  for (const other of chosen) {
    if (other.kind === candidate.kind) alike += 1;
    if (other.skill === candidate.skill) sameSkill += 1;
    if (third(other.sentence) === third(candidate.sentence)) crowd += 1;
    if (Math.abs(other.sentence - candidate.sentence) === 1) near += 1;
    if (other.sentence !== candidate.sentence) continue;
    same += 1;
    if (!other.isWhole) there += 1;
  }
  if (alike > (often.has(candidate.kind) ? 1 : 0)) return 0;
  if (!candidate.isWhole && there > 0 && !isShort) return 0;
  // A line that fits any sentence adds nothing to one that is asked about already.
  if (candidate.kind.startsWith('line-') && !isShort && same > 0) return 0;
  if (there > 1) return 0;
  return candidate.weight - alike * 2.2 - crowd * 0.7 - near * 0.4 - sameSkill * 0.8 - there * 1.5;
}
