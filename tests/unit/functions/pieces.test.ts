import { describe, expect, it } from 'vitest';
import { Pieces } from '../../../functions/ai/pieces.ts';
import { ProviderFailure } from '../../../functions/ai/provider.ts';

async function readAll(pieces: Pieces): Promise<string[]> {
  const read: string[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
}

describe('pieces of a text', () => {
  it('are handed over in order, those pushed before the reading and those pushed during it', async () => {
    const pieces = new Pieces();
    pieces.push('Which ');
    const read = readAll(pieces);
    await Promise.resolve();
    for (const piece of ['part ', '', 'is hard?']) pieces.push(piece);
    pieces.end(null);
    expect(await read).toEqual(['Which ', 'part ', 'is hard?']);
    expect([pieces.text, pieces.failure]).toEqual(['Which part is hard?', null]);
  });

  it('are all handed over before the failure that ended them is told', async () => {
    const pieces = new Pieces();
    const failure = new ProviderFailure('upstream-error', 'cut');
    pieces.push('Which ');
    pieces.end(failure);
    expect(await readAll(pieces)).toEqual(['Which ']);
    expect(pieces.failure).toBe(failure);
  });

  it('may be none at all', async () => {
    const pieces = new Pieces();
    const read = readAll(pieces);
    pieces.end(null);
    expect(await read).toEqual([]);
  });
});
