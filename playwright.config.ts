import { defineConfig } from '@playwright/test';

/** Set by the scripts, which find or fetch a browser; without it Playwright's own is used. */
const executablePath = process.env['CHROMIUM_PATH'];

/** A browser run by root can't have a sandbox. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Keeps the browser from calling its maker, which only costs time where there is no internet. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Journeys in a real browser. Each test worker starts a server of its own; see e2e/support. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // A journey waits for much: two leave one of two cores idle.
  workers: 3,
  // Limits are for what hangs: none of them says how fast a machine has to be (e2e/support/limits.ts).
  timeout: 900_000,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixelRatio: 0.001 } },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...sandbox, ...quiet],
    },
    // Each journey begins as a new visitor, for whom the worker would fetch the whole app once more;
    // only the journeys of offline use let it in.
    serviceWorkers: 'block',
    // Recording every frame costs more than the product does on two cores without a GPU.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
