import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, wood } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Half as wide as the cabin, its height, how far its end is, its window's half width, lower and upper edge; metres. */
export const GONDOLA = { half: 2.6, high: 2.7, back: 5.2, window: [2.35, 0.86, 2.32] } as const;

const MAHOGANY: Colour = [0.42, 0.2, 0.11];
const BRASS: Colour = [0.92, 0.68, 0.28];

/** Panels of dark wood with round windows of sky in the side walls. */
export function gondolaSurfaces(noise: Noise): Surfaces {
  const panel = wood(MAHOGANY, noise);
  return {
    walls: (x, y, z, axis) => {
      if (axis === 0) {
        const [u, v] = [((z + 20) % 1.25) - 0.62, y - 1.6];
        const away = Math.hypot(u, v);
        if (away < 0.36)
          return y < 1.42 + 0.06 * noise.fbm(z * 3, y * 3, 3)
            ? [1.05, 1.06, 1.1]
            : [0.5, 0.72, 1.02];
        if (away < 0.46) return BRASS;
      }
      const along = axis === 0 ? z : x;
      const isEdge = Math.abs(((along + 50) % 0.62) - 0.31) > 0.29 || (y > 0.74 && y < 0.8);
      return scaleColour(panel(x, y, z, axis), isEdge ? 0.6 : 1);
    },
    floor: boards([0.5, 0.31, 0.18], noise),
    ceiling: (x, y, z, axis) =>
      Math.abs((z % 0.9) - 0.45) < 0.05 ? BRASS : scaleColour(panel(x, y, z, axis), 0.8),
  };
}

/** The cabin of an airship: panes from wall to wall over the clouds, the wheel on its stand, a telegraph, dials, speaking tubes, a chart on its table, ribs of brass; its captain where nobody is named. */
export function airshipGondola({
  shell,
  side,
  noise,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const brass = flat(BRASS);
  const wheelX = hasSomebody === true ? at(0.85) : middle;
  const [from, to, low, top] = window;
  return {
    lamps: [
      [at(-1.3), high - 0.35, 3],
      [at(1.3), high - 0.35, 3],
    ],
    solids: [
      // Bars between the panes, and the frame around them.
      ...Array.from({ length: 6 }, (_, n) => {
        const x = from + (n * (to - from)) / 5;
        return box(
          [x - 0.035, low - 0.05, back - 0.06],
          [x + 0.035, top + 0.05, back + 0.02],
          brass,
        );
      }),
      ...[low, top].map((y) =>
        box([from - 0.06, y - 0.05, back - 0.08], [to + 0.06, y + 0.04, back + 0.02], brass),
      ),
      box([left, low - 0.2, back - 0.5], [right, low - 0.12, back], wood(MAHOGANY, noise)),
      ...dials([left, right], low - 0.12, back),
      ...steering([wheelX, 0, hasSomebody === true ? 4.6 : 4], wood([0.5, 0.27, 0.14], noise)),
      ...telegraph([at(-1.35), 0, 4]),
      ...chartTable([at(-1.75), 0, 2.75], noise),
      ...[1.6, 3.2, 4.8].flatMap((z) => rib([left, right], high, z)),
      ...[-1.3, 1.3].map((out) =>
        ball(
          [at(out) - 0.14, high - 0.4, 2.86],
          [at(out) + 0.14, high - 0.12, 3.14],
          flat([1.5, 1.2, 0.7]),
          1,
        ),
      ),
      ...(isAttended === true
        ? posed(
            {
              at: [wheelX, 3.45],
              turn: Math.PI / 2,
              hands: [
                [0.5, 0.36, 1.36],
                [0.5, -0.36, 1.36],
              ],
            },
            attireOf(4, {
              top: [0.14, 0.16, 0.3],
              legs: [0.86, 0.84, 0.78],
              gown: 'coat',
              hat: ['cap', [0.12, 0.14, 0.26]],
              hairForm: 'short',
            }),
          )
        : []),
    ],
  };
}

/** A great wheel with handles, on its stand: its spokes stick out of the rim. */
function steering([x, y, z]: Point, oak: Material): Solid[] {
  const [up, radius] = [1.2, 0.48];
  return [
    drum([x, z + 0.14], [y, y + 1.2], [0.16, 0.1], oak),
    drum([x, z + 0.14], [y, y + 0.06], [0.3, 0.26], flat(BRASS)),
    plate(
      2,
      [x - radius, up - radius, z - 0.03],
      [x + radius, up + radius, z + 0.03],
      (u, v) => Math.abs(Math.hypot(u - x, v - up) - radius * 0.86) < radius * 0.12,
      oak,
    ),
    ...Array.from({ length: 8 }, (_, n) => {
      const [c, s] = [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)];
      return bone(
        [x, up, z],
        [x + c * radius * 1.36, up + s * radius * 1.36, z],
        [0.022, 0.03],
        oak,
      );
    }),
    roll(2, [x, up], [z - 0.07, z + 0.16], [0.1, 0.1], flat(BRASS)),
  ];
}

