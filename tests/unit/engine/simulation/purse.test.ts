/** The common purse: every figure that a card or a scene tells is worked out again from the cards and the effects. */
import { describe, expect, it } from 'vitest';
import { simulationDurations, simulationGrades } from '../../../../src/contracts/simulation.ts';
import { hasEconomicSide } from '../../../../src/engine/simulation/formats/views/purse.ts';
import { type Generated, generateSimulation } from '../../../../src/engine/simulation/generate.ts';
import type { Ground } from '../../../../src/engine/simulation/ground.ts';
import { knowledge } from '../../../support/knowledge.ts';
import { onPack } from '../../../support/simulations.ts';

const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const total = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

const every = (topic: string, ground: Ground): Generated[] =>
  simulationGrades.flatMap((gradeLevel) =>
    simulationDurations.map((duration) => generateSimulation({ format: 'economic', topic, gradeLevel, duration }, ground, knowledge.references)).filter(({ isStudy }) => !isStudy),
  );

const grounds: readonly (readonly [topic: string, ground: Ground])[] = [
  ...knowledge.topics.map((pack) => [pack.title, onPack(pack)] as const),
  ...knowledge.perspectives.filter(hasEconomicSide).map((question) => [question.question, { pack: null, question }] as const),
  ['School lunches', onPack(null)],
];
const purses = grounds.flatMap(([topic, ground]) => every(topic, ground)).filter(({ meters }) => meters.some(({ name }) => name === 'Points in the purse'));

/** What each bidder asks for, as it stands on the cards. */
const bidsOf = ({ roles }: Generated): number[] => roles.flatMap(({ secretInfo }) => numbers(/^You bid (\d+)/.exec(secretInfo)?.[1] ?? ''));

/** What a decision takes out of the purse, as its words say. */
function spentBy({ bidders, event, text }: { bidders: readonly number[]; event: string; text: string }): number {
  const [first = 0, second = 0] = numbers(text);
  if (/^Fill the bid of .* \(\d+\), and let the others wait$/.test(text)) return numbers(text.slice(text.lastIndexOf('(')))[0] ?? 0;
  if (/^(?:Equal parts for all: \d+ for each|Give each \d+ and keep \d+ in the purse)$/.test(text)) return first * bidders.length;
  if (/^Hand back \d+ and keep the promise of \d+$/.test(text)) return first + second;
  if (/^Hand back \d+, and pay \d+ of the \d+ that were promised$/.test(text)) return first + second;
  if (/^(?:Pay|Take|Set) \d+ points/.test(text)) return first;
  return event === 'rule' || event === 'second' ? 0 : Number.NaN;
}

it('there is a purse to look at for packs, questions of the explorer and a frame without facts', () => {
  expect(purses.length).toBeGreaterThan(500);
});

describe('in every simulation with a purse', () => {
  const onCards = purses.filter(({ events }) => events.some(({ description }) => description.includes('(bid: ')));

  it('the bids in the text are those on the cards, and their sum is right', () => {
    for (const made of onCards) {
      const { description = '' } = made.events.find(({ id }) => id === 'bids') ?? {};
      const bids = [...description.matchAll(/\(bid: (\d+)\)/g)].map(([, bid]) => Number(bid));
      expect(bids).toEqual(bidsOf(made));
      expect(Number(/come to (\d+)/.exec(description)?.[1])).toBe(total(bids));
      for (const { description: card } of made.roles) for (const [, bid] of card.matchAll(/bids for (\d+) points/g)) expect(bids).toContain(Number(bid));
    }
    expect(new Set(onCards.map((made) => bidsOf(made).length))).toEqual(new Set([3, 4]));
  });

  it('where each bidder asks for the same, the cards say so too', () => {
    const alike = purses.filter((made) => !onCards.includes(made) && made.events.some(({ id }) => id === 'bids'));
    expect(alike.length).toBeGreaterThan(50);
    for (const made of alike) {
      const asked = Number(/each asks for (\d+)/.exec(made.events[0]?.description ?? '')?.[1]);
      expect(new Set(bidsOf(made))).toEqual(new Set([asked]));
      for (const { effects } of made.events[0]?.decisions ?? []) expect(effects[0]).toBe(-asked);
    }
  });

  it('the points that move are those that the decision or the scene names', () => {
    for (const made of purses)
      for (const { id, description, decisions } of made.events)
        for (const { text, outcome, effects } of decisions) {
          const moved = 0 - (effects[0] ?? Number.NaN);
          const said = spentBy({ bidders: bidsOf(made), event: id, text });
          if (!Number.isNaN(said)) expect(moved, `${id}: ${text}`).toBe(said);
          else if (moved !== 0) expect(numbers(`${description} ${text}`), `${id}: ${text}`).toContain(moved);
          for (const [, sum] of outcome.matchAll(/That (?:is|takes) (\d+) points/g)) expect(Number(sum)).toBe(moved);
          for (const [, left] of `${outcome} ${text}`.matchAll(/(?:, and |keep )(\d+) (?:points are left for all|in the purse)/g)) expect(Number(left)).toBe(100 - moved);
          for (const [, gone] of outcome.matchAll(/The (\d+) points are gone/g)) expect(Number(gone)).toBe(moved);
        }
  });

  it('no way through it spends more than the purse holds', () => {
    for (const { events, meters } of purses) {
      const byId = new Map(events.map((event) => [event.id, event]));
      const most = (id: string | null): number => (id === null ? 0 : Math.max(...(byId.get(id)?.decisions ?? []).map(({ next, effects }) => most(next) - (effects[0] ?? 0))));
      expect(most(events[0]?.id ?? null)).toBeLessThanOrEqual(meters[0]?.start ?? 0);
    }
  });
});
