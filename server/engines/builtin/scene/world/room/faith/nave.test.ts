import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planRoom } from '../plan-room.ts';
import { naveSurfaces } from './nave.ts';
import { votiveCandles } from './votive-candles.ts';

const noise = createNoise(3);
const strength = ([red, green, blue]: Colour): number =>
  Math.max(red, green, blue) - Math.min(red, green, blue);

describe('a church from within', () => {
  it.each([
    'inside of a church with stained glass windows',
    'interior of a cathedral',
    '教堂内部',
    '教会の内部',
    '성당 내부',
    "l'intérieur d'une église",
    'Kircheninneres',
    'interior de una iglesia',
    'интерьер собора',
    'interior de uma igreja',
    'interno di una chiesa',
    'kilisenin içi',
    'داخل كنيسة',
    'चर्च के अंदर',
  ])('is read from "%s"', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'nave', subjects: [], style: null });
  });

  it('has its windows of stained glass, and is not made of it', () => {
    expect(readPrompt('inside of a church with stained glass windows')).toMatchObject({
      medium: null,
      ignored: [],
    });
  });

  it('is no church that is seen from outside', () => {
    expect(readPrompt('a church on a hill')).toMatchObject({ subjects: [{ thing: 'church' }] });
    expect(readPrompt('a church with lit windows').land).not.toBe('nave');
  });

  it('has glass of strong colours in its windows, and grey stone between', () => {
    const { walls } = naveSurfaces(noise, 0);
    const shown = (y: number) =>
      Array.from({ length: 80 }, (_, n) => strength(walls(4.7, y, 3.6 + n * 0.05, 0)));
    expect(Math.max(...shown(4))).toBeGreaterThan(1);
    expect(Math.max(...shown(1))).toBeLessThan(0.25);
    expect(strength(walls(0.5, 7.6, 27, 2))).toBeGreaterThan(0.5);
  });

  it('has votive lights burning on both sides of that way', () => {
    const flames = votiveCandles(1.6, 3).filter(
      ({ glow, form }) => glow > 1 && form.kind === 'ball',
    );
    expect(flames.length).toBeGreaterThan(20);
    for (const { low, high } of flames) {
      expect(low[1]).toBeGreaterThan(0.7);
      expect(low[0]).toBeGreaterThan(0.8);
      expect(high[0]).toBeLessThan(2.4);
    }
  });

  it('leaves the way to the altar free', () => {
    for (const seed of [1, 2, 3]) {
      const room = planRoom({
        land: 'nave',
        random: createRandom(seed),
        noise,
        side: 1,
        tableHigh: null,
        hasFire: false,
      });
      const middle = (room.left + room.right) / 2;
      const inWay = room.solids.filter(
        ({ low, high }) =>
          high[1] > 0.3 &&
          low[1] < 2 &&
          high[2] < room.back - 4 &&
          low[0] < middle &&
          high[0] > middle,
      );
      expect(inWay).toEqual([]);
    }
  });
});
