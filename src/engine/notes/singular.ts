/** The one of many: "volcano" of "volcanoes". Only where the spelling is certain; else null, for a word that is misspelled must not be called right. Pure. */

const irregular = new Map(
  `leaves leaf, wolves wolf, lives life, knives knife, halves half, shelves shelf, thieves thief, loaves loaf, calves calf, elves elf, hooves hoof, scarves scarf,
  wives wife, selves self, sheaves sheaf, gases gas, buses bus, lenses lens, canvases canvas, atlases atlas, axes axis, analyses analysis, theses thesis,
  hypotheses hypothesis, crises crisis, diagnoses diagnosis, oases oasis, parentheses parenthesis, syntheses synthesis, metamorphoses metamorphosis,
  ellipses ellipse, quizzes quiz, bacteria bacterium, vertices vertex, indices index, matrices matrix, appendices appendix`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Of one form, or with an end that two words share. */
const none = /(?:ss|us|is|ics|news|series|species|diabetes|rabies|measles|mumps|headquarters|means|always|perhaps|bases|biases|clothes|scissors|trousers|lens)$/;
/** These keep the e: "shoe", "movie", "ache". */
const keepsE =
  /^(?:(?:horse|snow)?shoes|tiptoes|canoes|oboes|aloes|movies|cookies|zombies|calories|prairies|genies|rookies|brownies|smoothies|magpies|neckties|(?:head|tooth|stomach)?aches|caches|niches|avalanches|psyches|mou?staches)$/;
const usesEnd = /(?:[ao]uses|^(?:re)?uses|^(?:exc|acc|am|ab|ref|f|m|r)uses)$/;

export function singularOf(word: string): string | null {
  const known = irregular.get(word);
  if (known) return known;
  if (!/^\p{Ll}{5,}$/u.test(word) || !word.endsWith('s') || none.test(word)) return null;
  if (keepsE.test(word)) return word.slice(0, -1);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|sses|shes|ches|xes|tzes)$/.test(word)) return word.slice(0, -2);
  // "viruses", and "causes", "excuses".
  if (word.endsWith('uses') && !usesEnd.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
