import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AssistantPanel } from '../../src/features/assistant/AssistantPanel.tsx';
import { anAssistant, assistantScript } from '../support/assistant.ts';

function open() {
  const made = anAssistant();
  const help = () => document.createTextNode('Numbers of people who listen');
  render(<AssistantPanel assistant={made.assistant} help={help} />);
  act(() => made.assistant.toggle());
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your question' });
  const type = (text: string) => fireEvent.change(box, { target: { value: text } });
  const sendButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  const say = (text: string) => {
    type(text);
    fireEvent.click(sendButton);
  };
  const log = screen.getByRole('log');
  const pass = (milliseconds: number) => act(() => made.pass(milliseconds));
  const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
  return { ...made, box, type, sendButton, say, log, pass, chips };
}

describe('the assistant', () => {
  it('draws nothing while it is closed', () => {
    const { assistant } = anAssistant();
    const { container } = render(<AssistantPanel assistant={assistant} help={() => document.createTextNode('')} />);
    expect(container.childElementCount).toBe(0);
  });

  it('opens as a named dialog with the greeting in a polite log, the suggestions and the way to Kora', () => {
    const { log, chips } = open();
    expect(screen.getByRole('dialog', { name: assistantScript.name }).getAttribute('aria-modal')).toBeNull();
    expect(log.getAttribute('aria-live')).toBe('polite');
    expect(within(log).getByRole('article', { name: assistantScript.name }).textContent).toBe(assistantScript.greeting);
    expect(chips()).toEqual(assistantScript.suggestions.map(({ text }) => text));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/kora');
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
  });

  it('lets nothing be sent while the box is blank', () => {
    const { type, sendButton } = open();
    expect(sendButton.disabled).toBe(true);
    type('   ');
    expect(sendButton.disabled).toBe(true);
    type('hi');
    expect(sendButton.disabled).toBe(false);
  });

  it('shows the question, the waiting and the reply, and then no suggestions', () => {
    const { say, log, pass, chips, box, replies } = open();
    say('What can students do?');
    expect(within(log).getByRole('article', { name: 'You' }).textContent).toBe('What can students do?');
    expect(box.value).toBe('');
    expect(document.activeElement).toBe(box);
    expect(screen.getByRole('img', { name: 'A reply is on its way' })).toBeTruthy();
    expect(chips()).toHaveLength(3);
    pass(1_000);
    expect(log.lastElementChild?.textContent).toBe(replies.student);
    expect(screen.queryByRole('img')).toBeNull();
    expect(chips()).toEqual([]);
  });

  it('keeps the focus inside when a suggestion is pressed and goes', () => {
    const { pass, log, replies } = open();
    fireEvent.click(screen.getByRole('button', { name: 'What is Comet?' }));
    pass(1_000);
    expect(log.lastElementChild?.textContent).toBe(replies.comet);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Conversation' }));
  });

  it('shows the care text and the help card at once to someone in danger', () => {
    const { say, log, care } = open();
    say('I want to kill myself');
    expect(log.lastElementChild?.textContent).toBe(care.first[0]?.trim());
    expect(screen.getByRole('alert').textContent).toBe('Numbers of people who listen');
  });

  it('leads to the help card in the place of the way to Kora', () => {
    const { say } = open();
    say('I want to kill myself');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show who can help now' }));
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  });

  it('makes the help card once, so that what is folded open stays open', () => {
    const { say } = open();
    say('I want to kill myself');
    const card = screen.getByRole('alert').firstChild;
    say('okay');
    expect(screen.getByRole('alert').firstChild).toBe(card);
  });

  it('offers people who listen, folded, to someone in distress', () => {
    const { say } = open();
    say('Nobody likes me and I am so stressed about everything');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('People who listen').closest('details')?.open).toBe(false);
  });

  it('starts over with the greeting and gives the box the focus', () => {
    const { say, log, box } = open();
    say('I want to kill myself');
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(within(log).getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(box);
  });

  it('comes back with the conversation after it was closed', () => {
    const { say, pass, replies, assistant } = open();
    say('lessons');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    pass(1_000);
    act(() => assistant.toggle());
    expect(screen.getByRole('log').lastElementChild?.textContent).toBe(replies.lesson);
  });
});
