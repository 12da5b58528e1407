import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../src/api/client.ts';
import type { GenerateLessonBody, GenerateLessonReply } from '../../src/contracts/api/generate-lesson.ts';
import { type LessonBody, minutesOf, type SampleLessonFile } from '../../src/contracts/lesson.ts';
import { lesson } from '../support/lessons.ts';

const reply = (changes: Partial<GenerateLessonReply> = {}, meta: Partial<GenerateLessonReply['meta']> = {}): Result<GenerateLessonReply> => ({
  ok: true,
  value: { id: 'x', ...lesson().lesson, ...changes, meta: { engine: 'embedded', grounding: 'topic-pack', ...meta } },
});
const failed: Result<GenerateLessonReply> = { ok: false, failure: { kind: 'network', timedOut: false } };
const sample: SampleLessonFile = {
  id: 'one',
  title: 'A sample on tides',
  body: { ...lesson().lesson, subject: 'Geography', duration: 30, gaps: [], asked: null, variation: 0, origin: 'sample', sources: [] },
};

// A lesson has some 200 controls, each query reads them all, and other work may share the machine.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('CSS', { supports: () => false });
  HTMLElement.prototype.scrollIntoView ??= () => {};
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  localStorage.clear();
  history.replaceState(null, '', '/tools/aurora');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Aurora with a server that gives these answers, one after the other. */
async function open(...answers: (Result<GenerateLessonReply> | Promise<Result<GenerateLessonReply>>)[]) {
  vi.resetModules();
  const { Aurora } = await import('../../src/features/aurora/Aurora.tsx');
  const { $library } = await import('../../src/stores/library/library.ts');
  const asked: GenerateLessonBody[] = [];
  const { id, title, body } = sample;
  render(
    <Aurora
      help={<p>Numbers to call</p>}
      samples={[{ id, title, subject: body.subject, gradeLevel: body.gradeLevel, duration: body.duration, teachingStyle: body.teachingStyle }]}
      deps={{
        ask: async (request) => {
          asked.push(request);
          return answers[asked.length - 1] ?? failed;
        },
        sample: async () => ({ ok: true, value: sample }),
        now: () => new Date('2026-03-02T12:00:00Z'),
        go: (path) => history.pushState(null, '', path),
      }}
    />,
  );
  await waitFor(() => expect($library.get().isRead).toBe(true));
  // A lesson has some 200 controls: asking of each whether it is to be seen takes most of a second.
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  const box = (name: string | RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
  const write = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
  const press = (name: string | RegExp) => fireEvent.click(button(name));
  return {
    asked,
    button,
    box,
    write,
    press,
    kept: () => $library.get().items,
    fill: () => {
      press('Create New Lesson');
      write('Subject', 'Science');
      write('Grade level', 'Grade 7');
      write('Topic', 'Photosynthesis');
    },
    detail: () => screen.findByRole('heading', { name: 'Lesson outline' }),
  };
}

it('the form has the defaults of the specification and sends what it holds', async () => {
  const { fill, press, asked, detail } = await open(reply());
  fill();
  press('Generate Lesson');
  await detail();
  expect(asked).toEqual([
    {
      subject: 'Science',
      gradeLevel: 'Grade 7',
      topic: 'Photosynthesis',
      duration: 45,
      teachingStyle: 'Inquiry-based',
      standards: '',
      slideCount: 8,
      contentDifficulty: 3,
      template: 'standard',
      teacherId: 1,
    },
  ]);
});

it('a missing field is named and focused, and nothing is sent', async () => {
  const { press, write, box, asked } = await open();
  press('Create New Lesson');
  write('Subject', 'Science');
  write('Grade level', '   ');
  press('Generate Lesson');
  expect(document.activeElement).toBe(box('Grade level'));
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
  expect(asked).toEqual([]);
});

it('while it generates, the button is off and says so', async () => {
  let answer: (result: Result<GenerateLessonReply>) => void = () => {};
  const { fill, press, button, detail } = await open(new Promise((resolve) => (answer = resolve)));
  fill();
  press('Generate Lesson');
  expect(button('Generating...').disabled).toBe(true);
  await act(async () => answer(reply()));
  await detail();
});

it.each([
  ['Quick Activity (15-20 min)', '15', 'Start at once'],
  ['Project-Based', '90', 'The brief'],
  ['Review Session', '45', 'Write down all you know'],
  ['Assessment', '45', 'What is expected'],
])('the template %s prefills length and structure', async (name, minutes, part) => {
  const { press } = await open();
  press(new RegExp(name.replace(/[()]/g, '\\$&')));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Duration' }).value).toBe(minutes);
  expect(within(screen.getByRole('region', { name: 'Structure' })).getByText(part)).toBeTruthy();
});

it('when generation fails, the lesson of the specification is shown as a basic draft, and Retry puts a real one in its place', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fill, press, detail, kept, box } = await open(failed, reply());
  fill();
  press('Generate Lesson');
  await detail();
  expect(log.mock.calls).toEqual([['Failed to generate lesson']]);
  log.mockRestore();
  expect(screen.getByText('Basic draft')).toBeTruthy();
  const draft = kept()[0];
  expect(draft?.id).toBe(String(Date.parse('2026-03-02T12:00:00Z')));
  const body = draft?.body as { objectives: string[]; slides: unknown[]; outline: { title: string; duration: number }[] };
  expect(body.objectives).toHaveLength(3);
  expect(body.slides).toHaveLength(3);
  expect(body.outline.map(({ title, duration }) => [title, duration])).toEqual([
    ['Introduction', 5],
    ['Main Content', 30],
    ['Activities', 15],
    ['Conclusion', 5],
  ]);
  expect(screen.getByText('10 too many', { exact: false })).toBeTruthy();
  press('Retry');
  await waitFor(() => expect(screen.queryByText('Basic draft')).toBeNull());
  expect(box('Title').value).toBe(lesson().lesson.title);
  press('Undo');
  expect(screen.getByText('Basic draft')).toBeTruthy();
});

