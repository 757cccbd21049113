import { blankMask, type OracleMask, strokeOf } from '../oracle/operations-oracle.ts';
import type { EditPage, Point } from '../pages/edit-page.ts';
import { expectMask } from '../support/expect-mask.ts';
import { Hands } from '../support/hands.ts';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const WIDTH = 320;
const HEIGHT = 240;
const SIZE = 40;

test.use({ viewport: { width: 1000, height: 700 }, hasTouch: true });

test.beforeEach(async ({ edit }) => {
  await edit.open();
  await edit.upload(await pngFile('a.png', WIDTH, HEIGHT, meadowPixels(WIDTH, HEIGHT)));
  await edit.setBrushSize(SIZE);
});

/** The oracle's stroke through image points; `radius` in image px. */
function stroke(way: readonly Point[], radius = SIZE / 2, erase = false, onto?: OracleMask) {
  const samples = way.map(({ x, y }) => ({ x: 16 * x, y: 16 * y, radius: 16 * radius }));
  return strokeOf(onto ?? blankMask(WIDTH, HEIGHT), samples, erase);
}

const NOTHING = blankMask(WIDTH, HEIGHT);

/** The image points on the screen, at 100 % whole CSS px. */
async function onScreen(edit: EditPage, way: readonly Point[]): Promise<Point[]> {
  return Promise.all(way.map((point) => edit.toScreen(point)));
}

test('A pen draws by its pressure where that is on, and its barrel button erases', async ({
  edit,
  page,
}) => {
  const hands = await Hands.of(page);
  const way = [
    { x: 60, y: 60 },
    { x: 200, y: 90 },
  ];
  const [from, to] = await onScreen(edit, way);
  if (!from || !to) throw new Error('two points');
  await hands.penDown(from, 0.25);
  await hands.penMove(to, 1);
  await hands.penUp(to);
  await expectMask(edit, stroke(way), 'as wide as the brush while pressure is off');
  await page.keyboard.press('ControlOrMeta+z');
  await edit.within('Brush options', (options) =>
    options.getByText('Pen pressure sets the width').click(),
  );
  await hands.penDown(from, 0.25);
  await hands.penMove(to, 1);
  await hands.penUp(to);
  // A tenth of the radius at no pressure, all of it at full: 20 × (0.1 + 0.9 × 0.25) = 6.5 px.
  const samples = [
    { x: 960, y: 960, radius: 104 },
    { x: 3200, y: 1440, radius: 320 },
  ];
  const drawn = strokeOf(NOTHING, samples, false);
  await expectMask(edit, drawn, 'from a quarter of the pressure to all of it');

  await hands.penDown(to, 1, 'right');
  await hands.penUp(to, 'right');
  const erased = stroke([{ x: 200, y: 90 }], 20, true, drawn);
  await expectMask(edit, erased, 'erased by the barrel button');
  // The protocol has no eraser end: an event as the browser would make it.
  await edit.canvas.evaluate(
    (canvas, at) => {
      const common = { bubbles: true, pointerType: 'pen', pointerId: 1, pressure: 1 };
      const position = { clientX: at.x, clientY: at.y };
      const down = { ...common, ...position, button: 5, buttons: 32 };
      canvas.dispatchEvent(new PointerEvent('pointerdown', down));
      canvas.dispatchEvent(new PointerEvent('pointerup', { ...down, buttons: 0 }));
    },
    { x: from.x, y: from.y },
  );
  const both = stroke([{ x: 60, y: 60 }], 20, true, erased);
  await expectMask(edit, both, 'erased by the eraser end');
});

test('Touches of the picture are kept from the browser: iPads would take a pen’s for handwriting', async ({
  edit,
}) => {
  // No Chromium writes by hand, so this is what such a browser asks.
  const isKept = (selector: string) =>
    edit.canvas.evaluate((canvas, inner) => {
      const target = inner === '' ? canvas : canvas.querySelector(inner);
      const kept = ['touchstart', 'touchmove'].map((type) => {
        const event = new TouchEvent(type, { bubbles: true, cancelable: true });
        return target?.dispatchEvent(event) === false;
      });
      return kept.join();
    }, selector);
  expect(await isKept('')).toBe('true,true');
  expect(await isKept('canvas')).toBe('true,true');
  await edit.page.goto('/expand?handle');
  await expect(edit.canvas.getByRole('slider').first()).toBeVisible();
  expect(await isKept('[tabindex="0"]'), 'a handle takes the focus').toBe('false,false');
});

