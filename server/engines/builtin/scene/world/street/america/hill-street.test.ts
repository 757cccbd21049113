import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { sloped } from '../sloped.ts';
import { plainPaint } from '../solid.ts';
import { HILL, hillStreet, onHillStreet, streetHeight } from './hill-street.ts';

const settingOf = (index: number) => decide(readPrompt('San Francisco street'), null, 3, index);

describe('a street of San Francisco', () => {
  it('falls from the eye to the bay without going under it, in each of the four pictures', () => {
    for (const index of [0, 1, 2, 3]) {
      const setting = settingOf(index);
      expect(streetHeight(setting, 0)).toBeGreaterThan(35);
      expect(streetHeight(setting, HILL.end - 20)).toBeGreaterThan(-2);
      const [x, up, z] = onHillStreet(setting, 0);
      expect(Math.abs(x)).toBeLessThan(HILL.road);
      expect(up).toBeCloseTo(streetHeight(setting, z));
    }
  });

  it('has houses that step down with it', () => {
    const setting = settingOf(0);
    const roofs = hillStreet(setting, createRandom(2), 0).filter(({ plan }) =>
      plan.every(([x, z]) => Math.abs(x) < 13 && Math.abs(x) > 7 && z > 10 && z < 180),
    );
    const high = (from: number, to: number) =>
      Math.max(
        ...roofs
          .filter(({ plan }) => plan.every(([, z]) => z > from && z < to))
          .map((one) => one.high),
      );
    expect(high(10, 40)).toBeGreaterThan(high(80, 110) + 8);
  });

  it('is of ground whose top falls as it says', () => {
    const one = sloped(
      { x: -1, z: 10, u: [1, 0], w: [0, 1], wide: 2, deep: 10 },
      { top: 20, pitch: 0.2 },
      0,
      1,
      plainPaint([1, 1, 1]),
    );
    const topAt = (z: number) =>
      Math.min(
        ...one.faces
          .filter(({ normal }) => normal[1] > 0)
          .map(({ normal, reach }) => (reach - normal[2] * z) / normal[1]),
      );
    expect(topAt(10)).toBeCloseTo(19);
    expect(topAt(20)).toBeCloseTo(17);
  });
});
