import { expect, it } from 'vitest';
import { deckOf } from '../../../../src/features/aurora/show/deck.ts';
import { elapsed, openShow, type ShowChannel } from '../../../../src/features/aurora/show/show-store.ts';
import { namedLesson } from '../../../support/lesson-body.ts';

/** Channels of one browser: what one posts the others of its name hear, at once. */
function browser() {
  const open = new Map<string, Set<ShowChannel>>();
  let time = 1_000_000;
  return {
    wait: (ms: number) => {
      time += ms;
    },
    deps: {
      now: () => time,
      channel: (name: string): ShowChannel => {
        const all = open.get(name) ?? new Set<ShowChannel>();
        open.set(name, all);
        const own: ShowChannel = {
          onmessage: null,
          postMessage: (message) => {
            for (const other of [...all]) if (other !== own) other.onmessage?.({ data: structuredClone(message) });
          },
          close: () => void all.delete(own),
        };
        all.add(own);
        return own;
      },
    },
  };
}
const deck = deckOf({ id: 'one', ...namedLesson() });

it('slides and presenter move each other, and each knows whether the other is there', () => {
  const { deps } = browser();
  const slides = openShow('one', 'slides', deck, deps);
  expect(slides.$other.get()).toBe(false);
  const presenter = openShow('one', 'presenter', null, deps);
  expect(presenter.$deck.get()).toEqual(deck);
  expect([slides.$other.get(), presenter.$other.get()]).toEqual([true, true]);
  presenter.step(1);
  expect(slides.$state.get().place).toBe(1);
  slides.goTo(Number.MAX_SAFE_INTEGER);
  expect(presenter.$state.get().place).toBe(deck.slides.length - 1);
  presenter.toggleBlack();
  expect(slides.$state.get().isBlack).toBe(true);
  slides.step(-1);
  expect(presenter.$state.get()).toMatchObject({ place: deck.slides.length - 2, isBlack: false });
});

it('either window may be closed and opened again: place and time are kept', () => {
  const { deps, wait } = browser();
  const slides = openShow('one', 'slides', deck, deps);
  slides.startWatch();
  const presenter = openShow('one', 'presenter', null, deps);
  wait(5_000);
  presenter.goTo(3);
  slides.close();
  expect(presenter.$other.get()).toBe(false);
  wait(2_000);
  const again = openShow('one', 'slides', null, deps);
  expect(again.$deck.get()).toEqual(deck);
  expect(again.$state.get().place).toBe(3);
  expect(elapsed(again.$state.get().watch, deps.now())).toBe(7_000);
  presenter.close();
  expect(again.$other.get()).toBe(false);
  expect(openShow('one', 'presenter', null, deps).$state.get().place).toBe(3);
});

it('the time stops, goes on and goes back to zero in both windows', () => {
  const { deps, wait } = browser();
  const slides = openShow('one', 'slides', deck, deps);
  const presenter = openShow('one', 'presenter', null, deps);
  slides.startWatch();
  wait(1_000);
  presenter.stopWatch();
  wait(9_000);
  expect(elapsed(slides.$state.get().watch, deps.now())).toBe(1_000);
  presenter.startWatch();
  wait(500);
  expect(elapsed(slides.$state.get().watch, deps.now())).toBe(1_500);
  presenter.resetWatch();
  expect(elapsed(slides.$state.get().watch, deps.now())).toBe(0);
});

it('another lesson’s show, and what is no message, move nothing', () => {
  const { deps } = browser();
  const slides = openShow('one', 'slides', deck, deps);
  openShow('two', 'presenter', deck, deps).step(1);
  const stranger = deps.channel('kora-show-one');
  for (const junk of [
    null,
    'x',
    {},
    { kind: 'state', role: 'presenter' },
    { kind: 'state', role: 'presenter', state: { change: 99, place: '4' } },
    { kind: 'here', role: 'presenter' },
  ])
    stranger.postMessage(junk as never);
  expect(slides.$state.get()).toMatchObject({ place: 0, change: 0 });
});

it('a browser without channels still shows slides', () => {
  const show = openShow('one', 'slides', deck, { now: () => 0, channel: () => null });
  show.step(1);
  expect(show.$state.get().place).toBe(1);
});

it('a deck leaves empty lines out and names what has no title', () => {
  const made = deckOf({ id: 'one', ...namedLesson({}, { slides: [{ kind: 'idea', title: ' ', content: ['', ' a ', ''], notes: '' }], outline: [] }) });
  expect(made.slides).toEqual([{ title: 'Slide 1', lines: ['a'], diagram: [], notes: '', part: null }]);
});
