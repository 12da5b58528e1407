import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TokenizerLab } from '../../src/features/courses/labs/TokenizerLab.tsx';
import { given } from '../support/seeded-random.ts';

function open(...random: number[]) {
  render(<TokenizerLab readCourse={() => 'A model reads tokens. A model writes tokens.'} random={given(...random)} />);
  const [, next] = [screen.getByRole('region', { name: 'Cut a text into pieces' }), screen.getByRole('region', { name: 'Guess the next word' })];
  const rows = () =>
    within(next)
      .queryAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent?.trim().replace('Choose ', '')));
  return {
    next,
    rows,
    pieces: () =>
      within(screen.getByRole('list', { name: 'Pieces' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace('␣space ', ' ')),
    type: (name: string, text: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } }),
    slide: (name: RegExp, value: number) => fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    source: (value: string) => fireEvent.change(screen.getByRole('combobox', { name: 'Text to learn from' }), { target: { value } }),
    sentence: () => within(next).getByRole('status').textContent,
  };
}

describe('the tokenizer', () => {
  it('cuts a text with what it has learned from the sentences of the lesson, spaces included', () => {
    const { pieces, type } = open();
    type('Text to cut', 'the cat sat');
    expect(pieces()).toEqual(['the', ' cat', ' ', 's', 'at']);
    expect(screen.getByText('11 characters, 5 pieces.').getAttribute('role')).toBe('status');
  });

  it('shows each join with its count, and letters alone before the first', () => {
    const { pieces, type, slide } = open();
    type('Text to cut', 'the');
    slide(/^Joins used/, 1);
    expect(pieces()).toEqual(['th', 'e']);
    expect(screen.getByText(/stood side by side 6 times/).textContent).toBe('Join 1 glued t to h, which stood side by side 6 times.');
    slide(/^Joins used/, 0);
    expect(pieces()).toEqual(['t', 'h', 'e']);
    expect(screen.getByText('Without a join, every letter is a piece.')).toBeTruthy();
  });

  it('says the value of its slider in words', () => {
    const { slide } = open();
    slide(/^Joins used/, 2);
    expect(screen.getByRole('slider', { name: /^Joins used/ }).getAttribute('aria-valuetext')).toBe('2 of 14');
  });

  it('learns anew from the lessons of the course and from a text of one’s own', () => {
    const { source, type, rows } = open();
    source('course');
    expect(screen.getByText(/^8 words, 5 of them different\./)).toBeTruthy();
    type('Begin with', 'model');
    expect(rows().map(([word, count]) => [word, count])).toEqual([
      ['reads', '1'],
      ['writes', '1'],
    ]);
    type('The text itself', 'model model model');
    expect((screen.getByRole('combobox', { name: 'Text to learn from' }) as HTMLSelectElement).value).toBe('own');
    expect(rows()[0]?.slice(0, 2)).toEqual(['model', '2']);
  });

  it('survives a text without a word', () => {
    const { source, rows } = open();
    source('own');
    expect(rows()).toEqual([]);
    expect(screen.getByText('There is no text to learn from yet.')).toBeTruthy();
    expect(screen.getByText(/^0 words, 0 of them different. 0 joins learned/)).toBeTruthy();
  });
});

describe('the next-word table', () => {
  it('counts what follows "the" as the lesson does', () => {
    expect(open().rows()).toEqual([
      ['dog', '3', '0.50', '0.50'],
      ['cat', '2', '0.33', '0.33'],
      ['ball', '1', '0.17', '0.17'],
    ]);
  });

  it('changes the chances with the temperature and leaves counts and shares', () => {
    const { slide, rows } = open();
    slide(/^Temperature/, 0.5);
    expect(screen.getByRole('slider', { name: /^Temperature/ }).getAttribute('aria-valuetext')).toBe('0.5, frequent words gain');
    expect(rows()).toEqual([
      ['dog', '3', '0.50', '0.64'],
      ['cat', '2', '0.33', '0.29'],
      ['ball', '1', '0.17', '0.07'],
    ]);
  });

  it('draws word by word until the sentence of the lesson is done, and knows that it is new', () => {
    // cat, chased, the, ball, end: the die and the coin of the lesson.
    const { press, sentence, rows } = open(0.6, 0.2, 0.5, 0.9, 0.5);
    press('Draw the next word');
    expect(sentence()).toBe('the cat … Chance of this path: 33 percent.');
    expect(rows().map(([word]) => word)).toEqual(['chased', 'sentence ends']);
    press('Draw to the end');
    expect(sentence()).toBe('the cat chased the ball. Chance of this path: 2.8 percent.');
    expect(screen.getByText('new')).toBeTruthy();
    // The button that was pressed has nothing more to do.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start over' }));
  });

  it('marks a sentence that stands in the text', () => {
    const { press } = open(0.1, 0.1, 0.5, 0.9, 0.5);
    press('Draw to the end');
    expect(screen.getByText('stands in the text').parentElement?.textContent).toBe('the dog chased the ball stands in the text');
  });

  it('lets a word be chosen in the place of a draw', () => {
    const { press, sentence } = open();
    press('Choose ball');
    press('Choose sentence ends');
    expect(sentence()).toBe('the ball. Chance of this path: 17 percent.');
  });

  it('stops a sentence that goes round in circles', () => {
    const { source, type, press, sentence } = open(...Array.from({ length: 40 }, () => 0.1));
    source('own');
    type('The text itself', 'go go go go');
    type('Begin with', 'go');
    press('Draw to the end');
    expect(sentence()).toContain('The lab stops at 30 words.');
  });

  it('says so when a word never stands in the text', () => {
    const { type, rows } = open();
    type('Begin with', 'puppy');
    expect(rows()).toEqual([]);
    expect(screen.getByText(/“puppy” never stands in the text/)).toBeTruthy();
    expect((screen.getByRole('button', { name: 'Draw the next word' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('starts over with the word it began with', () => {
    const { press, sentence } = open(0.6);
    press('Draw the next word');
    press('Start over');
    expect(sentence()).toBe('the …');
  });
});
