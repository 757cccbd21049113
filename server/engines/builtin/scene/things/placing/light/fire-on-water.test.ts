import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { type Frame, WATER } from '../../../world/frame.ts';
import { flames } from '../../outdoors/flames.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { fireOnWater } from './fire-on-water.ts';

const sprite = flames({ random: createRandom(3) }, 44, 44);
const SHIP: Planted = { sprite, thing: 'boat', x: 0, z: 20, base: 0, size: 5 };

/** How much redder the water of a picture becomes in its columns from the middle to that far aside, in shares of the width. */
function reddened(prompt: string, one: Planted, from: number, to: number): number {
  const { frame, camera, setting } = levelStage(prompt, 3);
  const sea: Frame = {
    ...frame,
    kind: frame.kind.map((_, at) => (at / frame.width > camera.horizon + 1 ? WATER : 0)),
    depth: frame.depth.map((_, at) => {
      const below = Math.floor(at / frame.width) - camera.horizon;
      return below > 0 ? (camera.height * camera.focal) / below : Number.POSITIVE_INFINITY;
    }),
  };
  const before = sea.rgb.slice();
  fireOnWater(sea, camera, setting, [one]);
  return sea.rgb.reduce((sum, value, at) => {
    const aside = Math.abs(((at / 3) % sea.width) - camera.centre) / sea.width;
    return aside >= from && aside < to ? sum + value - (before[at] ?? 0) : sum;
  }, 0);
}

describe('fire on water', () => {
  it('lies before what burns and hardly beside it', () => {
    const under = reddened('a burning boat at night', SHIP, 0, 0.1);
    expect(under).toBeGreaterThan(1);
    expect(reddened('a burning boat at night', SHIP, 0.4, 0.5)).toBeLessThan(0.2 * under);
  });

  it('is there for a campfire, and for nothing that does not burn', () => {
    expect(reddened('a meadow at night', { ...SHIP, thing: 'campfire' }, 0, 1)).toBeGreaterThan(1);
    expect(reddened('a boat at night', SHIP, 0, 1)).toBe(0);
  });
});
