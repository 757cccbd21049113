import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { toyBear } from '../furnishings/toy-bear.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { boards, paint, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, type Solid, sphere } from '../solids/solid.ts';
import { atPlay, inCircle } from './kindergarten-children.ts';

/** Colours of chairs, bins and toys. */
const BRIGHT: readonly Colour[] = [
  [0.9, 0.2, 0.18],
  [0.98, 0.78, 0.14],
  [0.2, 0.56, 0.86],
  [0.3, 0.7, 0.32],
  [0.95, 0.52, 0.14],
  [0.62, 0.36, 0.74],
];
const of = (n: number): Colour => BRIGHT[((n % 6) + 6) % 6] as Colour;
const BIRCH: Colour = [0.84, 0.68, 0.46];
/** The rug: how far it is to the light side of the middle, how far off, its radius; the low table: how far to the heavy side, how far off, its height; metres. */
const RUG = { out: 0.95, z: 4.4, radius: 1.65 } as const;
const LOW_TABLE = { out: 1.45, z: 3.75, high: 0.5 } as const;
/** How far the rainbow's middle is to the light side, its height over the floor, the radius of its outer band, how wide a band is; metres. */
const RAINBOW = { out: 1.3, low: 1.25, radius: 1.05, band: 0.12 } as const;

/** Walls of pale yellow over a band of green, a floor of light boards; a rainbow, a sun and hills are painted on the wall ahead. */
export function kindergartenSurfaces(noise: Noise, middle: number): Surfaces {
  const wall = paint([0.99, 0.93, 0.74], noise);
  return {
    walls: (x, y, z, axis) => {
      const hills = 0.86 + 0.14 * Math.sin((axis === 2 ? x - middle : z) * 1.7);
      if (y < hills) return scaleColour([0.5, 0.76, 0.36], y < 0.1 ? 0.7 : 1);
      return wall(x, y, z, axis);
    },
    floor: boards([0.86, 0.66, 0.42], noise),
    ceiling: paint([0.97, 0.97, 0.95], noise),
  };
}

/** A room of a kindergarten: a teacher who reads to children on a round rug, others who build and paint at a low table, small chairs of many colours, bins of toys, a rainbow on the wall, letters above. */
export function kindergarten(furnishing: Furnishing): Furnished {
  const { noise, shell, side, isAttended, isFull } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wall = side > 0 ? right : left;
  const isLively = isAttended || isFull;
  const rug = { x: at(-RUG.out), z: RUG.z, radius: RUG.radius };
  const table = { x: at(LOW_TABLE.out), z: LOW_TABLE.z, high: LOW_TABLE.high };
  return {
    lamps: [2.6, 5, 7].flatMap((z) =>
      [-1.6, 1.6].map((dx) => [middle + dx, high - 0.5, z] as const),
    ),
    solids: [
      drum([rug.x, rug.z], [0, 0.02], [rug.radius, rug.radius], ringsOf(rug.x, rug.z)),
      ...lowTable(table.x, table.z, wood(BIRCH, noise)),
      ...shelf(wall, side, back, wood(BIRCH, noise)),
      ...rainbow(at(-RAINBOW.out), back),
      ...lettering('ABCDEFGH', [at(-0.3), high - 0.36, back - 0.05], 0.34, (x) =>
        of(Math.floor((x - middle + 9) / 0.26)),
      ),
      ...drawings(side > 0 ? left : right, side),
      ...hung(middle, high),
      ...tower(at(-1.9), 2.75),
      ...toyBear([at(0.1), 0, 3.1], [0.68, 0.44, 0.24]),
      ...ballAt(at(0.6), 2.7),
      ...(isLively ? [...inCircle(rug), ...atPlay(table, { x: at(-1.45), z: 2.95 }, side)] : []),
    ],
  };
}

/** Rings of colours on a round rug. */
const ringsOf =
  (x: number, z: number): Material =>
  (px, _y, pz) =>
    scaleColour(of(Math.floor(Math.hypot(px - x, pz - z) / 0.28)), 0.92);

