import { test as base } from './test.ts';

/** A name that the browser takes for another machine; it leads here all the same. */
export const FAR_HOST = 'overpaint.test';

/**
 * Journeys of somebody on another machine. A loopback address is a secure context whatever its
 * scheme, so the browser sees the server under a name instead.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rule = `--host-resolver-rules=MAP ${FAR_HOST} 127.0.0.1`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url.replace('localhost', FAR_HOST));
  },
});
