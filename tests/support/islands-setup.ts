/** For every island test: React knows that it is tested, nothing stays on the page, and a stray console error fails the test. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What comes late on a busy machine still comes; a second is no sign that it does not.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library sets this only where `beforeAll` is a global.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let errors: string[] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(errors, 'console errors during the test').toEqual([]);
});
