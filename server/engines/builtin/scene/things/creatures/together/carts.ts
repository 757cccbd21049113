import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { stone } from '../../boulder.ts';
import { plain, planks, rough, worn } from '../../sculpt/looks.ts';
import { ball, box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { type Burden, sack } from './burden.ts';

const OAK: Colour = [0.5, 0.35, 0.2];
const BARK: Colour = [0.36, 0.25, 0.16];
const IRON: Look = plain([0.28, 0.27, 0.27], { gloss: 0.4 });
const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.7 });
const DARK: Look = plain([0.1, 0.1, 0.11], { gloss: 0.3 });
const GEMS: readonly Colour[] = [
  [0.3, 0.8, 1],
  [0.92, 0.4, 0.86],
  [0.6, 0.46, 1],
];
const GOODS: readonly Colour[] = [
  [0.84, 0.2, 0.16],
  [0.95, 0.78, 0.2],
  [0.24, 0.6, 0.3],
  [0.9, 0.9, 0.92],
  [0.3, 0.46, 0.8],
];

/** A wheel with spokes that rolls along x. */
const wheel = ([x, y, z]: Vector, radius: number, look: Look): Solid[] => [
  ring(look, [x, y, z], radius - 0.018, 0.018, pitch(Math.PI / 2)),
  ...[0, 1, 2].map((n) => {
    const [cx, cy] = [Math.cos((n * Math.PI) / 3), Math.sin((n * Math.PI) / 3)];
    const far = radius - 0.02;
    return limb(look, [x - far * cx, y - far * cy, z], [x + far * cx, y + far * cy, z], 0.01, 0.01);
  }),
  limb(look, [x, y, z - 0.03], [x, y, z + 0.03], 0.026, 0.026),
];

/** A handcart with two high wheels, sacks and a barrel on it. */
export function handcart(): Burden {
  const wood = planks(OAK, 0.05, 'lying');
  return {
    model: [
      box(wood, [0, 0.3, 0], [0.44, 0.018, 0.22]),
      ...[-1, 1].flatMap((side) => [
        box(wood, [0, 0.39, side * 0.22], [0.44, 0.07, 0.012]),
        ...wheel([0, 0.22, side * 0.27], 0.22, wood),
        limb(wood, [0.42, 0.31, side * 0.17], [0.62, 0.4, side * 0.14], 0.018, 0.016),
      ]),
      box(wood, [-0.44, 0.39, 0], [0.012, 0.07, 0.22]),
      ...sack([-0.24, 0.32, -0.06], 0.3),
      ...sack([0.0, 0.32, 0.06], 0.28),
      frustum(planks([0.44, 0.29, 0.16], 0.04), [0.26, 0.32, -0.02], 0.26, 0.11, 0.11),
      ...[0.4, 0.5].map((y) => ring(IRON, [0.26, y, -0.02], 0.112, 0.01)),
    ],
    tied: [0.62, 0.4, 0],
    wide: 0.14,
    grip: [-0.46, 0.46, 0],
  };
}

/** A tub of iron on rails, heaped with ore and crystals that shine. */
export function mineCart(random: Random): Burden {
  const rust = worn([0.42, 0.3, 0.22], 0.2);
  const sleeper = planks(BARK, 0.04, 'lying');
  const heap = Array.from({ length: 12 }, (_, n) =>
    stone(
      random,
      rough([0.36, 0.32, 0.3], 2),
      [0.22 * Math.cos(n * 2.4), 0.5 + 0.03 * (n % 3), 0.13 * Math.sin(n * 2.4)],
      0.09,
    ),
  );
  const crystal = (n: number): Solid => {
    const gem = GEMS[n % GEMS.length] as Colour;
    const foot: Vector = [0.22 * Math.cos(n * 1.9), 0.5, 0.14 * Math.sin(n * 1.9)];
    const tip = add(foot, [
      0.1 * Math.cos(n * 1.9),
      0.14 + 0.07 * ((n * 0.618) % 1),
      0.09 * Math.sin(n * 1.9),
    ]);
    return limb({ ...plain(gem, { gloss: 0.9 }), glow: () => 0.4 }, foot, tip, 0.042, 0.008);
  };
  const side = (z: number) => box(rust, [0, 0.38, z], [0.33, 0.15, 0.014], undefined, 0.006);
  return {
    model: [
      ...[-0.2, 0.2].map((z) => limb(IRON, [-0.9, 0.045, z], [0.75, 0.045, z], 0.018, 0.018)),
      ...Array.from({ length: 8 }, (_, n) =>
        box(sleeper, [-0.86 + 0.225 * n, 0.012, 0], [0.045, 0.016, 0.3]),
      ),
      box(rust, [0, 0.24, 0], [0.32, 0.02, 0.2]),
      side(-0.22),
      side(0.22),
      ...[-1, 1].map((end) =>
        box(rust, [end * 0.33, 0.38, 0], [0.014, 0.15, 0.23], undefined, 0.006),
      ),
      ...[-0.3, -0.1, 0.1, 0.3].map((x) => box(IRON, [x, 0.38, -0.238], [0.014, 0.15, 0.008])),
      ...[-1, 1].map((z) =>
        limb(IRON, [-0.35, 0.53, z * 0.225], [0.35, 0.53, z * 0.225], 0.016, 0.016),
      ),
      ...[-0.2, 0.2].flatMap((x) => [-0.2, 0.2].flatMap((z) => wheel([x, 0.13, z], 0.085, IRON))),
      ...heap,
      ...Array.from({ length: 9 }, (_, n) => crystal(n)),
    ],
    tied: [0.35, 0.34, 0],
    wide: 0.1,
    grip: [-0.36, 0.5, 0],
  };
}

