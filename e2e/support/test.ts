import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { EditPage } from '../pages/edit-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { type HeldEnds, holdAllEnds } from './held-ends.ts';
import { keepRouting } from './keep-routing.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { type ExpectShown, recordTexts } from './shown-texts.ts';

interface TestFixtures {
  home: HomePage;
  edit: EditPage;
  /** Keeps from the pages that tasks have ended, from the beginning until it is let go. */
  ends: HeldEnds;
  /** Waits for what the page says for a moment only. */
  expectShown: ExpectShown;
  /** A server that only this journey uses, so that it may be killed. */
  ownServer: ServerProcess;
  /** A browser that visits that server. */
  ownContext: BrowserContext;
  /** Errors that the page threw and did not catch; every journey ends with none. */
  pageErrors: string[];
  /** What the page said and showed goes with the report of a journey that failed. */
  lastWords: undefined;
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

const LAST_LINES = 6;

/** What was heard of a page so far, and what it still waits for. */
interface Heard {
  readonly lines: readonly string[];
  /** Requests without an end, by when they began. */
  readonly awaited: ReadonlyMap<unknown, string>;
}

/** Fills with what the console says and which calls of ours are made and answered, with the ms since. */
const listenTo = (page: Page): Heard => {
  const lines: string[] = [];
  const awaited = new Map<unknown, string>();
  const begun = Date.now();
  const note = (line: string): void => void lines.push(`${Date.now() - begun} ${line}`);
  const isCall = (url: string): boolean => url.includes('/api/');
  const pathOf = (url: string): string => new URL(url).pathname;
  page.on('console', (message) => note(message.text()));
  page.on('requestfailed', (request) => {
    awaited.delete(request);
    note(`failed ${pathOf(request.url())}`);
  });
  page.on('requestfinished', (request) => void awaited.delete(request));
  page.on('request', (request) => {
    awaited.set(request, `waits for ${pathOf(request.url())} since ${Date.now() - begun}`);
    if (isCall(request.url())) note(`> ${request.method()} ${pathOf(request.url())}`);
  });
  page.on('response', (response) => {
    if (isCall(response.url())) note(`< ${response.status()} ${pathOf(response.url())}`);
  });
  return { lines, awaited };
};

/** Journeys: a server per test worker, a new guest per test, pages that speak the user's verbs. */
export const test = base.extend<TestFixtures, { server: ServerProcess }>({
  context: async ({ context }, use) => {
    context.on('page', waitForLife);
    context.on('page', keepRouting);
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
  lastWords: [
    async ({ page }, use, testInfo) => {
      const { lines, awaited } = listenTo(page);
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const shown = await page
        .getByRole('alert')
        .or(page.getByRole('dialog'))
        .allInnerTexts()
        .catch((error: unknown) => [String(error)]);
      const words = { shown, heard: [...awaited.values(), ...lines.slice(-LAST_LINES)] };
      // Plain text is what the list of failures prints as it is, the beginning of each.
      for (const [name, said] of Object.entries(words)) {
        await testInfo.attach(name, { body: said.join('\n'), contentType: 'text/plain' });
      }
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
  expectShown: async ({ page }, use) => {
    await use(await recordTexts(page));
  },
  ends: async ({ context }, use) => {
    await use(await holdAllEnds(context));
  },
  home: async ({ page }, use) => {
    await use(new HomePage(page));
  },
  edit: async ({ page }, use) => {
    await use(new EditPage(page));
  },
});

export { expect };
