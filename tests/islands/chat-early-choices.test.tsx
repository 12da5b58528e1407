/** The chat as the server draws it, used before React is there, and then started. */
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { KoraChat } from '#src/features/chat/KoraChat.tsx';
import { $preferences } from '#src/stores/preferences.ts';
import { compactScript } from '#src/ui/compact-script.ts';
import { aSample, aServer, care } from '../support/chat.ts';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  $preferences.set({ ...$preferences.get(), role: '' });
});

const script = compactScript(readFileSync('src/features/chat/not-started.js', 'utf8'));
const teacherSample = { ...aSample, id: 'for-teachers', title: 'A class that is loud', mode: 'teacher' as const };

/** The page before its scripts have come; `start` brings them. */
function early() {
  const server = aServer();
  const chat = <KoraChat samples={[aSample, teacherSample]} care={care} send={server.send} />;
  document.body.innerHTML = `<div class="chat-place"><astro-island ssr>${renderToString(chat)}<template data-astro-template="help"></template></astro-island>
    <p class="chat-early"></p><div class="chat-not-started" hidden></div></div>`;
  const place = document.querySelector<HTMLElement>('.chat-place');
  const island = document.querySelector('astro-island');
  if (!place || !island) throw new Error('no chat');
  new Function(script)();
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  return {
    server,
    said: () => place.querySelector('.chat-early')?.textContent,
    box: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Kora' }),
    send: () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Send|\.\.\.)$/ }),
    sample: (title: string) => screen.getByRole('button', { name: title }),
    log: () => screen.getByRole('log', { name: 'Conversation with Kora' }),
    radio,
    choose: (name: string) => act(() => radio(name).click()),
    type: (box: HTMLTextAreaElement, text: string) => fireEvent.input(box, { target: { value: text } }),
    start: async () => {
      await act(async () => {
        // As Astro does before it hydrates.
        island.querySelector('template')?.remove();
        root = hydrateRoot(island, chat);
      });
      island.removeAttribute('ssr');
      island.dispatchEvent(new CustomEvent('astro:hydrate'));
    },
  };
}

describe('what is done before the chat has started', () => {
  it('a mode is the mode of footer, hint and request', async () => {
    const { choose, start, server, box, type, send, said } = early();
    choose('Teacher');
    expect(said()).toMatch(/starting/);
    await start();
    expect(screen.getByText('Currently in teacher mode')).toBeTruthy();
    expect(box.placeholder).toMatch(/class/);
    act(() => type(box, 'my class is loud'));
    act(() => send().click());
    expect(server.last().body.mode).toBe('teacher');
  });

  it('a mode counts more than the role in the settings', async () => {
    $preferences.set({ ...$preferences.get(), role: 'teacher' });
    const { choose, start, radio } = early();
    choose('Teacher');
    choose('Student');
    await start();
    expect(screen.getByText('Currently in student mode')).toBeTruthy();
    expect(radio('Student').checked).toBe(true);
  });

  it('nothing leaves the role in the settings as it is', async () => {
    $preferences.set({ ...$preferences.get(), role: 'teacher' });
    const { start, radio } = early();
    await start();
    expect(radio('Teacher').checked).toBe(true);
  });

  it('a sample is marked at once and loaded then, with its mode', async () => {
    const { choose, sample, start, log, radio } = early();
    choose('Teacher');
    act(() => sample(aSample.title).click());
    expect(sample(aSample.title).getAttribute('aria-pressed')).toBe('true');
    await start();
    expect(within(log()).getAllByRole('article')).toHaveLength(aSample.messages.length);
    expect(sample(aSample.title).getAttribute('aria-pressed')).toBe('true');
    expect(radio('Student').checked).toBe(true);
    expect(screen.getByText('Currently in student mode')).toBeTruthy();
  });

  it('a mode chosen after the sample stays, and of two samples the last is loaded', async () => {
    const { choose, sample, start, radio } = early();
    act(() => sample(aSample.title).click());
    act(() => sample(teacherSample.title).click());
    choose('Student');
    await start();
    expect(sample(aSample.title).getAttribute('aria-pressed')).toBe('false');
    expect(sample(teacherSample.title).getAttribute('aria-pressed')).toBe('true');
    expect(radio('Student').checked).toBe(true);
  });

  it.each(['Send', 'Enter'])('a message sent with %s goes out once, and leaves the box', async (how) => {
    const { box, type, send, start, server, log, said } = early();
    expect(send().disabled).toBe(true);
    type(box, 'I don’t get fractions');
    expect(send().disabled).toBe(false);
    if (how === 'Send') act(() => send().click());
    else expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
    expect(said()).toMatch(/message/);
    await start();
    expect(server.calls.map(({ body }) => body.message)).toEqual(['I don’t get fractions']);
    expect(within(log()).getByRole('article', { name: 'You' }).textContent).toContain('fractions');
    expect(box.value).toBe('');
    expect(send().disabled).toBe(true);
  });

  it('a message of someone in danger is answered on the device', async () => {
    const { box, type, start, server, log } = early();
    type(box, 'i want to die');
    fireEvent.keyDown(box, { key: 'Enter' });
    await start();
    expect(server.calls).toHaveLength(0);
    expect(within(log()).getAllByRole('article').length).toBeGreaterThan(1);
    expect(box.value).toBe('');
  });

  it('text that was not sent, or changed after Send, stays in the box', async () => {
    const { box, type, start, server, send, said } = early();
    type(box, 'fractions');
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter' });
    type(box, 'fractions and deci');
    expect(said()).toBe('');
    await start();
    expect(server.calls).toHaveLength(0);
    expect(box.value).toBe('fractions and deci');
    expect(send().disabled).toBe(false);
  });

  it('is over once the chat has started: nothing is done twice', async () => {
    const { box, type, start, server, send, sample, said } = early();
    await start();
    act(() => type(box, 'fractions'));
    act(() => send().click());
    expect(server.calls).toHaveLength(1);
    await act(async () => sample(aSample.title).click());
    expect(said()).toBeUndefined();
    expect(document.querySelector('.chat-place')?.attributes).toHaveLength(1);
  });
});
