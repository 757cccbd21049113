import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { vine } from '../plants/vine.ts';
import { paintSprite, type Sprite } from '../sprite.ts';
import { wishIn } from '../wish.ts';
import { foreground } from './foreground.ts';
import { levelStage } from './testing/level-stage.ts';
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
