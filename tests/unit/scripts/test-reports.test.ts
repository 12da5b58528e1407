/** What `npm test` says last: the counts, and how each failure came about. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCount, vitestCount } from '../../../scripts/run/test-reports.ts';

const red = (text: string) => `\u001B[31m${text}\u001B[39m`;

test('a failed browser test is named with its file and its message, without colors, however deep its group', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({ title, ok, tests: [{ results: [{ errors: message ? [{ message }] : [] }] }] });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ file: 'e2e/a.test.ts', specs: [spec('works', true)], suites: [{ file: 'e2e/a.test.ts', specs: [spec('fails', false, `${red('Error')}: gone\n\nline 2`)] }] }],
  };
  expect(playwrightCount(report)).toEqual({ passed: 1, failed: 1, failures: ['  e2e/a.test.ts › fails\n    Error: gone\n    line 2'] });
});

test('a browser run that fails before any test says why', () => {
  const { failures } = playwrightCount({ stats: { expected: 0, unexpected: 0, flaky: 0 }, suites: [], errors: [{ message: 'The port is taken' }] });
  expect(failures).toEqual(['  before any test\n    The port is taken']);
});

test('a failed unit test is named with its file, and so is a file that cannot be loaded; a long message is cut', () => {
  const long = Array.from({ length: 100 }, (_, i) => `line ${i}`).join('\n');
  const file = (name: string) => join(process.cwd(), 'tests', name);
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: file('a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: [long] },
          { fullName: 'is fine', status: 'passed' },
        ],
      },
      { name: file('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      { name: file('c.test.ts'), status: 'passed', assertionResults: [{ fullName: 'is fine, too', status: 'passed' }] },
    ],
  };
  const { passed, failed, failures } = vitestCount(report);
  expect([passed, failed]).toEqual([2, 1]);
  expect(failures.map((each) => each.split('\n')[0])).toEqual(['  tests/a.test.ts › adds', '  tests/b.test.ts']);
  expect(failures[0]?.split('\n')).toHaveLength(15);
  expect(failures[1]).toContain('no such module');
});
