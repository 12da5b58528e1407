import { describe, expect, it, vi } from 'vitest';
import { asOneTurn, keptWithinTurn } from '../../../../src/engine/text/within-turn.ts';

describe('what is read within a turn', () => {
  it('is read once, and again in the next turn', () => {
    const read = vi.fn((text: string) => text.length);
    const length = keptWithinTurn(read);
    expect(asOneTurn(() => [length('leaf'), length('leaf'), length('root hair')])).toEqual([4, 4, 9]);
    expect(read).toHaveBeenCalledTimes(2);
    asOneTurn(() => length('leaf'));
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is forgotten after a turn that fails', () => {
    const read = vi.fn((text: string) => text.length);
    const length = keptWithinTurn(read);
    expect(() =>
      asOneTurn(() => {
        length('leaf');
        throw new Error('stopped');
      }),
    ).toThrow('stopped');
    asOneTurn(() => length('leaf'));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is never kept outside of one', () => {
    const read = vi.fn((text: string) => text.length);
    const length = keptWithinTurn(read);
    expect([length('leaf'), length('leaf')]).toEqual([4, 4]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
