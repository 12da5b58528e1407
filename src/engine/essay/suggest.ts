/**
 * Three things to ask oneself about a block. The block is read first: what it lacks comes before what could be asked of any text, and each suggestion quotes the
 * student's own words. No suggestion is a sentence for the essay.
 */
import type { BlockSuggestion } from '../../contracts/api/block-suggestion.ts';
import type { BlockType, EssayGrade, EssayType } from '../../contracts/essay.ts';
import { type AnyBlockFinding, anyBlockFindings, blockFindings } from '../../contracts/knowledge/essay-findings.ts';
import type { EssayBlockWords, EssayWords, FindingWords } from '../../contracts/knowledge/essay-words.ts';
import { sentenceMark } from '../text/hash.ts';
import { type Detector, detectAny } from './find-any.ts';
import { detectors } from './find-in-block.ts';
import { type BlockReading, type Met, readBlock, shortQuote } from './read-block.ts';
import { announcement, closingFormula, takesBack } from './signs.ts';

export interface SuggestionRequest {
  blockType: BlockType;
  essayType: EssayType;
  gradeLevel: EssayGrade;
  currentContent: string;
  otherBlocks: Partial<Record<BlockType, string>>;
  /** Ids of suggestions that were shown before: others come first. */
  shown: readonly string[];
}

/** Suggestions to a request. */
export const suggestionsAtOnce = 3;

/** Nothing else can be asked while one of these holds. */
const leading: readonly AnyBlockFinding[] = ['asks-for-writing', 'does-not-know', 'unreadable', 'judges-people', 'against-evidence', 'fragment'];

/** What may be said, before the student's words are put in. */
interface Candidate {
  id: string;
  text: string;
  met: Met | null;
}

export function suggestFor(request: SuggestionRequest, words: EssayWords): BlockSuggestion[] {
  const { blockType, essayType: type, gradeLevel: grade, currentContent, shown } = request;
  const { [blockType]: _own, ...others } = request.otherBlocks;
  const reading = readBlock(currentContent, { type, grade, others });
  const candidates = reading.wordCount === 0 ? emptyLines(blockType, reading, words) : candidatesFor(blockType, reading, words);
  const fresh = candidates.filter(({ id }) => !shown.includes(id));
  // Once everything was said, what was said longest ago comes again.
  const again = candidates.filter(({ id }) => shown.includes(id)).sort((a, b) => shown.lastIndexOf(a.id) - shown.lastIndexOf(b.id));
  return worded([...fresh, ...again].slice(0, suggestionsAtOnce), blockType, reading);
}

function candidatesFor(block: BlockType, reading: BlockReading, words: EssayWords): Candidate[] {
  const own = words.blocks[block];
  const told = (name: string, table: Record<string, FindingWords>, detect: Detector): Candidate[] => {
    const text = wordsFor(table[name], reading);
    const met = text === undefined ? null : detect(reading);
    return met && text !== undefined ? [candidate(name, text, met)] : [];
  };
  const found = blockFindings[block].flatMap((name) => told(name, own.findings, (detectors[block] as Record<string, Detector>)[name] ?? (() => null)));
  const [lead] = leading.flatMap((name) => told(name, words.any.findings, detectAny[name]));
  if (lead) {
    // A few words are no text yet: what is asked of an empty block helps more, unless the few words are worn ones.
    const worn = lead.id.startsWith('fragment') ? found.filter(({ met }) => met?.word).slice(0, 1) : [];
    return [...(worn.length > 0 ? worn : [lead]), ...emptyLines(block, reading, words), ...furtherLines(own, reading)];
  }
  const style = anyBlockFindings
    .filter((name) => !leading.includes(name))
    .flatMap((name) => told(name, words.any.findings, detectAny[name]))
    .filter(({ met }) => !found.some((other) => isSaidBy(met, other.met)));
  const further = furtherLines(own, reading);
  const general = emptyLines(block, reading, words);
  // Where no sentence is worth going on from, what is asked of an empty block comes first.
  const [next, later] = reading.sentences.every(isBeside) ? [general, further] : [further, general];
  // Wording waits until what is said has been looked at.
  return [...found.slice(0, suggestionsAtOnce), ...style.slice(0, 1), ...next.slice(0, 1), ...found.slice(suggestionsAtOnce), ...style.slice(1), ...next.slice(1), ...later];
}

const emptyLines = (block: BlockType, { type, grade }: Pick<BlockReading, 'type' | 'grade'>, words: EssayWords): Candidate[] =>
  words.blocks[block].empty[type][grade].map((text, i) => ({ id: `empty-${i}`, text, met: null }));

/** With a mark of the words it is about: once they are written anew, the same may be asked again. */
const candidate = (name: string, text: string, met: Met): Candidate => ({ id: `${name}.${sentenceMark(met.quote)}`, text, met });

const wordsFor = (entry: FindingWords | undefined, { type, grade }: BlockReading): string | undefined => (entry?.[type] ?? entry?.any)?.[grade];

/** Is the same word of the same sentence pointed at? */
const isSaidBy = (met: Met | null, other: Met | null): boolean => met?.quote === other?.quote && !!met?.word && !!other?.word.toLowerCase().includes(met.word.toLowerCase());

/** A sentence about the essay or its writer is not worth going on from. */
const isBeside = (sentence: string): boolean => [announcement, closingFormula, takesBack].some((pattern) => pattern.test(sentence));

/** What may be asked of any text, about the sentences that stand for something: the last first, because it is the one being written. */
function furtherLines(own: EssayBlockWords, reading: BlockReading): Candidate[] {
  const sentences = reading.sentences.filter((sentence) => !isBeside(sentence) || reading.sentences.every(isBeside)).reverse();
  return own.more[reading.type][reading.grade].map((text, i) => candidate(`more-${i}`, text, { quote: sentences[i % sentences.length] ?? '', word: '' }));
}

/** Words of a quotation, and of one that stands in a suggestion above already. */
const quotedWords = { first: 12, again: 6, otherBlock: 9 } as const;

function worded(chosen: readonly Candidate[], block: BlockType, { text: content, others }: BlockReading): BlockSuggestion[] {
  const quoted = new Set<string>();
  return chosen.map(({ id, text, met }) => {
    const { quote = '', word = '' } = met ?? {};
    const slots: Record<string, string> = {
      quote: shortQuote(quote, quoted.has(quote) ? quotedWords.again : quotedWords.first, word),
      word: shortQuote(word),
      claim: shortQuote(others.claim ?? '', quotedWords.otherBlock),
      hook: shortQuote(others.hook ?? '', quotedWords.otherBlock),
      evidence: shortQuote(others.evidence ?? '', quotedWords.otherBlock),
      part: block,
    };
    quoted.add(quote);
    const filled = text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
    const about = text.includes('{quote}') || !word ? quote : word;
    return { id, text: filled.charAt(0).toUpperCase() + filled.slice(1), quote: about && content.includes(about) ? about : null };
  });
}
