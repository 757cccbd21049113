import { readFile } from 'node:fs/promises';
import { EditPage } from '../pages/edit-page.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { decodeRgba, meadowWithBall, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const WIDTH = 480;
const HEIGHT = 360;
const BALL = { x: 240, y: 260, radius: 30 };
/** The widest blend band that the product promises, in px. */
const BAND = 16;

const meadow = () =>
  pngFile('meadow.png', WIDTH, HEIGHT, meadowWithBall(WIDTH, HEIGHT, BALL.x, BALL.y, BALL.radius));

/** How many works the browser keeps until the server has them. Runs in the page. */
const countHeld = async (): Promise<number> => {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // Opening what is not there would make it, without what belongs in it.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'overpaint-outbox')) return 0;
  const database = await done(indexedDB.open('overpaint-outbox'));
  const count = await done(database.transaction('held').objectStore('held').count());
  database.close();
  return count;
};

test.describe('A brushed thing disappears', () => {
  test('as one undoable step, and nothing outside the brushed area changes by a single byte', async ({
    ends,
    expectShown,
    edit,
    page,
  }) => {
    const file = await meadow();
    await edit.open();
    await edit.upload(file);
    await expect(edit.remove).toBeDisabled();

    await edit.stroke([
      { x: BALL.x - 8, y: BALL.y },
      { x: BALL.x + 8, y: BALL.y },
    ]);
    await expect(edit.remove).toBeEnabled();
    const mask = await edit.mask();
    await edit.remove.click();
    await expectShown('Your edit has been submitted');
    ends.letGo();
    await edit.expectResult();

    const before = await decodeRgba(file.buffer);
    const after = await decodeRgba(await readFile(await edit.downloadCanvas()));
    expect([after.width, after.height]).toEqual([WIDTH, HEIGHT]);
    const touched = grown(mask.data, WIDTH, HEIGHT, BAND);
    let reds = 0;
    let changed = 0;
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
      const [r, g] = after.data.subarray(pixel * 4);
      if (touched[pixel] === 1 && (r ?? 0) > 180 && (g ?? 0) < 80) reds++;
      if (touched[pixel] === 1) continue;
      const [from, to] = [pixel * 4, pixel * 4 + 4];
      if (!after.data.subarray(from, to).equals(before.data.subarray(from, to))) changed++;
    }
    expect(changed, 'pixels that changed outside mask and blend band').toBe(0);
    expect(reds, 'pixels of the ball that are left').toBe(0);

    // Sending led back to the main canvas, accepting leads on to the next thing.
    await expect(page).toHaveURL(/\/edit/);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => edit.tool()).toBe('brush.idle');
    await expect(edit.remove).toBeDisabled();

    // It is one undoable step, and the mask comes back with the picture.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => Buffer.compare((await edit.mask()).data, mask.data)).toBe(0);
    await expect(edit.remove).toBeEnabled();
    const canvas = await edit.canvasPixels();
    expect(canvas.at(BALL.x, BALL.y)).toEqual([214, 40, 40, 255]);
    const inList = edit.rows.getByRole('button', { name: /^Result 1 of/ });
    await expect(inList).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(edit.remove).toBeDisabled();
    await expect(inList).toHaveAttribute('aria-pressed', 'true');
  });

  test('by keyboard alone', async ({ ends, edit, page }) => {
    await edit.open();
    await edit.upload(await meadow());
    await edit.focusCanvas();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(edit.remove).toBeEnabled();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(edit.remove).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(edit.remove).toBeEnabled();

    // Each bar takes the place of the one before it, and the focus with it.
    const hasFocus = (name: string) => {
      // By its words, too: meanwhile the list of edits has a cross of the same name.
      const button = page.getByRole('button', { name, exact: true }).filter({ hasText: name });
      return button.evaluate((element) => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.contains(element) === true;
      });
    };
    await edit.remove.press('Enter');
    await expect.poll(() => hasFocus('Cancel')).toBe(true);
    ends.letGo();
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await expect(accept).toBeVisible({ timeout: RESULT_LIMIT_MS });
    await expect.poll(() => hasFocus('Accept')).toBe(true);
    await accept.press('Enter');
    await expect.poll(() => hasFocus('Remove Selected Area')).toBe(true);

    // On the picture Enter asks for a result, and then accepts it.
    await edit.focusCanvas();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(edit.remove).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(accept).toBeVisible({ timeout: RESULT_LIMIT_MS });
    await page.keyboard.press('Enter');
    await expect(accept).toBeHidden();
    await expect.poll(() => edit.tool()).toBe('brush.idle');
  });

  test('with brush, eraser, undo, redo and clear on the way', async ({ edit, page }) => {
    await edit.open();
    await edit.upload(await meadow());
    await edit.stroke([
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ]);
    const painted = await edit.paintedPixels();
    expect(painted).toBeGreaterThan(0);

    await page.keyboard.press('e');
    await edit.stroke([{ x: 200, y: 100 }]);
    const erased = await edit.paintedPixels();
    expect(erased).toBeLessThan(painted);

    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await edit.paintedPixels()).toBe(painted);
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await edit.paintedPixels()).toBe(erased);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(edit.remove).toBeDisabled();
    expect(await edit.paintedPixels()).toBe(0);
  });
});

