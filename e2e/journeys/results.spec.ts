import type { Page } from '@playwright/test';
import type { EditPage } from '../pages/edit-page.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { meadowPixels, meadowWithBall, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const BALL = { x: 240, y: 260 };
const meadow = () => pngFile('meadow.png', 480, 360, meadowWithBall(480, 360, BALL.x, BALL.y, 30));
/** At which a result of some tens of kilobytes takes long enough to be left. */
const SLOW_BYTES_A_SECOND = 1_000;

/** Opens the meadow, and in it the tool that redraws an area. */
async function redrawInMeadow(edit: EditPage, page: Page): Promise<void> {
  await edit.open();
  await edit.upload(await meadow());
  await page.goto('/area-redraw?handle');
  await edit.expectOpen();
}

test('An area is redrawn: words beside the stroke, variants, divider, edge, accept, undo', async ({
  edit,
  page,
}) => {
  await redrawInMeadow(edit, page);
  await edit.stroke([
    { x: BALL.x - 10, y: BALL.y },
    { x: BALL.x + 10, y: BALL.y },
  ]);
  const box = page.getByTestId('redraw-prompt');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  const [corner, stroke] = [await box.boundingBox(), await edit.toScreen({ x: 240, y: 310 })];
  expect(corner?.y ?? 0, 'beside the stroke, not over it').toBeGreaterThan(stroke.y);

  await page.getByRole('button', { name: 'Variants and seed' }).click();
  await page.getByText('2', { exact: true }).click();
  await page.keyboard.press('Escape');
  await edit.focusCanvas();
  await page.keyboard.press('Enter');
  await page.keyboard.type('a balloon');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await page.keyboard.press('Control+z');
  await expect(redo).toBeEnabled();
  await page.keyboard.press('Control+Shift+z');
  await expect(redo).toBeDisabled();
  await edit.stroke([BALL]);
  await expect(page.getByPlaceholder('Describe what you want to redraw...')).toHaveValue(
    'a balloon',
  );
  await send.click();

  const divider = page.getByRole('slider', { name: 'Compare before and after' });
  await expect(divider).toBeVisible({ timeout: RESULT_LIMIT_MS });
  await expect(divider).toHaveAttribute('aria-valuenow', '5');
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '6');
  await divider.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '0');
  const original = page.getByRole('button', { name: 'Hold to see the original' });
  await original.hover();
  await page.mouse.down();
  await expect(divider, 'both sides show what was before').toBeHidden();
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '0');
  await original.focus();
  await page.keyboard.down('Space');
  await expect(divider).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(divider, 'the key goes up in another window').toBeVisible();
  await page.keyboard.up('Space');

  const first = await edit.canvasPixels();
  await page.getByRole('button', { name: 'Show variant 2' }).click();
  await expect(page.getByRole('button', { name: 'Show variant 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const second = await edit.canvasPixels();
  const places = Array.from({ length: 60 }, (_, index) => 210 + index);
  const row = (pixels: typeof first) => places.map((x) => pixels.at(x, 250));
  expect(row(second)).not.toEqual(row(first));

  const composed = page.waitForResponse('**/compose');
  await page.getByRole('slider', { name: 'Edge blend' }).press('End');
  expect((await composed).ok()).toBe(true);
  await expect(page.getByRole('slider', { name: 'Edge blend' })).toHaveValue('64');

  await page.getByRole('button', { name: 'Blend variants' }).click();
  await edit.stroke([{ x: 240, y: 250 }]);
  await page.getByRole('button', { name: 'Reveal variant 1 here' }).click();
  await expect(divider).toBeHidden();
  await expect.poll(() => edit.paintedPixels()).toBe(0);
  expect(row(await edit.canvasPixels()).slice(5, 55)).toEqual(row(first).slice(5, 55));

  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const what of ['the blend', 'its stroke', 'the result']) {
    await test.step(`undo ${what}`, () => undo.click());
  }
  await expect
    .poll(async () => (await edit.canvasPixels()).at(BALL.x, BALL.y))
    .toEqual([214, 40, 40, 255]);
});

test('The words for what is marked cover neither the last stroke nor one before it', async ({
  edit,
  page,
}) => {
  await redrawInMeadow(edit, page);
  const [first, second] = [BALL, { x: BALL.x, y: BALL.y - 110 }];
  await edit.stroke([first]);
  const prompt = page.getByTestId('redraw-prompt');
  await expect(prompt).toBeVisible();
  await edit.stroke([second]);
  const heightOf = async (at: { x: number; y: number }) => (await edit.toScreen(at)).y;
  // A stroke is as high as the brush is wide, 100 px.
  const [top, bottom] = [
    await heightOf({ ...second, y: second.y - 50 }),
    await heightOf({ ...first, y: first.y + 50 }),
  ];
  await expect
    .poll(async () => {
      const box = await prompt.boundingBox();
      return box !== null && (box.y + box.height <= top || box.y >= bottom);
    })
    .toBe(true);
});

