import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Land } from '../../../words/land.ts';
import { shellFittings } from '../fittings/shell/dress-shell.ts';
import { planRoom } from '../plan-room.ts';

const planned = (underGlass: Land | undefined, isRound = false, land: Land = 'lobby') =>
  planRoom({
    land,
    random: createRandom(4),
    noise: createNoise(4),
    side: 1,
    tableHigh: null,
    hasFire: false,
    ...(underGlass && { underGlass }),
    fittings: isRound
      ? shellFittings([{ name: 'roundwindow', colour: null, count: 1, text: 'round window' }])
      : [],
  });

describe('a room under glass', () => {
  it('is seen through on all sides and above, between bars and over a low wall', () => {
    const { enclosure: glass, left, back, high } = planned('orbit');
    expect(glass?.isPane(0, left, 1, back - 0.7)).toBe(true);
    expect(glass?.isPane(2, left + 0.7, 1, back)).toBe(true);
    expect(glass?.isPane(1, left + 0.7, high, back - 0.7)).toBe(true);
    expect(glass?.isPane(0, left, 0.2, back - 0.7)).toBe(false);
    expect(glass?.isPane(2, left + 1.5, 1, back)).toBe(false);
  });

  it('has no panels before its panes', () => {
    const count = (around: Land | undefined) => planned(around, false, 'restaurant').solids.length;
    expect(count('orbit')).toBeLessThan(count(undefined));
  });

  it('has no pictures on its panes, and a submarine none over its portholes', () => {
    const pictures = (around: Partial<Parameters<typeof planRoom>[0]>) => {
      const room = planRoom({
        land: 'bedroom',
        random: createRandom(6),
        noise: createNoise(6),
        side: 1,
        tableHigh: null,
        hasFire: false,
        ...around,
      });
      return room.solids.filter(
        ({ low, high }) =>
          low[1] > 1 && high[0] - low[0] < 0.035 && Math.abs(high[2] - low[2] - 0.6) < 1e-6,
      ).length;
    };
    const own = pictures({});
    expect(own).toBeGreaterThan(1);
    expect(pictures({ underGlass: 'orbit' })).toBe(0);
    expect(pictures({ outer: 'submarine' })).toBeLessThan(own);
  });

  it('has waves above it under water alone', () => {
    expect(planned('orbit').enclosure?.waves).toBeUndefined();
    const waves = planned('underwater').enclosure?.waves;
    const shares = Array.from({ length: 200 }, (_, n) => waves?.(n * 0.1, n * 0.07) ?? 0);
    expect(Math.max(...shares)).toBeGreaterThan(0.8);
    expect(shares.filter((share) => share === 0).length).toBeGreaterThan(40);
  });

  it('is one great round window where one is named, with nothing before that', () => {
    const { enclosure: glass, left, right, back, high, solids } = planned('orbit', true);
    const middle = (left + right) / 2;
    expect(glass?.isPane(2, middle, high / 2, back)).toBe(true);
    expect(glass?.isPane(2, left + 0.3, high / 2, back)).toBe(false);
    expect(glass?.isPane(1, middle, high, back - 1)).toBe(false);
    const hides = solids.filter(
      ({ low, high: top }) =>
        low[2] > back - 0.9 && Math.abs(low[0] + top[0] - 2 * middle) < 1 && top[1] > 1.3,
    );
    expect(hides).toEqual([]);
  });
});
