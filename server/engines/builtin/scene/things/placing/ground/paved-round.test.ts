import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { atGasStation } from '../villages/at-gas-station.ts';
import { wishes } from '../wishes.ts';
import { pavedRound } from './paved-round.ts';
import { waysTo } from './ways-to.ts';

/** What a prompt's ground is paved with, and what stands on that. */
function pavedIn(prompt: string) {
  const stage = groundStage(prompt);
  const wished = wishes(stage);
  const yards = pavedRound(stage.setting, wished);
  const [one] = wished;
  return { stage, wished, yards, one, cars: atGasStation(stage, wished) };
}

describe('ground that is paved', () => {
  it('is beneath a rocket that is launched, with a way toward the eye, and no track of carts', () => {
    const { stage, wished, yards, one } = pavedIn('a rocket launch');
    const at = (x: number, z: number) => Math.max(0, ...yards.map((yard) => yard(x, z)));
    const { x = 0, z = 0, size = 0 } = one ?? {};
    expect(at(x, z)).toBe(1);
    expect(at(x / 2, z / 2)).toBe(1);
    expect(at(x + 2 * size, z)).toBe(0);
    expect(waysTo(stage.setting, wished)).toHaveLength(0);
  });

  it('is a lot and a road before a gas station, with a car on each', () => {
    const { yards, one, cars } = pavedIn('a gas station at noon');
    expect(yards).toHaveLength(2);
    expect(cars).toHaveLength(2);
    for (const car of cars) {
      expect(car.z).toBeLessThan(one?.z ?? 0);
      expect(Math.max(...yards.map((yard) => yard(car.x, car.z)))).toBe(1);
    }
  });

  it('has no cars where none are wanted', () => {
    expect(pavedIn('a gas station without cars').cars).toHaveLength(0);
  });
});

describe('a gas station on a road', () => {
  it('is by one in open land, and in a city in a street of that', () => {
    const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;
    expect(landOf('a gas station on a road')).not.toBe('street');
    expect(landOf('a gas station in a city street')).toBe('street');
  });
});
