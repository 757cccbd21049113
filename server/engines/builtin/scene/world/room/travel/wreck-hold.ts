import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { shoalInTank, tankReef } from '../shows/tank-fish.ts';
import { hollow } from '../solids/hollow.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

/** The hold of a sunken ship: half its width, its height over the sand, how far below that its keel is, where it is broken off; metres. */
export const WRECK_HOLD = { half: 2.5, high: 3.1, keel: 1.1, back: 7.2 } as const;

/** How far ribs and planks are followed below the sand, metres. */
const BURIED = -0.25;

const WOOD: Colour = [0.24, 0.27, 0.22];
const WEED: Colour = [0.16, 0.4, 0.26];
const SAND: Colour = [0.55, 0.62, 0.52];
const WATER: Colour = [0.12, 0.62, 0.78];
const IRON: Material = flat([0.13, 0.15, 0.14]);
const CHEST: Material = flat([0.36, 0.24, 0.13]);
const GOLD: Material = (x, y, z) =>
  scaleColour(
    [1.25, 0.92, 0.24],
    0.55 + 0.7 * chance(Math.floor(x * 40 + z * 40), Math.floor(y * 50)),
  );

/** Planks of a hull under weed, through whose broken places and seams the sea shines; drifts of sand. */
export function wreckSurfaces(noise: Noise): Surfaces {
  const hull: Material = (x, y, z) => {
    // Along the round of the hull from its keel.
    const around = 2.6 * Math.atan2(x, y - 1);
    const row = Math.floor(around / 0.34);
    const [u, long] = [around / 0.34 - row, (z + row * 1.3) / 2.4];
    const isMissing = chance(row, Math.floor(long)) > 0.93 && z > 2.2 && z < 6.9;
    if (isMissing && u > 0.08) return scaleColour(WATER, 1.9);
    const seam = u < 0.06 || long - Math.floor(long) < 0.01 ? 0.35 : 1;
    const grain = 0.85 + 0.12 * chance(row, 5) + 0.3 * noise.fbm(around * 5, z * 0.8, 3);
    const weed = smoothstep(0.1, 0.45, noise.fbm(around * 1.1, z * 0.9, 3));
    return scaleColour(mixColour(WOOD, WEED, 0.7 * weed), seam * grain);
  };
  return {
    walls: hull,
    floor: (x, _y, z) => {
      const ripple = 0.08 * Math.sin(z * 9 + 2 * noise.fbm(x, z, 2) * 4);
      const net = 1 - 3 * Math.abs(noise.fbm(x * 1.3, z * 1.3 + 7, 2));
      return scaleColour(SAND, 0.8 + ripple + 0.45 * Math.max(0, net) ** 2);
    },
    ceiling: hull,
  };
}

/** The hold of a sunken ship from within: the ribs of its hull, broken planks with the sea's light between them, the sea beyond its broken end, fish, weed, an open chest of gold, casks, an anchor. */
export function wreckHold({ shell, side }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const { half, high, keel } = WRECK_HOLD;
  const at = (out: number) => middle + side * out;
  return {
    lamps: [
      [middle, 2, 6.2],
      [at(0.8), 2.3, 3.6],
      [at(-0.8), 2.1, 1.8],
    ],
    solids: [
      hollow(2, [middle - half, -keel, -2], [middle + half, high, back], (x, y, z, axis) =>
        shell.walls(x - middle, y, z, axis),
      ),
      ...[1.2, 2.3, 3.4, 4.5, 5.6, 6.7].map((z) => rib(middle, z)),
      ...[2.3, 4.5].map((z) => beam(middle, z)),
      ...brokenEnd(middle, back),
      ...chest(at(-1.15), 3.1),
      ...cask(at(1.35), 4.3),
      ...cask(at(1.55), 3.4),
      ...anchor(at(0.9), 5.6),
      ...tankReef([middle - 1.9, middle - 1.1], [4.4, 6.4], 5, 3),
      ...tankReef([middle + 0.9, middle + 1.9], [5.2, 6.6], 4, 8),
      ...shoalInTank([at(0.2), 1.75, 5], [0.9, 0.35, 0.9], 13, side, 0),
      ...shoalInTank([at(-0.9), 1.5, 3.6], [0.5, 0.4, 0.5], 5, -side, 1),
      ...shoalInTank([at(1.1), 1.9, 3], [0.4, 0.3, 0.4], 4, side, 3),
      ...[-1.7, -1.5, 1.75, 1.95].flatMap((out, n) => kelp(at(out), 2.2 + 0.9 * n, n)),
      ...bubbles(at(0.55), 2.6),
    ],
  };
}

/** A share of the hull's radii in its section, 1 on it. */
const shareOf = (middle: number, x: number, y: number): number => {
  const { half, high, keel } = WRECK_HOLD;
  const tall = (high + keel) / 2;
  return Math.hypot((x - middle) / half, (y + keel - tall) / tall);
};

/** A rib of the hull, some of them broken off above. */
const rib = (middle: number, z: number): Solid => {
  const { half, high } = WRECK_HOLD;
  const gap = chance(Math.floor(z * 10), 4) > 0.5 ? 0.5 : 0;
  return plate(
    2,
    [middle - half, BURIED, z - 0.1],
    [middle + half, high, z + 0.1],
    (x, y) => {
      const share = shareOf(middle, x, y);
      return share > 0.9 && share < 1.01 && !(y > 2.5 && Math.abs(x - middle) < gap);
    },
    (x, y) =>
      scaleColour([0.3, 0.29, 0.22], 0.8 + 0.3 * chance(Math.floor(x * 9), Math.floor(y * 9))),
  );
};

