import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, pad, roll, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const SAUNA = { half: 2.2, high: 2.4, back: 4.6 } as const;
/** The benches, one above the other: how high and how deep each is. */
const BENCH = { high: [0.46, 0.92], deep: 0.62 } as const;
const SPRUCE: Colour = [0.82, 0.58, 0.34];
const WHITE: Material = flat([0.95, 0.93, 0.89]);

/** Planks that lie on each other along the walls, with their knots. */
const planks =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const at = (axis === 1 ? z : y) / 0.115;
    const row = Math.floor(at);
    const groove = at - row < 0.07 ? 0.5 : 1;
    const knot = noise.at(along * 2.6 + row * 9, row * 5.3) > 0.66 ? 0.68 : 1;
    return scaleColour(
      SPRUCE,
      groove * knot * (0.84 + 0.24 * chance(row, axis)) * (1 + 0.1 * noise.at(along * 2, y * 50)),
    );
  };

/** Walls and ceiling of planks, a floor of slats. */
export function saunaSurfaces(noise: Noise): Surfaces {
  const wood = planks(noise);
  return {
    walls: wood,
    floor: (x, _y, z) =>
      x / 0.1 - Math.floor(x / 0.1) < 0.14
        ? [0.26, 0.17, 0.1]
        : scaleColour([0.6, 0.43, 0.27], 0.9 + 0.16 * noise.at(x * 9, z * 2)),
    ceiling: wood,
  };
}

/** Slats of a bench, a gap between two. */
const slatted =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const gap = axis === 1 ? z / 0.11 - Math.floor(z / 0.11) < 0.12 : false;
    return gap
      ? [0.3, 0.19, 0.11]
      : scaleColour([0.9, 0.67, 0.42], 0.9 + 0.16 * noise.at(x * 2, (y + z) * 24));
  };

