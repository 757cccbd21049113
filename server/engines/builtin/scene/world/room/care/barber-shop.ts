import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { besideWall, type Furnished, type Furnishing, flat, plant, WALNUT } from '../furniture.ts';
import { chance, paint, tiles, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
  sphere,
} from '../solids/solid.ts';
import { barberAtWork } from './barber-at-work.ts';
import { barberChair, hoodDryer, stripedPole } from './barber-chair.ts';

const TEAL: Colour = [0.12, 0.3, 0.3];
const CREAM: Colour = [0.92, 0.87, 0.76];
const CHROME: Material = flat([0.76, 0.78, 0.8]);
const BULB: Material = flat([1.5, 1.32, 0.95]);
const LEATHER: Colour = [0.6, 0.07, 0.08];
/** What is in the bottles before the mirrors. */
const TONICS: readonly Colour[] = [
  [0.1, 0.42, 0.72],
  [0.72, 0.46, 0.12],
  [0.2, 0.55, 0.34],
  [0.86, 0.84, 0.78],
  [0.62, 0.12, 0.2],
  [0.9, 0.72, 0.4],
];

/** The hair of those in the pictures. */
const HAIR: readonly Colour[] = [
  [0.12, 0.08, 0.06],
  [0.45, 0.26, 0.12],
  [0.72, 0.55, 0.3],
];

/** Where the mirrors' middles are toward the heavy side, half their width, their lower and upper edge; how high and deep the counter beneath them is. Metres. */
const MIRRORS = { outs: [-1.85, -0.35, 1.15], half: 0.5, low: 1.12, high: 2.3 } as const;
const COUNTER = { high: 0.9, deep: 0.42 } as const;

/** How far toward the heavy side and how far off the chair is in which somebody is served. */
const SERVED = { out: -0.55, away: 2.55 } as const;

/** Dark panels and cream above them, a floor of black and white. */
export function barberSurfaces(noise: Noise): Surfaces {
  const upper = paint(CREAM, noise);
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y > 1.06 && y < 1.1) return [0.78, 0.6, 0.28];
      if (y > 1.06) return upper(x, y, z, axis);
      const u = along / 0.62 - Math.floor(along / 0.62);
      const isEdge = u < 0.08 || u > 0.92 || y < 0.2 || y > 0.98;
      return scaleColour(
        TEAL,
        isEdge ? 1.25 : u < 0.12 || u > 0.88 || y < 0.24 || y > 0.94 ? 0.7 : 1,
      );
    },
    floor: tiles([0.88, 0.87, 0.84], [0.1, 0.1, 0.11], 0.42),
    ceiling: paint([0.93, 0.92, 0.88], noise),
  };
}

/** A barber's: chairs of red leather before mirrors between bulbs, bottles and combs, a striped pole, a hood to dry hair, a sign with scissors. */
export function barberShop(furnishing: Furnishing): Furnished {
  const { shell, side, noise, service, random, isAttended } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const { span, part } = besideWall({ ...furnishing, side: -side });
  const bench = span(0.1, 0.62);
  const served = [at(SERVED.out), SERVED.away] as const;
  return {
    lamps: [
      ...MIRRORS.outs.map((out): Point => [at(out), 1.9, back - 0.6]),
      [middle, high - 0.5, 2.8],
      [at(-1.2), high - 0.5, 4.2],
    ],
    solids: [
      ...MIRRORS.outs.flatMap((out, n) => [
        ...mirror(at(out), back, noise),
        ...bottles(at(out), back, n * 7),
      ]),
      ...MIRRORS.outs
        .filter((_, n) => service === undefined || n !== 1)
        .flatMap((out) => barberChair([at(out), 0, back - 1.75], LEATHER)),
      ...(service === undefined
        ? []
        : [
            ...barberChair([served[0], 0, served[1]], LEATHER),
            ...barberAtWork(served, side, service),
          ]),
      box(
        [at(-0.35) - 2.15, COUNTER.high - 0.06, back - COUNTER.deep],
        [at(-0.35) + 2.15, COUNTER.high, back],
        flat([0.9, 0.89, 0.86]),
      ),
      box(
        [at(-0.35) - 2.1, 0.1, back - COUNTER.deep + 0.06],
        [at(-0.35) + 2.1, COUNTER.high - 0.06, back],
        drawers(noise),
      ),
      ...stripedPole([at(2.3), 0, back - 0.7]),
      ...sign([at(2.32), 2.62], back),
      // Where the next ones wait.
      pad([bench[0], 0.36, 3.2], [bench[1], 0.48, 4.9], flat(scaleColour(LEATHER, 0.8)), 0.04),
      part(0.04, 0.16, [0.46, 0.9], [3.2, 4.9], flat(scaleColour(LEATHER, 0.8))),
      ...[3.3, 4.7].map((z) => part(0.14, 0.58, [0, 0.36], [z, z + 0.06], CHROME)),
      ...television([at(-2.0), 2.4, back - 0.1]),
      ...(isAttended === true
        ? waiting((bench[0] + bench[1]) / 2, side, random.uint32() & 0xff)
        : []),
      ...pictures(furnishing),
      ...hoodDryer([at(1.95), 0, 3.1], LEATHER),
      ...plant(furnishing, (bench[0] + bench[1]) / 2, 0, 5.5, 1.2),
      ...[2.6, 4.4].flatMap((z) => globe([middle, high - 0.42, z], high)),
    ],
  };
}