/** A low round table with small chairs around it, paper and pots of paint on it. */
function lowTable(x: number, z: number, birch: Material): Solid[] {
  const { high } = LOW_TABLE;
  return [
    drum([x, z], [high - 0.04, high], [0.68, 0.68], birch),
    drum([x, z], [0, high - 0.04], [0.07, 0.07], flat([0.9, 0.9, 0.9])),
    drum([x, z], [0, 0.04], [0.3, 0.26], flat([0.9, 0.9, 0.9])),
    ...[0, 1, 2, 3].flatMap((n) => {
      const turn = 0.5 + (n * Math.PI) / 2;
      const [cx, cz] = [x + 0.9 * Math.cos(turn), z + 0.9 * Math.sin(turn)];
      return chair(cx, cz, turn, of(n));
    }),
    ...[0, 1, 2].flatMap((n) => {
      const turn = 0.5 + (n * Math.PI) / 2;
      const [px, pz] = [x + 0.42 * Math.cos(turn), z + 0.42 * Math.sin(turn)];
      return [
        box([px - 0.15, high, pz - 0.11], [px + 0.15, high + 0.008, pz + 0.11], (u, _v, w) =>
          Math.hypot(u - px, w - pz) < 0.07
            ? of(n + 1)
            : w - pz < -0.06
              ? [0.4, 0.7, 0.3]
              : [0.98, 0.98, 0.96],
        ),
        drum([x + 0.12 * (n - 1), z - 0.04], [high, high + 0.09], [0.04, 0.045], flat(of(n + 3))),
      ];
    }),
  ];
}

/** A small chair whose back is away from the table, `turn` which way that is. */
function chair(x: number, z: number, turn: number, colour: Colour): Solid[] {
  const of = flat(colour);
  const [bx, bz] = [x + 0.15 * Math.cos(turn), z + 0.15 * Math.sin(turn)];
  return [
    pad([x - 0.17, 0.26, z - 0.17], [x + 0.17, 0.31, z + 0.17], of, 0.02),
    pad([bx - 0.15, 0.4, bz - 0.05], [bx + 0.15, 0.6, bz + 0.05], of, 0.03),
    ...[-0.13, 0.13].flatMap((dx) =>
      [-0.13, 0.13].map((dz) =>
        drum([x + dx, z + dz], [0, 0.27], [0.016, 0.016], flat([0.8, 0.8, 0.8])),
      ),
    ),
    drum([bx, bz], [0.28, 0.45], [0.016, 0.016], flat([0.8, 0.8, 0.8])),
  ];
}

/** A low shelf at the wall: bins of many colours in its holes, toys on top. */
function shelf(wall: number, side: number, back: number, birch: Material): Solid[] {
  const [near, far] = [3.1, back - 0.4];
  const holes = Math.floor((far - near) / 0.55);
  const span = (a: number, b: number) => [wall - side * a, wall - side * b] as const;
  return [
    slab(span(0, 0.4), [0, 0.92], [near, far], birch),
    ...Array.from({ length: holes }, (_, n) =>
      [0, 1].map((row) =>
        slab(
          span(0.3, 0.43),
          [0.08 + row * 0.42, 0.4 + row * 0.42],
          [near + 0.06 + n * 0.55, near + 0.5 + n * 0.55],
          flat(of(n * 2 + row * 3)),
        ),
      ),
    ).flat(),
    ...[0, 1, 2, 3].map((n) =>
      ball(
        [wall - side * 0.2 - 0.13, 0.92, near + 0.3 + n * 0.9],
        [wall - side * 0.2 + 0.13, 1.18, near + 0.56 + n * 0.9],
        flat(of(n + 2)),
      ),
    ),
  ];
}

