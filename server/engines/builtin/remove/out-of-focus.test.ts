import { describe, expect, it } from 'vitest';
import { psnr } from '../../../../bench/engine/metrics.ts';
import { disc, paint } from '../testing/pictures.ts';
import { fillArea } from './fill.ts';
import { findInFocus } from './out-of-focus.ts';

const [WIDTH, HEIGHT] = [200, 140];
/** A pale leaf whose side is a hard edge. */
const isLeaf = (x: number, y: number) => Math.hypot((x - 165) / 0.8, y - 70) < 34;
/** It stands before a green ground out of focus, on which there is a pale light. */
const picture = paint(WIDTH, HEIGHT, (x, y) => {
  if (isLeaf(x, y)) return [230, 220, 210];
  const light = Math.exp(-(((x - 104) / 12) ** 2 + ((y - 70) / 20) ** 2));
  return [70 + 160 * light, 120 + 100 * light, 40 + 170 * light];
});
const holeAt = (x: number, radius: number) =>
  disc(WIDTH, HEIGHT, x, 70, radius).data.map((value) => (value > 0 ? 1 : 0));

describe('what is in focus', () => {
  it('is not copied where nothing around the hole is', () => {
    const marks = findInFocus(picture.data, holeAt(80, 24), WIDTH) as Uint8Array;
    const at = (x: number) => marks[70 * WIDTH + x];
    expect([at(30), at(110), at(139), at(145)]).toEqual([0, 0, 1, 1]);
  });

  it('may be copied where the hole cuts it, or little else is left', () => {
    expect(findInFocus(picture.data, holeAt(130, 20), WIDTH)).toBeNull();
    const striped = paint(WIDTH, HEIGHT, (x, y) => {
      const away = Math.max(Math.abs(x - 70), Math.abs(y - 70));
      const level = away > 45 && x % 8 < 4 ? 200 : 60;
      return [level, level, level];
    });
    expect(findInFocus(striped.data, holeAt(70, 30), WIDTH)).toBeNull();
  });

  it('lends no edge to a light out of focus that the hole cuts', () => {
    const area = disc(WIDTH, HEIGHT, 80, 70, 24);
    const pixels = new Uint8ClampedArray(picture.data);
    for (const [at, value] of area.data.entries()) if (value > 0) pixels.set([20, 20, 160], at * 4);
    fillArea(pixels, area.data, WIDTH, 1, () => {});
    expect(psnr(picture.data, pixels, area.data)).toBeGreaterThan(22);
  });
});
