/** The built language model, without what nothing asks it for, reads English as the whole one does. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import whole from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { leanMachines } from '../../../scripts/vite/lean-language-model.ts';

const parts = whole as unknown as Record<'sa' | 'ner', () => { machines: unknown }>;
const lean = { ...whole, sa: () => ({ ...parts.sa(), machines: leanMachines.sa }), ner: () => ({ ...parts.ner(), machines: leanMachines.ner }) } as unknown as typeof whole;

const read = (model: typeof whole, text: string): unknown[] => {
  const nlp = winkNLP(model, ['pos']);
  const tokens = nlp.readDoc(text).tokens();
  return [tokens.out(nlp.its.pos), tokens.out(nlp.its.lemma as never), tokens.out(nlp.its.uniqueId as never)];
};

it('gives every word of the passages the same part of speech, dictionary form and place', () => {
  const dir = new URL('../../passages/', import.meta.url);
  const text = readdirSync(dir)
    .filter((name) => /^(?:story|news|science|poem)-.*\.txt$/.test(name))
    .map((name) => readFileSync(new URL(name, dir), 'utf8'))
    .join('\n\n');
  const [pos, lemma, place] = read(lean, text);
  expect((pos as string[]).length).toBeGreaterThan(3000);
  expect([pos, lemma, place]).toEqual(read(whole, text));
});