test('Words stand beside what is marked, and a stroke that was undone is not', async ({
  edit,
  page,
}) => {
  await redrawInMeadow(edit, page);
  const prompt = page.getByTestId('redraw-prompt');
  const placeOfWords = async () => {
    const box = await prompt.boundingBox();
    return box && { x: Math.round(box.x), y: Math.round(box.y) };
  };
  const undo = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step++) await page.keyboard.press('Control+z');
    await expect(prompt).toBeHidden();
  };
  const last = { x: 120, y: 60 };
  const undone = [BALL, { x: BALL.x, y: BALL.y - 60 }, { x: 100, y: 300 }, { x: 380, y: 300 }];
  await edit.stroke([{ x: 420, y: 60 }]);
  await edit.stroke([last]);
  await expect(prompt).toBeVisible();
  const wanted = await placeOfWords();
  await undo(1);
  for (const stroke of undone) await edit.stroke([stroke]);
  await expect(prompt).toBeVisible();
  await undo(undone.length);
  await edit.stroke([last]);
  await expect.poll(placeOfWords).toEqual(wanted);
});

test('Keys that compose a word of Chinese neither send what to redraw nor close its box', async ({
  edit,
  page,
}) => {
  await redrawInMeadow(edit, page);
  await edit.stroke([BALL]);
  const words = page.getByPlaceholder('Describe what you want to redraw...');
  await words.fill('气球');
  // As Chromium tells of them, and as WebKit does of the last one.
  const [within, last] = [{ isComposing: true }, { keyCode: 229 }];
  for (const how of [within, last]) {
    for (const key of ['Escape', 'Enter']) {
      await words.dispatchEvent('keydown', { key, ...how });
      await expect(words).toBeVisible();
      await expect(words).toBeEnabled();
      await expect(edit.rows).toHaveCount(0);
    }
  }
  await words.press('Escape');
  await expect(words).toBeHidden();
  await expect(edit.rows, 'nothing was sent').toHaveCount(0);
});

test('The picture lies above all that can be done with its variants, on a desk and on a phone', async ({
  edit,
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await edit.open();
  await edit.upload(await pngFile('meadow.png', 800, 800, meadowPixels(800, 800)));
  await page.goto('/area-redraw?handle');
  await edit.expectOpen();
  await edit.stroke([{ x: 400, y: 300 }]);
  await page.getByRole('button', { name: 'Variants and seed' }).click();
  await page.getByText('2', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Describe what you want to redraw...').fill('a balloon');
  await page.keyboard.press('Enter');
  const blend = page.getByRole('button', { name: 'Blend variants' });
  await expect(blend).toBeVisible({ timeout: RESULT_LIMIT_MS });
  const bar = page.getByRole('region', { name: 'Result', exact: true });
  /** Room between the two, CSS px. */
  const room = async (): Promise<number> =>
    ((await bar.boundingBox())?.y ?? 0) - (await edit.toScreen({ x: 400, y: 800 })).y;
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await blend.click();
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 375, height: 667 });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('A window that grows while one compares shows what was before in all of it', async ({
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([BALL]);
  await edit.remove.click();
  await edit.expectResult();
  await edit.zoomTo(3);
  const before = page.locator('[data-part="former-picture"] canvas');
  const room = () => edit.canvas.boundingBox();
  expect(await before.boundingBox()).toEqual(await room());
  const former = await room();
  await page.setViewportSize({ width: 1500, height: 1000 });
  await expect.poll(async () => (await room())?.height).toBeGreaterThan(former?.height ?? 0);
  await expect.poll(() => before.boundingBox()).toEqual(await room());
});

test('Two edits run at once; a failure keeps everything and Retry works; clarity is enhanced', async ({
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await meadow());
  await page.route('**/api/tasks/edit/enhance', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Enhance Clarity' }).click();
  await expect(edit.notice('Network error, please try again')).toBeVisible();
  await page.unroute('**/api/tasks/edit/enhance');
  const removing = Promise.withResolvers<void>();
  await page.route('**/api/tasks/edit/enhance', async (route) => {
    await removing.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(edit.rows).toHaveCount(1);
  await page.keyboard.press('b');
  await edit.stroke([BALL]);
  await edit.remove.click();
  await expect(edit.rows).toHaveCount(2);
  removing.resolve();
  // Whichever comes first: the notice goes away by itself.
  const limit = { timeout: RESULT_LIMIT_MS };
  await Promise.all([
    expect(page.getByRole('button', { name: 'Accept' })).toBeVisible(limit),
    expect(edit.notice(/it waits in the list/)).toBeVisible(limit),
  ]);
  await expect(edit.rows.getByRole('button', { name: /^Result 1 of/ })).toHaveCount(2);
});

test('A result that is long on its way tells its bytes, and waits in the list for who leaves it', async ({
  ends,
  expectShown,
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([BALL]);
  const network = await page.context().newCDPSession(page);
  const slowDown = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, uploadThroughput: -1 },
      downloadThroughput,
    });
  await edit.remove.click();
  await expectShown('Your edit has been submitted');
  await slowDown(SLOW_BYTES_A_SECOND);
  ends.letGo();
  await expect(
    page.getByRole('progressbar', { name: /^Fetching: [\d.]+ k?(B|byte).* of / }),
  ).toBeVisible({ timeout: RESULT_LIMIT_MS });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(edit.notice('Stopped. Your result waits in the list.')).toBeVisible();
  await slowDown(-1);
  expect(await edit.paintedPixels(), 'the mask is kept').toBeGreaterThan(0);
  await edit.rows.getByRole('button', { name: /^Result 1 of/ }).click();
  await expect.poll(() => edit.paintedPixels()).toBe(0);
});
