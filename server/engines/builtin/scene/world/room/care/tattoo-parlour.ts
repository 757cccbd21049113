import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { brick, tiles } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const TATTOO = { half: 2.6, high: 2.8, back: 4.8 } as const;

const BLACK: Material = flat([0.06, 0.06, 0.065]);
const STEEL: Material = flat([0.72, 0.74, 0.77]);
const INK: Colour = [0.1, 0.12, 0.14];
const RED: Colour = [0.78, 0.1, 0.1];
const GREEN: Colour = [0.12, 0.42, 0.24];

/** Dark bricks, a floor of black and white. */
export const tattooSurfaces = (noise: Noise): Surfaces => ({
  walls: brick([0.34, 0.13, 0.12], noise),
  floor: tiles([0.86, 0.85, 0.83], [0.09, 0.09, 0.1], 0.5),
  ceiling: flat([0.16, 0.15, 0.16]),
});

/** A design of a flash sheet at a place of it, −1 to 1 both: a rose, a skull, an anchor, a heart, a swallow, a dagger; null where the paper is bare. */
function flashAt(kind: number, u: number, v: number): Colour | null {
  const out = Math.hypot(u, v);
  switch (kind % 6) {
    case 0: {
      if (Math.hypot(u, v - 0.25) < 0.5)
        return Math.sin(Math.hypot(u, v - 0.25) * 26 + Math.atan2(v - 0.25, u) * 2) > 0.2
          ? RED
          : scaleColour(RED, 0.5);
      if (Math.abs(u) < 0.06 && v < -0.2) return GREEN;
      return Math.hypot((Math.abs(u) - 0.36) / 0.3, (v + 0.4) / 0.16) < 1 ? GREEN : null;
    }
    case 1: {
      if (
        Math.hypot((Math.abs(u) - 0.22) / 0.17, (v - 0.12) / 0.17) < 1 ||
        Math.hypot(u / 0.08, (v + 0.14) / 0.12) < 1
      )
        return INK;
      if (Math.hypot(u / 0.55, (v - 0.2) / 0.5) < 1) return [0.82, 0.8, 0.74];
      if (Math.abs(u) < 0.34 && v < -0.1 && v > -0.62)
        return Math.abs(u * 8 - Math.round(u * 8)) < 0.16 || v > -0.2 ? INK : [0.82, 0.8, 0.74];
      return Math.hypot(u / 0.6, (v - 0.2) / 0.55) < 1 ? INK : null;
    }
    case 2: {
      const isShaft = Math.abs(u) < 0.08 && v > -0.7 && v < 0.5;
      const isRing = Math.abs(Math.hypot(u, v - 0.62) - 0.14) < 0.06;
      const isArm = Math.abs(Math.hypot(u, v + 0.12) - 0.56) < 0.08 && v < -0.16;
      return isShaft || isRing || isArm || (Math.abs(v - 0.3) < 0.07 && Math.abs(u) < 0.36)
        ? [0.12, 0.22, 0.42]
        : null;
    }
    case 3: {
      const x = Math.abs(u) * 1.15;
      const isHeart = x * x + (v * 1.1 - 0.62 * Math.sqrt(x)) ** 2 < 0.5;
      if (Math.abs(v + 0.06 - 0.1 * Math.sin(u * 4)) < 0.15)
        return Math.abs(u) < 0.7 ? [0.95, 0.86, 0.56] : null;
      return isHeart ? RED : null;
    }
    case 4: {
      const isBody = Math.hypot(u / 0.5, (v - 0.1 - u * 0.4) / 0.14) < 1;
      const isWing = v > 0.1 + u * 0.2 && v < 0.8 - Math.abs(u + 0.1) * 1.6;
      const isTail =
        u < -0.3 && u > -0.85 && Math.abs(Math.abs(v + 0.22) - (-u - 0.3) * 0.3) < 0.06;
      return isBody || isTail
        ? [0.1, 0.2, 0.44]
        : isWing
          ? [0.16, 0.34, 0.6]
          : Math.hypot(u - 0.42, v - 0.12) < 0.16
            ? RED
            : null;
    }
    default: {
      if (Math.abs(u) < 0.1 * (1 - Math.max(0, -v) * 1.1) && v < 0.2 && v > -0.85)
        return [0.6, 0.64, 0.7];
      if (Math.abs(v - 0.26) < 0.07 && Math.abs(u) < 0.34) return [0.8, 0.6, 0.16];
      return (Math.abs(u) < 0.08 && v > 0.3 && v < 0.75) ||
        (out < 0.6 && Math.abs(Math.sin(u * 5) * 0.3 - v - 0.2) < 0.06)
        ? GREEN
        : null;
    }
  }
}

