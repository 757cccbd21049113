import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { carpet, paint, tiles } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const MARBLE: Colour = [0.8, 0.76, 0.68];
const GOLD: Colour = [0.86, 0.64, 0.22];
const CRIMSON: Colour = [0.6, 0.06, 0.1];
const FLAME: Colour = [1, 0.82, 0.45];
const BANNERS: readonly Colour[] = [
  [0.58, 0.06, 0.1],
  [0.1, 0.17, 0.44],
];

/** From pillar to pillar, the first, how far aside they stand. */
const BAY = 3.6;
const FIRST = 3.4;
const ASIDE = 3;
/** Height of the pillars. */
const TALL = 6;
/** How far before the end wall the throne stands. */
const THRONE = 2.4;
/** Half the width of the windows of the sides, and their height. */
const LIGHT = { half: 0.6, low: 2, high: 5 } as const;

const gilt = flat(GOLD);

/** Walls of pale stone with tall windows between the pillars, a floor of two marbles, a coffered ceiling. */
export function throneRoomSurfaces(noise: Noise): {
  walls: Material;
  floor: Material;
  ceiling: Material;
} {
  const stone = paint(MARBLE, noise);
  const walls: Material = (x, y, z, axis) => {
    if (axis === 2) return stone(x, y, z, axis);
    const along = ((((z - FIRST - BAY / 2) / BAY + 0.5) % 1) + 1.5) % 1;
    const out = (along - 0.5) * BAY;
    const round =
      y > LIGHT.high ? Math.hypot(out, y - LIGHT.high) - LIGHT.half : Math.abs(out) - LIGHT.half;
    const inside = Math.max(round, LIGHT.low - y);
    if (inside < 0) {
      const isBar = Math.abs(out) < 0.025 || Math.abs(((y - LIGHT.low) / 0.75) % 1) < 0.05;
      return isBar ? [0.2, 0.2, 0.22] : [1.5, 1.6, 1.75];
    }
    return inside < 0.14 ? GOLD : stone(x, y, z, axis);
  };
  return {
    walls,
    floor: tiles([0.82, 0.78, 0.7], [0.34, 0.28, 0.26], 0.8),
    ceiling: (x, _y, z) => {
      const [u, v] = [Math.abs((x / 1.2) % 1), Math.abs((z / 1.2) % 1)];
      return Math.min(u, v, 1 - u, 1 - v) < 0.1 ? scaleColour(GOLD, 0.8) : [0.36, 0.22, 0.16];
    },
  };
}

/** Pillars with banners between them along a red carpet, that leads up to a throne of gold. */
export function throneRoom({ shell, noise, isAttended }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const bays = Array.from({ length: 5 }, (_, n) => FIRST + n * BAY).filter((z) => z < back - 2);
  const at = back - THRONE;
  const rug = [middle - 0.85, middle + 0.85, 1, at - 1.3] as const;
  const stone: Material = (x, y, z) =>
    scaleColour([0.9, 0.87, 0.8], 0.94 + 0.12 * noise.fbm((x + z) * 3, y * 2, 3));
  return {
    lamps: [[middle, 3.4, at - 1.6], ...bays.slice(0, 3).map((z) => [middle, 4, z + 1] as const)],
    solids: [
      box([rug[0], 0, rug[2]], [rug[1], 0.02, rug[3]], carpet(CRIMSON, GOLD, rug, noise)),
      ...[0, 1, 2].map((n) =>
        box(
          [middle - 2.6 + 0.35 * n, 0.19 * n, at - 1.3 + 0.4 * n],
          [middle + 2.6 - 0.35 * n, 0.19 * (n + 1), back],
          stone,
        ),
      ),
      box([middle - 0.7, 0.57, at - 0.5], [middle + 0.7, 0.59, back], flat(CRIMSON)),
      box([middle - 1.5, 0.5, back - 0.1], [middle + 1.5, 5.4, back - 0.02], drape(middle)),
      ...throne(middle, 0.58, at),
      ...bays.flatMap((z) => [-1, 1].flatMap((side) => pillar(middle + side * ASIDE, z, stone))),
      ...bays
        .slice(0, -1)
        .flatMap((z, n) =>
          [-1, 1].flatMap((side) => banner(middle + side * ASIDE, z + BAY / 2, n, side)),
        ),
      ...[-1.9, 1.9].flatMap((dx) => candelabrum(middle + dx, at - 0.6)),
      ...(isAttended
        ? GUARDS.flatMap(([aside, z], n) => guard(middle + aside, z, aside < 0 ? 0 : Math.PI, n))
        : []),
    ],
  };
}

/** Where the guards stand along the carpet: aside of its middle and ahead, metres. */
const GUARDS = [
  [-1.35, 4.6],
  [1.35, 4.6],
  [-1.35, 8.4],
  [1.35, 8.4],
] as const;

