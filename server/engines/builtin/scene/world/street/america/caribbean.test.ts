import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { caribbeanPalms } from '../../../things/placing/streets/caribbean-palms.ts';
import { levelStage } from '../../../things/placing/testing/level-stage.ts';
import type { Plot } from '../solid.ts';
import { buildCaribbeanHouse } from './caribbean.ts';

describe('a street of the Caribbean', () => {
  it('has wooden houses in many colours, with glass and trim', () => {
    const plot: Plot = { x: -12, z: 20, u: [1, 0], w: [0, 1], wide: 8, deep: 10 };
    const painted = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const [body] = buildCaribbeanHouse(plot, createRandom(seed), 1);
      const face = body?.faces.find(({ role }) => role === 'front');
      if (body === undefined || face === undefined) throw new Error('no front');
      painted.add(body.paint(face, { along: 0.3, up: 0.2, pixel: 0.02 }).colour.join());
      const panes = Array.from({ length: 76 }, (_, n) =>
        body.paint(face, { along: n / 10, up: 2.2, pixel: 0.02 }),
      );
      expect(panes.some(({ glass, glow }) => glass > 0 && glow[0] > 0)).toBe(true);
    }
    expect(painted.size).toBeGreaterThan(3);
  });

  it('is lined by palms, unless there are to be none', () => {
    expect(caribbeanPalms(levelStage('a market in the Caribbean')).length).toBeGreaterThan(3);
    expect(caribbeanPalms(levelStage('a market in the Caribbean without palm trees'))).toEqual([]);
    expect(caribbeanPalms(levelStage('a market in Havana'))).toEqual([]);
  });
});
