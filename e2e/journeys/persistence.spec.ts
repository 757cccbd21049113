import type { Page } from '@playwright/test';
import { EditPage } from '../pages/edit-page.ts';
import { killImagingWorkers, prepareMaskWorkers, savedBytes } from '../support/mask-worker.ts';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const meadow = () => pngFile('meadow.png', 480, 360, meadowPixels(480, 360));

/** Two strokes, the second taken back, so that there is something to undo and to redo. */
async function paintTwoStrokes(edit: EditPage): Promise<void> {
  await edit.stroke([
    { x: 100, y: 100 },
    { x: 200, y: 140 },
  ]);
  await edit.stroke([
    { x: 300, y: 250 },
    { x: 380, y: 200 },
  ]);
  await edit.page.keyboard.press('Control+Z');
}

test('A reload brings back picture, mask, history, camera and tools', async ({ page, edit }) => {
  await edit.open();
  await edit.upload(await meadow());
  await edit.setBrushSize(40);
  await edit.zoomTo(1.7);
  await paintTwoStrokes(edit);
  const before = await edit.mask();
  const camera = await page.evaluate(() => window.overpaint.camera());

  await page.reload();
  await edit.expectOpen();
  const after = await edit.mask();
  expect(Buffer.compare(after.data, before.data)).toBe(0);
  expect(await page.evaluate(() => window.overpaint.camera())).toEqual(camera);
  await expect(page.getByRole('slider', { name: 'Brush size' })).toHaveValue('40');

  await page.keyboard.press('Control+Shift+Z');
  const both = await edit.paintedPixels();
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('Control+Z');
  expect(await edit.paintedPixels()).toBe(0);
  await page.keyboard.press('Control+Y');
  expect(Buffer.compare((await edit.mask()).data, before.data)).toBe(0);
  expect(both).toBeGreaterThan(before.data.reduce((sum, byte) => sum + (byte > 0 ? 1 : 0), 0));
});

test('A log that is mostly of no use any more is written anew, and a reload finds the rest', async ({
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await pngFile('wide.png', 640, 400, meadowPixels(640, 400)));
  await edit.setBrushSize(300);
  await edit.stroke([
    { x: 200, y: 150 },
    { x: 500, y: 300 },
  ]);
  const sizes: number[] = [];
  const isSmaller = (): boolean => (sizes.at(-1) ?? 0) < (sizes.at(-2) ?? 0);
  // Soft edges take many bytes each time, and the next ones forget them.
  for (let i = 0; i < 6 && !isSmaller(); i += 1) {
    if (i > 0) await page.keyboard.press('ControlOrMeta+z');
    await edit.within('Mask', async (menu) => {
      await menu.getByRole('textbox', { name: 'By pixels' }).fill('90');
      await menu.getByRole('button', { name: 'Feather' }).click();
    });
    await edit.mask();
    sizes.push(await savedBytes(page));
  }
  expect(isSmaller(), sizes.join(', ')).toBe(true);
  const before = await edit.mask();
  await page.reload();
  await edit.expectOpen();
  expect(Buffer.compare((await edit.mask()).data, before.data)).toBe(0);
});

/** Presses the brush on an image point and draws through others; leaves it pressed. */
async function drawOn(edit: EditPage, points: readonly { x: number; y: number }[]): Promise<void> {
  for (const [at, point] of points.entries()) {
    const { x, y } = await edit.toScreen(point);
    await edit.page.mouse.move(Math.round(x), Math.round(y));
    if (at === 0) await edit.page.mouse.down();
  }
}

/** Waits until the log has grown and rests: everything drawn so far is in it. */
async function waitUntilSaved(page: Page, before: number): Promise<void> {
  let last = before;
  await expect
    .poll(
      async () => {
        const now = await savedBytes(page);
        const rests = now > before && now === last;
        last = now;
        return rests;
      },
      { intervals: [400] },
    )
    .toBe(true);
}

const isPainted = (mask: { width: number; data: Uint8Array }, x: number, y: number): boolean =>
  mask.data[y * mask.width + x] === 255;

