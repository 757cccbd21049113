import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../engine.ts';
import { paint, speck } from '../../testing/pictures.ts';
import { createSight } from './sight.ts';

const [WIDTH, HEIGHT] = [240, 160];

/** How well what was found covers what is there: their common part over both together, 0 to 1. */
function overlap(picture: Pixels, isSubject: (x: number, y: number) => boolean): number {
  const found = createSight(picture).subject();
  let [common, both] = [0, 0];
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [is, told] = [isSubject(at % WIDTH, Math.floor(at / WIDTH)), (found?.[at] ?? 0) > 127];
    if (is && told) common++;
    if (is || told) both++;
  }
  return common / both;
}

/** Leaves far out of focus: light and dark green that pass slowly into each other. */
const soft = (x: number, y: number): [number, number, number] => {
  const wave = Math.sin(x / 23) * Math.cos(y / 31 + 1) * 26;
  return [Math.round(74 + wave * 0.6), Math.round(104 + wave), Math.round(66 + wave * 0.5)];
};

const grained = (x: number, y: number, colour: readonly [number, number, number]) =>
  colour.map((part) => Math.round(part + (speck(x, y) - 0.5) * 70)) as [number, number, number];

describe('the subject of a picture', () => {
  it('is what is in focus, whole, even where it reaches three sides', () => {
    // Two birds: the right one reaches the right and the lower side.
    const isLeft = (x: number, y: number) => ((x - 62) / 38) ** 2 + ((y - 100) / 76) ** 2 < 1;
    const isRight = (x: number, y: number) => ((x - 196) / 62) ** 2 + ((y - 112) / 88) ** 2 < 1;
    const picture = paint(WIDTH, HEIGHT, (x, y) => {
      if (isLeft(x, y)) return grained(x, y, y < 70 ? [40, 110, 170] : [215, 175, 40]);
      return isRight(x, y) ? grained(x, y, y < 120 ? [190, 40, 45] : [60, 60, 120]) : soft(x, y);
    });
    expect(overlap(picture, (x, y) => isLeft(x, y) || isRight(x, y))).toBeGreaterThan(0.9);
  });

  it('is a thing of several colours on a table, plate and all', () => {
    const away = (x: number, y: number) => Math.hypot((x - 118) / 1.25, y - 82);
    const picture = paint(WIDTH, HEIGHT, (x, y) => {
      if (away(x, y) < 22) return grained(x, y, [96, 58, 30]);
      if (away(x, y) < 32) return grained(x, y, [232, 228, 220]);
      if (away(x, y) < 58) return grained(x, y, [150, 36, 30]);
      return grained(x, y, y % 16 < 2 ? [120, 84, 52] : [168, 122, 78]);
    });
    expect(overlap(picture, (x, y) => away(x, y) < 58)).toBeGreaterThan(0.9);
  });

  it('is none where all is of a kind', () => {
    const wall = paint(WIDTH, HEIGHT, (x, y) => {
      const row = Math.floor(y / 12);
      const isJoint = y % 12 < 2 || (x + (row % 2) * 14) % 28 < 2;
      return grained(x, y, isJoint ? [120, 112, 104] : [176, 96, 78]);
    });
    expect(createSight(wall).subject()).toBeNull();
  });
});
