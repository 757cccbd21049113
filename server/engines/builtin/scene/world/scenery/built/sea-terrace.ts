import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { facade } from '../famous/kit.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { lifted } from './lifted.ts';
import { block, bulbsBetween, lightOf, paved, post, rail } from './paved-site.ts';

/** The terrace: how high over the sea it is, where its wall over the water stands, how far aside the house is. World units. */
const TERRACE = { high: 3.6, edge: 13.4, house: 5.4 } as const;
const STONE: Colour = [0.72, 0.65, 0.56];
const JOINT: Colour = [0.54, 0.48, 0.41];
const LIME: Colour = [0.95, 0.94, 0.91];
const BLUE: Colour = [0.14, 0.36, 0.6];
const WOOD: Colour = [0.56, 0.42, 0.28];
const CLAY: Colour = [0.68, 0.36, 0.22];
const LEAF: Colour = [0.22, 0.42, 0.16];
const BLOSSOM: Colour = [0.84, 0.16, 0.46];
const SLAB = 0.8;

/** Where tables stand: to the right on the picture's side, ahead. World units. */
export const DINNER_TABLES = [
  [-1.15, 4.3],
  [1.6, 5.7],
  [4.7, 8.4],
  [-3, 8.2],
  [0.5, 9.2],
  [-1.6, 11.4],
  [2.8, 11.2],
  [6.6, 11.4],
  [-4, 11.6],
] as const;
/** The pergola's posts: to the right on the picture's side, and how high; its rows of them ahead. */
const PERGOLA = { aside: [-4.6, 3.6], high: 2.9, at: [5, 8.8, 12.6] } as const;

/** A terrace over the sea on which dinner is served: tables with cloths, a pergola in blossom with bulbs, the white house of a tavern beside it. */
export const SEA_TERRACE: SceneryPlan = {
  land: 'beach',
  trees: 0,
  views: [
    { horizon: 0.44, lens: 0.98, eye: 0.5 },
    { horizon: 0.37, lens: 0.9, eye: 0.72 },
    { horizon: 0.49, lens: 0.88, eye: 0.44 },
    { horizon: 0.42, lens: 1.08, eye: 0.56 },
  ],
  ground: () => (_x, z) =>
    TERRACE.high - (TERRACE.high + 5) * smoothstep(TERRACE.edge + 1.6, TERRACE.edge + 4, z),
  soil: paved((x, z, soft) => {
    const row = Math.floor(z / SLAB);
    const [u, v] = [x / SLAB + 0.37 * (row % 3), z / SLAB].map((at) =>
      Math.abs(at - Math.round(at)),
    );
    const joint = Math.min(u ?? 1, v ?? 1) < 0.035 ? Math.max(0, 1 - soft * 9) : 0;
    const tone = 0.9 + 0.2 * chance(Math.round(x / SLAB + 0.37 * (row % 3) - 0.5), row, 4);
    return [scaleColour(mixColour(STONE, JOINT, joint), tone), 1];
  }),
  lampAt: () => {
    const near = lightOf(
      PERGOLA.at.map((z) => [0, z]),
      6,
    );
    return (x, y, z) => (z < TERRACE.edge + 1 ? 0.28 * near(x, z) : 0) * smoothstep(12, 4, y);
  },
  isTended: () => true,
  has: new Set([
    'person',
    'wine',
    'cup',
    'candle',
    'flower',
    'chair',
    'fairylights',
    'house',
    'lantern',
  ]),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { edge } = TERRACE;
  const lime = plainPaint(LIME);
  const [left, right] = PERGOLA.aside;
  const wood = plainPaint(WOOD);
  const { high, at } = PERGOLA;
  const parts = [
    block([-30, -3, edge], [30, 0.72, edge + 1.2], lime),
    block([-30, 0.72, edge - 0.06], [30, 0.8, edge + 1.26], plainPaint(STONE)),
    ...tavern(side, lamps),
    ...at.flatMap((z) => [left, right].map((aside) => post(side * aside, z, high, 0.09, wood))),
    ...[left, right].map((aside) =>
      rail([side * aside, high, at[0] + 0.4], [side * aside, high, at[2] + 0.4], 0.08, wood),
    ),
    ...Array.from({ length: 11 }, (_, n) => {
      const z = 5.2 + n * 0.76;
      return rail(
        [side * (left - 0.4), high + 0.12, z],
        [side * (right + 0.4), high + 0.12, z],
        0.05,
        wood,
      );
    }),
    ...blossoms(side),
    ...at.flatMap((z, n) => {
      const from = [side * left, high - 0.1, z] as const;
      const next = at[n + 1];
      const across = bulbsBetween(from, [side * right, high - 0.1, z], 9, lamps);
      return next === undefined
        ? across
        : [...across, ...bulbsBetween(from, [side * right, high - 0.1, next], 11, lamps)];
    }),
    ...[-7.4, -3.2, 1.2, 5.2, 9.4].flatMap((aside, n) => pot(side * aside, edge - 0.6, n)),
    ...pot(-side * 4.6, 5.4, 2),
  ];
  return parts.map((one) => lifted(one, TERRACE.high - LEVEL));
}

