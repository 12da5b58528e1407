import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadMarkdown } from '#src/features/chat/Formatted.tsx';
import { KoraChat } from '../../src/features/chat/KoraChat.tsx';
import { $toast } from '../../src/stores/toasts.ts';
import { aSample, aServer, care, networkFailure, reply, settled } from '../support/chat.ts';

// As on a page that has shown a reply before.
beforeAll(async () => void (await loadMarkdown()));

beforeEach(() => $toast.set(null));

function open() {
  const server = aServer();
  render(<KoraChat samples={[aSample]} care={care} help={<p>Numbers of people who listen</p>} send={server.send} />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Kora' });
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Send|\.\.\.)$/ });
  const say = (text: string) => {
    type(text);
    fireEvent.click(sendButton());
  };
  const answer = (text: string) => act(() => server.last().end(reply(text)));
  const log = () => screen.getByRole('log', { name: 'Conversation with Kora' });
  return { server, box, type, sendButton, say, answer, log };
}

/** What a screen reader adds to the name of an element. */
const descriptionOf = (element: Element): string => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Opens what stands under the only reply; its words come from a part of their own. */
async function openWhy(log: HTMLElement): Promise<HTMLDetailsElement> {
  const why = within(log).getByText('Why am I seeing this?').closest('details') as HTMLDetailsElement;
  why.open = true;
  fireEvent(why, new Event('toggle'));
  await within(why).findByText(/engine of this site wrote this|language model .+ wrote this/);
  return why;
}

