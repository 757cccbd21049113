import { afterEach, expect, it, vi } from 'vitest';
import { encodePicturePng } from '../shared/png/picture-png.ts';
import { decodePicture } from './decode-picture.ts';
import { encodeLossy } from './encode-lossy.ts';

const [width, height] = [9, 8];

/** Translucent pixels; some have colours that nobody sees. */
const pixels = new Uint8Array(width * height * 4).map((_, i) =>
  i % 4 === 3 ? ([0, 128, 255][(i >> 2) % 3] ?? 0) : (i * 37) % 256,
);

/** A browser whose canvases answer what `read` says, without WebGL. */
const browserThat = (read: (drawn: Uint8ClampedArray) => Uint8ClampedArray): void => {
  vi.stubGlobal('ImageData', class {});
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      drawn = Uint8ClampedArray.from(pixels);
      getContext(kind: string) {
        if (kind !== '2d') return null;
        const context = {
          fillStyle: '',
          fillRect: () => {
            const colour = [...Buffer.from(context.fillStyle.slice(1), 'hex'), 255];
            this.drawn = this.drawn.map((_, i) => colour[i % 4] ?? 0);
          },
          getImageData: () => ({ data: read(this.drawn) }),
          ...{ putImageData: () => {}, clearRect: () => {}, drawImage: () => {} },
        };
        return context;
      }
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob([], { type: type === 'image/webp' ? 'image/png' : type });
    },
  );
};

afterEach(() => vi.unstubAllGlobals());

const noise = (drawn: Uint8ClampedArray): Uint8ClampedArray =>
  drawn.map((_, i) => (i * 2654435761) >>> 24);
const ownPng = (): Promise<Blob> => encodePicturePng({ width, height, pixels }, true);

it('where pages may not read a canvas a PNG opens as it is, and nothing else as noise', async () => {
  browserThat(noise);
  const png = await decodePicture(await ownPng(), { type: 'image/png', mayHaveAlpha: true });
  expect(png.pixels).toEqual(pixels);
  const jpeg = decodePicture(new Blob(['jpeg']), { type: 'image/jpeg', mayHaveAlpha: false });
  await expect(jpeg).rejects.toMatchObject({ code: 'pixels_withheld' });
});

it.each([
  ['noise instead of a JPEG', noise, 'image/jpeg'],
  ['a PNG instead of a WebP', (drawn: Uint8ClampedArray) => drawn, 'image/webp'],
] as const)('a browser that writes %s is found out', async (_, read, type) => {
  browserThat(read);
  const picture = { width, height, pixels: Uint8Array.from(pixels), hasAlpha: true };
  await expect(encodeLossy(picture, type)).rejects.toMatchObject({ code: 'type_not_written' });
});
