import { createRandom, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import {
  boxOn,
  type Paint,
  type Plot,
  type Point,
  plainPaint,
  roofOn,
  type Solid,
} from '../solid.ts';
import { bougainvillea, greekHouse, LIME } from './greek-house.ts';

/** How high the eye is over a canal's water where no more is said, as in `view.ts`. World units. */
const EYE = 3.2;
/** How far below it the terrace is on which one stands, where its wall is, how high that is. */
export const TERRACE = { below: 2.3, end: 4.7, wall: 0.8, thick: 0.42 } as const;
/** How steep the island is, how high at the most, how far inland its cliff is, how far the first houses stand. */
const SLOPE = { pitch: 0.62, top: 44, edge: 9, bare: 13 } as const;
/** The farther off, the higher its cliff, until it goes down to its cape: by how much at the most, from where and over what distances. */
const RISE = { most: 11, from: 26, over: 90, down: 60, end: 300 } as const;
/** Where its shore is beside the eye, and how the bay before it bends. */
const SHORE = { at: -21, bay: 0.26, until: 78, cape: 0.55 } as const;
/** How far off the first houses and the last are. */
const HOUSES = { from: 11, to: 250 } as const;
/** How far apart houses stand: up the slope from one row to the next, along it at the eye, and how much more for each unit farther off. World units. */
const APART = { rows: 7.4, along: 8.2, farther: 0.012 } as const;
/** Steps that lead up between the houses: how far ahead, how wide, how deep one is and how far up the slope they lead. World units. */
const STEPS = { at: [24, 47, 82], wide: 2.4, deep: 1.1, to: 58 } as const;
/** How long one piece of the slope is along the shore. */
const PIECE = 4;
/** How far inland one comes for each unit up the slope's own length. */
const INLAND = 1 / Math.hypot(1, SLOPE.pitch);
const ROCK: readonly Colour[] = [
  [0.46, 0.36, 0.28],
  [0.4, 0.28, 0.22],
  [0.54, 0.46, 0.38],
  [0.34, 0.27, 0.24],
];
/** The walls between the houses that hold the slope, and the lanes on them. */
const HELD: Colour = [0.74, 0.68, 0.6];
const LANE: Colour = [0.88, 0.86, 0.82];
const POT: Colour = [0.1, 0.3, 0.62];
/** Islands on the horizon: how far off, aside, how wide, how high. */
const AFAR = [
  [1500, -760, 900, 90],
  [2400, 300, 1500, 130],
] as const;

/** Which side the island rises on: that to which the far end of the view is moved, so that the sea has more room. */
export const hillSide = ({ side }: Pick<Setting, 'side'>): 1 | -1 => (side > 0 ? 1 : -1);

/** How high the terrace is on which the eye stands over the sea. World units. */
export const terraceHeight = ({ eye }: Pick<Setting, 'eye'>): number => EYE * eye - TERRACE.below;

/** How far before its wall somebody is on the terrace, how far toward the sea, and how far from the next. World units. */
const ON_TERRACE = { before: 0.75, aside: 0.35, apart: 0.75 } as const;

/** Where the one of so many stands on the terrace: right, up, ahead. */
export function onTerrace(setting: Pick<Setting, 'eye' | 'side'>, index: number): Point {
  const z = TERRACE.end - TERRACE.thick - ON_TERRACE.before;
  const aside = ON_TERRACE.aside + ON_TERRACE.apart * (index % 3) * (index % 2 === 0 ? 1 : -1);
  return [-hillSide(setting) * aside, terraceHeight(setting), z];
}

/** How far toward the hill the shore is so far ahead: a bay, then a cape. */
function shoreAt(z: number): number {
  const { at, bay, until, cape } = SHORE;
  return z < until
    ? at + bay * z
    : at + bay * until - cape * (z - until) * Math.min(1, (z - until) / 60);
}

/** How high the slope is so far inland from the shore and so far ahead, over the sea. */
function groundAt(a: number, z: number): number {
  const share = Math.min(1, (z - RISE.from) / RISE.over, (RISE.end - z) / RISE.down);
  return SLOPE.pitch * a + RISE.most * Math.max(0, share);
}

/** Builds an island of Greece: white houses down a slope above the sea, blue domes among them, a terrace with flowers before the eye; `lamps` is the share of lit windows. */
export function greekIsland(setting: Setting, random: Random, lamps: number): Solid[] {
  const hill = hillSide(setting);
  const plotAt = (a: number, z: number, wide: number, deep: number): Plot => ({
    ...{ x: hill > 0 ? a : -a - wide, z, u: [1, 0], w: [0, 1], wide, deep },
  });
  return [
    ...slope(plotAt, hill),
    ...houses(plotAt, random, lamps),
    ...stairways(plotAt),
    ...terrace(plotAt, hill, terraceHeight(setting), random),
    ...AFAR.map(([z, aside, wide, high]) => farIsland(aside * hill - wide / 2, z, wide, high)),
  ];
}

type PlotAt = (a: number, z: number, wide: number, deep: number) => Plot;

/** Dark and pale layers of a volcano's rock; between the houses are white walls that hold lanes, one for each row. */
function layers(z: number): Paint {
  const shift = groundAt(0, z);
  return ({ role }, { along, up, pixel }) => {
    // A roof's height is told along its slope, from the cliff's edge.
    const inland = role === 'roof' ? SLOPE.edge + up * INLAND : (up - shift) / SLOPE.pitch;
    if (inland > SLOPE.bare) {
      const row = (inland - SLOPE.bare) / APART.rows;
      const isLane = row - Math.floor(row) > 0.72;
      const worn = 0.03 * Math.sin(along * 0.9 + row) * Math.sin(up * 1.3);
      return plainFront(scaleColour(isLane ? LANE : HELD, 1 + worn));
    }
    const height = role === 'roof' ? groundAt(inland, z) : up;
    const layer = Math.floor(height / 1.3 + 0.6 * Math.sin(z * 0.05) + 0.25 * Math.sin(z * 0.31));
    const rock = ROCK[((layer % ROCK.length) + ROCK.length) % ROCK.length] as Colour;
    const grain =
      pixel < 0.5 ? 0.16 * (chance(Math.floor(along / 0.5), Math.floor(up / 0.5), 3) - 0.5) : 0;
    return plainFront(scaleColour(rock, 1 + grain));
  };
}

function slope(plotAt: PlotAt, hill: number): Solid[] {
  const side = hill > 0 ? 'start' : 'end';
  const solids: Solid[] = [];
  for (let z = 8; z < RISE.end - PIECE; z += PIECE) {
    // No two pieces begin alike: the rock has ribs.
    const rib = 1.8 * Math.sin(z * 0.17) + 0.9 * Math.sin(z * 0.7) + 0.5 * Math.sin(z * 2.3);
    const plot = plotAt(shoreAt(z + PIECE / 2) + SLOPE.edge + rib, z, 130, PIECE + 0.05);
    const from = groundAt(SLOPE.edge + rib, z);
    const top = groundAt(SLOPE.top / SLOPE.pitch, z);
    solids.push(roofOn(plot, -0.5, top, [{ side, pitch: SLOPE.pitch, from }], layers(z)));
  }
  return solids;
}

function houses(plotAt: PlotAt, random: Random, lamps: number): Solid[] {
  const solids: Solid[] = [];
  for (let z = HOUSES.from; z < HOUSES.to; z += APART.along + z * APART.farther) {
    const isStairway = STEPS.at.some((at) => Math.abs(at - z - 3.5) < APART.along / 2);
    for (let a = SLOPE.bare + random.unit(); a < 78; a += APART.rows) {
      const own = createRandom(random.uint32());
      const [wide, deep] = [6 + 1.8 * own.unit(), isStairway ? 4.6 : 6.4 + 1.6 * own.unit()];
      const at = shoreAt(z) + a;
      const ground = groundAt(a, z);
      const plot = plotAt(at, z + 1.6 * own.unit(), wide, deep);
      const flowers = own.unit();
      if (own.unit() < 0.06) continue;
      solids.push(...greekHouse(plot, ground, own, lamps));
      if (flowers < 0.2 && z < 70)
        solids.push(
          ...bougainvillea([plot.x + wide * 0.8, ground + 2.2, plot.z - 0.3], 1.2, 9, own),
        );
    }
  }
  return solids;
}

/** Steps up the slope between the houses, their treads grey. */
function stairways(plotAt: PlotAt): Solid[] {
  const tread: Paint = ({ role }) => plainFront(scaleColour(LIME, role === 'level' ? 0.72 : 0.98));
  return STEPS.at.flatMap((z) =>
    Array.from({ length: Math.floor((STEPS.to - SLOPE.bare) / STEPS.deep) }, (_, n) => {
      const a = SLOPE.bare + n * STEPS.deep;
      const plot = plotAt(shoreAt(z) + a, z, STEPS.deep, STEPS.wide);
      return boxOn(plot, groundAt(a, z) - 2, groundAt(a + STEPS.deep, z) + 0.2, tread);
    }),
  );
}

/** Grey flagstones with joints that are painted white. */
const flags: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'level') return plainFront(LIME);
  const row = Math.floor(up / 0.62 + 0.12 * Math.sin(along * 1.9));
  const shifted = along / 0.85 + 0.37 * row + 0.1 * Math.sin(up * 3.1 + row);
  const column = Math.floor(shifted);
  const off = Math.max(
    Math.abs(shifted - column - 0.5) * 0.85,
    Math.abs(up / 0.62 + 0.12 * Math.sin(along * 1.9) - row - 0.5) * 0.62,
  );
  const joint = inside(off, 0.29 - 0.03 * chance(row, column, 2), 9, pixel);
  const stone = scaleColour([0.56, 0.56, 0.58], 0.86 + 0.3 * chance(row, column, 8));
  return plainFront(mixColour(stone, LIME, joint));
};

