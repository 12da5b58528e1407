import { defineConfig } from 'vitest/config';

/** One project a runtime: plain Node, a DOM, workerd behind the test harness. Some tests plan thousands of replies, and the machine may be shared: times are not what is tested. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
      { test: { name: 'content', include: ['tests/content/**/*.test.ts'], environment: 'node', testTimeout: 60_000 } },
      {
        test: {
          name: 'islands',
          include: ['tests/islands/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/islands-setup.ts'],
        },
      },
      // Each file starts its own workerd.
      { test: { name: 'edge', include: ['tests/edge/**/*.test.ts'], environment: 'node', fileParallelism: false, testTimeout: 30_000, hookTimeout: 60_000 } },
    ],
  },
});
