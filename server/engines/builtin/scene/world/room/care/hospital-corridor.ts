import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, paint } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';
import { bed } from './hospital.ts';

/** Half the corridor's width, its height, where its end is; metres. */
export const WARD_CORRIDOR = { half: 1.75, high: 2.75, back: 16 } as const;

const MINT: Colour = [0.62, 0.82, 0.8];
const STEEL: Material = flat([0.7, 0.73, 0.76]);
const BLACK: Material = flat([0.1, 0.1, 0.11]);
const RED: Colour = [0.85, 0.1, 0.12];
const WHITE: Material = flat([0.95, 0.96, 0.96]);

/** White walls with a band of mint, polished linoleum with a blue line, a ceiling of plates. */
export function wardCorridorSurfaces(noise: Noise, middle: number): Surfaces {
  const wall = paint([0.93, 0.95, 0.94], noise);
  return {
    walls: (x, y, z, axis) => (y < 0.12 ? [0.3, 0.42, 0.46] : y < 1 ? MINT : wall(x, y, z, axis)),
    floor: (x, _y, z) => {
      const u = x - middle;
      const tone = 0.96 + 0.05 * chance(Math.floor(x / 0.6), Math.floor(z / 0.6));
      if (Math.abs(Math.abs(u) - 1.15) < 0.05) return scaleColour([0.2, 0.5, 0.72], tone);
      const shine =
        Math.max(0, 1 - Math.abs(u) / 0.5) * Math.max(0, 1 - Math.abs(((z - 1) % 2.6) - 1.3) / 0.9);
      return scaleColour([0.76, 0.8, 0.8], tone * (1 + 0.3 * shine));
    },
    ceiling: (x, _y, z) => {
      const [u, v] = [x / 0.6 - Math.floor(x / 0.6), z / 0.6 - Math.floor(z / 0.6)];
      return u < 0.03 || v < 0.03 ? [0.74, 0.77, 0.77] : [0.94, 0.95, 0.94];
    },
  };
}

