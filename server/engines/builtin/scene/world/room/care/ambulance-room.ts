import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** An ambulance from within, seen from its rear doors: half its width, its height, where the driver's wall is; metres. */
export const AMBULANCE = { half: 1.15, high: 2.05, back: 3.5 } as const;

const WHITE: Colour = [0.9, 0.92, 0.93];
const ORANGE: Colour = [0.95, 0.42, 0.06];
const BLUE: Colour = [0.1, 0.3, 0.68];
const STEEL: Material = flat([0.74, 0.76, 0.79]);

/** White panels with a band of orange, a ribbed floor. */
export const ambulanceSurfaces = (): Surfaces => ({
  walls: (_x, y) => (y > 0.98 && y < 1.06 ? ORANGE : WHITE),
  floor: (x, _y, z) =>
    scaleColour([0.36, 0.4, 0.44], (x / 0.09) % 1 < 0.12 ? 0.7 : 1 + 0.06 * Math.sin(z * 60)),
  ceiling: flat([0.92, 0.94, 0.95]),
});

/** An ambulance from within: a patient with a mask on the stretcher, who bends over them in a vest, a drip, the heart's line on a screen, cupboards of dressings, the star on the wall to the driver. */
export function ambulanceRoom({ shell, side, random, isAttended, isFull }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const wall = side > 0 ? right : left;
  return {
    lamps: [
      [middle, high - 0.1, 1.6],
      [middle, high - 0.1, 2.9],
    ],
    solids: [
      ...cupboards(wall, -side, high),
      ...bulkhead(middle, back, high),
      ...stretcher(at(0.1)),
      ...drip(at(0.42), high),
      ...monitor(wall - side * 0.32, -side),
      ...oxygen(at(-1), 3.2),
      ...bench(side > 0 ? left : right, side),
      roll(middle, high),
      ...[-0.34, 0.34].map((dx) => ({
        ...box(
          [middle + dx - 0.08, high - 0.03, 0.9],
          [middle + dx + 0.08, high, 3.2],
          flat([1.35, 1.38, 1.4]),
        ),
        glow: 0.8,
      })),
      ...(isAttended === true || isFull ? crew(at, key, side) : []),
    ],
  };
}

/** The rail along the ceiling to hold on to. */
const roll = (x: number, high: number): Solid =>
  box([x - 0.02, high - 0.14, 0.8], [x + 0.02, high - 0.1, 3.3], flat([0.96, 0.76, 0.1]));

/** Cupboards with panes along the heavy side: dressings, bottles and boxes in colours behind them; a worktop. */
function cupboards(wall: number, inward: number, high: number): Solid[] {
  const deep = wall + inward * 0.34;
  const pane: Material = (_x, y, z) => {
    const [a, b] = [z / 0.56, (y - 1.28) / 0.3];
    const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
    if (Math.min(u, 1 - u) < 0.05 || v < 0.08) return [0.78, 0.8, 0.82];
    const kind = (Math.floor(a * 4) * 7 + Math.floor(b) * 3) % 5;
    const isBox = v < 0.4 + 0.1 * kind && (u * 4) % 1 > 0.1;
    if (!isBox) return [0.62, 0.76, 0.84];
    if (kind === 1 && Math.max(Math.abs(((u * 4) % 1) - 0.55), Math.abs(v - 0.3)) < 0.12)
      return [0.85, 0.1, 0.1];
    return (
      [
        [0.95, 0.95, 0.93],
        [0.96, 0.96, 0.95],
        [0.3, 0.56, 0.82],
        [0.95, 0.62, 0.2],
        [0.4, 0.7, 0.5],
      ] as const
    )[kind] as Colour;
  };
  const drawers: Material = (_x, y, z) => {
    const [u, v] = [(z / 0.45) % 1, (y / 0.24) % 1];
    if (u < 0.03 || v < 0.06) return [0.6, 0.62, 0.65];
    return v > 0.66 && v < 0.76 && Math.abs(u - 0.5) < 0.14 ? [0.2, 0.22, 0.25] : [0.86, 0.88, 0.9];
  };
  return [
    slab([wall, deep], [1.28, high - 0.1], [1.1, 3.4], pane),
    slab([wall, wall + inward * 0.42], [0, 0.78], [1.1, 3.4], drawers),
    slab([wall, wall + inward * 0.44], [0.78, 0.82], [1.08, 3.42], flat([0.5, 0.53, 0.56])),
    ...[1.5, 1.75, 2.9, 3.1].map((z, n) =>
      drum(
        [wall + inward * 0.2, z],
        [0.82, 0.98 + 0.05 * (n % 2)],
        [0.045, 0.04],
        flat(n % 2 === 0 ? [0.9, 0.5, 0.12] : [0.85, 0.93, 0.97]),
      ),
    ),
    slab([wall + inward * 0.08, wall + inward * 0.36], [0.82, 1.02], [2.0, 2.42], (_x, y, z) =>
      Math.max(Math.abs(z - 2.21) / 3, Math.abs(y - 0.92)) < 0.02 ||
      Math.max(Math.abs(z - 2.21), Math.abs(y - 0.92) / 3) < 0.022
        ? [0.95, 0.95, 0.95]
        : [0.82, 0.1, 0.1],
    ),
  ];
}

