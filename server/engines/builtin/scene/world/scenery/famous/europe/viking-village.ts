import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, inside, plainFront } from '../../../street/front.ts';
import { frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, roofOn, type Solid } from '../../../street/solid.ts';
import { prism } from '../../built/prism.ts';
import { plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { box, wire } from '../kit.ts';

/** How high the village is over the water. World units. */
const TERRACE = 2.4;
const WOOD: Colour = [0.34, 0.24, 0.16];
const TURF: Colour = [0.36, 0.42, 0.2];
const THATCH: Colour = [0.55, 0.45, 0.28];

/** How far over the water's edge a place is, to the right on the picture's side. World units. */
const ashore = (across: number, z: number): number =>
  across + 5.4 - 0.05 * z - 2.4 * Math.sin(z / 17);

/** A village of Vikings in a fjord: longhouses under turf, a palisade, a longship at the shore, walls of rock around. */
export const VIKING_VILLAGE: SceneryPlan = {
  land: 'lake',
  trees: 0.5,
  time: 'day',
  views: [
    { horizon: 0.42, lens: 0.92, eye: 0.3 },
    { horizon: 0.34, lens: 0.88, eye: 0.72 },
    { horizon: 0.48, lens: 0.86, eye: 0.26 },
    { horizon: 0.4, lens: 1.1, eye: 0.36 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const across = side * x;
      const rough = noise.fbm(x / 90, z / 90, 4);
      const crags = noise.fbm(x / 30, z / 30, 3);
      const off = ashore(across, z);
      const beach = -3.4 + (TERRACE + 3.4) * smoothstep(-7, 4.5, off);
      const behind = Math.max(0, across - 44 - 0.1 * z) * 0.75;
      const opposite = Math.max(0, -across - 64 - 0.24 * z + 26 * rough) * 1.5;
      const end = Math.max(0, z - 420 + 60 * rough) * 0.7;
      const walls =
        Math.min(230, Math.max(behind, opposite, end)) * (1 + 0.3 * rough) +
        16 * crags * smoothstep(10, 50, Math.max(behind, opposite, end));
      return (
        Math.max(
          opposite > 0 || end > 0 ? -3.4 : beach,
          beach * (across > -50 && z < 420 ? 1 : 0) - (z < 420 ? 0 : 4),
        ) + Math.max(0, walls)
      );
    },
  soil:
    (wild, { side, noise }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const off = ashore(side * x, z);
      if (z > 120 || off < -8 || off > 50) return own;
      const rough = noise.fbm(x / 3, z / 3, 3);
      const mud = scaleColour([0.42, 0.34, 0.25], 1 + 0.25 * rough);
      const shingle = scaleColour([0.45, 0.43, 0.4], 1 + 0.3 * noise.at(x * 2, z * 2));
      const trodden = smoothstep(26, 12, off + 6 * rough) * smoothstep(96, 70, z);
      return mixColour(mixColour(own, mud, 0.85 * trodden), shingle, smoothstep(5, 2, off));
    },
  lampAt:
    ({ side }) =>
    (x, y, z) =>
      Math.exp(-(((side * x - 4.5) ** 2 + (z - 15) ** 2) / 60)) * smoothstep(7, 1, y - TERRACE),
  solids: (site) => [
    ...longhouse(site, 8, 20, 0),
    ...longhouse(site, 17.5, 31, 1),
    ...longhouse(site, 9.5, 44, 2),
    ...longhouse(site, 24, 52, 3),
    ...palisade(site),
    ...rack(site),
    ...fire(site),
  ],
  has: new Set(['longship', 'house']),
  isTended: (x, z, { side }) => z < 110 && side * x < 46,
};

/** A house like a hull turned over, its gable toward the eye: how far to the right on the picture's side its middle is, and ahead. */
function longhouse(
  { setting: { side } }: Site,
  across: number,
  z: number,
  number: number,
): Solid[] {
  const x = side * across;
  const pieces = 7;
  const long = 2.7;
  const roofPaint: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'roof') return boards(0, { along, up, pixel });
    const fine = smoothstep(0.3, 0.08, pixel);
    const spot = chance(Math.floor(along / 0.22), Math.floor(up / 0.3), number) - 0.5;
    return plainFront(scaleColour(number % 2 === 0 ? TURF : THATCH, 1 + 0.36 * fine * spot));
  };
  const wall: Paint = ({ role, long: wide }, { along, up, pixel }) => {
    const door =
      role === 'front'
        ? inside(Math.abs(along - wide / 2), -1, 0.62, pixel) * inside(up, -1, 2.2, pixel)
        : 0;
    const own = boards(number, { along, up, pixel });
    return { ...own, colour: mixColour(own.colour, [0.12, 0.08, 0.06], door) };
  };
  const solids: Solid[] = [];
  for (let n = 0; n < pieces; n++) {
    const bulge = 1 - ((n - 3) / 3.6) ** 2 * 0.3;
    const half = 3.1 * bulge;
    const near = z + n * long;
    const eaves = TERRACE + 1.5;
    const pitch = 1.35;
    const over = plotOf(x - half - 0.6, near, x + half + 0.6, near + long + 0.02);
    solids.push(
      boxOn(plotOf(x - half, near, x + half, near + long), TERRACE - 1, eaves, wall),
      roofOn(
        over,
        eaves - 0.7,
        eaves + pitch * (half + 0.3),
        (['start', 'end'] as const).map((side) => ({ side, pitch, from: eaves - 0.6 })),
        roofPaint,
      ),
    );
  }
  const ridge = TERRACE + 1.5 + 1.35 * 3.1 * 0.79;
  const beam = plainPaint(scaleColour(WOOD, 0.75));
  // Boards that cross over the gable, carved to heads of dragons.
  const cross = [-1, 1].flatMap((end) => [
    wire(
      [x - end * 2.9, TERRACE + 1, z - 0.12],
      [x + end * 0.85, ridge + 1.5, z - 0.12],
      0.13,
      beam,
    ),
    box(
      [x + end * 0.85 - 0.22, ridge + 1.35, z - 0.26],
      [x + end * 0.85 + 0.22, ridge + 1.75, z + 0.02],
      beam,
    ),
    box(
      [x + end * 1.02 + (end < 0 ? -0.5 : 0), ridge + 1.42, z - 0.22],
      [x + end * 1.02 + (end < 0 ? 0 : 0.5), ridge + 1.6, z - 0.02],
      beam,
    ),
  ]);
  const shields = [-2.1, -1.25, 1.25, 2.1].map((aside, n) =>
    shield(x + aside, TERRACE + 1.35, z - 0.1, number * 4 + n),
  );
  return [...solids, ...cross, ...shields];
}

