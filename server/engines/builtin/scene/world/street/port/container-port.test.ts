import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { containerPort, onApron, PORT } from './container-port.ts';
import { containerShip, SHIP } from './container-ship.ts';
import { CRANE } from './gantry-crane.ts';

const settingOf = (index: number) => decide(readPrompt('a container port'), null, 3, index);

describe('a container port', () => {
  it('has cranes that rise over the ship, water beyond its quay in each of the four pictures', () => {
    for (const index of [0, 1, 2, 3]) {
      const setting = settingOf(index);
      const solids = containerPort(setting, createRandom(1), 0);
      const peak = Math.max(
        ...solids.filter(({ plan }) => plan.every(([, z]) => z < 300)).map(({ high }) => high),
      );
      expect(peak).toBeGreaterThan(PORT.quay + CRANE.peak - 1);
      const [x, up] = onApron(setting, 0);
      expect(up).toBe(PORT.quay);
      expect(Math.abs(x)).toBeLessThan(PORT.edge);
    }
  });

  it('has a ship whose bow is narrower than its hull, by the water more than at the deck', () => {
    const [hull] = containerShip(0, 100, [0.1, 0.2, 0.3], 0);
    const isWithin = (x: number, y: number, z: number) =>
      hull?.faces.every(
        ({ normal, reach }) => normal[0] * x + normal[1] * y + normal[2] * z <= reach + 1e-6,
      );
    const aside = SHIP.wide / 2 - 1;
    expect(isWithin(aside, 5, 100 + SHIP.bow + 20)).toBe(true);
    expect(isWithin(aside, 5, 105)).toBe(false);
    expect(isWithin(2, SHIP.deck - 0.5, 103)).toBe(true);
    expect(isWithin(2, 0, 103)).toBe(false);
  });
});
