import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { brick, chance, tiles } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { hollow } from '../solids/hollow.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half as wide as the hall, its height, where its roof springs and how long it is; metres. */
export const MARKET_HALL = { half: 6.2, high: 8.4, spring: 4.6, back: 34 } as const;
const { half, high, spring } = MARKET_HALL;
/** The circle of the roof: it meets the walls where it springs, and is as high as the hall at its crown. */
const CENTRE = (high ** 2 - half ** 2 - spring ** 2) / (2 * (high - spring));
const RADIUS = high - CENTRE;
/** From one stall to the next and so from column to column, how far from the middle the stalls begin and end, and how high a counter is. */
const STALL = { pitch: 4.6, first: 3.4, from: 2.15, to: 3.6, high: 0.86 } as const;

const IRON: Colour = [0.16, 0.33, 0.3];
const SKY: Colour = [1.12, 1.15, 1.12];
const CRATE: Colour = [0.62, 0.45, 0.26];
/** What lies in the crates, and what hangs over them. */
const GOODS: readonly Colour[] = [
  [0.86, 0.16, 0.1],
  [0.95, 0.56, 0.1],
  [0.36, 0.56, 0.14],
  [0.97, 0.82, 0.2],
  [0.42, 0.12, 0.34],
  [0.72, 0.78, 0.3],
  [0.93, 0.42, 0.34],
];
const CLOTHS: readonly Colour[] = [
  [0.74, 0.14, 0.12],
  [0.12, 0.4, 0.3],
  [0.9, 0.56, 0.1],
  [0.14, 0.3, 0.56],
];

/** Glass between bars of iron, a rib over each column. */
const roofOf =
  (noise: Noise, middle: number): Material =>
  (x, y, z) => {
    const turn = Math.atan2(x - middle, y - CENTRE) * RADIUS;
    const rib = Math.abs(z / STALL.pitch - Math.round(z / STALL.pitch)) * STALL.pitch;
    if (rib < 0.13) return IRON;
    const [u, v] = [Math.abs((turn / 1.1) % 1), (z / 1.15) % 1];
    if (u < 0.07 || v < 0.06) return scaleColour(IRON, 1.25);
    return mixColour(SKY, [0.84, 0.86, 0.84], 0.5 + 0.5 * noise.fbm(x * 0.3, z * 0.2, 2));
  };

/** Brick with a row of arched windows; the end is a fan of glass over the gate. */
export const marketHallSurfaces = (noise: Noise, middle: number) => {
  const bricks = brick([0.66, 0.44, 0.3], noise);
  const walls: Material = (x, y, z, axis) => {
    if (axis === 2) return fan(x - middle, y, bricks(x, y, z, axis));
    const u = z / STALL.pitch - Math.floor(z / STALL.pitch) - 0.5;
    const arch = Math.hypot(u * STALL.pitch, Math.max(0, y - 3.4));
    if (y > 2.3 && arch < 1) {
      const isBar = Math.abs((u * STALL.pitch) % 0.5) < 0.05 || Math.abs((y - 2.3) % 0.55) < 0.05;
      return isBar || arch > 0.92 ? IRON : SKY;
    }
    return y < 0.9 ? [0.5, 0.34, 0.24] : bricks(x, y, z, axis);
  };
  return { walls, floor: tiles([0.62, 0.59, 0.54], [0.5, 0.48, 0.44], 0.8), ceiling: flat(SKY) };
};

/** The end of the hall: glass between bars that radiate, a lit gate below. */
function fan(u: number, y: number, wall: Colour): Colour {
  if (y < 3.1) {
    if (Math.abs(u) > 1.9) return wall;
    return Math.abs(Math.abs(u) - 1.8) < 0.1 || y > 2.98 ? IRON : [1.06, 1.03, 0.94];
  }
  if (y < 3.7) return Math.abs(y - 3.4) < 0.14 && Math.abs(u) < 1.6 ? [0.95, 0.8, 0.42] : IRON;
  const turn = Math.abs(((Math.atan2(y - 3.7, u) / Math.PI) * 13) % 1);
  return turn < 0.09 || Math.hypot(u, y - 3.7) % 1.5 < 0.1 ? IRON : SKY;
}

