import type { Page } from '@playwright/test';
import { EditPage } from '../pages/edit-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { meadowWithBall, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { standBefore } from '../support/updated-server.ts';

test.use({ serviceWorkers: 'allow' });

const meadow = () => pngFile('meadow.png', 480, 360, meadowWithBall(480, 360, 240, 260, 30));
const BALL = { x: 240, y: 260 };
const RED = [214, 40, 40, 255];

/** Waits until the app is kept: everything is in the cache, and the worker answers. */
const expectKept = async (page: Page): Promise<void> => {
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isKept).toBe(true);
};
const caches = (page: Page): Promise<string[]> => page.evaluate(async () => window.caches.keys());
const held = (page: Page) => page.getByText('Waiting for the network').first();

test('Without a network the editor opens the saved picture, paints, saves and keeps an edit that is sent once when it is back', async ({
  edit,
  page,
  context,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await edit.open();
  await edit.upload(await meadow());
  await expectKept(page);

  await context.setOffline(true);
  await page.reload();
  await edit.expectOpen();
  await edit.stroke([BALL]);
  expect(await edit.paintedPixels()).toBeGreaterThan(0);
  expect((await edit.canvasPixels()).at(BALL.x, BALL.y)).toEqual(RED);
  await edit.remove.click();
  await expect(held(page)).toBeVisible();

  await page.reload();
  await edit.expectOpen();
  await expect(edit.rows).toHaveCount(1);
  await expect(edit.rows.getByText('Waiting for the network')).toBeVisible();
  const other = new EditPage(await context.newPage());
  await other.open();

  await context.setOffline(false);
  await edit.expectResult();
  expect((await edit.canvasPixels()).at(BALL.x, BALL.y)).not.toEqual(RED);
  await page.reload();
  await expect(edit.rows.getByRole('button', { name: /^Result 1 of/ })).toHaveCount(1);
  await expect(edit.rows).toHaveCount(1);
  expect(refused).toEqual([]);
});

test('While the server is down Home opens, and what is asked for there is sent when it is up again', async ({
  ownServer: server,
  ownContext: context,
}) => {
  const home = new HomePage(await context.newPage());
  await home.open();
  await expectKept(home.page);
  await server.kill();
  await home.open();
  await expect(home.page.getByText('The server does not answer')).toBeVisible();
  await home.generate('a pattern of dots', { count: 1 });
  await expect(held(home.page)).toBeVisible();
  await home.prompt.fill('not wanted');
  await home.submit.click();
  await home.page.getByRole('button', { name: 'Cancel' }).first().click();
  await home.page.reload();
  await expect(held(home.page)).toHaveCount(1);

  await server.start();
  await home.expectPictures(1);
  await expect(home.page.getByText('Waiting for the network')).toHaveCount(0);
  await expect(home.page.getByText('a pattern of dots')).toBeVisible();
});

test('A new build is kept at the next start, an open page misses no part of its own, and a server without the worker ends it', async ({
  browser,
  server,
}) => {
  const front = await standBefore(server.url);
  const context = await browser.newContext({ baseURL: front.url });
  try {
    const page = await context.newPage();
    await page.goto('/');
    await expectKept(page);
    const [first = ''] = await caches(page);

    // The server lost the files of the old build; the open page has not loaded its editor yet.
    front.show({ version: 'abcdef012345', gone: /^\/assets\/edit-screen-/ });
    await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Edit Uploaded Image' })).toBeVisible();
    front.show({ version: 'abcdef012345' });
    await page.goto('/');
    await expect.poll(() => caches(page)).toEqual([first, 'overpaint-abcdef012345']);

    front.show({ hasWorker: false });
    await page.goto('/');
    await expect.poll(() => caches(page)).toEqual([]);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
  } finally {
    await context.close();
    await front.close();
  }
});
