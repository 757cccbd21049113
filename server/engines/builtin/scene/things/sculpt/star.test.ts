import { describe, expect, it } from 'vitest';
import { distanceTo } from './distance.ts';
import { createField } from './field.ts';
import { plain } from './looks.ts';
import { carry, grow, mirror, starry } from './solid.ts';
import { createStar, radiusAt, toStar } from './star.ts';
import { normalise, turn, type Vector, yaw } from './vector.ts';

const WHITE = plain([1, 1, 1]);
/** A ball with a nose ahead, a little to the far side. */
const NOSE = normalise([1, 0, 0.3]);
const noseAt = (x: number, y: number, z: number): number =>
  0.4 + 0.1 * Math.exp(((x * NOSE[0] + y * NOSE[1] + z * NOSE[2] - 1) * 2) / 0.16 ** 2);

describe('a star', () => {
  it('is as far from its middle as it was surveyed, in every direction', () => {
    const star = createStar(96, noseAt, false);
    const ways: readonly Vector[] = [NOSE, [0, 1, 0], [0, 0, -1], [-0.8, 0.6, 0]];
    for (const way of ways) expect(radiusAt(star, ...way)).toBeCloseTo(noseAt(...way), 2);
  });

  it('is no more than a tenth farther than its surface, so that no line of sight passes through', () => {
    const star = createStar(96, noseAt, false);
    const tip = 0.5;
    for (const out of [0.45, 0.6, 0.9])
      for (const aside of [0.05, 0.1, 0.2]) {
        const at: Vector = [NOSE[0] * out - NOSE[2] * aside, 0, NOSE[2] * out + NOSE[0] * aside];
        const toTip = Math.hypot(at[0] - NOSE[0] * tip, at[2] - NOSE[2] * tip);
        expect(toStar(star, ...at)).toBeLessThanOrEqual(toTip * 1.1);
      }
  });

  it('is turned, grown and mirrored as other pieces are', () => {
    const piece = starry(WHITE, [0, 0, 0], createStar(96, noseAt, false), 1);
    const reach = (moved: typeof piece, way: Vector): number => {
      const field = createField([moved]);
      let far = 0;
      while (distanceTo(field, 0, way[0] * far, way[1] * far, way[2] * far) < 0) far += 0.005;
      return far;
    };
    expect(reach(carry(piece, yaw(1)), turn(yaw(1), NOSE))).toBeCloseTo(0.5, 1);
    expect(reach(grow(piece, 2), NOSE)).toBeCloseTo(1, 1);
    expect(reach(mirror(piece), [NOSE[0], NOSE[1], -NOSE[2]])).toBeCloseTo(0.5, 1);
    expect(reach(mirror(piece), NOSE)).toBeLessThan(0.45);
  });
});
