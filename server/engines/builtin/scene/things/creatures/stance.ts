import { add, normalise, scale, subtract, type Vector } from '../sculpt/vector.ts';
import { type Doing, PLANS } from './doings.ts';
import type { Figure } from './figure.ts';

/** A limb from its root: the joint between, and where it ends. */
export type Bent = readonly [root: Vector, joint: Vector, end: Vector];

/** Joints of a person of height 1 who looks to the right. Sides: near, far. */
export interface Stance {
  readonly hips: Vector;
  readonly waist: Vector;
  /** The middle between the shoulders. */
  readonly chest: Vector;
  readonly chin: Vector;
  /** How far the head looks up, radians. */
  readonly nod: number;
  readonly legs: readonly [Bent, Bent];
  readonly arms: readonly [Bent, Bent];
}

/** Where hands are held; missing: as they hang. */
export interface Hands {
  readonly near?: Vector;
  readonly far?: Vector;
}

/** How high the hips of a body of those measures are. */
export const hipsOf = ({ hips }: Figure, doing: Doing): number => hips * PLANS[doing].sink;

/** How a body of those measures holds itself and its hands. */
export function stanceOf(figure: Figure, doing: Doing, held: Hands = {}): Stance {
  const { sink, lean, feet, apart, hands, nod = 0 } = PLANS[doing];
  const hips: Vector = [0, figure.hips * sink, 0];
  const up = (height: number): Vector => {
    const along = height - figure.hips;
    return [hips[0] + Math.sin(lean) * along, hips[1] + Math.cos(lean) * along, 0];
  };
  const chest = up(figure.shoulder - 0.012);
  const [thigh, shin] = [figure.hips - figure.knee, figure.knee - figure.ankle];
  const leg = (side: -1 | 1, [ahead, high]: readonly [number, number]): Bent => {
    const root = add(hips, [0, 0, side * figure.hipsWide * 0.52]);
    const ankle: Vector = [ahead, figure.ankle + high, side * apart];
    return [root, bend(root, ankle, thigh, shin, [1, 0.6, side * 0.14]), ankle];
  };
  const reach = figure.arm[0] + figure.arm[1];
  const arm = (side: -1 | 1, [ahead, down, out]: Vector, held: Vector | undefined): Bent => {
    const root = add(chest, [0, -0.02, side * figure.shoulders]);
    const wrist = held ?? add(root, [ahead * reach, down * reach, side * out * reach]);
    return [root, bend(root, wrist, ...figure.arm, [-1, -0.45, side * 0.5]), wrist];
  };
  return {
    hips,
    waist: up(figure.waist),
    chest,
    chin: add(up(figure.chin), [0.012, 0, 0]),
    nod: nod - lean * 0.4,
    legs: [leg(-1, feet[0]), leg(1, feet[1])],
    arms: [arm(-1, hands[0], held.near), arm(1, hands[1], held.far)],
  };
}

/** The joint between two bones from one point to another, on the side toward which it bends. */
function bend(from: Vector, to: Vector, upper: number, lower: number, toward: Vector): Vector {
  const way = subtract(to, from);
  const far = Math.max(1e-6, Math.hypot(...way));
  const ahead = scale(way, 1 / far);
  if (far >= upper + lower) return add(from, scale(way, upper / (upper + lower)));
  const along = Math.max(-upper, Math.min(upper, (upper ** 2 - lower ** 2 + far ** 2) / (2 * far)));
  const onWay = toward[0] * ahead[0] + toward[1] * ahead[1] + toward[2] * ahead[2];
  const out = normalise(subtract(toward, scale(ahead, onWay)));
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  return add(add(from, scale(ahead, along)), scale(out, off));
}
