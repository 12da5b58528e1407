/** The PDF of the real whitepaper, read back with another program than the one that wrote it. */

import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../../../src/catalog/paper-blocks.ts';
import { loadFonts } from '../../../../src/features/whitepaper/pdf/fonts.ts';
import { writePaper } from '../../../../src/features/whitepaper/pdf/write-paper.ts';
import { paper } from '../../../support/whitepaper.ts';

interface StructNode {
  role?: string;
  type?: string;
  children?: StructNode[];
}

const write = () => writePaper(paper, { author: 'the T4 Suite team', fonts: loadFonts() });
/** A paper takes under a second; a machine that runs every other check beside it may need far longer. */
const busyMs = 60_000;
let file: Uint8Array;
let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
let pages: string[];
let structure: StructNode[];
beforeAll(async () => {
  file = await write();
  pdf = await getDocumentProxy(new Uint8Array(file));
  pages = (await extractText(pdf)).text;
  structure = await Promise.all(Array.from({ length: pdf.numPages }, async (_, i) => (await (await pdf.getPage(i + 1)).getStructTree()) as StructNode));
}, busyMs);

const rolesIn = (node: StructNode): string[] => [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)];
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

describe('the PDF of the whitepaper', () => {
  it('is tagged, names its language, and shows its title', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true, Suspects: false });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: 'en-US', Title: paper.title, Author: 'the T4 Suite team', CreationDate: expect.stringContaining('20261120') });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const source = Buffer.from(file).toString('latin1');
    for (const entry of ['/StructTreeRoot', '/MarkInfo', '/Lang (en-US)', '/ParentTree']) expect(source).toContain(entry);
  });

  it('holds every heading, paragraph, list item, cell and source in order', () => {
    const footer = /Kora: Tone-Aware Assistance for Learning · \d+ of \d+/g;
    expect(pages.filter((page) => (page.match(footer) ?? []).length !== 1)).toEqual([]);
    const whole = squeezed(pages.map((page) => page.replaceAll(footer, '')).join(' '));
    const expected = [
      paper.title,
      paper.subtitle,
      paper.abstract,
      ...[...paper.keyConcepts, ...paper.benefits].flatMap(({ title, text }) => [title, text]),
      ...paper.blocks.flatMap((block) => {
        if (block.kind === 'heading') return [block.text];
        if (block.kind === 'paragraph') return [plain(block.inlines)];
        if (block.kind === 'list') return block.items.map(plain);
        return [block.header, ...block.rows].flatMap((row) => row.map(plain));
      }),
      ...paper.sources.flatMap(({ authors, title, url = '' }) => [authors, title, url]),
    ];
    let at = 0;
    for (const text of expected) {
      const found = whole.indexOf(squeezed(text), at);
      expect(found, `after "${whole.slice(Math.max(0, at - 60), at)}": ${text.slice(0, 80)}`).toBeGreaterThanOrEqual(at);
      at = found + squeezed(text).length;
    }
  });

  it('keeps words apart for whoever reads it out', () => {
    const words = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(words).toContain('Kora is a teaching assistant built for that gap, within narrow limits.');
    expect(words).toContain('(Kulik and Fletcher, 2016)');
  });

  it('tells headings, paragraphs, lists, tables and links apart', () => {
    const roles = structure.flatMap(rolesIn);
    const count = (role: string) => roles.filter((each) => each === role).length;
    const headings = paper.blocks.filter((block) => block.kind === 'heading');
    expect(count('H1')).toBe(1);
    // Abstract, Contents, Four key concepts, Six benefits and Sources stand beside the chapters.
    expect(count('H2')).toBe(headings.filter(({ level }) => level === 2).length + 5);
    expect(count('H3')).toBe(headings.filter(({ level }) => level === 3).length + 10);
    expect(count('LI')).toBeGreaterThanOrEqual(paper.sources.length);
    expect(count('LBody')).toBeGreaterThanOrEqual(count('LI'));
    expect(count('TH')).toBe(3);
    expect(count('TR')).toBe(6);
    expect(count('TOCI')).toBeGreaterThan(5);
    expect(new Set(roles)).toEqual(new Set(['Root', 'Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link', 'TOC', 'TOCI', 'Table', 'TR', 'TH', 'TD']));
  });

  it('ties every area that can be pressed to its Link element and describes it', async () => {
    for (let i = 1; i <= pdf.numPages; i++) {
      const links = ((await (await pdf.getPage(i)).getAnnotations()) as { subtype: string; contentsObj?: { str: string }; dest?: unknown; url?: string }[]).filter(
        ({ subtype }) => subtype === 'Link',
      );
      const tied = JSON.stringify(structure[i - 1]).match(/"type":"object"/g)?.length ?? 0;
      expect(tied, `page ${i}`).toBe(links.length);
      for (const { contentsObj, dest, url } of links) {
        expect(contentsObj?.str, `page ${i}`).toMatch(/\S/);
        expect(dest ?? url, `page ${i}`).toBeTruthy();
      }
    }
  });

  it('leads each inner link to a place that exists', async () => {
    const places = new Set(Object.keys(await pdf.getDestinations()));
    for (let i = 1; i <= pdf.numPages; i++)
      for (const { dest } of (await (await pdf.getPage(i)).getAnnotations()) as { dest?: string }[]) if (typeof dest === 'string') expect(places).toContain(dest);
  });

  it('has bookmarks for chapters and sections, and a contents list with the right pages', async () => {
    const outline = await pdf.getOutline();
    const chapters = paper.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
    expect(outline.map(({ title }) => title)).toEqual(['Abstract', 'Contents', 'Four key concepts', 'Six benefits', ...chapters, 'Sources']);
    expect(outline.flatMap(({ items }) => items).length).toBe(paper.blocks.filter((block) => block.kind === 'heading' && block.level === 3).length);
    for (const { title, dest } of outline.slice(4)) {
      const page = (await pdf.getPageIndex((dest as { num: number; gen: number }[])[0] as { num: number; gen: number })) + 1;
      expect(pages[0]).toMatch(new RegExp(`${title.replaceAll(/[.*+?^()[\]{}|\\$]/g, '\\$&')}, page ${page}\\b`));
      expect(pages[page - 1]).toContain(title);
    }
  });

  it('has a sane number of pages, none of them nearly empty but the last', () => {
    expect(pdf.numPages).toBeGreaterThanOrEqual(8);
    expect(pdf.numPages).toBeLessThanOrEqual(16);
    expect(pages.slice(0, -1).filter((page) => page.length < 900)).toEqual([]);
  });

  it(
    'is the same file each time',
    async () => {
      expect(Buffer.compare(await write(), file)).toBe(0);
    },
    busyMs,
  );

  it('refuses a character that its typeface does not have', async () => {
    await expect(writePaper({ ...paper, subtitle: 'A 字 here' }, { author: 'us', fonts: loadFonts() })).rejects.toThrow(/no "字"/);
  });
});
