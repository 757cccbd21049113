import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import {
  add,
  between,
  normalise,
  pitch,
  roll,
  scale,
  turn,
  type Vector,
  yaw,
} from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

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

/** Where a fork that stands on the ground is held: beside, so that it does not hide the face. */
const FORK: Vector = [0.02, 0.6, -0.24];

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
const BALL = { radius: 0.062, at: [0.44, 0.12, -0.05] as Vector } as const;

/** A football so large by who plays with it, its middle there. */
export function football([x, y, z]: Vector): Solid[] {
  const leather: Look = {
    // Dark patches where three waves meet.
    paint: (px, py, pz) => {
      const [a, b, c] = [(px - x) / BALL.radius, (py - y) / BALL.radius, (pz - z) / BALL.radius];
      return Math.cos(a * 4.4) + Math.cos(b * 4.4) + Math.cos(c * 4.4) > 1.1 ? PATCH : LEATHER;
    },
    gloss: 0.2,
  };
  return [ball(leather, [x, y, z], BALL.radius)];
}

/** Someone who kicks a ball. */
export const withBall = (
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
): Solid[] => [...human(random, 'kicking', colour, traits), ...ballAtFoot()];

/** A football before the foot of who kicks it. */
export const ballAtFoot = (): Solid[] => football(BALL.at);

/** Where a rod is held, its tip, and the float on its line. */
const ROD: readonly [Vector, Vector, Vector] = [
  [0.24, 0.62, -0.06],
  [0.92, 1.14, -0.06],
  [1.02, 0.16, -0.06],
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

/** What is held out in an open hand: where that is ahead of the shoulders and below them, and the colours of leaves, bread and a bag of it. */
const OFFERED = { ahead: 0.32, below: 0.2 } as const;
const LEAF: Colour = [0.34, 0.56, 0.2];
const BREAD: Colour = [0.9, 0.74, 0.46];
const PAPER: Colour = [0.74, 0.58, 0.4];

/** Someone who holds out a bunch of leaves, or throws crumbs to birds on the ground. */
export function withFood(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null = null,
  hat: Colour | null = null,
): Solid[] {
  const { shoulder, shoulders, waist } = figureOf(traits);
  const isToBirds = traits.includes('scattering');
  const below = isToBirds ? 0.26 : OFFERED.below;
  const near: Vector = [OFFERED.ahead, shoulder - below, -0.6 * shoulders];
  const far: Vector = [0.15, waist - 0.01, 0.6 * shoulders];
  const hands = isToBirds ? { near, far } : { near };
  return [
    ...human(random, 'offering', colour, traits, hands, hair, hat),
    ...(isToBirds ? crumbs(random, near, far) : leaves(random, near)),
  ];
}

const leaves = (random: Random, hand: Vector): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const around = n * 2.4;
    const tip: Vector = [
      0.075 + 0.02 * random.unit(),
      0.03 + 0.03 * Math.cos(around),
      0.04 * Math.sin(around),
    ];
    return limb(plain(LEAF), add(hand, [0.02, 0.012, 0]), add(hand, tip), 0.005, 0.008);
  });

/** Crumbs that fall from a hand to the ground, and the bag of bread in the other. */
function crumbs(random: Random, hand: Vector, bag: Vector): Solid[] {
  const bread = plain(BREAD);
  const fallen = Array.from({ length: 12 }, (_, n) => {
    const share = n / 11;
    return ball(
      bread,
      add(hand, [
        0.05 + 0.2 * share + 0.03 * random.unit(),
        -0.02 - (hand[1] - 0.06) * share ** 1.6,
        0.1 * (random.unit() - 0.5) * (0.4 + share),
      ]),
      0.009 + 0.004 * random.unit(),
    );
  });
  return [
    ...fallen,
    box(plain(PAPER), add(bag, [0.03, 0.005, 0]), [0.032, 0.06, 0.042], roll(-0.12), 0.008),
    ball(bread, add(bag, [0.035, 0.068, 0.006]), 0.03),
    ball(bread, add(bag, [0.03, 0.064, -0.018]), 0.026),
  ];
}

/** Where a cart is held by its handles, where its wheel is, and how large that is. */
const CART = { grip: [0.25, 0.47, 0.115], wheel: [0.86, 0.1, 0], radius: 0.1 } as const;
const BARROW: Colour = [0.2, 0.42, 0.3];
const EARTH: Colour = [0.3, 0.2, 0.12];

/** Someone who pushes a barrow full of earth and plants before them. */
export function withCart(random: Random, colour: Colour | null, traits: readonly Trait[]): Solid[] {
  const [x, y, z] = CART.grip;
  const [wx, wy] = CART.wheel;
  const wood = planks(HANDLE, 0.02);
  const tray = plain(BARROW, { gloss: 0.25 });
  const grip = (side: number): Vector => [x, y, side * z];
  return [
    ...human(random, 'walking', colour, traits, { near: grip(-1), far: grip(1) }),
    ...[-1, 1].flatMap((side) => [
      limb(wood, add(grip(side), [-0.05, 0.01, 0]), [wx, wy + 0.03, side * 0.045], 0.012, 0.012),
      limb(wood, [0.56, 0.3, side * 0.1], [0.53, 0.02, side * 0.12], 0.011, 0.011),
    ]),
    box(tray, [0.66, 0.36, 0], [0.16, 0.055, 0.13], roll(0.06), 0.03),
    ellipsoid(plain(EARTH), [0.66, 0.41, 0], [0.145, 0.045, 0.115]),
    ...Array.from({ length: 10 }, (_, n) => {
      const foot: Vector = [0.66 + 0.1 * Math.cos(n * 2.4), 0.43, 0.08 * Math.sin(n * 2.4)];
      const tip = add(foot, [0.03 * Math.cos(n), 0.07 + 0.04 * random.unit(), 0.03 * Math.sin(n)]);
      return limb(plain(LEAF), foot, tip, 0.008, 0.016);
    }),
    ring(plain(PATCH), [wx, wy, 0], CART.radius - 0.022, 0.022, pitch(Math.PI / 2)),
    limb(plain(IRON, { gloss: 0.5 }), [wx, wy, -0.045], [wx, wy, 0.045], 0.016, 0.016),
  ];
}