/** The wall to the driver: its sliding window with the road, the blue star of life, a seat that folds. */
function bulkhead(middle: number, back: number, high: number): Solid[] {
  const star: Material = (x, y) => {
    const [u, v] = [x - middle + 0.52, y - 1.52];
    const arm = [0, 1, 2].some((n) => {
      const turn = (n * Math.PI) / 3 + Math.PI / 2;
      const [along, across] = [
        u * Math.cos(turn) + v * Math.sin(turn),
        -u * Math.sin(turn) + v * Math.cos(turn),
      ];
      return Math.abs(across) < 0.068 && Math.abs(along) < 0.24;
    });
    const rod = Math.abs(u) < 0.014 && Math.abs(v) < 0.17;
    const snake = Math.abs(u - 0.04 * Math.sin(v * 32)) < 0.013 && Math.abs(v) < 0.13;
    return rod || snake ? [0.97, 0.97, 0.97] : arm ? BLUE : WHITE;
  };
  const road: Material = (x, y) => {
    const [u, v] = [(x - middle - 0.42) / 0.42, (y - 1.4) / 0.24];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.93 || Math.abs(u) < 0.025) return [0.2, 0.22, 0.25];
    if (v > 0.05) return [0.62, 0.8, 1];
    const lane = Math.abs(u - 0.1) < (0.05 - v) * 0.7;
    return lane
      ? Math.abs(u - 0.1) < 0.03 && Math.sin(v * 40) > 0
        ? [0.95, 0.95, 0.9]
        : [0.3, 0.3, 0.32]
      : [0.4, 0.5, 0.34];
  };
  return [
    box([middle - 0.8, 1.24, back - 0.02], [middle - 0.24, 1.8, back], star),
    box([middle, 1.16, back - 0.03], [middle + 0.84, 1.64, back], road),
    pad([middle - 0.26, 0.46, back - 0.42], [middle + 0.2, 0.56, back - 0.02], flat(BLUE), 0.04),
    pad([middle - 0.26, 0.56, back - 0.14], [middle + 0.2, 1.12, back - 0.03], flat(BLUE), 0.05),
    box([middle - 0.9, high - 0.2, back - 0.03], [middle + 0.9, high - 0.14, back], flat(ORANGE)),
  ];
}

