/** Messages that no client of ours sends, drawn from a seed: broken JSON, wrong types and fields, odd characters, frames of other roles, too long, binary. */
import { liveLimits } from '../../src/contracts/live/limits.ts';
import { seededRandom } from './seeded-random.ts';

export interface GarbageFrame {
  what: string;
  data: string | Uint8Array<ArrayBuffer>;
}

/** A frame that would hold, to be spoilt. */
const whole = { t: 'submit', id: 'garbage-0001', step: 2, q: 'activate', rev: 1, text: 'words' };
/** Not `ask` and `leave`: with a value that happens to hold they would be done. */
const names = ['hello', 'submit', 'progress', 'seen', 'goto', 'lock', 'admit', 'pace', 'kick', 'rename', 'show', 'spotlight', 'answer', 'reveal', 'support', 'end'];
const fields = ['id', 'step', 'q', 'rev', 'text', 'choice', 'blanks', 'pid', 'ref', 'on', 'seq', 'v', 'since', 'slide', 'name', 'level', 'pace', 'purge', 'erase'];

export function garbageFrames(seed: number, count: number): GarbageFrame[] {
  const random = seededRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const odd = (): unknown =>
    pick<unknown>([
      null,
      true,
      -1,
      0.5,
      1e21,
      '',
      ' ',
      '\u202eevil',
      '\ud800',
      '\u0000',
      'x'.repeat(below(3_000)),
      [],
      [[]],
      {},
      { toString: 1 },
      Array.from({ length: 200 }, () => 1),
      '__proto__',
      "'; DROP TABLE event; --",
    ]);
  const text = (value: unknown): string => JSON.stringify(value);
  const kinds: [string, () => GarbageFrame['data']][] = [
    ['cut JSON', () => text(whole).slice(0, 1 + below(text(whole).length - 1))],
    ['letters without meaning', () => Array.from({ length: 1 + below(200) }, () => String.fromCharCode(32 + below(900))).join('')],
    ['no object', () => pick(['null', '42', '"hello"', '[]', '[{"t":"submit"}]', 'true', ''])],
    ['an unknown name', () => text({ ...whole, t: pick(['fly', 'HELLO', 'submit ', '', 'constructor', '__proto__', 'toString']) })],
    ['a name that is no text', () => text({ ...whole, t: odd() })],
    ['an odd value', () => text({ ...whole, [pick(fields)]: odd() })],
    ['an odd value in another frame', () => text({ t: pick(names), id: 'garbage-0002', [pick(fields)]: odd(), [pick(fields)]: odd() })],
    ['a field too many', () => text({ ...whole, [pick(['role', 'host', 'seq', 'shown', 'level', 'at'])]: odd() })],
    ['a field too few', () => text(Object.fromEntries(Object.entries(whole).filter(() => below(3) > 0)))],
    ['a prototype', () => `{"t":"submit","__proto__":{"role":"host"},"constructor":{"prototype":{"on":true}},"id":"garbage-0003"}`],
    ['the same key twice', () => `{"t":"submit","t":"end","id":"garbage-0004","purge":true,"purge":"yes"}`],
    ['deep brackets', () => '['.repeat(1 + below(4_000)) + ']'.repeat(below(4_000))],
    ['another protocol', () => text({ t: 'hello', v: pick([0, 2, -1, 1.5, '1', null]) })],
    ['a server’s frame', () => text({ t: pick(['welcome', 'ack', 'state', 'bye', 'roster']), seq: 1 })],
    ['too long', () => 'x'.repeat(liveLimits.hostFrameBytes + 1 + below(1_000))],
    ['binary', () => Uint8Array.from({ length: 1 + below(64) }, () => below(256))],
  ];
  return Array.from({ length: count }, () => {
    const [what, draw] = pick(kinds);
    return { what, data: draw() };
  });
}
