import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuickCheckQuestion } from '../../src/catalog/schemas/reading.ts';
import { QuickCheck } from '../../src/features/courses/QuickCheck.tsx';

const questions: QuickCheckQuestion[] = [
  {
    question: 'What does a language model predict?',
    options: [
      { text: 'The truth', feedback: 'It has no way to look that up.' },
      { text: 'The next token', correct: true, feedback: 'Again and again, one at a time.' },
      { text: 'Your mood', feedback: 'It only has the text.' },
    ],
  },
  {
    question: 'What is a token?',
    options: [
      { text: 'A piece of text', correct: true, feedback: 'A word or a part of one.' },
      { text: 'A coin', feedback: 'Not in this sense.' },
      { text: 'A sentence', feedback: 'Usually much smaller.' },
    ],
  },
];

function open() {
  render(<QuickCheck title="Language models" questions={questions} />);
  const [first, second] = screen.getAllByRole('group');
  if (!first || !second) throw new Error('both questions should be there');
  return { first, second, choose: (text: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(text) })) };
}

const optionsOf = (group: HTMLElement): (string | null | undefined)[] =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

describe('a quick check', () => {
  it('shows every question with its options and nothing chosen', () => {
    const { first } = open();
    expect(screen.getByRole('region', { name: 'Quick check: Language models' })).toBeTruthy();
    expect(first.textContent).toContain('1. What does a language model predict?');
    expect(optionsOf(first)).toEqual(['The truth', 'The next token', 'Your mood']);
    expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
    expect(screen.getByText('0 of 2 answered.')).toBeTruthy();
  });

  it('explains the thought behind a wrong choice', () => {
    const { first, choose } = open();
    choose('The truth');
    expect(first.textContent).toContain('It has no way to look that up.');
    expect(first.textContent).toContain('Not quite');
    expect(screen.getByText('1 of 2 answered.')).toBeTruthy();
  });

  it('confirms a right choice in words, not by color alone', () => {
    const { first, choose } = open();
    choose('The next token');
    expect(first.textContent).toContain('Right');
    expect(first.textContent).toContain('Again and again');
  });

  it('lets a choice be changed and shows the feedback of the new one only', () => {
    const { first, choose } = open();
    choose('The truth');
    choose('Your mood');
    expect(first.textContent).toContain('It only has the text.');
    expect(first.textContent).not.toContain('look that up');
    expect(screen.getByText('1 of 2 answered.')).toBeTruthy();
  });

  it('counts what is right once all is answered, and tells it in a live region', () => {
    const { choose } = open();
    choose('The next token');
    choose('A coin');
    expect(screen.getByText('You answered all 2: 1 right.').getAttribute('role')).toBe('status');
  });

  it('can be tried again in another order, with nothing chosen', () => {
    const { choose } = open();
    expect(screen.queryByRole('button')).toBeNull();
    choose('The next token');
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
    const [first] = screen.getAllByRole('group');
    if (!first) throw new Error('the question should still be there');
    expect(optionsOf(first)).not.toEqual(['The truth', 'The next token', 'Your mood']);
    expect([...optionsOf(first)].sort()).toEqual(['The next token', 'The truth', 'Your mood']);
    expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
    expect(screen.getByText('0 of 2 answered.')).toBeTruthy();
  });

  it('judges by the option and not by its place in every round', () => {
    const { choose } = open();
    for (let round = 0; round < 4; round++) {
      choose('The next token');
      choose('A piece of text');
      expect(screen.getByText('You answered all 2: 2 right.')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
    }
  });

  it('takes an arrow key as a look: nothing is answered until Enter or Check answer', () => {
    const { first, choose } = open();
    const lookAt = (text: string) => {
      const radio = screen.getByRole('radio', { name: new RegExp(text) });
      fireEvent.keyDown(radio, { key: 'ArrowDown' });
      fireEvent.click(radio);
      fireEvent.keyUp(radio, { key: 'ArrowDown' });
      return radio;
    };
    lookAt('The truth');
    const radio = lookAt('The next token');
    expect((radio as HTMLInputElement).checked).toBe(true);
    expect(first.textContent).not.toContain('Right');
    expect(screen.getByText('0 of 2 answered.')).toBeTruthy();
    fireEvent.keyDown(radio, { key: 'Enter' });
    expect(within(first).getByRole('status').textContent).toBe('Right. Again and again, one at a time.');
    lookAt('Your mood');
    expect(within(first).getByRole('status').textContent).toBe('');
    lookAt('The next token');
    expect(within(first).getByRole('status').textContent).toContain('Again and again');
    lookAt('Your mood');
    fireEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(within(first).getByRole('status').textContent).toBe('Not quite. It only has the text.');
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
    choose('The truth');
    expect(within(first).getByRole('status').textContent).toContain('look that up');
  });

  it('keeps answers from before the scripts, and what the keyboard only stood on waits to be checked', () => {
    render(<QuickCheck title="Language models" questions={questions} before={{ answers: { 0: 1 }, looking: { 1: 2 } }} />);
    expect(screen.getByText('1 of 2 answered.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('You answered all 2: 1 right.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(screen.getAllByRole('radio').every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
  });

  it('keeps the choices of two questions apart', () => {
    const { first, second } = open();
    const names = [first, second].map(
      (group) =>
        new Set(
          within(group)
            .getAllByRole('radio')
            .map((radio) => (radio as HTMLInputElement).name),
        ),
    );
    expect(names.map((set) => set.size)).toEqual([1, 1]);
    expect([...(names[0] ?? [])][0]).not.toBe([...(names[1] ?? [])][0]);
  });
});
