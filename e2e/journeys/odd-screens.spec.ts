import type { Locator } from '@playwright/test';
import { findFaults } from '../support/find-faults.ts';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const meadow = () => pngFile('meadow.png', 800, 600, meadowPixels(800, 600));

test.describe('On a phone on its side', () => {
  test.use({ viewport: { width: 667, height: 375 }, hasTouch: true, isMobile: true });

  test('the bars leave the picture free, and the words for a stroke the stroke', async ({
    edit,
    page,
  }) => {
    const isAbove = async (name: string): Promise<boolean> => {
      const bar = await page.getByRole('button', { name, exact: true }).last().boundingBox();
      const end = await edit.toScreen({ x: 0, y: 600 });
      return bar !== null && end.y < bar.y;
    };
    await page.goto('/remove?handle');
    await edit.upload(await meadow());
    await expect.poll(() => isAbove('Remove Selected Area')).toBe(true);
    await page.goto('/expand?handle');
    await edit.expectOpen();
    await expect.poll(() => isAbove('Expand Image')).toBe(true);
    await page.goto('/area-redraw?handle');
    await edit.expectOpen();
    const at = await edit.toScreen({ x: 400, y: 560 });
    await page.touchscreen.tap(at.x, at.y);
    const words = page.getByPlaceholder('Describe what you want to redraw...');
    await expect(words).toBeVisible();
    const isFree = async (): Promise<boolean> => {
      const box = await words.boundingBox();
      return box !== null && (await edit.toScreen({ x: 400, y: 600 })).y < box.y;
    };
    await expect.poll(isFree).toBe(true);
  });
});

test.describe('On an upright phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('neither the first hint nor the words for a stroke lie on the picture', async ({
    edit,
    page,
  }) => {
    const isFree = async (words: Locator): Promise<boolean> => {
      const box = await words.boundingBox();
      return box !== null && (await edit.toScreen({ x: 0, y: 800 })).y < box.y;
    };
    await page.goto('/remove?handle');
    await edit.upload(await pngFile('tall.png', 600, 800, meadowPixels(600, 800)));
    await expect.poll(() => isFree(page.getByText(/^Paint over what should go/))).toBe(true);
    await page.goto('/area-redraw?handle');
    await edit.expectOpen();
    const at = await edit.toScreen({ x: 300, y: 760 });
    await page.touchscreen.tap(at.x, at.y);
    const words = page.getByPlaceholder('Describe what you want to redraw...');
    await expect(words).toBeVisible();
    await expect.poll(() => isFree(words)).toBe(true);
  });
});

test.describe('In a window of 320 by 256 px, as 400 % leaves of one of 1280 by 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the picture is seen, and all bars are reached with the wheel', async ({ edit, page }) => {
    await page.goto('/area-redraw?handle');
    await edit.upload(await meadow());
    const heightOfPicture = async (): Promise<number> => {
      const [top, bottom] = [
        await edit.toScreen({ x: 0, y: 0 }),
        await edit.toScreen({ x: 0, y: 600 }),
      ];
      return bottom.y - top.y;
    };
    await expect.poll(heightOfPicture).toBeGreaterThan(32);
    await edit.focusCanvas();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    const redraw = page.getByRole('button', { name: 'Redraw Selected Area' });
    await expect(redraw).toBeEnabled();
    await expect(page.getByTestId('redraw-prompt')).toBeVisible();
    await expect(redraw).not.toBeInViewport();
    await page.getByTestId('redraw-prompt').hover();
    await page.mouse.wheel(0, 600);
    await expect(redraw).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('On a phone whose letters are twice as large', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('no word is broken or cut off, and no button leaves its box', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of ['/', '/remove', '/flux-context-multi', '/account-settings']) {
      for (const language of ['', '/ar']) {
        await page.goto(`${language}${path}`);
        expect(await page.evaluate(findFaults), `${language}${path}`).toEqual([]);
      }
    }
    for (const language of ['', '/ar']) {
      await page.goto(`${language}/`);
      const form = page.locator('form').first();
      const outside = await form.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        const isOut = (part: Element) => {
          const place = part.getBoundingClientRect();
          return place.left < left || place.right > right;
        };
        const within = [...box.querySelectorAll('button, fieldset')];
        return within.filter(isOut).map(({ textContent }) => textContent);
      });
      expect(outside, language).toEqual([]);
      const ratio = form.locator('label').filter({ hasText: '16:9' }).locator('span[dir]');
      const height = await ratio.evaluate((words) => words.getBoundingClientRect().height);
      expect(height, 'one line').toBeLessThan(60);
    }
  });
});

test('Clear and Submit stand beside each other, on a phone and on a desk', async ({
  home,
  page,
}) => {
  const topOf = async (name: string): Promise<number | undefined> =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await home.open();
    const [clear, submit] = [await topOf('Clear'), await topOf('Submit')];
    expect(clear, `${width} px`).toEqual(expect.any(Number));
    expect(clear, `${width} px`).toBe(submit);
  }
});

test('Enlarging the page lays nothing over the picture, and the list is back where there is room', async ({
  edit,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await edit.open();
  await edit.upload(await meadow());
  const list = page.getByRole('complementary', { name: 'Edits' });
  await expect(list).toBeVisible();
  // What 250 % of zoom leaves.
  await page.setViewportSize({ width: 512, height: 800 });
  await expect(list).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show edits' }).click();
  await expect(page.getByRole('dialog', { name: 'Edits' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(list).toBeVisible();
});

test('A word without an end stays within its box', async ({ edit, page }) => {
  const isWithin = async (box: Locator): Promise<boolean> => {
    const place = await box.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    return place !== null && place.x >= 0 && place.x + place.width <= width;
  };
  const word = 'x'.repeat(1500);
  await page.goto('/area-redraw?handle');
  await edit.upload(await meadow());
  await edit.stroke([{ x: 400, y: 300 }]);
  const words = page.getByPlaceholder('Describe what you want to redraw...');
  await words.fill(word);
  await expect.poll(() => isWithin(words)).toBe(true);
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await page.goto('/flux-context');
  const wish = page.getByRole('textbox').first();
  await wish.fill(word);
  await expect.poll(() => isWithin(wish)).toBe(true);
});

test('Where the system chooses the colours, the tool in use and how thick it paints are seen', async ({
  edit,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await edit.open();
  await edit.upload(await meadow());
  const colourOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await colourOf('Brush')).not.toBe(await colourOf('Eraser'));
  const line = page
    .getByRole('slider', { name: 'Brush size' })
    .locator('xpath=ancestor::*[@data-rac][2]');
  const colours = await line.evaluate((track) =>
    [track.parentElement, ...track.children].map(
      (part) => part && getComputedStyle(part).backgroundColor,
    ),
  );
  expect(new Set(colours).size).toBeGreaterThan(2);
});
