/** What a round has found: what it counted, and what must not be. */
export interface Verdict {
  round: string;
  counts: Record<string, number | string>;
  /** Empty when all is well. */
  violations: string[];
}

/** A violation for each statement that does not hold. */
export const violationsOf = (statements: Record<string, boolean>): string[] => Object.entries(statements).flatMap(([statement, holds]) => (holds ? [] : [statement]));

export function print({ round, counts, violations }: Verdict): void {
  console.log(`\n${round}`);
  for (const [what, found] of Object.entries(counts)) console.log(`  ${what}: ${found}`);
  console.log(violations.length === 0 ? '  holds' : violations.map((violation) => `  VIOLATED: ${violation}`).join('\n'));
}
