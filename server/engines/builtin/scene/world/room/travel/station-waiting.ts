import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { wallClock } from '../furnishings/old-clock.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const OAK: Colour = [0.44, 0.28, 0.15];
const PLASTER: Colour = [0.86, 0.8, 0.66];
const STONE: Colour = [0.72, 0.66, 0.55];
const IRON: Colour = [0.12, 0.17, 0.16];
const COACH: Colour = [0.62, 0.13, 0.11];
const CREAM: Colour = [0.94, 0.88, 0.72];
const DAY: Colour = [1.05, 1.12, 1.18];
const NIGHT: Colour = [0.07, 0.1, 0.2];

/** A window to the platform: how far its middle is from that of the wall, half its breadth, its sill, where its arch springs; metres. */
const WINDOW = { aside: 3.05, half: 1.3, sill: 0.85, spring: 3.5 } as const;
/** The door to the platform: half its breadth, its height; metres. */
const DOOR = { half: 0.85, high: 2.15 } as const;
/** How high the wall is clad with wood; metres. */
const CLAD = 1.05;

/** What is seen through the panes: a train that stands at the platform, its windows lit, the sky above. */
function beyond(u: number, y: number, night: boolean): Colour {
  if (y > 3.1) return night ? NIGHT : DAY;
  if (y > 2.86) return [0.3, 0.31, 0.33];
  if (y < 1.0) return [0.12, 0.12, 0.13];
  const v = u / 0.78 - Math.floor(u / 0.78);
  if (y > 1.86 && y < 2.56 && v > 0.14 && v < 0.86)
    return night ? [1.15, 0.95, 0.55] : [0.36, 0.5, 0.6];
  return y > 1.7 ? CREAM : y > 1.62 ? [0.85, 0.66, 0.2] : COACH;
}

/** The wall ahead: tall arched windows toward a train, a door with panes between them, wood below plaster. */
const wallAhead = (u: number, y: number, night: boolean): Colour => {
  const du = Math.abs(u) - WINDOW.aside;
  const out = y > WINDOW.spring ? Math.hypot(du, y - WINDOW.spring) : Math.abs(du);
  if (y > WINDOW.sill - 0.14 && out < WINDOW.half + 0.2) {
    if (y < WINDOW.sill || out > WINDOW.half) return STONE;
    const isBar =
      out > WINDOW.half - 0.07 ||
      Math.abs(du / 0.62 - Math.round(du / 0.62)) < 0.05 ||
      Math.abs(y - WINDOW.spring) < 0.05 ||
      Math.abs(y - 2.2) < 0.025;
    return isBar ? IRON : beyond(u, y, night);
  }
  if (Math.abs(u) < DOOR.half + 0.14 && y < DOOR.high + 0.14) {
    if (Math.abs(u) > DOOR.half || y > DOOR.high) return STONE;
    const isPane = y > 0.95 && y < DOOR.high - 0.14 && Math.abs(Math.abs(u) - 0.43) < 0.3;
    return isPane ? beyond(u, y, night) : scaleColour(OAK, Math.abs(u) < 0.02 ? 0.4 : 0.8);
  }
  return y < CLAD ? cladding(u, y) : PLASTER;
};

/** Panels of oak below a rail. */
function cladding(along: number, y: number): Colour {
  const v = along / 0.7 - Math.floor(along / 0.7);
  if (y > CLAD - 0.08 || y < 0.16) return scaleColour(OAK, 0.75);
  return scaleColour(OAK, v < 0.06 || v > 0.94 ? 0.62 : 1);
}

/** Plaster over panels of oak, the windows and the door ahead, tiles, a coffered ceiling. */
export const stationWaitingSurfaces = (_noise: Noise, middle: number, night: boolean) => ({
  walls: ((x, y, z, axis) => {
    if (axis === 2) return wallAhead(x - middle, y, night);
    if (y < CLAD) return cladding(z, y);
    const isPilaster = (z % 2.6) / 2.6 < 0.16;
    return y > 4.7 ? STONE : isPilaster ? scaleColour(PLASTER, 1.06) : scaleColour(PLASTER, 0.94);
  }) as Material,
  floor: tiles([0.74, 0.69, 0.58], [0.36, 0.4, 0.36], 0.6),
  ceiling: ((x, _y, z) => {
    const [u, v] = [x / 1.5 - Math.floor(x / 1.5), z / 1.5 - Math.floor(z / 1.5)];
    return u < 0.16 || v < 0.16 ? scaleColour(PLASTER, 0.82) : scaleColour(PLASTER, 1.04);
  }) as Material,
});

