/**
 * Suggestions for one block of an essay. The order is fixed, as in the chat: normalize, safety screen, take out personal data, model or engine, answer.
 * A student's essay is a text about themselves more often than not, so the crisis screen applies to it.
 */
import * as z from 'zod';
import type { BlockSuggestion, BlockSuggestionReply, BlockSuggestionRequest } from '../../src/contracts/api/block-suggestion.ts';
import { blockTypes } from '../../src/contracts/essay.ts';
import type { Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import { careText } from '../../src/engine/chat/care.ts';
import type { KnowledgeIndex } from '../../src/engine/chat/knowledge-index.ts';
import { isOwnSentence } from '../../src/engine/essay/own-sentence.ts';
import { suggestFor, suggestionsAtOnce } from '../../src/engine/essay/suggest.ts';
import { careOf } from '../../src/engine/reflection/care.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { screenRequest } from '../../src/engine/safety/refusals.ts';
import { sentenceMark } from '../../src/engine/text/hash.ts';
import type { Env, Settings } from '../env.ts';
import { generateTo } from './generate.ts';
import { blockSuggestionInstructions } from './prompts/block-suggestion.ts';
import { closestPack } from './prompts/checked-knowledge.ts';
import type { GenerationTask } from './provider.ts';

/** Milliseconds a student waits at most. */
const deadlineMs = 8_000;

const BlockSuggestions = z.strictObject({ items: z.array(z.strictObject({ text: z.string().min(15).max(400), quote: z.string().max(200).nullable() })).length(suggestionsAtOnce) });
type BlockSuggestions = z.infer<typeof BlockSuggestions>;

export async function suggestForBlock(
  request: BlockSuggestionRequest,
  { env, settings, knowledge, getIndex }: { env: Env; settings: Settings; knowledge: Knowledge; getIndex: () => KnowledgeIndex },
): Promise<BlockSuggestionReply> {
  const content = sanitizeText(request.currentContent);
  const { safety, mayAskModel } = careOf(content);
  if (safety.level === 2) {
    const text = careText(knowledge.moves.care, { mode: 'student', message: content, rule: safety.rule, now: true, told: false, saidBefore: [] });
    return { ...plainReply([{ id: 'care', text, quote: null }]), meta: { engine: 'embedded', reason: 'safety', safety } };
  }
  const refusal = screenRequest(content);
  if (refusal.refuse) {
    const text = knowledge.moves.both.refused[0] ?? '';
    return { ...plainReply([{ id: 'refused', text, quote: null }]), meta: { engine: 'embedded', reason: 'refused-request', safety: { level: 0, rule: refusal.rule } } };
  }

  const own = redactPersonalData(content);
  const otherBlocks = Object.fromEntries(
    blockTypes.flatMap((block) => {
      const text = sanitizeText(request.otherBlocks[block] ?? '');
      // What tells of danger, or may, is not read along by a model.
      return text && careOf(text).mayAskModel ? [[block, redactPersonalData(text).text]] : [];
    }),
  );
  const input: BlockSuggestionRequest = { ...request, currentContent: own.text, otherBlocks };
  const prepared = suggestFor(input, knowledge.essayWords);
  const task: GenerationTask<BlockSuggestionRequest, BlockSuggestions> = {
    name: 'block-suggestions',
    output: BlockSuggestions,
    instructions: (about) => blockSuggestionInstructions(about, prepared, closestPack(getIndex(), [otherBlocks.claim ?? '', own.text, otherBlocks.hook ?? ''])),
    embedded: () => ({ items: prepared }),
    maxTokens: 500,
    faultIn,
  };
  // Before anything is written the prepared questions are as good as any, so no model is asked.
  const isPrepared = !mayAskModel || !/\p{L}/u.test(own.text);
  const { output, meta } = isPrepared ? { output: null, meta: { engine: 'embedded' as const } } : await generateTo(task, input, { env, settings, mode: 'student', deadlineMs });
  const isModels = meta.engine === 'openai' && output !== null;
  return {
    ...plainReply(isModels ? output.items.map((item) => ({ id: `model.${sentenceMark(item.text)}`, ...item })) : prepared),
    meta: { ...meta, grounding: isModels ? 'model' : 'passage', safety, ...(own.removed.length > 0 && { redacted: [...new Set(own.removed)] }) },
  };
}

const plainReply = (items: BlockSuggestion[]): Omit<BlockSuggestionReply, 'meta'> => ({ suggestions: items.map(({ text }) => text), items });

/** What a model may not do: write for the student, quote what is not there, bring figures or studies of its own, say the same twice, or tell where it should ask. */
function faultIn({ items }: BlockSuggestions, { currentContent, otherBlocks }: BlockSuggestionRequest): string | null {
  const essay = [currentContent, ...Object.values(otherBlocks)].join('\n');
  if (new Set(items.map(({ text }) => text.trim().toLowerCase())).size < items.length) return 'it says the same twice';
  for (const { text, quote } of items) {
    if (!text.includes('?')) return 'a suggestion asks nothing';
    if (isOwnSentence(text, essay)) return 'a suggestion holds a sentence to paste';
    if (hasOwnFigure(text, essay)) return 'it brings in a figure or a study of its own';
    if (quote !== null && !currentContent.includes(quote)) return 'it quotes what is not in the block';
  }
  return null;
}

/** "Studies show that 40 percent …": evidence is the student's to find. One digit counts words or sentences. */
function hasOwnFigure(text: string, essay: string): boolean {
  const figures = text.match(/\d[\d.,]*\d|\d ?(?:%|percent)/g) ?? [];
  return (
    figures.some((figure) => !essay.includes(figure)) ||
    (/\b(?:studies|research|surveys|experts|scientists) (?:shows?|says?|finds?|found|proves?|agree)\b/i.test(text) && !/\b(?:stud|research|survey|expert|scientist)/i.test(essay))
  );
}
