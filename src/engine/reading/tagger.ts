/** Parts of speech and dictionary forms of English words, by wink-nlp and its light English model (some 850 kB compressed, so it is loaded when first needed). */

export interface Word {
  text: string;
  lower: string;
  /** Dictionary form, lower case. */
  lemma: string;
  /** Universal part of speech: NOUN, PROPN, VERB, AUX, ADJ, … */
  pos: string;
  /** Place in the sentence. */
  start: number;
  end: number;
  /** In a loosely written text: no word that the dictionary holds. */
  isDoubtful?: true;
}

/** The words of each sentence. All are tagged in one go: each go has a price of its own, which for a passage sentence by sentence is half of the work. */
export interface Tagger {
  (sentences: readonly string[]): Word[][];
  /** Does the dictionary of the model hold the word, in small letters? */
  isWord?: (word: string) => boolean;
}

/** Stands between sentences. The tagger takes no word before an empty line into account for a word behind it. */
const apart = '\n\n\n';

let loading: Promise<Tagger> | null = null;
let loadingNlp: ReturnType<typeof makeNlp> | null = null;

/** What stands between two words and is none of them. */
const blanks = ' \u00a0\u2002\u2003\u2004\u2005\u2009\u200a\u202f\u205f';

/** The same tagger for everyone. It keeps no text; its cache remembers single words that it had not met before, for as long as the process lives. */
export function loadTagger(): Promise<Tagger> {
  loading ??= makeTagger().catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

function loadNlp(): ReturnType<typeof makeNlp> {
  loadingNlp ??= makeNlp().catch((cause: unknown) => {
    loadingNlp = null;
    throw cause;
  });
  return loadingNlp;
}

async function makeNlp() {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')]);
  const nlp = winkNLP(model, ['pos']);
  const placesOf = (text: string): number[] =>
    nlp
      .readDoc(text)
      .tokens()
      .out(nlp.its.uniqueId as never) as unknown as number[];
  // Words that it learns as it reads stand behind its own; this is the first.
  const [firstLearned = 0] = placesOf('qzxqzxq');
  return { nlp, isWord: (word: string): boolean => placesOf(word).every((place) => place < firstLearned) };
}

/** Does the dictionary of the model hold the word? Of names it holds hardly any. Lower case; the same for everyone. */
export async function loadDictionary(): Promise<(word: string) => boolean> {
  return (await loadNlp()).isWord;
}

async function makeTagger(): Promise<Tagger> {
  const { nlp, isWord } = await loadNlp();
  const { its } = nlp;
  const tag: Tagger = (sentences) => {
    const whole = sentences.join(apart);
    const hasCurly = whole.includes('’');
    const tokens = nlp.readDoc(whole).tokens();
    const values = tokens.out();
    const tags = tokens.out(its.pos);
    // The package's types know no lemma without an index of its own.
    const lemmas = tokens.out(its.lemma as never) as unknown as string[];
    let next = 0;
    let at = 0;
    let begin = 0;
    return sentences.map((sentence) => {
      const words: Word[] = [];
      for (; next < values.length; next++) {
        const text = values[next] as string;
        while (at < whole.length && blanks.includes(whole.charAt(at))) at += 1;
        const start = at - begin;
        if (start >= sentence.length + apart.length) break;
        at = begin + start + text.length;
        if (start >= sentence.length) continue;
        words.push({
          text,
          lower: hasCurly && text.includes('’') ? text.toLowerCase().replaceAll('’', "'") : text.toLowerCase(),
          lemma: (lemmas[next] ?? text).toLowerCase(),
          pos: tags[next] ?? 'X',
          start,
          end: start + text.length,
        });
      }
      begin += sentence.length + apart.length;
      return words;
    });
  };
  tag.isWord = isWord;
  return tag;
}