/** Upright boards of dark wood. */
const boards = (
  number: number,
  { along, up, pixel }: { along: number; up: number; pixel: number },
) => {
  const cell = along / 0.3;
  const gap = inside(Math.abs(cell - Math.round(cell)), -1, 0.07, pixel / 0.3);
  const tone = 0.85 + 0.3 * chance(Math.floor(cell), number, 2) + 0.04 * Math.sin(up * 9);
  return plainFront(scaleColour(WOOD, tone * (1 - 0.5 * gap)));
};

const PAINTS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.66, 0.13, 0.1],
    [0.92, 0.86, 0.7],
  ],
  [
    [0.14, 0.24, 0.42],
    [0.86, 0.68, 0.24],
  ],
  [
    [0.88, 0.72, 0.28],
    [0.16, 0.14, 0.13],
  ],
  [
    [0.2, 0.36, 0.22],
    [0.9, 0.86, 0.74],
  ],
];

/** A round shield in quarters of two colours, its boss in the middle. */
function shield(x: number, y: number, z: number, number: number): Solid {
  const [one, other] = PAINTS[number % PAINTS.length] as (typeof PAINTS)[number];
  const radius = 0.46;
  const outline = Array.from({ length: 14 }, (_, n) => {
    const turn = (n / 14) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y - LEVEL + radius * Math.sin(turn)] as const;
  });
  return prism(outline, z - 0.08, z, ({ role, origin }, { along, up }) => {
    if (role !== 'front') return plainFront([0.3, 0.26, 0.2]);
    const [u, v] = [along + origin[0] - x, up + origin[1] - y];
    const out = Math.hypot(u, v);
    if (out < 0.11) return plainFront([0.6, 0.6, 0.6]);
    if (out > 0.41) return plainFront([0.34, 0.3, 0.26]);
    return plainFront(u > 0 === v > 0 ? one : other);
  });
}

