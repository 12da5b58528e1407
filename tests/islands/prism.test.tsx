import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../src/api/client.ts';
import type { PrismFeedback, PrismFeedbackReply, PrismFeedbackRequest } from '../../src/contracts/api/prism-feedback.ts';

const feedback: PrismFeedback = {
  strengths: ['“I looked at Sam” says where the help came from.'],
  areas_to_improve: ['What happened after “I looked at Sam”?'],
  emotional_insights: ['You name “nervous”. Do you know why?'],
  questions: ['Who else was there at “I looked at Sam”?'],
};
const reply = (level: 0 | 1 | 2 = 0): Result<PrismFeedbackReply> => ({
  ok: true,
  value: { ...feedback, meta: { engine: 'openai', model: 'm-1', safety: { level, rule: null }, redacted: ['email'] } },
});
const noNetwork: Result<PrismFeedbackReply> = { ok: false, failure: { kind: 'network', timedOut: false } };
const samples = [{ title: 'A sample of a reflection', age: '2 days ago', text: 'I looked at Sam.', feedback }];
const assigned = [{ title: 'A mistake', due: 'Friday, 3:00 PM', classLabel: 'Grade 8', badge: 'Due soon' as const, prompt: 'Describe one mistake.' }];

interface Fakes {
  answer?: Result<PrismFeedbackReply>;
  level?: 0 | 1 | 2;
  /** The level rests on small signs, except where a text says "die". */
  isWeak?: boolean;
  /** The parts of the page with screen and engine do not arrive. */
  isCut?: boolean;
}

/** A freshly loaded page; what the device holds stays. */
async function open({ answer = reply(), level = 0, isWeak = false, isCut = false }: Fakes = {}) {
  cleanup();
  vi.resetModules();
  const { PrismTool } = await import('../../src/features/prism/PrismTool.tsx');
  const { $toast } = await import('../../src/stores/toasts.ts');
  const { $library } = await import('../../src/stores/library/library.ts');
  $toast.set(null);
  const asked: PrismFeedbackRequest[] = [];
  const saved: { name: string; content: Blob }[] = [];
  const local = vi.fn(async () => feedback);
  const view = render(
    <PrismTool
      samples={samples}
      assigned={assigned}
      help={<p>Numbers to call</p>}
      save={(name, content) => saved.push({ name, content })}
      deps={{
        ask: async (body) => {
          asked.push(body);
          return answer;
        },
        loadScreen: async () => {
          if (isCut) throw new Error('cut');
          return { careOf: (text) => ({ safety: { level, rule: level ? 'explicit' : null }, mayAskModel: level < 2, isWeak: level === 2 && !text.includes('die') && isWeak }) };
        },
        loadEngine: async () => {
          if (isCut) throw new Error('cut');
          return { feedbackHere: local };
        },
        now: () => new Date(),
      }}
    />,
  );
  await waitFor(() => expect($library.get().isRead).toBe(true));
  /** What a press sets off reaches the database before the test goes on. */
  const settled = (run: () => void) =>
    act(async () => {
      run();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  const press = (name: string | RegExp) => settled(() => void fireEvent.click(screen.getByRole('button', { name })));
  return {
    view,
    asked,
    saved,
    local,
    press,
    kept: () => $library.get().items,
    toast: () => $toast.get(),
    write: (label: 'Title' | 'Reflection', value: string) => settled(() => void fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })),
    undo: () => settled(() => $toast.get()?.action?.run()),
    box: (label: 'Title' | 'Reflection') => screen.getByRole<HTMLTextAreaElement>('textbox', { name: label }),
  };
}

async function withFeedback(fakes: Fakes = {}) {
  const page = await open(fakes);
  await page.press('New Reflection');
  await page.write('Title', 'My speech');
  await page.write('Reflection', 'I was nervous. I looked at Sam.');
  await page.press('Get AI feedback');
  return page;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  history.replaceState(null, '', '/tools/prism');
});
afterEach(() => vi.unstubAllGlobals());

it('shows samples that say so until there is something of one’s own', async () => {
  const { press, write, kept } = await open();
  expect(screen.getByText('A sample of a reflection')).toBeTruthy();
  await press('New Reflection');
  await write('Title', 'M');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await press('Save without feedback');
  await screen.findByRole('button', { name: 'M' });
  expect(screen.queryByText('A sample of a reflection')).toBeNull();
});

it('ignores a submit with either field empty', async () => {
  const { press, write, asked, toast } = await open();
  await press('New Reflection');
  await press('Get AI feedback');
  await write('Title', 'Only a title');
  await press('Get AI feedback');
  await write('Title', '  ');
  await write('Reflection', 'Only a text');
  await press('Get AI feedback');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  expect(toast()).toBeNull();
});

