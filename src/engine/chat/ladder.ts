/** The hint ladder: what may be said on each rung, and the way from one to the next. */
import type { HelpLevel } from '../../contracts/class-assistant.ts';
import { limitedRung } from './assistant.ts';
import type { Candidates } from './candidates.ts';
import type { Speaker } from './speaker.ts';
import type { Rung } from './state.ts';

const after: Record<Rung, Rung> = { opened: 'question', question: 'hint', hint: 'example', example: 'yours', yours: 'question' };

export class Ladder {
  readonly #speaker: Speaker;
  readonly #lists: Record<Rung, Candidates['questions']>;

  /** How far up a class assistant lets its students be taken. */
  readonly help: HelpLevel;

  constructor(speaker: Speaker, { questions, hints, examples, yours }: Candidates, help: HelpLevel = 'examples') {
    this.#speaker = speaker;
    this.help = help;
    this.#lists = { opened: questions, question: questions, hint: help === 'questions' ? [] : hints, example: help === 'examples' ? examples : [], yours };
  }

  /** Says the first new candidate of the rung, if there is one. Returns the rung either way. */
  say(wanted: Rung): Rung {
    const rung = limitedRung(wanted, this.help);
    this.#speaker.sayCandidate(this.#lists[rung]);
    return rung;
  }

  /** The same; once the rung has nothing new left, any other that has. Returns the rung that was reached. */
  sayOrElse(wanted: Rung): Rung {
    const rung = limitedRung(wanted, this.help);
    const order: Rung[] = [rung, 'yours', 'question', 'hint', 'example'];
    return order.find((name) => this.#speaker.sayCandidate(this.#lists[name])) ?? rung;
  }

  /** One rung up from `rung`; from the top back to a question. */
  upFrom(rung: Rung): Rung {
    return this.sayOrElse(after[rung]);
  }
}
