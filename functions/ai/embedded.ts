/** The embedded engine as a provider: always there, never fails, costs nothing. */
import type { Provider } from './provider.ts';

export const embedded: Provider = {
  engine: 'embedded',
  model: null,
  async *chat({ plan }, { stream }) {
    if (stream) yield* plan.text.match(/[^.!?\n]+[.!?"”)]*\s*|\n+/gu) ?? [plan.text];
    else yield plan.text;
  },
  async generate(task, input) {
    return task.embedded(input);
  },
};
