import { expect, it } from 'vitest';
import { readModeHash } from '../../../src/features/chat/mode-hash.ts';

it.each([
  ['#teacher', { mode: 'teacher', message: '' }],
  ['#student', { mode: 'student', message: '' }],
  ['#student=Why%20is%20a%20%3D%20b%3F', { mode: 'student', message: 'Why is a = b?' }],
  ['#teacher=%E0%A4%A', { mode: 'teacher', message: '' }],
  ['#teacher=', { mode: 'teacher', message: '' }],
  ['#teachers', null],
  ['#assistant=1&topic=teacher', null],
  ['', null],
])('the address %s asks for %o', (hash, wish) => {
  expect(readModeHash(hash)).toEqual(wish);
});
