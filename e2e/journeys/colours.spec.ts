import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { EditPage } from '../pages/edit-page.ts';
import { prepareMaskWorkers } from '../support/mask-worker.ts';
import {
  largestDifference,
  quarters,
  type Rgba,
  translucent,
  turned,
  turnedJpeg,
} from '../support/odd-pictures.ts';
import { decodeRgba, type PictureFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const sharpOf = ({ data, width, height }: Rgba) =>
  sharp(data, { raw: { width, height, channels: 4 } });

const file = (name: string, mimeType: string, buffer: Buffer): PictureFile => ({
  name,
  mimeType,
  buffer,
});

/** What the editor holds, saved as PNG and decoded by another library. */
async function savedPixels(edit: EditPage): Promise<Rgba> {
  return decodeRgba(await readFile(await edit.downloadCanvas()));
}

test.beforeEach(async ({ expectShown: _, edit }) => edit.open());

test('A photograph stored on its side stands upright, and so does its mask', async ({
  edit,
  page,
}) => {
  const shown = quarters(80, 48);
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await edit.drop([await turnedJpeg(shown, orientation)]);
    await expect(page.getByText(`turned-${orientation}`).first()).toBeVisible();
    const saved = await savedPixels(edit);
    expect([saved.width, saved.height], `orientation ${orientation}`).toEqual([80, 48]);
    expect(largestDifference(saved.data, shown.data), `orientation ${orientation}`).toBeLessThan(9);
    const mask = await edit.mask();
    expect([mask.width, mask.height], `orientation ${orientation}`).toEqual([80, 48]);
  }
});

test('Colours under transparency come out as they went in, byte for byte', async ({ edit }) => {
  const picture = translucent();
  await edit.upload(file('glass.png', 'image/png', await sharpOf(picture).png().toBuffer()));
  const saved = await savedPixels(edit);
  expect(largestDifference(saved.data, picture.data)).toBe(0);
});

test('Without WebGL the colours under transparency come out as they went in too', async ({
  context,
  edit,
}) => {
  await prepareMaskWorkers(
    context,
    `{
      const { getContext } = OffscreenCanvas.prototype;
      OffscreenCanvas.prototype.getContext = function (kind, ...rest) {
        return kind === 'webgl2' ? null : getContext.call(this, kind, ...rest);
      };
    }`,
  );
  const glass = translucent();
  const corners = quarters(64, 48);
  const wide = sharpOf(corners).removeAlpha().withIccProfile('p3').webp({ lossless: true });
  const onItsSide = sharpOf(turned(corners, 6)).withMetadata({ orientation: 6 }).png();
  const cases = [
    ['deep.png', 'png', sharpOf(glass).toColourspace('rgb16').png(), glass, 0],
    ['glass.webp', 'webp', sharpOf(glass).webp({ lossless: true, exact: true }), glass, 0],
    // What is no sRGB or lies on its side is at least seen as it is.
    ['wide.webp', 'webp', wide, corners, 4],
    ['turned.png', 'png', onItsSide, corners, 0],
  ] as const;
  for (const [name, type, image, expected, most] of cases) {
    await edit.drop([file(name, `image/${type}`, await image.toBuffer())]);
    await expect(edit.page.getByText(name).first()).toBeVisible();
    const saved = await savedPixels(edit);
    expect([saved.width, saved.height], name).toEqual([expected.width, expected.height]);
    expect(largestDifference(saved.data, expected.data), name).toBeLessThanOrEqual(most);
  }
});

test('A wide-gamut picture is shown and saved as what it means in sRGB', async ({ edit }) => {
  const picture = quarters(64, 48);
  const wide = await sharpOf(picture).removeAlpha().withIccProfile('p3').png().toBuffer();
  const numbers = await decodeRaw(wide);
  // The file's own numbers differ, so a reader that ignores the profile fails below.
  expect(largestDifference(numbers, picture.data)).toBeGreaterThan(10);
  await edit.upload(file('wide.png', 'image/png', wide));
  const saved = await savedPixels(edit);
  expect(largestDifference(saved.data, picture.data)).toBeLessThan(5);
});

test('A PNG of 16 bits a channel is read to the nearest of 8', async ({ edit }) => {
  const picture = quarters(64, 48);
  const deep = await sharpOf(picture).removeAlpha().toColourspace('rgb16').png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe('ushort');
  await edit.upload(file('deep.png', 'image/png', deep));
  const saved = await savedPixels(edit);
  expect(largestDifference(saved.data, picture.data)).toBeLessThan(2);
});

test('An animation is opened at its first frame, and that is said', async ({
  expectShown,
  edit,
}) => {
  const first = quarters(64, 48);
  const second = {
    ...first,
    data: first.data.map((value, at) => (at % 4 === 3 ? 255 : 255 - value)),
  };
  const frames = await Promise.all([first, second].map((one) => sharpOf(one).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  expect((await sharp(animation, { pages: -1 }).metadata()).pages).toBe(2);
  await edit.upload(file('moving.webp', 'image/webp', animation));
  await expectShown('moving.webp is animated: only its first picture was opened.', 1);
  const saved = await savedPixels(edit);
  expect(largestDifference(saved.data, first.data)).toBe(0);
});

test('A JPEG in printing colours is opened', async ({ edit }) => {
  const picture = quarters(64, 48);
  const printing = await sharpOf(picture)
    .removeAlpha()
    .toColourspace('cmyk')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect((await sharp(printing).metadata()).channels).toBe(4);
  await edit.upload(file('printing.jpg', 'image/jpeg', printing));
  const saved = await savedPixels(edit);
  const [red, green, blue] = saved.data.subarray((36 * 64 + 8) * 4);
  // Ink has no exact counterpart on a screen; the blue quarter is still clearly blue.
  expect(blue).toBeGreaterThan(Math.max(red ?? 255, green ?? 255) + 30);
});

async function decodeRaw(bytes: Buffer): Promise<Uint8Array> {
  return sharp(bytes, { ignoreIcc: true }).ensureAlpha().raw().toBuffer();
}
