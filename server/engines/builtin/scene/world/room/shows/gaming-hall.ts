import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { gameScreen } from '../furnishings/game-screens.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { namedLook } from '../people/named-looks.ts';
import { posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Point, pad, roll, type Solid } from '../solids/solid.ts';

/** Half the hall's width, its height, how far off its end is, metres. */
export const GAMING_HALL = { half: 4.4, high: 3.4, back: 11 } as const;
/** A desk: its height, how far a seat is from the next, how far rows are from each other, how far off the first is; metres. */
const DESK = { high: 0.74, next: 1.25, rows: 2.3, first: 3 } as const;

/** Light of many colours. */
const GLOWS: readonly Colour[] = [
  [0.2, 1.1, 1.6],
  [1.5, 0.2, 1.1],
  [0.5, 0.3, 1.7],
  [0.3, 1.5, 0.5],
];
const glow = (n: number): Colour => GLOWS[((n % 4) + 4) % 4] as Colour;
const DARK: Colour = [0.06, 0.06, 0.075];

/** Dark walls with lines of light, a dark floor in which they gleam. */
export function gamingSurfaces(noise: Noise, middle: number): Surfaces {
  const lines = (along: number, y: number): Colour | null => {
    const band = Math.floor(along / 2.2);
    const slant = along - band * 2.2 - 0.5 * Math.abs(y - 1.7);
    return Math.abs(slant - 0.7) < 0.045 ? glow(band) : null;
  };
  return {
    walls: (x, y, z, axis) =>
      lines(axis === 0 ? z : x, y) ?? scaleColour([0.1, 0.1, 0.16], 0.9 + 0.2 * noise.at(x + z, y)),
    floor: (x, _y, z) => {
      const gleam = Math.max(0, noise.fbm(x * 0.7, z * 0.5, 2));
      return [0.09 + 0.12 * gleam, 0.09 + 0.05 * gleam, 0.13 + 0.2 * gleam];
    },
    ceiling: (x, _y, z) => {
      const [u, v] = [Math.abs(x - middle), z % 3];
      const isLine = Math.abs(u - 2.2) < 0.05 || (u < 2.2 && v < 0.06);
      return isLine ? glow(Math.floor(z / 3)) : [0.035, 0.035, 0.05];
    },
  };
}