it('sends title and text, shows the four lists with who wrote them, and keeps them with the reflection', async () => {
  const { asked, press, kept, toast } = await withFeedback();
  await screen.findByText(feedback.strengths[0] ?? '');
  expect(asked).toEqual([{ title: 'My speech', reflection: 'I was nervous. I looked at Sam.' }]);
  expect(screen.getByText(/A language model \(m-1\) wrote this.*Taken out before reading: email\./)).toBeTruthy();
  await press('Save reflection with feedback');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Reflection saved' }));
  expect(screen.queryByRole('textbox', { name: 'Reflection' })).toBeNull();
  expect(kept()[0]).toMatchObject({ title: 'My speech', body: { feedback } });
  const later = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'My speech' }));
  expect(later.box('Reflection').value).toBe('I was nervous. I looked at Sam.');
  expect(screen.getAllByText(feedback.questions[0] ?? '').length).toBeGreaterThan(0);
});

it('marks in the text what an entry quotes', async () => {
  const { box } = await withFeedback();
  await screen.findByText(feedback.strengths[0] ?? '');
  fireEvent.click(screen.getAllByRole('button', { name: 'Show in my text' })[0] as HTMLElement);
  const { value, selectionStart, selectionEnd } = box('Reflection');
  expect(value.slice(selectionStart, selectionEnd)).toBe('I looked at Sam');
});

it('says that the text has been changed since the feedback', async () => {
  const { write } = await withFeedback();
  await screen.findByText(feedback.strengths[0] ?? '');
  expect(screen.queryByText(/The text has been changed since/)).toBeNull();
  await write('Reflection', 'I was calm.');
  expect(screen.getByText(/The text has been changed since/)).toBeTruthy();
});

it('makes the feedback on the device when the server does not answer, and says so', async () => {
  const { local } = await withFeedback({ answer: noNetwork });
  await screen.findByText(/because the server did not answer/);
  expect(local).toHaveBeenCalledOnce();
});