/** A sheet of designs in a frame, so many across. */
function sheet(x: number, y: number, half: number, back: number, number: number): Solid {
  const many = 2;
  const face: Material = (px, py) => {
    const [u, v] = [(px - x) / half, (py - y) / (half * 1.25)];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.94) return [0.08, 0.08, 0.08];
    const [a, b] = [((u + 1) / 2) * many, ((v + 1) / 2) * many];
    const kind = Math.floor(a) + 2 * Math.floor(b) + number;
    return flashAt(kind, (a % 1) * 2.3 - 1.15, (b % 1) * 2.3 - 1.15) ?? [0.93, 0.88, 0.76];
  };
  return box(
    [x - half, y - half * 1.25, back - 0.03],
    [x + half, y + half * 1.25, back - 0.005],
    face,
  );
}

/** A tattoo parlour: sheets of designs up the wall under a sign of light, who is tattooed in the black chair, the tattooist bent over the arm with the machine, inks on the bench. */
export function tattooParlour({ shell, side, random, isAttended, isFull }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const x = at(0.1);
  return {
    lamps: [
      [at(-0.7), 2.2, 2.6],
      [at(0.9), 2.3, 3.6],
      [middle, 2.3, 1.2],
    ],
    solids: [
      ...[-2.1, -1.35, -0.6, 0.15, 0.9, 1.65].flatMap((out, n) => [
        sheet(at(out), 1.42, 0.33, back, n * 3),
        ...(n === 2 || n === 3 ? [] : [sheet(at(out), 2.28, 0.33, back, n * 2 + 1)]),
      ]),
      ...lettering('TATTOO', [at(-0.22), 2.3, back - 0.05], 0.34, flat([1.7, 0.25, 0.55])).map(
        (one) => ({ ...one, glow: 0.5 }),
      ),
      ...chair(x, 3.1, side),
      ...bench(at(1.75), 3.9),
      ...lamp(at(-0.85), 3.35, high),
      ...stool(x - side * 0.62, 2.72),
      ...(isAttended === true || isFull ? session(x, side, key) : []),
    ],
  };
}

/** The chair, its back leant, with a rest for the arm. */
function chair(x: number, z: number, side: number): Solid[] {
  const to = (out: number) => x + side * out;
  const part = (a: number, b: number, y: readonly [number, number], dz: number) =>
    pad(
      [Math.min(to(a), to(b)), y[0], z - dz],
      [Math.max(to(a), to(b)), y[1], z + dz],
      BLACK,
      0.06,
    );
  return [
    part(-0.24, 0.36, [0.5, 0.62], 0.3),
    ...limb(
      [
        [to(0.36), 0.6, z],
        [to(0.78), 1.3, z],
      ],
      [0.12, 0.1],
      BLACK,
    ),
    ...[-0.2, 0.2].flatMap((dz) =>
      limb(
        [
          [to(0.36), 0.6, z + dz],
          [to(0.78), 1.3, z + dz],
        ],
        [0.1, 0.09],
        BLACK,
      ),
    ),
    ...[-0.14, 0.14].flatMap((dz) =>
      limb(
        [
          [to(-0.2), 0.55, z + dz],
          [to(-0.75), 0.36, z + dz],
        ],
        [0.1, 0.08],
        BLACK,
      ),
    ),
    drum([to(0.06), z], [0, 0.5], [0.07, 0.07], STEEL),
    drum([to(0.06), z], [0, 0.06], [0.36, 0.32], STEEL),
    // The rest on which the arm lies.
    drum([to(-0.12), z - 0.55], [0, 0.78], [0.025, 0.025], STEEL),
    pad([to(-0.12) - 0.26, 0.78, z - 0.66], [to(-0.12) + 0.26, 0.85, z - 0.44], BLACK, 0.03),
  ];
}

const stool = (x: number, z: number): Solid[] => [
  drum([x, z], [0.42, 0.5], [0.19, 0.19], flat([0.6, 0.08, 0.09])),
  drum([x, z], [0.05, 0.42], [0.03, 0.03], STEEL),
  drum([x, z], [0, 0.05], [0.24, 0.2], STEEL),
];

/** The bench with its inks, gloves, a lamp. */
function bench(x: number, z: number): Solid[] {
  const inks: readonly Colour[] = [
    INK,
    RED,
    [0.9, 0.7, 0.1],
    GREEN,
    [0.12, 0.3, 0.7],
    [0.5, 0.14, 0.5],
    [0.9, 0.4, 0.1],
  ];
  return [
    box([x - 0.6, 0, z - 0.28], [x + 0.6, 0.86, z + 0.3], (px, y) =>
      Math.abs(((y + 0.02) % 0.22) - 0.02) < 0.012
        ? INK
        : Math.abs(px - x) < 0.12 && y % 0.22 > 0.12 && y % 0.22 < 0.15
          ? [0.8, 0.8, 0.82]
          : [0.62, 0.1, 0.1],
    ),
    box([x - 0.62, 0.86, z - 0.3], [x + 0.62, 0.9, z + 0.32], STEEL),
    ...inks.flatMap((colour, n) => {
      const px = x - 0.48 + n * 0.15;
      return [0, 0.18].flatMap((dz) => [
        drum(
          [px, z - 0.05 + dz],
          [0.9, 1.03],
          [0.045, 0.045],
          flat(inks[(n + (dz > 0 ? 3 : 0)) % inks.length] ?? colour),
        ),
        drum([px, z - 0.05 + dz], [1.03, 1.09], [0.03, 0.008], flat([0.92, 0.92, 0.9])),
      ]);
    }),
    box([x + 0.2, 0.9, z - 0.25], [x + 0.5, 1, z - 0.12], flat([0.3, 0.5, 0.76])),
  ];
}

