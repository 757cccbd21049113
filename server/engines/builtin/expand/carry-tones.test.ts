import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { paint, speck } from '../testing/pictures.ts';
import { carryTones } from './carry-tones.ts';

const [WIDTH, HEIGHT] = [260, 200];
const OWN = { left: 60, top: 50, right: 200, bottom: 150 };

/** A sky that darkens toward the picture's corners; beyond its sides, what copying left: a lighter one. */
const boxed = (below: number): Pixels =>
  paint(WIDTH, HEIGHT, (x, y) => {
    const isOwn = x >= OWN.left && x < OWN.right && y >= OWN.top && y < OWN.bottom;
    const light = isOwn ? 190 - Math.hypot(x - 130, y - 100) * 0.4 : 185;
    const level = (y >= below ? 60 : light) + speck(x, y) * 4;
    return [level, level, level + 20];
  });

function levelAt({ width, data }: Pixels, x: number, y: number): number {
  let sum = 0;
  for (let dy = -3; dy <= 3; dy++)
    for (let dx = -3; dx <= 3; dx++) sum += data[((y + dy) * width + x + dx) * 4] ?? 0;
  return sum / 49;
}

describe('carrying tones outward', () => {
  it('gives an even sky beyond the corners tones between those of the corners and what it would darken to, and keeps its grain', () => {
    const canvas = boxed(HEIGHT);
    const corner = levelAt(canvas, OWN.left + 4, OWN.top + 4);
    carryTones(canvas, OWN);
    for (const [x, y] of [
      [10, 10],
      [40, 30],
      [52, 40],
    ] as const) {
      expect(levelAt(canvas, x, y)).toBeLessThan(corner + 4);
      expect(levelAt(canvas, x, y)).toBeGreaterThan(190 - Math.hypot(x - 130, y - 100) * 0.4 - 4);
    }
    const row = Array.from({ length: 40 }, (_, n) => canvas.data[(20 * WIDTH + 10 + n) * 4] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(1);
  });

  it('lets a sky go on darkening beyond the picture as it does at its side', () => {
    const canvas = paint(WIDTH, HEIGHT, (x, y) => {
      const isOwn = x >= OWN.left && x < OWN.right && y >= OWN.top && y < OWN.bottom;
      const level = (isOwn ? 140 + (y - OWN.top) * 0.4 : 150) + speck(x, y) * 4;
      return [level, level, level + 20];
    });
    const fall = (from: number, to: number) =>
      (levelAt(canvas, 130, from) - levelAt(canvas, 130, to)) / (from - to);
    const within = fall(90, OWN.top + 4);
    carryTones(canvas, OWN);
    expect(fall(OWN.top - 4, OWN.top - 24)).toBeGreaterThan(within / 2);
    expect(fall(OWN.top - 4, 6)).toBeGreaterThan(within / 4);
    expect(fall(OWN.top - 4, 6)).toBeLessThan(within);
  });

  it('leaves what is of another tone than the sides, and clouds, as they are', () => {
    const ground = boxed(170);
    const before = ground.data.slice();
    carryTones(ground, OWN);
    const from = 180 * WIDTH * 4;
    expect(ground.data.subarray(from)).toEqual(before.subarray(from));
    const clouds = paint(WIDTH, HEIGHT, (x, y) => {
      const level = 150 + 30 * Math.sin(x / 6) * Math.cos(y / 7);
      return [level, level, 200];
    });
    const cloudy = clouds.data.slice();
    carryTones(clouds, OWN);
    expect(clouds.data).toEqual(cloudy);
  });
});
