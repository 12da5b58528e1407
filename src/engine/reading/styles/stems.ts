/** Questions on a single line that any text allows, by style. */
import { bands, body, type Candidate, type Maker } from '../candidate.ts';
import { after, before, carrying, hardWords, newIn, spokenOfAgain, thingsIn } from '../keys.ts';
import { isStep } from '../kind.ts';
import { judgments, sensory, settingNouns, speechVerbs } from '../lexicon.ts';
import type { Passage, ReadSentence } from '../passage.ts';
import { quote } from '../quoting.ts';
import { isBoilerplate, isReported, isRule } from '../views.ts';
import { factual } from './factual-stems.ts';
import { prose } from './prose-stems.ts';
import { rules } from './rule-stems.ts';
import type { Stem, StemTable } from './stem.ts';
import { steps } from './step-stems.ts';
import { actorIn, toldLine } from './told-lines.ts';

const tableFor = ({ kind, genre, isFirstPerson, isAddress }: Passage): StemTable =>
  genre === 'notice' || genre === 'list of rules'
    ? rules
    : kind === 'instructions'
      ? steps
      : (kind === 'information' && !isFirstPerson && !isAddress) || kind === 'opinion'
        ? factual
        : prose;

const tables: readonly StemTable[] = [prose, factual, steps, rules];
/** The second thing to look for in an answer to each of these: by it a question of this kind can be told. */
export const generalLooks: ReadonlySet<string> = new Set(tables.flatMap((table) => Object.values(table).flatMap((stems) => stems.map(({ looks }) => looks[1]))));

/** Stems that fit any line one can quote. They take over where a passage gives little to hold on to, and for other languages. */
export const closeReading =
  (style: keyof StemTable): Maker =>
  (passage) => {
    if (passage.kind === 'fragments') return [];
    const stems = tableFor(passage);
    const isFactual = stems !== prose;
    const lines = body(passage).filter((line) => line.length >= 4 && !(isFactual && line.speech) && !(stems === steps && !isStep(line)) && !(stems === rules && !isKept(line)));
    const wholes = lines.filter(
      (line) => !isRest(line) && (passage.isLoose || line.form === 'verse' || !/^\p{Ll}/u.test(line.text)) && !/^(?:Hi, |Hello, )?[Mm]y name is\b/.test(line.text),
    );
    const usable = wholes.length >= 3 ? wholes : lines.length > 0 ? lines : passage.sentences.filter(({ form }) => form !== 'heading');
    // A line in which someone acts says more of a story than one that only describes.
    const worth = new Map(usable.map((sentence) => [sentence, Math.min(sentence.length, 18) + (actorIn(passage, sentence) ? 12 : 0)]));
    const spread = usable.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a.index - b.index).slice(0, stems[style].length);
    const last = passage.sentences.findLast(({ form }) => form !== 'heading');
    return spread.flatMap((sentence, i): Candidate[] => {
      const told = toldLine(style, i, sentence, passage);
      if (told) return [{ ...told, kind: `line-${i}`, weight: 2.8 - i * 0.2 }];
      const own: Stem = stems[style][i] ?? stems[style][0];
      // A wish or a judgment is neither true nor false.
      const isNoFact = sentence.words.some(({ lower, lemma }) => judgments.has(lower) || wishes.has(lemma));
      const isUnfit = (own.place === 'a-fact' && (isNoFact || isRule(sentence) || isReported(sentence))) || (own.place === 'a-sight' && !isSeen(sentence));
      const stem: Stem = isUnfit ? stems[style][0] : own;
      // Nothing comes after the end, and nothing that is told before the beginning.
      if ((stem.place === 'before-the-end' && sentence === last) || (stem.place === 'after-the-beginning' && sentence === usable[0])) return [];
      const said = quote(sentence.text);
      return [
        {
          kind: `line-${i}`,
          skill: stem.skill,
          sentence: sentence.index,
          weight: 2.5 - i * 0.2,
          ask: () => bands(stem.young.replace('%', said), stem.middle.replace('%', said), stem.old.replace('%', said)),
          hint: 'Read the line aloud, then the one before it.',
          expected: (band) => keyTo(typeof stem.key === 'string' ? stem.key : stem.key[band === '9-12' ? 1 : 0], sentence, passage),
          evidence: [sentence.index],
          lookFors: stem.looks,
        },
      ];
    });
  };

/** One can keep to it, or fail to. */
const isKept = (line: ReadSentence): boolean =>
  isRule(line) && !isBoilerplate(line) && /\b(?:must|shall|not|no|only|has to|have to|required|forbidden|prohibited)\b/i.test(line.text);

/** "She said that he had asked" shows nothing that one could draw. */
const isSeen = ({ words, form }: ReadSentence): boolean =>
  form === 'verse' || words.length === 0 || (words.some(({ lemma }) => sensory.has(lemma) || settingNouns.has(lemma)) && !words.some(({ lemma }) => speechVerbs.has(lemma)));

const wishes = new Set('fair will would hope want plan if'.split(' '));

/** What makes an answer good, in words of the line, with what stands around it. "%" stands for the strongest words, "%any" for any of them, "%things" for its nouns, "%new" for what is new in the line, "%hard" for its hardest words. */
function keyTo(key: string, sentence: ReadSentence, passage: Passage): string {
  const words = carrying(sentence) ?? quote(sentence.text, 60);
  const [ahead, behind] = [before(passage, sentence), after(passage, sentence)];
  return [
    key
      .replace('%new', newIn(passage, sentence) ?? words)
      .replace('%hard', hardWords(sentence) ?? words)
      .replace('%any', carrying(sentence, 3, 'or') ?? words)
      .replace('%things', thingsIn(sentence) ?? words)
      .replace('%', words),
    `The line: ${quote(sentence.text)}.`,
    ahead && `Before it: ${ahead}.`,
    behind && `After it: ${behind}.`,
    spokenOfAgain(passage, sentence).trim(),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The rest of a sentence that began in another line of verse: by itself it says little. */
const isRest = ({ form, text }: ReadSentence): boolean => form === 'verse' && /^\p{Ll}/u.test(text);
