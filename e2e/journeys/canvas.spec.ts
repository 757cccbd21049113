import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

test('Without WebGL the editor says so, and what to do', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = new Proxy(original, {
      apply: (get, canvas, args) =>
        String(args[0]).startsWith('webgl') ? null : Reflect.apply(get, canvas, args),
    });
  });
  await page.goto('/edit');
  await expect(page.getByRole('alert')).toContainText('WebGL 2');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('Leaving the editor while its canvas starts breaks nothing later', async ({ page, edit }) => {
  const small = await pngFile('a.png', 64, 48, meadowPixels(64, 48));
  await edit.open();
  await edit.pick(small);
  // At once, while Pixi is still starting: the first sight of the canvas is enough.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const leave = (): void => {
          if (document.querySelector('[data-testid="editor-canvas"] canvas') === null) return;
          observer.disconnect();
          history.pushState(null, '', '/');
          resolve();
        };
        const observer = new MutationObserver(leave);
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await edit.expectOpen();
  await page.setViewportSize({ width: 1000, height: 720 });
  await edit.expectOpen();
});

test('Esc takes back the stroke under way', async ({ page, edit }) => {
  await edit.open();
  await edit.upload(await pngFile('a.png', 320, 240, meadowPixels(320, 240)));
  const start = await edit.toScreen({ x: 100, y: 100 });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 20);
  await expect.poll(() => page.evaluate(() => window.overpaint.tool())).toBe('brush.drawing');
  await page.keyboard.press('Escape');
  await page.mouse.move(start.x + 90, start.y + 40);
  await page.mouse.up();
  expect(await edit.paintedPixels()).toBe(0);
});

test('A picture that was undone away can be brought back by a button', async ({ page, edit }) => {
  await edit.open();
  await edit.upload(await pngFile('a.png', 64, 48, meadowPixels(64, 48)));
  await page.keyboard.press('Control+Z');
  await page.getByRole('button', { name: 'Bring back the last picture' }).click();
  await edit.expectOpen();
});
