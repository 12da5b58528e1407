/** The PowerPoint and Word files that leave the tools: by their structure everywhere, and opened by LibreOffice where it is installed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import { handoutPaper, planPaper } from '#src/features/aurora/export/lesson-papers.ts';
import { lessonPptx } from '#src/features/aurora/export/pptx/lesson-pptx.ts';
import { essayDocx } from '#src/features/literacy/essay/essay-docx.ts';
import { generateInBrowser } from '#src/features/literacy/read/engine-here.ts';
import { wordFile } from '#src/features/literacy/read/word-file.ts';
import { freshDraft } from '#src/stores/essay-draft.ts';
import { paperDocx } from '#src/ui/paper/paper-docx.ts';
import { essays } from '../../support/essays.ts';
import { passageText } from '../../support/evaluate-reading.ts';
import { namedLesson } from '../../support/lesson-body.ts';

const passage = passageText('story-lighthouse.txt');
const request = { passage, promptStyle: 'comprehension', teacherMode: true } as const;
const lesson = { ...namedLesson({ slideCount: 12, duration: 60 }), title: 'Where does a tree get the stuff that it is made of? A puzzle for two lines' };
const [essay] = essays;
if (!essay) throw new Error('No essay is held.');

const reading = { kind: 'answered', passage, style: 'comprehension', teacherMode: true, isLocal: true, reply: await generateInBrowser(request) } as const;
/** Each file with words that its reader must find. */
const files: Record<string, { made: Blob; holds: readonly string[] }> = {
  'slides.pptx': { made: lessonPptx(lesson, new Date('2026-03-02T12:00:00Z')), holds: lesson.body.slides.flatMap(({ title, content }) => [title, ...content]) },
  'plan.docx': { made: await paperDocx(planPaper(lesson)), holds: [lesson.title, ...lesson.body.objectives, ...lesson.body.slides.map(({ notes }) => notes)] },
  'handout.docx': { made: await paperDocx(handoutPaper(lesson)), holds: [...lesson.body.tasks, ...lesson.body.exitTicket] },
  'worksheet.docx': { made: await wordFile(reading, {}), holds: reading.reply.items.map(({ question }) => question) },
  'essay.docx': {
    made: await essayDocx({ ...freshDraft(essay.essayType, essay.gradeLevel), title: essay.title, blocks: essay.blocks, hasNote: true, note: 'No help was used.' }),
    holds: [essay.title, 'Use of AI', 'No help was used.'],
  },
};

const partOf = async (blob: Blob, name: string): Promise<string> => strFromU8(unzipSync(new Uint8Array(await blob.arrayBuffer()))[name] ?? new Uint8Array());
const plain = (text: string): string => text.replace(/\s+/g, '');

it.each(['handout.docx', 'worksheet.docx'])('%s: each line to write on is drawn, not only the last of its neighbors', async (name) => {
  const lines = (await partOf(files[name]?.made as Blob, 'word/document.xml')).match(/<w:p>.*?<\/w:p>/gs)?.map((paragraph) => /<w:pBdr>.*?<\/w:pBdr>/.exec(paragraph)?.[0]) ?? [];
  expect(lines.filter(Boolean).length).toBeGreaterThan(5);
  // Programs draw neighbors with the same border as one box.
  expect(lines.filter((border, place) => border && border === lines[place - 1])).toEqual([]);
});

it.each(Object.keys(files).filter((name) => name.endsWith('.docx')))('%s: the height of a line grows with its letters', async (name) => {
  const styles = await partOf(files[name]?.made as Blob, 'word/styles.xml');
  expect(/<w:pPrDefault>.*?<w:spacing[^>]*>/s.exec(styles)?.[0] ?? '').toMatch(/^$|w:lineRule="auto"/);
});

const folder = mkdtempSync(path.join(tmpdir(), 'office-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasOffice = ((): boolean => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

it.skipIf(!hasOffice)('LibreOffice opens each of them: nothing is lost, nothing hangs over the edge of a page, and each slide is a page', async () => {
  for (const [name, { made }] of Object.entries(files)) writeFileSync(path.join(folder, name), new Uint8Array(await made.arrayBuffer()));
  // A profile of its own: LibreOffice may be open on this machine.
  execFileSync(
    'soffice',
    [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...Object.keys(files).map((name) => path.join(folder, name))],
    {
      stdio: 'ignore',
    },
  );
  for (const [name, { holds }] of Object.entries(files)) {
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path.join(folder, name.replace(/\w+$/, 'pdf')))));
    if (name.endsWith('.pptx')) expect(pdf.numPages).toBe(lesson.body.slides.length);
    let text = '';
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        text += item.str;
        const [x = 0, y = 0] = item.transform.slice(4) as number[];
        expect(x >= 0 && x + item.width <= width + 1 && y >= 0 && y <= height, `${name}, page ${number}: ${item.str}`).toBe(true);
      }
    }
    for (const words of holds) expect(plain(text), name).toContain(plain(words));
  }
});
