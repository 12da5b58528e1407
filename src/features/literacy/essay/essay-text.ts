/** The essay as its readers get it: joined, counted, with what is still missing, and the note on the use of AI. */
import { type BlockType, blockTypes } from '../../../contracts/essay.ts';
import { countWords, wordsText } from '../../../engine/text/count-words.ts';
import type { EssayDraft } from '../../../stores/essay-draft.ts';
import { fileNameOf } from '../../../ui/save-file.ts';

/** A block with fewer words than this is not there yet. */
const fewWords = 8;

/** The paragraphs of the essay, in order; a block may hold several. */
export const paragraphsOf = ({ blocks }: Pick<EssayDraft, 'blocks'>): string[] =>
  blockTypes.flatMap((block) => blocks[block].split(/\n+/).map((line) => line.trim())).filter(Boolean);

export const wordsOfEssay = ({ blocks }: Pick<EssayDraft, 'blocks'>): number => blockTypes.reduce((sum, block) => sum + countWords(blocks[block]), 0);

/** What each block is called in a sentence, by kind of essay. */
export function nameOf(block: BlockType, essayType: EssayDraft['essayType']): string {
  if (block === 'claim') return { argumentative: 'claim', informative: 'main idea', reflective: 'main point' }[essayType];
  return block;
}

/** What is still missing, one sentence each; empty when every block stands. */
export function missingIn({ blocks, essayType }: EssayDraft): string[] {
  return blockTypes.flatMap((block) => {
    const words = countWords(blocks[block]);
    const name = nameOf(block, essayType);
    if (words === 0) return [`The ${name} is empty.`];
    return words < fewWords ? [`The ${name} has only ${wordsText(words)}.`] : [];
  });
}

/** What the log says: how often suggestions were asked for, for which blocks, and who made them. */
export function noteFromLog({ log, essayType }: EssayDraft): string {
  if (log.length === 0) return 'I wrote this essay with EssayBlocks and did not ask for suggestions.';
  const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
  const byBlock = blockTypes.flatMap((block) => {
    const count = log.filter((entry) => entry.block === block).length;
    return count > 0 ? [`${nameOf(block, essayType)} ${times(count)}`] : [];
  });
  const models = [...new Set(log.flatMap(({ engine, model }) => (engine === 'openai' ? [model ?? 'a language model'] : [])))];
  const isMixed = models.length > 0 && log.some(({ engine }) => engine === 'embedded');
  const who =
    models.length === 0
      ? 'They came from a program without a language model.'
      : `They came from the language model ${models.join(' and ')}${isMixed ? ', and some from a program without a language model' : ''}.`;
  return `While writing this essay I asked EssayBlocks for suggestions ${times(log.length)} (${byBlock.join(', ')}). ${who} The suggestions were questions about my text. I wrote the sentences of this essay.`;
}

/** The note as it goes along: what the student has made of it, else what the log says. */
export const noteOf = (draft: EssayDraft): string => draft.note ?? noteFromLog(draft);

/** A name for the file: "my-essay-title.pdf". */
export function fileName({ title, essayType }: EssayDraft, ending: 'pdf' | 'docx'): string {
  return fileNameOf(title, ending, `${essayType}-essay`);
}
