import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { LEVEL } from '../level-site.ts';
import { LOST_PARK } from './lost-park.ts';
import { vinesOf, WHEEL } from './lost-wheel.ts';

const setting = decide(readPrompt('an abandoned amusement park'), null, 3, 0);
const solids =
  LOST_PARK.solids?.({
    ...{ setting, random: createRandom(3), lamps: 0 },
    groundAt: () => LEVEL,
  }) ?? [];

describe('an amusement park that people have left', () => {
  it('has its wheel over the trees, and on its rim what vines hang from', () => {
    expect(Math.max(...solids.map(({ high }) => high)) - LEVEL).toBeGreaterThan(22);
    for (const [x, y, z] of vinesOf(setting)) {
      const away = Math.hypot(x - setting.side * WHEEL.x, y - LEVEL - WHEEL.up);
      expect(away).toBeCloseTo(WHEEL.radius, 5);
      expect(z).toBeLessThan(WHEEL.z);
    }
  });

  it('is red with rust', () => {
    const [piece] = solids;
    const [face] = piece?.faces ?? [];
    if (piece === undefined || face === undefined) throw new Error('nothing is built');
    const shown = Array.from(
      { length: 40 },
      (_, n) => piece.paint(face, { along: 0, up: n * 0.2, pixel: 0.3 }).colour,
    );
    const red = shown.filter(([r, g, b]) => r > g && g > b);
    expect(red.length).toBeGreaterThan(10);
  });
});