test('A palm leaves no mark, before the pen, beside it or after it', async ({ edit, page }) => {
  const hands = await Hands.of(page);
  const way = [
    { x: 80, y: 70 },
    { x: 180, y: 70 },
  ];
  const [from, to, palm] = await onScreen(edit, [...way, { x: 250, y: 180 }]);
  if (!from || !to || !palm) throw new Error('three points');
  await hands.touch(palm);
  await hands.slide({ x: palm.x + 25, y: palm.y + 8 });
  await expect.poll(() => edit.paintedPixels()).toBeGreaterThan(0);
  hands.wait(200);
  await hands.penDown(from);
  await hands.slide({ x: palm.x + 40, y: palm.y + 16 });
  await hands.penMove(to);
  await hands.penUp(to);
  await expectMask(edit, stroke(way), 'the pen’s stroke alone');
  await hands.lift();

  hands.wait(100);
  await hands.tap(palm);
  await hands.penHover(to);
  await hands.tap(palm);
  hands.wait(3000);
  await edit.within('Brush options', (options) => edit.choose(options, 'Draws'));
  await hands.tap({ ...palm, radius: 60 });
  await expectMask(edit, stroke(way), 'nothing by hands that rest');
  await page.keyboard.press('ControlOrMeta+z');
  await expectMask(edit, NOTHING, 'one step, which was the pen’s');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
});

test('A hand that rests on a button while the pen draws does not press it', async ({
  edit,
  page,
}) => {
  const hands = await Hands.of(page);
  const way = [
    { x: 80, y: 70 },
    { x: 180, y: 70 },
    { x: 180, y: 120 },
  ];
  const [from, over, to] = await onScreen(edit, way);
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  const box = await clear.boundingBox();
  if (!from || !over || !to || !box) throw new Error('three points and a button');
  await edit.stroke([{ x: 40, y: 40 }]);
  const palm = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hands.penDown(from);
  await hands.penMove(over);
  await hands.tap(palm);
  await hands.penMove(to);
  await hands.penUp(to);
  const dot = stroke([{ x: 40, y: 40 }]);
  await expectMask(edit, stroke(way, SIZE / 2, false, dot), 'both strokes, whole');
  hands.wait(1000);
  await hands.touch(palm);
  await expect(clear).toHaveAttribute('data-pressed');
  await hands.penDown(from);
  await expect(clear, 'the hand lay there before the pen came').not.toHaveAttribute('data-pressed');
  await hands.penUp(from);
  await hands.lift();
  await expectMask(edit, stroke(way, SIZE / 2, false, dot), 'still both');
  hands.wait(1000);
  await hands.tap(palm);
  await expectMask(edit, NOTHING, 'cleared by a tap that means it');
});

test('One finger draws until a pen was seen, then pans', async ({ edit, page }) => {
  const hands = await Hands.of(page);
  const way = [
    { x: 60, y: 120 },
    { x: 150, y: 120 },
  ];
  const [from, to] = await onScreen(edit, way);
  if (!from || !to) throw new Error('two points');
  await hands.swipe([from, to]);
  await expectMask(edit, stroke(way), 'drawn by the finger');
  hands.wait(2000);
  await hands.penHover(from);
  hands.wait(2000);
  await hands.swipe([from, { x: from.x + 70, y: from.y + 20 }]);
  await expectMask(edit, stroke(way), 'nothing more');
  const moved = async () => {
    const { x, y } = await edit.toScreen({ x: 60, y: 120 });
    return [x - from.x, y - from.y];
  };
  await expect.poll(moved).toEqual([70, 20]);
});

