import { pick } from '../../../kernels/random.ts';
import { hungLamp } from './furnishings/dressing.ts';
import {
  CLOTHS,
  curtains,
  type Furnished,
  type Furnishing,
  flat,
  OAK,
  plant,
  slab,
  WHITE,
} from './furniture.ts';
import { books, carpet, cloth, wood } from './materials.ts';
import { ball, box, drum, type Material, pad, type Solid } from './solids/solid.ts';

const STEEL: Material = flat([0.62, 0.64, 0.66]);
const BLACK: Material = flat([0.08, 0.08, 0.09]);

/** The bathtub: its length along the wall ahead, how far it stands out from that, its rim; and how wide the drawn curtain of its shower is. Metres. */
const TUB = { long: 1.7, deep: 0.82, high: 0.6, drawn: 0.42 } as const;

/** A bathtub with a shower before the wall ahead unless somebody is in one, a basin under a mirror, a toilet, towels and a mat. */
export function bathroom({ random, noise, shell, side, isBathed }: Furnishing): Furnished {
  const { back, left, right } = shell;
  const wall = side > 0 ? right : left;
  const other = side > 0 ? left : right;
  const at = (out: number) => wall - side * out;
  const white = flat([0.96, 0.96, 0.95]);
  const mat = [at(1.35) - 0.5, at(1.35) + 0.5, back - 1.75, back - 1] as const;
  const basin = other + side * 0.55;
  const towel = cloth(pick(random, CLOTHS), noise);
  const { long, deep, high, drawn } = TUB;
  const front = back - deep;
  const stripes: Material = (x) =>
    Math.abs(((((x / 0.16) % 1) + 1) % 1) - 0.5) < 0.2 ? [0.42, 0.66, 0.74] : [0.95, 0.96, 0.95];
  const tub = [
    slab([at(0.03), at(long)], [0.04, high - 0.1], [front, back], white),
    slab([at(0.03), at(long)], [high - 0.1, high], [front, front + 0.09], white),
    slab([at(0.03), at(long)], [high - 0.1, high], [back - 0.09, back], white),
    slab([at(0.03), at(0.14)], [high - 0.1, high], [front, back], white),
    slab([at(long - 0.1), at(long)], [high - 0.1, high], [front, back], white),
    slab(
      [at(0.14), at(long - 0.1)],
      [high - 0.1, high - 0.06],
      [front, back],
      flat([0.5, 0.74, 0.8]),
    ),
    ...Array.from({ length: 9 }, (_, n) => {
      const [x, z] = [at(0.34 + 0.14 * n), front + 0.3 + 0.14 * (n % 3)];
      const radius = 0.1 + 0.03 * (n % 2);
      return ball(
        [x - radius, high - 0.12, z - radius],
        [x + radius, high + 0.12, z + radius],
        white,
      );
    }),
    // Its shower: a pipe up the wall, a rose, a curtain on a rod.
    slab([at(0.9), at(0.94)], [high + 0.3, 2.14], [back - 0.05, back - 0.01], STEEL),
    slab([at(0.9), at(0.94)], [2.1, 2.14], [back - 0.36, back - 0.01], STEEL),
    drum([at(0.92), back - 0.34], [2.02, 2.1], [0.11, 0.03], STEEL),
    slab([at(0.82), at(1.02)], [high + 0.28, high + 0.36], [back - 0.1, back - 0.01], STEEL),
    slab([at(0), at(long)], [2.2, 2.23], [front - 0.02, front + 0.01], STEEL),
    slab([at(0.02), at(drawn)], [0.3, 2.19], [front - 0.04, front + 0.02], stripes),
  ];
  return {
    lamps: [
      [basin, 2.1, back - 0.4],
      [(other + wall) / 2, shell.high - 0.35, 3],
    ],
    solids: [
      ...(isBathed === true ? [] : tub),
      box([basin - 0.45, 0.1, back - 0.5], [basin + 0.45, 0.8, back], wood(OAK, noise)),
      box([basin - 0.5, 0.8, back - 0.55], [basin + 0.5, 0.86, back], white),
      drum([basin, back - 0.28], [0.86, 0.97], [0.14, 0.24], white),
      drum([basin, back - 0.28], [0.971, 0.972], [0.21, 0.21], flat([0.62, 0.7, 0.72])),
      box([basin - 0.02, 0.86, back - 0.06], [basin + 0.02, 1.1, back - 0.03], STEEL),
      box([basin - 0.02, 1.08, back - 0.18], [basin + 0.02, 1.11, back - 0.03], STEEL),
      box([basin - 0.42, 1.26, back - 0.05], [basin + 0.42, 2.09, back - 0.02], wood(OAK, noise)),
      box([basin - 0.38, 1.3, back - 0.06], [basin + 0.38, 2.05, back - 0.01], mirror),
      ...bottles(basin + side * 0.36, 0.86, back - 0.22),
      ...toilet(at(long + 0.42), back),
      slab([at(0.02), at(0.05)], [1.7, 1.73], [back - 1.6, back - 0.1], STEEL),
      slab([at(0.02), at(0.07)], [1.05, 1.74], [back - 0.6, back - 0.15], towel),
      slab([at(0.02), at(0.07)], [1.25, 1.74], [back - 1.2, back - 0.75], flat([0.9, 0.86, 0.78])),
      slab([at(0), at(0.2)], [1.35, 1.38], [2.5, 3.6], wood(OAK, noise)),
      ...bottles(at(0.1), 1.38, 2.8),
      ...bottles(at(0.1), 1.38, 3.3),
      ...hungLamp([(other + wall) / 2, shell.high - 0.3, 3], shell.high, 0.24),
      box(
        [mat[0], 0, mat[2]],
        [mat[1], 0.02, mat[3]],
        carpet([0.3, 0.5, 0.54], [0.9, 0.92, 0.9], mat, noise),
      ),
      ...plant({ random }, other + side * 0.35, 0, back - 1.1, 0.8),
    ],
  };
}

