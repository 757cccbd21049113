import { clamp } from '../../arithmetic.ts';
import {
  add,
  after,
  normalise,
  pitch,
  type Rotation,
  roll,
  scale,
  subtract,
  turn,
  type Vector,
  yaw,
} from '../sculpt/vector.ts';
import type { Figure } from './figure.ts';
import { type Doing, PLANS } from './postures/doings.ts';
import type { Plan } from './postures/plan.ts';

/** A limb from its root: the joint between, and where it ends. */
export type Bent = readonly [root: Vector, joint: Vector, end: Vector];

/** Joints of a person of height 1 who looks to the right. Sides: near, far. */
export interface Stance {
  readonly hips: Vector;
  readonly waist: Vector;
  /** The middle between the shoulders. */
  readonly chest: Vector;
  readonly chin: Vector;
  /** How far the head looks up, and to the near side, radians. */
  readonly nod: number;
  readonly gaze: number;
  /** How far it is inclined to the near side, radians. */
  readonly tilt: number;
  /** How the chest is turned against the hips. */
  readonly twisted: Rotation;
  readonly legs: readonly [Bent, Bent];
  readonly arms: readonly [Bent, Bent];
}

/** Where hands are held; missing: as they hang. */
export interface Hands {
  readonly near?: Vector;
  readonly far?: Vector;
}

/** How far above the hips a hand is beside them, and how far from their middle it hangs, in half widths of the hips. */
const BESIDE = 0.05;
const PAST_HIP = 1.42;

/** How high the hips of a body of those measures are. */
export const hipsOf = ({ hips }: Figure, doing: Doing): number => hips * PLANS[doing].sink;

/** How much of the way the hips go aside one hip rises, and the other shoulder. */
const HIP_RISES = 0.45;
const SHOULDER_RISES = 0.3;
/** How far below the middle between them the joints of the shoulders are: who is at ease lets them fall. */
const SHOULDER_FALLS = 0.031;
/** How far aside of their own place the feet are, by how far the hips go: the leg that carries comes in beneath the head, as in contrapposto. */
const FEET_FOLLOW = 0.15;
/** How far the head inclines over the leg that carries, by how far the hips go: radians by heights of the body. */
const TILTS = 2.6;

/** How far below the shoulder a hand is held up at the least. */
const RAISED = 0.06;

/** How a body of those measures holds itself and its hands, which hang farther aside where clothes take that much `room`. */
export function stanceOf(figure: Figure, doing: Doing, held: Hands = {}, room = 0): Stance {
  const plan = PLANS[doing];
  const { sink, feet, apart, hands, nod = 0, sway = 0, twist = 0, gaze = 0, knees = 0.14 } = plan;
  const hips: Vector = [0, figure.hips * sink, sway];
  const lean = leanToReach(figure, plan, held);
  const up = (height: number): Vector => onSpine(figure, plan, lean, height);
  const bowed = (by: number): Vector => stoopOf(figure, by);
  const chest = chestOf(figure, plan, lean);
  const twisted = yaw(twist);
  const [thigh, shin] = [figure.hips - figure.knee, figure.knee - figure.ankle];
  const leg = (side: -1 | 1, [ahead, high, aside = 0]: Foot): Bent => {
    const root = add(hips, [0, side * sway * HIP_RISES, side * figure.hipsWide * 0.52]);
    const own: Vector = [ahead, figure.ankle + high, side * (apart + aside) + FEET_FOLLOW * sway];
    const ankle = plan.strides === true ? within(root, own, STRIDE * (thigh + shin)) : own;
    return [root, bend(root, ankle, thigh, shin, [1, 0.6, side * knees]), ankle];
  };
  const reach = figure.arm[0] + figure.arm[1];
  // A hand that hangs does so beside the hip, wherever that sways, and not in it.
  const clearOf = (hangs: Vector, side: -1 | 1): Vector => {
    const isBeside =
      plan.elbows !== 'out' &&
      hangs[1] < hips[1] + BESIDE &&
      Math.abs(hangs[0] - hips[0]) < figure.hipsWide;
    const least = side * hips[2] + figure.hipsWide * PAST_HIP;
    return isBeside ? [hangs[0], hangs[1], side * Math.max(side * hangs[2], least)] : hangs;
  };
  const arm = (side: -1 | 1, [ahead, down, out]: Vector, held: Vector | undefined): Bent => {
    const root = shoulderOf(figure, plan, lean, side);
    const isPocketed = room === 0 && plan.pocketed === (side < 0 ? 'near' : 'far');
    const hangs = isPocketed
      ? add(hips, [0.03, -0.004, side * figure.hipsWide * 0.86])
      : clearOf(
          add(root, turn(twisted, [ahead * reach, down * reach, side * (out * reach + room)])),
          side,
        );
    const wrist = held ?? hangs;
    // Of a hand that holds something up the elbow hangs beneath it.
    const isUp = held !== undefined && held[1] > root[1] - RAISED;
    const toward: Vector = isUp
      ? [-0.35, -1, side * 0.5]
      : plan.elbows === 'out'
        ? [0.22, -0.3, side]
        : [-1, -0.45, side * 0.5];
    return [root, bend(root, wrist, ...figure.arm, toward), wrist];
  };
  return {
    hips,
    waist: up(figure.waist),
    chest,
    chin: add(add(up(figure.chin), [0.012, 0, 0]), bowed(1.5)),
    nod: nod - lean * 0.4,
    gaze,
    tilt: -TILTS * sway,
    twisted,
    legs: [leg(-1, feet[0]), leg(1, feet[1])],
    arms: [arm(-1, hands[0], held.near), arm(1, hands[1], held.far)],
  };
}

