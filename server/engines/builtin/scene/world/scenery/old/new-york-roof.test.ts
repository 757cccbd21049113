import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { LEVEL } from '../level-site.ts';
import { NEW_YORK_ROOF } from './new-york-roof.ts';

describe('a roof of New York', () => {
  const setting = decide(readPrompt('rooftops of New York with water towers'), null, 3, 0);
  const ground = NEW_YORK_ROOF.ground?.(() => 0, setting);
  const solids =
    NEW_YORK_ROOF.solids?.({
      ...{ setting, random: createRandom(3), lamps: 0 },
      groundAt: () => LEVEL,
    }) ?? [];

  it('is high over its streets, and who is on it stands on it', () => {
    expect((ground?.(0, 8) ?? 0) - (ground?.(0, 30) ?? 0)).toBeGreaterThan(30);
  });

  it('has roofs like a cone on tanks, here and on other roofs', () => {
    const cones = solids.filter(
      ({ faces, low, high }) =>
        faces.length === 20 &&
        high - low < 1.6 &&
        faces.some(({ normal }) => normal[1] > 0.6 && normal[1] < 0.95),
    );
    expect(cones.length).toBeGreaterThan(8);
    expect(cones.some(({ plan }) => plan.every(([, z]) => z < 15))).toBe(true);
  });
});