/** The stretcher on its wheels, its head toward the driver. */
function stretcher(x: number): Solid[] {
  const [near, far] = [1.35, 3.15];
  const cot: Material = flat([0.96, 0.72, 0.1]);
  return [
    ...[-0.3, 0.27].map((dx) => box([x + dx, 0.52, near], [x + dx + 0.04, 0.58, far], cot)),
    ...[near + 0.1, far - 0.3].flatMap((z) =>
      [-0.28, 0.24].flatMap((dx) => [
        ...limb(
          [
            [x + dx + 0.02, 0.52, z],
            [x + dx + 0.02, 0.1, z + 0.16],
          ],
          [0.022, 0.022],
          STEEL,
        ),
        ball([x + dx - 0.03, 0, z + 0.1], [x + dx + 0.07, 0.14, z + 0.24], flat([0.1, 0.1, 0.11])),
      ]),
    ),
    pad([x - 0.3, 0.56, near], [x + 0.3, 0.68, far], flat([0.2, 0.24, 0.3]), 0.05),
    pad([x - 0.26, 0.66, far - 0.4], [x + 0.26, 0.8, far - 0.04], flat([0.95, 0.96, 0.97]), 0.06),
    ...[-0.34, 0.3].map((dx) => box([x + dx, 0.68, 1.9], [x + dx + 0.04, 0.88, 2.6], STEEL)),
  ];
}

/** A bag of fluid on its hook and the line that runs down from it. */
const drip = (x: number, high: number): Solid[] => [
  drum([x, 2.5], [high - 0.24, high], [0.012, 0.012], STEEL),
  pad([x - 0.08, high - 0.56, 2.47], [x + 0.08, high - 0.24, 2.53], flat([0.86, 0.95, 1]), 0.03),
  box([x - 0.05, high - 0.5, 2.462], [x + 0.05, high - 0.36, 2.47], flat([0.3, 0.5, 0.8])),
  ...limb(
    [
      [x, high - 0.56, 2.5],
      [x + 0.03, 1.1, 2.45],
      [x - 0.1, 0.86, 2.3],
    ],
    [0.008, 0.008],
    flat([0.86, 0.95, 1]),
  ),
];

/** A screen with the heart's line, turned to the eye. */
function monitor(x: number, inward: number): Solid[] {
  const z = 1.75;
  const face: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.2, (py - 1.06) / 0.15];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.9) return [0.16, 0.17, 0.19];
    const beat = ((u + 2) * 1.7) % 1;
    const line =
      beat > 0.4 && beat < 0.5
        ? (beat - 0.4) * 9
        : beat >= 0.5 && beat < 0.62
          ? 0.9 - (beat - 0.5) * 12
          : 0;
    if (Math.abs(v - 0.25 - line * 0.5) < 0.11) return [0.3, 1.7, 0.4];
    if (Math.abs(v + 0.5 - 0.14 * Math.sin(u * 16)) < 0.07) return [0.3, 0.9, 1.7];
    return [0.02, 0.05, 0.06];
  };
  return [
    box([x - 0.23, 0.88, z], [x + 0.23, 1.26, z + 0.22], flat([0.3, 0.32, 0.35])),
    { ...box([x - 0.2, 0.91, z - 0.012], [x + 0.2, 1.21, z], face), glow: 0.15 },
    box([x - 0.12, 1.26, z + 0.06], [x + 0.12, 1.32, z + 0.14], flat(ORANGE)),
    ...limb(
      [
        [x + inward * 0.2, 0.95, z],
        [x + inward * 0.4, 0.74, 1.9],
        [x + inward * 0.6, 0.86, 2.2],
      ],
      [0.012, 0.012],
      flat([0.2, 0.2, 0.22]),
    ),
  ];
}

/** A bottle of oxygen in its clamp. */
const oxygen = (x: number, z: number): Solid[] => [
  drum([x, z], [0.1, 0.95], [0.1, 0.1], flat([0.12, 0.42, 0.24])),
  ball([x - 0.1, 0.86, z - 0.1], [x + 0.1, 1.04, z + 0.1], flat([0.93, 0.94, 0.95])),
  drum([x, z], [1.02, 1.14], [0.03, 0.03], STEEL),
  box([x - 0.13, 0.5, z - 0.13], [x + 0.13, 0.56, z + 0.13], STEEL),
];

