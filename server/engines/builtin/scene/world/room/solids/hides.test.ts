import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createHides } from './hides.ts';
import { box, crosses, type Point } from './solid.ts';

const plain = (): Point => [0.5, 0.5, 0.5];

describe('what hides a light in a room', () => {
  it('is any of its solids whose box the way to it passes through, level and upright ways too', () => {
    const random = createRandom(3);
    const some = (size: number): Point => [
      size * random.unit(),
      size * random.unit(),
      size * random.unit(),
    ];
    const solids = Array.from({ length: 6 }, () => {
      const low = some(4);
      const size = some(0.9);
      return box(low, [low[0] + size[0], low[1] + size[1], low[2] + size[2]], plain);
    });
    const hides = createHides(solids);
    const ways = Array.from({ length: 400 }, (_, n): [Point, Point] => {
      const [from, to] = [some(5), some(5)];
      const along = [0, 1, 2].map((axis) =>
        n % 4 === axis ? 0 : (to[axis] as number) - (from[axis] as number),
      );
      return [from, along as [number, number, number]];
    });
    const found = ways.map(([from, way]) => hides(from, way));
    expect(found).toEqual(
      ways.map(([from, way]) => solids.some(({ low, high }) => crosses(low, high, from, way))),
    );
    expect(new Set(found).size).toBe(2);
  });
});
