import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { cakeOnStand } from '../furnishings/loaves.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import { attireOf, posed } from '../people/posed.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const RED: Colour = [0.72, 0.05, 0.07];
const CREAM: Colour = [0.86, 0.8, 0.68];
const MINT: Colour = [0.52, 0.78, 0.74];
const CHROME: Colour = [0.78, 0.8, 0.82];
/** What a waitress wears. */
const WAITRESS: Colour = [0.93, 0.5, 0.6];
const BLACK: Colour = [0.07, 0.07, 0.08];
/** Tubes of neon below the ceiling. */
const PINK: Colour = [1, 0.16, 0.42];
const BLUE: Colour = [0.12, 0.62, 1];
/** The panes of a jukebox. */
const PANES: readonly Colour[] = [
  [1.3, 0.35, 0.2],
  [1.3, 0.9, 0.25],
  [0.35, 1, 0.5],
  [0.4, 0.5, 1.3],
];

/** How bright they are where they are of one colour, as shares of it. */
const SHADES = [1.3, 0.9, 1.5, 1.1] as const;

/** Half as wide as the room, its height and length; metres. */
export const DINER_SHAPE = { half: 3.1, high: 2.95, back: 10.4 } as const;
/** From booth to booth, how far benches and tables reach from the wall, how high their backs are. */
const BOOTH = { apart: 2.3, deep: 1.35, back: 1.18, table: 0.76 } as const;
/** The counter: how far from its wall it stands, how high it is, where it begins and ends. */
const COUNTER = { from: 1.25, wide: 0.6, high: 1.05, near: 2.4, far: 9 } as const;

/** Ribbed metal that mirrors in stripes. */
const ribbed: Material = (x, y, z, axis) =>
  scaleColour(CHROME, 0.8 + 0.24 * Math.sin((axis === 1 ? x : y) * 60) + 0.04 * Math.sin(z * 9));

/** Cream above a rail of chrome, mint below, a floor of black and white squares. */
export const dinerSurfaces = () => ({
  walls: ((_x, y) => {
    if (y > 1.2) return CREAM;
    if (y > 1.12) return CHROME;
    return y > 0.12 ? (y > 0.96 && y < 1.02 ? RED : MINT) : BLACK;
  }) as Material,
  floor: tiles([0.88, 0.87, 0.83], BLACK, 0.42),
  ceiling: flat([0.9, 0.88, 0.84]),
});

/** An American diner of the fifties: booths of red leather along one wall, a counter with stools along the other, a jukebox at the end. */
export function diner({ random, shell, side, isAttended = false }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const [wall, across] = side > 0 ? [right, left] : [left, right];
  const booths = [2.1, 4.4, 6.7].flatMap((z) => booth(wall, -side, z));
  const stools = Array.from({ length: 7 }, (_, n) => COUNTER.near + 0.5 + n * 0.92);
  return {
    lamps: [
      ...[2.6, 4.9, 7.2].map((z) => [wall - side * 0.8, 1.7, z] as const),
      [middle, high - 0.3, 3],
      [middle, high - 0.3, 7],
      [across + side * 1.6, 2.2, 5],
    ],
    solids: [
      ...booths,
      ...[3.25, 5.55, 7.85].flatMap((z) => hangingLamp(wall - side * 0.72, high, z - 0.02)),
      ...counter(across, side),
      ...stools.flatMap((z) => stool(across + side * (COUNTER.from + COUNTER.wide + 0.42), z)),
      ...jukebox(middle + side * 0.5, back - 0.5, random.below(4096)),
      ...neon(left, right, high, back),
      ...(isAttended ? company(wall, across, side) : []),
    ],
  };
}