/** A guard in a tabard and a helmet who faces the carpet, a halberd upright in the hand. */
function guard(x: number, z: number, turn: number, number: number): Solid[] {
  const ahead = Math.cos(turn) * 0.34;
  const [px, pz] = [x + ahead, z - 0.2];
  const steel = flat([0.72, 0.74, 0.77]);
  const hand = turn === 0 ? -0.2 : 0.2;
  return [
    ...posed(
      {
        at: [x, z],
        turn,
        hands: [
          turn === 0 ? [0.06, 0.27, 0.82] : [0.34, hand, 1.16],
          turn === 0 ? [0.34, hand, 1.16] : [0.06, -0.27, 0.82],
        ],
      },
      attireOf(number + 3, {
        top: CRIMSON,
        legs: [0.2, 0.2, 0.24],
        gown: 'coat',
        hairForm: 'short',
        hat: ['cap', [0.72, 0.74, 0.77]],
      }),
    ),
    drum([px, pz], [0, 2.25], [0.018, 0.018], flat([0.34, 0.22, 0.13])),
    drum([px, pz], [2.25, 2.55], [0.03, 0.002], steel),
    box([px - 0.02, 1.95, pz - 0.2], [px + 0.02, 2.2, pz + 0.02], steel),
  ];
}

function pillar(x: number, z: number, stone: Material): Solid[] {
  const part = (half: number, low: number, high: number, look: Material) =>
    box([x - half, low, z - half], [x + half, high, z + half], look);
  return [
    part(0.42, 0, 0.35, stone),
    part(0.29, 0.35, TALL, stone),
    part(0.34, 0.35, 0.47, gilt),
    part(0.36, TALL - 0.3, TALL - 0.12, gilt),
    part(0.46, TALL - 0.12, TALL + 0.3, stone),
  ];
}

/** A long banner with a golden sign, hanging between two pillars. */
function banner(x: number, z: number, n: number, side: number): Solid[] {
  const colour = BANNERS[n % BANNERS.length] as Colour;
  const look: Material = (_x, y, at) => {
    const u = at - z;
    const isEdge = Math.abs(Math.abs(u) - 0.47) < 0.04;
    const isSign =
      Math.hypot(u, y - 4.1) < 0.17 ||
      (Math.abs(u) < 0.05 && Math.abs(y - 4.1) < 0.42) ||
      (Math.abs(y - 4.1) < 0.05 && Math.abs(u) < 0.34);
    return isEdge || isSign ? GOLD : scaleColour(colour, 0.92 + 0.14 * Math.sin(at * 21 + y * 0.7));
  };
  return [
    box([x - 0.02, 2.7, z - 0.53], [x + 0.02, 5.2, z + 0.53], look),
    box([x - 0.02, 2.45, z - 0.25], [x + 0.02, 2.7, z + 0.25], look),
    box([x - 0.04 + side * 0.02, 5.2, z - 0.62], [x + 0.04, 5.26, z + 0.62], gilt),
  ];
}

/** Red cloth with golden edges behind the throne. */
const drape =
  (middle: number): Material =>
  (x, y) =>
    Math.abs(Math.abs(x - middle) - 1.4) < 0.07 || y > 5.25
      ? GOLD
      : scaleColour(CRIMSON, 0.8 + 0.25 * Math.sin(x * 17 + Math.sin(y)));

/** A high seat of gold with red cushions, a sun on its back. */
function throne(x: number, y: number, z: number): Solid[] {
  const red = flat([0.7, 0.07, 0.12]);
  return [
    box([x - 0.62, y, z - 0.1], [x + 0.62, y + 0.5, z + 0.75], gilt),
    box([x - 0.5, y + 0.5, z - 0.08], [x + 0.5, y + 0.62, z + 0.7], red),
    box([x - 0.62, y + 0.5, z + 0.6], [x + 0.62, y + 2.2, z + 0.75], gilt),
    box([x - 0.44, y + 0.72, z + 0.56], [x + 0.44, y + 1.95, z + 0.6], red),
    ...[-0.62, 0.48].flatMap((dx) => [
      box([x + dx, y + 0.5, z - 0.1], [x + dx + 0.14, y + 0.98, z + 0.6], gilt),
      ball([x + dx - 0.03, y + 0.92, z - 0.2], [x + dx + 0.17, y + 1.12, z], gilt),
      ball([x + dx - 0.04, y + 2.16, z + 0.58], [x + dx + 0.18, y + 2.4, z + 0.78], gilt),
    ]),
    ball([x - 0.36, y + 2.02, z + 0.56], [x + 0.36, y + 2.74, z + 0.76], gilt),
    ball([x - 0.16, y + 2.22, z + 0.5], [x + 0.16, y + 2.54, z + 0.7], red),
  ];
}

function candelabrum(x: number, z: number): Solid[] {
  const rod = (dx: number, low: number, high: number) =>
    box([x + dx - 0.025, low, z - 0.025], [x + dx + 0.025, high, z + 0.025], gilt);
  return [
    ball([x - 0.22, 0, z - 0.22], [x + 0.22, 0.12, z + 0.22], gilt),
    rod(0, 0, 1.7),
    box([x - 0.36, 1.58, z - 0.025], [x + 0.36, 1.63, z + 0.025], gilt),
    ...[-0.34, 0, 0.34].flatMap((dx) => [
      rod(dx, 1.6, 1.78),
      box([x + dx - 0.04, 1.78, z - 0.04], [x + dx + 0.04, 2, z + 0.04], flat([0.94, 0.92, 0.86])),
      ball([x + dx - 0.045, 2, z - 0.045], [x + dx + 0.045, 2.18, z + 0.045], flat(FLAME), 1.6),
    ]),
  ];
}
