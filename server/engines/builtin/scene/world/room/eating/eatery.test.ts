import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Cuisine } from '../../../words/cuisine.ts';
import { USUAL_DECOR } from '../../../words/decor.ts';
import { planRoom } from '../plan-room.ts';

const CUISINES: readonly Cuisine[] = [
  ...(['italian', 'french', 'greek', 'mexican', 'oriental'] as const),
  ...(['indian', 'chinese', 'japanese', 'korean'] as const),
];

const roomOf = (cuisine: Cuisine, isFull: boolean) =>
  planRoom({
    land: 'restaurant',
    random: createRandom(4),
    noise: createNoise(5),
    side: 1,
    tableHigh: null,
    hasFire: false,
    isFull,
    decor: { ...USUAL_DECOR, cuisine },
  });

describe.each(CUISINES)('a restaurant whose dishes are %s', (cuisine) => {
  it('keeps what it has between its walls, its floor and its ceiling', () => {
    const { left, right, high, back, solids } = roomOf(cuisine, true);
    const beyond = solids.filter(
      ({ low, high: top }) =>
        low[0] < left - 0.1 ||
        top[0] > right + 0.1 ||
        low[1] < -0.1 ||
        top[1] > high + 0.1 ||
        top[2] > back + 0.1,
    );
    expect(beyond).toEqual([]);
  });

  it('has guests at its tables only where it is full', () => {
    const guests = (isFull: boolean) =>
      roomOf(cuisine, isFull).solids.filter(({ isBody }) => isBody === true).length;
    expect(guests(false)).toBe(0);
    expect(guests(true)).toBeGreaterThan(50);
  });
});

it('has walls of its own for each country', () => {
  const looks = CUISINES.map((cuisine) => {
    const { walls } = roomOf(cuisine, false);
    return [0.3, 1.6, 2.9].map((y) => walls(0.37, y, 11, 2)).join();
  });
  expect(new Set(looks).size).toBe(CUISINES.length);
});