/** Three bottles beside each other along z, the middle one here. */
const bottles = (x: number, y: number, z: number): Solid[] =>
  (
    [
      [-0.1, 0.16, [0.36, 0.6, 0.56]],
      [0, 0.22, [0.92, 0.88, 0.8]],
      [0.1, 0.13, [0.76, 0.5, 0.36]],
    ] as const
  ).flatMap(([dz, tall, colour]) => [
    drum([x, z + dz], [y, y + tall], [0.036, 0.032], flat(colour)),
    drum([x, z + dz], [y + tall, y + tall + 0.035], [0.014, 0.014], BLACK),
  ]);

/** A toilet before the wall ahead, its cistern on that. */
function toilet(x: number, back: number): Solid[] {
  const white = flat([0.95, 0.95, 0.94]);
  return [
    pad([x - 0.2, 0.42, back - 0.2], [x + 0.2, 0.82, back], white, 0.04),
    pad([x - 0.22, 0.81, back - 0.22], [x + 0.22, 0.85, back], white, 0.015),
    drum([x, back - 0.42], [0, 0.38], [0.12, 0.2], white),
    ball([x - 0.21, 0.3, back - 0.7], [x + 0.21, 0.46, back - 0.16], white),
  ];
}

const mirror: Material = (_x, y) => [0.6 + 0.1 * y, 0.7 + 0.1 * y, 0.76 + 0.1 * y];

