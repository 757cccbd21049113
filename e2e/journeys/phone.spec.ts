import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a picture fills its cell, its sketch stays until it is there, and no notice lies on what to do with it', async ({
    home,
    page,
  }) => {
    const isOver = async (one: Locator, other: Locator): Promise<boolean> => {
      const [a, b] = [await one.boundingBox(), await other.boundingBox()];
      return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height;
    };
    await home.open();
    await home.generate('a fox in the snow', { count: 2 });
    const results = page.getByRole('region', { name: 'Pictures', exact: true });
    const sketches = results.locator('li > img[alt=""]');
    await expect(sketches).toHaveCount(2, { timeout: 60_000 });
    const first = sketches.first();
    const shape = await first.evaluate(({ clientWidth, clientHeight }: HTMLElement) => ({
      ...{ clientWidth, clientHeight },
      width: document.documentElement.clientWidth,
    }));
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const room = await cancel.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const { paddingLeft, paddingRight } = getComputedStyle(button);
      const within =
        button.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return within - words.getBoundingClientRect().width;
    });
    expect(room, 'px that a button has beside its words').toBeGreaterThan(-1);
    expect(shape.clientHeight).toBe(shape.clientWidth);
    expect(shape.clientWidth).toBeGreaterThan(shape.width - 40);

    // Whatever is fetched from here on is what was drawn.
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/api/images/**', async (route) => {
      await mayCome;
      await route.continue();
    });
    const notice = home.notice('Images generated successfully');
    await expect(notice).toBeVisible({ timeout: 90_000 });
    // Under the pointer it stays, however long the rest takes.
    await notice.hover();
    const compare = page.getByRole('button', { name: 'Compare side by side' });
    await expect(compare).toBeInViewport({ ratio: 1 });
    expect(await isOver(notice, compare)).toBe(false);
    await expect(home.pictures).toHaveCount(2);
    await expect(sketches).toHaveCount(2);
    letCome();
    await home.expectPictures(2);
    await expect(sketches).toHaveCount(0);
  });

  test('all edits are shown from their top, wherever the page that led there was', async ({
    edit,
    page,
  }) => {
    await edit.open();
    const all = page.getByRole('button', { name: 'View All' });
    await all.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await all.tap();
    await expect(page.getByRole('button', { name: 'Back to Editor' })).toBeInViewport({ ratio: 1 });
  });
});
