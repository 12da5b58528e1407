/**
 * Leaves out of the English language model what nothing asks it for: feelings and names. The tagger loads all of it and then uses words, sentences and parts of speech alone.
 * Measured: 575 kB less to parse in the Worker and in a browser, and about a tenth less to keep for offline use.
 */
import type { Plugin } from 'vite';

/** Machines that recognize nothing, in the form in which wink-nlp reads them: version, last state, states, ends, marks, values. */
const recognizesNothing = JSON.stringify([100, 0, { 0: {} }, {}, {}, {}]);
/** By the name of the file: one machine for feelings, none for names. */
export const leanMachines: Readonly<Record<'sa' | 'ner', readonly string[]>> = { sa: [recognizesNothing], ner: [] };

export const leanLanguageModel = (): Plugin => ({
  name: 'kora:lean-language-model',
  enforce: 'pre',
  load: {
    filter: { id: /\/wink-eng-lite-web-model\/dist\/languages\/cur\/models\/eng-(?:sa|ner)-model\.json$/ },
    handler: (id) => JSON.stringify(leanMachines[id.includes('eng-sa-') ? 'sa' : 'ner']),
  },
});