/** Sharpened trunks side by side, behind the houses, and a gate tower among them. */
function palisade({ setting: { side }, groundAt }: Site): Solid[] {
  const solids: Solid[] = [];
  const trunk = (across: number, z: number, number: number) => {
    const [x, tall] = [side * across, 3.5 + 0.4 * chance(number, 1, 1)];
    const foot = groundAt(x, z) - 0.4;
    const paint = plainPaint(scaleColour([0.44, 0.32, 0.21], 0.8 + 0.4 * chance(number, 2, 1)));
    solids.push(
      frustumAt([x, foot, z], tall, 0.3, 0.27, paint, 7),
      frustumAt([x, foot + tall, z], 0.75, 0.27, 0.02, paint, 7),
    );
  };
  for (let n = 0; n < 34; n++) trunk(13.6 + n * 0.58, 15 + n * 0.2, n);
  for (let n = 0; n < 60; n++) trunk(33.4 + n * 0.05, 22 + n * 0.95, n + 60);
  for (let n = 0; n < 46; n++) trunk(36 - n * 0.58, 79 + n * 0.1, n + 140);
  return solids;
}

/** A rack with fish that dry. */
function rack({ setting: { side } }: Site): Solid[] {
  const wood = plainPaint(WOOD);
  const z = 11.5;
  const at = (across: number) => side * across;
  const fish = Array.from({ length: 8 }, (_, n) => {
    const x = at(5.9 + n * 0.36);
    return box(
      [x - 0.07, TERRACE + 1.05, z - 0.03],
      [x + 0.07, TERRACE + 1.62, z + 0.03],
      plainPaint([0.72, 0.7, 0.62]),
    );
  });
  return [
    wire([at(5.5), TERRACE - 0.2, z], [at(5.5), TERRACE + 1.9, z], 0.06, wood),
    wire([at(9), TERRACE - 0.2, z], [at(9), TERRACE + 1.9, z], 0.06, wood),
    wire([at(5.3), TERRACE + 1.7, z], [at(9.2), TERRACE + 1.7, z], 0.05, wood),
    ...fish,
  ];
}

/** A fire with its kettle between the houses and the shore. */
function fire({ setting: { side } }: Site): Solid[] {
  const [x, z] = [side * 4.4, 15];
  const ember: Paint = (_, { up }) => ({
    colour: [0.9, 0.4, 0.1],
    glass: 0,
    glow: up < 0.4 ? [1.2, 0.5, 0.1] : [1.3, 0.8, 0.25],
  });
  return [
    frustumAt([x, TERRACE - 0.1, z], 0.3, 0.7, 0.55, plainPaint([0.3, 0.29, 0.28]), 9),
    { ...frustumAt([x, TERRACE + 0.15, z], 0.8, 0.3, 0.02, ember, 6), isSheer: true },
    ...[-1, 1].map((end) =>
      wire([x + end * 0.8, TERRACE, z], [x, TERRACE + 1.8, z], 0.04, plainPaint(WOOD)),
    ),
  ];
}
