import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { grandPiano } from '../furnishings/grand-piano.ts';
import { lettering } from '../furnishings/lettering.ts';
import { cello, violin } from '../furnishings/string-instruments.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, brick, paint, wood } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

const BRASS: Material = flat([0.95, 0.7, 0.26]);
const CHROME: Material = flat([0.82, 0.84, 0.86]);
const BODIES: readonly Colour[] = [
  [0.72, 0.4, 0.14],
  [0.66, 0.08, 0.08],
  [0.85, 0.62, 0.3],
  [0.1, 0.1, 0.12],
  [0.14, 0.36, 0.62],
  [0.45, 0.2, 0.08],
];

/** Walls of brick, a floor of boards. */
export const instrumentSurfaces = (noise: Noise): Surfaces => ({
  walls: brick([0.56, 0.3, 0.22], noise),
  floor: boards([0.5, 0.34, 0.2], noise),
  ceiling: paint([0.9, 0.87, 0.8], noise),
});

/** A shop for musical instruments: guitars in rows on the wall, violins and horns, a drum kit, a grand piano, a cello; who keeps it and who tries one where nobody is named. */
export function instrumentShop({
  shell,
  side,
  noise,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { back, high, left, right } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const lamps: readonly Point[] = [-1.2, 1.2].map((out) => [at(out), high - 0.75, 3.4]);
  const oak = wood([0.46, 0.28, 0.15], noise);
  return {
    lamps: [...lamps, [middle, high - 0.4, back - 1]],
    solids: [
      ...lamps.flatMap((place) => hungLamp(place, high, 0.24, [0.95, 0.84, 0.6])),
      box([left, 2.42, back - 0.07], [right, 2.5, back], oak),
      ...Array.from({ length: 6 }, (_, n) =>
        guitar([at(-2.1 + 0.72 * n), 1.66, back - 0.1], 1.14, n, n % 2 === 1),
      ).flat(),
      ...Array.from({ length: 5 }, (_, n) =>
        violin([at(-1.75 + 0.6 * n), 0.78, back - 0.1], 0.56, n % 2 === 0),
      ).flat(),
      ...lettering('MUSIC', [middle, high - 0.28, back - 0.06], 0.36, flat([1.3, 0.95, 0.35])),
      ...trumpet([at(1.9), 0.95, back - 0.2], side),
      ...drums([at(-1.5), 0, 4.1], side),
      ...(hasSomebody === true ? [] : grandPiano([at(1.25), 3.9], side)),
      ...(hasSomebody === true ? cello([at(1.55), 0, 3.9], 1.3) : cello([at(2.45), 0, 4.9], 1.3)),
      ...(isAttended === true
        ? [
            ...atCounter([at(0.1), back - 0.75], -Math.PI / 2, 1, 5, { top: [0.2, 0.3, 0.24] }),
            ...holding([at(-0.35), 3.2], Math.PI / 2 + side * 0.6, 9),
            ...guitar([at(-0.2), 1.12, 2.85], 0.9, 2, false),
          ]
        : []),
    ],
  };
}

/** A guitar on the wall, the middle of its body; `long` from its end to the head; electric ones have horns. */
function guitar([x, y, z]: Point, long: number, number: number, isElectric: boolean): Solid[] {
  const half = long * 0.22;
  const colour = BODIES[number % BODIES.length] as Colour;
  const isBody = (u: number, v: number): boolean => {
    const lower = Math.hypot(u / 0.86, (v + 0.45) / 0.62) < 1;
    const upper = Math.hypot(u / 0.62, (v - 0.42) / 0.5) < 1;
    const horns = isElectric && v > 0.3 && v < 1.05 && Math.abs(u) > 0.3 && Math.abs(u) < 0.62;
    return lower || upper || horns;
  };
  const front: Material = (px, py) => {
    const [u, v] = [(px - x) / half, (py - y) / half];
    const hole = Math.hypot(u, v - 0.05);
    if (!isElectric && hole < 0.26) return [0.08, 0.05, 0.04];
    if (!isElectric && hole < 0.32) return [0.9, 0.8, 0.6];
    if (isElectric && Math.abs(u) < 0.3 && (Math.abs(v - 0.1) < 0.07 || Math.abs(v + 0.35) < 0.07))
      return [0.08, 0.08, 0.08];
    if (v < -0.55 && v > -0.66 && Math.abs(u) < 0.34) return [0.1, 0.07, 0.05];
    return scaleColour(colour, isBody(u * 1.1, v * 1.1) ? 1.1 : 0.6);
  };
  return [
    plate(
      2,
      [x - half, y - half * 1.2, z - 0.05],
      [x + half, y + half * 1.1, z],
      (u, v) => isBody((u - x) / half, (v - y) / half),
      front,
    ),
    box(
      [x - 0.025, y + half * 0.4, z - 0.065],
      [x + 0.025, y + long * 0.66, z - 0.03],
      flat([0.24, 0.14, 0.08]),
    ),
    box(
      [x - 0.045, y + long * 0.66, z - 0.06],
      [x + 0.045, y + long * 0.78, z - 0.03],
      flat(scaleColour(colour, 0.7)),
    ),
    ...[-1, 0, 1].map((n) =>
      box(
        [x + n * 0.012 - 0.002, y - half * 0.55, z - 0.07],
        [x + n * 0.012 + 0.002, y + long * 0.7, z - 0.066],
        flat([0.9, 0.88, 0.8]),
      ),
    ),
  ];
}

/** A trumpet on the wall: its tube in a loop, three valves, its bell. */
function trumpet([x, y, z]: Point, side: number): Solid[] {
  return [
    ...limb(
      [
        [x - side * 0.3, y, z],
        [x + side * 0.2, y, z],
        [x + side * 0.26, y - 0.06, z],
        [x + side * 0.2, y - 0.12, z],
        [x - side * 0.16, y - 0.12, z],
      ],
      [0.016, 0.016],
      BRASS,
    ),
    roll(
      0,
      [z, y - 0.12],
      side > 0 ? [x + side * 0.2, x + side * 0.42] : [x + side * 0.42, x + side * 0.2],
      side > 0 ? [0.02, 0.12] : [0.12, 0.02],
      BRASS,
    ),
    ...[-0.06, 0, 0.06].map((dx) =>
      drum([x + dx, z - 0.02], [y - 0.15, y + 0.07], [0.018, 0.018], BRASS),
    ),
  ];
}

/** A drum kit that faces the eye: the bass drum, two toms, a snare, three cymbals. */
function drums([x, y, z]: Point, side: number): Solid[] {
  const shell: Material = flat([0.7, 0.1, 0.12]);
  const head: Material = (px, py) =>
    Math.hypot(px - x, py - y - 0.36) > 0.3 ? [0.86, 0.86, 0.88] : [0.96, 0.95, 0.92];
  const tom = (dx: number, up: number, dz: number, r: number): Solid[] => [
    drum([x + dx, z + dz], [y + up, y + up + 0.22], [r, r], shell),
    drum([x + dx, z + dz], [y + up + 0.22, y + up + 0.235], [r, r], flat([0.96, 0.95, 0.92])),
  ];
  const cymbal = (dx: number, up: number, dz: number, r: number): Solid[] => [
    drum([x + dx, z + dz], [y + up, y + up + 0.03], [r, 0.03], BRASS),
    bone([x + dx, y, z + dz], [x + dx, y + up, z + dz], [0.014, 0.01], CHROME),
  ];
  return [
    roll(2, [x, y + 0.36], [z, z + 0.42], [0.36, 0.36], shell),
    roll(2, [x, y + 0.36], [z - 0.012, z], [0.35, 0.35], head),
    ...tom(-0.2, 0.78, 0.12, 0.17),
    ...tom(0.2, 0.78, 0.12, 0.17),
    ...tom(side * 0.56, 0.52, 0.2, 0.18),
    ...tom(-side * 0.6, 0.46, 0.2, 0.22),
    ...cymbal(-0.62, 1.3, 0.3, 0.27),
    ...cymbal(0.64, 1.36, 0.3, 0.29),
    ...cymbal(side * 0.85, 0.95, 0.1, 0.2),
    ball([x - 0.2, y + 0.5, z + 0.72], [x + 0.2, y + 0.62, z + 1.02], flat([0.1, 0.1, 0.11])),
  ];
}
