import { createRandom, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../front.ts';
import { type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { type Ring, turned } from '../turned.ts';
import type { Way } from '../way.ts';
import { buildHall, buildSpire } from './build-spire.ts';
import { type Airspace, fliers, skyBridge } from './future-ways.ts';

/** Heights of the halls along the pavement and of the towers on them. World units. */
const HALL = { least: 7, more: 7 } as const;
const TOWER = { least: 34, more: 96 } as const;
/** The share of halls without a tower, and how deep a tower's ground is. */
const BARE = 0.3;
const DEEP = 24;
/** Where bridges cross the street above, how far apart and how high. World units. */
const BRIDGES = { from: 34, apart: 46, to: 240, low: 15, more: 20 } as const;
/** Nearer than this to a bridge, along the street, no flier is at its height. */
const CLEAR = 9;
/** Where fliers are between the buildings. */
const FLIERS: Airspace = {
  count: 18,
  aside: 8,
  near: 26,
  far: 190,
  low: 8,
  high: 60,
  isAlong: true,
};
/** The same of those that glide over the roadway. */
const GLIDERS: Airspace = {
  ...FLIERS,
  count: 9,
  aside: 4.4,
  near: 12,
  far: 130,
  low: 0.5,
  high: 1.4,
};
/** Trees along the roadway; the outline of a crown as shares of its radius and its height. World units. */
const TREES = { from: 15, to: 130, apart: 10, beside: 1.3 } as const;
const CROWN: readonly Ring[] = [
  [0.3, 0],
  [0.86, 0.16],
  [1, 0.42],
  [0.84, 0.7],
  [0.5, 0.9],
  [0.1, 1],
];
const LEAVES: Colour = [0.17, 0.34, 0.1];
const BARK: Colour = [0.3, 0.22, 0.16];
/** Spires behind the buildings of a street: how far apart, how far aside, how high. World units. */
const BEHIND = {
  from: 60,
  to: 560,
  apart: 26,
  aside: 30,
  more: 40,
  least: 90,
  higher: 150,
} as const;

/** A building along a street of the future: a glazed hall at the pavement, and over most of them a tower set back. */
export function futureBuilding(plot: Plot, random: Random, lamps: number): Solid[] {
  const hall = HALL.least + HALL.more * random.unit();
  const [share, high] = [random.unit(), TOWER.least + TOWER.more * random.unit() ** 1.5];
  const own = createRandom(random.uint32());
  const base = buildHall(random, plot, hall, lamps);
  if (share < BARE) return base;
  const set = within(plot, 0.6, 1.5, plot.wide - 1.2, Math.min(DEEP, plot.wide));
  return [...base, ...buildSpire(own, set, high, lamps, hall)];
}

/** What is over and behind the buildings of a street of the future: bridges across, fliers, higher towers; trees along it unless signs of neon are to be seen there. */
export function overAvenue(way: Way, random: Random, lamps: number, isNeon: boolean): Solid[] {
  const solids: Solid[] = [];
  const bridges: { readonly z: number; readonly high: number }[] = [];
  for (let z = BRIDGES.from; z < Math.min(BRIDGES.to, way.end); z += BRIDGES.apart)
    bridges.push({ z: z + 12 * random.unit(), high: BRIDGES.low + BRIDGES.more * random.unit() });
  for (const { z, high } of bridges)
    solids.push(...skyBridge(way.middle(z), way.front + 6, z, high, lamps));
  for (let z = BEHIND.from; z < BEHIND.to; z += BEHIND.apart)
    for (const side of [-1, 1]) {
      const own = createRandom(random.uint32());
      const aside = way.front + BEHIND.aside + BEHIND.more * own.unit();
      const wide = 20 + 10 * own.unit();
      const x = way.middle(z) + side * aside - wide / 2;
      const high = BEHIND.least + BEHIND.higher * own.unit();
      solids.push(
        ...buildSpire(own, { x, z, u: [1, 0], w: [0, 1], wide, deep: wide }, high, lamps),
      );
    }
  const isFree = (y: number, z: number) =>
    bridges.every(({ z: from, high }) => Math.abs(z - from) > CLEAR || Math.abs(y - high - 2) > 4);
  if (!isNeon) solids.push(...trees(way, random));
  return [...solids, ...[FLIERS, GLIDERS].flatMap((air) => fliers(random, air, lamps, isFree))];
}

/** Round trees in two rows along the pavements. */
function trees(way: Way, random: Random): Solid[] {
  const solids: Solid[] = [];
  for (let z = TREES.from; z < Math.min(TREES.to, way.end); z += TREES.apart)
    for (const side of [-1, 1]) {
      const own = createRandom(random.uint32());
      const at = [way.middle(z) + side * (way.road + TREES.beside), z + 2 * own.unit()] as const;
      const [wide, foot] = [1.3 + 0.5 * own.unit(), 2.2 + 0.5 * own.unit()];
      const crown = CROWN.map(([share, up]): Ring => [share * wide, foot + up * 2 * wide]);
      const shade = 0.8 + 0.4 * own.unit();
      solids.push(
        ...turned(
          at,
          [
            [0.14, 0],
            [0.1, foot + 0.3],
          ],
          5,
          plainPaint(BARK),
        ),
        ...turned(at, crown, 9, leaves(scaleColour(LEAVES, shade), own.below(4096))),
      );
    }
  return solids;
}

/** Leaves in darker and lighter clumps. */
const leaves =
  (colour: Colour, number: number): Paint =>
  ({ origin }, { along, up }) =>
    plainFront(
      scaleColour(
        colour,
        0.7 + 0.6 * chance(Math.floor(along / 0.22), Math.floor((origin[1] + up) / 0.2), number),
      ),
    );