test('Who leaves while a picture is being sent is asked, and who stays gets the result', async ({
  edit,
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/tasks/edit/remove', async (route) => {
    await held.promise;
    await route.continue();
  });
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([BALL]);
  await edit.remove.click();
  await expect(page.getByText(/^Sending/).first()).toBeVisible();
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  held.resolve();
  await edit.expectResult();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('What was being sent when a page ended without a word is sent by the next one, once', async ({
  edit,
  page,
  context,
}) => {
  const lost = Promise.withResolvers<void>();
  await page.route('**/api/tasks/edit/remove', () => lost.resolve());
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([BALL]);
  await edit.remove.click();
  await lost.promise;
  await expect.poll(() => page.evaluate(countHeld)).toBe(1);
  await page.close();

  const next = new EditPage(await context.newPage());
  await next.page.goto('/remove?handle');
  await next.expectOpen();
  await next.expectResult();
  await next.page.reload();
  await expect(next.rows.getByRole('button', { name: /^Result 1 of/ })).toHaveCount(1);
  await expect(next.rows).toHaveCount(1);
  expect(await next.page.evaluate(countHeld)).toBe(0);
});

test.describe('When removing fails', () => {
  test('with no answer from the network, everything stays and Retry works', async ({
    edit,
    page,
  }) => {
    await edit.open();
    await edit.upload(await meadow());
    await edit.stroke([BALL]);
    const painted = await edit.paintedPixels();
    await page.route('**/api/tasks/edit/remove', (route) => route.abort('connectionfailed'));
    await edit.remove.click();
    await expect(edit.notice('Network error, please try again')).toBeVisible();
    expect(await edit.paintedPixels()).toBe(painted);
    await expect(edit.rows).toHaveCount(0);

    await page.unroute('**/api/tasks/edit/remove');
    await page.getByRole('button', { name: 'Retry' }).click();
    await edit.expectResult();
  });

  test('because the server makes no task, the temporary one goes away again', async ({
    edit,
    page,
  }) => {
    await edit.open();
    await edit.upload(await meadow());
    await edit.stroke([BALL]);
    await page.route('**/api/tasks/edit/remove', (route) =>
      route.fulfill({ json: { code: 200, success: true, data: {} } }),
    );
    await edit.remove.click();
    await expect(edit.notice('Network error, please try again')).toBeVisible();
    await expect(edit.rows).toHaveCount(0);
  });
});

/** 1 where a painted pixel lies within `band` pixels along both axes. */
function grown(mask: Uint8Array, width: number, height: number, band: number): Uint8Array {
  const result = new Uint8Array(mask.length);
  mask.forEach((value, at) => {
    if (value === 0) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [left, right] = [Math.max(0, x - band), Math.min(width, x + band + 1)];
    for (let row = Math.max(0, y - band); row < Math.min(height, y + band + 1); row++) {
      result.fill(1, row * width + left, row * width + right);
    }
  });
  return result;
}
