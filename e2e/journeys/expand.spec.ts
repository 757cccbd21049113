import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { EditPage, Point } from '../pages/edit-page.ts';
import { Hands } from '../support/hands.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { decodeRgba, meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const WIDTH = 240;
const HEIGHT = 180;

test.use({ viewport: { width: 1100, height: 800 }, hasTouch: true });

const handle = (page: Page, name: string): Locator =>
  page.getByRole('slider', { name, exact: true });

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by CSS px with the mouse. */
async function drag(page: Page, element: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(element);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

/** How far an image point is from a place on the screen, CSS px. */
async function distance(edit: EditPage, imagePoint: Point, screen: Point): Promise<number> {
  const { x, y } = await edit.toScreen(imagePoint);
  return Math.hypot(x - screen.x, y - screen.y);
}

/** How many rows of the picture are not as they were, at their place in the download. */
async function changedRows(edit: EditPage, before: Uint8Array, at: Point, size: string) {
  const { width, height, data } = await decodeRgba(await readFile(await edit.downloadCanvas()));
  expect(`${width} × ${height}`).toBe(size);
  let changed = 0;
  for (let row = 0; row < HEIGHT; row++) {
    const from = ((row + at.y) * width + at.x) * 4;
    const own = data.subarray(from, from + WIDTH * 4);
    if (!own.equals(before.subarray(row * WIDTH * 4, (row + 1) * WIDTH * 4))) changed++;
  }
  return changed;
}

/** How many colours there are in a part of the window, CSS px. */
async function coloursIn(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
) {
  const { data } = await decodeRgba(await page.screenshot({ clip }));
  const pixels = new Uint32Array(Uint8Array.from(data).buffer);
  return new Set(pixels).size;
}

test('A result shows nothing of itself before the line, and all of itself once it is accepted', async ({
  edit,
  page,
}) => {
  await page.goto('/expand?handle');
  await edit.upload(await pngFile('meadow.png', 640, 480, meadowPixels(640, 480)));
  await page.getByText('16:9', { exact: true }).click();
  await page.getByRole('button', { name: 'Expand Image', exact: true }).click();
  const accept = page.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeVisible({ timeout: RESULT_LIMIT_MS });
  const corner = await edit.toScreen({ x: 0, y: 0 });
  const foot = await edit.toScreen({ x: 0, y: 480 });
  const edge = {
    x: Math.floor(corner.x) - 2,
    y: Math.floor(corner.y) - 2,
    width: 12,
    height: Math.ceil(foot.y - corner.y) + 4,
  };
  await expect.poll(() => coloursIn(page, edge)).toBe(1);

  const width = async (): Promise<number> =>
    (await edit.toScreen({ x: 853, y: 0 })).x - (await edit.toScreen({ x: 0, y: 0 })).x;
  const small = await width();
  await accept.click();
  await expect.poll(width).toBeGreaterThan(small * 1.1);
});

test('A picture grows to exactly the size that was shaped, dragged and typed', async ({
  edit,
  page,
}) => {
  const pixels = meadowPixels(WIDTH, HEIGHT);
  const expand = page.getByRole('button', { name: 'Expand Image', exact: true });
  const area = (text: string): Locator => page.getByText(`Expand area: ${text}`, { exact: true });
  const hands = await Hands.of(page);
  await page.goto('/expand?handle');
  await edit.upload(await pngFile('meadow.png', WIDTH, HEIGHT, pixels));
  await expect(page.getByText('Original size: 240 × 180')).toBeVisible();
  await expect(expand).toBeDisabled();

  await page.getByText('16:9', { exact: true }).click();
  await expect(area('320 × 180').first()).toBeVisible();
  await expect(expand).toBeEnabled();
  await drag(page, handle(page, 'Bottom side'), 0, 20);
  await expect(area('320 × 200 (Custom)')).toBeVisible();

  const left = await middleOf(handle(page, 'Left side'));
  await hands.swipe([left, { x: left.x - 9, y: left.y }, { x: left.x - 15, y: left.y + 4 }]);
  await expect(area('335 × 200 (Custom)')).toBeVisible();
  const corner = await middleOf(handle(page, 'Top right corner'));
  await hands.touch(corner);
  await hands.slide({ x: corner.x + 50, y: corner.y - 50 });
  await expect(area('385 × 250 (Custom)')).toBeVisible();
  await hands.loseTouch();
  await expect(area('335 × 200 (Custom)')).toBeVisible();

  const height = page.getByRole('textbox', { name: 'Height' });
  await height.fill('20000000');
  await height.press('Enter');
  await expect(page.getByText('30,000 px a side at most')).toBeVisible();
  await expect(expand).toBeDisabled();
  await height.fill('240');
  await height.press('Enter');
  await handle(page, 'Right side').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(handle(page, 'Right side')).toHaveAttribute('aria-valuetext', '41 px added');
  await expect(area('336 × 240 (Custom)')).toBeVisible();

  // Held at the edge of the window a handle makes room for itself; Esc takes the drag back.
  const right = await middleOf(handle(page, 'Right side'));
  const { scale } = await page.evaluate(() => window.overpaint.camera());
  await page.mouse.move(right.x, right.y);
  await page.mouse.down();
  await page.mouse.move(1095, right.y);
  await expect
    .poll(async () => (await page.evaluate(() => window.overpaint.camera())).scale)
    .toBeLessThan(scale * 0.9);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(area('336 × 240 (Custom)')).toBeVisible();

  // What floats over the canvas lies over the frame too.
  const bar = await middleOf(area('336 × 240 (Custom)'));
  const below = await middleOf(handle(page, 'Bottom left corner'));
  await page.mouse.move(below.x - 60, below.y);
  await page.mouse.down();
  await page.mouse.move(bar.x - 60, bar.y);
  await page.mouse.up();
  const under = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=application]') !== null,
    bar,
  );
  expect(under, 'a handle lies over the bar').toBe(false);

  // Outside the handles the view is moved as ever.
  const start = await edit.toScreen({ x: 0, y: 0 });
  await page.mouse.move(start.x + 60, start.y + 60);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await edit.toScreen({ x: 0, y: 0 })).x).not.toBe(start.x);
  const before = await edit.toScreen({ x: 0, y: 0 });
  await expand.click();
  await expect(page).toHaveURL(/\/edit/);
  await expect(edit.rows.getByText('Expand image')).toBeVisible();
  await edit.expectResult();

  expect(await changedRows(edit, pixels, { x: 55, y: 30 }, '336 × 240')).toBe(0);
  expect(await distance(edit, { x: 55, y: 30 }, before)).toBeLessThan(1e-6);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => distance(edit, { x: 0, y: 0 }, before)).toBeLessThan(1e-6);
  expect(await changedRows(edit, pixels, { x: 0, y: 0 }, '240 × 180')).toBe(0);
});
