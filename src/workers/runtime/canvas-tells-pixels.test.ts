import { expect, it } from 'vitest';
import { canvasTellsPixels } from './canvas-tells-pixels.ts';

type Read = (drawn: Uint8ClampedArray) => Uint8ClampedArray;

/** A canvas that answers what `read` makes of what was drawn. */
const canvasThat = (read: Read): OffscreenCanvas => {
  const context = {
    fillStyle: '',
    fillRect: () => {},
    getImageData: (_left: number, _top: number, width: number, height: number) => {
      const colour = [...Buffer.from(context.fillStyle.slice(1), 'hex'), 255];
      const drawn = new Uint8ClampedArray(width * height * 4).map((_, i) => colour[i % 4] ?? 0);
      return { data: read(drawn) };
    },
  };
  return { getContext: () => context } as unknown as OffscreenCanvas;
};

it.each<[string, Read, boolean]>([
  ['what was drawn', (drawn) => drawn, true],
  ['what nobody can tell from it', (drawn) => drawn.map((value, i) => value + (i % 3) - 1), true],
  ['white', (drawn) => drawn.map(() => 255), false],
  ['noise', (drawn) => drawn.map((_, i) => (i * 2654435761) >>> 24), false],
  ['nothing', (drawn) => drawn.map(() => 0), false],
])('a canvas that answers %s', (_, read, tells) => {
  expect(canvasTellsPixels(canvasThat(read))).toBe(tells);
});
