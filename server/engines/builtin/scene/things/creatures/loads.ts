import { pick, type Random } from '../../../kernels/random.ts';
import type { Colour, Load } from '../../words/idea.ts';
import { stone } from '../boulder.ts';
import { plain, planks, rough, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  hull,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { add, pitch, roll, UNTURNED, type Vector } from '../sculpt/vector.ts';
import { carModel } from '../vehicles/car.ts';

/** What is pulled or pushed: its solids, in heights of a man, moved along x with its middle at 0; where ropes are tied to its front, half its width there; where hands push it from behind. */
interface Burden {
  readonly model: Solid[];
  readonly tied: Vector;
  readonly wide: number;
  readonly grip: Vector;
}

const STONE: Colour = [0.6, 0.56, 0.5];
const OAK: Colour = [0.5, 0.35, 0.2];
const BARK: Colour = [0.36, 0.25, 0.16];
const HULL: Colour = [0.2, 0.42, 0.56];
const IRON: Look = plain([0.28, 0.27, 0.27], { gloss: 0.4 });
const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.7 });
const DARK: Look = plain([0.1, 0.1, 0.11], { gloss: 0.3 });
const HESSIAN: Look = worn([0.72, 0.6, 0.42], 0.14);
const CARS: readonly Colour[] = [
  [0.72, 0.14, 0.1],
  [0.2, 0.42, 0.62],
  [0.86, 0.72, 0.3],
];
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

/** A sack, tied at its top, its foot at a point. */
const sack = (foot: Vector, high: number, look: Look = HESSIAN): Solid[] => [
  ellipsoid(look, add(foot, [0, 0.46 * high, 0]), [0.4 * high, 0.47 * high, 0.36 * high]),
  frustum(look, add(foot, [0, 0.84 * high, 0]), 0.16 * high, 0.16 * high, 0.24 * high),
  ring(plain([0.5, 0.38, 0.22]), add(foot, [0, 0.88 * high, 0]), 0.14 * high, 0.03 * high),
];

/** A hewn block on rollers. */
function block(random: Random): Burden {
  const look = rough(STONE, 1.6);
  const [half, high, wide] = [0.46, 0.36, 0.34];
  const face = (x: number, y: number, z: number, far: number) => {
    const length = Math.hypot(x, y, z);
    return [x / length, y / length, z / length, far * (0.94 + 0.08 * random.unit())];
  };
  const planes = [
    ...[-1, 1].flatMap((s) => [
      ...face(s, 0.06, 0, half),
      ...face(0.03, 0.02, s, wide),
      ...face(0.02, s, 0.03, high),
    ]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].flatMap((z) => [...face(x, 0, z, 0.49), ...face(x, 0.9, z * 0.8, 0.55)]),
    ),
  ];
  const log = planks(BARK, 0.03, 'lying');
  return {
    model: [
      hull(look, [0, 0.1 + high, 0], planes, [half, high, wide], UNTURNED, 0.02),
      ...[-0.36, -0.12, 0.12, 0.36, 0.62].map((x) =>
        limb(log, [x, 0.05, -0.5], [x, 0.05, 0.5], 0.05, 0.05),
      ),
    ],
    tied: [half - 0.02, 0.5, 0],
    wide: 0.2,
    grip: [-half - 0.01, 0.62, 0],
  };
}

/** A boulder that rolls. */
const boulder = (random: Random): Burden => ({
  model: [stone(random, rough(STONE, 1.6), [0, 0.46, 0], 0.52)],
  tied: [0.36, 0.5, 0],
  wide: 0.16,
  grip: [-0.4, 0.62, 0],
});

/** An open boat of planks on its keel. */
function skiff(): Burden {
  const paint: Look = {
    paint: (_x, y) => (y > 0.32 ? [0.93, 0.91, 0.85] : Math.sin(y * 150) > 0.94 ? BARK : HULL),
    gloss: 0.3,
  };
  const wood = planks(OAK, 0.05, 'lying');
  const [half, wide, rim] = [0.82, 0.31, 0.4];
  return {
    model: [
      ellipsoid(paint, [0, rim, 0], [half, 0.34, wide]),
      cut(box(wood, [0, rim + 0.4, 0], [1.2, 0.4, 1])),
      cut(ellipsoid(wood, [0, rim + 0.02, 0], [half - 0.05, 0.3, wide - 0.035])),
      ...[-0.34, 0.04, 0.42].map((x) =>
        box(wood, [x, rim - 0.05, 0], [0.06, 0.012, wide * Math.sqrt(1 - (x / half) ** 2) - 0.03]),
      ),
      ...Array.from({ length: 28 }, (_, n) => {
        const at = (k: number): Vector => [
          half * Math.cos((k / 28) * 2 * Math.PI),
          rim,
          wide * Math.sin((k / 28) * 2 * Math.PI),
        ];
        return limb(wood, at(n), at(n + 1), 0.018, 0.018);
      }),
      limb(wood, [half - 0.02, rim - 0.22, 0], [half + 0.03, rim + 0.07, 0], 0.025, 0.02),
      limb(wood, [-0.4, 0.05, 0], [0.5, 0.05, 0], 0.03, 0.03),
    ],
    tied: [half, rim - 0.04, 0],
    wide: 0.03,
    grip: [-half + 0.04, rim + 0.01, 0],
  };
}

/** A sledge of wood with sacks on it. */
function sledge(): Burden {
  const wood = planks(OAK, 0.05, 'lying');
  return {
    model: [
      ...[-1, 1].flatMap((side) => [
        limb(wood, [-0.34, 0.025, side * 0.16], [0.3, 0.025, side * 0.16], 0.02, 0.02),
        limb(wood, [0.3, 0.025, side * 0.16], [0.4, 0.11, side * 0.15], 0.02, 0.016),
        limb(wood, [0.4, 0.11, side * 0.15], [0.38, 0.2, side * 0.14], 0.016, 0.014),
        ...[-0.26, 0, 0.24].map((x) =>
          limb(wood, [x, 0.03, side * 0.16], [x, 0.15, side * 0.15], 0.014, 0.014),
        ),
      ]),
      ...[-0.1, 0, 0.1].map((z) => box(wood, [-0.02, 0.16, z], [0.34, 0.01, 0.042])),
      ...sack([-0.18, 0.17, -0.03], 0.25),
      ...sack([0.06, 0.17, 0.05], 0.22),
    ],
    tied: [0.39, 0.16, 0],
    wide: 0.13,
    grip: [-0.36, 0.42, 0],
  };
}

/** A handcart with two high wheels, sacks and a barrel on it. */
function handcart(): Burden {
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
function mineCart(random: Random): Burden {
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
    const gem = GEMS[n % GEMS.length] ?? HULL;
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
function trolley(): Burden {
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

const BURDENS: Readonly<Record<Load, (random: Random) => Burden>> = {
  block,
  boulder,
  boat: skiff,
  sledge,
  handcart,
  minecart: mineCart,
  trolley,
  car: (random) => ({
    model: moved(carModel(pick(random, CARS)), { size: 1.12 }),
    tied: [1.08, 0.3, 0],
    wide: 0.2,
    grip: [-1.06, 0.56, 0],
  }),
};

/** What is pulled or pushed. */
export const burdenOf = (random: Random, load: Load): Burden => BURDENS[load](random);
