/** The hint ladder: what may be said on each rung, and the way from one to the next. */
import type { Candidates } from './candidates.ts';
import type { Speaker } from './speaker.ts';
import type { Rung } from './state.ts';

const after: Record<Rung, Rung> = { opened: 'question', question: 'hint', hint: 'example', example: 'yours', yours: 'question' };

export class Ladder {
  readonly #speaker: Speaker;
  readonly #lists: Record<Rung, Candidates['questions']>;

  constructor(speaker: Speaker, { questions, hints, examples, yours }: Candidates) {
    this.#speaker = speaker;
    this.#lists = { opened: questions, question: questions, hint: hints, example: examples, yours };
  }

  /** Says the first new candidate of the rung, if there is one. Returns the rung either way. */
  say(rung: Rung): Rung {
    this.#speaker.sayCandidate(this.#lists[rung]);
    return rung;
  }

  /** The same; once the rung has nothing new left, any other that has. Returns the rung that was reached. */
  sayOrElse(rung: Rung): Rung {
    const order: Rung[] = [rung, 'yours', 'question', 'hint', 'example'];
    return order.find((name) => this.#speaker.sayCandidate(this.#lists[name])) ?? rung;
  }

  /** One rung up from `rung`; from the top back to a question. */
  upFrom(rung: Rung): Rung {
    return this.sayOrElse(after[rung]);
  }
}
