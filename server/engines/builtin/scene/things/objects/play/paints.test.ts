import { describe, expect, it } from 'vitest';
import { paints } from './paints.ts';

describe('what a child paints at a table', () => {
  const ALL = [0, 1, 2, 3, 4, 5].map((nth) => paints([0, 1, 0], nth));

  /** The colours of a sheet at many places. */
  const picture = (nth: number) => {
    const { look } = ALL[nth]?.[0] ?? {};
    return Array.from({ length: 400 }, (_, n) =>
      look?.paint((Math.floor(n / 20) - 9.5) / 125, 1, ((n % 20) - 9.5) / 90, [0, 1, 0]).join(),
    );
  };

  it('is another picture for each of several', () => {
    for (const one of [0, 1, 2, 3, 4, 5])
      for (let other = one + 1; other < 6; other++) {
        const [a, b] = [picture(one), picture(other)];
        expect(a.filter((colour, n) => colour !== b[n]).length).toBeGreaterThan(60);
      }
  });

  it('leaves paper bare and has more colours than one', () => {
    for (const nth of [0, 1, 2, 3, 4, 5]) {
      const colours = new Set(picture(nth));
      expect(colours.size).toBeGreaterThan(2);
      expect(colours).toContain([0.96, 0.95, 0.91].join());
    }
  });
});
