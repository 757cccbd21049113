import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const SCREEN = '**/assets/updates-screen-*.js';
const TITLE = 'Update Log';
/** After this long the user is told of code that has not come, ms. */
const LIMIT_MS = 15_000;

const late = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });

/** Opens Home and goes to the updates without another page load. */
const goToUpdates = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(/\/updates$/);
};

test.describe('A screen whose code is on its way for long', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('says so, offers a reload, and is there if it comes after all', async ({ page }) => {
    const coming = Promise.withResolvers<void>();
    await page.route(SCREEN, async (route) => {
      await coming.promise;
      await route.continue();
    });
    await goToUpdates(page);
    await expect(page.getByRole('main')).toBeEmpty();
    await page.clock.fastForward(LIMIT_MS);
    await expect(late(page)).toBeVisible();
    coming.resolve();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(late(page)).toHaveCount(0);
  });

  test('is asked for anew by the button', async ({ page }) => {
    await page.route(SCREEN, () => undefined);
    await goToUpdates(page);
    await page.clock.fastForward(LIMIT_MS);
    await page.unroute(SCREEN);
    await late(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  });

  test('says so in the frame of its page where it brings one', async ({ page }) => {
    await page.route('**/assets/edit-screen-*.js', () => undefined);
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Loading the editor' })).toBeVisible();
    await page.clock.fastForward(LIMIT_MS);
    await expect(page.getByRole('main').and(page.locator(':has([role=alert])'))).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  });
});

test.describe('A screen whose code', () => {
  const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is cut off': (route) => route.abort('connectionreset'),
    'is gone with a newer build': (route) => route.fulfill({ status: 404, body: 'no such file' }),
    'meets a broken server': (route) => route.fulfill({ status: 500, json: {} }),
  };
  for (const [name, answer] of Object.entries(answers)) {
    test(`${name} says so and is asked for anew`, async ({ page }) => {
      await page.route(SCREEN, answer);
      await goToUpdates(page);
      await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible();
      await page.unroute(SCREEN);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    });
  }
});

test.describe('A page whose', () => {
  test('screen does not come at the start says so', async ({ page }) => {
    await page.route(SCREEN, (route) => route.abort());
    await page.goto('/updates');
    await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible();
  });

  test('language does not come at the start is shown in English', async ({ page }) => {
    await page.route('**/assets/zh-*.js', (route) => route.abort());
    await page.goto('/zh/updates');
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