/** A covered market: two rows of stalls heaped with fruit and vegetables under awnings, columns and arches of iron, a roof of glass, lamps, those who sell and buy. */
export function marketHall(furnishing: Furnishing): Furnished {
  const { shell, noise, random, isAttended, isFull, hasSomebody } = furnishing;
  const middle = (shell.left + shell.right) / 2;
  const key = random.below(4096);
  const rows = Array.from({ length: 6 }, (_, n) => STALL.first + n * STALL.pitch);
  const isOpen = isAttended === true || isFull || hasSomebody === true;
  return {
    lamps: rows.slice(0, 5).map((z) => [middle, 3.5, z + 1.6] as const),
    solids: [
      hollow(
        2,
        [middle - RADIUS, CENTRE - RADIUS, 0],
        [middle + RADIUS, CENTRE + RADIUS, shell.back],
        roofOf(noise, middle),
      ),
      ...rows.flatMap((z, n) => [
        arch(middle, z - 0.5),
        ...([-1, 1] as const).flatMap((to) => {
          const number = key + 2 * n + (to > 0 ? 1 : 0);
          return [
            ...column(middle + to * STALL.from, z - 0.5),
            ...stall(middle, to, z, number, n < 2),
            ...(isOpen ? seller(middle + to * (STALL.to + 0.3), to, z + 1.9, number) : []),
          ];
        }),
      ]),
      ...(isOpen ? SHOPPERS.flatMap((one) => shopper(middle, one)) : []),
    ],
  };
}

/** Round things heaped, each shaded by itself. */
const heaped =
  (colour: Colour, key: number): Material =>
  (x, y, z) => {
    const row = Math.floor((x + y) / 0.085);
    const place = Math.floor(z / 0.1 + (row % 2) * 0.5);
    const [u, v] = [(x + y) / 0.085 - row - 0.5, z / 0.1 + (row % 2) * 0.5 - place - 0.5];
    const away = u * u + v * v;
    return scaleColour(colour, (0.78 + 0.34 * chance(row + key, place)) * (1.12 - 1.5 * away));
  };

/** A stall on one side of the aisle from `z` on: a counter with crates, an awning in stripes on posts. */
function stall(middle: number, to: number, z: number, key: number, isNear: boolean): Solid[] {
  const at = (out: number) => middle + to * out;
  const cloth = CLOTHS[key % CLOTHS.length] as Colour;
  const stripes: Material = (_x, _y, along) =>
    Math.floor((along - z) / 0.3) % 2 === 0 ? cloth : [0.95, 0.93, 0.87];
  const boards: Material = (_x, y) => scaleColour(CRATE, (y / 0.2) % 1 < 0.08 ? 0.6 : 0.92);
  const edge = at(STALL.from - 0.3);
  const crates = [0, 1, 2].flatMap((n): Solid[] => {
    const colour = GOODS[(key * 3 + n * 2) % GOODS.length] as Colour;
    const [from, end] = [z + 0.08 + n * 1.16, z + 1.12 + n * 1.16];
    const [near, far] = [at(STALL.from + 0.06), at(STALL.to - 0.3)];
    const [low, top] = [Math.min(near, far), Math.max(near, far)];
    return [
      box([low, STALL.high, from], [top, STALL.high + 0.13, end], boards),
      pad(
        [low + 0.04, STALL.high + 0.02, from + 0.04],
        [top - 0.04, STALL.high + 0.34, end - 0.04],
        heaped(colour, key + n),
        0.15,
      ),
      ...(isNear ? onTop(at, from, colour, key + n) : []),
      priceBoard(at(STALL.from + 0.1), (from + end) / 2),
    ];
  });
  return [
    slab([at(STALL.from), at(STALL.to)], [0, STALL.high], [z, z + 3.6], boards),
    ...crates,
    slab([edge, at(STALL.to + 0.7)], [2.62, 2.68], [z - 0.1, z + 3.7], stripes),
    plate(
      0,
      [edge - 0.02, 2.3, z - 0.1],
      [edge + 0.02, 2.66, z + 3.7],
      (y, along) => y > 2.42 - 0.1 * Math.abs(Math.sin(((along - z) / 0.3) * Math.PI)),
      stripes,
    ),
    ...[z, z + 3.6].map((along) =>
      drum([at(STALL.from - 0.24), along], [0, 2.64], [0.03, 0.03], flat(IRON)),
    ),
    {
      ...ball(
        [at(2.7) - 0.09, 2.2, z + 1.7],
        [at(2.7) + 0.09, 2.4, z + 1.88],
        flat([1.3, 1.12, 0.78]),
      ),
      glow: 1,
    },
  ];
}