it('every field is changed in place, kept at once, and taken back by undo', async () => {
  const { fill, press, write, box, detail, kept } = await open(reply());
  fill();
  press('Generate Lesson');
  await detail();
  write('Learning objectives 1', 'Say why leaves are green.');
  write('Slide 2, title', 'My slide');
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Part 1, minutes' }), { target: { value: '9' } });
  expect(screen.getByText('4 too many', { exact: false })).toBeTruthy();
  await waitFor(() => expect(JSON.stringify(kept()[0]?.body)).toContain('Say why leaves are green.'));
  press('Undo');
  expect(screen.queryByText('4 too many', { exact: false })).toBeNull();
  expect(box('Slide 2, title').value).toBe('My slide');
});

it('a slide with more than one can show says on how many it is shown, and a short one says nothing', async () => {
  const { fill, press, write, detail } = await open(reply());
  fill();
  press('Generate Lesson');
  await detail();
  expect(screen.queryByText(/^More than one slide can show/)).toBeNull();
  write('Slide 2, content, one line each', Array.from({ length: 40 }, (_, place) => `Point ${place + 1} of what the class has to know about it.`).join('\n'));
  expect(await screen.findByText(/^More than one slide can show.*goes on over \d+ slides; nothing is left out\.$/)).toBeTruthy();
  write('Slide 2, content, one line each', 'One line.');
  await waitFor(() => expect(screen.queryByText(/^More than one slide can show/)).toBeNull());
});

it('parts are moved, added and deleted', async () => {
  const { fill, press, box, detail } = await open(reply());
  fill();
  press('Generate Lesson');
  await detail();
  const before = box('Slide 1, title').value;
  press('Move slide 1 down');
  expect(box('Slide 2, title').value).toBe(before);
  press('Add slide');
  expect(box('Slide 9, title').value).toBe('New slide');
  // What is typed now takes the place of these words.
  expect(document.activeElement).toBe(box('Slide 9, title'));
  expect([box('Slide 9, title').selectionStart, box('Slide 9, title').selectionEnd]).toEqual([0, 'New slide'.length]);
  press('Delete slide 9');
  expect(screen.queryByRole('textbox', { name: 'Slide 9, title' })).toBeNull();
});

it('one part is made again and the others stay', async () => {
  const other = lesson({ variation: 1 }).lesson;
  const { fill, press, box, detail, asked } = await open(reply(), reply(other));
  fill();
  press('Generate Lesson');
  await detail();
  press('Redo tasks');
  await waitFor(() => expect(box('Tasks 2').value).toBe(other.tasks[1]));
  expect(asked[1]).toMatchObject({ topic: 'Photosynthesis', variation: 1 });
  expect(box('Title').value).toBe(lesson().lesson.title);
});

