import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, brick } from '../materials.ts';
import { drummer } from '../people/rock-band.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { bassist, jazzPianist, saxophonist } from './jazz-band.ts';
import { velvet } from './theatre.ts';

/** The stage: where it begins and how high it is, metres. */
const STAGE = { from: 4.3, high: 0.32 } as const;
/** How high tables are and seats. */
const TABLE = 0.72;
const SEAT = 0.46;
const NEON: Colour = [2.1, 0.5, 1.15];
/** The strokes of the sign, in letters 1 wide and 1 high: J, A, Z, Z. */
const SIGN: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.2, 1],
    [0.8, 1],
    [0.8, 0.3],
    [0.6, 0.05],
    [0.3, 0.05],
    [0.12, 0.3],
  ],
  [
    [0.08, 0],
    [0.5, 1],
    [0.92, 0],
    [0.72, 0.42],
    [0.28, 0.42],
  ],
  [
    [0.12, 1],
    [0.88, 1],
    [0.12, 0],
    [0.88, 0],
  ],
  [
    [0.12, 1],
    [0.88, 1],
    [0.12, 0],
    [0.88, 0],
  ],
];
/** How wide a letter of it is, how high, and where its foot is; metres. */
const LETTER = { wide: 0.44, high: 0.5, foot: 2.28, gap: 0.12 } as const;

/** What guests wear. */
const EVENING: readonly Colour[] = [
  [0.09, 0.09, 0.12],
  [0.3, 0.06, 0.1],
  [0.1, 0.17, 0.26],
  [0.24, 0.2, 0.18],
  [0.16, 0.22, 0.18],
];

/** Dark brick, a red curtain behind the stage with a sign of neon on it, boards in the light of spots. */
export function jazzClubSurfaces(noise: Noise, middle: number): Surfaces {
  const [wall, floor, curtain] = [
    brick([0.62, 0.5, 0.46], noise),
    boards([0.4, 0.24, 0.15], noise),
    velvet(0.2),
  ];
  return {
    walls: (x, y, z, axis) => {
      if (axis !== 2) return wall(x, y, z, axis);
      const away = signAway(x - middle, y);
      if (away < 0.022) return NEON;
      const glow = 0.5 * Math.exp(-away / 0.16);
      const [r, g, b] = scaleColour(curtain(x, y, z, axis), 0.75);
      return [r + glow * 0.9, g + glow * 0.16, b + glow * 0.5];
    },
    floor: (x, y, z, axis) => scaleColour(floor(x, y, z, axis), 0.85),
    ceiling: (_x, _y, z) =>
      Math.abs((z / 1.1) % 1) < 0.14 ? [0.13, 0.1, 0.09] : [0.06, 0.05, 0.05],
  };
}

/** How far a place on the wall is from the strokes of the sign, metres. */
function signAway(u: number, y: number): number {
  const step = LETTER.wide + LETTER.gap;
  let least = 9;
  SIGN.forEach((letter, n) => {
    const from = (n - SIGN.length / 2) * step;
    const place = ([a, b]: readonly [number, number]) =>
      [from + a * LETTER.wide, LETTER.foot + b * LETTER.high] as const;
    letter.slice(1).forEach((end, k) => {
      const [ax, ay] = place(letter[k] as readonly [number, number]);
      const [bx, by] = place(end);
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.max(0, Math.min(1, ((u - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      least = Math.min(least, Math.hypot(u - ax - share * dx, y - ay - share * dy));
    });
  });
  return least;
}

/** A jazz club: a band on a low stage before a red curtain, guests at small tables with shaded lamps before it. */
export function jazzClub({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const up = STAGE.high;
  const tables: readonly (readonly [out: number, z: number])[] = [
    [-1.45, 2.2],
    [1.5, 2.35],
    [-2.5, 3.35],
    [2.6, 3.45],
    [0.05, 3.2],
  ];
  const stage = boards([0.5, 0.31, 0.18], noise);
  const pool: Material = (x, y, z, axis) => {
    const near = [-1.5, 0.25, 1.7].map((out) =>
      Math.exp(-((((x - at(out)) / 0.8) ** 2 + ((z - 5.1) / 0.8) ** 2) ** 2)),
    );
    return scaleColour(stage(x, y, z, axis), 0.8 + 1.2 * Math.max(...near));
  };
  return {
    isShaded: true,
    lamps: tables
      .map(([out, z]): Point => [at(out), TABLE + 0.3, z])
      .concat([
        [at(-1.4), high - 0.5, 4.1],
        [at(1.4), high - 0.5, 4.1],
        [middle, high - 0.6, 4.6],
      ]),
    solids: [
      box([left, 0, STAGE.from], [right, up, back], pool),
      box([left, up - 0.03, STAGE.from - 0.02], [right, up, STAGE.from], flat([0.8, 0.6, 0.28])),
      ...saxophonist([at(-0.45), up, 5]),
      ...bassist([at(0.75), up, 5.7]),
      ...jazzPianist([at(1.35), up, 5.2], side),
      ...drummer(at(-2), 6.3),
      ...tables.flatMap(([out, z], n) => tableOf(at(out), z, n)),
      ...[-1.4, 0, 1.4].flatMap((dx) => [
        drum([middle + dx, 4.3], [high - 0.34, high - 0.1], [0.11, 0.07], flat([0.08, 0.08, 0.09])),
        drum(
          [middle + dx, 4.3],
          [high - 0.36, high - 0.34],
          [0.09, 0.09],
          flat([1.9, 1.6, 1.1]),
          0.8,
        ),
      ]),
    ],
  };
}

/** A small round table with a lamp under a red shade and two glasses, and one or two who sit at it and look at the stage. */
function tableOf(x: number, z: number, number: number): Solid[] {
  const cloth = flat([0.2, 0.05, 0.07]);
  const seats = number === 4 ? [0.55] : [-0.5, 0.5];
  return [
    drum([x, z], [TABLE - 0.03, TABLE], [0.34, 0.34], cloth),
    drum([x, z], [0, TABLE - 0.03], [0.04, 0.04], flat([0.1, 0.09, 0.09])),
    drum([x, z], [TABLE, TABLE + 0.14], [0.05, 0.025], flat([0.7, 0.52, 0.22])),
    drum([x, z], [TABLE + 0.14, TABLE + 0.3], [0.115, 0.06], flat([1.5, 0.5, 0.26]), 1),
    ...seats.flatMap((dx, n) => [
      drum([x + 0.5 * dx, z + 0.12], [TABLE, TABLE + 0.12], [0.03, 0.04], flat([0.85, 0.66, 0.34])),
      ball(
        [x + dx - 0.24, SEAT - 0.07, z - 0.28],
        [x + dx + 0.24, SEAT, z + 0.16],
        flat([0.3, 0.07, 0.08]),
      ),
      ...tableGuest([x + dx, z - 0.1], [SEAT, TABLE], Math.PI / 2, {
        ...guestOf(number * 7 + n * 3),
        shirt: EVENING[(number + 2 * n) % EVENING.length] as Colour,
      }),
    ]),
  ];
}