/** A rainbow between two clouds and a sun, cut of paper, on the wall ahead. */
function rainbow(x: number, back: number): Solid[] {
  const { low, radius, band } = RAINBOW;
  const bands = 6;
  const arch: Material = (px, py) => of(Math.floor((radius - Math.hypot(px - x, py - low)) / band));
  const steps = 26;
  const arcs = Array.from({ length: steps }, (_, n) => {
    const y = low + (n * radius) / steps;
    const outer = Math.sqrt(Math.max(0, radius ** 2 - (y - low) ** 2));
    const inner = Math.sqrt(Math.max(0, (radius - bands * band) ** 2 - (y - low) ** 2));
    const top = y + radius / steps;
    return inner > 0
      ? [-1, 1].map((to) =>
          slab([x + to * inner, x + to * outer], [y, top], [back - 0.04, back - 0.02], arch),
        )
      : [box([x - outer, y, back - 0.04], [x + outer, top, back - 0.02], arch)];
  }).flat();
  const cloud = [-1, 1].flatMap((to) =>
    [-0.2, 0, 0.2].map((dx) =>
      ball(
        [x + to * 0.78 + dx - 0.19, low - 0.16, back - 0.09],
        [x + to * 0.78 + dx + 0.19, low + 0.14 + (dx === 0 ? 0.1 : 0), back - 0.03],
        flat([0.99, 0.99, 1]),
      ),
    ),
  );
  return [...arcs, ...cloud];
}

/** Drawings of children on the other wall: houses, suns, flowers. */
function drawings(wall: number, side: number): Solid[] {
  return Array.from({ length: 8 }, (_, n) => {
    const [from, low] = [2.7 + Math.floor(n / 2) * 0.95, 1.12 + (n % 2) * 0.66];
    const drawn: Material = (_x, y, z) => {
      const [u, v] = [(z - from) / 0.66 - 0.5, (y - low) / 0.5 - 0.5];
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.46) return of(n);
      if (v < -0.25) return [0.4, 0.72, 0.32];
      if (Math.hypot(u - 0.28, v - 0.28) < 0.12) return [1, 0.8, 0.16];
      const isRoof = v > 0.02 && v < 0.24 && Math.abs(u + 0.1) < 0.24 - v;
      const isHouse = v < 0.04 && Math.abs(u + 0.1) < 0.17;
      if (n % 2 === 0 && (isRoof || isHouse)) return isRoof ? of(0) : of(1);
      const petals = 0.13 + 0.05 * Math.cos(6 * Math.atan2(v - 0.05, u));
      if (n % 2 === 1 && Math.hypot(u, v - 0.05) < petals) return of(n + 3);
      return n % 2 === 1 && Math.abs(u) < 0.02 && v < 0.05 ? [0.3, 0.6, 0.26] : [0.97, 0.97, 0.95];
    };
    return slab([wall, wall + side * 0.02], [low, low + 0.5], [from, from + 0.66], drawn);
  });
}

/** Balls of paper of many colours under the ceiling. */
const hung = (middle: number, high: number): Solid[] =>
  [0, 1, 2, 3, 4, 5].flatMap((n) => {
    const [x, y, z] = [middle - 2.6 + n * 1.04, high - 0.3 - 0.1 * (n % 3), 4.4 - 0.5 * (n % 2)];
    return [
      sphere([x, y, z], 0.2, flat(of(n))),
      box([x - 0.006, y + 0.18, z - 0.006], [x + 0.006, high, z + 0.006], flat([0.7, 0.7, 0.7])),
    ];
  });

/** A tower of blocks on the floor, and those that lie beside it. */
function tower(x: number, z: number): Solid[] {
  const block = (dx: number, y: number, dz: number, n: number): Solid =>
    pad(
      [x + dx - 0.09, y, z + dz - 0.09],
      [x + dx + 0.09, y + 0.18, z + dz + 0.09],
      flat(of(n)),
      0.015,
    );
  return [
    ...[0, 1, 2, 3].map((n) => block(0.02 * (n % 2), n * 0.18, 0, n)),
    block(0.26, 0, 0.06, 4),
    block(0.25, 0.18, 0.06, 0),
    block(-0.28, 0, -0.06, 5),
    block(0.14, 0, -0.26, 2),
  ];
}

/** A ball on the floor in six colours. */
const ballAt = (x: number, z: number): Solid[] => [
  ball([x - 0.17, 0, z - 0.17], [x + 0.17, 0.34, z + 0.17], (px, _y, pz) =>
    of(Math.floor((Math.atan2(pz - z, px - x) / Math.PI) * 3)),
  ),
];
