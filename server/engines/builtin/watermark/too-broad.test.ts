import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../note.ts';
import { writeOn } from '../testing/letters.ts';
import { paint, speck } from '../testing/pictures.ts';
import { isTooBroad } from './too-broad.ts';
import { run } from './watermark-task.ts';

const [WIDTH, HEIGHT] = [240, 160];

/** Marks a box around the middle, so many pixels wide and high. */
const box = (wide: number, high: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return Math.abs(x - WIDTH / 2) < wide / 2 && Math.abs(y - HEIGHT / 2) < high / 2 ? 255 : 0;
  });

describe('what was marked', () => {
  it('is too broad where a box takes half of the picture, not where it is a word, a small sign or a line', () => {
    const picture = paint(WIDTH, HEIGHT, () => [0, 0, 0]);
    const word = { text: 'SAMPLE', x: 20, y: 100, size: 50, colour: 'white' };
    expect(isTooBroad(box(200, 90), WIDTH)).toBe(true);
    expect(isTooBroad(writeOn(picture, [word]).truth.data, WIDTH)).toBe(false);
    expect(isTooBroad(box(36, 24), WIDTH)).toBe(false);
    expect(isTooBroad(box(230, 16), WIDTH)).toBe(false);
  });

  it('stays to the byte where it is too broad and no paint explains it, and the notes say so', async () => {
    const image = paint(WIDTH, HEIGHT, (x, y) => {
      const shade = 120 + 60 * Math.sin(x / 9) * Math.cos(y / 13) + speck(x, y) * 40;
      return [shade, 255 - shade, 90 + (x % 40)];
    });
    const before = image.data.slice();
    const area = { width: WIDTH, height: HEIGHT, data: box(200, 90) };
    const done = await run({ image, area, mode: 'run', seed: 1 }, () => undefined);
    expect(done.output.image?.data).toEqual(before);
    expect(done.output.notes.map(inEnglish).join(' ')).toMatch(/nothing was changed/);
  });
});
