import {
  blankMask,
  featherOf,
  growOf,
  invertOf,
  lassoOf,
  type OracleMask,
  rectangleOf,
} from '../oracle/operations-oracle.ts';
import { EditPage, type Point } from '../pages/edit-page.ts';
import { expectMask } from '../support/expect-mask.ts';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const WIDTH = 240;
const HEIGHT = 180;

test.use({ viewport: { width: 1000, height: 700 } });

test.beforeEach(async ({ edit }) => {
  await edit.open();
  await edit.upload(await pngFile('a.png', WIDTH, HEIGHT, meadowPixels(WIDTH, HEIGHT)));
});

/** The picture lies at whole CSS px at 100 %, so that whole image px can be aimed at. */
function rectangle(mask: OracleMask, from: Point, to: Point, erase: boolean): OracleMask {
  const edges = { left: from.x * 16, top: from.y * 16, right: to.x * 16, bottom: to.y * 16 };
  return rectangleOf(mask, edges, erase);
}

/** The same of a mask that is not empty. */
async function expectMarked(edit: EditPage, expected: OracleMask, what: string): Promise<void> {
  await expectMask(edit, expected, what);
  expect(expected.data.some((value) => value > 0)).toBe(true);
}

test('While nothing is marked it is said what to begin with, which moves nothing as it goes', async ({
  edit,
  page,
}) => {
  const begin = page.getByText('Paint over what should go, and it is filled in');
  const inVain = page.getByText('Nothing is marked yet. Begin with the brush.');
  await expect(begin).toBeVisible();
  await page.keyboard.press('e');
  await expect(begin).toBeHidden();
  await expect(inVain).toBeVisible();
  await page.keyboard.press('r');
  await expect(begin).toBeVisible();
  await page.keyboard.press('x');
  await expect(inVain).toBeVisible();

  await page.keyboard.press('b');
  const before = await edit.toScreen({ x: 0, y: 0 });
  await edit.stroke([{ x: 120, y: 90 }]);
  await expect(begin).toBeHidden();
  expect(await edit.toScreen({ x: 0, y: 0 })).toEqual(before);
  await page.keyboard.press('Control+z');
  await expect(begin).toBeVisible();
});

test('A rectangle adds, takes away by X and by the right button, and Esc takes it back', async ({
  edit,
  page,
}) => {
  await page.keyboard.press('r');
  await edit.stroke([
    { x: 20, y: 30 },
    { x: 90, y: 60 },
    { x: 160, y: 130 },
  ]);
  let expected = rectangle(blankMask(WIDTH, HEIGHT), { x: 20, y: 30 }, { x: 160, y: 130 }, false);
  await expectMarked(edit, expected, 'added');
  await expect(edit.news('Area added')).toBeAttached();

  await page.keyboard.press('x');
  await expect(page.getByRole('radio', { name: 'Subtract' })).toBeChecked();
  await edit.stroke([
    { x: 100, y: 90 },
    { x: 60, y: 50 },
  ]);
  expected = rectangle(expected, { x: 60, y: 50 }, { x: 100, y: 90 }, true);
  await expectMarked(edit, expected, 'subtracted, drawn from the lower right');
  await page.keyboard.press('x');
  await edit.stroke(
    [
      { x: 150, y: 120 },
      { x: 200, y: 170 },
    ],
    'right',
  );
  const before = expected;
  expected = rectangle(expected, { x: 150, y: 120 }, { x: 200, y: 170 }, true);
  await expectMarked(edit, expected, 'subtracted by the right button');

  const corner = await edit.toScreen({ x: 10, y: 10 });
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x + 100, corner.y + 80);
  expect(await edit.tool()).toBe('rectangle.dragging');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expectMarked(edit, expected, 'nothing by a drag that was cancelled');
  await page.mouse.click(corner.x, corner.y);
  await expectMarked(edit, expected, 'nothing by a click');

  await page.keyboard.press('ControlOrMeta+z');
  await expectMarked(edit, before, 'one step undone');
  await expect(edit.news('Undone: subtracted area')).toBeAttached();
});

test('Shift makes a square, Alt grows it from its middle', async ({ edit, page }) => {
  await page.keyboard.press('r');
  await page.keyboard.down('Shift');
  await edit.stroke([
    { x: 20, y: 20 },
    { x: 50, y: 110 },
  ]);
  await page.keyboard.up('Shift');
  let expected = rectangle(blankMask(WIDTH, HEIGHT), { x: 20, y: 20 }, { x: 110, y: 110 }, false);
  await expectMarked(edit, expected, 'a square as high as the drag');
  await page.keyboard.down('Alt');
  await edit.stroke([
    { x: 180, y: 140 },
    { x: 200, y: 150 },
  ]);
  await page.keyboard.up('Alt');
  expected = rectangle(expected, { x: 160, y: 130 }, { x: 200, y: 150 }, false);
  await expectMarked(edit, expected, 'from the middle');
});

