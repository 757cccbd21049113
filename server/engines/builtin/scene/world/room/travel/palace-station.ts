import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { track, trackWithTrain } from './subway-station.ts';

/** How high the hall is, metres; else it is as wide and long as any platform below the ground. */
export const PALACE_HIGH = 6.4;

const CREAM: Colour = [0.93, 0.88, 0.76];
const GOLD: Colour = [0.86, 0.66, 0.26];
const MARBLE: Colour = [0.9, 0.86, 0.8];
const GLOBE: Colour = [1.5, 1.3, 0.95];
/** The colours of lines. */
const LINES: readonly Colour[] = [
  [0.12, 0.3, 0.56],
  [0.2, 0.42, 0.3],
  [0.66, 0.14, 0.13],
];
/** The columns: how far from the middle their rows stand, from one to the next, where they begin, how high and thick they are; metres. */
const COLUMNS = {
  rows: [-4.7, 0.1],
  apart: 3.9,
  first: 4.4,
  many: 6,
  high: 3.7,
  thick: 0.34,
} as const;
/** Where chandeliers hang along the hall, and how high their rings are; metres. */
const CHANDELIERS = { out: -2.3, first: 5.2, apart: 5.6, many: 4, high: 4.35 } as const;

/** Marble with veins. */
const marbled =
  (colour: Colour, noise: Noise): Material =>
  (x, y, z) => {
    const vein = Math.abs(noise.fbm(x * 1.8 + y, z * 1.8 + y * 1.3, 3));
    return scaleColour(colour, vein < 0.06 ? 0.7 : 0.94 + 0.1 * vein);
  };

/** Cream walls with garlands in gold above, marble below, a floor of squares of marble, a white ceiling with panels framed in gold. */
export const palaceStationSurfaces = (noise: Noise) => {
  const marble = marbled(MARBLE, noise);
  const squares = tiles([0.74, 0.66, 0.58], [0.46, 0.2, 0.17], 0.8);
  const walls: Material = (x, y, z, axis) => {
    if (y < 2.6) return marble(x, y, z, axis);
    if (y < 2.72 || (y > 4.6 && y < 4.72)) return GOLD;
    const u = z / 1.9 - Math.floor(z / 1.9) - 0.5;
    const far = Math.hypot(u * 1.9, (y - 3.66) * 1.1);
    return Math.abs(far - 0.55) < 0.07 || far < 0.14 ? GOLD : CREAM;
  };
  return {
    walls,
    floor: (x: number, y: number, z: number, axis: number) =>
      scaleColour(squares(x, y, z, axis), 0.92 + 0.12 * (marble(x, y, z, axis)[0] ?? 1)),
    ceiling: ((x, _y, z) => {
      const [u, v] = [
        Math.abs(x / 2.4 - Math.round(x / 2.4)),
        Math.abs(z / 2.8 - Math.round(z / 2.8)),
      ];
      return Math.max(u, v) > 0.43 && Math.max(u, v) < 0.46 ? GOLD : [0.95, 0.93, 0.87];
    }) as Material,
  };
};

/** A station of Moscow's metro as a palace: rows of marble columns that bear arches, chandeliers between them, a train at its platform, benches of marble. */
export function palaceStation({ random, shell, side, noise, isDeserted }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const at = (out: number) => (left + right) / 2 + side * out;
  const line = LINES[random.below(LINES.length)] as Colour;
  const lights = Array.from(
    { length: CHANDELIERS.many },
    (_, n): Point => [
      at(CHANDELIERS.out),
      CHANDELIERS.high,
      CHANDELIERS.first + n * CHANDELIERS.apart,
    ],
  );
  return {
    lamps: [[at(CHANDELIERS.out), CHANDELIERS.high - 0.3, 2], ...lights],
    solids: [
      ...(isDeserted ? track(at, back, high) : trackWithTrain(at, back, high, line)),
      ...COLUMNS.rows.flatMap((out) => arcade(at(out), high, noise)),
      ...lights.flatMap((place) => chandelier(place, high)),
      ...[7.2, 15].flatMap((z) => bench(at(-4.4), z, side, noise)),
    ],
  };
}

/** A row of columns on bases, gilded capitals on them, arches from one to the next under a wall. */
function arcade(x: number, high: number, noise: Noise): Solid[] {
  const { apart, first, many, high: tall, thick } = COLUMNS;
  const marble = marbled(MARBLE, noise);
  const [gold, cream] = [flat(GOLD), flat(CREAM)];
  const places = Array.from({ length: many }, (_, n) => first + n * apart);
  const rise = high - 0.5 - tall;
  const arch = (z: number): Solid[] => {
    const joints = Array.from({ length: 9 }, (_, n): Point => {
      const turn = (n / 8) * Math.PI;
      return [x, tall + rise * Math.sin(turn), z + (apart / 2) * (1 - Math.cos(turn))];
    });
    return limb(joints, [0.2, 0.2], cream);
  };
  return [
    box([x - 0.24, high - 0.55, 0.4], [x + 0.24, high, first + many * apart], cream),
    box([x - 0.27, high - 0.62, 0.4], [x + 0.27, high - 0.55, first + many * apart], gold),
    ...arch(first - apart),
    ...places.flatMap((z) => [
      box([x - 0.5, 0, z - 0.5], [x + 0.5, 0.3, z + 0.5], flat([0.4, 0.17, 0.15])),
      drum([x, z], [0.3, 0.44], [0.46, 0.38], marble),
      drum([x, z], [0.44, tall - 0.34], [thick, thick * 0.88], marble),
      drum([x, z], [tall - 0.34, tall - 0.04], [thick * 0.9, thick * 1.35], gold),
      box([x - 0.44, tall - 0.04, z - 0.44], [x + 0.44, tall + 0.08, z + 0.44], cream),
      ...arch(z),
    ]),
  ];
}

/** A ring of gilded arms with globes of light under the ceiling, a bowl of light in its middle. */
function chandelier([x, y, z]: Point, high: number): Solid[] {
  const gold = flat(GOLD);
  const ring = (radius: number, up: number, many: number) =>
    Array.from({ length: many }, (_, n) => {
      const turn = ((n + 0.5) / many) * 2 * Math.PI;
      const [px, pz] = [x + radius * Math.cos(turn), z + radius * Math.sin(turn)];
      return [
        ...limb(
          [
            [x, up - 0.1, z],
            [px, up, pz],
          ],
          [0.03, 0.02],
          gold,
        ),
        ball([px - 0.11, up, pz - 0.11], [px + 0.11, up + 0.24, pz + 0.11], flat(GLOBE), 1.4),
      ];
    }).flat();
  return [
    drum([x, z], [y, high], [0.04, 0.04], gold),
    drum([x, z], [high - 0.14, high], [0.12, 0.4], gold),
    drum([x, z], [y - 0.32, y - 0.05], [0.16, 0.42], flat(GLOBE), 0.9),
    drum([x, z], [y - 0.06, y + 0.02], [0.9, 0.92], gold),
    ...ring(0.9, y, 10),
    ...ring(0.5, y + 0.5, 6),
  ];
}

/** A bench of marble with a back of wood. */
const bench = (x: number, z: number, side: number, noise: Noise): Solid[] => [
  slab([x, x + side * 0.5], [0, 0.44], [z, z + 1.7], marbled(scaleColour(MARBLE, 0.85), noise)),
  slab([x - side * 0.08, x], [0.44, 0.95], [z, z + 1.7], (px, y, pz) =>
    scaleColour([0.4, 0.24, 0.14], 0.9 + 0.2 * chance(Math.floor(y / 0.12), Math.floor(pz + px))),
  ),
];
