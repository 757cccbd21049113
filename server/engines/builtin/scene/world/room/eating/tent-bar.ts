import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { namedLook } from '../people/named-looks.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** How far off the end of a tent bar is, half its width, the height of its eaves and its ridge; metres. */
export const TENT_BAR = { back: 7.6, half: 3.1, eaves: 2.3, ridge: 3.1 } as const;
/** The cook's counter: how far off it is, its height, half as long; the tables' height and a stool's; metres. */
const COUNTER = { z: 5.3, high: 0.92, half: 1.75 } as const;
const TABLE = { high: 0.7, stool: 0.43 } as const;

const ORANGE: Colour = [0.98, 0.4, 0.06];
const RED: Colour = [0.84, 0.1, 0.08];
const BLUE: Colour = [0.14, 0.4, 0.76];
const SOJU: Colour = [0.16, 0.62, 0.3];
const STEEL: Material = flat([0.72, 0.74, 0.76]);

/** Asphalt that gleams a little. */
export function tentBarSurfaces(noise: Noise): Surfaces {
  return {
    walls: flat(ORANGE),
    ceiling: flat(ORANGE),
    floor: (x, _y, z) =>
      scaleColour([0.25, 0.245, 0.26], 0.84 + 0.3 * noise.fbm(x * 1.4, z * 1.4, 3)),
  };
}

/** A tent bar of Korea: orange canvas on poles, bulbs under it, a cook behind a counter with a pan of red rice cakes and skewers in steaming broth, guests on plastic stools round a table with green bottles and small glasses. */
export function tentBar({ shell, side, isAttended, isFull, guests }: Furnishing): Furnished {
  const middle = (shell.left + shell.right) / 2;
  const at = (out: number) => middle + side * out;
  const bulbs: readonly Point[] = [
    [at(-1.3), 2.25, 4],
    [at(0.9), 2.25, 4.2],
    [at(0), 2.2, 5.7],
  ];
  const tables: readonly (readonly [number, number])[] = [
    [at(-1.35), 3.35],
    [at(1.75), 3.75],
  ];
  return {
    lamps: bulbs,
    solids: [
      ...tent(middle),
      ...counter(middle, side),
      ...bulbs.flatMap(([x, y, z]) => [
        ball(
          [x - 0.07, y - 0.09, z - 0.07],
          [x + 0.07, y + 0.09, z + 0.07],
          flat([2, 1.6, 0.9]),
          1,
        ),
        drum([x, z], [y + 0.08, TENT_BAR.ridge - 0.3], [0.008, 0.008], flat([0.1, 0.1, 0.1])),
      ]),
      ...tables.flatMap(([x, z], n) => table(x, z, n)),
      ...(isAttended || isFull
        ? [
            ...posed(
              {
                at: [at(-0.35), COUNTER.z + 0.62],
                turn: -Math.PI / 2,
                lean: 0.07,
                hands: [
                  [0.4, 0.16, 1.14],
                  [0.38, -0.24, 1.08],
                ],
              },
              attireOf(2, {
                ...KOREAN,
                hairForm: 'bun',
                top: [0.6, 0.2, 0.36],
                apron: [0.9, 0.3, 0.3],
              }),
            ),
            ...tables.flatMap(([x, z], n) => seated(x, z, n, n === 0 ? guests : undefined)),
          ]
        : []),
    ],
  };
}

const KOREAN = { skin: [0.88, 0.68, 0.54] as Colour, hair: [0.05, 0.045, 0.045] as Colour };

