import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { asRead, inkAt } from '../block-letters.ts';
import { chance, type Front, inside, NO_GLOW, plainFront } from '../front.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, roofOn, type Solid, within } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import type { Way } from '../way.ts';
import { mesas } from './western-land.ts';

/** Stucco and brick that the sun has bleached. */
const WALLS: readonly Colour[] = [
  [0.86, 0.74, 0.58],
  [0.78, 0.52, 0.38],
  [0.9, 0.84, 0.72],
  [0.62, 0.7, 0.66],
  [0.84, 0.62, 0.5],
  [0.66, 0.36, 0.27],
];
const AWNINGS: readonly Colour[] = [
  [0.2, 0.5, 0.52],
  [0.74, 0.24, 0.16],
  [0.86, 0.6, 0.2],
  [0.36, 0.44, 0.3],
];
/** What is written over the shops, and on the signs that stand beside them. */
const NAMES = ['STORE', 'HOTEL', 'BAR', 'TOOLS', 'BANK', 'BAIT', 'SHOES'] as const;
const SIGNS = ['HOTEL', 'BAR', 'EAT', 'STORE'] as const;
const WOOD: Colour = [0.34, 0.25, 0.18];
const DARK: Colour = [0.12, 0.13, 0.14];
const TRIM: Colour = [0.93, 0.89, 0.8];
const CONCRETE: Colour = [0.66, 0.61, 0.54];
/** The pavement before a shop: how deep, how high; how high its awning hangs and how far it reaches. World units. */
const WALK = { deep: 2.2, high: 0.16 } as const;
const AWNING = { high: 2.75, reach: 1.7, drop: 0.45 } as const;
/** Poles that carry wires along a side: how far from the road, how far apart, how high; how far they are seen. World units. */
const POLES = { out: 1, apart: 21, first: 8, high: 8.6, last: 200 } as const;

/** Builds a shop of a small town in a desert of the American West on a plot: low, flat-roofed, its name on the parapet; `lamps` is the share of lit windows. */
export function buildDesertShop(plot: Plot, random: Random, lamps: number): Solid[] {
  // Between them are lots on which nothing stands.
  if (random.unit() < 0.16) return [];
  const number = random.below(4096);
  const wall = pick(random, WALLS);
  const awning = pick(random, AWNINGS);
  const eaves = 3.6 + 0.5 * random.unit();
  const top = eaves + 0.7 + 0.7 * random.unit();
  const body = within(plot, 0.2, 0, plot.wide - 0.4, plot.deep);
  const name = NAMES[number % NAMES.length] as string;
  const cover = within(body, 0.3, -AWNING.reach, body.wide - 0.6, AWNING.reach);
  const stripes: Paint = ({ role }, { along }) =>
    plainFront(
      scaleColour(
        Math.floor(along / 0.45) % 2 === 0 ? awning : TRIM,
        role === 'roof' ? 1 : role === 'level' ? 0.55 : 0.85,
      ),
    );
  return [
    boxOn(within(plot, 0, -WALK.deep, plot.wide, WALK.deep), 0, WALK.high, slabs),
    boxOn(body, 0, eaves, shopFront(wall, number, lamps)),
    boxOn(within(body, -0.06, -0.08, body.wide + 0.12, 0.4), eaves, top, parapet(wall, name, body)),
    boxOn(within(body, -0.1, -0.14, body.wide + 0.2, 0.5), top, top + 0.16, plainPaint(TRIM)),
    roofOn(
      cover,
      AWNING.high,
      AWNING.high + AWNING.drop + 0.1,
      [{ side: 'front', pitch: AWNING.drop / AWNING.reach, from: AWNING.high + 0.08 }],
      stripes,
    ),
    ...(number % 3 === 0
      ? signPost(body, SIGNS[(number >> 3) % SIGNS.length] as string, awning, lamps)
      : []),
    ...(number % 4 === 1 ? coolers(body, top) : []),
  ];
}

const slabs: Paint = ({ role }, { along, pixel }) => {
  const joint = inside(Math.abs(((along / 1.5) % 1) - 0.5), 0.485, 1, pixel / 1.5);
  return plainFront(scaleColour(CONCRETE, role === 'level' ? 1 - 0.3 * joint : 0.75));
};

