import { describe, expect, it } from 'vitest';
import { paint, speck } from '../testing/pictures.ts';
import { fineDetail, largestNear, SHARP } from './fine-detail.ts';

const [WIDTH, HEIGHT] = [40, 24];

describe('fine detail', () => {
  const none = new Uint8Array(WIDTH * HEIGHT);
  const of = (grey: (x: number, y: number) => number, hole = none) => {
    const { data } = paint(WIDTH, HEIGHT, (x, y) => [grey(x, y), grey(x, y), grey(x, y)]);
    return fineDetail({ width: WIDTH, height: HEIGHT, hole }, data);
  };

  it('is sharp at the edge of a thing, and neither on a slope nor in grain', () => {
    expect(Math.max(...of((x) => (x < 20 ? 60 : 180)))).toBeGreaterThan(SHARP);
    expect(Math.max(...of((x, y) => 40 + 4 * x + speck(x, y) * 12))).toBeLessThan(SHARP);
  });

  it('is told of no pixel beside a hole', () => {
    const hole = none.map((_, at) => (at % WIDTH >= 18 ? 1 : 0));
    expect(Math.max(...of((x) => (x < 18 ? 60 : 180), hole))).toBe(0);
  });
});

describe('the largest near', () => {
  it('is that of the square around each, at the border too', () => {
    const values = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
      Math.round(1000 * speck(at % WIDTH, Math.floor(at / WIDTH))),
    );
    for (const reach of [1, 3, 30]) {
      const expected = values.map((_, at) => {
        const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
        return values.reduce((most, value, other) => {
          const [across, down] = [(other % WIDTH) - x, Math.floor(other / WIDTH) - y];
          return Math.max(Math.abs(across), Math.abs(down)) <= reach ? Math.max(most, value) : most;
        }, 0);
      });
      expect(largestNear(values, WIDTH, reach)).toEqual(expected);
    }
  });
});
