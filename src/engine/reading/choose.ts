/** Picks the questions that go together: different kinds, from all over the passage, one to a sentence. */
import type { ReadingGrade } from '../../contracts/reading.ts';
import { body, type Candidate } from './candidate.ts';
import type { Passage } from './passage.ts';

/** As many as a group can talk through in a lesson. */
const wanted: Record<ReadingGrade, number> = { '3-5': 6, '6-8': 7, '9-12': 8 };
/** Kinds of which two are not too many. */
const often = new Set(['cause', 'vocabulary', 'feeling', 'subtext', 'motive', 'line']);

/** `isFit` is asked of a candidate only when it would be the next to be chosen: of hundreds a handful is. */
export function choose(candidates: readonly Candidate[], passage: Passage, band: ReadingGrade, isFit: (candidate: Candidate) => boolean): Candidate[] {
  const sentences = Math.max(1, body(passage).length);
  const count = Math.min(wanted[band], sentences === 1 ? 2 : Math.ceil(sentences * 0.8));
  const chosen: Candidate[] = [];
  let left = [...candidates];
  while (chosen.length < count && left.length > 0) {
    const worths = left.map((candidate) => ({ candidate, worth: worthOf(candidate, chosen, passage) }));
    // The first of equals.
    const best = worths.reduce((a, b) => (b.worth > a.worth || (b.worth === a.worth && b.candidate.sentence < a.candidate.sentence) ? b : a));
    if (best.worth <= 0) break;
    if (!isFit(best.candidate)) {
      left = left.filter((candidate) => candidate !== best.candidate);
      continue;
    }
    chosen.push(best.candidate);
    const question = best.candidate.ask[band];
    left = left.filter((candidate) => candidate !== best.candidate && candidate.ask[band] !== question);
  }
  return chosen.sort((a, b) => Number(a.isWhole ?? false) - Number(b.isWhole ?? false) || a.sentence - b.sentence);
}

function worthOf(candidate: Candidate, chosen: readonly Candidate[], { sentences }: Passage): number {
  const isShort = sentences.length < 4;
  const alike = chosen.filter(({ kind }) => kind === candidate.kind).length;
  if (alike > (often.has(candidate.kind) ? 1 : 0)) return 0;
  const there = chosen.filter(({ sentence, isWhole }) => sentence === candidate.sentence && !isWhole).length;
  if (!candidate.isWhole && there > 0 && !isShort) return 0;
  // A line that fits any sentence adds nothing to one that is asked about already.
  const isLine = candidate.kind.startsWith('line-');
  if (isLine && !isShort && chosen.some(({ sentence }) => sentence === candidate.sentence)) return 0;
  if (there > 1) return 0;
  const third = (sentence: number) => Math.floor((sentence * 3) / Math.max(1, sentences.length));
  const crowd = chosen.filter(({ sentence }) => third(sentence) === third(candidate.sentence)).length;
  const near = chosen.filter(({ sentence }) => Math.abs(sentence - candidate.sentence) === 1).length;
  const sameSkill = chosen.filter(({ skill }) => skill === candidate.skill).length;
  return candidate.weight - alike * 2.2 - crowd * 0.7 - near * 0.4 - sameSkill * 0.8 - there * 1.5;
}