/** A mirror in a frame with bulbs down both sides: in it the wall behind the eye, its window, and the back of the chair. */
function mirror(x: number, back: number, noise: Noise): Solid[] {
  const { half, low, high } = MIRRORS;
  const shown: Material = (px, y) => {
    const u = (px - x) / half;
    const v = (y - low) / (high - low);
    const isChair = Math.abs(u) < 0.34 && v < 0.3 && (Math.abs(u) / 0.34) ** 6 + (v / 0.3) ** 6 < 1;
    if (isChair) return scaleColour(LEATHER, 0.62 + 0.2 * v);
    const isWindow = u > -0.75 && u < 0.1 && v > 0.42 && v < 0.86;
    if (isWindow)
      return Math.abs(u + 0.32) < 0.03 || Math.abs(v - 0.64) < 0.014
        ? [0.5, 0.48, 0.44]
        : [0.86, 0.94, 1];
    const glint =
      Math.abs(u - 0.9 * v + 0.2) < 0.05 || Math.abs(u - 0.9 * v + 0.06) < 0.02 ? 0.08 : 0;
    const own =
      v < 0.12 ? scaleColour(TEAL, 1.1) : mixColour([0.4, 0.5, 0.54], [0.62, 0.66, 0.66], v);
    return [own[0] + glint, own[1] + glint, own[2] + glint];
  };
  const frame = wood(WALNUT, noise);
  return [
    box([x - half - 0.12, low - 0.04, back - 0.05], [x + half + 0.12, high + 0.1, back], frame),
    box([x - half, low, back - 0.06], [x + half, high, back - 0.05], shown),
    ...[-1, 1].flatMap((to) =>
      [0, 1, 2, 3, 4].map((n) => {
        const [bx, by] = [x + to * (half + 0.06), low + 0.14 + n * 0.24];
        return ball(
          [bx - 0.04, by - 0.04, back - 0.12],
          [bx + 0.04, by + 0.04, back - 0.04],
          BULB,
          1,
        );
      }),
    ),
  ];
}

/** Drawers with knobs beneath the counter. */
const drawers =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const [u, v] = [x / 0.46 - Math.floor(x / 0.46), y / 0.28 - Math.floor(y / 0.28)];
    if (Math.hypot((u - 0.5) * 0.46, (v - 0.5) * 0.28) < 0.022) return [0.8, 0.64, 0.3];
    const isGap = u < 0.03 || v < 0.05;
    return scaleColour(wood(WALNUT, noise)(x, y, z, axis), isGap ? 0.45 : 1.1);
  };

/** Bottles of tonic, a jar of combs in blue, a brush and a folded towel before a mirror. */
function bottles(x: number, back: number, first: number): Solid[] {
  const y = COUNTER.high;
  return [
    ...[0, 1, 2, 3].flatMap((n) => {
      const colour = TONICS[(first + n) % TONICS.length] as Colour;
      const [bx, bz] = [x - 0.42 + 0.12 * n, back - 0.16 - 0.05 * (n % 2)];
      const tall = 0.13 + 0.07 * chance(first, n);
      return [
        drum([bx, bz], [y, y + tall], [0.038, 0.036], flat(colour)),
        drum([bx, bz], [y + tall, y + tall + 0.05], [0.014, 0.012], CHROME),
      ];
    }),
    drum([x + 0.14, back - 0.18], [y, y + 0.19], [0.05, 0.05], flat([0.12, 0.5, 0.84]), 0.15),
    drum([x + 0.14, back - 0.18], [y + 0.19, y + 0.21], [0.054, 0.054], CHROME),
    ...[-0.02, 0.01, 0.03].map((dx) =>
      box(
        [x + 0.14 + dx, y + 0.2, back - 0.19],
        [x + 0.15 + dx, y + 0.27, back - 0.17],
        flat([0.08, 0.08, 0.08]),
      ),
    ),
    pad(
      [x + 0.26, y, back - 0.32],
      [x + 0.5, y + 0.07, back - 0.1],
      flat([0.95, 0.95, 0.93]),
      0.03,
    ),
    pad(
      [x + 0.27, y + 0.07, back - 0.31],
      [x + 0.49, y + 0.13, back - 0.11],
      flat([0.9, 0.9, 0.88]),
      0.03,
    ),
    box([x - 0.06, y, back - 0.34], [x + 0.12, y + 0.025, back - 0.29], flat([0.1, 0.1, 0.1])),
  ];
}

