import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candle } from '../furnishings/candles.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards } from '../materials.ts';
import { posedHead } from '../people/posed-head.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** Half as wide as the hall is, its height and length; how far before its end the statue sits; metres. */
export const TEMPLE = { half: 3.7, high: 4.7, back: 7.8 } as const;
const STATUE = { before: 1.35, up: 1.05 } as const;

const RED: Colour = [0.56, 0.09, 0.06];
const GOLD: Colour = [1.02, 0.72, 0.22];
const DARK: Colour = [0.26, 0.13, 0.07];
const GILT: Material = (x, y, z) => scaleColour(GOLD, 0.92 + 0.12 * Math.sin(9 * (x + z) + 7 * y));
const LACQUER: Material = flat([0.34, 0.05, 0.04]);
const FRUIT: Material = flat([1, 0.5, 0.1]);

/** Walls of dark panels between red beams, a ceiling of painted squares, a floor of polished boards. */
export function templeSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x - middle;
      const beam = Math.abs(along / 1.3 - Math.round(along / 1.3)) * 1.3;
      if (beam < 0.07 || Math.abs(y - 3.5) < 0.1 || Math.abs(y - 0.9) < 0.06) return RED;
      if (y > 3.6) {
        const u = along / 0.44;
        return Math.hypot(u - Math.round(u), (y - 4.1) / 0.5) < 0.34 ? GOLD : [0.1, 0.26, 0.28];
      }
      return scaleColour(
        mixColour(DARK, [0.6, 0.4, 0.16], y > 0.96 ? 0.4 : 0),
        1 + 0.1 * noise.fbm(along, y, 2),
      );
    },
    floor: boards([0.4, 0.22, 0.12], noise),
    ceiling: (x, _y, z) => {
      const [u, v] = [(x - middle) / 0.8, z / 0.8];
      const [a, b] = [u - Math.round(u), v - Math.round(v)];
      if (Math.max(Math.abs(a), Math.abs(b)) > 0.44) return RED;
      const out = Math.hypot(a, b);
      const petals = 0.2 + 0.07 * Math.cos(8 * Math.atan2(b, a));
      return out < 0.1 ? RED : out < petals ? GOLD : [0.08, 0.24, 0.2];
    },
  };
}

