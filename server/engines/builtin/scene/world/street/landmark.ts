import { pick, type Random } from '../../../kernels/random.ts';
import type { Setting } from '../../setting.ts';
import { duomo } from './europe/duomo.ts';
import { buildChurch } from './houses/build-church.ts';
import type { Solid } from './solid.ts';
import type { Way } from './way.ts';

/** How much higher than it is said to be a church is with the longest spire and its cross, how far below the picture's upper edge that ends, and how high it is said to be at the least; world units. */
const CHURCH = { whole: 1.2, cross: 2.2, below: 1.2, least: 20 } as const;

/** How far before the houses at a street's end a church stands, and how far behind them. */
const BEFORE = { houses: 5, behind: 9 } as const;

/** A church that rises over the end of a street, on a square beside its middle; farther off, and no higher than is seen of it, where it would be cut off. */
export function landmark(
  way: Way,
  { idea }: Setting,
  random: Random,
  lamps: number,
  reach: (z: number) => number,
): Solid[] {
  if (idea.manner === 'southern') return duomo(way, lamps);
  const isSmall = way.kind === 'lane' || idea.settled === 'village';
  const wanted = (isSmall ? 28 : 38) + 8 * random.unit();
  const wide = 15;
  const out = way.hidesChurch ? 2.1 : 1;
  const aside = way.form === 'square' ? out * pick(random, [-9, 8]) : 0;
  // Over the outer side of a bend it stands where the street leads at first.
  const x = (way.form === 'bend' ? 0.15 : 1) * way.middle(way.end) + aside - wide / 2;
  const mostAt = (z: number) => (reach(z) - CHURCH.below - CHURCH.cross) / CHURCH.whole;
  const isBefore =
    way.form === 'square' && !way.hidesChurch && mostAt(way.end - BEFORE.houses) >= wanted;
  const z = way.end + (isBefore ? -BEFORE.houses : BEFORE.behind);
  const high = Math.max(CHURCH.least, Math.min(wanted, mostAt(z)));
  return buildChurch(random, { x, z, u: [1, 0], w: [0, 1], wide, deep: 26 }, high, lamps, 0);
}
