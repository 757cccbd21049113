import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { glyphAt } from '../../street/asia/neon-letters.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved, post, rail } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { alongCord } from './on-street.ts';

/** Half the width of the way, where the stalls begin beside it, how deep, how long each is, where the first and the last are. World units. */
const STALLS = { way: 2.7, deep: 1.7, long: 3, near: 5.4, count: 7 } as const;
/** The gate at the end of the way: how far off, half its width, how high. */
const TORII = { z: 12.4, half: 2.4, high: 5.6 } as const;
/** How far off the shrine's hall is. */
const HALL = 37;
const STONE: Colour = [0.5, 0.48, 0.45];
const EARTH: Colour = [0.44, 0.37, 0.29];
const VERMILION: Colour = [0.85, 0.18, 0.08];
const BLACK: Colour = [0.06, 0.05, 0.05];
const PAPER: Colour = [0.98, 0.92, 0.78];
const CLOTHS: readonly Colour[] = [
  [0.85, 0.14, 0.12],
  [0.1, 0.3, 0.62],
  [0.94, 0.7, 0.12],
  [0.16, 0.5, 0.3],
];
const GOODS: readonly Colour[] = [
  [0.9, 0.2, 0.2],
  [0.98, 0.75, 0.25],
  [0.95, 0.6, 0.75],
  [0.4, 0.75, 0.95],
  [0.6, 0.8, 0.3],
];

/** A summer night's feast in Japan: stalls under paper lanterns along the way to a shrine's gate. */
export const MATSURI: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 1.1,
  time: 'night',
  views: [
    { horizon: 0.56, lens: 0.96, eye: 0.36 },
    { horizon: 0.5, lens: 0.9, eye: 0.6 },
    { horizon: 0.64, lens: 0.86, eye: 0.33 },
    { horizon: 0.54, lens: 1.1, eye: 0.36 },
  ],
  ground: levelled(40, 60),
  soil: paved((x, z) => {
    const isWay = Math.abs(x) < STALLS.way * 0.72;
    return [isWay ? STONE : EARTH, Math.abs(x) < 12 && z < 46 ? 1 : 0];
  }),
  lampAt: () => (x, _y, z) => (z < 32 ? 0.8 / (1 + (Math.max(0, Math.abs(x) - 3) / 4) ** 2) : 0.25),
  isTended: (x, z) => Math.abs(x) < 8 && z < 40,
  has: new Set(['torii', 'stall', 'paperlantern', 'lantern']),
  who: new Set(['kimono']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const power = Math.min(1, 0.2 + lamps * 2);
  const rows = Array.from(
    { length: STALLS.count },
    (_, n) => STALLS.near + n * (STALLS.long + 0.25),
  );
  return [
    ...gate(),
    ...hall(),
    ...rows.flatMap((z, n) =>
      [-1, 1].flatMap((side) => stall(side, z, n * 2 + (side > 0 ? 1 : 0), power)),
    ),
    ...[6, 15.5, 19, 24].flatMap((z, row) => lanternsAcross(z, row, power)),
  ];
}

/** The hall of the shrine at the end of the way, up a few steps. */
function hall(): Solid[] {
  const z = HALL;
  return [
    block([-5, 0, z], [5, 0.9, z + 2], plainPaint(STONE)),
    block([-4.4, 0.9, z + 2], [4.4, 4, z + 6], ({ role }, { along }) => {
      const bay = along / 1.1 - Math.floor(along / 1.1);
      const isDoor = role === 'front' && bay > 0.1 && bay < 0.9;
      const glow: Colour = isDoor ? [0.95, 0.62, 0.26] : [0, 0, 0];
      return { colour: isDoor ? PAPER : [0.4, 0.12, 0.08], glass: 0, glow };
    }),
    frustumAt([0, LEVEL + 4, z + 4], 3, 8.6, 3, plainPaint([0.13, 0.16, 0.17]), 4),
  ];
}

/** Vermilion posts and beams on black feet. */
function gate(): Solid[] {
  const { z, half, high } = TORII;
  const red = plainPaint(VERMILION);
  const beam = (low: number, tall: number, wide: number, colour: Colour) =>
    block([-wide, low, z - 0.32], [wide, low + tall, z + 0.32], plainPaint(colour));
  return [
    ...[-half, half].flatMap((x) => [
      post(x, z, high, 0.4, red),
      post(x, z, 0.7, 0.5, plainPaint(BLACK)),
    ]),
    beam(high - 2.1, 0.45, half + 0.9, VERMILION),
    block(
      [-0.45, high - 1.7, z - 0.36],
      [0.45, high - 0.5, z - 0.2],
      plainPaint([0.16, 0.14, 0.12]),
    ),
    beam(high - 0.5, 0.5, half + 1.5, VERMILION),
    beam(high, 0.3, half + 1.8, BLACK),
    ...[-1, 1].flatMap((side) => [
      rail(
        [side * (half + 1.1), high - 0.05, z],
        [side * (half + 2.2), high + 0.4, z],
        0.26,
        plainPaint(BLACK),
      ),
    ]),
  ];
}