/** The terrace that one stands on: white walls, pots, and flowers that hang over them. */
function terrace(plotAt: PlotAt, hill: number, level: number, random: Random): Solid[] {
  const white: Paint = (_, { along, up }) =>
    plainFront(scaleColour(LIME, 0.96 + 0.02 * Math.sin(along * 3 + up * 2)));
  const { end, wall, thick } = TERRACE;
  const from = -2.4;
  const floor = plotAt(from, -4, 14, end + 4);
  const front = plotAt(from, end - thick, 14, thick);
  const beside = plotAt(from, -4, thick, end + 4);
  const pots = [
    [1.25, end - 0.85, 0.25],
    [0.55, end - 0.75, 0.17],
    [-1.2, end - 0.85, 0.28],
  ] as const;
  const flowerAt = (a: number, up: number, z: number, reach: number, count: number) =>
    bougainvillea([hill * a, level + up, z], reach, count, random);
  return [
    boxOn(floor, 0, level, flags),
    boxOn(front, level, level + wall, white),
    boxOn(beside, level, level + wall, white),
    ...pots.flatMap(([a, z, radius]) => [
      frustumAt([hill * a, level, z], radius * 1.7, radius * 0.7, radius, plainPaint(POT)),
      ...flowerAt(a, radius * 2.15, z, radius * 1.3, 64),
    ]),
    ...flowerAt(3.2, 1.1, end + 0.1, 0.95, 120),
    ...flowerAt(2.3, 0.78, end, 0.5, 50),
  ];
}

/** An island on the horizon. */
export const farIsland = (x: number, z: number, wide: number, high: number): Solid =>
  roofOn(
    { x, z, u: [1, 0], w: [0, 1], wide, deep: 60 },
    0,
    high,
    (['start', 'end'] as const).map((side, n) => ({ side, pitch: 0.32 + 0.2 * n, from: 0 })),
    plainPaint([0.3, 0.27, 0.27]),
  );