/** Single fruit on the heap of a crate. */
const onTop = (at: (out: number) => number, z: number, colour: Colour, key: number): Solid[] =>
  Array.from({ length: 7 }, (_, n) => {
    const [x, along] = [at(STALL.from + 0.2 + 0.8 * chance(key, n)), z + 0.18 + 0.1 * n];
    const wide = 0.055 + 0.02 * chance(n, key);
    const up = STALL.high + 0.3;
    return ball(
      [x - wide, up, along - wide],
      [x + wide, up + 2 * wide, along + wide],
      flat(scaleColour(colour, 0.9 + 0.2 * chance(key + n, 2))),
    );
  });

/** A card with a price, toward the aisle. */
const priceBoard = (x: number, z: number): Solid =>
  box(
    [x - 0.012, STALL.high + 0.16, z - 0.13],
    [x + 0.012, STALL.high + 0.36, z + 0.13],
    (_x, y, along) => {
      const isInk = Math.abs(y - STALL.high - 0.26) < 0.05 && Math.abs(along - z) < 0.08;
      return isInk ? [0.16, 0.14, 0.14] : [0.97, 0.95, 0.86];
    },
  );

/** A column of cast iron at the edge of the aisle, a capital where the arch begins. */
const column = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.6], [0.2, 0.16], flat(IRON)),
  drum([x, z], [0.6, 5.9], [0.1, 0.085], flat(IRON)),
  ...[0.6, 1.3, 3.1].map((y) => drum([x, z], [y, y + 0.08], [0.15, 0.15], flat(IRON))),
  drum([x, z], [5.5, 6], [0.1, 0.28], flat(IRON)),
];

/** An arch of iron under the glass: two arcs with a lattice between. */
const arch = (middle: number, z: number): Solid =>
  plate(
    2,
    [middle - half, spring - 0.1, z - 0.06],
    [middle + half, high, z + 0.06],
    (u, v) => {
      const away = RADIUS - Math.hypot(u - middle, v - CENTRE);
      const along = Math.atan2(u - middle, v - CENTRE) * RADIUS;
      if (away < 0 || away > 0.8) return false;
      if (away < 0.12 || away > 0.68) return true;
      return (
        Math.abs(((along + away) / 0.66) % 1) < 0.14 || Math.abs(((along - away) / 0.66) % 1) < 0.14
      );
    },
    flat(IRON),
  );

/** Who sells, behind the counter, in an apron. */
const seller = (x: number, to: number, z: number, key: number): Solid[] =>
  posed(
    {
      at: [x, z],
      turn: to > 0 ? Math.PI : 0,
      hands: [
        [0.36, 0.2, 1.12],
        [0.4, -0.16, 1.16],
      ],
    },
    attireOf(key, { apron: (CLOTHS[(key + 1) % CLOTHS.length] ?? IRON) as Colour }),
  );

/** Who buys: out, ahead, which way they face, how they look. */
const SHOPPERS: readonly (readonly [number, number, number, number])[] = [
  [1.45, 9.4, 0.2, 3],
  [-1.3, 12.8, 2.9, 6],
  [0.5, 14.2, 1.4, 9],
  [1.5, 17.6, 0, 2],
  [-1.1, 20.5, 3, 13],
];

const shopper = (
  middle: number,
  [out, z, turn, look]: readonly [number, number, number, number],
): Solid[] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [x, along] = [middle + out - s * 0.3, z + c * 0.3];
  return [
    ...posed({ at: [middle + out, z], turn }, attireOf(look)),
    drum([x, along], [0.62, 0.86], [0.13, 0.18], flat([0.6, 0.43, 0.22])),
  ];
};
