/** Parts of speech and dictionary forms of English words, by wink-nlp and its light English model (a megabyte, so it is loaded when first needed). */

export interface Word {
  text: string;
  lower: string;
  /** Dictionary form, lower case. */
  lemma: string;
  /** Universal part of speech: NOUN, PROPN, VERB, AUX, ADJ, … */
  pos: string;
  /** Place in the text that was tagged. */
  start: number;
  end: number;
}

export type Tagger = (text: string) => Word[];

let loading: Promise<Tagger> | null = null;

/** The same tagger for everyone: it keeps nothing of what it has read. */
export function loadTagger(): Promise<Tagger> {
  loading ??= makeTagger().catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

async function makeTagger(): Promise<Tagger> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')]);
  const nlp = winkNLP(model, ['pos']);
  const { its } = nlp;
  return (text) => {
    const tokens = nlp.readDoc(text).tokens();
    const values = tokens.out();
    const spaces = tokens.out(its.precedingSpaces);
    const tags = tokens.out(its.pos);
    // The package's types know no lemma without an index of its own.
    const lemmas = tokens.out(its.lemma as never) as unknown as string[];
    let at = 0;
    return values.map((value, i) => {
      const start = at + (spaces[i]?.length ?? 0);
      at = start + value.length;
      return { text: value, lower: value.toLowerCase().replaceAll('’', "'"), lemma: (lemmas[i] ?? value).toLowerCase(), pos: tags[i] ?? 'X', start, end: at };
    });
  };
}
