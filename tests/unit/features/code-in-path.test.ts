import { expect, it } from 'vitest';
import { codeInPath } from '../../../src/features/session-join/code-in-path.ts';

it.each([
  ['/pare/join/ABC123', 'ABC123'],
  ['/pare/join/A%20B%2F%C3%9C%3F%23', 'A B/Ü?#'],
  ['/pare/join/%2541', '%41'],
  ['/pare/join/100%', '100%'],
  ['/pare/join/', ''],
  ['/pare/host/ABC123?from=link#top', 'ABC123'],
])('the code in %s is "%s"', (path, code) => {
  expect(codeInPath(`https://kora.example${path}`)).toBe(code);
});