it('keeps the text and says it when nobody can make feedback', async () => {
  const { toast, box, kept } = await withFeedback({ answer: noNetwork, isCut: true });
  await waitFor(() => expect(toast()).toMatchObject({ title: 'No feedback this time', variant: 'destructive' }));
  expect(box('Reflection').value).toContain('nervous');
  expect(kept()).toHaveLength(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Get AI feedback' }).disabled).toBe(false);
});

it('sends nothing when the words tell of danger, and shows the help', async () => {
  const { asked } = await withFeedback({ level: 2 });
  await screen.findByText('Numbers to call');
  expect(asked).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Strengths' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Nobody is in danger/ })).toBeNull();
});

it('lets the writer say that nobody is in danger where only small signs were found, sends nothing all the same, and hears open words afterwards', async () => {
  const { asked, local, press, write } = await withFeedback({ level: 2, isWeak: true });
  await screen.findByText('Numbers to call');
  expect(screen.getByText(/can mean that someone is in danger/)).toBeTruthy();
  await press('Nobody is in danger: give me feedback here');
  await screen.findByRole('heading', { name: 'Strengths' });
  expect(screen.getByText(/Made on this device .+ and nothing was sent/)).toBeTruthy();
  expect(screen.getByText('People who listen')).toBeTruthy();
  await press('Get AI feedback');
  expect([asked.length, local.mock.calls.length]).toEqual([0, 2]);
  await write('Reflection', 'I was nervous before my talk and I want to die.');
  await press('Get AI feedback');
  expect(screen.queryByRole('heading', { name: 'Strengths' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Nobody is in danger/ })).toBeNull();
  expect(asked).toEqual([]);
});

it('shows the help, and no feedback, when only the server sees the danger', async () => {
  await withFeedback({ isCut: true, answer: reply(2) });
  await screen.findByText('Numbers to call');
  expect(screen.queryByRole('heading', { name: 'Strengths' })).toBeNull();
});

it('a reflection that was begun and canceled lies in the trash, and comes back', async () => {
  const { press, write, kept, undo } = await open();
  await press('New Reflection');
  await write('Reflection', 'Not like this.');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await press('Cancel');
  expect(kept()[0]?.trashed).not.toBeNull();
  await undo();
  expect(kept()[0]?.trashed).toBeNull();
});

it('Cancel leaves nothing behind where nothing was typed', async () => {
  const { press, kept } = await open();
  await press('New Reflection');
  await press('Cancel');
  expect(kept()).toEqual([]);
});

it('a paste of two million characters is cut with a sentence, and the rest is kept', async () => {
  const { press, write, box } = await open();
  await press('New Reflection');
  await write('Reflection', 'word '.repeat(400_000));
  expect(box('Reflection').value).toHaveLength(20_000);
  expect(screen.getByRole('alert').textContent).toContain('20,000 characters');
});

it('says so when the browser has cut a paste, too', async () => {
  const { press, write, box } = await open();
  await press('New Reflection');
  const text = box('Reflection') as HTMLTextAreaElement;
  expect(text.maxLength).toBe(20_000);
  fireEvent.paste(text, { clipboardData: { getData: () => 'word '.repeat(5_000) } });
  await write('Reflection', 'word '.repeat(4_000));
  expect(screen.getByRole('alert').textContent).toContain('20,000 characters');
  await write('Reflection', 'word');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a script in title and text stays text', async () => {
  const { press, write, view } = await open();
  await press('New Reflection');
  await write('Title', '<img src=x onerror=alert(1)>');
  await write('Reflection', '<script>alert(1)</script>');
  await press('Save without feedback');
  await screen.findByRole('button', { name: '<img src=x onerror=alert(1)>' });
  expect(view.container.querySelector('script, img')).toBeNull();
});

it('begins with a prompt from the samples, or with the one that the address brings', async () => {
  const { press } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Assigned Reflections' }));
  await press('Start a reflection: A mistake');
  expect(screen.getByText('Describe one mistake.', { selector: 'blockquote p' })).toBeTruthy();
  history.replaceState(null, '', '/tools/prism?prompt=What%20would%20you%20decide%20now%3F&title=After%20the%20simulation');
  const { box, view } = await open();
  await within(view.container).findByText('What would you decide now?');
  expect(box('Title').value).toBe('After the simulation');
});

it('finds by words of title and text, and deletes with the way back', async () => {
  const { press, write, kept, undo } = await open();
  for (const [title, text] of [
    ['Monday', 'The bridge broke.'],
    ['Tuesday', 'The beans grew.'],
  ] as const) {
    await press('New Reflection');
    await write('Title', title);
    await write('Reflection', text);
    await press('Save without feedback');
    await screen.findByRole('button', { name: title });
  }
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search reflections' }), { target: { value: 'BEANS tues' } });
  expect(screen.queryByRole('button', { name: 'Monday' })).toBeNull();
  await press('Delete Tuesday');
  expect(kept().find(({ title }) => title === 'Tuesday')?.trashed).not.toBeNull();
  await undo();
  await screen.findByRole('button', { name: 'Tuesday' });
});

it('a portfolio holds captions and an order, and goes out as one file', async () => {
  const { press, write, kept, saved } = await open();
  for (const title of ['First', 'Second']) {
    await press('New Reflection');
    await write('Title', title);
    await write('Reflection', `${title} text.`);
    await press('Save without feedback');
    await screen.findByRole('button', { name: title });
    await press(`Add ${title} to a portfolio`);
  }
  fireEvent.click(screen.getByRole('tab', { name: 'Portfolio' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Caption of Second' }), { target: { value: 'What I am proud of' } });
  await press('Move Second up');
  const order = () =>
    kept()
      .map(({ title, body }) => ({ title, place: (body as { place: { order: number; caption: string } }).place }))
      .sort((a, b) => a.place.order - b.place.order);
  await waitFor(() => expect(order().map(({ title }) => title)).toEqual(['Second', 'First']));
  await press('Export My portfolio');
  fireEvent.click(screen.getAllByRole('button', { name: 'Markdown', hidden: true }).at(-1) as HTMLElement);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('my-portfolio.md');
  expect(await saved[0]?.content.text()).toMatch(/# My portfolio[\s\S]*## Second[\s\S]*\*What I am proud of\*[\s\S]*## First/);
});

it('the growth view is off, counts once it is on, and is remembered', async () => {
  const { press, write } = await open();
  await press('New Reflection');
  await write('Title', 'Monday');
  await write('Reflection', 'I was nervous because of the quiz. Next time I will sleep.');
  await press('Save without feedback');
  await screen.findByRole('button', { name: 'Monday' });
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show the growth view' }));
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '12', '1', '1', '0']);
  expect(screen.getByText(/nervous/, { selector: 'p' })).toBeTruthy();
  expect(localStorage.getItem('kora.prism.v1')).toBe('{"growth":true}');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show the growth view' }));
  expect(localStorage.getItem('kora.prism.v1')).toBeNull();
});

it('the tabs are walked with the arrow keys and named in the address', async () => {
  await open();
  const [mine, given, portfolio] = screen.getAllByRole('tab');
  fireEvent.keyDown(mine as HTMLElement, { key: 'ArrowRight' });
  expect(given?.getAttribute('aria-selected')).toBe('true');
  expect(location.hash).toBe('#assignments');
  fireEvent.keyDown(given as HTMLElement, { key: 'End' });
  expect(portfolio?.getAttribute('aria-selected')).toBe('true');
  expect(location.hash).toBe('#portfolio');
});