/** A wall of stucco with a wide window on each side of a door under a fanlight. */
const shopFront =
  (wall: Colour, number: number, lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }): Front => {
    const stain = 1 + 0.05 * Math.sin(along * 1.1 + number) * Math.sin(up * 1.6 + number * 0.4);
    const dust = 0.12 * inside(up, -1, 0.9, 0.7);
    const bare = mixColour(scaleColour(wall, stain), [0.7, 0.55, 0.38], dust);
    if (role !== 'front') return plainFront(bare);
    const bays = Math.max(3, Math.round(long / 2.4) | 1);
    const bay = long / bays;
    const nth = Math.floor(along / bay);
    const off = Math.abs(along - (nth + 0.5) * bay);
    const isDoor = nth === bays >> 1;
    const [half, low] = [isDoor ? 0.55 : bay * 0.42, isDoor ? 0.16 : 0.8];
    const frame = inside(off, -1, half + 0.1, pixel) * inside(up, low - 0.1, 2.7, pixel);
    const hole = inside(off, -1, half, pixel) * inside(up, low, 2.6, pixel);
    const bar =
      hole *
      Math.max(
        inside(Math.abs(up - 2.1), -1, 0.04, pixel),
        isDoor ? 0 : inside(off, -1, 0.03, pixel),
      );
    const pane = hole * (1 - bar);
    const isLit = chance(nth, number, 5) < lamps * 2;
    return {
      colour: mixColour(mixColour(bare, TRIM, frame), DARK, pane),
      glass: 0.55 * pane,
      glow: isLit ? scaleColour(LAMP, 0.8 * pane) : NO_GLOW,
    };
  };

/** The wall that hides the flat roof, the shop's name painted on it. */
const parapet =
  (wall: Colour, name: string, on: Plot): Paint =>
  ({ role, long }, { along: from, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(wall, 0.92));
    const wide = Math.min(long * 0.8, name.length * 0.62);
    const u = (asRead(on, long, from) - (long - wide) / 2) / wide;
    const ink = inkAt(name, u, (up - 0.16) / 0.56, pixel / 0.56);
    return plainFront(mixColour(scaleColour(wall, 1.04), [0.3, 0.14, 0.1], 0.9 * ink));
  };

/** A sign on a pole over the pavement. */
function signPost(body: Plot, name: string, colour: Colour, lamps: number): Solid[] {
  const pole = within(body, body.wide * 0.12, -WALK.deep + 0.2, 0.16, 0.16);
  const { x, z } = pole;
  // It faces those who drive along the street.
  const board: Plot = { x: x - 0.8, z: z - 0.02, u: [1, 0], w: [0, 1], wide: 1.8, deep: 0.2 };
  const face: Paint = ({ role, long }, { along, up, pixel }) => {
    const ink =
      role === 'front'
        ? inkAt(name, (along - 0.2) / (long - 0.4), (up - 0.24) / 0.5, pixel / 0.5)
        : 0;
    const edge = Math.max(
      inside(Math.abs(along - long / 2), long / 2 - 0.07, 9, pixel),
      inside(Math.abs(up - 0.5), 0.43, 9, pixel),
    );
    const shown = mixColour(colour, TRIM, Math.max(ink, edge));
    return {
      colour: shown,
      glass: 0,
      glow: scaleColour(shown, 0.6 * Math.min(1, lamps * 2) * Math.max(ink, 0.3)),
    };
  };
  return [boxOn(pole, 0, 4.9, plainPaint(WOOD)), boxOn(board, 4.9, 5.9, face)];
}

/** Boxes for cool air on a roof. */
const coolers = (body: Plot, top: number): Solid[] =>
  [0.3, 0.6].map((share) =>
    boxOn(
      within(body, body.wide * share, 2.5, 1.2, 1.2),
      top - 0.9,
      top + 0.5,
      plainPaint([0.62, 0.62, 0.6]),
    ),
  );

/** What stands along a desert town's road and beyond it: poles with wires, and red mesas. */
export function alongDesertTown(way: Way): Solid[] {
  const poles: Solid[] = [];
  const wood = plainPaint(WOOD);
  for (const side of [-1, 1]) {
    const x = (z: number) => way.middle(z) + side * (way.road + POLES.out);
    const first = POLES.first + (side > 0 ? POLES.apart / 2 : 0);
    for (let z = first; z < POLES.last; z += POLES.apart) {
      const arm = (up: number, half: number): Solid =>
        boxOn(
          { x: x(z) - half, z: z - 0.08, u: [1, 0], w: [0, 1], wide: 2 * half, deep: 0.14 },
          up,
          up + 0.14,
          wood,
        );
      poles.push(
        frustumAt([x(z), 0, z], POLES.high, 0.16, 0.11, wood),
        arm(POLES.high - 0.6, 1.1),
        arm(POLES.high - 1.5, 0.9),
      );
      for (const aside of [-1, -0.5, 0.5, 1])
        poles.push({
          ...boxOn(
            { x: x(z) + aside, z, u: [1, 0], w: [0, 1], wide: 0.025, deep: POLES.apart },
            POLES.high - 0.44,
            POLES.high - 0.41,
            plainPaint(DARK),
          ),
          isSheer: true,
        });
    }
  }
  return [...poles, ...mesas(1, 0)];
}
