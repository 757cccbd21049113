import { createRandom, type Random } from '../../../../kernels/random.ts';
import type { Plot, Solid } from '../solid.ts';
import type { Way } from '../way.ts';
import { buildTower } from './build-tower.ts';
import { fallenIn } from './forsaken.ts';

/** Higher than these, buildings of a city are towers; the lowest and the highest of both. World units. */
const CITY = { low: 14, mid: 30, tower: 46, highest: 112 } as const;

/** A house of a city: an old one, a plain block, and farther on more and more towers. */
export function cityHouse(
  plot: Plot,
  random: Random,
  house: (plot: Plot, random: Random) => Solid[],
  lamps: number,
): Solid[] {
  const far = Math.min(1, Math.max(0, plot.z / 260));
  const choice = random.unit();
  const high = random.unit();
  if (choice < 0.14 + 0.46 * far)
    return buildTower(
      random,
      plot,
      CITY.tower + (CITY.highest - CITY.tower) * high * high,
      lamps,
      true,
    );
  if (choice < 0.62 + 0.2 * far)
    return buildTower(random, plot, CITY.low + (CITY.mid - CITY.low) * high, lamps, true);
  return house(plot, random);
}

/** Rows of towers behind the houses of a city's street, and at its far end; some fallen in where it is forsaken. */
export function skyline(way: Way, random: Random, lamps: number, isForsaken: boolean): Solid[] {
  const solids: Solid[] = [];
  for (let z = 40; z < 520; z += 30 + 22 * random.unit())
    for (const side of [-1, 1]) {
      const aside = 26 + 26 * random.unit();
      const high = CITY.mid + (CITY.highest - CITY.mid) * random.unit();
      const own = createRandom(random.uint32());
      const x = way.middle(z) + side * (way.front + aside) + (side < 0 ? -18 : 0);
      const plot: Plot = { x, z, u: [1, 0], w: [0, 1], wide: 16 + 8 * random.unit(), deep: 20 };
      const tower = buildTower(own, plot, high, lamps, false);
      solids.push(...(isForsaken ? fallenIn(tower, own) : tower));
    }
  if (way.form !== 'bend') return solids;
  for (let at = -90; at < 90; at += 22) {
    const own = createRandom(random.uint32());
    const plot: Plot = {
      x: at,
      z: way.end + 20 * random.unit(),
      u: [1, 0],
      w: [0, 1],
      wide: 20,
      deep: 20,
    };
    solids.push(...buildTower(own, plot, CITY.mid + 50 * random.unit(), lamps, true));
  }
  return solids;
}
