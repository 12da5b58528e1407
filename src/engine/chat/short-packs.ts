/** Finds the short pack that a message is about. */
import type { ShortPack } from '../../contracts/knowledge/short-pack.ts';
import type { Mode } from '../../contracts/knowledge/vocabulary.ts';
import { editDistance } from '../text/edit-distance.ts';
import { contentStems, stem } from '../text/stems.ts';
import { wordsOf } from '../text/words.ts';
import { namedSubjectIn, withoutPlace, withPairsNamed } from './named-subject.ts';
import { asWords, PhraseBook, patternOf } from './phrases.ts';

export interface ShortHit {
  pack: ShortPack;
  /** The stems of the name that was met; none where a phrase was. */
  stems: readonly string[];
}

interface Name {
  pack: ShortPack;
  stems: readonly string[];
}

/** Words of a question that name nothing. */
const asking = new Set(contentStems('mean meaning explain define definition understand use work call called need know help'));

/** How many words may stand between the words of a name. */
const gap = 3;

export class ShortPacks {
  readonly byId: ReadonlyMap<string, ShortPack>;
  /** By the first stem of a name of several words. */
  readonly #names = new Map<string, Name[]>();
  /** Names of one word, which stand in the message as they are or with an -s: a stem alone, "present" for a presentation, says too little. */
  readonly #single = new Map<string, Name>();
  readonly #words = new Map<string, string[]>();
  readonly #ofNames = new Map<ShortPack, ReadonlySet<string>>();
  readonly #phrases: PhraseBook<ShortPack>;
  readonly #isWord: (word: string) => boolean;

  /** `isWord`: a word that the content uses is no slip of the pen for another one, "falling" none for "failing". */
  constructor(packs: readonly ShortPack[], isWord: (word: string) => boolean = () => false) {
    this.#isWord = isWord;
    this.byId = new Map(packs.map((pack) => [pack.id, pack]));
    // Where all but one word of a name is small, the small ones decide.
    const isPhrase = (name: string) => wordsOf(name).length > 1 && contentStems(name).length < 2;
    this.#phrases = new PhraseBook(
      packs.map((pack) => {
        const phrases = [...(pack.phrases ?? []), ...(pack.names ?? []).filter(isPhrase).map((name) => wordsOf(name).join(' '))];
        return [pack, phrases.map((phrase) => patternOf(phrase, {}))] as const;
      }),
    );
    for (const pack of packs) for (const name of pack.names ?? []) if (!isPhrase(name)) this.#add(pack, name);
  }

  #add(pack: ShortPack, name: string): void {
    const words = wordsOf(name);
    const stems = contentStems(name);
    const [first] = stems;
    if (words.length === 1) for (const form of [name, `${name}s`, name.replace(/s$/, '')]) this.#single.set(wordsOf(form)[0] ?? '', { pack, stems });
    else if (first) this.#names.set(first, [...(this.#names.get(first) ?? []), { pack, stems }]);
    if (pack.exact) return;
    for (const word of words.filter(({ length }) => length >= 7)) this.#words.set(word.slice(0, 1), [...(this.#words.get(word.slice(0, 1)) ?? []), word]);
  }

  /** The pack whose phrase stands in the message, or else the one with the longest name in it. */
  find(message: string, mode: Mode): ShortHit | null {
    const words = wordsOf(withPairsNamed(message)).map((word) => this.#known(word));
    const heard = this.#phrases.first(asWords(message), (pack) => fitsMode(pack, mode));
    if (heard) return this.#inSubject(message, mode, heard) ?? { pack: heard, stems: [] };
    const stems = words.map(stem);
    const met = [...new Set(stems)].flatMap((each) => this.#names.get(each) ?? []).filter((name) => standsIn(stems, name.stems));
    const single = words.flatMap((word) => this.#single.get(word) ?? []);
    const fitting = [...met, ...single].filter(({ pack }) => fitsMode(pack, mode));
    const best = fitting.sort((a, b) => b.stems.length - a.stems.length || b.stems.join('').length - a.stems.join('').length)[0] ?? null;
    return best && best.stems.length > 1 ? best : (this.#inSubject(message, mode, best?.pack) ?? best);
  }

  /** "A base in chemistry": of the packs of the subject that is named, the one whose names hold all that is asked. What was found in that subject already stays. */
  #inSubject(message: string, mode: Mode, found: ShortPack | undefined): ShortHit | null {
    const place = namedSubjectIn(message);
    if (!place || found?.subject === place.subject || found?.for) return null;
    const asked = contentStems(withoutPlace(message)).filter((each) => !asking.has(each));
    if (asked.length === 0 || asked.length > 2) return null;
    for (const pack of this.byId.values()) {
      if (pack.subject !== place.subject || pack.exact || !fitsMode(pack, mode)) continue;
      const known = this.#stemsOf(pack);
      if (asked.every((each) => known.has(each))) return { pack, stems: asked };
    }
    return null;
  }

  #stemsOf(pack: ShortPack): ReadonlySet<string> {
    const known = this.#ofNames.get(pack) ?? new Set(contentStems([pack.title, ...(pack.names ?? [])].join(' ')));
    this.#ofNames.set(pack, known);
    return known;
  }

  /** A long word one slip away from a word of a name is taken for it. */
  #known(word: string): string {
    const near = word.length >= 6 ? (this.#words.get(word.slice(0, 1)) ?? []) : [];
    if (near.length === 0 || near.includes(word) || this.#isWord(word)) return word;
    return near.find((known) => editDistance(known, word) <= (known.length >= 11 ? 2 : 1)) ?? word;
  }
}

const fitsMode = (pack: ShortPack, mode: Mode): boolean => pack.for === 'both' || (mode === 'teacher') === (pack.for === 'teacher');

function standsIn(stems: readonly string[], wanted: readonly string[]): boolean {
  const reach = wanted.length + (wanted.length - 1) * gap;
  return stems.some((_, start) => {
    const near = stems.slice(start, start + reach);
    return wanted.every((each) => near.includes(each));
  });
}
