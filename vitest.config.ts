import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * One project a runtime: plain Node, a DOM, workerd behind the test harness. Some tests plan thousands of replies, and the machine may be shared: times are not what is tested.
 * The edge tests mostly wait for workerd, so even two cores take two files at a time. Files of plain Node share a process: what they import is read once, not two hundred times.
 */
const shared = { environment: 'node', isolate: false, testTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], ...shared } },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'islands',
          include: ['tests/islands/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/islands-setup.ts'],
          testTimeout: 120_000,
        },
      },
      // Each file starts its own workerd. Tests that wait for a silent model wait together.
      { test: { name: 'edge', include: ['tests/edge/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, maxConcurrency: 20 } },
    ],
  },
});