/** The bench for the crew along the light side. */
const bench = (wall: number, inward: number): Solid[] => {
  const x = (out: number) => wall + inward * out;
  const part = (a: number, b: number, y: readonly [number, number]): Solid =>
    pad([Math.min(x(a), x(b)), y[0], 1.3], [Math.max(x(a), x(b)), y[1], 2.9], flat(BLUE), 0.04);
  return [
    slab([x(0), x(0.42)], [0, 0.4], [1.3, 2.9], flat([0.8, 0.82, 0.84])),
    part(0.02, 0.44, [0.4, 0.5]),
    part(0, 0.1, [0.62, 1]),
    slab([x(0.02), x(0.05)], [1.3, 1.62], [1.7, 2.3], (_x, y, z) =>
      Math.abs(z - 2) < 0.06 && y > 1.36 && y < 1.56 ? [0.95, 0.95, 0.95] : [0.1, 0.5, 0.3],
    ),
  ];
};

/** The patient beneath a blanket with a mask, and who cares for them: one at the head, one on the bench. */
function crew(at: (out: number) => number, key: number, side: number): Solid[] {
  const x = at(0.1);
  const patient = attireOf(key);
  const skin = flat(patient.skin);
  const vest: Colour = [0.14, 0.2, 0.34];
  const uniform = (n: number) =>
    attireOf(key + n, { top: ORANGE, legs: vest, hairForm: n === 2 ? 'bun' : 'short' });
  const stripe = (px: number, pz: number, low: number): Solid[] =>
    [0, 0.14].map((up) =>
      drum([px, pz], [low + up, low + up + 0.045], [0.2, 0.2], flat([0.95, 0.96, 0.7])),
    );
  return [
    // The patient: head on the pillow, a mask with its bag, an arm on the blanket.
    ball([x - 0.1, 0.76, 2.82], [x + 0.1, 0.98, 3.04], skin),
    ball([x - 0.105, 0.78, 2.92], [x + 0.105, 0.98, 3.1], flat(patient.hair)),
    ball([x - 0.06, 0.88, 2.76], [x + 0.06, 1, 2.88], flat([0.7, 0.92, 0.95])),
    pad([x - 0.26, 0.64, 2.3], [x + 0.26, 0.84, 2.76], flat([0.86, 0.9, 0.92]), 0.09),
    pad(
      [x - 0.29, 0.64, 1.4],
      [x + 0.29, 0.82, 2.44],
      (_px, _y, z) => (Math.abs(z - 2.36) < 0.05 ? [0.95, 0.95, 0.93] : [0.62, 0.14, 0.16]),
      0.09,
    ),
    ...[-0.1, 0.1].map((dx) =>
      ball([x + dx - 0.07, 0.7, 1.36], [x + dx + 0.07, 0.9, 1.52], flat([0.62, 0.14, 0.16])),
    ),
    ...limb(
      [
        [x - side * 0.25, 0.82, 2.62],
        [x - side * 0.28, 0.84, 2.36],
        [x - side * 0.16, 0.86, 2.14],
      ],
      [0.05, 0.035],
      skin,
    ),
    // Who sits on the bench and bends over, a hand at the patient's arm.
    ...posed(
      {
        at: [at(-0.78), 2.2],
        turn: side > 0 ? 0.1 : Math.PI - 0.1,
        seat: 0.5,
        lean: 0.2,
        hands: [
          [0.6, 0.14, 0.94],
          [0.58, -0.16, 0.96],
        ],
      },
      uniform(2),
    ),
    ...stripe(at(-0.72), 2.2, 0.78),
    // Who stands at the head.
    ...posed(
      {
        at: [at(0.62), 2.98],
        turn: -Math.PI / 2 - 0.6 * side,
        tall: 0.94,
        lean: 0.1,
        hands: [
          [0.3, 0.16, 1.02],
          [0.42, -0.1, 1.04],
        ],
      },
      uniform(5),
    ),
    ...stripe(at(0.62), 2.95, 1.04),
  ];
}
