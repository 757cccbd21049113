import { describe, expect, it } from 'vitest';
import { createCoarse, createCoarseColour } from './coarse.ts';

const size = { width: 21, height: 13 };

describe('a colour over a picture', () => {
  it('is what each of its channels is, and is worked out once for all of them', () => {
    const channel = (c: number) => (column: number, row: number) =>
      Math.sin(column * (c + 1) + row);
    let asked = 0;
    const colourAt = createCoarseColour(size, (column, row) => {
      asked++;
      return [channel(0)(column, row), channel(1)(column, row), channel(2)(column, row)];
    });
    const planes = [0, 1, 2].map((c) => createCoarse(size, channel(c)));
    for (const [column, row] of [
      [0, 0],
      [7, 5],
      [20, 12],
    ] as const)
      expect(Array.from(colourAt(column, row))).toEqual(planes.map((at) => at(column, row)));
    expect(asked).toBe(7 * 5);
  });
});
