import type { EditPage } from '../pages/edit-page.ts';
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
