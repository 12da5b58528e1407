/** Puts a reply together and sees to it that no sentence comes twice in a conversation. */
import { saidMark, shuffled } from '../text/hash.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';
import type { Candidate } from './candidates.ts';
import { fill } from './fill.ts';

export class Speaker {
  readonly #said: Set<string>;
  readonly #seed: string;
  #reply: number | null;
  readonly #silent: ReadonlySet<readonly string[]>;
  readonly parts: string[] = [];
  readonly used: Candidate[] = [];

  /**
   * `said`: marks of every sentence so far. `seed`: decides among lines that fit equally well.
   * `reply`: set where only the end of the conversation is known, to the number of replies there probably were: line number `reply` of a list is then the only one
   * that surely has not been said, because each reply takes at most one. `silent`: lists of which nothing is said.
   */
  constructor(said: Iterable<string>, seed: string, reply: number | null = null, silent: readonly (readonly string[])[] = []) {
    this.#said = new Set(said);
    this.#seed = seed;
    this.#reply = reply;
    this.#silent = new Set(silent);
  }

  /** Is only the end of the conversation known? */
  get forgets(): boolean {
    return this.#reply !== null;
  }

  /** Marks of all that was said, oldest first. */
  get saidMarks(): string[] {
    return [...this.#said];
  }

  /** Sets the guess of how many replies there were, once it can be made. */
  guessReply(reply: number): void {
    if (this.forgets) this.#reply = reply;
  }

  /** Would every sentence of the text be new? Lines of one or two words may return. */
  isNew(text: string): boolean {
    return sentencesOf(text).every((sentence) => !this.#said.has(saidMark(sentence)) || wordsOf(sentence).length < 3);
  }

  /** Was the last sentence of the text said, whatever stood in its slots before? */
  hasEnded(text: string): boolean {
    const last = sentencesOf(text).at(-1);
    return last !== undefined && this.#said.has(saidMark(last));
  }

  /** Says one of the lines, filled; false when all have been said. */
  sayOne(lines: readonly string[], slots: Record<string, string> = {}): boolean {
    if (this.#silent.has(lines)) return false;
    const possible = this.#reply === null ? shuffled(lines, `${this.#seed}:${this.parts.length}`) : lines.slice(this.#reply, this.#reply + 1);
    return this.#sayNew(possible, slots);
  }

  /** Says one of the lines; once all have been said, the first sentence of one, which holds what is particular. A verdict must never run out. */
  sayVerdict(lines: readonly string[], slots: Record<string, string>): boolean {
    if (this.sayOne(lines, slots)) return true;
    const cores = lines.flatMap((line) => sentencesOf(fill(line, slots)).slice(0, 1));
    const core = cores.find((sentence) => this.isNew(sentence)) ?? (this.forgets ? cores[0] : undefined);
    return core !== undefined && this.#say(core);
  }

  /** Says the lines in their given order of preference. */
  sayFirst(lines: readonly string[], slots: Record<string, string> = {}): boolean {
    return this.#sayNew(lines, slots);
  }

  /** A line that repeats the visitor's words is new with every one of them; said a second time it sounds like a form, so any other line comes before it. */
  #sayNew(lines: readonly string[], slots: Record<string, string>): boolean {
    const fresh = lines.filter((line) => this.isNew(fill(line, slots)));
    const line = fresh.find((each) => !each.includes('{quote}') || !this.#said.has(saidMark(each))) ?? fresh[0];
    if (line === undefined) return false;
    if (line.includes('{quote}')) this.#said.add(saidMark(line));
    return this.#say(fill(line, slots));
  }

  /** Says the first candidate that is new, with a lead that is new too where it has leads. */
  sayCandidate(candidates: readonly Candidate[]): boolean {
    const candidate = candidates.find(({ text }) => this.isNew(text));
    if (!candidate) return false;
    // A lead says what the text is for: better one from long ago than none.
    if (candidate.leads && !this.sayOne(candidate.leads) && this.forgets) this.sayFirst(candidate.leads);
    this.used.push(candidate);
    return this.#say(candidate.text);
  }

  #say(text: string): boolean {
    this.parts.push(text);
    for (const sentence of sentencesOf(text)) this.#said.add(saidMark(sentence));
    return true;
  }

  get isEmpty(): boolean {
    return this.parts.length === 0;
  }

  /** Does the reply so far end by handing back to the visitor? */
  get asks(): boolean {
    return this.parts.some((part) => /\?["”)]?\s*$/.test(part)) || /\?/.test(this.parts.at(-1) ?? '');
  }

  /** Short parts run on; lists and long parts stand in paragraphs of their own. */
  get text(): string {
    return this.parts.reduce((text, part) => {
      if (!text) return part;
      const newParagraph = part.includes('\n') || /(?:^|\n)- [^\n]*$/.test(text) || text.slice(text.lastIndexOf('\n') + 1).length + part.length > 340;
      return `${text}${part.startsWith('- ') ? '\n' : newParagraph ? '\n\n' : ' '}${part}`;
    }, '');
  }
}
