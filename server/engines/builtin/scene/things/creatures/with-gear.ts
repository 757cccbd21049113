import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { plain, planks } from '../sculpt/looks.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { add, between, pitch, roll, type Vector } from '../sculpt/vector.ts';
import { figureOf } from './figure.ts';
import type { Doing } from './postures/doings.ts';
import type { Hands } from './stance.ts';

/** Somebody who does something, the hands where they are held. */
export type Body = (doing: Doing, hands?: Hands) => Solid[];

/** A model of somebody with what is used. */
export type WithGear = (traits: readonly Trait[], one: Body) => Solid[];

const WOOD: Colour = [0.55, 0.4, 0.24];
const BARK: Colour = [0.34, 0.24, 0.17];
const CUT: Colour = [0.84, 0.66, 0.42];
const STEEL: Look = plain([0.72, 0.74, 0.78], { gloss: 0.8 });
const DARK: Look = plain([0.1, 0.1, 0.11], { gloss: 0.3 });
const WHITE: Colour = [0.93, 0.93, 0.9];
const STRAW: Colour = [0.8, 0.64, 0.32];
const BALL: Colour = [0.83, 0.93, 0.2];

/** A racket from the hand that has it to the middle of its strings, facing along x. */
function racket(hand: Vector, head: Vector): Solid[] {
  const strings: Look = {
    paint: (x, y) => (Math.sin(x * 420) * Math.sin(y * 420) > 0.1 ? [0.3, 0.34, 0.3] : WHITE),
  };
  const facing = pitch(Math.PI / 2);
  const [from, to] = [between(hand, head, -0.2), between(hand, head, 0.62)];
  return [
    limb(DARK, from, to, 0.011, 0.01),
    ring(plain([0.8, 0.12, 0.1], { gloss: 0.4 }), head, 0.085, 0.01, facing),
    ellipsoid(strings, head, [0.082, 0.082, 0.003]),
  ];
}

/** A racket swung out at the near side at the ball that comes to it. */
export const returning: WithGear = (traits, one) => {
  const { shoulder, shoulders } = figureOf(traits);
  const near: Vector = [0.14, shoulder - 0.24, -shoulders - 0.22];
  const far: Vector = [0.2, shoulder - 0.14, shoulders + 0.1];
  const head = add(near, [0.1, 0.06, -0.2]);
  return [
    ...one('returning', { near, far }),
    ...racket(near, head),
    ball(plain(BALL), add(head, [0.12, 0.05, 0]), 0.024),
  ];
};

/** A racket high behind the head, and the ball above the other hand. */
export const serving: WithGear = (traits, one) => {
  const { shoulder, shoulders } = figureOf(traits);
  const near: Vector = [-0.1, shoulder + 0.2, -shoulders - 0.06];
  const far: Vector = [0.17, shoulder + 0.25, shoulders];
  return [
    ...one('serving', { near, far }),
    ...racket(near, add(near, [-0.1, 0.22, -0.02])),
    ball(plain(BALL), add(far, [0.06, 0.21, 0]), 0.024),
  ];
};

/** A bow drawn, the arrow at the cheek. */
export const shooting: WithGear = (traits, one) => {
  const { shoulder, chin, shoulders } = figureOf(traits);
  const far: Vector = [0.33, shoulder + 0.0, 0.03];
  const near: Vector = [0.03, chin - 0.03, -0.6 * shoulders];
  const wood = planks(WOOD, 0.02);
  const grip = add(far, [0.045, 0.006, -0.012]);
  const at = (ahead: number, up: number): Vector => add(grip, [ahead, up, 0]);
  const drawn = add(near, [0.05, 0.012, -0.005]);
  const string = plain(WHITE);
  return [
    ...one('shooting', { near, far }),
    ...[-1, 1].flatMap((side) => [
      limb(wood, at(0, 0), at(-0.02, side * 0.14), 0.013, 0.011),
      limb(wood, at(-0.02, side * 0.14), at(-0.09, side * 0.28), 0.011, 0.005),
      limb(string, at(-0.09, side * 0.28), drawn, 0.0028, 0.0028),
    ]),
    limb(plain(CUT), drawn, at(0.07, 0.008), 0.0045, 0.0045),
    limb(STEEL, at(0.07, 0.008), at(0.1, 0.008), 0.009, 0.001),
    ...[-1, 1].map((side) =>
      limb(plain([0.8, 0.14, 0.12]), drawn, add(drawn, [0.05, side * 0.012, 0]), 0.006, 0.004),
    ),
  ];
};

