import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { blurBox } from '../kernels/blur-box.ts';
import { type Writing, writeOn } from '../testing/letters.ts';
import { paint, solid, speck } from '../testing/pictures.ts';
import { findBrushed } from './find-brushed.ts';
import { unblend } from './unblend.ts';

const quiet = () => undefined;

/** Soft waves of colour with grain. */
const scenery = paint(260, 90, (x, y) => {
  const wave = 55 * Math.sin(x / 37 + y / 71) + 35 * Math.cos(y / 29);
  const grain = speck(x, y) * 12;
  return [110 + wave + grain, 115 + wave / 2 + grain, 120 - wave / 2 + grain];
});

/** A picture with a word on it, and what somebody brushed over it: the word and some pixels around. */
function brushed(picture: Pixels, change: Partial<Writing>) {
  const word = { text: 'PROOF', x: 30, y: 62, size: 48, colour: 'white', ...change };
  const { image, truth } = writeOn(picture, [word]);
  const near = blurBox(Float32Array.from(truth.data), picture.width, 6);
  return { image, truth, area: Uint8Array.from(near, (value) => (value > 0.5 ? 255 : 0)) };
}

function distance(one: Uint8ClampedArray, other: Uint8ClampedArray, where: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    if (at % 4 === 3 || where[at >> 2] === 0) continue;
    sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
    count++;
  }
  return sum / count;
}

describe('a single mark in what was brushed', () => {
  it.each([
    ['white', 0.35, 255],
    ['black', 0.5, 0],
  ])('%s, of opacity %d, is measured and taken off', (colour, opacity, level) => {
    const { image, truth, area } = brushed(scenery, { colour, opacity });
    const mark = findBrushed(image.data, area, image.width, quiet);
    if (mark === null) throw new Error('found none');
    expect(Math.abs(mark.paint.opacity - opacity)).toBeLessThan(0.06);
    expect(Math.abs(mark.paint.colour[1] - level)).toBeLessThan(30);
    const cleaned = new Uint8ClampedArray(image.data);
    unblend(cleaned, mark.cover, mark.paint);
    const before = distance(image.data, scenery.data, truth.data);
    expect(distance(cleaned, scenery.data, truth.data)).toBeLessThan(0.2 * before);
    expect(mark.cover.some((value, at) => value > 0 && area[at] === 0)).toBe(false);
  });

  it('is found the same each time', () => {
    const { image, area } = brushed(scenery, { opacity: 0.4 });
    const find = () => findBrushed(image.data, area, image.width, quiet);
    expect(find()).toEqual(find());
  });

  it('is not made up: opaque paint, no paint, flat ground, a whole picture, a pixel', () => {
    const opaque = brushed(scenery, {});
    expect(findBrushed(opaque.image.data, opaque.area, 260, quiet)).toBeNull();
    expect(findBrushed(scenery.data, opaque.area, 260, quiet)).toBeNull();
    const grey = solid(40, 30, [90, 90, 90, 255]);
    expect(findBrushed(grey.data, new Uint8Array(1_200).fill(255), 40, quiet)).toBeNull();
    expect(findBrushed(scenery.data, new Uint8Array(260 * 90).fill(255), 260, quiet)).toBeNull();
    expect(findBrushed(scenery.data, new Uint8Array(260 * 90), 260, quiet)).toBeNull();
    expect(
      findBrushed(solid(1, 1, [1, 2, 3, 255]).data, new Uint8Array([255]), 1, quiet),
    ).toBeNull();
  });
});
