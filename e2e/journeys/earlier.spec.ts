import type { Page } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { findFaults } from '../support/find-faults.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { makeCreations } from '../support/made-creations.ts';
import { expect, test } from '../support/test.ts';

/** The section of Home with what was made before. */
const earlierOn = (page: Page) => {
  const section = page.getByRole('region', { name: 'Earlier pictures' });
  const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading') });
  return {
    section,
    cards,
    prompts: cards.getByRole('heading'),
    more: section.getByRole('button', { name: 'Show more' }),
    /** Goes down to where it stands, if it is there. */
    comeNear: () =>
      page.getByRole('heading', { name: 'Have a picture already?' }).scrollIntoViewIfNeeded(),
  };
};

test('Pictures are found again after a reload, and stand above or below, never in both places', async ({
  home,
  page,
  context,
}) => {
  const earlier = earlierOn(page);
  await home.open();
  await earlier.comeNear();
  await home.generate('a pattern of dots', { count: 2 });
  const made = await home.expectSuccess(2);
  await expect(earlier.section).toHaveCount(0);

  await test.step('the next prompt takes its place', async () => {
    await home.generate('a pattern of stars', { count: 1 });
    await expect(earlier.prompts).toHaveText(['a pattern of dots']);
    await home.expectSuccess(1);
    await expect(earlier.prompts).toHaveText(['a pattern of dots']);
  });

  await test.step('after a reload all are there, with fresh addresses', async () => {
    await page.reload();
    await earlier.comeNear();
    await expect(home.pictures).toHaveCount(0);
    await expect(earlier.prompts).toHaveText(['a pattern of stars', 'a pattern of dots']);
  });

  await test.step('another tab shows what this one makes', async () => {
    const other = await context.newPage();
    await other.goto('/');
    const there = earlierOn(other);
    await there.comeNear();
    await expect(there.prompts).toHaveText(['a pattern of stars', 'a pattern of dots']);
    await home.generate('a striped pattern', { count: 1 });
    await expect(there.prompts).toHaveText(
      ['a striped pattern', 'a pattern of stars', 'a pattern of dots'],
      { timeout: RESULT_LIMIT_MS },
    );
    await expect(earlier.prompts).toHaveText(['a pattern of stars', 'a pattern of dots']);
    await other.close();
  });

  await test.step('a picture leads to its page, and that back to the same place', async () => {
    await page.reload();
    const second = page.getByRole('link', { name: 'Open picture 2 of 2: a pattern of dots' });
    await earlier.comeNear();
    await second.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await second.press('Enter');
    await expect(page).toHaveURL(/\/image-detail\/[^?]+\?result=2$/);
    await expect(page.getByRole('button', { name: 'Show result 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const idOf = (url: string | undefined) => url?.match(/images\/([^?]+)/)?.[1] ?? 'none';
    await expect(page.locator(`img[src*="${idOf(made[1])}"]`).first()).toBeVisible();
    await page.goBack();
    await expect(earlier.prompts).toHaveText([
      'a striped pattern',
      'a pattern of stars',
      'a pattern of dots',
    ]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await second.click();
    await page.getByRole('button', { name: 'Use again' }).click();
    await expect(home.prompt).toHaveValue('a pattern of dots');
  });

  await test.step('logging out takes them away', async () => {
    await earlier.comeNear();
    await expect(earlier.cards).toHaveCount(3);
    await page.evaluate(() => {
      localStorage.removeItem('user');
      dispatchEvent(new StorageEvent('storage', { key: 'user', storageArea: localStorage }));
    });
    await expect(earlier.section).toHaveCount(0);
  });
});

const PROMPTS = Array.from({ length: 10 }, (_, at) => `a pattern ${at}`);

test('Many are shown by and by, deleted and brought back by keyboard, and asked for again where they did not come', async ({
  home,
  page,
}) => {
  const earlier = earlierOn(page);
  const newest = PROMPTS.toReversed();
  await home.open();
  await makeCreations(
    page,
    PROMPTS.map((prompt, at) => ({ prompt, count: at === 9 ? 3 : 1 })),
  );

  await test.step('a failure says so, and that nothing is lost', async () => {
    const list = '**/api/tasks/create/list*';
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await earlier.comeNear();
    await expect(earlier.section.getByText('They are safe on the server')).toBeVisible();
    await page.unroute(list);
    await earlier.section.getByRole('button', { name: 'Try again' }).click();
    await expect(earlier.prompts).toHaveText(newest.slice(0, 8));
  });

  await test.step('more', async () => {
    await earlier.more.press('Enter');
    await expect(earlier.prompts).toHaveText(newest);
    await expect(earlier.more).toHaveCount(0);
    await expect(earlier.section.getByRole('status')).toHaveText('Shown: 10');
    // The button is gone; who works by keyboard goes on where it was.
    await expect(page.locator(':focus')).toContainText('Earlier pictures');
  });

  await test.step('in both themes and at every width nothing is cut off or hard to read', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await earlier.section.scrollIntoViewIfNeeded();
        expect(await page.evaluate(findFaults), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });

  await test.step('deleted, with the focus on the next, and brought back', async () => {
    await earlier.cards
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .press('Enter');
    await expect(earlier.prompts).toHaveText(newest.filter((prompt) => prompt !== newest[1]));
    await expect(earlier.cards.nth(1).getByRole('link').first()).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(earlier.prompts).toHaveText(newest);
  });

  await test.step('addresses that have expired are asked for anew', async () => {
    let reads = 0;
    page.on('response', (answer) => {
      if (answer.url().includes('/create/list')) reads += 1;
    });
    await page.route('**/api/images/**', (route) => route.fulfill({ status: 410, json: {} }));
    await page.reload();
    await earlier.comeNear();
    await expect(page.getByRole('img', { name: 'Image not available' }).first()).toBeVisible();
    await expect.poll(() => reads).toBe(2);
  });
});

test('Nobody is made a guest for looking, and who has made nothing sees nothing of it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const home = new HomePage(page);
  const earlier = earlierOn(page);
  await home.open();
  await earlier.comeNear();
  await page.getByRole('heading', { name: 'Get Inspired' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /^Use this template/ }).first()).toBeVisible();
  expect(asked.filter((path) => path.includes('/create/list') || path.includes('/login'))).toEqual(
    [],
  );

  await makeCreations(page, []);
  const answered = page.waitForResponse((answer) => answer.url().includes('/create/list'));
  await page.reload();
  await earlier.comeNear();
  await answered;
  await expect(earlier.section).toHaveCount(0);
});
