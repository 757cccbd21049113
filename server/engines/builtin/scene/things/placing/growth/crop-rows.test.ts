import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { bareAt, bedOf, cropOf, ROWS, rowAt } from '../../../world/soil/sown.ts';
import { lavender } from '../../plants/lavender.ts';
import { sunflower } from '../../plants/sunflower.ts';
import { type Sprite, smallerSize } from '../../sprite.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { cropRows } from './crop-rows.ts';

const FIELDS = [
  'lavender fields',
  'a tulip field',
  'a sunflower field',
  'a wheat field',
  'a corn field',
  'a pumpkin patch',
  'picking red currants',
  'a rapeseed field',
];
const SUMMER = 'in summer';

/** Mean light of the left and of the right half of what is solid. */
function halves(sprite: Sprite): readonly [number, number] {
  const { width, rgba } = smallerSize(sprite);
  const sums = [0, 0];
  const solid = [0, 0];
  for (let at = 0; at < rgba.length / 4; at++) {
    const half = at % width < width / 2 ? 0 : 1;
    for (let c = 0; c < 3; c++) sums[half] = (sums[half] ?? 0) + (rgba[at * 4 + c] ?? 0);
    solid[half] = (solid[half] ?? 0) + (rgba[at * 4 + 3] ?? 0);
  }
  return [(sums[0] ?? 0) / (solid[0] ?? 1), (sums[1] ?? 0) / (solid[1] ?? 1)];
}

describe('a sown field', () => {
  it('has its plants in rows, and bare ground between them', () => {
    for (const prompt of FIELDS) {
      const stage = groundStage(`${prompt} ${SUMMER}`);
      const crop = cropOf(stage.setting);
      const planted = cropRows(stage);
      expect(planted.length, prompt).toBeGreaterThan(500);
      if (crop === null) continue;
      const { side } = stage.setting;
      const near = planted.filter(({ z }) => z < 60);
      const between = near.filter(({ x, z }) => bareAt(crop, side, x, z) > 0.5);
      expect(between.length / near.length, prompt).toBeLessThan(0.05);
      const rows = new Set(near.map(({ x, z }) => rowAt(crop, side, x, z).row));
      expect(rows.size, prompt).toBeGreaterThan(ROWS[crop].apart > 10 ? 2 : 12);
    }
  });

  it('has rows that come together far off', () => {
    const { apart } = ROWS.lavender;
    const across = (z: number) => {
      const seen = [-0.4, 0.4].map((right) => rowAt('lavender', 1, right * z, z).row);
      return Math.abs((seen[1] ?? 0) - (seen[0] ?? 0));
    };
    expect(across(100)).toBeGreaterThan(8 * across(10));
    expect(across(100)).toBeCloseTo((0.8 * 100) / apart, -1);
  });

  it('has tulips of one colour in a bed and of another in the next', () => {
    expect(bedOf(0)).toBe(bedOf(1));
    expect(bedOf(0)).not.toBe(bedOf(2));
    expect(bedOf(-12)).toBe(bedOf(0));
  });

  it('has plants that are lighter where the sun is', () => {
    const growing = (right: number) => ({
      random: createRandom(5),
      rays: {
        toward: [right, 0.5, -0.4] as const,
        sun: [0.9, 0.8, 0.7] as const,
        sky: [0.4, 0.45, 0.55] as const,
        ground: [0.3, 0.3, 0.2] as const,
      },
      tall: 90,
    });
    for (const make of [sunflower, (one: ReturnType<typeof growing>) => lavender(one, null)]) {
      const [fromLeft, fromRight] = [halves(make(growing(-0.75))), halves(make(growing(0.75)))];
      expect(fromLeft[0] / fromLeft[1]).toBeGreaterThan(fromRight[0] / fromRight[1] + 0.08);
    }
  });
});