/** The waiting room of a railway station: benches of oak in rows with who waits, a board of departures and a large clock over the door, tall windows toward a train. */
export function stationWaiting({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const oak = wood(OAK, noise);
  const benches = ROWS.flatMap(([z, from]) =>
    [-1, 1].flatMap((to) => bench(at(to * from), at(to * BENCH.to), z, oak)),
  );
  return {
    lamps: [2.6, 5.4].flatMap((z) => [-2, 2].map((out) => [at(out), high - 1.5, z] as const)),
    solids: [
      ...benches,
      ...WAITING.flatMap((one) => waiting(one, at, side)),
      ...CASES.flatMap(([out, z, colour]) => suitcase(at(out), z, colour)),
      ...wallClock([middle, 4.25, back], 0.78, 10.15, IRON),
      {
        ...box(
          [middle - BOARD.half, BOARD.low, back - 0.12],
          [middle + BOARD.half, BOARD.low + BOARD.high, back],
          departures(middle),
        ),
        glow: 0.12,
      },
      ...[2.6, 5.4].flatMap((z) => [-2, 2].flatMap((out) => globe(at(out), z, high))),
    ],
  };
}

/** The rows of benches: how far off, and how far each begins beside the middle; metres. */
const ROWS = [
  [3.3, 2],
  [5, 0.95],
  [7.1, 0.95],
] as const;
/** How far beside the middle benches end, and how high their seats are; metres. */
const BENCH = { to: 4.1, seat: 0.45 } as const;

/** A bench with a high back of slats, its front toward the eye. */
const bench = (from: number, to: number, z: number, oak: Material): Solid[] => [
  ...[0, 0.17, 0.34].map((dz) =>
    slab([from, to], [0.41, BENCH.seat], [z - 0.26 + dz, z - 0.11 + dz], oak),
  ),
  ...[0.54, 0.72, 0.9].map((y) => slab([from, to], [y, y + 0.15], [z + 0.24, z + 0.29], oak)),
  ...[0.02, 0.5, 0.98].flatMap((share) => {
    const x = from + (to - from) * share;
    return [
      box([x - 0.04, 0, z - 0.26], [x + 0.04, 0.41, z + 0.24], flat(IRON)),
      box([x - 0.04, 0.41, z + 0.26], [x + 0.04, 1.08, z + 0.32], flat(IRON)),
      box([x - 0.035, 0.62, z - 0.26], [x + 0.035, 0.66, z + 0.26], oak),
    ];
  }),
];

/** Who waits: aside, ahead, of what looks, whether with a newspaper. */
const WAITING = [
  [2.75, 3.3, 6, true],
  [-1.6, 5, 2, true],
  [-3.3, 5, 5, false],
  [2.9, 5, 8, false],
  [-2.4, 7.1, 11, false],
  [1.6, 7.1, 3, true],
  [3.4, 7.1, 13, false],
] as const;

/** One who sits on a bench and faces the eye; a newspaper is held open before the chest. */
function waiting(
  [out, z, look, reads]: (typeof WAITING)[number],
  at: (out: number) => number,
  side: number,
): Solid[] {
  const x = at(out);
  const turn = -Math.PI / 2 + side * (reads ? 0 : 0.3);
  const paper = box([x - 0.27, 0.82, z - 0.5], [x + 0.27, 1.16, z - 0.47], newsprint(x));
  return [
    ...posed(
      {
        at: [x, z],
        turn,
        seat: BENCH.seat + 0.02,
        ...(reads && {
          hands: [
            [0.44, 0.24, 0.98],
            [0.44, -0.24, 0.98],
          ] as const,
        }),
      },
      attireOf(look),
    ),
    ...(reads ? [paper] : []),
  ];
}

/** A newspaper's page: a headline, columns of lines. */
const newsprint =
  (middle: number): Material =>
  (x, y) => {
    const [u, line] = [x - middle, Math.floor((y - 0.82) / 0.026)];
    if (Math.abs(u) < 0.012) return [0.6, 0.59, 0.55];
    const isLine = line > 9 ? line === 11 : line % 2 === 0;
    return isLine && chance(line, Math.floor(u * 40)) > 0.25 ? [0.3, 0.3, 0.3] : [0.92, 0.9, 0.83];
  };

/** What stands before the benches: aside, ahead, the leather. */
const CASES: readonly (readonly [number, number, Colour])[] = [
  [-2.35, 2.75, [0.5, 0.36, 0.2]],
  [-2.5, 4.5, [0.4, 0.23, 0.12]],
  [1.9, 4.55, [0.16, 0.3, 0.34]],
  [2.2, 6.6, [0.5, 0.34, 0.18]],
];

/** A case of leather with straps and a handle. */
const suitcase = (x: number, z: number, colour: Colour): Solid[] => [
  pad([x - 0.34, 0, z - 0.12], [x + 0.34, 0.48, z + 0.12], flat(colour), 0.04),
  ...[-0.2, 0.16].map((dx) =>
    box([x + dx, 0, z - 0.13], [x + dx + 0.05, 0.485, z + 0.13], flat(scaleColour(colour, 0.5))),
  ),
  box([x - 0.1, 0.5, z - 0.02], [x + 0.1, 0.54, z + 0.02], flat(scaleColour(colour, 0.45))),
];

/** The board of departures: half its breadth, its lower edge and its height, metres. */
const BOARD = { half: 1.35, low: 2.4, high: 0.98 } as const;

/** Rows of time, place and platform in white and yellow on black. */
const departures =
  (middle: number): Material =>
  (x, y) => {
    const [u, v] = [x - middle + BOARD.half, (y - BOARD.low) / 0.16];
    const row = Math.floor(v);
    if (u < 0.06 || u > 2 * BOARD.half - 0.06 || v < 0.2 || row > 5) return IRON;
    if (row === 5) return [0.06, 0.16, 0.4];
    const letter = Math.floor(u / 0.085);
    const place = 8 + 7 * chance(row, 4);
    const isShown = (letter > 0 && letter < 6) || (letter > 7 && letter < place) || letter === 28;
    const [a, b] = [u / 0.085 - letter, v - row];
    const isInk = a > 0.12 && a < 0.86 && b > 0.2 && b < 0.8;
    const isStroke = chance(letter * 5 + Math.floor(a * 3.4), row * 7 + Math.floor(b * 4)) > 0.35;
    if (!isShown || !isInk || !isStroke) return [0.03, 0.035, 0.045];
    return letter < 6 ? [1.1, 0.85, 0.2] : [1.05, 1.05, 1];
  };

/** A globe of white glass that hangs from the ceiling. */
const globe = (x: number, z: number, high: number): Solid[] => [
  drum([x, z], [high - 1.2, high], [0.02, 0.02], flat(IRON)),
  ball(
    [x - 0.22, high - 1.62, z - 0.22],
    [x + 0.22, high - 1.18, z + 0.22],
    flat([1.25, 1.16, 0.95]),
    1,
  ),
];
