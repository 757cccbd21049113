import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { wayOf } from '../way.ts';
import { suburbGround } from './suburb-floor.ts';
import { GARAGE, garageOf, onLot, suburbLots } from './suburb-lots.ts';

function suburbOf(index: number) {
  const { noise, ...setting } = decide(readPrompt('a suburban street in summer'), null, 4, index);
  const way = wayOf({ ...setting });
  const lots = suburbLots(way, noise);
  const ground = { way, noise, snowy: false, isAutumn: false, lots };
  const groundAt = (x: number, z: number) => suburbGround(ground, x, z, 0.02, 0.05);
  return { way, lots, groundAt };
}

const isGreen = ([red, green, blue]: readonly number[]) =>
  (green as number) > 1.2 * Math.max(red as number, blue as number);

describe('the lots of a suburb', () => {
  it('have a garage beside the house, in each of the four pictures', () => {
    for (const index of [0, 1, 2, 3])
      for (const { house, garage, door, plot } of suburbOf(index).lots) {
        expect(garage >= house[1] - 1e-9 || garage + GARAGE.wide <= house[0] + 1e-9).toBe(true);
        expect(door).toBeGreaterThan(house[0]);
        expect(door).toBeLessThan(house[1]);
        expect(Math.min(house[0], garage)).toBeGreaterThan(0);
        expect(Math.max(house[1], garage + GARAGE.wide)).toBeLessThan(plot.wide);
      }
  });

  it('have lawns, and a paved drive from the garage to the road', () => {
    for (const index of [0, 1, 2, 3]) {
      const { lots, groundAt } = suburbOf(index);
      for (const lot of lots.filter(({ plot }) => plot.z > 8)) {
        const middle = lot.garage + GARAGE.wide / 2;
        for (const inward of [-2, -4, -6]) {
          expect(isGreen(groundAt(...onLot(lot, middle, inward)))).toBe(false);
          const beside = lot.garage > lot.house[0] ? lot.house[0] + 3.5 : lot.house[1] - 3.5;
          if (inward > -4) expect(isGreen(groundAt(...onLot(lot, beside, inward)))).toBe(true);
        }
      }
    }
  });

  it('leave the middle of the road to cars', () => {
    const { way, groundAt, lots } = suburbOf(1);
    for (let z = 2; z < way.end - 24; z += 4)
      expect(isGreen(groundAt(way.middle(z), z))).toBe(false);
    expect(lots.every((lot) => garageOf(lot).wide === GARAGE.wide)).toBe(true);
  });
});
