/** The whitepaper as the site reads it, without Astro. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readPaper } from '../../src/catalog/paper.ts';
import { Whitepaper } from '../../src/catalog/schemas/whitepaper.ts';
import type { Reference } from '../../src/contracts/knowledge/knowledge.ts';
import { contentDir } from './knowledge.ts';

const text = readFileSync(path.join(contentDir, 'whitepaper', 'whitepaper.mdx'), 'utf8');
const [, front = '', ownBody = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];

export const body = ownBody;
export const references = JSON.parse(readFileSync(path.join(contentDir, 'references.json'), 'utf8')) as Reference[];
export const frontMatter = parse(front) as unknown;
export const paper = readPaper('whitepaper.mdx', Whitepaper.parse(frontMatter), body, references);
