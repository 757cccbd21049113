import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../engine.ts';
import { paint, speck } from '../../testing/pictures.ts';
import { findColour } from './find-colour.ts';

const [WIDTH, HEIGHT] = [120, 80];
const RED = [0.85, 0.1, 0.1] as const;
const GREEN = [0.15, 0.65, 0.2] as const;

/** A colour of that hue, as bright and as strong as wood, that varies by a few degrees. */
function ofHue(hue: number, x: number, y: number): [number, number, number] {
  const own = hue + 8 * (speck(x, y) + speck(x + 50, y) - 1);
  const mix = (offset: number) => {
    const place = (offset + own / 60) % 6;
    return 170 * (1 - 0.75 * Math.max(0, Math.min(place, 4 - place, 1)));
  };
  return [mix(5), mix(3), mix(1)];
}

/** One hue on the left, another on the right. */
const halves = (left: number, right: number): Pixels =>
  paint(WIDTH, HEIGHT, (x, y) => ofHue(x < WIDTH / 2 ? left : right, x, y));

/** The mean share of the matte on the left and on the right. */
function shares(picture: Pixels, colour: readonly [number, number, number]) {
  const sums = [0, 0];
  findColour(picture, colour).forEach((value, at) => {
    const side = at % WIDTH < WIDTH / 2 ? 0 : 1;
    sums[side] = (sums[side] ?? 0) + value / 255 / (WIDTH * HEIGHT * 0.5);
  });
  return { left: sums[0] ?? 0, right: sums[1] ?? 0 };
}

describe('finding a colour', () => {
  it.each([
    ['a red cup on reddish wood', 7, 23],
    ['a tiled roof over dry grass', 14, 29],
  ])('keeps %s apart', (_, thing, ground) => {
    const { left, right } = shares(halves(thing, ground), RED);
    expect(left).toBeGreaterThan(0.9);
    expect(right).toBeLessThan(0.08);
  });

  it('takes all of a thing whose hues reach far from the name', () => {
    const { left, right } = shares(halves(13, 200), RED);
    expect(left).toBeGreaterThan(0.9);
    expect(right).toBe(0);
  });

  it('takes a bleached door whole, and not pale skin that touches it', () => {
    const door = paint(WIDTH, HEIGHT, (x, y) => {
      if (x >= 90) return [205, 150, 140];
      const isBleached = Math.sin(x * 1.3) + Math.sin(y * 1.1) > 0.3;
      return isBleached ? [165, 100, 95] : [150, 35, 30];
    });
    const matte = findColour(door, RED);
    const meanOver = (from: number, to: number) => {
      const inside = matte.filter((_, at) => at % WIDTH >= from && at % WIDTH < to);
      return inside.reduce((sum, value) => sum + value / 255, 0) / inside.length;
    };
    expect(meanOver(0, 90)).toBeGreaterThan(0.9);
    expect(meanOver(96, WIDTH)).toBeLessThan(0.05);
  });

  it('takes leaves for green, not straw', () => {
    const { left, right } = shares(halves(88, 48), GREEN);
    expect(left).toBeGreaterThan(0.8);
    expect(right).toBeLessThan(0.02);
  });
});
