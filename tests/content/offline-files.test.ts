/** Holds what the build tells the service worker against the built site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keptTools, type OfflinePlan } from '../../src/contracts/offline.ts';
import { sizeInWords } from '../../src/features/offline/words.ts';
import { knowledge } from '../support/knowledge.ts';

const dist = path.resolve(import.meta.dirname, '../../dist/client');
const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const { version, courses: plans }: OfflinePlan = JSON.parse(read('offline-files.json'));
const isTool = (id: string): boolean => keptTools.some((tool) => tool === id);
const courses = Object.fromEntries(Object.entries(plans).filter(([id]) => !isTool(id)));
const worker = read('service-worker.js');
const course = (id: string) => plans[id] ?? { title: '', size: 0, files: [] };
const filesOf = (id: string) => course(id).files.map(([file]) => file);
const named = (id: string, name: string) => filesOf(id).filter((file) => path.basename(file).startsWith(`${name}.`));

describe('the files of a course that is made available offline', () => {
  it('are told for every course', () => expect(Object.keys(courses).sort()).toEqual(readdirSync('content/courses').sort()));

  it.each(Object.keys(plans))('of %s exist, with their sizes, each once, the page last', (id) => {
    expect(new Set(filesOf(id)).size).toBe(filesOf(id).length);
    expect(filesOf(id).at(-1)).toBe(`/${id}`);
    for (const [file, bytes] of course(id).files) {
      const onDisk = path.join(dist, existsSync(path.join(dist, file)) ? file : `${file}.html`);
      // The page got its own size written into it after it was weighed: some bytes.
      expect(Math.abs(statSync(onDisk).size - bytes), file).toBeLessThan(file === `/${id}` ? 30 : 1);
    }
  });

  it.each(Object.keys(courses))('of %s weigh what its page says, compressed', (id) => {
    expect(read(`${id}.html`)).toContain(`<span role="status">About ${sizeInWords(course(id).size)}</span>`);
    const plain = course(id).files.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(course(id).size).toBeLessThan(plain / 2);
    expect(course(id).size).toBeLessThan(300_000);
  });

  it('hold quick checks and the certificate of every course, and of labs and quizzes only its own', () => {
    for (const id of Object.keys(courses))
      for (const name of ['islands', 'course-actions', 'certificate-dialog', 'certificate-pdf']) expect(named(id, name), `${name} of ${id}`).toHaveLength(1);
    expect(named('llm-deep-dive', 'tokenizer-start')).toHaveLength(1);
    expect(named('what-is-ai', 'drawing-start')).toHaveLength(1);
    expect(named('what-is-ai', 'quiz-start')).toHaveLength(1);
    expect(named('bias-ethics-training', 'sampling-start')).toHaveLength(1);
    expect(named('productivity-with-ai', 'prompts-start')).toHaveLength(1);
    expect(filesOf('gamification-classroom').filter((file) => /-start\./.test(file))).toEqual([]);
  });

  it('of the workshop hold the engine, its language model and what reads and writes files, in at most 1.9 MB, of which the engine has at most 1.8', () => {
    for (const [id, names] of [['literacy-workshop', ['engine-here', 'model', 'wink-nlp', 'local-help', 'local-screen', 'read-docx', 'essay-docx', 'essay-pdf']]] as const) {
      for (const name of names) expect(named(id, name), `${name} of ${id}`).toHaveLength(1);
      expect(filesOf(id).filter((file) => /pdf-worker/.test(file))).toHaveLength(1);
      expect(course(id).size).toBeLessThan(1_900_000);
      const engine = filesOf(id).filter((file) => /\/(?:engine-here|model|wink-nlp|local-help|local-screen|screen)\./.test(file));
      const weight = engine.reduce((sum, file) => sum + brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length, 0);
      expect(weight).toBeGreaterThan(500_000);
      expect(weight).toBeLessThan(1_800_000);
    }
  });

  it('of the explorer hold its engine with the checked questions, in less than 400 kB', () => {
    for (const name of ['engine-here', 'open-as-map']) expect(named('perspective-explorer', name), name).toHaveLength(1);
    expect(read(named('perspective-explorer', 'engine-here')[0] ?? '')).toContain('Are grades good for learning?');
    expect(course('perspective-explorer').size).toBeLessThan(400_000);
    expect(read('perspective-explorer.html')).not.toContain('engine-here');
  });

  it('of the workshop and the explorer hold engines, language model and knowledge of at most 1.8 MB together', () => {
    const engines = new Set(
      [...filesOf('literacy-workshop'), ...filesOf('perspective-explorer')].filter((file) => /\/(?:engine-here|model|wink-nlp|local-help|local-screen|screen)\./.test(file)),
    );
    const weight = [...engines].reduce((sum, file) => sum + brotliCompressSync(read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length, 0);
    expect(engines.size).toBeGreaterThanOrEqual(5);
    expect(weight).toBeLessThan(1_800_000);
  });

  it('of the chat hold its engine with all that it answers from, in at most 1.6 MB, and 1.8 with the page and its scripts', () => {
    for (const name of ['read-events', 'engine-here', 'AssistantBanner', 'Markdown']) expect(named('kora', name), name).toHaveLength(1);
    const [engine = ''] = named('kora', 'engine-here');
    expect(read(engine)).toContain(knowledge.anchors[0]?.id);
    expect(read(engine)).not.toContain(knowledge.perspectives[0]?.question);
    const weight = brotliCompressSync(read(engine), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    expect(weight).toBeGreaterThan(1_000_000);
    expect(weight).toBeLessThan(1_600_000);
    expect(course('kora').size).toBeLessThan(1_800_000);
  });

  it('of the chat’s engine are fetched by no page that is online and answered', () => {
    for (const page of ['kora.html', 'index.html']) expect(read(page), page).not.toMatch(/engine-here/);
    for (const file of filesOf('kora').filter((name) => /\/KoraChat\./.test(name))) expect(read(file), file).not.toMatch(/(?:from|import)\s*["'`]\.\/engine-here\./);
  });

  it('of the engine are fetched by no page that is online and answered: nothing but what is pressed asks for them', () => {
    const html = read('literacy-workshop.html');
    expect(html).not.toMatch(/engine-here|\/model\.|wink-nlp|local-help/);
    for (const file of filesOf('literacy-workshop').filter((name) => /\/(?:KoraRead|EssayBlocks|client)\./.test(name)))
      expect(read(file), file).not.toMatch(/(?:from|import)\s*["'`]\.\/(?:engine-here|model|wink-nlp|local-help)\./);
  });

  it('leave out nothing that one of them imports', () => {
    for (const id of Object.keys(plans))
      for (const file of filesOf(id).filter((name) => name.endsWith('.js')))
        for (const [, name = ''] of read(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)) expect(filesOf(id), `${file} of ${id}`).toContain(`/_astro/${name}`);
  });
});

describe('the service worker', () => {
  it('is of the same build as the list of files', () => expect(worker).toContain(version));

  it('keeps the offline page, the list of pages and the search with all their scripts, and they exist', () => {
    const core: string[] = JSON.parse((/\[`\/offline`[^\]]*\]/.exec(worker)?.[0] ?? '[]').replaceAll('`', '"'));
    for (const file of ['/offline', '/search', '/search.js', '/search-index.json', '/offline.js']) expect(core).toContain(file);
    for (const file of core) expect(existsSync(path.join(dist, file)) || existsSync(path.join(dist, `${file}.html`)), file).toBe(true);
    expect(core.filter((file) => /search-dialog\./.test(file))).toHaveLength(1);
    for (const file of core.filter((name) => name.startsWith('/_astro/')))
      for (const [, name = ''] of read(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)) expect(core, file).toContain(`/_astro/${name}`);
  });

  it('is one small file without imports', () => {
    expect(worker).not.toMatch(/\bimport\b|importScripts|\bexport\b/);
    expect(worker.length).toBeLessThan(12_000);
  });
});

it.each([
  [4, '10 kB'],
  [224_108, '220 kB'],
  [999_999, '1.0 MB'],
  [1_240_000, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
