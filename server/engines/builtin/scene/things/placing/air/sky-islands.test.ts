import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { floatingIsland, ISLAND } from '../../outdoors/floating-island.ts';
import { levelStage } from '../testing/level-stage.ts';
import { skyIslands } from './sky-islands.ts';

const RADIUS = 60;

const rays = {
  toward: [0.5, 0.7, -0.5],
  sun: [0.8, 0.8, 0.7],
  sky: [0.4, 0.5, 0.6],
  ground: [0.3, 0.3, 0.3],
} as const;

const island = (falls: number) =>
  floatingIsland({
    ...{ random: createRandom(4), rays, season: 'summer', snowy: false },
    ...{ built: [], trees: [], wooded: 0, falls, radius: RADIUS },
  });

/** How many pixels of a row of a sprite hide what is behind it. */
function solidIn({ sizes: [texels] }: ReturnType<typeof island>, down: number): number {
  if (texels === undefined) throw new Error('no size');
  const row = Math.round((ISLAND.up + down) * RADIUS);
  const alphas = Array.from(
    { length: texels.width },
    (_, column) => texels.rgba[(row * texels.width + column) * 4 + 3] ?? 0,
  );
  return alphas.filter((alpha) => alpha > 0.3).length;
}

describe('an island in the air', () => {
  it('tapers downward and hangs free', () => {
    const dry = island(0);
    const [rim, middle, deep] = [0.15, 0.6, 0.95].map((down) => solidIn(dry, down));
    expect(rim).toBeGreaterThan(1.6 * RADIUS);
    expect(middle).toBeLessThan(0.85 * (rim ?? 0));
    expect(deep).toBeLessThan(0.6 * (middle ?? 0));
    expect(solidIn(dry, 1.65)).toBe(0);
  });

  it('has brooks that fall below its rock', () => {
    expect(solidIn(island(3), 0.8)).toBeGreaterThan(solidIn(island(0), 0.8));
  });
});

describe('islands in the air', () => {
  it('float at different distances, one of them before the others', () => {
    const placed = skyIslands(levelStage('a castle floating in the clouds'));
    expect(placed.length).toBeGreaterThan(2);
    const [nearest, ...others] = placed;
    expect(nearest?.thing).toBe('floatingisland');
    for (const { z } of others) expect(z).toBeGreaterThan(10 * (nearest?.z ?? 0));
  });

  it('carry towers far higher than any house where a city of the future was asked for', () => {
    const highest = (prompt: string): number => {
      const sprite = skyIslands(levelStage(prompt))[0]?.sprite;
      const [texels] = sprite?.sizes ?? [];
      if (texels === undefined) throw new Error('no island');
      const { width, height, rgba } = texels;
      const isThere = (row: number) =>
        Array.from({ length: width }, (_, n) => rgba[(row * width + n) * 4 + 3] ?? 0).some(
          (alpha) => alpha > 0.3,
        );
      return 1 - Array.from({ length: height }, (_, row) => row).findIndex(isThere) / height;
    };
    expect(highest('a floating city in the year 3000')).toBeGreaterThan(
      1.15 * highest('a floating city'),
    );
  });

  it('are none where none was asked for', () => {
    expect(skyIslands(levelStage('an airplane above the clouds'))).toEqual([]);
  });
});