/** How far a place is from the line between two others. */
function fromLine(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}

/** A round sign with open scissors. */
function sign([x, y]: readonly [number, number], back: number): Solid[] {
  const size = 0.34;
  const face: Material = (px, py) => {
    const [u, v] = [(px - x) / size, (py - y) / size];
    const away = Math.hypot(u, v);
    if (away > 0.97) return CREAM;
    if (away > 0.86) return [0.72, 0.55, 0.24];
    const isBlade =
      fromLine(u, v, -0.24, -0.34, 0.3, 0.62) < 0.06 ||
      fromLine(u, v, 0.24, -0.34, -0.3, 0.62) < 0.06;
    const ring = Math.min(Math.hypot(u + 0.3, v + 0.5), Math.hypot(u - 0.3, v + 0.5));
    return isBlade || Math.abs(ring - 0.17) < 0.055 ? CREAM : TEAL;
  };
  return [roll(2, [x, y], [back - 0.03, back], [size, size], face)];
}

/** Pictures of heads of hair in frames above the bench. */
function pictures({ shell, side }: Furnishing): Solid[] {
  const { part } = besideWall({ shell, side: -side } as Furnishing);
  return [0, 1, 2].map((n) => {
    const [z, y] = [3.35 + 0.62 * n, 1.72];
    return part(0.004, 0.035, [y - 0.3, y + 0.3], [z - 0.23, z + 0.23], (_x, py, pz) => {
      const [u, v] = [(pz - z) / 0.23, (py - y) / 0.3];
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.88) return [0.12, 0.1, 0.09];
      const face = Math.hypot(u / 0.4, (v - 0.05) / 0.46);
      const isHair =
        Math.hypot(u / (0.5 + 0.08 * n), (v - 0.24) / 0.5) < 1 &&
        v > 0.22 - 0.2 * (n % 2) * Math.abs(u) * 4;
      if (isHair) return HAIR[n] ?? [0.12, 0.08, 0.06];
      if (face < 1) return [0.86, 0.66, 0.52];
      return v < -0.45 && Math.abs(u) < 0.7 ? [0.2, 0.24, 0.32] : [0.82, 0.8, 0.74];
    });
  });
}

/** A globe of milky glass that hangs from the ceiling. */
const globe = ([x, y, z]: Point, ceiling: number): Solid[] => [
  drum([x, z], [y + 0.12, ceiling], [0.014, 0.014], CHROME),
  sphere([x, y, z], 0.16, flat([1.1, 1.06, 0.96]), 0.9),
];

/** A television on its arm under the ceiling, a match on it. */
const television = ([x, y, z]: Point): Solid[] => [
  box([x - 0.05, y + 0.2, z - 0.12], [x + 0.05, y + 0.5, z], flat([0.12, 0.12, 0.13])),
  box([x - 0.42, y - 0.22, z - 0.2], [x + 0.42, y + 0.26, z - 0.12], flat([0.07, 0.07, 0.08])),
  {
    ...box([x - 0.39, y - 0.19, z - 0.21], [x + 0.39, y + 0.23, z - 0.2], (px, py) => {
      const [u, v] = [(px - x) / 0.39, (py - y - 0.02) / 0.21];
      if (v > 0.5)
        return Math.sin(u * 40) * Math.sin(v * 60) > 0 ? [0.7, 0.5, 0.4] : [0.3, 0.34, 0.5];
      const isPlayer = [-0.5, -0.1, 0.42].some(
        (at) => Math.hypot((u - at) / 0.06, (v + 0.1) / 0.26) < 1,
      );
      if (isPlayer) return u > 0 ? [1, 0.2, 0.15] : [0.95, 0.95, 1];
      return Math.hypot(u - 0.16, v + 0.42) < 0.06 ? [1, 1, 1] : [0.16, 0.62, 0.2];
    }),
    glow: 0.15,
  },
];

/** Who waits on the bench: one with a newspaper, one who looks on. */
function waiting(x: number, side: number, key: number): Solid[] {
  const inward = side > 0 ? 0 : Math.PI;
  return [
    ...[3.55, 4.5].flatMap((z, n) =>
      posed(
        {
          at: [x, z],
          turn: inward - (side > 0 ? 0.5 : -0.5),
          seat: 0.48,
          ...(n === 0 && {
            hands: [
              [0.36, 0.2, 0.98],
              [0.36, -0.2, 0.98],
            ] as const,
          }),
        },
        attireOf(key + n * 4, { hairForm: 'short' }),
      ),
    ),
    box([x + side * 0.32, 0.84, 3.1], [x + side * 0.34, 1.2, 3.62], (_x, y, z) =>
      y > 1.12
        ? [0.15, 0.15, 0.16]
        : (z / 0.12) % 1 > 0.12 && (y / 0.02) % 1 > 0.5
          ? [0.55, 0.54, 0.5]
          : [0.93, 0.92, 0.86],
    ),
  ];
}
