/** Reads the JSON reports of the test runners: how many passed and failed, and how each failure came about in a few lines. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
  /** One entry a failed test, for the end of a log that is too long to search. */
  failures: string[];
}

/** The part of Vitest's report that is read. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[] }[];
}

/** The part of Playwright's report that is read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { results: { errors?: { message?: string }[] }[] }[] }[];
}

const linesOfAFailure = 14;

function failure(where: string, messages: readonly (string | undefined)[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n')).filter((line) => line.trim() !== '');
  return [`  ${where}`, ...lines.slice(0, linesOfAFailure).map((line) => `    ${line}`)].join('\n');
}

export function vitestCount(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name).replaceAll('\\', '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded fails without a test.
    if (failed.length === 0) return status === 'failed' ? [failure(file, [message])] : [];
    return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages ?? []));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

export function playwrightCount(report: unknown): Count {
  const { stats, suites, errors = [] } = report as PlaywrightReport;
  const inSuite = ({ file, suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) =>
        failure(
          `${file} › ${title}`,
          tests.flatMap(({ results }) => results.flatMap((result) => (result.errors ?? []).map(({ message }) => message))),
        ),
      ),
    ...suites.flatMap(inSuite),
  ];
  const failures = [...errors.map(({ message }) => failure('before any test', [message])), ...suites.flatMap(inSuite)];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}