it('the lesson is made again around what is locked, and undo brings it back', async () => {
  const other = lesson({ variation: 1 }).lesson;
  const { fill, press, box, detail, button, asked } = await open(reply(), reply(other));
  fill();
  press('Generate Lesson');
  await detail();
  fireEvent.change(box('Title'), { target: { value: 'Green leaves' } });
  press('Lock learning objectives');
  expect(button('Lock learning objectives').getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Redo learning objectives' })).toBeNull();
  press('Redo Lesson');
  await waitFor(() => expect(box('Tasks 2').value).toBe(other.tasks[1]), { timeout: 4_000 });
  expect(asked[1]).toMatchObject({ topic: 'Photosynthesis', variation: 1 });
  expect(box('Title').value).toBe('Green leaves');
  expect(box('Learning objectives 1').value).toBe(lesson().lesson.objectives[0]);
  expect(button('Lock learning objectives').getAttribute('aria-pressed')).toBe('true');
  press('Undo');
  expect(box('Tasks 2').value).toBe(lesson().lesson.tasks[1]);
});

it('the hinge question is made again by itself, and the last entry of a list leaves the focus at its button', async () => {
  const other = lesson({ variation: 1 }).lesson;
  const { fill, press, box, detail } = await open(reply({ materials: ['Paper'] }), reply(other));
  fill();
  press('Generate Lesson');
  await detail();
  press('Redo hinge question');
  await waitFor(() => expect(box('Question').value).toBe(other.hingeQuestion.question), { timeout: 4_000 });
  press('Delete material 1');
  expect(document.activeElement?.textContent).toContain('Add material');
});

it('guided notes go to Comet by way of the library', async () => {
  const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { fill, press, detail, kept } = await open(reply());
  fill();
  press('Generate Lesson');
  await detail();
  press('Create Guided Notes');
  fireEvent.click(await screen.findByRole('button', { name: 'Open in Comet', hidden: true }, { timeout: 4_000 }));
  await waitFor(() => expect(go).toHaveBeenCalled(), { timeout: 4_000 });
  const notes = kept().find(({ kind }) => kind === 'guided-notes');
  expect(notes).toMatchObject({ title: `Notes: ${lesson().lesson.title}`, body: { lessonTitle: lesson().lesson.title, origin: 'lesson', live: null } });
  expect(JSON.stringify(notes?.body)).toContain('"answer":');
  expect(go).toHaveBeenCalledWith(`/tools/comet#item=${notes?.id}`);
});

it('a lesson is duplicated as it is, or for another class with every word it has', async () => {
  const { fill, press, write, detail, kept, asked } = await open(reply());
  const duplicate = async (change: () => void, confirm: string) => {
    const count = kept().length;
    press('Duplicate');
    await screen.findByRole('button', { name: 'Duplicate as it is', hidden: true });
    change();
    press(confirm);
    await waitFor(() => expect(kept()).toHaveLength(count + 1), { timeout: 4_000 });
    const copy = kept().find(({ title }) => title.length === Math.max(...kept().map((each) => each.title.length)));
    return copy?.body as LessonBody;
  };
  fill();
  press('Generate Lesson');
  await detail();
  write('Tasks 1', 'A task of my own.');
  const same = await duplicate(() => {}, 'Duplicate as it is');
  expect(same).toMatchObject({ tasks: expect.arrayContaining(['A task of my own.']), duration: 45, gaps: [] });
  const other = await duplicate(() => {
    fireEvent.change(inDialog('Grade level'), { target: { value: 'Grade 9' } });
    fireEvent.change(inDialog('Duration'), { target: { value: '90' } });
  }, 'Duplicate for this class');
  expect(other).toMatchObject({ tasks: same.tasks, slides: same.slides, gradeLevel: 'Grade 9', duration: 90 });
  expect(minutesOf(other.outline)).toBe(90);
  expect(screen.getByText(/^Written for Grade 7, now for Grade 9/)).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it('a copy of a sample keeps its slides; made anew it may be only where checked material stands behind it', async () => {
  const { fill, press, detail, kept, asked } = await open(
    reply({}, { sources: [{ title: 'A work', author: 'A source', year: '2020', url: 'https://example.org' }] }),
    reply({ gradeLevel: 'Grade 9' }),
  );
  press('A sample on tides');
  await detail();
  press('Duplicate');
  await screen.findByRole('button', { name: 'Duplicate as it is', hidden: true });
  fireEvent.change(inDialog('Duration'), { target: { value: '60' } });
  expect(screen.queryByRole('button', { name: 'Make it anew from the checked material', hidden: true })).toBeNull();
  press('Duplicate for this class');
  await waitFor(() => expect(kept()).toHaveLength(1), { timeout: 4_000 });
  const copy = kept()[0]?.body as LessonBody;
  expect(copy).toMatchObject({ slides: sample.body.slides, duration: 60, origin: 'own' });
  expect(minutesOf(copy.outline)).toBe(60);
  expect(asked).toHaveLength(0);
  press('Back');
  fill();
  press('Generate Lesson');
  await detail();
  press('Duplicate');
  await screen.findByRole('button', { name: 'Duplicate as it is', hidden: true });
  fireEvent.change(inDialog('Grade level'), { target: { value: 'Grade 9' } });
  press('Make it anew from the checked material');
  await waitFor(() => expect(kept()).toHaveLength(3), { timeout: 4_000 });
  expect(asked[1]).toMatchObject({ gradeLevel: 'Grade 9', duration: 45, topic: 'Photosynthesis' });
});

/** A field of the dialog that stands open. */
const inDialog = (label: string): HTMLElement => within(screen.getByRole('dialog', { name: 'Duplicate', hidden: true })).getByLabelText(label);

it('the filter leaves what fits, and a sample that is changed becomes one of the own', async () => {
  const { fill, press, detail, kept, write } = await open(reply());
  fill();
  press('Generate Lesson');
  await detail();
  press('Back');
  press('Filter');
  const shown = () =>
    within(screen.getByRole('region', { name: 'Recent Lessons' }))
      .queryAllByRole('button', { name: /sample on tides|^Photosynthesis/ })
      .filter((each) => each.className.includes('open')).length;
  await waitFor(() => expect(shown()).toBe(2), { timeout: 4_000 });
  fireEvent.change(screen.getByRole('combobox', { name: 'Subject' }), { target: { value: 'Geography' } });
  expect(shown()).toBe(1);
  fireEvent.change(screen.getByRole('combobox', { name: 'Length' }), { target: { value: 'long' } });
  expect(shown()).toBe(0);
  press('Show all');
  press('A sample on tides');
  await detail();
  expect(kept()).toHaveLength(1);
  write('Title', 'My tides');
  await waitFor(() => expect(kept().map(({ title }) => title)).toContain('My tides'));
});

it('words of a person in danger lead to help, and no lesson is kept', async () => {
  const { fill, press, kept } = await open(reply({}, { reason: 'safety', safety: { level: 2, rule: 'x' } }));
  fill();
  press('Generate Lesson');
  expect(await screen.findByText('Numbers to call')).toBeTruthy();
  expect(kept()).toHaveLength(0);
});

it('why a lesson is on another topic than was asked for stands in a notice, and not in the lesson', async () => {
  const why = 'Aurora makes no lesson on the topic that was asked for.';
  const { fill, press, kept } = await open(reply({ description: `${why} The class meets cells.`, gaps: [why, 'Read it first.'] }, { reason: 'refused-request' }));
  fill();
  press('Generate Lesson');
  await waitFor(() => expect(kept()).toHaveLength(1));
  const body = kept()[0]?.body as LessonBody;
  expect([body.description, body.gaps, body.asked]).toEqual(['The class meets cells.', [why, 'Read it first.'], null]);
  expect(screen.getByText(why).tagName).toBe('LI');
});

it('a link with a topic opens the form, filled', async () => {
  history.replaceState(null, '', '/tools/aurora?topic=Shadows&subject=Art&duration=30');
  const { box } = await open();
  expect(box('Topic').value).toBe('Shadows');
  expect(box('Subject').value).toBe('Art');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Duration' }).value).toBe('30');
});

it('a slide gets a diagram that is written in lines, and loses it again', async () => {
  const { fill, press, box, write, detail, kept } = await open(reply({ slides: lesson().lesson.slides.map(({ diagram: _, ...slide }) => slide) }));
  fill();
  press('Generate Lesson');
  await detail();
  press('Add a diagram to slide 2');
  write(/^Diagram:/, 'leaf -> contains -> chlorophyll\nleaf ->');
  // The picture says the lines that are whole; the other one waits.
  expect(await screen.findByRole('img', { name: 'Diagram: leaf contains chlorophyll.', hidden: true }, { timeout: 4_000 })).toBeTruthy();
  expect(box(/^Diagram:/).value).toContain('leaf ->');
  await waitFor(() => expect(kept()[0]?.body).toMatchObject({ slides: { 1: { diagram: ['leaf -> contains -> chlorophyll', 'leaf ->'] } } }));
  press('Remove diagram of slide 2');
  await waitFor(() => expect(JSON.stringify(kept()[0]?.body)).not.toContain('diagram'));
  press('Undo');
  expect(box(/^Diagram:/).value).toContain('chlorophyll');
});

it('the hinge question is one thing in the plan and on its slide, also when a part is made again', async () => {
  const other = lesson({ variation: 1 }).lesson;
  const { fill, press, box, write, detail } = await open(reply(), reply(other));
  fill();
  press('Generate Lesson');
  await detail();
  const place = lesson().lesson.slides.findIndex(({ kind }) => kind === 'hinge') + 1;
  const onSlide = () => box(`Slide ${place}, content, one line each`).value;
  write('Question', 'Why is a leaf green?');
  expect(onSlide()).toMatch(/^Why is a leaf green\?\n/);
  press('Redo hinge question');
  await waitFor(() => expect(box('Question').value).toBe(other.hingeQuestion.question), { timeout: 4_000 });
  expect(onSlide()).toContain(other.hingeQuestion.question);
  press('Undo');
  expect(onSlide()).toMatch(/^Why is a leaf green\?\n/);
});
