/** A teacher's list of things to do, and what comes first of it. */
import { describe, expect, it } from 'vitest';
import { converse, repeatedSentences } from '../../../support/knowledge.ts';

const talk = (...says: string[]) => converse(says, 'teacher').map(({ plan }) => plan);

describe('a list of things to do', () => {
  it('is taken up as a load, and comes back in an order with its reasons when the teacher asks what comes first', () => {
    const [told, order] = talk('ive got 90 report comments, parents night on thursday, a unit to plan, a broken copier and my own kid is sick', 'what should i do first');
    expect(told?.state.asked).toBe('overload');
    const lines = order?.text.split('\n').filter((line) => line.startsWith('- ')) ?? [];
    expect(lines.map((line) => line.match(/“[^”]+”/g))).toEqual([
      ['“my own kid is sick”'],
      ['“parents night on thursday”'],
      ['“a unit to plan”'],
      ['“90 report comments”', '“a broken copier”'],
    ]);
    expect(order?.text.endsWith('?')).toBe(true);
  });

  it('is ordered at once where the question stands beside it', () => {
    const [order] = talk('grading essays, planning next week, calling two parents, cleaning my room. what should i do first?');
    expect(order?.text.indexOf('calling two parents')).toBeLessThan(order?.text.indexOf('planning next week') ?? 0);
    expect(order?.state.asked).toBe('overload');
  });

  it('leads on to the days, the hours and what can go, and no sentence comes twice', () => {
    const plans = talk(
      'i have so much to do',
      'marking, a lesson observation on tuesday, IEP meeting, cover for a sick colleague',
      'where do i start',
      'the marking is due friday',
      'i have maybe two hours tonight',
      'what can i drop',
      'i just want to go home',
    );
    expect(plans[2]?.text).toContain('“a lesson observation on tuesday”');
    expect(plans[3]?.text).toContain('evenings');
    expect(plans[4]?.text).toContain('clock');
    expect(plans[6]?.text).toContain('Then go');
    expect(repeatedSentences(plans.map(({ text }) => text))).toEqual([]);
  });

  it.each(['fractions, decimals, percents and ratios, grade 6', 'they talk, they run around, they throw paper', 'what should i do first'])('is none in "%s"', (message) => {
    expect(talk(message)[0]?.state.asked).not.toBe('overload');
  });
});
