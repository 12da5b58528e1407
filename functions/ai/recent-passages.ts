/**
 * The passages that were read last, with their questions: a class works on one text, and whoever has seen one style of questions asks for the next. Reading 2,000 words takes five
 * sixths of the time of an answer. Only in memory: never written, never logged, and let go with the next request after `keptMs` or when `most` others have come.
 */
import type { PromptStyle, ReadingGrade } from '../../src/contracts/reading.ts';
import { type Passage, readPassage } from '../../src/engine/reading/passage.ts';
import { type DraftPrompt, draftPrompts } from '../../src/engine/reading/prompts.ts';
import type { Tagger } from '../../src/engine/reading/tagger.ts';

const most = 4;
const keptMs = 10 * 60_000;

export interface ReadText {
  passage: Passage;
  /** Made at the first call and the same list at the next. */
  drafts(style: PromptStyle, band: ReadingGrade): readonly DraftPrompt[];
}

export class RecentPassages {
  /** The one that was asked for last comes last. */
  readonly #texts = new Map<string, { read: ReadText; until: number }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get size(): number {
    return this.#texts.size;
  }

  read(text: string, tag: Tagger): ReadText {
    const now = this.#now();
    for (const [each, { until }] of this.#texts) if (until <= now) this.#texts.delete(each);
    const read = this.#texts.get(text)?.read ?? readText(text, tag);
    this.#texts.delete(text);
    this.#texts.set(text, { read, until: now + keptMs });
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > most && oldest !== undefined) this.#texts.delete(oldest);
    return read;
  }
}

function readText(text: string, tag: Tagger): ReadText {
  const passage = readPassage(text, tag);
  const made = new Map<string, readonly DraftPrompt[]>();
  return {
    passage,
    drafts(style, band) {
      const key = `${style} ${band}`;
      const drafts = made.get(key) ?? draftPrompts(passage, style, band);
      made.set(key, drafts);
      return drafts;
    },
  };
}
