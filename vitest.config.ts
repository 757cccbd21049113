import { defineConfig } from 'vitest/config';

const processTests = [
  'server/main.test.ts',
  'server/crash.test.ts',
  'server/full-disk.test.ts',
  'server/database/embedded/start-embedded-postgres.test.ts',
];
const engineTests = ['server/engines/builtin/**/*.test.ts'];
const serverSettings = {
  environment: 'node',
  globalSetup: 'server/testing/shared-folder.ts',
  testTimeout: 90_000,
  hookTimeout: 90_000,
} as const;

/** Node runs the server's files as they are, as it does in the product: rewritten by Vite they took half as much again. */
const withoutVite = { viteModuleRunner: false, nodeLoader: false } as const;

/**
 * Four projects: `unit` holds everything under src (pure code, no browser); `server` the backend and the
 * scripts; `server-engine` the built-in engine; `server-process` the tests that start and kill whole servers,
 * after all else, for they hold the limits that were promised for a machine of its own; all at once, which
 * keeps two cores busy (93 %).
 */
export default defineConfig({
  test: {
    // The usual second is too short for a server that starts again on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Vitest's own guess leaves one of two cores idle, and of the server's tests a minute is waiting.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Properties of many random cases take seconds where other work is on the machine.
          testTimeout: 30_000,
          include: ['src/**/*.test.{ts,tsx}', 'locales/**/*.test.ts'],
        },
      },
      {
        test: {
          ...serverSettings,
          name: 'server',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...engineTests, ...processTests],
          experimental: withoutVite,
        },
      },
      {
        test: {
          ...serverSettings,
          name: 'server-engine',
          include: engineTests,
          // Kernels keep nothing between tests, and loading them anew for each file took a third of the time.
          isolate: false,
          experimental: withoutVite,
        },
      },
      {
        test: {
          ...serverSettings,
          name: 'server-process',
          include: processTests,
          sequence: { groupOrder: 1 },
          maxWorkers: processTests.length,
        },
      },
    ],
  },
});