/** A hall for games on computers: rows of desks with screens that glow, people with headsets before them, seen from behind and beside, a large screen at the end. */
export function gamingHall({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const isPlayed = isAttended || isFull;
  const rows = [0, 1, 2];
  const seats = [-1.5, -0.5, 0.5, 1.5];
  return {
    lamps: rows.flatMap((row): Point[] =>
      [-1.6, 1.6].map((dx) => [middle + dx, 1.5, DESK.first + row * DESK.rows + 0.1]),
    ),
    solids: [
      ...bigScreen(middle, back),
      ...rows.flatMap((row) => {
        const z = DESK.first + row * DESK.rows;
        const shift = side * 0.32 * (row % 2);
        return [
          ...desk(middle + shift, z),
          ...seats.flatMap((seat, n) => {
            const x = middle + shift + seat * DESK.next;
            const number = row * 4 + n;
            const look = namedLook(guests, number, number * 3 + 5, {
              top: [
                [0.16, 0.18, 0.24],
                [0.7, 0.12, 0.2],
                [0.14, 0.4, 0.62],
                [0.24, 0.5, 0.34],
              ][number % 4] as unknown as Colour,
            });
            return [
              ...screen(x, z + 0.42, number),
              ...keys(x, z + 0.1, number),
              ...gamingChair(x, z - 0.62, number),
              ...(isPlayed ? player(x, z - 0.55, look) : []),
            ];
          }),
        ];
      }),
    ],
  };
}

/** A desk that is as long as a row, a line of light along its edge. */
function desk(x: number, z: number): Solid[] {
  const half = DESK.next * 2;
  const { high } = DESK;
  return [
    box([x - half, high - 0.05, z - 0.22], [x + half, high, z + 0.62], flat([0.13, 0.13, 0.16])),
    box([x - half, high - 0.075, z - 0.225], [x + half, high - 0.05, z - 0.2], (px) =>
      glow(Math.floor((px - x) / 1.2)),
    ),
    ...[-half, 0, half].map((dx) =>
      slab([x + dx - 0.04, x + dx + 0.04], [0, high - 0.05], [z - 0.1, z + 0.6], flat(DARK)),
    ),
  ];
}

/** A wide screen on its foot that shows a game, a computer with a window of light beside it. */
function screen(x: number, z: number, number: number): Solid[] {
  const { high } = DESK;
  const [low, top, half] = [high + 0.12, high + 0.52, 0.38];
  return [
    box([x - half - 0.02, low - 0.02, z], [x + half + 0.02, top + 0.02, z + 0.04], flat(DARK)),
    box([x - half, low, z - 0.01], [x + half, top, z], (px, py) =>
      scaleColour(
        gameScreen(number, (px - x + half) / (2 * half), 1 - (py - low) / (top - low)),
        1.7,
      ),
    ),
    drum([x, z + 0.04], [high, low], [0.12, 0.03], flat(DARK)),
    box([x + 0.46, high, z - 0.1], [x + 0.62, high + 0.4, z + 0.2], flat([0.1, 0.1, 0.12])),
    ...[0.12, 0.28].map((up) =>
      roll(2, [x + 0.54, high + up], [z - 0.115, z - 0.1], [0.06, 0.06], (px, py) =>
        Math.hypot(px - x - 0.54, py - high - up) < 0.035 ? DARK : glow(number),
      ),
    ),
  ];
}

/** A keyboard whose keys glow in all colours, a mouse beside it. */
const keys = (x: number, z: number, number: number): Solid[] => [
  box([x - 0.24, DESK.high, z - 0.09], [x + 0.18, DESK.high + 0.025, z + 0.07], (px, _y, pz) => {
    const [u, v] = [(px - x) / 0.035, (pz - z) / 0.035];
    const isKey = u - Math.floor(u) > 0.2 && v - Math.floor(v) > 0.2;
    return isKey ? scaleColour(glow(Math.floor(u / 3) + number), 0.8) : DARK;
  }),
  ball(
    [x + 0.24, DESK.high, z - 0.06],
    [x + 0.31, DESK.high + 0.04, z + 0.06],
    flat(scaleColour(glow(number + 1), 0.6)),
  ),
];

/** A chair like a racing car's, seen from behind: dark with stripes of a colour. */
function gamingChair(x: number, z: number, number: number): Solid[] {
  const stripe = scaleColour(glow(number), 0.55);
  const cover = (px: number): Colour =>
    Math.abs(Math.abs(px - x) - 0.17) < 0.035 ? stripe : [0.07, 0.07, 0.08];
  return [
    pad([x - 0.25, 0.42, z - 0.22], [x + 0.25, 0.5, z + 0.26], cover, 0.03),
    pad([x - 0.24, 0.46, z - 0.3], [x + 0.24, 1.06, z - 0.2], cover, 0.05),
    drum([x, z], [0.08, 0.42], [0.035, 0.035], flat([0.3, 0.3, 0.32])),
    drum([x, z], [0.03, 0.09], [0.28, 0.06], flat(DARK)),
  ];
}

/** Who plays, from behind: hands on the keys and the mouse, a headset over the head. */
function player(x: number, z: number, { attire, tall }: ReturnType<typeof namedLook>): Solid[] {
  const size = tall ?? 1;
  const head = 0.5 + (0.09 + 0.5 + 0.09 + 0.16) * size;
  const shell = flat([0.12, 0.12, 0.14]);
  const ring = 9;
  return [
    ...posed(
      {
        at: [x, z],
        turn: Math.PI / 2,
        seat: 0.5,
        lean: 0.06,
        tall: size,
        hands: [
          [0.52, 0.12, DESK.high + 0.06],
          [0.56, -0.24, DESK.high + 0.06],
        ],
      },
      attire,
    ),
    ...[-1, 1].map((to) =>
      ball(
        [x + to * 0.115 - 0.035, head - 0.07, z + 0.02],
        [x + to * 0.115 + 0.035, head + 0.07, z + 0.16],
        flat([0.9, 0.16, 0.3]),
      ),
    ),
    ...Array.from({ length: ring }, (_, n) => {
      const turn = (Math.PI * (n + 0.5)) / ring;
      const [px, py] = [x + 0.135 * Math.cos(turn), head + 0.03 + 0.145 * Math.sin(turn)];
      return ball([px - 0.03, py - 0.03, z + 0.05], [px + 0.03, py + 0.03, z + 0.12], shell);
    }),
  ];
}

/** A large screen on the wall ahead that shows a game to all, between two names. */
function bigScreen(middle: number, back: number): Solid[] {
  const [half, low, top] = [2.1, 1.35, 3];
  return [
    box(
      [middle - half - 0.08, low - 0.08, back - 0.1],
      [middle + half + 0.08, top + 0.08, back],
      flat(DARK),
    ),
    box([middle - half, low, back - 0.12], [middle + half, top, back - 0.1], (x, y) =>
      scaleColour(
        gameScreen(1, (x - middle + half) / (2 * half), 1 - (y - low) / (top - low)),
        1.5,
      ),
    ),
    ...lettering('GAME ON', [middle, 1.05, back - 0.06], 0.3, flat([1.4, 0.3, 1.2])),
  ];
}
