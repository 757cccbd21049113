import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { panel, rodBetween, sheer } from './pieces.ts';

const BARK: Colour = [0.42, 0.33, 0.25];
const PALE: Colour = [0.78, 0.72, 0.6];
const ROOF: Colour = [0.24, 0.42, 0.36];
const SILVER: Colour = [0.8, 0.84, 0.82];
const LAMP: Colour = [1.3, 1.02, 0.56];

/** Grain of bark; it is no part of what a seed decides. */
const grain = createNoise(9_137);

/** The great trees: to the right on the picture's side, ahead, how thick, how high their platforms are. World units. */
export const ELVEN_TREES = [
  { x: -7.4, z: 19, thick: 1.7, floors: [4.6, 9.6] },
  { x: 6.6, z: 22, thick: 1.9, floors: [6.4, 12.4] },
  { x: -1.2, z: 34, thick: 2.2, floors: [4.2, 9.4, 15] },
  { x: -15.6, z: 35, thick: 1.8, floors: [7.4, 13.6] },
  { x: 16, z: 38, thick: 2, floors: [4.8, 10.6, 16] },
  { x: 6.4, z: 52, thick: 2.2, floors: [8, 14.4] },
  { x: -11, z: 55, thick: 2.2, floors: [5.4, 11, 17] },
  { x: 27, z: 58, thick: 2.2, floors: [8, 14] },
  { x: -28, z: 58, thick: 2.4, floors: [7, 13, 18] },
] as const;

/** How high over the ground their crowns begin to spread. World units. */
export const CROWN_AT = 24;

/** Bridges: from which tree and floor to which. */
const BRIDGES = [
  [0, 0, 2, 0],
  [0, 1, 2, 1],
  [1, 0, 2, 0],
  [1, 1, 4, 1],
  [2, 1, 4, 1],
  [2, 2, 5, 1],
  [0, 1, 3, 0],
  [3, 1, 6, 1],
  [4, 2, 7, 1],
  [3, 0, 8, 0],
  [5, 0, 6, 0],
] as const;

/** A city of elves in giant trees: houses on platforms about their trunks, bridges, stairs, lamps. */
export const ELVEN_CITY: SceneryPlan = {
  land: 'forest',
  relief: 0.4,
  trees: 0.7,
  time: 'dusk',
  views: [
    { horizon: 0.74, lens: 0.9, eye: 0.34 },
    { horizon: 0.62, lens: 0.86, eye: 0.9 },
    { horizon: 0.8, lens: 0.84, eye: 0.28 },
    { horizon: 0.72, lens: 1.06, eye: 0.36 },
  ],
  ground: levelled(34, 70),
  light: (light) => ({
    ...light,
    horizon: mixColour(light.horizon, [0.62, 0.72, 0.62], 0.4),
    ambient: [
      Math.max(light.ambient[0], 0.27),
      Math.max(light.ambient[1], 0.34),
      Math.max(light.ambient[2], 0.38),
    ],
    haze: light.haze * 4,
  }),
  lampAt: ({ side }) => {
    // Right, up and ahead of one after the other: each pixel asks for the nearest.
    const lamps = Float64Array.from(
      ELVEN_TREES.flatMap(({ x, z, floors }) =>
        floors.flatMap((floor) => [side * x, LEVEL + floor + 1.6, z - 2]),
      ),
    );
    return (x, y, z) => {
      let nearest = Number.POSITIVE_INFINITY;
      for (let at = 0; at < lamps.length; at += 3) {
        const dx = x - (lamps[at] as number);
        const dy = y - (lamps[at + 1] as number);
        const dz = z - (lamps[at + 2] as number);
        const square = dx * dx + dy * dy + dz * dz;
        if (square < nearest) nearest = square;
      }
      return 0.6 / (1 + nearest / 12);
    };
  },
  isTended: (x, z) => Math.abs(x) < 4 + 0.12 * z && z < 66,
  has: new Set(['tree', 'treehouse', 'house', 'bridge', 'ropebridge', 'lantern']),
  solids,
};