/** Who eats in the booths and at the counter, and who waits on them: a lady in pink behind it. */
function company(wall: number, across: number, side: number): Solid[] {
  const inBooth = ([z, turn, out, number]: readonly [number, number, number, number]) =>
    tableGuest([wall - side * out, z], [0.48, BOOTH.table], turn, guestOf(number));
  const stoolAt = across + side * (COUNTER.from + COUNTER.wide + 0.42);
  const toCounter = side > 0 ? Math.PI : 0;
  const plates = [3.62, 5.46].flatMap((z) => burger(across + side * (COUNTER.from + 0.44), z));
  return [
    ...(
      [
        [4.62, Math.PI / 2, 0.95, 3],
        [6.2, -Math.PI / 2, 0.95, 12],
        [6.2, -Math.PI / 2, 0.42, 5],
        [8.5, -Math.PI / 2, 0.8, 7],
        [3.9, -Math.PI / 2, 0.8, 14],
      ] as const
    ).flatMap(inBooth),
    ...[
      [3.82, 9],
      [5.66, 2],
    ].flatMap(([z, number]) =>
      posed(
        {
          at: [stoolAt, z as number],
          turn: toCounter,
          seat: 0.8,
          lean: 0.1,
          floor: 0.3,
          hands: [
            [0.36, 0.14, COUNTER.high + 0.08],
            [0.36, -0.16, COUNTER.high + 0.08],
          ],
        },
        attireOf(number as number),
      ),
    ),
    ...atCounter([across + side * 0.86, 4.5], side > 0 ? -0.5 : Math.PI + 0.5, COUNTER.high, 6, {
      top: WAITRESS,
      legs: WAITRESS,
      gown: 'gown',
      apron: CREAM,
      hairForm: 'bun',
      hat: ['cap', [0.96, 0.95, 0.93]],
    }),
    ...plates,
  ];
}

/** A burger on its plate and a milkshake with a straw beside it, on the counter. */
const burger = (x: number, z: number): Solid[] => {
  const y = COUNTER.high;
  const disc = (low: number, high: number, r: number, colour: Colour) =>
    ball([x - r, y + low, z - r], [x + r, y + high, z + r], flat(colour));
  return [
    drum([x, z], [y, y + 0.02], [0.1, 0.14], flat([0.95, 0.95, 0.93])),
    disc(0.01, 0.07, 0.08, [0.82, 0.55, 0.26]),
    disc(0.045, 0.09, 0.088, [0.3, 0.62, 0.2]),
    disc(0.055, 0.1, 0.084, [0.36, 0.18, 0.1]),
    disc(0.06, 0.16, 0.08, [0.86, 0.58, 0.26]),
    drum([x, z + 0.24], [y, y + 0.2], [0.04, 0.06], flat([0.95, 0.72, 0.78])),
    ball([x - 0.055, y + 0.18, z + 0.185], [x + 0.055, y + 0.28, z + 0.295], flat(CREAM)),
    ball([x - 0.02, y + 0.26, z + 0.22], [x + 0.02, y + 0.3, z + 0.26], flat(RED)),
    drum([x + 0.02, z + 0.26], [y + 0.2, y + 0.36], [0.007, 0.007], flat(RED)),
  ];
};

/** Two benches that face each other, a table with a chrome edge between them. */
function booth(wall: number, out: number, z: number): Solid[] {
  const at = (far: number) => wall + out * far;
  const padded = (
    from: number,
    to: number,
    y: readonly [number, number],
    near: number,
    far: number,
  ) =>
    pad(
      [Math.min(at(from), at(to)), y[0], near],
      [Math.max(at(from), at(to)), y[1], far],
      leather,
      0.06,
    );
  const bench = (near: number, back: number) => [
    slab([at(0.02), at(BOOTH.deep)], [0, 0.36], [near, near + 0.5], flat(scaleColour(RED, 0.5))),
    padded(0.02, BOOTH.deep, [0.34, 0.48], near, near + 0.5),
    padded(0.02, BOOTH.deep, [0.44, BOOTH.back], back, back + 0.16),
    slab(
      [at(0), at(BOOTH.deep + 0.01)],
      [BOOTH.back - 0.03, BOOTH.back + 0.02],
      [back - 0.01, back + 0.17],
      flat(CHROME),
    ),
  ];
  return [
    ...bench(z, z - 0.12),
    ...bench(z + 1.55, z + 2.03),
    slab(
      [at(0), at(BOOTH.deep - 0.08)],
      [BOOTH.table - 0.05, BOOTH.table],
      [z + 0.62, z + 1.42],
      top,
    ),
    drum([at(0.7), z + 1.02], [0, BOOTH.table - 0.05], [0.07, 0.05], flat(CHROME)),
    ...cruets(at(0.16), z + 1.02),
  ];
}