/** The telegraph by which the engine room is told how fast: a round head with a handle. */
const telegraph = ([x, y, z]: Point): Solid[] => {
  const face: Material = (px, py) => {
    const [u, v] = [px - x, py - 1.2];
    const part = Math.floor(((Math.atan2(v, u) / Math.PI + 1) / 2) * 8);
    return Math.hypot(u, v) > 0.2 ? BRASS : part % 2 === 0 ? [0.96, 0.94, 0.88] : [0.7, 0.14, 0.12];
  };
  return [
    drum([x, z], [y, 1.1], [0.1, 0.07], flat(BRASS)),
    roll(2, [x, 1.2], [z - 0.1, z + 0.1], [0.24, 0.24], face),
    bone([x, 1.2, z - 0.12], [x + 0.2, 1.46, z - 0.12], [0.018, 0.03], flat([0.2, 0.12, 0.08])),
  ];
};

/** Dials on the board below the panes. */
const dials = ([left, right]: readonly [number, number], y: number, back: number): Solid[] =>
  Array.from({ length: 7 }, (_, n) => {
    const x = left + ((n + 0.7) * (right - left)) / 7.6;
    const up = y + 0.13;
    const face: Material = (px, py) => {
      const [u, v] = [px - x, py - up];
      return Math.hypot(u, v) > 0.105
        ? BRASS
        : Math.abs(u - v * 0.6) < 0.014 && v > 0
          ? [0.1, 0.1, 0.1]
          : [0.97, 0.95, 0.88];
    };
    return roll(2, [x, up], [back - 0.45, back - 0.3], [0.13, 0.13], face);
  });

/** A table with a chart, a compass and a spyglass on it. */
function chartTable([x, y, z]: Point, noise: Noise): Solid[] {
  const oak = wood(MAHOGANY, noise);
  const chart: Material = (px, _y, pz) => {
    const isLand = noise.fbm(px * 3, pz * 3, 3) > 0.08;
    const line = Math.abs((px % 0.2) - 0.1) < 0.005 || Math.abs((pz % 0.2) - 0.1) < 0.005;
    return line ? [0.5, 0.42, 0.3] : isLand ? [0.74, 0.64, 0.4] : [0.88, 0.83, 0.68];
  };
  return [
    box([x - 0.6, y + 0.78, z - 0.4], [x + 0.6, y + 0.84, z + 0.4], oak),
    box([x - 0.5, y + 0.84, z - 0.32], [x + 0.45, y + 0.85, z + 0.3], chart),
    ...[-0.5, 0.44].flatMap((dx) =>
      [-0.34, 0.28].map((dz) =>
        box([x + dx, y, z + dz], [x + dx + 0.07, y + 0.78, z + dz + 0.07], oak),
      ),
    ),
    drum([x + 0.2, z - 0.1], [y + 0.85, y + 0.9], [0.09, 0.09], flat(BRASS)),
    roll(0, [z + 0.18, y + 0.9], [x - 0.4, x + 0.1], [0.04, 0.055], flat(BRASS)),
  ];
}

/** A rib of the hull across the ceiling, down both walls. */
const rib = ([left, right]: readonly [number, number], high: number, z: number): Solid[] => {
  const brass = flat(scaleColour(BRASS, 0.8));
  return [
    box([left, high - 0.1, z - 0.05], [right, high, z + 0.05], brass),
    box([left, 0, z - 0.05], [left + 0.08, high, z + 0.05], brass),
    box([right - 0.08, 0, z - 0.05], [right, high, z + 0.05], brass),
  ];
};
