import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import type { Doing } from '../postures/doings.ts';
import { hipsOf } from '../stance.ts';
import type { WithGear } from '../with-gear.ts';

const CARD: Colour = [0.96, 0.95, 0.92];
const PIPS: readonly Colour[] = [
  [0.74, 0.08, 0.09],
  [0.1, 0.1, 0.11],
];
const LEATHER: Colour = [0.4, 0.24, 0.12];
const CANVAS: Colour = [0.78, 0.7, 0.5];
const BRASS: Colour = [0.86, 0.66, 0.24];
const WATER: Colour = [0.86, 0.93, 0.98];

/** Both arms high before those who play, a white baton in one hand. */
export const conducting: WithGear = (traits, one) => {
  const { chin, shoulder, head } = figureOf(traits);
  const near: Vector = [0.2, chin + 0.55 * head, -0.19];
  const far: Vector = [0.24, shoulder + 0.03, 0.2];
  return [
    ...one('standing', { near, far }),
    limb(plain(CARD), add(near, [-0.01, 0, 0.01]), add(near, [0.1, 0.13, 0.03]), 0.007, 0.003),
  ];
};

/** So many cards fly from one hand to the other, and how high over them in the middle of their way. */
const FLIGHT = { cards: 11, high: 0.13 } as const;

/** A pack of cards that flies in a bow from one hand to the other. */
export const conjuring: WithGear = (traits, one) => {
  const { waist } = figureOf(traits);
  const near: Vector = [0.2, waist + 0.02, -0.24];
  const far: Vector = [0.2, waist + 0.1, 0.24];
  const card = (n: number): Solid[] => {
    const share = n / (FLIGHT.cards - 1);
    const at: Vector = [
      0.24,
      near[1] + (far[1] - near[1]) * share + FLIGHT.high * Math.sin(Math.PI * share) + 0.04,
      near[2] + (far[2] - near[2]) * share,
    ];
    const turned = pitch(1.3 - 2.6 * share);
    return [
      box(plain(CARD), at, [0.004, 0.036, 0.025], turned, 0.002),
      box(plain(PIPS[n % 2] ?? CARD), add(at, [0.005, 0, 0]), [0.002, 0.012, 0.009], turned),
    ];
  };
  return [
    ...one('standing', { near, far }),
    ...Array.from({ length: FLIGHT.cards }, (_, n) => card(n)).flat(),
  ];
};

/** A rabbit by its ears out of a top hat that is held upside down before the chest. */
export const rabbitTrick: WithGear = (traits, one) => {
  const { waist, shoulder } = figureOf(traits);
  const far: Vector = [0.25, waist - 0.02, 0.09];
  const near: Vector = [0.29, shoulder + 0.13, -0.04];
  const felt = plain([0.07, 0.07, 0.08], { gloss: 0.3 });
  const fur = plain([0.97, 0.96, 0.94]);
  const pink = plain([0.95, 0.62, 0.64]);
  const mouth: Vector = [0.31, waist + 0.1, -0.01];
  const head = add(mouth, [0.01, 0.13, -0.01]);
  return [
    ...one('standing', { near, far }),
    frustum(felt, add(mouth, [0, -0.17, 0]), 0.17, 0.085, 0.1),
    ring(felt, mouth, 0.13, 0.018),
    ring(plain([0.7, 0.1, 0.1]), add(mouth, [0, -0.03, 0]), 0.1, 0.012),
    // The rabbit: chest and paws over the brim, its ears in the hand.
    ellipsoid(fur, add(mouth, [0, 0.04, 0]), [0.062, 0.08, 0.065], 0.03),
    ball(fur, head, 0.062, 0.02),
    ellipsoid(fur, add(head, [0.045, -0.02, 0]), [0.03, 0.026, 0.036], 0.015),
    ball(pink, add(head, [0.075, -0.012, 0]), 0.009),
    ...[-1, 1].flatMap((side) => [
      limb(
        fur,
        add(head, [-0.01, 0.04, side * 0.025]),
        add(near, [0.02, -0.02, side * 0.02]),
        0.022,
        0.018,
      ),
      ball(
        plain([0.05, 0.04, 0.05], { gloss: 0.9 }),
        add(head, [0.042, 0.014, side * 0.043]),
        0.011,
      ),
      limb(
        fur,
        add(mouth, [0.04, 0.06, side * 0.055]),
        add(mouth, [0.1, 0.035, side * 0.06]),
        0.024,
        0.02,
        0.01,
      ),
    ]),
  ];
};

