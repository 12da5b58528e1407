/** What a limiter lets pass. It counts by the clock's minutes, of which one may turn while a test runs: nothing here rests on that. */
export interface LimitTried {
  /** Statuses of what was answered, but for refusals. */
  passed: number[];
  /** The first answer with status 429. */
  refused: Response;
}

/**
 * Sends until a call is refused.
 * @param limit Calls that may pass in a minute.
 * @param batch Calls sent at the same time.
 * @throws Error when more pass than two minutes allow.
 */
export async function untilRefused(send: () => Promise<Response>, limit: number, batch = 1): Promise<LimitTried> {
  const passed: number[] = [];
  while (passed.length <= 2 * limit) {
    const answers = await Promise.all(Array.from({ length: batch }, send));
    const refused = answers.find(({ status }) => status === 429);
    for (const answer of answers) if (answer.status !== 429) passed.push(answer.status);
    // A body that nobody reads keeps its connection. Under load the harness has read one itself.
    await Promise.all(answers.map((answer) => (answer === refused || answer.bodyUsed ? null : answer.arrayBuffer())));
    if (refused) return { passed, refused };
  }
  throw new Error(`${passed.length} calls passed where a minute has ${limit}.`);
}
