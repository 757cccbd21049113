import type { Page } from '@playwright/test';
import { test } from '../support/far-away.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect } from '../support/test.ts';

/** What the browser keeps from this page, of all that a secure context would have. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const there = {
      isSecureContext,
      randomUUID: 'randomUUID' in crypto,
      subtle: 'subtle' in crypto,
      locks: 'locks' in navigator,
      storage: 'storage' in navigator,
      clipboard: 'clipboard' in navigator,
      coalesced: 'getCoalescedEvents' in PointerEvent.prototype,
    };
    return Object.entries(there).flatMap(([name, is]) => (is ? [] : [name]));
  });

const EVERYTHING = [
  'isSecureContext',
  'randomUUID',
  'subtle',
  'locks',
  'storage',
  'clipboard',
  'coalesced',
];

test.describe('Without HTTPS from another machine', () => {
  // One browser and one server that are like no other journey's, not two of each.
  test.describe.configure({ mode: 'default' });

  test('pictures are made, and the page says once what it lacks', async ({ home, page }) => {
    await home.open();
    expect(await missing(page)).toEqual(EVERYTHING);
    const hint = page.getByText('This page is not served over HTTPS');
    await expect(hint).toContainText('start it with --lan');
    await home.generate('a pattern of dots', { count: 1 });
    await home.expectPictures(1);

    await expect(hint).toBeVisible();
    await page.getByRole('status').filter({ has: hint }).getByRole('button').click();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(home.prompt).toBeEditable();
    await expect(hint).toBeHidden();
  });

  test('a brushed thing is removed', async ({ edit, page }) => {
    await edit.open();
    await edit.pick(await pngFile('meadow.png', 480, 360, meadowPixels(480, 360)));
    await expect(edit.canvas.locator('canvas').first()).toBeVisible();
    expect(await missing(page)).toEqual(EVERYTHING);
    await expect(edit.remove).toBeDisabled();

    // Within the picture wherever it lies: the keyboard's brush starts in its middle.
    await edit.focusCanvas();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(edit.remove).toBeEnabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(edit.remove).toBeDisabled();

    const box = await edit.canvas.boundingBox();
    if (!box) throw new Error('no canvas');
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 10, { steps: 5 });
    await page.mouse.up();
    await expect(edit.remove).toBeEnabled();
    await edit.remove.click();
    await expect(edit.rows.getByRole('button', { name: /^Result 1 of/ }).first()).toBeVisible({
      timeout: RESULT_LIMIT_MS,
    });
  });
});