/** With letters held out, and a bag full of them at the hip by a strap over the other shoulder. */
export const delivering: WithGear = (traits, one) => {
  const { shoulder, hips, waist, shoulders } = figureOf(traits);
  const near: Vector = [0.27, shoulder - 0.2, -0.1];
  const far: Vector = [0.12, waist - 0.02, shoulders + 0.09];
  const bag: Vector = [0.05, hips + 0.01, shoulders + 0.07];
  const leather = plain(LEATHER, { gloss: 0.2 });
  const letter = (n: number): Solid[] => {
    const at = add(near, [0.035 + 0.006 * n, 0.02 + 0.012 * n, 0.012 * (n - 1)]);
    return [box(plain(CARD), at, [0.003, 0.04, 0.062], roll(0.35), 0.001)];
  };
  return [
    ...one('standing', { near, far }),
    ...[0, 1, 2].flatMap(letter),
    box(plain(PIPS[0] ?? CARD), add(near, [0.05, 0.068, 0.055]), [0.003, 0.008, 0.008], roll(0.35)),
    box(plain(CANVAS), bag, [0.085, 0.075, 0.035], undefined, 0.02),
    box(leather, add(bag, [0, 0.03, 0.012]), [0.088, 0.045, 0.03], undefined, 0.02),
    ...[-0.03, 0.015, 0.045].map((x) =>
      box(plain(CARD), add(bag, [x, 0.1, -0.005]), [0.028, 0.035, 0.004], roll(x * 4), 0.001),
    ),
    limb(leather, add(bag, [-0.05, 0.06, 0]), [-0.07, shoulder + 0.01, -0.02], 0.013, 0.013),
    limb(leather, [0.055, shoulder - 0.02, -0.05], add(bag, [0.06, 0.06, 0.01]), 0.013, 0.013),
    limb(leather, [-0.07, shoulder + 0.01, -0.02], [0.055, shoulder - 0.02, -0.05], 0.013, 0.013),
  ];
};

/** How far a jet of water reaches, how high it rises over the hose, in heights of who holds it, and of how many pieces it is. */
const JET = { far: 1.5, high: 0.42, pieces: 26 } as const;

/** A hose in both hands that comes along the ground, and a jet of water in a bow out of its nozzle. */
export const hosing: WithGear = (traits, one) => {
  const { waist } = figureOf(traits);
  const near: Vector = [0.17, waist - 0.03, -0.11];
  const far: Vector = [0.26, waist + 0.04, -0.02];
  const mouth = add(far, [0.15, 0.075, 0.02]);
  const hose = plain([0.72, 0.62, 0.3]);
  const way: readonly Vector[] = [
    near,
    [0.02, waist - 0.14, -0.2],
    [-0.12, 0.2, -0.22],
    [-0.24, 0.03, -0.2],
    [-0.5, 0.02, -0.05],
    [-0.36, 0.02, 0.14],
    [-0.1, 0.02, 0.2],
    [-0.55, 0.02, 0.32],
  ];
  const jet = (n: number): Vector => {
    const share = n / JET.pieces;
    const up = JET.high * Math.sin(Math.PI * 0.72 * share);
    return add(mouth, [JET.far * share, up, 0.05 * share]);
  };
  return [
    ...one('standing', { near, far }),
    ...way.slice(1).map((to, n) => limb(hose, way[n] ?? to, to, 0.022, 0.022)),
    limb(hose, near, far, 0.022, 0.022),
    limb(plain(BRASS, { gloss: 0.7 }), far, mouth, 0.024, 0.015),
    ...Array.from({ length: JET.pieces }, (_, n) => {
      const thick = 0.011 + 0.016 * Math.sin(2.6 * (n / JET.pieces));
      return limb(plain(WATER, { gloss: 0.7 }), jet(n), jet(n + 1), thick, thick);
    }),
    ...Array.from({ length: 40 }, (_, n) => {
      const at = jet(JET.pieces * (1.05 - 0.6 * ((n * 0.618) % 1) ** 2));
      const off: Vector = [0.05 * Math.sin(n * 7), 0.07 * Math.sin(n * 3), 0.06 * Math.cos(n * 5)];
      return ball(plain(WATER, { gloss: 0.7 }), add(at, off), 0.008 + 0.008 * ((n * 0.37) % 1));
    }),
  ];
};

/** Somebody who sits on the ground and holds a marshmallow on a long stick ahead, over a fire. */
export function roasting(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null = null,
): Solid[] {
  const near: Vector = [0.3, hipsOf(figureOf(traits), doing) + 0.2, -0.07];
  const tip = add(near, [0.36, -0.04, 0.03]);
  return [
    ...human(random, doing, colour, traits, { near }, hair),
    limb(plain([0.36, 0.25, 0.15]), add(near, [-0.05, 0.006, -0.004]), tip, 0.008, 0.006),
    ellipsoid(plain([0.97, 0.93, 0.86]), tip, [0.034, 0.025, 0.025]),
    ball(plain([0.72, 0.46, 0.2]), add(tip, [0.012, -0.008, 0]), 0.022),
  ];
}