/** A sauna: benches of wood in two rows with who sweats there in towels, the stove with its hot stones and steam, a pail with its ladle. */
export function sauna({ noise, shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const bench = slatted(noise);
  const [low, top] = BENCH.high;
  const deep = BENCH.deep;
  const stove: readonly [number, number] = [at(1.05), 2.9];
  return {
    lamps: [
      [at(-1.6), 1.9, 3.6],
      [at(0.4), 2, 2.2],
    ],
    solids: [
      box([left, top - 0.09, back - deep], [right, top, back], bench),
      box([left, low - 0.09, back - 2 * deep], [right, low, back - deep + 0.02], bench),
      box(
        [left, 0, back - deep - 0.02],
        [right, low - 0.09, back - deep],
        flat([0.22, 0.14, 0.08]),
      ),
      ...Array.from({ length: 7 }, (_, n) =>
        box(
          [left + 0.1 + n * 0.68, 0.05, back - 2 * deep],
          [left + 0.2 + n * 0.68, low - 0.09, back - 2 * deep + 0.05],
          bench,
        ),
      ),
      ...Array.from({ length: 7 }, (_, n) =>
        box(
          [left + 0.1 + n * 0.68, low, back - deep - 0.01],
          [left + 0.2 + n * 0.68, top - 0.09, back - deep + 0.02],
          bench,
        ),
      ),
      // The rest for backs, a board at each height.
      ...[1.32, 1.5].map((y) =>
        box([left + 0.1, y, back - 0.07], [right - 0.1, y + 0.1, back - 0.03], bench),
      ),
      ...heater(stove, noise),
      ...pail([at(0.2), 2.75]),
      ...lamp(at(-1.9), back - 0.05),
      ...dials(at(1.15), back),
      ...(isAttended === true
        ? bathers(at, back, key, side)
        : [
            ...towelRoll(at(-0.6), top, back - 0.35),
            ...towelRoll(at(0.3), low, back - deep - 0.35),
          ]),
      ...towelRoll(at(-1.7), low, back - deep - 0.35),
    ].filter(({ high: [, up] }) => up <= high + 0.3),
  };
}

/** The stove: a case of steel full of stones that glow below, steam above, a rail around it. */
function heater([x, z]: readonly [number, number], noise: Noise): Solid[] {
  const rail = flat([0.86, 0.62, 0.38]);
  const stones = Array.from({ length: 46 }, (_, n) => {
    const [a, b] = [chance(n, 1), chance(n, 2)];
    const [px, pz] = [x + (a - 0.5) * 0.56, z + (b - 0.5) * 0.5];
    const y = 0.74 + 0.17 * chance(n, 3);
    const r = 0.065 + 0.04 * chance(n, 4);
    const hot = y < 0.79 && n % 3 === 0;
    return ball(
      [px - r, y - r * 0.8, pz - r],
      [px + r, y + r * 0.8, pz + r],
      flat(hot ? [1.1, 0.36, 0.12] : scaleColour([0.4, 0.38, 0.36], 0.7 + 0.6 * chance(n, 5))),
    );
  });
  const steam = Array.from({ length: 11 }, (_, n) => {
    const r = 0.1 + 0.035 * n;
    const px = x + 0.16 * Math.sin(n * 1.7);
    return ball(
      [px - r, 1 + n * 0.1 - r * 0.5, z - r * 0.5],
      [px + r, 1 + n * 0.1 + r * 0.5, z + r * 0.5],
      (sx, sy) => {
        const shade = 0.93 + 0.07 * noise.fbm(sx * 6, sy * 6, 2);
        return [shade, shade * 0.96, shade * 0.9];
      },
    );
  }).slice(0, 3);
  const steel: Material = (_x, y) =>
    (y / 0.12) % 1 < 0.2 ? [0.12, 0.12, 0.13] : [0.26, 0.27, 0.28];
  return [
    box([x - 0.34, 0.12, z - 0.3], [x + 0.34, 0.74, z + 0.3], steel),
    ...[-0.3, 0.26].map((dx) =>
      box([x + dx, 0, z - 0.28], [x + dx + 0.06, 0.12, z + 0.28], flat([0.12, 0.12, 0.13])),
    ),
    {
      ...box([x - 0.18, 0.26, z - 0.315], [x + 0.18, 0.5, z - 0.3], (px, y) => [
        1.6,
        0.5 + 0.35 * Math.sin(px * 40 + y * 60),
        0.1,
      ]),
      glow: 0.2,
    },
    ...stones,
    ...steam,
    ...[0.45, 0.78].flatMap((y) => [
      box([x - 0.56, y, z - 0.52], [x + 0.56, y + 0.07, z - 0.47], rail),
      ...[-0.56, 0.52].map((dx) =>
        box([x + dx, y, z - 0.5], [x + dx + 0.04, y + 0.07, z + 0.45], rail),
      ),
    ]),
    ...[-0.56, 0.51].map((dx) => box([x + dx, 0, z - 0.53], [x + dx + 0.06, 0.88, z - 0.47], rail)),
  ];
}

/** A pail of staves and hoops with its ladle. */
const pail = ([x, z]: readonly [number, number]): Solid[] => [
  drum([x, z], [0, 0.3], [0.15, 0.19], (px, y, pz) =>
    Math.abs(y - 0.07) < 0.02 || Math.abs(y - 0.24) < 0.02
      ? [0.72, 0.5, 0.26]
      : scaleColour(
          [0.78, 0.54, 0.3],
          0.8 + 0.3 * chance(Math.floor(Math.atan2(pz - z, px - x) * 4), 2),
        ),
  ),
  drum([x, z], [0.27, 0.305], [0.165, 0.165], flat([0.35, 0.5, 0.56])),
  roll(0, [z, 0.36], [x - 0.04, x + 0.5], [0.016, 0.013], flat([0.66, 0.43, 0.22])),
  ball([x - 0.12, 0.3, z - 0.06], [x, 0.4, z + 0.06], flat([0.66, 0.43, 0.22])),
  ...[-1, 1].map((to) =>
    drum([x + to * 0.17, z], [0.28, 0.46], [0.014, 0.014], flat([0.7, 0.48, 0.26])),
  ),
];

/** A lamp in the corner behind slats. */
const lamp = (x: number, z: number): Solid[] =>
  Array.from({ length: 6 }, (_, n) => [
    box(
      [x - 0.2 + n * 0.075, 1.62, z - 0.13],
      [x - 0.15 + n * 0.075, 2.05, z - 0.1],
      flat([0.72, 0.48, 0.27]),
    ),
    {
      ...box(
        [x - 0.2 + n * 0.075, 1.66, z - 0.09],
        [x - 0.12 + n * 0.075, 2.02, z - 0.05],
        flat([1.5, 1.05, 0.5]),
      ),
      glow: 0.6,
    },
  ]).flat();

/** A thermometer and an hourglass on the wall. */
function dials(x: number, back: number): Solid[] {
  const face: Material = (px, py) => {
    const [u, v] = [px - x, py - 1.88];
    const out = Math.hypot(u, v);
    if (out > 0.15) return [0.5, 0.3, 0.15];
    const turn = Math.atan2(v, u);
    if (out > 0.1 && out < 0.13)
      return turn > -0.6 && turn < 0.9 ? [0.85, 0.12, 0.08] : [0.25, 0.4, 0.6];
    return Math.abs(v - u * 0.7) < 0.012 && u > -0.02 ? [0.08, 0.08, 0.08] : [0.97, 0.95, 0.9];
  };
  return [
    box([x - 0.17, 1.71, back - 0.04], [x + 0.17, 2.05, back - 0.01], face),
    box([x + 0.32, 1.66, back - 0.05], [x + 0.5, 2.1, back - 0.01], flat([0.62, 0.4, 0.22])),
    drum([x + 0.41, back - 0.08], [1.72, 1.88], [0.06, 0.012], flat([0.86, 0.92, 0.95])),
    drum([x + 0.41, back - 0.08], [1.88, 2.04], [0.012, 0.06], flat([0.9, 0.7, 0.4])),
  ];
}

const towelRoll = (x: number, y: number, z: number): Solid[] =>
  [0, 1, 2].map((n) =>
    roll(
      2,
      [x + (n === 2 ? 0 : n * 0.17 - 0.085), y + 0.08 + (n === 2 ? 0.14 : 0)],
      [z - 0.16, z + 0.16],
      [0.085, 0.085],
      n === 1 ? flat([0.62, 0.78, 0.8]) : WHITE,
    ),
  );

/** Who sits there in towels: two on the upper bench, two on the lower one, one with his elbows on his knees. */
function bathers(at: (out: number) => number, back: number, key: number, side: number): Solid[] {
  const places = [
    [-1.15, 1, 0.15],
    [-0.35, 1, -0.1],
    [0.52, 1, -0.2],
    [-0.75, 0, 0.3],
    [0.05, 0, -0.05],
  ] as const;
  return places.flatMap(([out, level, off], n) => {
    const own = attireOf(key + n * 2);
    const isWoman = own.hairForm === 'long';
    const seat = BENCH.high[level];
    const z = level === 1 ? back - 0.34 : back - BENCH.deep - 0.3;
    const x = at(out);
    const towel = flat(n % 2 === 0 ? [0.95, 0.93, 0.89] : [0.55, 0.74, 0.78]);
    return [
      ...posed(
        {
          at: [x, z],
          turn: -Math.PI / 2 + off * side,
          seat,
          floor: seat - 0.46,
          lean: n === 3 ? 0.24 : 0.02,
          ...(n === 3 && {
            hands: [
              [0.5, 0.12, seat + 0.34],
              [0.5, -0.12, seat + 0.3],
            ] as const,
          }),
        },
        {
          ...own,
          top: isWoman ? [0.95, 0.93, 0.89] : own.skin,
          legs: own.skin,
          isSleeveless: true,
          hairForm: isWoman ? 'bun' : own.hairForm,
        },
      ),
      // The towel over the lap.
      pad([x - 0.22, seat - 0.02, z - 0.42], [x + 0.22, seat + 0.19, z + 0.1], towel, 0.09),
    ];
  });
}