describe('the chat', () => {
  it('opens empty, in student mode, with its samples', () => {
    const { log, sendButton } = open();
    expect(log().textContent).toMatch(/Ask about something/);
    expect(screen.getByText('Currently in student mode')).toBeTruthy();
    expect(screen.getByRole('button', { name: aSample.title }).getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: 'Clear Chat' })).toBeNull();
    expect(sendButton().disabled).toBe(true);
  });

  it('lets nothing be sent while the box is blank', () => {
    const { type, sendButton, box, server } = open();
    type('   ');
    expect(sendButton().disabled).toBe(true);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(server.calls).toHaveLength(0);
    type('hi');
    expect(sendButton().disabled).toBe(false);
  });

  it('shows what was said, the waiting and the reply', async () => {
    const { say, answer, log, sendButton, box } = open();
    say('I don’t get fractions');
    expect(within(log()).getByRole('article', { name: 'You' }).textContent).toContain('I don’t get fractions');
    expect(box.value).toBe('');
    expect(sendButton().textContent).toBe('...');
    expect(sendButton().disabled).toBe(true);
    expect(log().textContent).toContain('Kora is writing');
    await answer('Which **part**?');
    expect(within(log()).getByRole('article', { name: 'Kora' }).textContent).toContain('Which part?');
    expect(log().textContent).not.toContain('Kora is writing');
  });

  it('says of a reply that the device gave it by itself, and that the site was not reached', async () => {
    const { say, server, log } = open();
    say('fractions');
    await act(() => server.last().end(reply('Which part?', { isLocal: true })));
    const message = within(log()).getByRole('article', { name: 'Kora' });
    expect(message.textContent).toContain('This device answered by itself, without a network, from what was kept on it.');
    expect((await openWhy(message)).textContent).toContain('The site could not be reached, so the engine on this device answered.');
    expect(message.textContent).not.toContain('Sent to this site');
    say('and then?');
    await act(() => server.last().end(reply('From the site.')));
    expect(within(log()).getAllByRole('article', { name: 'Kora' }).at(-1)?.textContent).not.toContain('This device answered by itself');
  });

  it('shows a streamed reply while it is written', async () => {
    const { say, server, log } = open();
    say('fractions');
    act(() => server.last().onText('Which pa', 'append'));
    expect(log().textContent).toContain('Which pa');
    await act(() => server.last().end(reply('Which part?')));
    expect(log().textContent).toContain('Which part?');
  });

  it('sends with Enter, and not with Shift and Enter or while letters are being composed', () => {
    const { box, type, server } = open();
    type('fractions');
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(server.calls).toHaveLength(0);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(server.calls).toHaveLength(1);
  });

  it('shows what a visitor types as text and never as markup', () => {
    const { say, log } = open();
    say('<img src=x onerror=alert(1)> **bold**');
    expect(log().querySelector('img, strong')).toBeNull();
    expect(log().textContent).toContain('<img src=x onerror=alert(1)> **bold**');
  });

  it('changes hint and footer with the mode, and sends in it', () => {
    const { box, say, server } = open();
    const before = box.placeholder;
    fireEvent.click(screen.getByRole('radio', { name: 'Teacher' }));
    expect(screen.getByText('Currently in teacher mode')).toBeTruthy();
    expect(box.placeholder).not.toBe(before);
    say('my class is loud');
    expect(server.last().body.mode).toBe('teacher');
  });

  it('loads a sample and marks it', () => {
    const { log } = open();
    fireEvent.click(screen.getByRole('button', { name: aSample.title }));
    expect(within(log()).getAllByRole('article')).toHaveLength(aSample.messages.length);
    expect(screen.getByRole('button', { name: aSample.title }).getAttribute('aria-pressed')).toBe('true');
  });

  it('is cleared with a way back', () => {
    const { log, box } = open();
    fireEvent.click(screen.getByRole('button', { name: aSample.title }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear Chat' }));
    expect(within(log()).queryAllByRole('article')).toHaveLength(0);
    expect(document.activeElement).toBe(box);
    expect($toast.get()).toMatchObject({ title: 'Conversation cleared', action: { label: 'Undo' } });
    act(() => $toast.get()?.action?.run());
    expect(within(log()).getAllByRole('article')).toHaveLength(aSample.messages.length);
  });

  it('gives a way back when a sample takes the place of a conversation', async () => {
    const { say, answer, log } = open();
    say('fractions');
    await answer('Which part?');
    fireEvent.click(screen.getByRole('button', { name: aSample.title }));
    expect(log().textContent).not.toContain('Which part?');
    expect($toast.get()).toMatchObject({ title: 'Conversation replaced', action: { label: 'Undo' } });
    act(() => $toast.get()?.action?.run());
    expect(log().textContent).toContain('Which part?');
  });

  it('raises no toast when a sample takes the place of nothing', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: aSample.title }));
    fireEvent.click(screen.getByRole('button', { name: aSample.title }));
    expect($toast.get()).toBeNull();
  });

  it('stops a reply on request', async () => {
    const { say, server, log } = open();
    say('fractions');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
      await settled();
    });
    expect(server.last().signal.aborted).toBe(true);
    expect(log().textContent).toContain('Stopped.');
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('tells a failure and offers to try again', async () => {
    const { say, server, log, answer } = open();
    say('fractions');
    await act(() => server.last().end(networkFailure));
    expect(log().textContent).toContain("I'm having trouble connecting right now. Please try again later.");
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(server.calls).toHaveLength(2);
    await answer('Which part?');
    expect(log().textContent).not.toContain('trouble connecting');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('offers to try each message again that failed, but not while a reply is being written', async () => {
    const { say, server } = open();
    for (const text of ['one', 'two']) {
      say(text);
      await act(() => server.last().end(networkFailure));
    }
    const retries = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Retry' });
    expect(retries()).toHaveLength(2);
    fireEvent.click(retries()[0] as HTMLButtonElement);
    expect(server.last().body.message).toBe('one');
    expect(retries().map(({ disabled }) => disabled)).toEqual([true]);
  });

  it('counts the last characters down', () => {
    const { type, box } = open();
    type('x'.repeat(1_700));
    expect(screen.queryByText(/characters left/)).toBeNull();
    type('x'.repeat(1_900));
    expect(descriptionOf(box)).toBe('100 characters left');
    type('x'.repeat(1_999));
    expect(descriptionOf(box)).toBe('1 character left');
  });

  it('says how much too long a text is, cuts nothing and sends nothing until it is short enough', () => {
    const { type, box, sendButton, server } = open();
    type('x'.repeat(2_345));
    expect(box.maxLength).toBe(-1);
    expect(box.value).toHaveLength(2_345);
    expect(descriptionOf(box)).toBe('345 characters too many');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('345 characters too many');
    expect(sendButton().disabled).toBe(true);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(server.calls).toHaveLength(0);
    expect(box.value).toHaveLength(2_345);
    type('x'.repeat(2_000));
    expect(descriptionOf(box)).toBe('0 characters left');
    expect(box.hasAttribute('aria-invalid')).toBe(false);
    expect(sendButton().disabled).toBe(false);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(server.last().body.message).toHaveLength(2_000);
  });

  it('offers to try again what was cleared while its reply was being written', async () => {
    const { say, log, server } = open();
    say('fractions');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Clear Chat' }));
      await settled();
    });
    act(() => $toast.get()?.action?.run());
    expect(within(log()).getByRole('article', { name: 'You' }).textContent).toContain('fractions');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(server.calls.map(({ body }) => body.message)).toEqual(['fractions', 'fractions']);
  });

  it('says under a reply where it came from', async () => {
    const { say, server, log } = open();
    say('fractions');
    await act(() =>
      server.last().end(
        reply('Which part?', {
          meta: { engine: 'embedded', grounding: 'topic-pack', reason: 'no-key', basedOn: [{ kind: 'topic', id: 'fractions', title: 'Fractions' }], redacted: ['email'] },
        }),
      ),
    );
    const why = await openWhy(log());
    expect(why.textContent).toMatch(/No language model was used/);
    expect(why.textContent).toMatch(/Topic pack: Fractions/);
    expect(why.textContent).toMatch(/Taken out before use: email/);
  });

  it('says who wrote a reply when a model did', async () => {
    const { say, server, log } = open();
    say('fractions');
    await act(() => server.last().end(reply('Which part?', { meta: { engine: 'openai', model: 'test-model', grounding: 'model' } })));
    expect((await openWhy(log())).textContent).toMatch(/A language model \(test-model\) wrote this/);
  });
});