const bark: Paint = (_, { along, up }) => {
  const ridge = grain.fbm(along * 2.2, up * 0.34, 4);
  const moss = smoothstep(0.05, 0.5, grain.fbm(along / 2, up / 5, 3) + 0.5 - up / 14);
  const wood = scaleColour(BARK, 1 + 0.7 * ridge);
  return plainFront(mixColour(wood, [0.2, 0.32, 0.14], 0.6 * clamp(moss)));
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const shine = 0.45 + Math.min(1, lamps * 4);
  return [
    ...ELVEN_TREES.flatMap((one) => tree(side * one.x, one.z, one.thick, one.floors, shine)),
    ...BRIDGES.flatMap(([from, a, to, b]) => {
      const [one, two] = [ELVEN_TREES[from], ELVEN_TREES[to]] as const;
      return bridge(
        [side * one.x, LEVEL + (one.floors[a] ?? 5), one.z],
        [side * two.x, LEVEL + (two.floors[b] ?? 5), two.z],
        shine,
      );
    }),
    ...stairs(
      side * ELVEN_TREES[2].x,
      ELVEN_TREES[2].z,
      ELVEN_TREES[2].thick + 0.3,
      ELVEN_TREES[2].floors[0],
    ),
    ...stairs(
      side * ELVEN_TREES[0].x,
      ELVEN_TREES[0].z,
      ELVEN_TREES[0].thick + 0.3,
      ELVEN_TREES[0].floors[0],
    ),
    ...[-1, 1].flatMap((at) =>
      [8, 13.5, 20].flatMap((z) => post(at * 2.3 - 0.04 * z * side, z, shine)),
    ),
  ];
}

/** A giant tree with its roots, its boughs, and a house on each of its platforms. */
function tree(
  x: number,
  z: number,
  thick: number,
  floors: readonly number[],
  shine: number,
): Solid[] {
  const high = CROWN_AT;
  const roots = [0.4, 1.7, 3, 4.2, 5.5].map((turn) =>
    rodBetween(
      [x + Math.cos(turn) * thick * 0.7, LEVEL + 2.6, z + Math.sin(turn) * thick * 0.7],
      [x + Math.cos(turn) * thick * 2.2, LEVEL - 0.5, z + Math.sin(turn) * thick * 2.2],
      [thick * 0.3, thick * 0.2],
      7,
      bark,
    ),
  );
  const boughs = [0.2, 1.5, 2.7, 3.9, 5.2].map((turn, n) =>
    rodBetween(
      [x, LEVEL + high - 7 + n, z],
      [x + Math.cos(turn) * 7, LEVEL + high + 1 + n * 0.6, z + Math.sin(turn) * 6],
      [thick * 0.42, thick * 0.15],
      7,
      bark,
    ),
  );
  return [
    frustumAt([x, LEVEL - 0.4, z], 5, thick * 1.3, thick, bark, 14),
    frustumAt([x, LEVEL + 4.6, z], high - 4.6, thick, thick * 0.66, bark, 14),
    ...roots,
    ...boughs,
    ...floors.flatMap((floor, n) => platform(x, z, thick, floor, n, shine)),
  ];
}

/** A round platform about a trunk with a rail, a house with a pointed roof on it, lamps that hang beneath. */
function platform(
  x: number,
  z: number,
  thick: number,
  floor: number,
  n: number,
  shine: number,
): Solid[] {
  const low = LEVEL + floor;
  const radius = thick + 2.5;
  const house = n % 2 === 0 ? -1 : 1;
  const [hx, hz] = [x + house * thick * 0.5, z - thick * 0.7];
  const walls: Paint = ({ normal }, { along, up, pixel }) => {
    const rib = inside(Math.abs(along), 0.42, 9, pixel);
    const rise = up / 1.9;
    const half = 0.3 * Math.sqrt(clamp((1 - rise) / 0.5));
    const pane =
      rise > 0.16 && rise < 1 ? inside(Math.abs(along - 0.02), -1, Math.min(0.3, half), pixel) : 0;
    const wood = scaleColour(PALE, 0.95 + 0.1 * grain.at(along * 6 + normal[0], up) - 0.4 * rib);
    return {
      colour: mixColour(wood, [0.3, 0.22, 0.12], pane),
      glass: 0,
      glow: scaleColour(LAMP, pane * shine),
    };
  };
  const shingles: Paint = (_, { along, up, pixel }) => {
    const row = inside(Math.abs(up / 0.34 - Math.round(up / 0.34)) * 0.34, -1, 0.05, pixel);
    return plainFront(scaleColour(ROOF, 0.95 + 0.12 * Math.sin(along * 14) - 0.3 * row));
  };
  const deck: Paint = ({ role }, { along, up }) =>
    plainFront(scaleColour(role === 'level' ? PALE : BARK, 0.85 + 0.14 * Math.sin(along * 9 + up)));
  const rails = Array.from({ length: 12 }, (_, k) => {
    const [a, b] = [(k / 12) * 2 * Math.PI, ((k + 1) / 12) * 2 * Math.PI];
    const at = (turn: number, up: number): Point => [
      x + Math.cos(turn) * radius * 0.97,
      low + up,
      z + Math.sin(turn) * radius * 0.97,
    ];
    return [
      sheer(rodBetween(at(a, 0.9), at(b, 0.9), [0.06, 0.06], 5, carved)),
      sheer(rodBetween(at(a, 0), at(a, 0.95), [0.05, 0.05], 5, carved)),
      sheer(rodBetween(at(a, 0.1), at(b, 0.85), [0.03, 0.03], 4, carved)),
    ];
  });
  return [
    frustumAt([x, low - 0.3, z], 0.3, radius * 0.97, radius, deck, 18),
    frustumAt([x, low - 1.8, z], 1.5, thick * 0.9, radius * 0.8, carved, 14),
    ...rails.flat(),
    frustumAt([hx, low, hz], 2.3, 1.75, 1.6, walls, 11),
    frustumAt([hx, low + 2.2, hz], 1, 2.2, 1.1, shingles, 14),
    frustumAt([hx, low + 3.2, hz], 1.7, 1.1, 0.05, shingles, 14),
    rodBetween([hx, low + 4.7, hz], [hx, low + 5.7, hz], [0.05, 0.01], 4, carved),
    ...[0.9, 2.2, 4.1, 5.4].map((turn) =>
      glowLamp(
        [x + Math.cos(turn) * radius * 0.9, low - 0.9, z + Math.sin(turn) * radius * 0.9],
        0.2,
        shine,
      ),
    ),
  ];
}

