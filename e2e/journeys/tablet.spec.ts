import { Hands } from '../support/hands.ts';
import { meadowWithBall, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const BALL = { x: 120, y: 100 };
const RESULT_LIMIT_MS = 60_000;

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

test('On a tablet fingers alone open, redraw, compare, remove, and look at what came of it', async ({
  edit,
  page,
}) => {
  const hands = await Hands.of(page);
  const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) =>
    hands.swipe([await edit.toScreen(from), await edit.toScreen(to)]);
  const accept = page.getByRole('button', { name: 'Accept' });

  await page.goto('/edit?handle');
  await edit.uploadCard.tap();
  await expect(edit.uploadDialog).toBeVisible();
  await edit.upload(await pngFile('meadow.png', 240, 180, meadowWithBall(240, 180, 120, 100, 15)));

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

  await page.goto('/edit?view=all');
  await page.getByRole('link', { name: /a balloon/ }).tap();
  await expect(page).toHaveURL(/image-detail/);
  await expect(page.getByRole('heading', { name: 'Parameters' })).toBeVisible();
});
