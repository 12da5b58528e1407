/** The whitepaper from the content. */
import { getEntry } from 'astro:content';
import referencesText from '../../content/references.json?raw';
import type { Reference } from '../contracts/knowledge/knowledge.ts';
import { type Paper, readPaper } from './paper.ts';

const file = 'content/whitepaper/whitepaper.mdx';

/** @throws Error when the file is missing or the text cites what it may not, which stops the build. */
export async function whitepaper(): Promise<Paper> {
  const entry = await getEntry('whitepaper', 'whitepaper');
  if (!entry) throw new Error(`${file} does not exist.`);
  return readPaper(file, entry.data, entry.body ?? '', JSON.parse(referencesText) as Reference[]);
}
