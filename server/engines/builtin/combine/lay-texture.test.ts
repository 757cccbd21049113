import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { paint, speck } from '../testing/pictures.ts';
import { toOpponent } from './colour-statistics.ts';
import { layTexture } from './lay-texture.ts';

const [WIDTH, HEIGHT] = [140, 100];
const grey = (level: (x: number, y: number) => number): Pixels =>
  paint(WIDTH, HEIGHT, (x, y) => {
    const value = level(x, y) + 2 * speck(x, y);
    return [value, value, value];
  });

/** Dark on the left, light on the right. */
const step = grey((x) => (x < 70 ? 90 : 170));
/** Strokes across, over light of all kinds. */
const strokes = grey((x, y) => 60 + x + (y % 5 < 2 ? 40 : 0));

/** Mean difference of light between neighbours, across and down, within columns `from` to `to`. */
function changes(light: Float32Array, from: number, to: number) {
  let [across, down] = [0, 0];
  for (let y = 10; y < HEIGHT - 10; y++)
    for (let x = from; x < to; x++) {
      const at = y * WIDTH + x;
      across += Math.abs((light[at] ?? 0) - (light[at + 1] ?? 0));
      down += Math.abs((light[at] ?? 0) - (light[at + WIDTH] ?? 0));
    }
  return { across, down };
}

describe('laying texture', () => {
  const content = toOpponent(step);
  const laid = layTexture(content, toOpponent(strokes));

  it('gives even areas the strokes of the other picture, in their direction', () => {
    for (const [from, to] of [
      [10, 50],
      [90, 130],
    ] as const) {
      const { across, down } = changes(laid, from, to);
      expect(down).toBeGreaterThan(4 * changes(content.planes[0], from, to).down);
      expect(down).toBeGreaterThan(2 * across);
    }
  });

  it("keeps the picture's own light and edges", () => {
    const mean = (from: number, to: number, light: Float32Array) => {
      let sum = 0;
      for (let y = 10; y < 90; y++)
        for (let x = from; x < to; x++) sum += light[y * WIDTH + x] ?? 0;
      return sum / (80 * (to - from));
    };
    for (const [from, to] of [
      [10, 60],
      [80, 130],
      [64, 69],
      [71, 76],
    ] as const)
      expect(Math.abs(mean(from, to, laid) - mean(from, to, content.planes[0]))).toBeLessThan(0.04);
  });

  it('lays nothing of a picture that has none', () => {
    const plain = grey(() => 128);
    const { down } = changes(layTexture(content, toOpponent(plain)), 10, 50);
    expect(down).toBeLessThan(3 * changes(content.planes[0], 10, 50).down);
  });
});
