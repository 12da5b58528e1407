import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deckOf } from '../../src/features/aurora/show/deck.ts';
import { Presenter } from '../../src/features/aurora/show/Presenter.tsx';
import { Slideshow } from '../../src/features/aurora/show/Slideshow.tsx';
import { namedLesson } from '../support/lesson-body.ts';

const deck = deckOf({ id: 'one', ...namedLesson() });
const last = deck.slides.length;

/** Channels of one browser, at once. */
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(private readonly name: string) {
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of [...Channel.all]) if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
  }
  close(): void {
    Channel.all.delete(this);
  }
}

beforeEach(() => vi.stubGlobal('BroadcastChannel', Channel));
afterEach(() => {
  cleanup();
  Channel.all.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const key = (name: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const said = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';
const titleOf = (place: number): string => deck.slides[place]?.title ?? '';

it('keys, buttons and swipes move the slides, and each slide is said', () => {
  render(<Slideshow item="one" deck={deck} onClose={() => {}} />);
  expect(said()).toBe(`Slide 1 of ${last}: ${titleOf(0)}`);
  key('ArrowRight');
  expect(said()).toBe(`Slide 2 of ${last}: ${titleOf(1)}`);
  key(' ');
  key(' ', { shiftKey: true });
  key('PageDown');
  expect(said()).toBe(`Slide 3 of ${last}: ${titleOf(2)}`);
  key('End');
  expect(screen.getByRole('heading', { name: titleOf(last - 1) })).toBeTruthy();
  key('ArrowRight');
  expect(said()).toContain(`Slide ${last} of`);
  key('Home');
  const slide = screen.getByRole('region', { name: `Slide 1 of ${last}` });
  fireEvent.touchStart(slide, { touches: [{ clientX: 300, clientY: 100 }] });
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 200, clientY: 110 }] });
  expect(said()).toContain('Slide 2 of');
  // A finger that goes down scrolls.
  fireEvent.touchStart(slide, { touches: [{ clientX: 300, clientY: 100 }] });
  fireEvent.touchEnd(slide, { changedTouches: [{ clientX: 230, clientY: 400 }] });
  expect(said()).toContain('Slide 2 of');
  fireEvent.click(screen.getByRole('button', { name: 'Slide before' }));
  expect(said()).toContain('Slide 1 of');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
});

it('B makes the screen black and brings it back, N shows the notes, the question mark the keys, Esc ends', () => {
  const onClose = vi.fn();
  render(<Slideshow item="one" deck={deck} onClose={onClose} />);
  key('b');
  expect(said()).toBe('The screen is black.');
  fireEvent.click(screen.getByRole('button', { name: 'Show the slide again' }));
  key('n');
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toBe(deck.slides[0]?.notes);
  key('?');
  expect(screen.getByText('Black screen, and back')).toBeTruthy();
  key('Escape');
  expect(screen.queryByText('Black screen, and back')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  key('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

it('what lies below is out of reach while slides are shown, and has the focus again afterward', () => {
  const page = render(<button type="button">View Slideshow</button>);
  const button = screen.getByRole('button');
  button.focus();
  const show = render(<Slideshow item="one" deck={deck} onClose={() => {}} />);
  expect(page.container.inert).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Slide 1 of ${last}`);
  show.unmount();
  expect(page.container.inert).toBe(false);
  expect(document.activeElement).toBe(button);
});

it('the presenter sees this slide, the next, the notes and the minutes of the part, and both windows move each other', () => {
  render(<Slideshow item="one" deck={deck} onClose={() => {}} />);
  render(<Presenter item="one" ownDeck={() => null} onClose={() => {}} />);
  expect(screen.getByRole('heading', { level: 1, name: deck.title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: titleOf(1) })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Notes' }).textContent).toContain(deck.slides[0]?.notes);
  expect(screen.getByText(`Part 1 of ${deck.parts}: ${deck.slides[0]?.part?.title}`)).toBeTruthy();
  expect(screen.queryByText(/not shown in another window/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([`Slide 2 of ${last}: ${titleOf(1)}`, `Slide 2 of ${last}: ${titleOf(1)}`]);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByText(`Slide 3 of ${last}`)).toBeTruthy();
});

it('when the slides are closed the presenter goes on and says so; the time can be stopped', () => {
  const show = render(<Slideshow item="one" deck={deck} onClose={() => {}} />);
  render(<Presenter item="one" ownDeck={() => null} onClose={() => {}} />);
  show.unmount();
  expect(screen.getByText(/not shown in another window/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText(`Slide 2 of ${last}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the time' }));
  expect(screen.getByRole('button', { name: 'Start the time' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^0:0\d$/);
});

it('a presenter alone takes the lesson from the device; one that knows nothing says so', async () => {
  const alone = render(<Presenter item="one" ownDeck={() => deck} onClose={() => {}} />);
  await waitFor(() => expect(screen.getByText(`Slide 1 of ${last}`)).toBeTruthy(), { timeout: 2_000 });
  alone.unmount();
  render(<Presenter item="two" ownDeck={() => null} onClose={() => {}} />);
  await waitFor(() => expect(screen.getByText(/not on this device/)).toBeTruthy(), { timeout: 2_000 });
});

it('a window that the browser does not open is told, with the way to the notes', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  render(<Slideshow item="one" deck={deck} onClose={() => {}} />);
  key('p');
  expect(screen.getByRole('alert').textContent).toContain('press N for the notes');
});
