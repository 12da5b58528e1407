/** A seat for another device of the same student: the teacher's page draws a number, and whoever types it there has the seat. */
import type { LiveLine } from './live-line.ts';

/** Another seat may have the number that was drawn. */
const mostDraws = 5;

/** The number once it opens the seat; null: the session did not take it. */
export async function openSeat(line: Pick<LiveLine, 'send'>, pid: string, draw: () => string = drawPin): Promise<string | null> {
  for (let n = 0; n < mostDraws; n++) {
    const pin = draw();
    const outcome = await line.send({ t: 'reseat', pid, pin });
    if (outcome.ok) return pin;
    if (outcome.field !== 'pin') return null;
  }
  return null;
}

/** Each of the thousand numbers as often as the others. */
function drawPin(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint16Array(1));
  return drawn < 65_000 ? String(drawn % 1_000).padStart(3, '0') : drawPin();
}