/** A stall beside the way: a counter with goods, a striped roof, a cloth with letters along its edge, lanterns at its corners. */
function stall(side: number, z: number, number: number, power: number): Solid[] {
  const inner = side * STALLS.way;
  const outer = side * (STALLS.way + STALLS.deep);
  const [l, r] = [Math.min(inner, outer), Math.max(inner, outer)];
  const far = z + STALLS.long;
  const cloth = CLOTHS[number % CLOTHS.length] as Colour;
  const lit =
    (colour: Colour, share: number): Paint =>
    () => ({
      colour,
      glass: 0,
      glow: scaleColour(colour, share * power),
    });
  const striped: Paint = (face, { along }) => {
    const isBand = Math.floor(along / 0.42) % 2 === 0;
    const colour = face.role === 'level' || isBand ? cloth : PAPER;
    return { colour, glass: 0, glow: scaleColour(colour, 0.16 * power) };
  };
  const curtain: Paint = ({ long }, { along, up, pixel }) => {
    const letter = 0.6;
    const nth = Math.floor(along / letter);
    const ink = glyphAt(number * 3 + nth, along / letter - nth, (up - 0.06) / 0.44, pixel / 0.5);
    const room = inside(along, 0.2, long - 0.2, pixel);
    const colour = mixColour(cloth, PAPER, ink * room);
    return { colour, glass: 0, glow: scaleColour(colour, 0.5 * power) };
  };
  const wood = plainPaint([0.42, 0.28, 0.17]);
  const edge = inner + side * 0.05;
  return [
    block([l, 0, z], [r, 0.85, far], lit([0.8, 0.72, 0.6], 0.12)),
    block([l - 0.1, 0.85, z - 0.05], [r + 0.1, 0.9, far + 0.05], wood),
    ...[z + 0.04, far - 0.1].flatMap((pz) =>
      [l + 0.04, r - 0.04].map((px) => post(px, pz, 2.4, 0.035, wood)),
    ),
    // The back, lit by the bulbs under the roof.
    block([outer - 0.03, 0.9, z], [outer + 0.03, 2.3, far], lit([0.9, 0.78, 0.56], 0.55)),
    block([l - 0.35, 2.4, z - 0.25], [r + 0.35, 2.5, far + 0.25], striped),
    frustumAt([(l + r) / 2, LEVEL + 2.5, (z + far) / 2], 0.5, 1.6, 0.5, striped, 4),
    block(
      [Math.min(edge, edge - side * 0.03), 1.92, z - 0.1],
      [Math.max(edge, edge - side * 0.03), 2.44, far + 0.1],
      curtain,
    ),
    block([l, 1.98, z - 0.14], [r, 2.44, z - 0.1], curtain),
    ...Array.from({ length: 9 }, (_, n) => {
      const colour = GOODS[(n + number) % GOODS.length] as Colour;
      const gx = inner + side * (0.25 + 0.3 * (n % 3));
      const gz = z + 0.35 + Math.floor(n / 3) * 0.95 + 0.3 * chance(n, number, 2);
      return chance(n, number, 8) < 0.5
        ? frustumAt([gx, LEVEL + 0.9, gz], 0.24, 0.13, 0.16, lit(colour, 0.6))
        : ellipsoidAt([gx, LEVEL + 1.04, gz], 0.17, 0.15, lit(colour, 0.6));
    }),
    ...[z + 0.1, (z + far) / 2, far - 0.1].flatMap((pz) =>
      lantern([inner - side * 0.18, 2.9, pz], 0.2, number, power),
    ),
  ];
}

/** A paper lantern, white or red, round a light; its middle over the site's level. */
function lantern([x, y, z]: Point, radius: number, number: number, power: number): Solid[] {
  const isRed = number % 3 === 0;
  const paper: Paint = (_, { along, up }) => {
    const rib = 0.88 + 0.12 * Math.cos(up * 60);
    const base = isRed ? VERMILION : PAPER;
    const mark = Math.abs(along) < radius * 0.3 && Math.abs(up) < radius * 0.5 ? 0.8 : 0;
    const colour = mixColour(base, isRed ? BLACK : VERMILION, mark);
    return { colour, glass: 0, glow: scaleColour(colour, rib * 0.95 * power) };
  };
  const cap = plainFront(BLACK);
  return [
    ellipsoidAt([x, LEVEL + y, z], radius, radius * 1.25, paper),
    ...[-1, 1].map((way) =>
      frustumAt(
        [x, LEVEL + y + way * radius * 1.2 - 0.03, z],
        0.06,
        radius * 0.5,
        radius * 0.5,
        () => cap,
        8,
      ),
    ),
  ].map((one) => ({ ...one, isSheer: true as const }));
}

/** A cord with lanterns over the way. */
function lanternsAcross(z: number, row: number, power: number): Solid[] {
  const half = STALLS.way + 0.6;
  const high = z < TORII.z ? 5.1 : 4.1;
  const places = alongCord([-half, high, z], [half, high, z], 7, 0.4);
  return places.slice(1).flatMap((to, n) => {
    const from = places[n] as Point;
    const at: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 0.4, z];
    return [
      rail(from, to, 0.015 + z * 0.0004, plainPaint(BLACK)),
      ...lantern(at, 0.27, n + row, power),
    ];
  });
}
