import type { Page } from '@playwright/test';
import { type Mapping, maskOf, type OracleEvent } from '../oracle/mask-oracle.ts';
import type { EditPage, Point } from '../pages/edit-page.ts';
import { quarters, turnedJpeg } from '../support/odd-pictures.ts';
import { decodeRgba, meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const WIDTH = 640;
const HEIGHT = 480;

/** A stroke as a person makes it: CSS px from the middle of the canvas, so that it is on screen. */
interface Gesture {
  readonly tool: 'brush' | 'eraser';
  readonly button: 0 | 2;
  readonly brushSize: number;
  readonly path: readonly Point[];
}

const GESTURES: readonly Gesture[] = [
  { tool: 'brush', button: 0, brushSize: 100, path: [{ x: 0, y: 0 }] },
  {
    tool: 'brush',
    button: 0,
    brushSize: 37,
    path: [
      { x: -61, y: -40 },
      { x: -20, y: 13 },
      { x: 7, y: -33 },
      { x: 7, y: -33 },
      { x: 58, y: 41 },
    ],
  },
  {
    tool: 'brush',
    button: 2,
    brushSize: 10,
    path: [
      { x: -70, y: 3 },
      { x: 70, y: -5 },
    ],
  },
  {
    tool: 'eraser',
    button: 0,
    brushSize: 53,
    path: [
      { x: 31, y: 17 },
      { x: 44, y: -28 },
      { x: 160, y: -300 },
    ],
  },
];

for (const deviceScaleFactor of [1, 1.25, 2, 3]) {
  for (const zoom of [0.37, 1, 2.5]) {
    test.describe(`At zoom ${zoom * 100} % and pixel ratio ${deviceScaleFactor}`, () => {
      test.use({ deviceScaleFactor, viewport: { width: 1100, height: 760 } });

      test('the server receives the oracle’s mask, bit for bit', async ({ edit, page }) => {
        await edit.open();
        await edit.upload(await pngFile('a.png', WIDTH, HEIGHT, meadowPixels(WIDTH, HEIGHT)));
        await edit.zoomTo(zoom);
        const mapping = await page.evaluate(() => window.overpaint.camera());
        const events: OracleEvent[] = [];
        for (const gesture of GESTURES)
          events.push(...(await perform(edit, gesture, deviceScaleFactor)));

        const received = await submitAndReadMask(page, edit);
        expect([received.width, received.height]).toEqual([WIDTH, HEIGHT]);
        expectWhite(received.data);
        const alpha = received.data.filter((_, at) => at % 4 === 3);
        const expected = maskOf(events, mapping, { width: WIDTH, height: HEIGHT });
        expect(differing(alpha, expected)).toBe(0);

        const shifted: Mapping = { ...mapping, x: mapping.x + mapping.scale / 2 };
        const wrong = maskOf(events, shifted, { width: WIDTH, height: HEIGHT });
        expect(differing(alpha, wrong), 'half a pixel aside').toBeGreaterThan(0);
      });
    });
  }
}

for (const orientation of [3, 5, 6, 8]) {
  test(`On a photograph stored with EXIF orientation ${orientation} the mask is the oracle’s, bit for bit`, async ({
    edit,
    page,
  }) => {
    const shown = { width: 360, height: 250 };
    await edit.open();
    await edit.upload(await turnedJpeg(quarters(shown.width, shown.height), orientation));
    const mapping = await page.evaluate(() => window.overpaint.camera());
    const events: OracleEvent[] = [];
    for (const gesture of GESTURES) events.push(...(await perform(edit, gesture)));
    const { data, ...size } = await edit.mask();
    expect(size).toEqual(shown);
    const expected = maskOf(events, mapping, shown);
    expect(differing(data, expected)).toBe(0);
    expect(expected.some((value) => value > 0)).toBe(true);
  });
}

/** Makes the gesture with the mouse, at whole px of the device; answers the events as they were sent. */
async function perform(edit: EditPage, gesture: Gesture, ratio = 1): Promise<OracleEvent[]> {
  const { page } = edit;
  const { tool, button, brushSize } = gesture;
  await edit.setBrushSize(brushSize);
  await page.keyboard.press(tool === 'brush' ? 'b' : 'e');
  const box = await edit.canvas.boundingBox();
  if (!box) throw new Error('no canvas');
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const ofDevice = (place: number): number => Math.round(place * ratio) / ratio;
  const sent = gesture.path.map(({ x, y }) => ({
    clientX: ofDevice(middle.x + x),
    clientY: ofDevice(middle.y + y),
  }));
  const [first, ...rest] = sent;
  const last = sent.at(-1);
  if (!first || !last) throw new Error('a gesture has a point');
  const name = button === 0 ? 'left' : 'right';
  await page.mouse.move(first.clientX, first.clientY);
  await page.mouse.down({ button: name });
  for (const point of rest) await page.mouse.move(point.clientX, point.clientY);
  await page.mouse.up({ button: name });
  return [
    { type: 'pointerdown', tool, button, brushSize, ...first },
    ...rest.map((point) => ({ type: 'pointermove' as const, ...point })),
    { type: 'pointerup', ...last },
  ];
}

/** Presses the button and reads back the mask.png that the server stored. */
async function submitAndReadMask(
  page: Page,
  edit: EditPage,
): Promise<{ width: number; height: number; data: Buffer }> {
  const answering = page.waitForResponse('**/api/tasks/edit/remove');
  await edit.remove.click();
  const answer = await answering;
  const { data } = await answer.json();
  const authorization = (await answer.request().allHeaders()).authorization ?? '';
  const detail = await page.request.get(`/api/tasks/${data.taskId}`, {
    headers: { authorization },
  });
  const mask = await page.request.get((await detail.json()).data.maskUrl);
  return decodeRgba(await mask.body());
}

function expectWhite(rgba: Buffer): void {
  const coloured = rgba.filter((value, at) => at % 4 !== 3 && value !== 255);
  expect(coloured.length, 'bytes of the mask that are not white').toBe(0);
}

function differing(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return one.reduce((sum, value, at) => sum + (value === other[at] ? 0 : 1), 0);
}
