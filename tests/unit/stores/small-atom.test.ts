import { describe, expect, it } from 'vitest';
import { smallAtom } from '../../../src/stores/small-atom.ts';

describe('a small atom', () => {
  it('tells whoever subscribes what it holds now and after each change, until they have had enough', () => {
    const heard: number[] = [];
    const atom = smallAtom(1);
    const stop = atom.subscribe((value) => heard.push(value));
    atom.set(2);
    expect(atom.get()).toBe(2);
    stop();
    atom.set(3);
    expect(heard).toEqual([1, 2]);
    expect(atom.get()).toBe(3);
  });
});
