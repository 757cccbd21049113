import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { EditPage } from '../pages/edit-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

interface TestFixtures {
  home: HomePage;
  edit: EditPage;
  /** A server that only this journey uses, so that it may be killed. */
  ownServer: ServerProcess;
  /** A browser that visits that server. */
  ownContext: BrowserContext;
  /** Errors that the page threw and did not catch; every journey ends with none. */
  pageErrors: string[];
}

/**
 * Lets a navigation end when the page is alive: before, it shows what the build rendered, which
 * answers presses late and knows nothing of files. Who waits for less (`waitUntil`) gets less.
 */
const waitForLife = (page: Page): void => {
  const alive = () => page.locator('#root[data-waiting]').waitFor({ state: 'detached' });
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await alive();
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await alive();
    return response;
  };
};

/** Journeys: a server per test worker, a new guest per test, pages that speak the user's verbs. */
export const test = base.extend<TestFixtures, { server: ServerProcess }>({
  context: async ({ context }, use) => {
    context.on('page', waitForLife);
    await use(context);
  },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await startServerProcess();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  ownServer: async ({}, use) => {
    const server = await startServerProcess();
    await use(server);
    await server.dispose();
  },
  ownContext: async ({ browser, ownServer }, use) => {
    const context = await browser.newContext({ baseURL: ownServer.url });
    await use(context);
    await context.close();
  },
  home: async ({ page }, use) => {
    await use(new HomePage(page));
  },
  edit: async ({ page }, use) => {
    await use(new EditPage(page));
  },
});

export { expect };