/** Where a stick is held that stands on the ground ahead: by the hand beyond, which is ahead when the near foot is, so that it is in the way of neither. */
const STICK: Vector = [0.27, 0.56, 0.15];

/** Someone with a walking stick. */
export function withStick(
  random: Random,
  doing: 'walking' | 'relaxed',
  colour: Colour | null,
  traits: readonly Trait[],
): Solid[] {
  const [x, y, z] = STICK;
  return [
    ...human(random, doing, colour, traits, { far: STICK }),
    limb(planks(HANDLE, 0.02), [x + 0.07, 0, z + 0.02], [x - 0.02, y + 0.1, z], 0.009, 0.011),
  ];
}

/** The middle of a canvas on its easel, half its sides, and how far it is turned from who paints to the eye. */
const CANVAS = {
  at: [0.41, 0.73, 0.12] as Vector,
  half: [0.01, 0.15, 0.19] as Vector,
  turned: -0.72,
} as const;
const LINEN: Colour = [0.93, 0.91, 0.86];
const EASEL: Colour = [0.5, 0.33, 0.19];

/** What is on the canvas: sky over hills and a field, unpainted at its lower edge. */
const painted: Look = {
  paint: (x, y, z) => {
    const across =
      (x - CANVAS.at[0]) * Math.sin(CANVAS.turned) + (z - CANVAS.at[2]) * Math.cos(CANVAS.turned);
    const [u, v] = [across / CANVAS.half[2], (y - CANVAS.at[1]) / CANVAS.half[1]];
    const dab = 0.05 * Math.sin(u * 23 + v * 9) * Math.sin(v * 31 - u * 7);
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.93 || v < -0.74 + 2 * dab) return LINEN;
    if (Math.hypot(u - 0.4, (v - 0.52) * 0.8) < 0.15) return [1, 0.88, 0.5];
    if (v > 0.12 + 0.22 * Math.sin(u * 2.6 + 0.6) + dab) return [0.5 + 0.3 * dab, 0.7, 0.9 - dab];
    if (v > -0.2 + 0.12 * Math.sin(u * 3.4) + dab) return [0.36, 0.44 + dab, 0.58];
    return dab > 0.025 ? [0.86, 0.3, 0.24] : [0.42 + dab, 0.6 + dab, 0.26];
  },
};

/** Someone who paints at an easel, the brush on the canvas and the palette in the other hand. */
export function atEasel(random: Random, colour: Colour | null, traits: readonly Trait[]): Solid[] {
  const wood = planks(EASEL, 0.02);
  const { at, half, turned } = CANVAS;
  const by = yaw(turned);
  const on = (out: number, up: number, aside: number): Vector =>
    add(at, turn(by, [out, up, aside]));
  const tip = on(-0.014, 0.02, 0.02);
  const brushHand = add(tip, scale(normalise([-0.9, -0.15, 0.1]), 0.1));
  const palette: Vector = [0.2, 0.585, -0.13];
  const dabs: readonly Colour[] = [
    [0.8, 0.16, 0.12],
    [0.95, 0.78, 0.16],
    [0.16, 0.36, 0.72],
    [0.24, 0.55, 0.26],
    [0.95, 0.94, 0.9],
  ];
  return [
    ...human(random, 'relaxed', colour, traits, { near: [0.15, 0.57, -0.12], far: brushHand }),
    box(painted, at, half, by),
    box(wood, on(0.006, -half[1] - 0.012, 0), [0.028, 0.01, half[2] + 0.02], by),
    ...[-1, 1].map((side) =>
      limb(
        wood,
        on(0.03, 0.26, side * 0.03),
        add(on(0.03, 0, side * 0.17), [0, -at[1], 0]),
        0.011,
        0.011,
      ),
    ),
    limb(wood, on(0.04, 0.24, 0), add(on(0.26, 0, 0), [0, -at[1], 0]), 0.01, 0.01),
    limb(plain(HANDLE), add(brushHand, [-0.05, -0.012, 0.004]), tip, 0.005, 0.0035),
    ellipsoid(plain(HANDLE, { gloss: 0.2 }), palette, [0.075, 0.006, 0.055], 0, roll(0.12)),
    ...dabs.map((dab, n) =>
      ellipsoid(
        plain(dab),
        add(palette, [
          0.045 * Math.cos(n * 1.1),
          0.007 + 0.005 * Math.cos(n * 1.1),
          0.034 * Math.sin(n * 1.1),
        ]),
        [0.011, 0.006, 0.011],
      ),
    ),
  ];
}

/** Where the hands of who kneels over a tool are, and that. */
const TOOL: readonly [Vector, Vector] = [
  [0.25, 0.27, -0.07],
  [0.27, 0.3, 0.07],
];

/** Someone on one knee who turns a spanner. */
export function repairing(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
): Solid[] {
  const [near, far] = TOOL;
  const steel = plain(IRON, { gloss: 0.7 });
  const end = add(near, [0.1, 0.03, 0.03]);
  return [
    ...human(random, 'kneeling', colour, traits, { near, far }),
    limb(steel, add(near, [-0.02, -0.006, -0.006]), end, 0.008, 0.009),
    ball(steel, end, 0.018),
  ];
}