/** Red leather in upright rolls. */
const leather: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  const roll = Math.abs(along / 0.14 - Math.round(along / 0.14));
  return scaleColour(RED, (axis === 1 ? 1.25 : 0.8) + (y > 0.5 ? 0.7 * roll : 0.25));
};

/** A table's top with an edge of ribbed metal. */
const top: Material = (x, y, z, axis) => (axis === 1 ? [0.9, 0.9, 0.88] : ribbed(x, y, z, axis));

/** Ketchup, mustard, sugar and paper napkins against the wall. */
const cruets = (x: number, z: number): Solid[] => [
  drum([x, z - 0.12], [BOOTH.table, BOOTH.table + 0.18], [0.03, 0.015], flat([0.7, 0.06, 0.04])),
  drum([x, z], [BOOTH.table, BOOTH.table + 0.17], [0.03, 0.015], flat([0.9, 0.68, 0.1])),
  drum([x, z + 0.12], [BOOTH.table, BOOTH.table + 0.14], [0.032, 0.03], flat([0.92, 0.92, 0.9])),
  box([x - 0.05, BOOTH.table, z + 0.2], [x + 0.05, BOOTH.table + 0.13, z + 0.27], flat(CHROME)),
];

/** A lamp on a cord over a table, red outside. */
const hangingLamp = (x: number, high: number, z: number): Solid[] => [
  drum([x, z], [1.8, high], [0.008, 0.008], flat(BLACK)),
  drum([x, z], [1.62, 1.84], [0.2, 0.05], flat(RED)),
  ball([x - 0.09, 1.54, z - 0.09], [x + 0.09, 1.68, z + 0.09], flat([1.3, 1.1, 0.75]), 1),
];

/** A counter with ribbed metal before it, what is behind it: shelves, a lit board of dishes, a machine for coffee. */
function counter(wall: number, inward: number): Solid[] {
  const at = (far: number) => wall + inward * far;
  const { from, wide, high, near, far } = COUNTER;
  const edge = from + wide;
  return [
    slab([at(from), at(edge)], [0.1, high - 0.05], [near, far], ribbed),
    slab([at(from), at(edge)], [0, 0.1], [near, far], flat(BLACK)),
    slab(
      [at(from - 0.06), at(edge + 0.12)],
      [high - 0.05, high],
      [near - 0.05, far + 0.05],
      (x, y, z, axis) => (axis === 1 ? [0.88, 0.2, 0.2] : ribbed(x, y, z, axis)),
    ),
    slab([at(0.02), at(0.5)], [0, 0.9], [near, far], flat(CREAM)),
    slab([at(0.02), at(0.54)], [0.9, 0.94], [near, far], flat(CHROME)),
    ...[1.42, 1.74].map((y) =>
      slab([at(0.02), at(0.3)], [y, y + 0.03], [near + 0.4, far - 2.4], flat(CHROME)),
    ),
    ...Array.from({ length: 14 }, (_, n) =>
      drum(
        [at(0.16), near + 0.6 + n * 0.24],
        [1.45 + (n % 2) * 0.32, 1.57 + (n % 2) * 0.32],
        [0.05, 0.06],
        flat(n % 3 === 0 ? RED : [0.94, 0.94, 0.92]),
      ),
    ),
    {
      ...slab([at(0.02), at(0.08)], [2, 2.6], [near + 0.6, far - 1], dishes(near + 0.6)),
      glow: 0.12,
    },
    slab([at(0.08), at(0.46)], [0.94, 1.5], [far - 1.6, far - 0.9], ribbed),
    // Cakes on stands, plates with pie.
    ...cakeOnStand([at(from + 0.26), high, near + 0.5], [0.93, 0.62, 0.68]),
    ...cakeOnStand([at(from + 0.26), high, near + 3.9], [0.42, 0.22, 0.12]),
    ...[3, 4.6].flatMap((dz) => [
      drum(
        [at(from + 0.36), near + dz],
        [high, high + 0.02],
        [0.1, 0.13],
        flat([0.95, 0.95, 0.93]),
      ),
      ball(
        [at(from + 0.36) - 0.08, high + 0.01, near + dz - 0.08],
        [at(from + 0.36) + 0.08, high + 0.1, near + dz + 0.08],
        flat([0.8, 0.5, 0.22]),
      ),
    ]),
  ];
}