test('A tab that crashes in the middle of a stroke loses none of it', async ({
  context,
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([{ x: 60, y: 60 }]);
  await edit.mask();
  const before = await savedBytes(page);
  await drawOn(edit, [
    { x: 200, y: 150 },
    { x: 260, y: 180 },
    { x: 330, y: 160 },
  ]);
  await waitUntilSaved(page, before);
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const again = new EditPage(await context.newPage());
  await again.page.goto('/remove?handle');
  await again.expectOpen();
  const mask = await again.mask();
  const seen = [
    [60, 60],
    [200, 150],
    [230, 165],
    [330, 160],
    [60, 300],
  ].map(([x = 0, y = 0]) => isPainted(mask, x, y));
  expect(seen).toEqual([true, true, true, true, false]);
  await again.page.keyboard.press('Control+Z');
  const undone = await again.mask();
  expect([isPainted(undone, 60, 60), isPainted(undone, 230, 165)]).toEqual([true, false]);
});

test('Workers that die in the middle of a stroke lose nothing', async ({ edit, page }) => {
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([{ x: 60, y: 60 }]);
  await drawOn(edit, [
    { x: 200, y: 150 },
    { x: 260, y: 180 },
  ]);
  await killImagingWorkers(page);
  const { x, y } = await edit.toScreen({ x: 330, y: 160 });
  await page.mouse.move(Math.round(x), Math.round(y));
  await page.mouse.up();
  const mask = await edit.mask();
  const seen = [
    [60, 60],
    [200, 150],
    [230, 165],
    [330, 160],
  ].map(([left = 0, top = 0]) => isPainted(mask, left, top));
  expect(seen).toEqual([true, true, true, true]);
  await page.keyboard.press('Control+Z');
  const undone = await edit.mask();
  expect([isPainted(undone, 60, 60), isPainted(undone, 230, 165)]).toEqual([true, false]);
  expect((await edit.canvasPixels()).at(60, 60)[3]).toBe(255);
});

test('A second tab begins anew and leaves the work of the first alone', async ({
  context,
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([{ x: 60, y: 60 }]);
  const before = await edit.mask();
  const other = new EditPage(await context.newPage());
  await other.open();
  await other.upload(await pngFile('small.png', 64, 48, meadowPixels(64, 48)));
  await other.stroke([{ x: 30, y: 20 }]);
  const theirs = await other.mask();
  await page.reload();
  await edit.expectOpen();
  expect(Buffer.compare((await edit.mask()).data, before.data)).toBe(0);
  await other.page.reload();
  await other.expectOpen();
  expect(Buffer.compare((await other.mask()).data, theirs.data)).toBe(0);
});

test('Without OPFS, as on plain http, IndexedDB brings everything back', async ({
  context,
  edit,
  page,
}) => {
  await prepareMaskWorkers(context, 'delete StorageManager.prototype.getDirectory;');
  await edit.open();
  await edit.upload(await meadow());
  await paintTwoStrokes(edit);
  const before = await edit.mask();
  await page.reload();
  await edit.expectOpen();
  expect(Buffer.compare((await edit.mask()).data, before.data)).toBe(0);
  await page.keyboard.press('Control+Y');
  expect(isPainted(await edit.mask(), 340, 225)).toBe(true);
  const folders = await page.evaluate(async () => {
    const names: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
    return names;
  });
  expect(folders).toEqual([]);
});

test('A browser that keeps nothing is told of once, and painting goes on', async ({
  context,
  expectShown,
  edit,
}) => {
  await prepareMaskWorkers(
    context,
    `delete StorageManager.prototype.getDirectory;
    IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); };`,
  );
  await edit.open();
  await edit.upload(await meadow());
  await expectShown('does not let the page save your work', 1);
  await paintTwoStrokes(edit);
  expect(isPainted(await edit.mask(), 150, 120)).toBe(true);
  await expectShown('does not let the page save your work', 1);
});

test('Without space it is told once, nothing is lost meanwhile, and all is saved once there is some', async ({
  expectShown,
  edit,
  page,
  server,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const giveSpace = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      ...{ origin: server.url, ...(quotaSize === undefined ? {} : { quotaSize }) },
    });
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([{ x: 60, y: 60 }]);
  await edit.mask();
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await giveSpace(used + 300);
  for (const y of [150, 250, 300]) {
    await edit.stroke([
      { x: 100, y },
      { x: 400, y: y - 90 },
    ]);
  }
  await expectShown('has no more space', 1);
  const before = await edit.mask();
  await giveSpace();
  await expectShown('Your work is saved again', 1);
  await page.reload();
  await edit.expectOpen();
  expect(Buffer.compare((await edit.mask()).data, before.data)).toBe(0);
});

test('A result that comes after a reload is placed on the restored picture', async ({
  ends,
  expectShown,
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([{ x: 240, y: 260 }]);
  await edit.remove.click();
  await expectShown('Your edit has been submitted');
  await page.reload();
  await edit.expectOpen();
  ends.letGo();
  await edit.expectResult();
  await page.keyboard.press('Control+Z');
  expect(isPainted(await edit.mask(), 240, 260)).toBe(true);
});
