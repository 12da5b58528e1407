/** The desk of KORA Read without a browser: what is kept, what is sent, what comes when something fails. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../../src/api/client.ts';
import type { GeneratePromptsBody, GeneratePromptsReply } from '../../src/contracts/api/generate-prompts.ts';
import * as storageKeys from '../../src/contracts/storage-keys.ts';
import { decodeText, looksGarbled } from '../../src/features/literacy/read/decode-text.ts';
import { fileName, handInText } from '../../src/features/literacy/read/hand-in.ts';
import { questionsBack } from '../../src/features/literacy/read/kept-questions.ts';
import { pageText } from '../../src/features/literacy/read/pdf-lines.ts';
import { readDocx } from '../../src/features/literacy/read/read-docx.ts';
import { readFile } from '../../src/features/literacy/read/read-file.ts';
import { type Answered, createReader } from '../../src/features/literacy/read/read-store.ts';
import { $toast } from '../../src/stores/toasts.ts';
import { docx, docxBomb, zipWithoutDocument } from '../support/reading-files.ts';

const reply: GeneratePromptsReply = {
  prompts: '1. Why did Mara wait?',
  items: [{ question: 'Why did Mara wait?', skill: 'Motive', hint: 'Look.', sentence: 0, start: 0, end: 11 }],
  reading: { words: 3, sentences: 1, grade: null, band: '6-8' },
  guidance: [],
  meta: { engine: 'embedded', grounding: 'passage' },
};
const good: Result<GeneratePromptsReply> = { ok: true, value: reply };
const noNetwork: Result<GeneratePromptsReply> = { ok: false, failure: { kind: 'network', timedOut: false } };

function desk(
  answer: Result<GeneratePromptsReply> = good,
  { isOnline = true, here = null as GeneratePromptsReply | null, screen = async (_: string): Promise<0 | 1 | 2> => 0 } = {},
) {
  const sent: GeneratePromptsBody[] = [];
  const reader = createReader({
    generate: async (body) => {
      sent.push(body);
      return answer;
    },
    generateHere: async () => here,
    isOnline: () => isOnline,
    screen,
  });
  return { reader, sent };
}

beforeEach(() => {
  localStorage.clear();
  $toast.set(null);
});

describe('asking for questions', () => {
  it('needs a passage and a style, and says so in the specified words', async () => {
    const { reader, sent } = desk();
    await reader.run();
    expect($toast.get()).toMatchObject({ variant: 'destructive', title: 'Missing Information', message: 'Please provide a passage and select a prompt style' });
    reader.setPassage('Mara waited.');
    await reader.run();
    expect(sent).toEqual([]);
    reader.setStyle('sel');
    await reader.run();
    expect(sent).toEqual([{ passage: 'Mara waited.', promptStyle: 'sel', teacherMode: false }]);
    expect(reader.$outcome.get()).toMatchObject({ kind: 'answered', passage: 'Mara waited.', isLocal: false });
  });

  it('sends the grade only when one was chosen', async () => {
    const { reader, sent } = desk();
    reader.setPassage('Mara waited.');
    reader.setStyle('inference');
    reader.setTeacherMode(true);
    reader.setGrade('9-12');
    await reader.run();
    expect(sent[0]).toEqual({ passage: 'Mara waited.', promptStyle: 'inference', teacherMode: true, gradeLevel: '9-12' });
  });

  it.each([
    ['a status', { ok: false, failure: { kind: 'status', status: 500, problem: null } } as const],
    ['the network', noNetwork],
  ])('that fails by %s brings the specified toast and keeps the questions that were there', async (_, failure) => {
    const answers = [good, failure];
    const reader = createReader({ generate: async () => answers.shift() ?? good, generateHere: async () => null, isOnline: () => true, screen: async () => 0 });
    reader.setPassage('Mara waited.');
    reader.setStyle('sel');
    await reader.run();
    await reader.run();
    expect($toast.get()).toMatchObject({ variant: 'destructive', title: 'Error', message: 'Failed to generate prompts. Please try again.' });
    expect(reader.$outcome.get().kind).toBe('answered');
  });

  it('without a network is answered by the engine of this device where it is there', async () => {
    const { reader } = desk(noNetwork, { isOnline: false, here: reply });
    reader.setPassage('Mara waited.');
    reader.setStyle('sel');
    await reader.run();
    expect(reader.$outcome.get()).toMatchObject({ kind: 'answered', isLocal: true });
    expect($toast.get()).toBeNull();
  });
});

describe('answers', () => {
  const why = 'Why did Mara wait?';
  const asDanger = async (text: string): Promise<0 | 1 | 2> => (text.includes('hurts me') ? 2 : text.includes('sad') ? 1 : 0);

  it('that tell of danger are found when their box is left or a sentence ends, and stay', async () => {
    const screened: string[] = [];
    const { reader } = desk(good, {
      screen: async (text) => {
        screened.push(text);
        return asDanger(text);
      },
    });
    reader.setAnswer(why, 'He hurts me');
    expect(screened).toEqual([]);
    await reader.hear(why);
    expect(reader.$care.get()).toEqual({ level: 2, question: why });
    await reader.hear(why);
    reader.setAnswer(why, 'He hurts me.');
    expect(screened).toEqual(['He hurts me', 'He hurts me.']);
    expect(reader.$answers.get()).toEqual({ [why]: 'He hurts me.' });
  });

  it('that come back from an earlier visit are screened, and what was found stays until the desk is cleared', async () => {
    const { reader } = desk(good, { screen: asDanger });
    reader.setAnswer(why, 'I am sad');
    reader.setAnswer('Who came?', 'He hurts me');
    await reader.hearAll([why, 'Who came?', 'What next?']);
    expect(reader.$care.get()).toEqual({ level: 2, question: 'Who came?' });
    reader.setAnswer('Who came?', 'Tom');
    await reader.hear('Who came?');
    expect(reader.$care.get().level).toBe(2);
    reader.clear();
    expect(reader.$care.get()).toEqual({ level: 0, question: null });
  });
});

describe('what the device keeps', () => {
  it('is there for the next visit and forgotten when the desk is empty', () => {
    const { reader } = desk();
    reader.setPassage('Mara waited.');
    reader.setAnswer('Why did Mara wait?', 'For Tom.');
    const next = desk().reader;
    expect(next.$passage.get()).toBe('Mara waited.');
    expect(next.$answers.get()).toEqual({ 'Why did Mara wait?': 'For Tom.' });
    next.clear();
    expect(localStorage.getItem(storageKeys.reading)).toBeNull();
    $toast.get()?.action?.run();
    expect(next.$passage.get()).toBe('Mara waited.');
  });

  it('holds the questions, which are laid out again as they were, key and all, and go with Clear', async () => {
    const withKey = { ...reply, items: reply.items.map((item) => ({ ...item, expected: 'The tide.', lookFors: ['A reason'] })) };
    const { reader } = desk({ ok: true, value: withKey });
    reader.setPassage('Mara waited.');
    reader.setStyle('sel');
    reader.setTeacherMode(true);
    await reader.run();
    reader.setAnswer('Why did Mara wait?', 'For Tom.');
    const next = desk().reader;
    const back = questionsBack(next.left());
    expect(back).toMatchObject({ kind: 'answered', passage: 'Mara waited.', style: 'sel', teacherMode: true, isBack: true, reply: withKey });
    // What is typed before they are back does not drive them away.
    next.setAnswer('Why did Mara wait?', 'For Tom and Ida.');
    expect(questionsBack(desk().reader.left())).toEqual(back);
    if (back) next.layBack(back);
    expect(next.$outcome.get()).toBe(back);
    next.clear();
    expect(desk().reader.left()).toBeUndefined();
    $toast.get()?.action?.run();
    expect(next.$outcome.get()).toBe(back);
    expect(questionsBack(desk().reader.left())).toEqual(back);
  });

  it('lays no old questions over new ones, nor beside the passage of an assignment', async () => {
    const { reader } = desk();
    reader.setPassage('Mara waited.');
    reader.setStyle('sel');
    await reader.run();
    const back = questionsBack(desk().reader.left()) as Answered;
    const busy = desk().reader;
    await busy.run();
    busy.layBack(back);
    expect(busy.$outcome.get()).not.toBe(back);
    localStorage.setItem(storageKeys.reading, JSON.stringify({ ...JSON.parse(localStorage.getItem(storageKeys.reading) ?? '{}'), assignment: 'a1' }));
    expect(desk().reader.left()).toBeUndefined();
  });

  it.each([
    ['no object', 7],
    ['an unknown style', { passage: 'A.', style: 'poem', reply }],
    ['a question without a place', { passage: 'A.', style: 'sel', reply: { ...reply, items: [{ question: 'Why?', skill: '', hint: '' }] } }],
    ['a key that is no text', { passage: 'A.', style: 'sel', reply: { ...reply, items: [{ ...reply.items[0], expected: 7 }] } }],
    ['a rubric of scraps', { passage: 'A.', style: 'sel', reply: { ...reply, rubric: ['x'] } }],
    ['a level that is none', { passage: 'A.', style: 'sel', reply: { ...reply, reading: { words: 'many' } } }],
  ])('lays nothing out that was damaged: %s', (_, kept) => expect(questionsBack(kept)).toBeNull());

  it('is taken for empty when it is damaged', () => {
    localStorage.setItem(storageKeys.reading, '{"passage":7,"style":"poem","answers":[1],"teacherMode":"yes"}');
    const { reader } = desk();
    expect([reader.$passage.get(), reader.$style.get(), reader.$teacherMode.get(), reader.$answers.get()]).toEqual(['', null, false, {}]);
  });

  it('gives way to the text of a file, which can be undone', () => {
    const { reader } = desk();
    reader.setPassage('Mine.');
    reader.replacePassage('From a file.', 'Taken over');
    expect(reader.$passage.get()).toBe('From a file.');
    $toast.get()?.action?.run();
    expect(reader.$passage.get()).toBe('Mine.');
  });
});

describe('files', () => {
  it.each([
    ['UTF-8', [0x43, 0x61, 0x66, 0xc3, 0xa9], 'Café'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9], 'Café'],
    ['Windows-1252', [0x43, 0x61, 0x66, 0xe9, 0x20, 0x93, 0x61, 0x94], 'Café “a”'],
    ['UTF-16, little end first', [0xff, 0xfe, 0x43, 0x00, 0xe9, 0x00], 'Cé'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x43, 0x00, 0xe9], 'Cé'],
    ['UTF-8, cut within its last character', [0xc3, 0x89, 0x6c, 0x69, 0x73, 0x65, 0x20, 0xe2, 0x80], 'Élise '],
    ['Windows-1252, ending in an accent', [0x43, 0x61, 0x66, 0xe9], 'Café'],
    ['UTF-16 without a mark', [...'The sea.'].flatMap((char) => [char.charCodeAt(0), 0]), 'The sea.'],
  ])('in %s are decoded', (_, bytes, text) => {
    expect(decodeText(new Uint8Array(bytes))).toBe(text);
  });

  it.each([
    ['Windows-1251', [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0], true],
    ['ISO 8859-2', [...'P\u00f8i \u00f8ece le\u017e\u00ed m\u00ecsto v\u00ec\u00b9e'].map((char) => char.charCodeAt(0) & 0xff), true],
    [
      'Mac Roman',
      [0xd2, 0x57, 0x68, 0x79, 0x3f, 0xd3, 0x20, 0x73, 0x68, 0x65, 0x20, 0x73, 0x61, 0x69, 0x64, 0x20, 0x61, 0x74, 0x20, 0x74, 0x68, 0x65, 0x20, 0x63, 0x61, 0x66, 0x8e],
      true,
    ],
    [
      'Windows-1252',
      [...'L\u00e0-bas, l\u2019\u00e9t\u00e9 o\u00f9 No\u00ebl \u00e9tait d\u00e9j\u00e0 pass\u00e9, \u00c9lise r\u00eavait \u00e0 la for\u00eat.'].map((char) =>
        char === '\u2019' ? 0x92 : char.charCodeAt(0),
      ),
      false,
    ],
  ])('in %s are taken over, with a word of warning where letters come out wrong', async (_, bytes, isWarned) => {
    const read = await readFile(new File([new Uint8Array(bytes)], 'a.txt'));
    expect(read).toMatchObject({ ok: true });
    expect('note' in read).toBe(isWarned);
  });

  it('of plain letters, of Spanish, German and Danish are not taken for garbled', () => {
    for (const text of [
      'Why is it so?',
      '¿Qué pasó ayer? «Nada», dijo él. ¡Olé!',
      'Äpfel, Öl und Übung: „Größe“ heißt Maß.',
      'Rødgrød med fløde på øen.',
      'El 1.º día, 20 °C, 1½ kg',
    ])
      expect(looksGarbled(text), text).toBe(false);
  });

  it('of HTML give their text without markup; rich text is told how to be saved', async () => {
    const page = '<!doctype html><title>T</title><body><nav>Home</nav><h1>The Lamp</h1><p>Mara &amp; Tom <b>waited</b>.</p><script>alert(1)</script><p>It rained.</p></body>';
    expect(await readFile(new File([page], 'lamp.html'))).toEqual({ ok: true, text: 'The Lamp\n\nMara & Tom waited.\n\nIt rained.' });
    expect(await readFile(new File(['{\\rtf1\\ansi Mara waited.}'], 'lamp.rtf'))).toMatchObject({ ok: false, why: expect.stringContaining('Save it as .docx') });
  });

  it('of Word give their paragraphs; a bomb, a zip and a damaged file a sentence', () => {
    expect(readDocx(new Uint8Array(docx(['One &amp; two.', 'Three.']).buffer))).toEqual({ ok: true, text: 'One & two.\n\nThree.' });
    expect(readDocx(new Uint8Array(docxBomb().buffer))).toMatchObject({ ok: false, why: expect.stringContaining('unpacks to far more') });
    expect(readDocx(new Uint8Array(zipWithoutDocument().buffer))).toMatchObject({ ok: false, why: expect.stringContaining('without a Word document') });
    expect(readDocx(new Uint8Array([80, 75, 3, 4, 9, 9, 9]))).toMatchObject({ ok: false, why: expect.stringContaining('damaged') });
  });

  it.each([
    ['an old Word file', 'a.doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1], 'old Word file'],
    ['a PDF that is none', 'a.pdf', [1, 2, 3, 4, 5], 'damaged'],
    ['nothing', 'a.txt', [], 'empty'],
    ['only signs', 'a.txt', [0x2d, 0x2d, 0x0a], 'no text that can be read'],
  ])('that hold %s get a sentence', async (_, name, bytes, why) => {
    expect(await readFile(new File([new Uint8Array(bytes)], name))).toMatchObject({ ok: false, why: expect.stringContaining(why) });
  });

  it('of PDF become lines and paragraphs again, with divided words put together', () => {
    const piece = (str: string, y: number, hasEOL = true) => ({ str, hasEOL, transform: [1, 0, 0, 1, 50, y], height: 10 });
    expect(pageText([piece('The keeper climbed the light-', 700), piece('house stairs.', 686), piece('He stopped.', 650)])).toBe(
      'The keeper climbed the lighthouse stairs.\n\nHe stopped.',
    );
    expect(pageText([])).toBe('');
  });
});

it('what is handed in holds passage, questions and answers, and its name tells what it is', () => {
  const answered: Answered = { kind: 'answered', reply, passage: 'Mára waited. Long.', style: 'sel', teacherMode: false, isLocal: false };
  expect(handInText(answered, { 'Why did Mara wait?': 'For Tom.' })).toBe('KORA Read: SEL Prompts\n\nMára waited. Long.\n\n1. Why did Mara wait?\n   For Tom.');
  expect(handInText(answered, {})).toContain('(no answer yet)');
  expect(fileName(answered, 'docx')).toBe('kora-read-sel-mara-waited-long.docx');
});