/** Canvas over poles: a roof with a ridge from left to right, a wall behind that is clear above, flaps at the sides, a fringe before. */
function tent(middle: number): Solid[] {
  const { half, eaves, ridge, back } = TENT_BAR;
  const canvas: Material = (x, y, z) => {
    const seam = Math.abs((x - middle) / 1.05 - Math.round((x - middle) / 1.05)) < 0.02 ? 0.72 : 1;
    return scaleColour(ORANGE, seam * (0.9 + 0.1 * Math.sin(x * 3 + z * 2 + y)));
  };
  const [near, far] = [2.7, back - 0.2];
  const peak = (near + far) / 2;
  const steps = 14;
  const slope = [near, far].flatMap((edge) =>
    Array.from({ length: steps }, (_, n) => {
      const [a, b] = [n / steps, (n + 1) / steps];
      const [z0, z1] = [edge + a * (peak - edge), edge + b * (peak - edge)];
      const y = eaves + b * (ridge - eaves);
      return box(
        [middle - half, y - 0.07, Math.min(z0, z1)],
        [middle + half, y, Math.max(z0, z1) + 0.01],
        canvas,
      );
    }),
  );
  return [
    ...slope,
    ...[-half, half].flatMap((dx) =>
      [near, far].map((z) => drum([middle + dx, z], [0, eaves], [0.04, 0.04], STEEL)),
    ),
    box([middle - half, 0, far], [middle + half, 0.85, far + 0.03], canvas),
    ...[-1, 1].map((to) =>
      slab(
        [middle + to * half, middle + to * (half + 0.04)],
        [0, eaves],
        [far - 2, far],
        (x, y, z) =>
          y > 0.9 && y < 1.9 && z > far - 1.8 && z < far - 0.2
            ? [0.5, 0.56, 0.62]
            : canvas(x, y, z, 0),
      ),
    ),
    ...Array.from({ length: 18 }, (_, n) => {
      const x = middle - half + ((n + 0.5) * 2 * half) / 18;
      return box(
        [x - 0.17, eaves - 0.24 - 0.05 * (n % 2), near - 0.02],
        [x + 0.17, eaves, near + 0.01],
        flat(n % 2 === 0 ? RED : ORANGE),
      );
    }),
    ...[-2.4, -1.2, 1.2, 2.4].map((dx) =>
      ball(
        [middle + dx - 0.17, eaves - 0.62, near + 0.05],
        [middle + dx + 0.17, eaves - 0.26, near + 0.39],
        flat([1.5, 0.24, 0.14]),
        1,
      ),
    ),
  ];
}

/** The counter: a pan of rice cakes in red sauce, a pot of broth with skewers, dumplings, bottles behind, steam. */
function counter(middle: number, side: number): Solid[] {
  const { z, high, half } = COUNTER;
  const at = (out: number) => middle + side * out;
  const pan = at(-0.95);
  const pot = at(0.25);
  return [
    box([middle - half, 0, z - 0.34], [middle + half, high - 0.05, z - 0.28], flat(RED)),
    box(
      [middle - half - 0.05, high - 0.05, z - 0.4],
      [middle + half + 0.05, high, z + 0.38],
      STEEL,
    ),
    box([pan - 0.46, high, z - 0.3], [pan + 0.46, high + 0.1, z + 0.26], STEEL),
    box(
      [pan - 0.42, high + 0.08, z - 0.26],
      [pan + 0.42, high + 0.115, z + 0.22],
      flat([0.8, 0.1, 0.04]),
    ),
    ...Array.from({ length: 26 }, (_, n) => {
      const [x, cz] = [pan - 0.36 + 0.72 * chance(n, 1), z - 0.2 + 0.38 * chance(n, 2)];
      return roll(
        0,
        [cz, high + 0.13],
        [x - 0.07, x + 0.07],
        [0.025, 0.025],
        flat([0.95, 0.3, 0.12]),
      );
    }),
    box([pot - 0.36, high, z - 0.3], [pot + 0.36, high + 0.22, z + 0.26], STEEL),
    box(
      [pot - 0.32, high + 0.2, z - 0.26],
      [pot + 0.32, high + 0.23, z + 0.22],
      flat([0.66, 0.46, 0.22]),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((n) => {
      const [x, cz] = [pot - 0.28 + 0.09 * n, z - 0.1 + 0.18 * (n % 2)];
      return [
        drum([x, cz], [high + 0.16, high + 0.62], [0.009, 0.009], flat([0.8, 0.66, 0.42])),
        ...[0, 1, 2].map((fold) =>
          ball(
            [x - 0.04, high + 0.22 + 0.07 * fold, cz - 0.05],
            [x + 0.04, high + 0.31 + 0.07 * fold, cz + 0.05],
            flat([0.88, 0.7, 0.44]),
          ),
        ),
      ];
    }),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ball(
        [at(1) + 0.13 * (n % 3) - 0.07, high, z - 0.2 + 0.16 * Math.floor(n / 3)],
        [at(1) + 0.13 * (n % 3) + 0.07, high + 0.11, z - 0.06 + 0.16 * Math.floor(n / 3)],
        flat([0.95, 0.92, 0.84]),
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) => bottle(at(-1.6 + 0.16 * n), high, z + 1.7)),
    box(
      [middle - 1.9, high - 0.05, z + 1.5],
      [middle + 1.9, high, z + 1.9],
      flat([0.5, 0.36, 0.24]),
    ),
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const [x, y, r] = [pot - 0.16 + 0.1 * (n % 3), high + 0.7 + 0.13 * n, 0.05 + 0.014 * n];
      return ball(
        [x - r, y - r * 0.7, z - r],
        [x + r, y + r * 0.7, z + r],
        flat([0.86, 0.8, 0.74]),
      );
    }),
  ];
}

