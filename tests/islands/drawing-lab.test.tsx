import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DrawingLab } from '../../src/features/courses/labs/DrawingLab.tsx';

function open() {
  render(<DrawingLab />);
  const grid = () => screen.getByRole('group', { name: /^Grid of/ });
  const squares = () => within(grid()).getAllByRole('button');
  return {
    grid,
    squares,
    drawing: () =>
      squares()
        .map((square) => (square.getAttribute('aria-pressed') === 'true' ? 1 : 0))
        .join(''),
    answer: () => within(screen.getByRole('region', { name: 'What the machine says' })),
    digits: (text: string) => fireEvent.change(screen.getByRole('textbox', { name: /^As digits/ }), { target: { value: text } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    store: (label: string) => {
      fireEvent.change(screen.getByRole('textbox', { name: 'Label of this drawing' }), { target: { value: label } });
      fireEvent.click(screen.getByRole('button', { name: 'Store as example' }));
    },
    distances: () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[2]?.textContent?.trim()),
  };
}

describe('the classifier', () => {
  it('answers the new drawing of the lesson with the distances of the lesson', () => {
    const { answer, distances } = open();
    expect(answer().getByRole('status').textContent).toBe('The answer is L. Nearest is example B, distance 1: row 1, column 2.');
    expect(distances()).toEqual(['2', '1 nearest', '4', '5']);
    expect(answer().getByText(/^A vote/).textContent).toBe('A vote of the three nearest: B says L, A says L, C says T. L wins with 2 of 3.');
  });

  it('takes the shifted L for a T, until it is stored as an example', () => {
    const { digits, answer, store } = open();
    digits('010 010 011');
    expect(answer().getByRole('status').textContent).toContain('The answer is T. Nearest is example C, distance 3');
    store('L');
    digits('010 010 010');
    expect(answer().getByRole('status').textContent).toContain('The answer is L. Nearest is example E, distance 1');
  });

  it('follows a label that is changed, as the activity of the lesson asks', () => {
    const { answer } = open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Label of B' }), { target: { value: 'T' } });
    expect(answer().getByRole('status').textContent).toContain('The answer is T.');
    expect(answer().getByText(/^A vote/).textContent).toContain('T wins with 2 of 3');
  });

  it('says when another label is just as near', () => {
    const { digits, store, answer, press } = open();
    press('Start over');
    digits('100 000 000');
    store('sun');
    digits('001 000 000');
    store('moon');
    digits('010 000 000');
    expect(answer().getByRole('status').textContent).toContain('The answer is sun.');
    expect(answer().getByRole('status').textContent).toContain('Another label is just as near.');
  });

  it('has nothing to answer without examples', () => {
    const { press, answer } = open();
    press('Start over');
    expect(answer().queryByRole('status')).toBeNull();
    expect(answer().getByText(/There is no example yet/)).toBeTruthy();
  });

  it('keeps a tally of tests', () => {
    const { press, digits, answer } = open();
    press('Right');
    digits('111 010 010');
    press('Wrong');
    expect(answer().getByText('2 tested, 1 right')).toBeTruthy();
  });
});

describe('the grid', () => {
  it('is toggled by the keyboard, and arrow keys move within it', () => {
    const { squares, drawing } = open();
    const [first] = squares();
    first?.focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'ArrowRight', 'ArrowDown', 'Home']) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Row 2, column 1');
    expect(squares().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    // What the browser makes of Space and Enter.
    fireEvent.click(document.activeElement ?? document.body);
    expect(drawing()).toBe('110000110');
  });

  it('is drawn into by pressing and dragging, one stroke at a time', () => {
    const { squares, drawing, press, grid } = open();
    press('Clear the grid');
    let under = squares()[0];
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => under ?? null);
    fireEvent.pointerDown(grid(), { button: 0, buttons: 1 });
    for (const next of [1, 1, 4]) {
      under = squares()[next];
      fireEvent.pointerMove(grid(), { buttons: 1 });
    }
    fireEvent.pointerUp(grid());
    fireEvent.click(under as HTMLElement);
    expect(drawing()).toBe('110010000');
    under = squares()[8];
    fireEvent.pointerMove(grid(), { buttons: 0 });
    expect(drawing()).toBe('110010000');
    press('Undo');
    expect(drawing()).toBe('000000000');
  });

  it('clears along a stroke that begins on a shaded square', () => {
    const { squares, drawing, grid } = open();
    let under = squares()[0];
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => under ?? null);
    fireEvent.pointerDown(grid(), { button: 0, buttons: 1 });
    for (const next of [3, 4]) {
      under = squares()[next];
      fireEvent.pointerMove(grid(), { buttons: 1 });
    }
    expect(drawing()).toBe('010000110');
  });

  it('can be written as digits, which wait until they are a whole drawing', () => {
    const { digits, drawing } = open();
    digits('111 01');
    expect(drawing()).toBe('110100110');
    digits('111 010 000');
    expect(drawing()).toBe('111010000');
  });

  it('comes in three sizes, each starting empty', () => {
    const { squares } = open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Start over with' }), { target: { value: '5' } });
    expect(squares()).toHaveLength(25);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('what is stored', () => {
  it('needs a label', () => {
    const { store, distances } = open();
    store('  ');
    expect(screen.getByText('Write a label first: the right answer for this drawing.').getAttribute('role')).toBe('status');
    expect(distances()).toHaveLength(4);
  });

  it('can be removed and brought back', () => {
    const { press, distances } = open();
    press('Remove D');
    expect(distances()).toHaveLength(3);
    expect(document.activeElement?.textContent).toBe('Example D is removed.');
    press('Undo');
    expect(distances()).toHaveLength(4);
  });

  it('can be put into the grid again', () => {
    const { press, drawing } = open();
    press('Put C into the grid');
    expect(drawing()).toBe('111010010');
  });

  it('comes back after starting over, and the examples of the lesson are a press away', () => {
    const { press, store, distances } = open();
    store('mine');
    press('Start over');
    expect(screen.queryByRole('table')).toBeNull();
    press('Undo');
    expect(distances()).toHaveLength(5);
    press('Examples of the lesson');
    expect(distances()).toHaveLength(4);
  });

  it('is at most as many as there are letters', () => {
    const { store, distances } = open();
    store('x');
    // Found once: a search by role over the growing page takes long.
    const again = screen.getByRole('button', { name: 'Store as example' });
    for (let i = 0; i < 23; i++) fireEvent.click(again);
    expect(distances()).toHaveLength(26);
    expect(screen.getByText(/^The lab holds 26 examples/)).toBeTruthy();
  });

  it('typing a label is one step back, not one for each letter', () => {
    const { press } = open();
    const field = screen.getByRole('textbox', { name: 'Label of A' }) as HTMLInputElement;
    fireEvent.focus(field);
    for (const value of ['Lo', 'Lon', 'Long']) fireEvent.change(field, { target: { value } });
    press('Undo');
    expect(field.value).toBe('L');
    press('Undo');
    expect(screen.getByText('There is nothing to undo.')).toBeTruthy();
  });
});