test('Two fingers move and zoom about their middle and leave no mark', async ({ edit, page }) => {
  const hands = await Hands.of(page);
  const [a, b] = await onScreen(edit, [
    { x: 100, y: 120 },
    { x: 200, y: 120 },
  ]);
  if (!a || !b) throw new Error('two points');
  const spread = (by: number, down: number): [Point, Point] => [
    { x: a.x - by, y: a.y + down },
    { x: b.x + by, y: b.y + down },
  ];
  await hands.touch(a);
  await hands.touch(a, b);
  hands.wait(100);
  // The pinch begins where it is clear that it is no tap: with the first finger 12 px on.
  await hands.slide(...spread(12, 0));
  const zoom = () => page.evaluate(() => window.overpaint.camera().scale);
  await expect.poll(zoom).toBeCloseTo((100 + 2 * 12) / (100 + 12), 9);
  const underMiddle = async (down: number) => {
    const at = { x: (a.x + b.x) / 2, y: a.y + down };
    const { x, y } = await page.evaluate((point) => window.overpaint.toImage(point), at);
    return [x, y].map((value) => Math.round(value * 1e6) / 1e6);
  };
  const held = await underMiddle(0);
  for (const by of [20, 40, 62]) await hands.slide(...spread(by, by - 12));
  await expect.poll(zoom).toBeCloseTo((100 + 2 * 62) / (100 + 12), 9);
  expect(await underMiddle(50)).toEqual(held);
  await hands.lift();
  await expectMask(edit, NOTHING, 'no mark');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();

  hands.wait(1000);
  await hands.tap(a);
  hands.wait(60);
  await hands.tap(a);
  await expect.poll(zoom).toBe(1);
  await expectMask(edit, NOTHING, 'a double tap resets the view and leaves no dab');
});

test('A tap of two fingers undoes, of three redoes', async ({ edit, page }) => {
  const hands = await Hands.of(page);
  const way = [
    { x: 100, y: 100 },
    { x: 160, y: 150 },
  ];
  const [a, b, c] = await onScreen(edit, [...way, { x: 220, y: 80 }]);
  if (!a || !b || !c) throw new Error('three points');
  await hands.swipe([a, b]);
  await expectMask(edit, stroke(way), 'drawn');
  hands.wait(1000);
  await hands.tap(a, c);
  await expect(edit.news('Undone: stroke')).toBeAttached();
  await expectMask(edit, NOTHING, 'undone');
  hands.wait(1000);
  await hands.tap(a, b, c);
  await expect(edit.news('Redone: stroke')).toBeAttached();
  await expectMask(edit, stroke(way), 'redone');
});

test('A stroke that leaves the window, loses the focus or meets other buttons ends cleanly', async ({
  edit,
  page,
}) => {
  const outside = [
    { x: 40, y: 40 },
    { x: 160, y: 40 },
    { x: 160, y: -900 },
  ];
  await edit.stroke(outside);
  await page.mouse.move(500, 500);
  expect(await edit.tool()).toBe('brush.idle');
  let expected = stroke(outside);
  await expectMask(edit, expected, 'with its end outside of the window');

  const [from, to] = await onScreen(edit, [
    { x: 60, y: 180 },
    { x: 140, y: 180 },
  ]);
  if (!from || !to) throw new Error('two points');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: 'right' });
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.mouse.move(to.x + 100, to.y);
  await page.mouse.up();
  expected = stroke(
    [
      { x: 60, y: 180 },
      { x: 140, y: 180 },
    ],
    SIZE / 2,
    false,
    expected,
  );
  await expectMask(edit, expected, 'kept up to where the window lost the focus');

  const hands = await Hands.of(page);
  await hands.touch(from);
  await hands.slide({ x: from.x + 90, y: from.y + 30 });
  await hands.loseTouch();
  await expectMask(edit, expected, 'nothing of a touch that was cancelled');
  for (let undo = 0; undo < 2; undo += 1) await page.keyboard.press('ControlOrMeta+z');
  await expectMask(edit, NOTHING, 'two steps in all');
});

test('The point under the cursor stays there by wheel and trackpad pinch', async ({
  edit,
  page,
}) => {
  const cursor = await edit.toScreen({ x: 70, y: 50 });
  await page.mouse.move(cursor.x, cursor.y);
  const under = async () => {
    const { x, y } = await page.evaluate((at) => window.overpaint.toImage(at), cursor);
    return [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
  };
  const zoom = () => page.evaluate(() => window.overpaint.camera().scale);
  await page.mouse.wheel(0, -400);
  await expect.poll(zoom).toBeGreaterThan(1.2);
  expect(await under()).toEqual([70, 50]);
  const before = await zoom();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 40);
  await page.keyboard.up('Control');
  await expect.poll(zoom).toBeLessThan(before);
  expect(await under()).toEqual([70, 50]);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(cursor.x + 33, cursor.y - 12);
  await page.mouse.up({ button: 'middle' });
  const moved = async () => {
    const { x, y } = await edit.toScreen({ x: 70, y: 50 });
    return [Math.round(x - cursor.x), Math.round(y - cursor.y)];
  };
  await expect.poll(moved).toEqual([33, -12]);
  await expectMask(edit, NOTHING, 'no mark');
});