/** How the head of who stands like that is turned from looking ahead. */
export const headTurned = ({ nod, gaze, tilt }: Pick<Stance, 'nod' | 'gaze' | 'tilt'>): Rotation =>
  after(yaw(gaze), after(roll(nod), pitch(tilt)));

/** How far somebody leans farther than is planned at the most to reach what is held, all in all too, and in which steps: radians. How much of an arm's length is used before that. */
const LEANS = { more: 1, most: 1.25, step: 0.05, of: 0.99 } as const;

/** How far ahead somebody leans: as planned, or so much farther that the arms reach what the hands hold. */
function leanToReach(figure: Figure, plan: Plan, held: Hands): number {
  const reach = LEANS.of * (figure.arm[0] + figure.arm[1]);
  const short = (lean: number): number =>
    ([-1, 1] as const).reduce((sum, side) => {
      const hand = side < 0 ? held.near : held.far;
      if (hand === undefined) return sum;
      const way = subtract(hand, shoulderOf(figure, plan, lean, side));
      return sum + Math.max(0, Math.hypot(...way) - reach);
    }, 0);
  let [best, least] = [plan.lean, short(plan.lean)];
  const most = Math.min(plan.lean + LEANS.more, LEANS.most);
  for (let lean = plan.lean + LEANS.step; least > 0 && lean <= most; lean += LEANS.step) {
    const left = short(lean);
    if (left >= least) break;
    [best, least] = [lean, left];
  }
  return best;
}

/** Where the spine of who leans so far is at a height that is that of who stands upright. */
function onSpine(
  figure: Figure,
  { sink, sway = 0 }: Pick<Plan, 'sink' | 'sway'>,
  lean: number,
  height: number,
): Vector {
  const along = height - figure.hips;
  // The spine comes back over the feet between the hips and the neck.
  const share = clamp(along / (figure.shoulder - figure.hips));
  return [
    Math.sin(lean) * along,
    figure.hips * sink + Math.cos(lean) * along,
    sway * (1 - 1.1 * share),
  ];
}

/** How far a bent back brings something ahead and down, by that share of it. */
const stoopOf = ({ stoop }: Figure, by: number): Vector => [stoop * by, -0.3 * stoop * by, 0];

/** How high the joints of the shoulders are of who stands upright, in the body's heights. */
export const shoulderHeight = (figure: Figure): number =>
  chestOf(figure, { sink: 1 }, 0)[1] - SHOULDER_FALLS;

/** The middle between the shoulders. */
const chestOf = (figure: Figure, plan: Pick<Plan, 'sink' | 'sway'>, lean: number): Vector =>
  add(onSpine(figure, plan, lean, figure.shoulder - 0.012), stoopOf(figure, 0.7));

/** The joint of a shoulder. */
function shoulderOf(figure: Figure, plan: Plan, lean: number, side: -1 | 1): Vector {
  const { sway = 0, twist = 0 } = plan;
  const rises = -side * sway * SHOULDER_RISES;
  const aside = turn(yaw(twist), [0, rises - SHOULDER_FALLS, side * figure.shoulders]);
  return add(chestOf(figure, plan, lean), aside);
}

/** How much of the length of a leg a step takes at the most. */
const STRIDE = 0.995;

/** A place as high and as far aside, and no farther from the root of a limb than its length. */
function within(root: Vector, end: Vector, length: number): Vector {
  const [ahead, up, aside] = subtract(end, root);
  const most = Math.sqrt(Math.max(0, length * length - up * up - aside * aside));
  return Math.abs(ahead) <= most ? end : [root[0] + Math.sign(ahead) * most, end[1], end[2]];
}

type Foot = readonly [ahead: number, high: number, aside?: number];

/** The joint between two bones from one point to another, on the side toward which it bends. */
export function bend(
  from: Vector,
  to: Vector,
  upper: number,
  lower: number,
  toward: Vector,
): Vector {
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
