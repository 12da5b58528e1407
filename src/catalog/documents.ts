/** The pages of running text: about, privacy, terms, safety, accessibility. */
import { type CollectionEntry, getEntry } from 'astro:content';

export type DocumentEntry = CollectionEntry<'documents'>;

/** @throws Error when the page does not exist, which stops the build. */
export async function documentById(id: string): Promise<DocumentEntry> {
  const entry = await getEntry('documents', id);
  if (!entry) throw new Error(`content/pages/${id}.mdx does not exist.`);
  return entry;
}
