/**
 * A value made to a contract: by the model where one may be asked, else by the embedded engine; the answer says which and why.
 * A model that fails, hangs, breaks the contract or writes something unfit for a child is replaced.
 */
import type { Meta } from '../../src/contracts/api/meta.ts';
import type { Mode } from '../../src/contracts/knowledge/vocabulary.ts';
import { screenOutput } from '../../src/engine/safety/output.ts';
import type { Env, Settings } from '../env.ts';
import { callModel, estimateTokens } from './model-call.ts';
import { pickProvider, promptCanary } from './pick-provider.ts';
import { type GenerationTask, ProviderFailure } from './provider.ts';

export interface GenerateDeps {
  env: Env;
  settings: Settings;
  /** Whose text it is: an operator may keep pupils' texts from the model. */
  mode: Mode;
  /** Milliseconds for everything, the retry and the repair included. */
  deadlineMs: number;
}

export interface Generated<Output> {
  output: Output;
  meta: Pick<Meta, 'engine' | 'reason' | 'model'>;
}

/** `input`: personal data removed. */
export async function generateTo<Input, Output>(task: GenerationTask<Input, Output>, input: Input, { env, settings, mode, deadlineMs }: GenerateDeps): Promise<Generated<Output>> {
  const picked = pickProvider(settings, mode);
  let { reason } = picked;
  if (picked.provider.engine !== 'embedded') {
    let made: Output | undefined;
    const prompt = estimateTokens(task.instructions(input).length + JSON.stringify(input).length);
    // An answer that breaks the contract is sent back once, with the prompt before it.
    const tokens = 2 * (prompt + task.maxTokens);
    try {
      await callModel(picked, env, settings, { deadlineMs, tokens }, async (signal) => {
        const output = await picked.provider.generate(task, input, { signal });
        mustBeFit(output);
        const fault = task.faultIn?.(output, input);
        if (fault) throw new ProviderFailure('bad-output', `${task.name}: ${fault}`);
        made = output;
        return JSON.stringify(output).length;
      });
      if (made !== undefined) return { output: made, meta: { engine: 'openai', ...(picked.provider.model && { model: picked.provider.model }) } };
    } catch (cause) {
      if (!(cause instanceof ProviderFailure)) throw cause;
      ({ reason } = cause);
    }
  }
  return { output: task.embedded(input), meta: { engine: 'embedded', ...(reason && { reason }) } };
}

/** @throws ProviderFailure when a text in the value may not be shown. */
function mustBeFit(value: unknown): void {
  for (const text of textsIn(value)) {
    if (text.includes(promptCanary())) throw new ProviderFailure('unsafe-output', 'the instructions leaked');
    const verdict = screenOutput(text);
    if (!verdict.ok) throw new ProviderFailure('unsafe-output', `the text breaks the rule ${verdict.rule}`);
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