/** A desk with a screen before the window, a turning chair, shelves of files. */
export function office({ random, noise, shell, side, hasSomebody = false }: Furnishing): Furnished {
  const { back, left, right, high } = shell;
  const wall = side > 0 ? right : left;
  const at = (out: number) => wall - side * out;
  const middle = (left + right) / 2 - side * 0.5;
  const top = wood(OAK, noise);
  const z = 3.3;
  return {
    lamps: [
      [middle, 2.5, 3.2],
      [middle + side * 0.8, 1.2, z + 0.4],
    ],
    solids: [
      box([middle - 1.1, 0.72, z], [middle + 1.1, 0.77, z + 0.85], top),
      ...[-1.06, 1.0].map((dx) =>
        box([middle + dx, 0, z + 0.04], [middle + dx + 0.06, 0.72, z + 0.8], STEEL),
      ),
      box([middle + 0.5, 0.1, z + 0.1], [middle + 0.96, 0.68, z + 0.78], flat(WHITE)),
      box([middle - 0.46, 0.92, z + 0.52], [middle + 0.34, 1.4, z + 0.56], screen(middle - 0.06)),
      box([middle - 0.1, 0.77, z + 0.54], [middle - 0.02, 0.95, z + 0.58], BLACK),
      box([middle - 0.24, 0.77, z + 0.46], [middle + 0.12, 0.785, z + 0.64], BLACK),
      box(
        [middle - 0.36, 0.77, z + 0.14],
        [middle + 0.18, 0.79, z + 0.3],
        flat([0.84, 0.84, 0.84]),
      ),
      ball(
        [middle + 0.27, 0.77, z + 0.16],
        [middle + 0.35, 0.8, z + 0.3],
        flat([0.84, 0.84, 0.84]),
      ),
      ball(
        [middle - 0.72, 0.77, z + 0.24],
        [middle - 0.6, 0.9, z + 0.36],
        flat([0.72, 0.24, 0.18]),
      ),
      box([middle - 0.98, 0.77, z + 0.3], [middle - 0.78, 0.87, z + 0.6], flat([0.3, 0.42, 0.56])),
      ...deskLamp(middle + 0.8, z + 0.5),
      // Before the desk it would stand behind whoever is there, as if it were a part of them.
      ...turningChair(middle - 0.1, hasSomebody ? z + 1.25 : z - 0.55),
      slab([wall, at(0.34)], [0, 2.2], [2.4, back - 0.3], books(0.4, OAK)),
      ...plant({ random }, (side > 0 ? left : right) + side * 0.45, 0, back - 0.6, 1.2),
      box([middle - 0.6, high - 0.06, 3], [middle + 0.6, high - 0.02, 3.3], flat([1.1, 1.1, 1.06])),
      ...curtains({ shell }, [0.6, 0.64, 0.66]),
    ],
  };
}

/** A lit screen: a window with lines of text and a chart. */
const screen =
  (middle: number): Material =>
  (x, y) => {
    const [u, v] = [x - middle, y - 0.92];
    if (Math.abs(u) > 0.37 || v < 0.03 || v > 0.45) return [0.07, 0.07, 0.08];
    if (v > 0.4) return [0.3, 0.42, 0.62];
    if (u < 0)
      return Math.abs(((v / 0.045) % 1) - 0.5) < 0.16 ? [0.3, 0.34, 0.4] : [0.94, 0.95, 0.96];
    const bar = Math.floor(u / 0.06);
    const tall = 0.1 + 0.22 * Math.abs(Math.sin(bar * 2.3 + 1));
    return u % 0.06 < 0.042 && v < tall ? [0.24, 0.56, 0.76] : [0.94, 0.95, 0.96];
  };

const deskLamp = (x: number, z: number): Solid[] => [
  box([x - 0.09, 0.77, z - 0.09], [x + 0.09, 0.79, z + 0.09], BLACK),
  box([x - 0.012, 0.79, z - 0.012], [x + 0.012, 1.16, z + 0.012], BLACK),
  drum([x, z], [1.1, 1.26], [0.16, 0.08], flat([0.9, 0.68, 0.28]), 1),
];

const turningChair = (x: number, z: number): Solid[] => [
  ball([x - 0.3, 0.4, z - 0.28], [x + 0.3, 0.54, z + 0.28], flat([0.16, 0.2, 0.26])),
  ball([x - 0.27, 0.58, z - 0.34], [x + 0.27, 1.16, z - 0.2], flat([0.16, 0.2, 0.26])),
  box([x - 0.03, 0.08, z - 0.03], [x + 0.03, 0.44, z + 0.03], STEEL),
  box([x - 0.3, 0.05, z - 0.03], [x + 0.3, 0.09, z + 0.03], BLACK),
  box([x - 0.03, 0.05, z - 0.3], [x + 0.03, 0.09, z + 0.3], BLACK),
];
