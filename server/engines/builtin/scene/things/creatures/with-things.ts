import type { Random } from '../../../kernels/random.ts';
import type { Colour, Trait } from '../../words/idea.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { ball, box, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { between, roll, type Vector } from '../sculpt/vector.ts';
import { human } from './human.ts';

const HANDLE: Colour = [0.55, 0.4, 0.24];
const IRON: Colour = [0.34, 0.34, 0.36];
const LEATHER: Colour = [0.94, 0.93, 0.9];
const PATCH: Colour = [0.1, 0.1, 0.12];

/** Where a hoe is held by its upper end, and where its blade is in the ground. */
const GRIP: Vector = [0.2, 0.62, -0.02];
const BLADE: Vector = [0.66, 0.03, -0.04];

/** Someone who works the ground with a hoe. */
export function atWork(random: Random, colour: Colour | null, traits: readonly Trait[]): Solid[] {
  const [upper, lower] = [between(GRIP, BLADE, 0.06), between(GRIP, BLADE, 0.4)];
  return [
    ...human(random, 'working', colour, traits, { near: lower, far: upper }),
    limb(planks(HANDLE, 0.02), GRIP, BLADE, 0.013, 0.013),
    box(plain(IRON, { gloss: 0.5 }), [0.63, 0.02, -0.04], [0.012, 0.05, 0.055], roll(0.5)),
  ];
}

/** Where a fork that stands on the ground is held, beside and a little ahead. */
const FORK: Vector = [0.17, 0.6, -0.17];

/** Someone at rest with a hay fork that stands on the ground. */
export function withFork(random: Random, colour: Colour | null, traits: readonly Trait[]): Solid[] {
  const [x, , z] = FORK;
  const iron = plain(IRON, { gloss: 0.5 });
  return [
    ...human(random, 'relaxed', colour, traits, { near: FORK }),
    limb(planks(HANDLE, 0.02), [x, 0, z], [x, 0.92, z], 0.011, 0.011),
    limb(iron, [x, 0.92, z - 0.045], [x, 0.92, z + 0.045], 0.007, 0.007),
    ...[-0.045, 0, 0.045].map((aside) =>
      limb(iron, [x, 0.92, z + aside], [x + 0.02, 1.08, z + aside], 0.006, 0.003),
    ),
  ];
}

/** How large a ball is, by who kicks it, and where it is. */
const BALL = { radius: 0.062, at: [0.52, 0.13, -0.05] as Vector } as const;

/** Someone who kicks a ball. */
export function withBall(random: Random, colour: Colour | null, traits: readonly Trait[]): Solid[] {
  const [x, y, z] = BALL.at;
  const leather: Look = {
    // Dark patches where three waves meet.
    paint: (px, py, pz) => {
      const [a, b, c] = [(px - x) / BALL.radius, (py - y) / BALL.radius, (pz - z) / BALL.radius];
      return Math.cos(a * 4.4) + Math.cos(b * 4.4) + Math.cos(c * 4.4) > 1.1 ? PATCH : LEATHER;
    },
    gloss: 0.2,
  };
  return [...human(random, 'kicking', colour, traits), ball(leather, BALL.at, BALL.radius)];
}

/** Where a rod is held, its tip, and the float on its line. */
const ROD: readonly [Vector, Vector, Vector] = [
  [0.24, 0.62, -0.06],
  [0.86, 1.16, -0.06],
  [0.9, 0.46, -0.06],
];

/** Someone who fishes with a rod. */
export function withRod(random: Random, colour: Colour | null, traits: readonly Trait[]): Solid[] {
  const [hand, tip, water] = ROD;
  return [
    ...human(random, 'standing', colour, traits, { near: hand, far: [0.16, 0.56, 0.05] }),
    limb(planks(HANDLE, 0.02), [0.12, 0.52, -0.02], hand, 0.014, 0.012),
    limb(planks(HANDLE, 0.02), hand, tip, 0.011, 0.004),
    limb(plain([0.85, 0.86, 0.88]), tip, water, 0.0022, 0.0022),
    ball(plain([0.85, 0.12, 0.1]), water, 0.014),
  ];
}
