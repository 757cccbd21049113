import { describe, expect, it } from 'vitest';
import { CAT, DOG, FOX, LION } from '../beasts/animals.ts';
import { beastGlasses } from './beast-glasses.ts';

describe('the glasses of an animal', () => {
  it.each([
    ['cat', CAT],
    ['dog', DOG],
    ['fox', FOX],
    ['lion', LION],
  ] as const)(
    'are two rims before its eyes that do not overlap, dark ones with glass: %s',
    (_, build) => {
      const rims = beastGlasses(build.head, 0.2, ['glasses']).filter(
        ({ shape }) => shape === 'ring',
      );
      expect(rims).toHaveLength(2);
      for (const { a, r1, r2 } of rims) {
        expect(a[0]).toBeGreaterThan(build.head.eye.ahead + build.head.eye.size);
        expect(Math.abs(a[2])).toBeGreaterThan(r1 + r2);
      }
      const dark = beastGlasses(build.head, 0.2, ['sunglasses']);
      expect(dark.filter(({ shape }) => shape === 'ellipsoid')).toHaveLength(2);
    },
  );

  it('are none where nothing tells of them', () => {
    expect(beastGlasses(CAT.head, 0.2, [])).toEqual([]);
  });
});
