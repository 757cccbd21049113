import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { vine } from '../../plants/vine.ts';
import { paintSprite, type Sprite } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import { foreground } from '../foreground.ts';
import { levelStage } from '../testing/level-stage.ts';
import { undergrowth } from './undergrowth.ts';
import { vineyard } from './vineyard.ts';

const STONES = [paintSprite(8, 8, () => {})];
const stage = levelStage('a vineyard in summer', 8, 5);

/** The share of a sprite that is covered. */
function covered({ sizes }: Sprite): number {
  const alphas = (sizes[0]?.rgba ?? new Float32Array()).filter((_, at) => at % 4 === 3);
  return alphas.reduce((sum, one) => sum + one, 0) / alphas.length;
}

describe('a vineyard', () => {
  it('has its vines in rows that come together far off', () => {
    const vines = vineyard(stage);
    const rowsAt = (z: number) =>
      new Set(vines.filter((one) => Math.abs(one.z - z) < 0.04 * z).map(({ x }) => Math.round(x)))
        .size;
    expect(rowsAt(100)).toBeGreaterThan(4 * rowsAt(15));
  });

  it('has mown grass between them: no flowers, no stones', () => {
    expect(foreground(stage, STONES, [])).toEqual([]);
    const between = undergrowth(stage, STONES, []);
    expect(between.some(({ sprite }) => STONES.includes(sprite))).toBe(false);
    expect(new Set(between.map(({ sprite }) => sprite)).size).toBeLessThan(4);
  });

  it('has posts that stand out of the leaves, and grapes beneath them', () => {
    const { rays } = wishIn(stage.setting, {
      colour: null,
      posture: null,
      tall: 120,
      isPortrait: false,
    });
    const { sizes } = vine({ rays, tall: 120, random: createRandom(3) }, 'summer');
    const [{ rgba, width }] = sizes as unknown as [{ rgba: Float32Array; width: number }];
    const alphasOf = (row: number) =>
      Array.from({ length: width }, (_, x) => rgba[(row * width + x) * 4 + 3] as number);
    const postTop = alphasOf(4).filter((alpha) => alpha > 0.5);
    expect(postTop.length).toBeGreaterThan(2);
    expect(postTop.length).toBeLessThan(width / 8);
    const isGrape = (at: number) =>
      (rgba[at + 3] as number) > 0.9 && (rgba[at + 2] as number) > 1.2 * (rgba[at + 1] as number);
    const grapes = Array.from({ length: rgba.length / 4 }, (_, n) => n).filter((n) =>
      isGrape(n * 4),
    );
    const rows = grapes.map((n) => Math.floor(n / width));
    expect(rows.length).toBeGreaterThan(60);
    expect(Math.min(...rows)).toBeGreaterThan(0.4 * 120);
  });

  it('is bare in winter', () => {
    const { rays } = wishIn(stage.setting, {
      colour: null,
      posture: null,
      tall: 80,
      isPortrait: false,
    });
    const drawn = (season: 'summer' | 'winter') =>
      covered(vine({ rays, tall: 80, random: createRandom(3) }, season));
    expect(drawn('winter')).toBeLessThan(0.5 * drawn('summer'));
  });
});