describe('the chat with someone in danger', () => {
  it('shows the text and the help card without any call', async () => {
    const { say, server, log } = open();
    await act(async () => {
      say('I want to kill myself');
      await settled();
    });
    expect(server.calls).toHaveLength(0);
    expect(log().textContent).toContain('I am a computer program');
    expect(screen.getByRole('alert').textContent).toContain('Numbers of people who listen');
    expect((await openWhy(log())).textContent).toContain('handled on this device');
  });

  it('keeps the help card after later messages', async () => {
    const { say } = open();
    await act(async () => {
      say('I want to kill myself');
      await settled();
    });
    await act(async () => {
      say('ok');
      await settled();
    });
    expect(screen.getByRole('alert').textContent).toContain('Numbers of people who listen');
  });

  it('says beside the help card that it stays until Clear Chat', async () => {
    const { say } = open();
    const stays = () => screen.queryByText('The help stays here, and Kora stays careful, until you choose Clear Chat.', { selector: '[role=alert] p' });
    expect(stays()).toBeNull();
    await act(async () => {
      say('I want to kill myself');
      await settled();
    });
    expect(stays()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: aSample.title }));
    expect(screen.getByRole('alert').textContent).toContain('Numbers of people who listen');
    expect(stays()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Chat' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stays()).toBeNull();
  });

  it('offers the help card closed for a lighter worry', async () => {
    const { say, server } = open();
    say('everything is too much');
    await act(() => server.last().end(reply('One corner. Which?', { meta: { engine: 'embedded', safety: { level: 1, rule: 'distress' } } })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('People who listen').closest('details')?.open).toBe(false);
  });
});