/** A shopping trolley of wire, full. */
export function trolley(): Burden {
  const wire = (a: Vector, b: Vector) => limb(STEEL, a, b, 0.007, 0.007);
  const rim = (x: number, y: number) => [-0.14, 0.14].map((z): Vector => [x, y, z]);
  const levels = [0.3, 0.36, 0.42, 0.48, 0.54] as const;
  const front = (y: number) => 0.24 + 0.14 * ((y - 0.3) / 0.24);
  return {
    model: [
      ...levels.flatMap((y) => [
        ...[-0.14, 0.14].map((z) => wire([-0.22, y, z], [front(y), y, z])),
        wire([front(y), y, -0.14], [front(y), y, 0.14]),
        wire([-0.22, y, -0.14], [-0.22, y, 0.14]),
      ]),
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((n) =>
        [-0.14, 0.14].map((z) => wire([-0.22 + 0.07 * n, 0.3, z], [-0.22 + 0.088 * n, 0.54, z])),
      ),
      ...[-0.08, 0, 0.08].map((z) => wire([front(0.3), 0.3, z], [front(0.54), 0.54, z])),
      box(STEEL, [0.01, 0.3, 0], [0.23, 0.005, 0.14]),
      ...[-1, 1].flatMap((side) => [
        limb(STEEL, [-0.22, 0.54, side * 0.14], [-0.3, 0.6, side * 0.14], 0.012, 0.012),
        limb(STEEL, [-0.24, 0.54, side * 0.13], [-0.2, 0.1, side * 0.13], 0.012, 0.012),
        limb(STEEL, [-0.2, 0.1, side * 0.13], [0.26, 0.09, side * 0.11], 0.012, 0.012),
        ...[-0.2, 0.26].map((x) => ball(DARK, [x, 0.04, side * 0.12], 0.04)),
      ]),
      limb(plain([0.82, 0.14, 0.12]), ...(rim(-0.3, 0.6) as [Vector, Vector]), 0.017, 0.017),
      ...GOODS.flatMap((colour, n): Solid[] => {
        const at: Vector = [-0.13 + 0.1 * n, 0.42 + 0.03 * (n % 2), n % 2 === 0 ? -0.05 : 0.06];
        return [
          box(plain(colour, { gloss: 0.3 }), at, [0.045, 0.12, 0.05], roll(0.1 * (n - 2)), 0.006),
          ball(plain(GOODS[(n + 2) % 5] ?? colour), add(at, [0.02, 0.09, 0.08 - 0.04 * n]), 0.045),
        ];
      }),
      // A loaf and greens stick out.
      limb(plain([0.78, 0.54, 0.28]), [0.1, 0.44, 0.04], [0.2, 0.68, 0.06], 0.03, 0.028),
      ...[0, 1, 2].map((n) =>
        limb(
          plain([0.28, 0.58, 0.2]),
          [-0.08, 0.5, 0.03],
          [-0.12 + 0.04 * n, 0.68, 0.05],
          0.02,
          0.034,
        ),
      ),
    ],
    tied: [0.3, 0.4, 0],
    wide: 0.1,
    grip: [-0.3, 0.6, 0],
  };
}
