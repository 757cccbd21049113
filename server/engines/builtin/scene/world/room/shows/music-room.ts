import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import { BRASS, grandPiano, sheet } from '../furnishings/grand-piano.ts';
import { cello, harp, VARNISH, violin } from '../furnishings/string-instruments.ts';
import { curtains, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Point, type Solid } from '../solids/solid.ts';

/** Papered walls over panels, a floor of boards. */
export function musicRoomSurfaces(noise: Noise): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      if (y < 0.86)
        return scaleColour(
          [0.92, 0.9, 0.84],
          Math.abs(along / 0.8 - Math.round(along / 0.8)) < 0.03 || y > 0.82 ? 0.82 : 1,
        );
      return scaleColour(
        [0.46, 0.56, 0.5],
        (Math.sin(along * 26) > 0.6 ? 0.94 : 1) * (1 + 0.04 * noise.fbm(along, y, 2)),
      );
    },
    floor: boards([0.58, 0.37, 0.21], noise),
    ceiling: flat([0.94, 0.92, 0.87]),
  };
}

/** A music room: the grand piano with its lid up and who plays it, a cello and a harp, a violin on the wall, stands with sheets, a child with a violin. */
export function musicRoom(furnishing: Furnishing): Furnished {
  const { shell, side, random, isAttended } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  return {
    lamps: [
      [middle, high - 0.5, 2.6],
      [at(1.4), 1.9, 3.4],
    ],
    solids: [
      ...curtains({ shell }, [0.52, 0.16, 0.18]),
      ...grandPiano([at(0.55), 3.4], side),
      ...cello([at(-1.5), 0, 3.5], 1.2),
      ...harp(at(-2.15), 4.3, side),
      ...violin([at(-1.55), 1.85, back - 0.06], 0.62, true),
      ...stand(at(-1.35), 2.55),
      ...stand(at(-1.0), 4.3),
      ...notes(at(2.2), back),
      ...rug(at(0.1), 2.9),
      drum([middle, 2.6], [high - 0.5, high], [0.012, 0.012], BRASS),
      ...[0, 1, 2, 3, 4].map((n) =>
        ball(
          [
            middle + 0.3 * Math.cos(n * 1.2566) - 0.08,
            high - 0.66,
            2.6 + 0.3 * Math.sin(n * 1.2566) - 0.08,
          ],
          [
            middle + 0.3 * Math.cos(n * 1.2566) + 0.08,
            high - 0.5,
            2.6 + 0.3 * Math.sin(n * 1.2566) + 0.08,
          ],
          flat([1.3, 1.15, 0.85]),
          1,
        ),
      ),
      ...(isAttended === true ? players(at, key, side) : []),
    ],
  };
}

/** A stand with an open sheet. */
const stand = (x: number, z: number): Solid[] => [
  ...[0, 1, 2].flatMap((n) =>
    limb(
      [
        [x, 0.3, z],
        [x + 0.26 * Math.cos(n * 2.1), 0, z + 0.26 * Math.sin(n * 2.1)],
      ],
      [0.014, 0.012],
      flat([0.16, 0.16, 0.17]),
    ),
  ),
  drum([x, z], [0.26, 1.02], [0.014, 0.014], flat([0.16, 0.16, 0.17])),
  box([x - 0.26, 0.98, z - 0.02], [x + 0.26, 1.3, z + 0.02], (px, y, _z, axis) =>
    axis === 2 ? sheet((px - x) / 0.26, (y - 1.14) / 0.16) : [0.16, 0.16, 0.17],
  ),
];

/** A clef and notes on a framed picture. */
const notes = (x: number, back: number): Solid[] => [
  box([x - 0.42, 1.3, back - 0.05], [x + 0.42, 2.1, back - 0.01], (px, y) => {
    const [u, v] = [(px - x) / 0.42, (y - 1.7) / 0.4];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.9) return [0.5, 0.34, 0.16];
    const isClef =
      Math.abs(Math.hypot((u + 0.3) / 0.26, (v + 0.14) / 0.3) - 0.8) < 0.22 ||
      (Math.abs(u + 0.28 - 0.1 * v) < 0.05 && Math.abs(v) < 0.8) ||
      Math.abs(Math.hypot((u + 0.22) / 0.14, (v - 0.5) / 0.26) - 0.9) < 0.28;
    const isNote =
      Math.hypot((u - 0.3) / 0.16, (v + 0.3) / 0.15) < 1 ||
      (Math.abs(u - 0.43) < 0.035 && v > -0.3 && v < 0.5) ||
      (u > 0.4 && u < 0.7 && Math.abs(v - 0.5 + (u - 0.43) * 0.8) < 0.09);
    if (isClef || isNote) return [0.1, 0.1, 0.12];
    return [-0.5, -0.25, 0, 0.25, 0.5].some((row) => Math.abs(v - row) < 0.018)
      ? [0.5, 0.48, 0.44]
      : [0.96, 0.93, 0.85];
  }),
];

const rug = (x: number, z: number): Solid[] => [
  box([x - 1.7, 0.002, z - 0.85], [x + 1.7, 0.012, z + 1], (px, _y, pz) => {
    const edge = Math.min(1.7 - Math.abs(px - x), pz - z + 0.85, z + 1 - pz);
    return edge < 0.08 || (edge > 0.16 && edge < 0.2)
      ? [0.86, 0.72, 0.42]
      : Math.sin(px * 12) * Math.sin(pz * 12) > 0.4
        ? [0.34, 0.14, 0.2]
        : [0.5, 0.14, 0.17];
  }),
];

/** Who plays the piano, and a child who plays the violin at a stand. */
function players(at: (out: number) => number, key: number, side: number): Solid[] {
  const child: Point = [at(-0.85), 0, 2.7];
  const tall = 0.76;
  const toEye = -Math.PI / 2 + 0.25 * side;
  const [c, s] = [Math.cos(toEye), Math.sin(toEye)];
  const place = (ahead: number, left: number, up: number): Point => [
    child[0] + c * ahead - s * left,
    up * tall,
    child[2] + s * ahead + c * left,
  ];
  return [
    ...posed(
      {
        at: [at(0.55 - 1.42), 3.4],
        turn: side > 0 ? 0 : Math.PI,
        seat: 0.52,
        lean: 0.06,
        hands: [
          [0.5, 0.2, 0.8],
          [0.5, -0.24, 0.8],
        ],
      },
      attireOf(key, { top: [0.14, 0.15, 0.2], hairForm: key % 2 === 0 ? 'bun' : 'short' }),
    ),
    ...posed(
      {
        at: [child[0], child[2]],
        turn: toEye,
        tall,
        hands: [
          [0.42 * tall, 0.3 * tall, 1.38 * tall],
          [0.4 * tall, -0.06 * tall, 1.34 * tall],
        ],
      },
      attireOf(key + 3, { top: [0.8, 0.24, 0.2] }),
    ),
    // The violin from the shoulder to the left hand, the bow across it.
    ...limb(
      [place(0.1, 0.1, 1.46), place(0.28, 0.2, 1.44)],
      [0.1 * tall, 0.085 * tall],
      flat(VARNISH),
    ),
    ...limb(
      [place(0.28, 0.2, 1.44), place(0.5, 0.34, 1.42)],
      [0.02, 0.016],
      flat([0.1, 0.07, 0.05]),
    ),
    ...limb(
      [place(0.42, -0.1, 1.36), place(0.24, 0.2, 1.52), place(0.1, 0.46, 1.66)],
      [0.01, 0.008],
      flat([0.72, 0.52, 0.3]),
    ),
  ];
}
