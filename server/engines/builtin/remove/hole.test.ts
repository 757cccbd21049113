import { describe, expect, it } from 'vitest';
import { awayFromHole, holeDepth } from './hole.ts';

const [WIDTH, HEIGHT] = [40, 30];
/** A slanting stroke that touches the lower side of the picture. */
const hole = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
  return y > 16 && Math.abs(x - 20 - (y - 20) / 2) < 4 ? 1 : 0;
});

/** The shortest way from a pixel to one of a value, by steps to the side and slantwise. */
function nearest(at: number, value: 0 | 1): number {
  const ways = [...hole.keys()].flatMap((other) => {
    if (hole[other] !== value) return [];
    const across = Math.abs((at % WIDTH) - (other % WIDTH));
    const down = Math.abs(Math.floor(at / WIDTH) - Math.floor(other / WIDTH));
    return [Math.max(across, down) + (Math.SQRT2 - 1) * Math.min(across, down)];
  });
  return Math.min(...ways);
}

describe('distances around a hole', () => {
  it('tell how deep each of its pixels lies, the border of the picture being no end of it', () => {
    holeDepth(hole, WIDTH).forEach((depth, at) => {
      expect(depth).toBeCloseTo(nearest(at, 0), 4);
    });
  });

  it('tell how far others lie from it, as far as is asked', () => {
    const reach = 7;
    awayFromHole(hole, WIDTH, reach).forEach((away, at) => {
      const truth = nearest(at, 1);
      if (truth <= reach) expect(away).toBeCloseTo(truth, 4);
      else expect(away).toBeGreaterThan(reach);
    });
  });

  it('are nothing where nothing is marked', () => {
    const none = new Uint8Array(WIDTH * HEIGHT);
    expect(Math.max(...holeDepth(none, WIDTH))).toBe(0);
    expect(Math.min(...awayFromHole(none, WIDTH, 5))).toBeGreaterThan(5);
  });
});