const carved: Paint = (_, { along, up }) =>
  plainFront(scaleColour(SILVER, 0.72 + 0.12 * Math.sin(along * 5 + up * 4)));

function glowLamp([x, y, z]: Point, radius: number, shine: number): Solid {
  const glass: Paint = () => ({
    colour: [1, 0.86, 0.6],
    glass: 0,
    glow: scaleColour(LAMP, 0.5 + 0.5 * shine),
  });
  return sheer(ellipsoidAt([x, y, z], radius, radius * 1.5, glass));
}

/** A bridge that hangs a little between two platforms, lamps along it. */
function bridge(from: Point, to: Point, shine: number): Solid[] {
  const way = [to[0] - from[0], to[2] - from[2]] as const;
  const long = Math.hypot(...way);
  const [ux, uz] = [way[0] / long, way[1] / long];
  const pieces = 8;
  const at = (share: number, aside: number, up: number): Point => {
    const along = 3.4 + (long - 6.8) * share;
    return [
      from[0] + ux * along - uz * aside,
      from[1] + (to[1] - from[1]) * share - 1.1 * Math.sin(share * Math.PI) + up,
      from[2] + uz * along + ux * aside,
    ];
  };
  return Array.from({ length: pieces }, (_, n) => {
    const [a, b] = [n / pieces, (n + 1) / pieces];
    return [
      panel([at(a, -0.7, 0), at(b, -0.7, 0), at(b, 0.7, 0), at(a, 0.7, 0)], 0.16, carved),
      ...[-0.7, 0.7].flatMap((aside) => [
        sheer(rodBetween(at(a, aside, 0.85), at(b, aside, 0.85), [0.05, 0.05], 5, carved)),
        sheer(rodBetween(at(a, aside, 0), at(a, aside, 0.9), [0.04, 0.04], 4, carved)),
      ]),
      ...(n % 2 === 1 ? [glowLamp(at(a, -0.7, -0.4), 0.13, shine)] : []),
    ];
  }).flat();
}

/** Steps that wind up a trunk to its lowest platform. */
function stairs(x: number, z: number, radius: number, high: number): Solid[] {
  const count = Math.round(high / 0.24);
  return Array.from({ length: count }, (_, n) => {
    const turn = -0.9 - (n / count) * 4.4;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const up = LEVEL + 0.24 * n;
    return rodBetween(
      [x + c * radius * 0.8, up, z + s * radius * 0.8],
      [x + c * (radius + 1.1), up, z + s * (radius + 1.1)],
      [0.16, 0.16],
      4,
      carved,
    );
  });
}

/** A lamp on a curved post beside the way. */
const post = (x: number, z: number, shine: number): Solid[] => [
  rodBetween([x, LEVEL - 0.1, z], [x, LEVEL + 2.3, z], [0.07, 0.04], 6, carved),
  glowLamp([x, LEVEL + 2.5, z], 0.18, shine),
];