/** A hospital's corridor: a bed on wheels, a wheelchair and a drip along its walls, handrails, doors with numbers, red crosses, doors that swing at its end. */
export function wardCorridor({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (aside: number) => middle + side * aside;
  const tubes = [1.8, 4.4, 7, 9.6, 12.2, 14.8];
  return {
    lamps: tubes.map((z): Point => [middle, high - 0.3, z]),
    solids: [
      ...bed({ noise, shell }, at(1.12), 6.4),
      ...drip([at(0.42), 0, 5.9]),
      ...wheelchair([at(-1.15), 0, 4.6]),
      ...[left, right].flatMap((wall) => {
        const to = wall < middle ? 1 : -1;
        return [
          slab(
            [wall + to * 0.05, wall + to * 0.1],
            [0.9, 1],
            [0.6, back],
            flat([0.72, 0.52, 0.32]),
          ),
          ...[2.2, 7.6, 10.6, 13.4].flatMap((z, n) =>
            door(wall, to, z + (to > 0 ? 0 : 0.5), n * 2 + (to > 0 ? 1 : 2)),
          ),
        ];
      }),
      // Aside of who is in the corridor, whose head would hide it.
      ...crossSign([at(-0.5), 2.5, 4.9]),
      ...endDoors(middle, back),
      ...tubes.map((z) => ({
        ...box(
          [middle - 0.3, high - 0.04, z - 0.6],
          [middle + 0.3, high - 0.02, z + 0.6],
          flat([1.3, 1.35, 1.35]),
        ),
        glow: 1,
      })),
    ],
  };
}

/** A door in a side wall with its pane, its frame and a plate with a red cross or a number. */
function door(wall: number, to: number, z: number, number: number): Solid[] {
  const leaf: Material = (_x, y, at) => {
    const [u, v] = [at - z, y];
    if (Math.abs(u - 0.75) < 0.12 && v > 1.15 && v < 1.85) return [0.66, 0.82, 0.88];
    if (v < 0.3) return [0.66, 0.7, 0.72];
    return [0.52, 0.68, 0.76];
  };
  return [
    slab([wall, wall + to * 0.05], [0, 2.16], [z - 0.08, z + 1.08], WHITE),
    slab([wall, wall + to * 0.07], [0, 2.08], [z, z + 1], leaf),
    slab([wall + to * 0.07, wall + to * 0.13], [1, 1.04], [z + 0.1, z + 0.26], STEEL),
    slab([wall, wall + to * 0.03], [1.5, 1.72], [z - 0.42, z - 0.16], (_x, y, along) => {
      const [u, v] = [along - z + 0.29, y - 1.61];
      const isCross =
        Math.min(Math.abs(u), Math.abs(v)) < 0.022 && Math.max(Math.abs(u), Math.abs(v)) < 0.07;
      return isCross && number % 2 === 0
        ? RED
        : number % 2 === 0
          ? [0.97, 0.97, 0.97]
          : [0.2, 0.44, 0.66];
    }),
  ];
}

/** A drip on its stand. */
const drip = ([x, , z]: Point): Solid[] => [
  ...[-0.2, 0.2].map((dx) =>
    box([Math.min(x, x + dx), 0.04, z - 0.02], [Math.max(x, x + dx), 0.08, z + 0.02], BLACK),
  ),
  drum([x, z], [0.04, 1.95], [0.015, 0.015], STEEL),
  box([x - 0.14, 1.93, z - 0.01], [x + 0.14, 1.96, z + 0.01], STEEL),
  pad([x - 0.15, 1.55, z - 0.03], [x - 0.03, 1.9, z + 0.03], flat([0.76, 0.9, 0.98]), 0.03),
  pad([x + 0.04, 1.62, z - 0.03], [x + 0.13, 1.9, z + 0.03], flat([0.95, 0.84, 0.5]), 0.03),
];

/** A wheelchair that faces the eye. */
function wheelchair([x, , z]: Point): Solid[] {
  const tyre = (dx: number) =>
    plate(
      0,
      [x + dx - 0.02, 0, z - 0.05],
      [x + dx + 0.02, 0.62, z + 0.57],
      (y, pz) => {
        const [u, v] = [y - 0.31, pz - z - 0.26];
        const out = Math.hypot(u, v);
        const spoke = Math.abs(Math.sin(Math.atan2(v, u) * 6)) * out < 0.02;
        return out < 0.31 && (out > 0.26 || spoke);
      },
      BLACK,
    );
  return [
    tyre(-0.3),
    tyre(0.3),
    pad([x - 0.25, 0.46, z - 0.05], [x + 0.25, 0.54, z + 0.42], flat([0.1, 0.18, 0.34]), 0.03),
    pad([x - 0.25, 0.54, z + 0.38], [x + 0.25, 1, z + 0.45], flat([0.1, 0.18, 0.34]), 0.03),
    ...[-0.27, 0.27].flatMap((dx) => [
      box([x + dx - 0.025, 0.72, z], [x + dx + 0.025, 0.76, z + 0.4], BLACK),
      drum([x + dx, z + 0.43], [0.5, 1.08], [0.014, 0.014], STEEL),
      box([x + dx - 0.014, 0.2, z - 0.2], [x + dx + 0.014, 0.5, z - 0.16], STEEL),
      drum([x + dx, z - 0.1], [0, 0.14], [0.06, 0.06], BLACK),
      box([x + dx * 0.6 - 0.09, 0.12, z - 0.34], [x + dx * 0.6 + 0.09, 0.15, z - 0.16], STEEL),
    ]),
  ];
}

/** A board that hangs across the corridor: a red cross beside a word. */
const crossSign = ([x, y, z]: Point): Solid[] => [
  box([x - 1.25, y - 0.19, z], [x + 1.25, y + 0.19, z + 0.06], flat([0.1, 0.34, 0.6])),
  box([x - 1.2, y - 0.15, z - 0.02], [x - 0.88, y + 0.15, z], flat([1.05, 1.05, 1.05])),
  box([x - 1.15, y - 0.04, z - 0.03], [x - 0.93, y + 0.04, z - 0.02], flat(RED)),
  box([x - 1.08, y - 0.11, z - 0.03], [x - 1, y + 0.11, z - 0.02], flat(RED)),
  ...lettering('EMERGENCY', [x + 0.18, y, z - 0.015], 0.24, flat([1.1, 1.1, 1.1])),
  ...[-1, 1].map((to) => drum([x + to, z + 0.03], [y + 0.19, 2.75], [0.012, 0.012], STEEL)),
];

/** Two doors that swing, each with a round pane, at the end. */
const endDoors = (middle: number, back: number): Solid[] => [
  box([middle - 1.2, 0, back - 0.06], [middle + 1.2, 2.3, back - 0.01], STEEL),
  box([middle - 1.1, 0, back - 0.1], [middle + 1.1, 2.2, back - 0.05], (x, y) => {
    const u = Math.abs(x - middle);
    if (u < 0.015) return [0.2, 0.24, 0.26];
    if (Math.hypot(u - 0.55, y - 1.55) < 0.24) return [1.1, 1.2, 1.2];
    return y < 0.4 ? [0.6, 0.64, 0.66] : [0.34, 0.6, 0.66];
  }),
];