/** A green bottle of soju, its label white. */
const bottle = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.17], [0.036, 0.036], (_x, py) =>
    py > y + 0.05 && py < y + 0.13 ? [0.94, 0.95, 0.92] : SOJU,
  ),
  drum([x, z], [y + 0.17, y + 0.25], [0.034, 0.014], flat(SOJU)),
  drum([x, z], [y + 0.25, y + 0.27], [0.016, 0.016], flat([0.8, 0.82, 0.8])),
];

/** A round table of plastic or steel with dishes, bottles and glasses, stools around it. */
function table(x: number, z: number, n: number): Solid[] {
  const y = TABLE.high;
  const colour = n === 0 ? BLUE : RED;
  return [
    drum([x, z], [y - 0.035, y], [0.48, 0.48], STEEL),
    drum([x, z], [0, y - 0.03], [0.05, 0.05], flat([0.4, 0.42, 0.45])),
    drum([x, z], [0, 0.03], [0.26, 0.24], flat([0.4, 0.42, 0.45])),
    ...STOOLS.flatMap((turn) => {
      const [sx, sz] = [x + 0.74 * Math.cos(turn), z + 0.74 * Math.sin(turn)];
      return [
        drum([sx, sz], [0, TABLE.stool], [0.19, 0.15], flat(scaleColour(colour, 0.9))),
        drum([sx, sz], [TABLE.stool - 0.04, TABLE.stool], [0.17, 0.17], flat(colour)),
      ];
    }),
    ...bottle(x + 0.16, y, z + 0.06),
    ...bottle(x - 0.2, y, z + 0.14),
    drum([x, z - 0.1], [y, y + 0.06], [0.1, 0.17], STEEL),
    drum([x, z - 0.1], [y + 0.05, y + 0.075], [0.145, 0.15], flat([0.86, 0.16, 0.06])),
    ...[-0.28, 0.3].map((dx) =>
      drum([x + dx, z - 0.08], [y, y + 0.06], [0.022, 0.028], flat([0.86, 0.9, 0.92])),
    ),
    drum([x + 0.1, z + 0.28], [y, y + 0.03], [0.08, 0.12], flat([0.95, 0.95, 0.93])),
    drum([x + 0.1, z + 0.28], [y + 0.025, y + 0.045], [0.09, 0.09], flat([0.9, 0.6, 0.2])),
  ];
}

/** Where stools stand around a table, radians from the right toward what is ahead. */
const STOOLS: readonly number[] = [0.35, 2.8, 1.6];

/** Those who sit at a table: one lifts a small glass. */
function seated(x: number, z: number, n: number, guests: Furnishing['guests']): Solid[] {
  const tops: readonly Colour[] = [
    [0.86, 0.84, 0.78],
    [0.2, 0.24, 0.36],
    [0.62, 0.5, 0.4],
    [0.3, 0.46, 0.42],
  ];
  return STOOLS.slice(0, n === 0 ? 3 : 2).flatMap((turn, k) => {
    const look = namedLook(guests, k, n * 5 + k * 3 + 1).attire;
    const up = k === 0 ? 1.06 : 0.82;
    const [sx, sz] = [x + 0.74 * Math.cos(turn), z + 0.74 * Math.sin(turn)];
    const facing = turn + Math.PI;
    const hand: Point = [
      sx + 0.34 * Math.cos(facing) + 0.1 * Math.sin(facing),
      up,
      sz + 0.34 * Math.sin(facing) - 0.1 * Math.cos(facing),
    ];
    return [
      ...posed(
        {
          at: [sx, sz],
          turn: facing,
          seat: TABLE.stool,
          lean: 0.07,
          hands: [
            [0.34, 0.2, TABLE.high + 0.04],
            [0.34, -0.1, up],
          ],
        },
        { ...look, ...KOREAN, top: tops[(n * 2 + k) % 4] as Colour },
      ),
      ...(k === 0
        ? [drum([hand[0], hand[2]], [up, up + 0.065], [0.024, 0.03], flat([0.9, 0.94, 0.96]))]
        : limb(
            [
              [hand[0], up, hand[2]],
              [x - 0.02, TABLE.high + 0.1, z - 0.08],
            ],
            [0.009, 0.007],
            flat([0.75, 0.76, 0.78]),
          )),
    ];
  });
}