/** The white house beside the terrace, with a blue door and shutters, its lamps by the door. */
function tavern(side: number, lamps: number): Solid[] {
  const { house, edge } = TERRACE;
  const look = facade({
    ...{ wall: LIME, trim: [0.86, 0.84, 0.8], shutters: BLUE, bay: 2.6, storey: 3.1, foot: 0 },
    ...{ window: [0.45, 0.95, 2.2], number: 5, lamps },
  });
  const [near, far] = [-side * house, -side * (house + 9)];
  const glow: Paint = () => ({
    colour: [1, 0.88, 0.6],
    glass: 0,
    glow: scaleColour(LAMP, Math.min(1.6, lamps * 4)),
  });
  const walls = plotOf(Math.min(near, far), 3, Math.max(near, far), edge - 1.4);
  const door = [-side * (house - 0.04), -side * (house + 0.1)];
  return [
    boxOn(walls, LEVEL - 0.2, LEVEL + 6.2, look),
    boxOn(walls, LEVEL + 6.2, LEVEL + 6.4, plainPaint(LIME)),
    block([Math.min(...door), 0, 7.6], [Math.max(...door), 2.2, 8.6], plainPaint(BLUE)),
    ...[7.2, 9].map((z) => ellipsoidAt([-side * (house - 0.2), LEVEL + 2.2, z], 0.13, 0.18, glow)),
  ];
}

/** Leaves and blossoms over the beams of the pergola. */
function blossoms(side: number): Solid[] {
  const [left, right] = PERGOLA.aside;
  return Array.from({ length: 54 }, (_, n) => {
    const x = left + (right - left) * chance(n, 1, 7);
    const z = 5.2 + 7.6 * chance(n, 2, 7);
    const isEdge = n % 3 === 0;
    const size = 0.22 + 0.26 * chance(n, 3, 7);
    const tone = n % 5 < 2 ? BLOSSOM : LEAF;
    const speckled: Paint = (_face, { along, up }) =>
      plainFront(
        scaleColour(tone, 0.7 + 0.6 * chance(Math.floor(along * 14), Math.floor(up * 14), n)),
      );
    const at = isEdge ? (n % 2 === 0 ? left : right) : x;
    return {
      ...ellipsoidAt([side * at, LEVEL + PERGOLA.high + 0.16, z], size, size * 0.6, speckled),
      isSheer: true as const,
    };
  });
}

/** A pot of clay with a plant in blossom. */
function pot(x: number, z: number, number: number): Solid[] {
  const leaves: Paint = (_, { along, up }) => {
    const dot = chance(Math.floor(along * 16), Math.floor(up * 16), number);
    return plainFront(
      dot > 0.62 ? (number % 2 === 0 ? BLOSSOM : [0.9, 0.3, 0.16]) : scaleColour(LEAF, 0.8 + dot),
    );
  };
  return [
    frustumAt([x, LEVEL, z], 0.5, 0.2, 0.3, plainPaint(CLAY)),
    ellipsoidAt([x, LEVEL + 0.72, z], 0.42, 0.36, leaves),
  ];
}
