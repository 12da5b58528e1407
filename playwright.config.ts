import { defineConfig } from 'playwright/test';

/** The port of the Worker under test; apart from 8787, so that a running site does not disturb. */
const port = Number(process.env.TEST_PORT ?? 8797);

/**
 * What a Chromium of the desktop prepares for each window and no test looks at: the pages of its address bar, and a process for the next tab. Without them opening a page takes
 * half the processor time (1.5 s instead of 2.9 s, Chromium 156 on two cores, 24 November 2026).
 */
const unusedFeatures = ['SpareRendererForSitePerProcess', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** The last list that Chromium is given counts, so what Playwright 1.65 turns off itself stands here once more. */
const featuresOffInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  workers: 2,
  // A shared machine can be several times slower than a quiet one. Times are measured by the bench, not here.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    // The worker would answer what a test means to answer itself; tests/e2e/offline.test.ts lets it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.KORA_CHROMIUM || undefined,
      // A browser in a container runs as root and has no network beside this machine.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        `--disable-features=${[...featuresOffInPlaywright, ...unusedFeatures].join()}`,
      ],
    },
  },
  webServer: {
    command: 'node tests/support/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