/** A club behind a ball on the ground. */
export const putting: WithGear = (traits, one) => {
  const { hips } = figureOf(traits);
  const near: Vector = [0.3, hips + 0.02, -0.02];
  const foot: Vector = [0.46, 0.022, -0.05];
  return [
    ...one('putting', { near, far: add(near, [-0.015, 0.045, 0.02]) }),
    limb(STEEL, add(near, [-0.02, 0.06, 0.005]), foot, 0.007, 0.006),
    box(STEEL, add(foot, [0.02, 0, -0.02]), [0.02, 0.018, 0.04], undefined, 0.006),
    ball(plain(WHITE), add(foot, [0.05, 0, -0.08]), 0.02),
  ];
};

/** An axe above the head, a log on its block ahead, split wood around it. */
export const chopping: WithGear = (traits, one) => {
  const { chin, head } = figureOf(traits);
  const top = chin + head;
  const far: Vector = [0.13, top + 0.0, 0.045];
  const near: Vector = [0.04, top + 0.035, -0.045];
  const end = add(near, [-0.13, 0.13, -0.06]);
  const bark = planks(BARK, 0.03);
  const sawn = plain(CUT);
  const log = (at: Vector, aside: number): Solid[] => [
    limb(bark, add(at, [0, 0, -aside]), add(at, [0.06, 0, aside]), 0.036, 0.036),
    ball(sawn, add(at, [0, 0, -aside - 0.012]), 0.032),
  ];
  return [
    ...one('chopping', { near, far }),
    limb(planks(WOOD, 0.02), add(far, [0.03, -0.04, 0.03]), end, 0.011, 0.011),
    blade(STEEL, add(end, [0.02, 0.05, 0]), add(end, [-0.05, -0.03, 0]), 0.03, 0.045, 0.3),
    frustum(bark, [0.44, 0, -0.03], 0.11, 0.12, 0.115),
    frustum(sawn, [0.44, 0.11, -0.03], 0.01, 0.108, 0.108),
    frustum(bark, [0.44, 0.12, -0.03], 0.14, 0.048, 0.048),
    frustum(sawn, [0.44, 0.255, -0.03], 0.01, 0.044, 0.044),
    ...log([0.62, 0.036, -0.1], 0.09),
    ...log([0.28, 0.036, 0.2], 0.08),
  ];
};

/** A broom of twigs. */
export const sweeping: WithGear = (traits, one) => {
  const { shoulder, waist } = figureOf(traits);
  const near: Vector = [0.2, waist - 0.06, -0.07];
  const far: Vector = [0.16, shoulder - 0.13, 0.04];
  const tied: Vector = [0.4, 0.17, -0.17];
  const straw = plain(STRAW);
  return [
    ...one('sweeping', { near, far }),
    limb(planks(WOOD, 0.02), add(far, [-0.01, 0.08, 0.02]), tied, 0.01, 0.01),
    ring(DARK, tied, 0.02, 0.008, roll(0.4)),
    ...Array.from({ length: 11 }, (_, n) =>
      limb(straw, tied, [0.4 + 0.014 * n, 0.005, -0.19 - 0.02 * ((n * 3) % 4)], 0.012, 0.012),
    ),
  ];
};

/** A bar with its plates above the head. */
export const lifting: WithGear = (traits, one) => {
  const { shoulder, shoulders } = figureOf(traits);
  const hand = (side: number): Vector => [0.03, shoulder + 0.27, side * (shoulders + 0.05)];
  const bar = shoulder + 0.3;
  const along = pitch(Math.PI / 2);
  const plate = (side: number): Solid[] =>
    [0.34, 0.37].map((far) =>
      ring(plain([0.72, 0.1, 0.1], { gloss: 0.3 }), [0.04, bar, side * far], 0.06, 0.032, along),
    );
  return [
    ...one('lifting', { near: hand(-1), far: hand(1) }),
    limb(STEEL, [0.04, bar, -0.45], [0.04, bar, 0.45], 0.011, 0.011),
    ...plate(-1),
    ...plate(1),
  ];
};
