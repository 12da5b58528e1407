/** What the questions about the passages in tests/passages keep to. Prints the counts. */
import { expect, it } from 'vitest';
import { evaluateReading, passageNames } from '#tests/support/evaluate-reading.ts';

it('at least 30 passages of very different kinds are held', () => {
  expect(passageNames.length).toBeGreaterThanOrEqual(30);
  expect(new Set(passageNames.map((name) => name.split('-')[0])).size).toBeGreaterThanOrEqual(10);
});

it('every question quotes or addresses its passage, none repeats another, none breaks a rule', async () => {
  const { passages, sets, questions, quoting, addressing, repeats, broken } = await evaluateReading();
  console.log(
    `KORA Read: ${passages} passages, ${sets} sets, ${questions} questions; ${quoting} quote the passage, ${addressing} name something of it; ${repeats.length} repeat, ${broken.length} break a rule`,
  );
  expect(repeats).toEqual([]);
  expect(broken).toEqual([]);
  expect(quoting + addressing).toBe(questions);
});
