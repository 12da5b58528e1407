/** One more linear equation of the kind that was solved, or one with a step more. Its solution is a small whole number. */
import type { LinearEquation } from './equation.ts';

/** "4x + 5 = 21" after "2x + 7 = 15"; `isHarder`: with the unknown on both sides. Null where the one before has no whole solution to go by. */
export function anotherEquation({ equation, unknown, solution, slope }: LinearEquation, isHarder: boolean): string | null {
  if (solution.den !== 1 || slope.den !== 1) return null;
  const front = (Math.abs(slope.num) % 4) + 3;
  const value = (Math.abs(solution.num) % 6) + 2;
  const alone = (equation.length % 5) + 3;
  if (isHarder) return `${front + 2}${unknown} - ${alone} = 2${unknown} + ${front * value - alone}`;
  const isMinus = equation.includes('+');
  return `${front}${unknown} ${isMinus ? '-' : '+'} ${alone} = ${front * value + (isMinus ? -alone : alone)}`;
}