/** A lit board with two columns of dishes. */
const dishes =
  (near: number): Material =>
  (_x, y, z) => {
    const line = Math.floor((2.52 - y) / 0.09);
    const letter = Math.floor((z - near) / 0.07);
    const isIn = line >= 0 && line < 5 && (2.52 - y) / 0.09 - line > 0.4;
    if (line < 1 && isIn) return chance(letter, 3) > 0.2 ? RED : CREAM;
    return isIn && letter % 24 < 17 && chance(letter, line) > 0.25
      ? [0.2, 0.2, 0.22]
      : [0.92, 0.86, 0.7];
  };

/** A stool on a post of chrome. */
const stool = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.05], [0.21, 0.17], flat(CHROME)),
  drum([x, z], [0.05, 0.68], [0.045, 0.045], flat(CHROME)),
  drum([x, z], [0.66, 0.71], [0.2, 0.21], ribbed),
  drum([x, z], [0.7, 0.8], [0.21, 0.17], flat(RED)),
];

/** A jukebox against the wall: an arch of lit panes around a window with records, a grille below. `number` says which pane is first; case and panes are of a colour, if one is named. */
export function jukebox(
  x: number,
  z: number,
  number: number,
  colour: Colour | null = null,
): Solid[] {
  const panes = colour === null ? PANES : SHADES.map((share) => scaleColour(colour, share));
  const pane = (along: number): Colour =>
    panes[(Math.floor(Math.abs(along) * 1.6) + number) % panes.length] as Colour;
  const [half, low, tall] = [0.52, 0.06, 1.15];
  const front: Material = (px, y, _z, axis) => {
    if (axis !== 2) return colour ?? [0.3, 0.13, 0.08];
    const u = Math.abs(px - x) / half;
    if (y < 0.7)
      return u > 0.78
        ? pane(y * 2)
        : y > 0.64
          ? CHROME
          : Math.sin(px * 130) > 0
            ? [0.5, 0.42, 0.26]
            : [0.2, 0.15, 0.1];
    if (u > 0.74) return pane(y * 2);
    if (y < 0.86) return CHROME;
    return y < 0.95 && Math.abs(Math.sin(px * 60)) > 0.3 ? CREAM : [0.12, 0.12, 0.16];
  };
  const arch: Material = (px, y) => {
    const [u, v] = [(px - x) / half, (y - tall) / 0.46];
    const out = Math.hypot(u, v);
    if (out > 0.7) return pane(Math.atan2(v, u) * 1.3);
    return Math.hypot(u, v - 0.1) < 0.36
      ? Math.hypot(u, v - 0.1) < 0.1
        ? RED
        : BLACK
      : [0.9, 0.78, 0.5];
  };
  return [
    { ...pad([x - half, low, z - 0.3], [x + half, tall, z + 0.3], front, 0.05), glow: 0.2 },
    {
      ...ball([x - half, tall - 0.46, z - 0.3], [x + half, tall + 0.46, z + 0.3], arch),
      glow: 0.6,
    },
    box([x - half - 0.03, 0, z - 0.33], [x + half + 0.03, low + 0.06, z + 0.33], flat(CHROME)),
  ];
}

/** Two tubes of neon around the room below its ceiling. */
function neon(left: number, right: number, high: number, back: number): Solid[] {
  return [
    [0.32, PINK],
    [0.2, BLUE],
  ].flatMap(([down, colour]) => {
    const y = high - (down as number);
    const tube = flat(colour as Colour);
    return [
      { ...box([left + 0.01, y, 0.4], [left + 0.05, y + 0.04, back - 0.02], tube), glow: 1 },
      { ...box([right - 0.05, y, 0.4], [right - 0.01, y + 0.04, back - 0.02], tube), glow: 1 },
      {
        ...box([left + 0.05, y, back - 0.06], [right - 0.05, y + 0.04, back - 0.02], tube),
        glow: 1,
      },
    ];
  });
}