/** The hall of a Buddhist temple: a golden statue on a lotus before its halo, an altar with candles, flowers, fruit and incense, red pillars with banners, lanterns, cushions to kneel on. */
export function templeHall({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const z = back - STATUE.before;
  return {
    lamps: [
      [middle, 2.6, z - 1.6],
      [middle - 1.7, 3, 3.6],
      [middle + 1.7, 3, 3.6],
      [middle, 1.6, 1.2],
    ],
    solids: [
      ...buddha(middle, z),
      ...altar(middle, z - 1.3, side),
      ...[2.9, 5.2].flatMap((at) => [-2.45, 2.45].flatMap((dx) => pillar(middle + dx, at, high))),
      ...[-1.75, 1.75].flatMap((dx) => lantern(middle + dx, 4.1, high)),
      ...[-1.5, -0.75, 0.75, 1.5].flatMap((dx) =>
        [2.5, 3.4].map((at) =>
          pad(
            [middle + dx - 0.26, 0, at - 0.26],
            [middle + dx + 0.26, 0.12, at + 0.26],
            flat([0.66, 0.3, 0.08]),
            0.06,
          ),
        ),
      ),
    ],
  };
}

/** A statue of the Buddha that sits with crossed legs, the hands in the lap, on petals of a lotus. */
function buddha(x: number, z: number): Solid[] {
  const { up } = STATUE;
  const part = (at: Point, half: Point): Solid =>
    ball(
      [x + at[0] - half[0], up + at[1] - half[1], z + at[2] - half[2]],
      [x + at[0] + half[0], up + at[1] + half[1], z + at[2] + half[2]],
      GILT,
    );
  const petals = Array.from({ length: 18 }, (_, n) => {
    const turn = (n / 18) * 2 * Math.PI;
    const [px, pz] = [x + 1.02 * Math.sin(turn), z - 0.62 * Math.cos(turn)];
    return ball(
      [px - 0.2, up - 0.26, pz - 0.14],
      [px + 0.2, up + 0.06, pz + 0.14],
      flat(n % 2 === 0 ? GOLD : scaleColour(GOLD, 0.8)),
    );
  });
  const halo = plate(
    2,
    [x - 1.35, up + 0.25, z + 0.62],
    [x + 1.35, up + 2.95, z + 0.7],
    (px, py) => Math.hypot(px - x, py - up - 1.6) < 1.34,
    (px, py) => {
      const out = Math.hypot(px - x, py - up - 1.6);
      const ray = Math.abs(((Math.atan2(py - up - 1.6, px - x) / (2 * Math.PI)) * 32) % 1);
      if (out > 1.2) return ray < 0.5 ? [1.2, 0.8, 0.25] : RED;
      return scaleColour(
        mixColour(RED, [0.9, 0.5, 0.12], ray > 0.3 && ray < 0.7 ? 0.7 : 0.15),
        0.9,
      );
    },
  );
  const arm = (to: number): Solid[] => [
    bone(
      [x + to * 0.44, up + 1.16, z + 0.05],
      [x + to * 0.58, up + 0.62, z - 0.12],
      [0.15, 0.13],
      GILT,
    ),
    bone(
      [x + to * 0.58, up + 0.62, z - 0.12],
      [x + to * 0.1, up + 0.4, z - 0.5],
      [0.12, 0.1],
      GILT,
    ),
    bone(
      [x + to * 0.3, up + 0.22, z + 0.1],
      [x + to * 0.86, up + 0.16, z - 0.2],
      [0.24, 0.2],
      GILT,
    ),
    bone(
      [x + to * 0.86, up + 0.16, z - 0.2],
      [x - to * 0.2, up + 0.14, z - 0.52],
      [0.18, 0.12],
      GILT,
    ),
  ];
  return [
    halo,
    box([x - 1.4, 0, z - 0.8], [x + 1.4, up - 0.24, z + 0.75], LACQUER),
    box([x - 1.46, up - 0.3, z - 0.86], [x + 1.46, up - 0.22, z + 0.75], flat(GOLD)),
    drum([x, z], [up - 0.24, up], [0.8, 0.9], GILT),
    ...petals,
    part([0, 0.16, 0], [0.7, 0.24, 0.46]),
    part([0, 0.62, 0.08], [0.42, 0.6, 0.32]),
    part([0, 1.02, 0.06], [0.52, 0.32, 0.3]),
    part([0, 1.36, 0.04], [0.15, 0.2, 0.15]),
    ...[-1, 1].flatMap(arm),
    part([0, 0.4, -0.5], [0.2, 0.07, 0.12]),
    ...posedHead(
      { middle: [x, up + 1.72, z - 0.02], turn: -Math.PI / 2, size: 2.35 },
      { skin: GOLD, hair: [0.1, 0.12, 0.3], hairForm: 'short', areEyesShut: true },
    ),
    part([0, 2.06, 0.06], [0.13, 0.13, 0.13]),
  ];
}

/** An altar: a cloth of gold, candles, vases of flowers, dishes of fruit, a bowl with incense. */
function altar(x: number, z: number, side: number): Solid[] {
  const top = 0.78;
  const pile = (px: number): Solid[] =>
    [-0.09, 0, 0.09].flatMap((dx, n) =>
      n === 1
        ? [0, 0.13].map((dy) =>
            ball(
              [px - 0.075, top + 0.06 + dy, z - 0.075],
              [px + 0.075, top + 0.2 + dy, z + 0.075],
              FRUIT,
            ),
          )
        : [
            ball(
              [px + dx - 0.07, top + 0.05, z - 0.1],
              [px + dx + 0.07, top + 0.18, z + 0.04],
              FRUIT,
            ),
          ],
    );
  const flowers = (px: number): Solid[] => [
    drum([px, z], [top, top + 0.26], [0.05, 0.08], flat([0.2, 0.4, 0.6])),
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const [dx, dy] = [0.14 * Math.cos(n * 1.05), 0.1 * Math.sin(n * 2.1)];
      return ball(
        [px + dx - 0.075, top + 0.32 + dy, z - 0.07],
        [px + dx + 0.075, top + 0.47 + dy, z + 0.07],
        flat(n % 2 === 0 ? [1, 0.5, 0.66] : [0.98, 0.92, 0.9]),
      );
    }),
  ];
  return [
    box([x - 1.5, 0, z - 0.3], [x + 1.5, top, z + 0.3], (px, py) =>
      py > top - 0.08 || Math.abs(Math.abs(px - x) - 1.42) < 0.05 ? GOLD : [0.62, 0.1, 0.06],
    ),
    ...[-1.25, -0.62, 0.62, 1.25].flatMap((dx) => candle([x + dx, top, z - 0.05], 0.34, 0.034)),
    ...[-0.95, 0.95].flatMap((dx) => flowers(x + dx)),
    ...pile(x + side * 0.36),
    drum([x, z - 0.1], [top, top + 0.16], [0.11, 0.17], flat(GOLD)),
    ...[-0.05, 0, 0.05].map((dx) =>
      drum([x + dx, z - 0.1], [top + 0.16, top + 0.42], [0.006, 0.006], flat([0.5, 0.12, 0.1])),
    ),
  ];
}

/** A red pillar on a stone foot with a ring of gold, a long banner beside it. */
const pillar = (x: number, z: number, high: number): Solid[] => [
  drum([x, z], [0, 0.2], [0.36, 0.3], flat([0.5, 0.48, 0.45])),
  drum([x, z], [0.2, high], [0.22, 0.2], flat(RED)),
  drum([x, z], [3.2, 3.36], [0.25, 0.25], flat(GOLD)),
  drum([x, z], [0.5, 0.58], [0.24, 0.24], flat(GOLD)),
  box([x - 0.17, 1.5, z - 0.27], [x + 0.17, 3.1, z - 0.25], (px, py) => {
    const isEdge = Math.abs(px - x) > 0.13;
    const mark = Math.hypot(px - x, ((py - 1.5) % 0.4) - 0.2) < 0.08;
    return isEdge || mark ? GOLD : [0.86, 0.42, 0.06];
  }),
];

/** A lantern of gold that hangs from the ceiling, its light warm. */
const lantern = (x: number, z: number, high: number): Solid[] => [
  drum([x, z], [3, high], [0.012, 0.012], flat(GOLD)),
  drum([x, z], [2.95, 3.05], [0.26, 0.05], flat(GOLD)),
  { ...drum([x, z], [2.55, 2.95], [0.16, 0.22], flat([1.25, 0.72, 0.26])), glow: 0.5 },
  drum([x, z], [2.48, 2.55], [0.1, 0.18], flat(GOLD)),
  drum([x, z], [2.2, 2.48], [0.03, 0.05], flat(RED)),
];
