import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { NamedLesson } from '../../../../src/features/aurora/export/lesson-papers.ts';
import { lessonPptx } from '../../../../src/features/aurora/export/pptx/lesson-pptx.ts';
import { namedLesson } from '../../../support/lesson-body.ts';

const now = new Date('2026-03-02T12:00:00Z');

async function open(lesson: NamedLesson) {
  const parts = unzipSync(new Uint8Array(await lessonPptx(lesson, now).arrayBuffer()));
  const text = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  return { names: Object.keys(parts), text };
}
/** The texts of a piece of XML, one for each paragraph. */
const paragraphs = (xml: string): string[] =>
  [...xml.matchAll(/<a:p>(.*?)<\/a:p>/gs)].map(([, inner = '']) => [...inner.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, t]) => t).join(''));
const shapeOf = (xml: string, placeholder: string): string => xml.split('<p:sp>').find((shape) => shape.includes(`<p:ph ${placeholder}`)) ?? '';

it('twelve slides become twelve slides, each with its title as the real title and its notes as speaker notes', async () => {
  const lesson = namedLesson({ slideCount: 12, duration: 60 });
  const { names, text } = await open(lesson);
  expect(names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(12);
  lesson.body.slides.forEach((slide, place) => {
    const xml = text(`ppt/slides/slide${place + 1}.xml`);
    const unescaped = (parts: string[]) => parts.map((part) => part.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))));
    expect(xml.match(/<p:ph type="title"\/>/g)).toHaveLength(1);
    expect(unescaped(paragraphs(shapeOf(xml, 'type="title"')))).toEqual([slide.title]);
    expect(unescaped(paragraphs(shapeOf(xml, 'idx="1"')))).toEqual(slide.content);
    const notes = unescaped(paragraphs(text(`ppt/notesSlides/notesSlide${place + 1}.xml`)));
    expect(notes.at(-1)).toBe(slide.notes);
    expect(notes[0]).toMatch(/^Part \d of 6: .+, \d+ minutes\.$/);
  });
});

it('every part that is named is there, and every part that is there is named: nothing for PowerPoint to repair', async () => {
  const { names, text } = await open(namedLesson({ slideCount: 5 }));
  const named = [...text('[Content_Types].xml').matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name ?? '');
  expect([...named].sort()).toEqual(names.filter((name) => !name.endsWith('.rels') && name !== '[Content_Types].xml').sort());
  for (const name of names.filter((each) => each.endsWith('.rels'))) {
    const folder = name.replace(/_rels\/[^/]+$/, '');
    for (const [, target = ''] of text(name).matchAll(/Target="([^"]+)"/g)) expect(names, `${name}: ${target}`).toContain(new URL(target, `file:///${folder}`).pathname.slice(1));
  }
  // Slides and notes each have a theme of their own; a shared one makes PowerPoint ask for repair.
  expect(text('ppt/notesMasters/_rels/notesMaster1.xml.rels')).toContain('theme2.xml');
  expect(text('ppt/slideMasters/_rels/slideMaster1.xml.rels')).toContain('theme1.xml');
});

it('what would break the file or run in it is written as text', async () => {
  const lesson = namedLesson(
    {},
    { slides: [{ kind: 'idea', title: 'A < B & "C"', content: ['<script>alert(1)</script>', 'bell \u0007 and half \ud83d a pair'], notes: '</a:t>' }] },
  );
  const { text } = await open({ ...lesson, title: '<b>' });
  const xml = text('ppt/slides/slide1.xml');
  expect(xml).toContain('A &#60; B &#38; &#34;C&#34;');
  expect(xml).not.toContain('<script>');
  expect(xml).toContain('<a:t>bell  and half  a pair</a:t>');
  expect(text('ppt/notesSlides/notesSlide1.xml')).toContain('&#60;/a:t&#62;');
  expect(text('docProps/core.xml')).toContain('<dc:title>&#60;b&#62;</dc:title>');
});

it('one line alone, numbered steps and a story carry no bullet, Arabic runs from the right, many words get smaller letters', async () => {
  const slide = (content: string[]) => ({ kind: 'idea' as const, title: 'T', content, notes: '' });
  const { text } = await open(
    namedLesson(
      {},
      {
        slides: [
          slide(['Alone']),
          slide(['1. first', '2. then']),
          slide(['مرحبا بكم', 'two']),
          slide(Array.from({ length: 9 }, () => 'word '.repeat(20))),
          slide([`${'A pumpkin grows. '.repeat(8)}`, 'Why?']),
        ],
      },
    ),
  );
  expect(text('ppt/slides/slide1.xml').match(/<a:buNone\/>/g)).toHaveLength(1);
  expect(text('ppt/slides/slide2.xml').match(/<a:buNone\/>/g)).toHaveLength(2);
  expect(text('ppt/slides/slide3.xml').match(/algn="r" rtl="1"/g)).toHaveLength(1);
  expect(text('ppt/slides/slide4.xml')).toMatch(/sz="1[2-8]00"/);
  expect(text('ppt/slides/slide5.xml').match(/<a:buNone\/>/g)).toHaveLength(1);
});

it('a diagram becomes shapes within the slide beside the text, one group that says in words what it shows', async () => {
  const diagram = ['leaf -> contains -> "chlorophyll" & more', 'leaf -> has -> stomata', 'half a line'];
  const { text } = await open(namedLesson({}, { slides: [{ kind: 'idea', title: 'T', content: ['One', 'Two'], notes: '', diagram }] }));
  const xml = text('ppt/slides/slide1.xml');
  expect(xml.match(/<p:grpSp>/g)).toHaveLength(1);
  expect(/name="Diagram" descr="([^"]*)"/.exec(xml)?.[1]).toBe('Diagram: leaf contains &#34;chlorophyll&#34; &#38; more; leaf has stomata.');
  expect(xml.match(/name="Arrow"/g)).toHaveLength(2);
  const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const boxes = [...xml.matchAll(/<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/g)].map((found) => found.slice(1).map(Number));
  expect(boxes.length).toBeGreaterThan(6);
  for (const [x = 0, y = 0, width = 0, height = 0] of boxes) expect(x >= 0 && y >= 0 && x + width <= 12_192_000 && y + height <= 6_858_000).toBe(true);
  // Nothing of the picture begins where the text still is.
  const [, body] = boxes;
  for (const [x = 0] of boxes.slice(2)) expect(x).toBeGreaterThan((body?.[0] ?? 0) + (body?.[2] ?? 0));
  expect(text('ppt/slides/slide1.xml')).not.toContain('half a line');
});

it('a lesson without slides is still a file that opens', async () => {
  const { names, text } = await open(namedLesson({}, { slides: [] }));
  expect(names.some((name) => name.startsWith('ppt/slides/'))).toBe(false);
  expect(text('ppt/presentation.xml')).not.toContain('sldIdLst');
});