test('The ring stays under a mouse that rests while the picture moves or the tool changes', async ({
  edit,
  page,
}) => {
  const ring = edit.canvas.locator('[data-part=brush-ring]');
  const place = async () => {
    const box = await ring.boundingBox();
    return box && (await ring.isVisible())
      ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
      : 'hidden';
  };
  const at = [430, 330];
  await edit.focusCanvas();
  await page.mouse.move(420, 330);
  await page.mouse.move(430, 330);
  await expect.poll(place).toEqual(at);
  const before = await edit.toScreen({ x: 0, y: 0 });
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, 60);
  await page.keyboard.up('Shift');
  await expect.poll(() => edit.toScreen({ x: 0, y: 0 })).not.toEqual(before);
  await expect.poll(place, 'moved sideways by the wheel').toEqual(at);
  await page.keyboard.press('+');
  await expect.poll(place, 'enlarged about the middle').toEqual(at);
  await page.keyboard.press('h');
  await expect.poll(place).toBe('hidden');
  await expect(edit.news(/^Pan$/), 'a hand has no size').toBeAttached();
  await page.keyboard.press('b');
  await expect.poll(place, 'the brush again').toEqual(at);
  await page.keyboard.down('Space');
  await expect.poll(place, 'the hand held').toBe('hidden');
  await page.mouse.move(431, 330);
  await page.keyboard.up('Space');
  await expect.poll(place, 'the hand let go').toEqual([431, 330]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place, 'led by keys').not.toEqual([431, 330]);
});

test('Space is the hand and Enter the view’s own action also after the brush’s size was dragged', async ({
  edit,
  page,
}) => {
  await edit.stroke([{ x: 60, y: 60 }]);
  const slider = page.getByRole('slider', { name: 'Brush size' });
  const thumb = await slider.boundingBox();
  if (!thumb) throw new Error('no slider');
  const { x, y } = { x: thumb.x + thumb.width / 2, y: thumb.y + thumb.height / 2 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y);
  await page.mouse.up();
  await expect(slider).toBeFocused();
  const before = await edit.toScreen({ x: 0, y: 0 });
  await page.mouse.move(430, 330);
  await page.keyboard.down('Space');
  await page.mouse.down();
  await page.mouse.move(480, 340);
  await page.mouse.up();
  await page.keyboard.up('Space');
  await expect
    .poll(() => edit.toScreen({ x: 0, y: 0 }))
    .toEqual({ x: before.x + 50, y: before.y + 10 });
  await slider.focus();
  await page.keyboard.press('Enter');
  await expect(edit.remove, 'what it asked for is under way').toBeHidden();
});

test('Shift joins a click to the last stroke and keeps a drag on its direction', async ({
  edit,
  page,
}) => {
  await edit.stroke([{ x: 40, y: 50 }]);
  await page.keyboard.down('Shift');
  await edit.stroke([{ x: 200, y: 130 }]);
  let expected = stroke([
    { x: 40, y: 50 },
    { x: 200, y: 130 },
  ]);
  await expectMask(edit, expected, 'a line from the last end');
  await page.keyboard.up('Shift');
  const start = await edit.toScreen({ x: 60, y: 200 });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.keyboard.down('Shift');
  for (const [dx, dy] of [
    [30, 4],
    [90, -9],
    [160, 12],
  ] as const) {
    await page.mouse.move(start.x + dx, start.y + dy);
  }
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const line = [
    { x: 60, y: 200 },
    { x: 220, y: 200 },
  ];
  expected = stroke(line, SIZE / 2, false, expected);
  await expectMask(edit, expected, 'level, however the hand wandered');
});

test('Keys draw a line while Space is held, as one step', async ({ edit, page }) => {
  await edit.focusCanvas();
  await page.keyboard.press('ArrowRight');
  const status = page.getByRole('status').filter({ hasText: /^Brush at/ });
  const [x = 0, y = 0] = [...((await status.textContent()) ?? '').matchAll(/\d+/g)].map(Number);
  const start = { x, y };
  await page.keyboard.down('Space');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Space');
  const way = [start, { x: x - 50, y }, { x: x - 50, y: y - 10 }];
  await expectMask(edit, stroke(way), 'a line by arrows');
  await expect(edit.news('Stroke added')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await expectMask(edit, NOTHING, 'one step');
});
