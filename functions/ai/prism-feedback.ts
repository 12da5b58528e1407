/**
 * Feedback on a reflection. The order is fixed, as in the chat: normalize, safety screen, take out personal data, model or engine, answer.
 * Somebody in danger gets the reviewed words of the chat, and nothing goes to a model.
 */
import { PrismFeedback, type PrismFeedbackReply, type PrismFeedbackRequest } from '../../src/contracts/api/prism-feedback.ts';
import type { Knowledge } from '../../src/contracts/knowledge/knowledge.ts';
import { careText } from '../../src/engine/chat/care.ts';
import { loadTagger } from '../../src/engine/reading/tagger.ts';
import { careOf } from '../../src/engine/reflection/care.ts';
import { feedbackFor } from '../../src/engine/reflection/feedback.ts';
import { readReflection } from '../../src/engine/reflection/read-reflection.ts';
import { faultInFeedback } from '../../src/engine/reflection/rules.ts';
import { sanitizeText } from '../../src/engine/safety/normalize.ts';
import { redactPersonalData } from '../../src/engine/safety/redact.ts';
import { screenRequest } from '../../src/engine/safety/refusals.ts';
import type { Env, Settings } from '../env.ts';
import { generateTo } from './generate.ts';
import { prismFeedbackInstructions } from './prompts/prism-feedback.ts';
import type { GenerationTask } from './provider.ts';

/** Milliseconds a writer waits at most. */
const deadlineMs = 15_000;

export async function feedbackOn(request: PrismFeedbackRequest, { env, settings, knowledge }: { env: Env; settings: Settings; knowledge: Knowledge }): Promise<PrismFeedbackReply> {
  const [title, reflection] = [sanitizeText(request.title), sanitizeText(request.reflection)];
  const whole = `${title}\n${reflection}`;
  const { safety, mayAskModel } = careOf(whole);
  if (safety.level === 2) {
    const care = careText(knowledge.moves.care, { mode: 'student', message: whole, rule: safety.rule, now: true, told: false, saidBefore: [] });
    return { ...inDanger(care), meta: { engine: 'embedded', reason: 'safety', safety } };
  }
  const refusal = screenRequest(whole);
  if (refusal.refuse) {
    return { ...refused(knowledge.moves.both.refused[0] ?? ''), meta: { engine: 'embedded', reason: 'refused-request', safety: { level: 0, rule: refusal.rule } } };
  }

  const [ownTitle, own] = [redactPersonalData(title), redactPersonalData(reflection)];
  const input: PrismFeedbackRequest = { title: ownTitle.text, reflection: own.text };
  const prepared = feedbackFor(readReflection(input, await loadTagger()));
  const task: GenerationTask<PrismFeedbackRequest, PrismFeedback> = {
    name: 'prism_feedback',
    output: PrismFeedback,
    instructions: () => prismFeedbackInstructions(prepared),
    embedded: () => prepared,
    maxTokens: 1_400,
    faultIn: (feedback, about) => faultInFeedback(feedback, about),
  };
  const { output, meta } = mayAskModel
    ? await generateTo(task, input, { env, settings, mode: 'student', deadlineMs })
    : { output: prepared, meta: { engine: 'embedded' as const, reason: 'safety' as const } };
  const removed = [...new Set([...ownTitle.removed, ...own.removed])];
  return { ...output, meta: { ...meta, grounding: meta.engine === 'openai' ? 'model' : 'passage', safety, ...(removed.length > 0 && { redacted: removed }) } };
}

/** No word about the writing: the person comes first. */
const inDanger = (care: string): PrismFeedback => ({
  strengths: ['Thank you for putting this into words.'],
  areas_to_improve: ['Nothing about this text needs work now. It stays as you wrote it.'],
  emotional_insights: [care],
  questions: ['Which grown-up could you tell now: a parent, a teacher, a school nurse, somebody else you trust?'],
});

const refused = (words: string): PrismFeedback => ({
  strengths: ['This text was not read as a reflection.'],
  areas_to_improve: [words],
  emotional_insights: ['Nothing was said here about how it was for you.'],
  questions: ['Which moment of your day at school could you write about instead?'],
});
