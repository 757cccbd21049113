import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` holds everything under src (pure code, no browser), `server` holds the
 * backend and the scripts, whose tests start real processes and so get more time.
 */
export default defineConfig({
  test: {
    // Vitest leaves one of two cores idle; much of the server's tests is waiting, too.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'locales/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: 'server/testing/shared-folder.ts',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.mjs'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