test('A lasso closes when it is let go and follows the even-odd rule', async ({ edit, page }) => {
  const way = [
    { x: 30, y: 30 },
    { x: 180, y: 40 },
    { x: 60, y: 150 },
    { x: 90, y: 10 },
    { x: 200, y: 120 },
  ];
  await page.keyboard.press('l');
  await edit.stroke(way);
  const points = Int32Array.from(way.flatMap(({ x, y }) => [16 * x, 16 * y]));
  const added = lassoOf(blankMask(WIDTH, HEIGHT), points, false);
  await expectMarked(edit, added, 'added');
  await page.keyboard.press('x');
  await edit.stroke(way.slice(0, 3));
  await expectMarked(edit, lassoOf(added, points.slice(0, 6), true), 'a triangle taken away');
  await page.keyboard.press('ControlOrMeta+z');
  await expectMarked(edit, added, 'undone');
});

test('The mask menu types a rectangle, then grows, feathers and inverts it', async ({
  edit,
  page,
}) => {
  let expected = rectangle(blankMask(WIDTH, HEIGHT), { x: 40, y: 50 }, { x: 100, y: 90 }, false);
  await edit.within('Mask', async (menu) => {
    await expect(menu.getByRole('button', { name: 'Grow' })).toBeDisabled();
    for (const [name, value] of [
      ['Left', '40'],
      ['Top', '50'],
      ['Width', '60'],
      ['Height', '40'],
    ] as const) {
      await menu.getByRole('textbox', { name, exact: true }).fill(value);
    }
    await menu.getByRole('button', { name: 'Add', exact: true }).click();
    await menu.getByRole('textbox', { name: 'By pixels' }).fill('6');
    await menu.getByRole('button', { name: 'Grow' }).click();
  });
  expected = growOf(expected, 6);
  await expectMarked(edit, expected, 'grown');
  await expect(edit.news('Mask grown by 6 px')).toBeAttached();

  await edit.within('Mask', (menu) => menu.getByRole('button', { name: 'Feather' }).click());
  expected = featherOf(expected, 6);
  await expectMarked(edit, expected, 'feathered');
  await page.keyboard.press('i');
  await expectMarked(edit, invertOf(expected), 'inverted');
  await page.keyboard.press('ControlOrMeta+z');
  await expectMarked(edit, expected, 'inverting undone');
  await expect(edit.news('Undone: inverting')).toBeAttached();
});

test('Marked areas are a list to show, move, grow and remove them by keys', async ({
  edit,
  page,
}) => {
  await page.keyboard.press('r');
  await edit.stroke([
    { x: 20, y: 20 },
    { x: 80, y: 60 },
  ]);
  await edit.stroke([
    { x: 120, y: 100 },
    { x: 150, y: 120 },
  ]);
  await edit.within('Mask', async (menu) => {
    await menu.getByRole('textbox', { name: 'By pixels' }).fill('3');
    const areas = menu.getByRole('list', { name: 'Marked areas' });
    const second = areas.getByRole('button', { name: /^Region 2/ });
    await expect(second).toHaveText('Region 2: 30 × 20 px at 120, 100');
    await second.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toHaveText('Region 2: 30 × 20 px at 130, 100');
    await expect(second).toBeFocused();
    await page.keyboard.press('+');
    await expect(second).toHaveText('Region 2: 36 × 26 px at 127, 97');
    await areas.getByRole('button', { name: 'Remove region 1' }).click();
    await expect(areas.getByRole('listitem')).toHaveCount(1);
    await areas.getByRole('button', { name: /^Region 1: 36/ }).click();
  });
  const moved = rectangle(blankMask(WIDTH, HEIGHT), { x: 130, y: 100 }, { x: 160, y: 120 }, false);
  await expectMarked(edit, growOf(moved, 3), 'the second alone, moved and grown');
  const middle = await edit.toScreen({ x: 145, y: 110 });
  const free = await page.evaluate(() => window.overpaint.camera().scale);
  expect(free).toBe(4);
  expect(middle.x).toBeGreaterThan(300);
  await expect(edit.news('Region removed')).toBeAttached();
});

test('What cannot be undone is said, and settings are kept for other tabs', async ({
  edit,
  page,
}) => {
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(edit.news('Nothing to redo')).toBeAttached();
  await edit.within('Brush options', async (options) => {
    await options.getByRole('slider', { name: 'Smoothing' }).fill('40');
    await options.getByText('Pen pressure sets the width').click();
    await edit.choose(options, 'Draws');
  });
  await edit.within('Mask', (menu) => edit.choose(menu, 'Lime'));
  await edit.setBrushSize(33);
  const tab = new EditPage(await page.context().newPage());
  await tab.open();
  await tab.upload(await pngFile('a.png', WIDTH, HEIGHT, meadowPixels(WIDTH, HEIGHT)));
  await expect(tab.page.getByRole('slider', { name: 'Brush size' })).toHaveValue('33');
  await tab.within('Brush options', async (options) => {
    await expect(options.getByRole('slider', { name: 'Smoothing' })).toHaveValue('40');
    await expect(options.getByRole('switch')).toBeChecked();
    await expect(options.getByRole('radio', { name: 'Draws' })).toBeChecked();
  });
  await tab.within('Mask', (menu) =>
    expect(menu.getByRole('radio', { name: 'Lime' })).toBeChecked(),
  );
});