/** A lamp on its arm over the chair. */
const lamp = (x: number, z: number, high: number): Solid[] => [
  ...limb(
    [
      [x, high, z],
      [x, high - 0.45, z],
      [x + 0.3, high - 0.75, z - 0.25],
    ],
    [0.02, 0.02],
    STEEL,
  ),
  drum([x + 0.3, z - 0.25], [high - 0.92, high - 0.74], [0.2, 0.07], flat([0.3, 0.3, 0.32])),
  {
    ...drum([x + 0.3, z - 0.25], [high - 0.94, high - 0.91], [0.17, 0.17], flat([1.6, 1.5, 1.3])),
    glow: 1,
  },
];

/** Who is tattooed, lying back, an arm on its rest, and the tattooist with the machine at it. */
function session(x: number, side: number, key: number): Solid[] {
  const to = (out: number) => x + side * out;
  const client = attireOf(key, {
    top: [0.86, 0.85, 0.82],
    isSleeveless: true,
    legs: [0.2, 0.28, 0.42],
  });
  const artist = attireOf(key + 3, {
    top: [0.12, 0.12, 0.13],
    legs: [0.16, 0.17, 0.2],
    isSleeveless: true,
    beard: [0.3, 0.16, 0.08],
    hairForm: 'short',
    hair: [0.3, 0.16, 0.08],
  });
  const glove = flat([0.08, 0.08, 0.09]);
  const design = (px: number, py: number): Colour | null => {
    const stroke = Math.sin(px * 46) * Math.cos(py * 40 + px * 22);
    return stroke > 0.15 ? (stroke > 0.62 ? RED : [0.12, 0.2, 0.24]) : null;
  };
  const inked: Material = (px, py) => design(px, py) ?? client.skin;
  const sleeve: Material = (px, py) => design(px + 4, py) ?? artist.skin;
  const hand: readonly [number, number, number] = [to(-0.02), 0.93, 2.54];
  return [
    // The client faces the light side; the near arm lies across the rest.
    ...posed(
      {
        at: [to(0.22), 3.1],
        turn: side > 0 ? Math.PI : 0,
        seat: 0.6,
        floor: 0.1,
        lean: -0.2,
        hands:
          side > 0
            ? [
                [0.36, 0.56, 0.92],
                [0.3, -0.12, 0.82],
              ]
            : [
                [0.3, 0.12, 0.82],
                [0.36, -0.56, 0.92],
              ],
      },
      client,
    ),
    ...limb(
      [
        [to(0.34), 1.16, 2.86],
        [to(0.16), 0.96, 2.62],
        [to(-0.22), 0.9, 2.56],
      ],
      [0.058, 0.046],
      inked,
    ),
    // The tattooist on the stool, bent over it.
    ...posed(
      {
        at: [to(-0.62), 2.72],
        turn: side > 0 ? -0.2 : Math.PI + 0.2,
        seat: 0.5,
        lean: 0.24,
        hands: [
          [0.56, 0.06, 0.98],
          [0.52, -0.1, 0.98],
        ],
      },
      artist,
    ),
    ...limb(
      [
        [to(-0.36), 1.06, 2.56],
        [to(-0.12), 0.98, 2.56],
      ],
      [0.05, 0.045],
      sleeve,
    ),
    ball(
      [hand[0] - 0.06 - side * 0.06, 0.93, hand[2] - 0.06],
      [hand[0] + 0.06 - side * 0.06, 1.04, hand[2] + 0.06],
      glove,
    ),
    // The machine and its cord.
    drum([hand[0], hand[2]], [0.95, 1.12], [0.016, 0.034], STEEL),
    box(
      [hand[0] - 0.035, 1.1, hand[2] - 0.03],
      [hand[0] + 0.035, 1.18, hand[2] + 0.03],
      flat([0.8, 0.62, 0.2]),
    ),
    ...limb(
      [
        [hand[0], 1.16, hand[2]],
        [hand[0] + side * 0.2, 1.26, hand[2] + 0.1],
        [to(0.7), 0.9, 3.5],
      ],
      [0.008, 0.008],
      BLACK,
    ),
  ];
}
