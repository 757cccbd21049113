import { describe, expect, it } from 'vitest';
import { disc, paint, speck } from '../testing/pictures.ts';
import { drawContours } from './draw-contours.ts';
import { OTHER } from './regions/spread-grounds.ts';

const [WIDTH, HEIGHT] = [280, 280];

describe('what contours tell of a hole', () => {
  it('is which ground lies where beside an edge too faint for a wide hole to be parted by regions', () => {
    const leaf = paint(WIDTH, HEIGHT, (x, y) => {
      const share = Math.max(0, Math.min(1, 0.5 + (x - 140 - 0.2 * (y - 140)) / 2));
      const grain = 6 * speck(x, y);
      return [60 + 20 * share + grain, 90 + 45 * share + grain, 60 + grain];
    });
    const hole = disc(WIDTH, HEIGHT, 140, 140, 48).data.map((value) => (value === 0 ? 0 : 1));
    const { grounds } = drawContours(leaf.data, hole, new Uint8Array(hole.length), WIDTH, false);
    const groundAt = (x: number) => (grounds[140 * WIDTH + x] ?? 0) & ~OTHER;
    expect(groundAt(110)).not.toBe(0);
    expect(groundAt(170)).not.toBe(0);
    expect(groundAt(110) & groundAt(170)).toBe(0);
  });
});
