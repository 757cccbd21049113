import { Hands } from '../support/hands.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { decodeRgba, meadowWithBall, pngFile } from '../support/pictures.ts';
import { raiseKeyboard } from '../support/raise-keyboard.ts';
import { expect, test } from '../support/test.ts';

const BALL = { x: 120, y: 100 };

test.use({
  viewport: { width: 820, height: 1180 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  // Drawing the moving outline at this size without a GPU takes the time that the results need.
  reducedMotion: 'reduce',
});

/** Of the channels of two pictures of one size, 0 to 255. */
const meanDifference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

test('On a tablet fingers alone open, redraw, compare, remove, and look at what came of it', async ({
  edit,
  page,
}) => {
  const hands = await Hands.of(page);
  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) =>
    hands.swipe([await edit.toScreen(from), await edit.toScreen(to)]);
  const accept = page.getByRole('button', { name: 'Accept' });
  /** What is seen of the ball and the meadow around it. */
  const ballSeen = async (): Promise<Buffer> => {
    const corner = await edit.toScreen({ x: BALL.x - 20, y: BALL.y - 20 });
    const end = await edit.toScreen({ x: BALL.x + 20, y: BALL.y + 20 });
    const [x, y] = [Math.round(corner.x), Math.round(corner.y)];
    const clip = { x, y, width: Math.round(end.x) - x, height: Math.round(end.y) - y };
    return (await decodeRgba(await page.screenshot({ clip }))).data;
  };

  await page.goto('/edit?handle');
  await edit.uploadCard.tap();
  await expect(edit.uploadDialog).toBeVisible();
  await edit.upload(await pngFile('meadow.png', 240, 180, meadowWithBall(240, 180, 120, 100, 15)));

  let ball = await ballSeen();
  const isDrawn = async (): Promise<boolean> => {
    ball = await ballSeen();
    // In the corner there is meadow.
    return !ball.subarray(0, 4).equals(ball.subarray(ball.length / 2, ball.length / 2 + 4));
  };
  await expect.poll(isDrawn).toBe(true);

  await page.getByRole('button', { name: 'Area Redraw' }).tap();
  await expect.poll(() => edit.tool()).toBe('brush.idle');
  await swipe({ x: BALL.x - 10, y: BALL.y }, { x: BALL.x + 10, y: BALL.y });
  const words = page.getByPlaceholder('Describe what you want to redraw...');
  await words.tap();
  await words.pressSequentially('a balloon');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(accept).toBeVisible({ timeout: RESULT_LIMIT_MS });

  const divider = page.getByRole('slider', { name: 'Compare before and after' });
  const knob = await divider.boundingBox();
  if (knob === null) throw new Error('no divider');
  const held = { x: knob.x + knob.width / 2, y: knob.y + knob.height / 2 };
  const shown = async () => Number(await divider.getAttribute('aria-valuenow'));
  const before = await shown();
  await hands.swipe([held, { x: held.x + 120, y: held.y }]);
  await expect.poll(shown).toBeGreaterThan(before + 20);
  await divider.press('End');
  await expect.poll(async () => meanDifference(await ballSeen(), ball)).toBeLessThan(3);
  await accept.tap();
  await expect(accept).toBeHidden();

  await page.getByRole('button', { name: 'Erase', exact: true }).tap();
  await expect.poll(() => edit.tool()).toBe('brush.idle');
  await swipe({ x: 40, y: 140 }, { x: 60, y: 140 });
  await expect.poll(() => edit.paintedPixels()).toBeGreaterThan(1000);
  await edit.remove.tap();
  await expect(accept).toBeVisible({ timeout: RESULT_LIMIT_MS });
  await page.getByRole('button', { name: 'Discard' }).tap();
  await expect.poll(() => edit.paintedPixels()).toBeGreaterThan(1000);
  await expect(edit.remove).toBeEnabled();
  expect(await edit.tool()).toBe('brush.idle');

  await page.goto('/edit?view=all');
  await page.getByRole('link', { name: /a balloon/ }).tap();
  await expect(page).toHaveURL(/image-detail/);
  await expect(page.getByRole('heading', { name: 'Parameters' })).toBeVisible();
});

test('A keyboard on the screen of a tablet covers neither the words for a stroke nor the stroke', async ({
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await pngFile('meadow.png', 480, 640, meadowWithBall(480, 640, 240, 520, 30)));
  await page.goto('/area-redraw?handle');
  await edit.expectOpen();
  await edit.stroke([{ x: 240, y: 520 }]);
  await page.getByPlaceholder('Describe what you want to redraw...').tap();
  await raiseKeyboard(page, 500);
  await expect
    .poll(async () => {
      const box = await page.getByTestId('redraw-prompt').boundingBox();
      // A stroke is as high as the brush is wide, 100 px.
      const { y: top } = await edit.toScreen({ x: 240, y: 470 });
      const { y: bottom } = await edit.toScreen({ x: 240, y: 570 });
      if (box === null) return 'no words';
      const seen = 1180 - 500;
      const isBeside = box.y >= bottom || box.y + box.height <= top;
      return { isBeside, words: box.y >= 0 && box.y + box.height <= seen, stroke: bottom <= seen };
    })
    .toEqual({ isBeside: true, words: true, stroke: true });
});

test('Where the page was enlarged over the bars, two fingers on the picture make it small again', async ({
  edit,
  page,
}) => {
  const hands = await Hands.of(page);
  /** Two fingers, from and to so many px each from their middle. */
  const pinch = async ({ x, y }: { x: number; y: number }, from: number, to: number) => {
    const at = (way: number) => [
      { x: x - way, y },
      { x: x + way, y },
    ];
    await hands.touch(...at(from));
    for (let step = 1; step <= 10; step++)
      await hands.slide(...at(from + ((to - from) * step) / 10));
    await hands.lift();
  };
  /** To a thousandth: the scale is a 32-bit number, which comes back to 1 but for its rounding. */
  const enlarged = () =>
    page.evaluate(() => Math.round(1_000 * (window.visualViewport?.scale ?? 0)) / 1_000);
  await edit.open();
  await edit.upload(await pngFile('meadow.png', 240, 180, meadowWithBall(240, 180, 120, 100, 15)));
  const middle = await edit.toScreen(BALL);
  const { scale } = await page.evaluate(() => window.overpaint.camera());
  const bar = await page.getByRole('button', { name: 'Remove Selected Area' }).boundingBox();
  if (bar === null) throw new Error('no bar');
  await pinch({ x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 }, 20, 120);
  await expect.poll(enlarged).toBeGreaterThan(1.2);
  await pinch({ x: 300, y: 300 }, 150, 10);
  await expect.poll(enlarged).toBe(1);
  await pinch(middle, 20, 60);
  await expect
    .poll(async () => (await page.evaluate(() => window.overpaint.camera())).scale / scale)
    .toBeGreaterThan(1.5);
  expect(await enlarged(), 'as it was: two fingers enlarge the picture').toBe(1);
});