/** A beam of the deck from side to side, sagging. */
const beam = (middle: number, z: number): Solid =>
  plate(
    2,
    [middle - 2.4, 2.1, z - 0.08],
    [middle + 2.4, 2.75, z + 0.08],
    (x, y) => Math.abs(y - 2.5 + 0.06 * Math.cos(x - middle)) < 0.09 && Math.abs(x - middle) < 2.3,
    flat([0.26, 0.25, 0.19]),
  );

/** Where the hull is broken off: the bright sea between splinters of planks. */
function brokenEnd(middle: number, back: number): Solid[] {
  const { half, high } = WRECK_HOLD;
  const sea: Material = (x, y) => {
    const up = smoothstep(0, 2.6, y);
    const ray = Math.max(0, Math.sin((x - middle) * 3.4 - y * 0.9)) ** 3;
    const hills = 0.5 + 0.2 * Math.sin(x * 2.1) + 0.1 * Math.sin(x * 5.3);
    const deep = mixColour([0.04, 0.3, 0.46], [0.4, 1, 1.05], up);
    return y < hills ? scaleColour(deep, 0.5) : scaleColour(deep, 0.9 + 0.4 * ray * up);
  };
  const splinter = (x: number) => 0.3 * chance(Math.floor(x / 0.28), 9) + 0.06;
  return [
    plate(
      2,
      [middle - half, BURIED, back - 0.04],
      [middle + half, high, back],
      () => true,
      sea,
      0.7,
    ),
    plate(
      2,
      [middle - half, BURIED, back - 0.2],
      [middle + half, high, back - 0.1],
      (x, y) => shareOf(middle, x, y) > 0.98 - 1.1 * splinter(x - middle) - 0.25 * splinter(y + 9),
      flat([0.15, 0.17, 0.14]),
    ),
  ];
}

/** An open chest with gold that spills over the sand. */
const chest = (x: number, z: number): Solid[] => [
  box([x - 0.45, 0, z], [x + 0.45, 0.42, z + 0.55], CHEST),
  ball([x - 0.4, 0.26, z + 0.06], [x + 0.4, 0.62, z + 0.5], GOLD),
  plate(2, [x - 0.47, 0.42, z + 0.55], [x + 0.47, 0.92, z + 0.65], (_px, py) => py < 0.92, CHEST),
  ...[-0.32, 0.26].flatMap((dx) => [
    box([x + dx, 0, z - 0.02], [x + dx + 0.07, 0.43, z + 0.56], IRON),
    box([x + dx, 0.42, z + 0.53], [x + dx + 0.07, 0.93, z + 0.67], IRON),
  ]),
  box([x - 0.07, 0.24, z - 0.035], [x + 0.07, 0.4, z], GOLD),
  ...Array.from({ length: 12 }, (_, n) => {
    const [dx, dz] = [1.3 * (chance(n, 21) - 0.5), -0.06 - 0.5 * chance(n, 22)];
    return drum([x + dx, z + dz], [0, 0.025], [0.05, 0.05], GOLD);
  }),
];

/** A cask that stands half sunk in the sand. */
const cask = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.36], [0.27, 0.33], flat([0.36, 0.27, 0.17])),
  drum([x, z], [0.36, 0.72], [0.33, 0.27], flat([0.36, 0.27, 0.17])),
  drum([x, z], [0.2, 0.26], [0.325, 0.335], IRON),
  drum([x, z], [0.5, 0.56], [0.335, 0.325], IRON),
];

/** An anchor that leans in the sand. */
const anchor = (x: number, z: number): Solid[] => [
  ...limb(
    [
      [x - 0.3, 1.5, z + 0.2],
      [x, 0.1, z],
    ],
    [0.06, 0.07],
    IRON,
  ),
  ...limb(
    [
      [x - 0.62, 1.28, z + 0.1],
      [x + 0.08, 1.42, z + 0.3],
    ],
    [0.05, 0.05],
    IRON,
  ),
  ...limb(
    [
      [x - 0.6, 0.45, z],
      [x - 0.35, 0.14, z],
      [x, 0.06, z],
      [x + 0.36, 0.2, z],
      [x + 0.56, 0.56, z],
    ],
    [0.07, 0.06],
    IRON,
  ),
];

/** A ribbon of weed that stands up from the sand. */
const kelp = (x: number, z: number, number: number): Solid[] => {
  const joints = Array.from(
    { length: 6 },
    (_, n): Point => [
      x + 0.1 * Math.sin(n * 1.4 + number * 2),
      n * (0.2 + 0.03 * number),
      z + 0.04 * n,
    ],
  );
  return limb(joints, [0.055, 0.015], flat([0.14, 0.46, 0.22]));
};

/** Bubbles that rise. */
const bubbles = (x: number, z: number): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const r = 0.018 + 0.022 * chance(n, 31);
    const [cx, cy] = [x + 0.16 * (chance(n, 32) - 0.5), 0.5 + 0.26 * n];
    return sphere([cx, cy, z], r, flat([0.8, 1.1, 1.15]));
  });
