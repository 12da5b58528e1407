/** What a free text such as "Grade 7", "Year 9" or "High School (9-12)" says about the age of a class. */
import type { GradeBand } from '../../contracts/knowledge/vocabulary.ts';

/** US school grade, 0 for kindergarten, 13 for college; null where the text names none. */
export function gradeOf(text: string): number | null {
  // The form of the page asks too, so without the tools of `words.ts`.
  const words = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (/\b(?:college|university|undergraduate|adults?)\b/.test(words)) return 13;
  if (/\b(?:pre ?-?k|kinder\w*|reception|k)\b/.test(words) && !/\d/.test(words)) return 0;
  const numbers = [...(/\bk ?[-–] ?\d/.test(words) ? [0] : []), ...(words.match(/\d{1,2}/g) ?? []).map(Number)];
  const named = [numbers[0], numbers.at(-1)].filter((number) => number !== undefined);
  if (named.length > 0) {
    const middle = named.reduce((sum, number) => sum + number, 0) / named.length;
    // English and Australian years run one ahead of US grades, ages five.
    const grade = /\bages?\b|\byears? old\b/.test(words) ? middle - 5 : /\b(?:year|yr|ks)\b/.test(words) ? middle - 1 : middle;
    return Math.max(0, Math.min(13, Math.round(grade)));
  }
  if (/\b(?:elementary|primary|grade school)\b/.test(words)) return 4;
  if (/\b(?:middle|junior)\b/.test(words)) return 7;
  if (/\b(?:high|secondary|senior|ap|ib|a level)\b/.test(words)) return 10;
  return null;
}

/** The band of the class; the middle grades where the text names none. */
export function bandOfGrade(text: string): GradeBand {
  const grade = gradeOf(text) ?? 7;
  return grade <= 2 ? 'K-2' : grade <= 5 ? '3-5' : grade <= 8 ? '6-8' : '9-12';
}
