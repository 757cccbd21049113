import { add, type Vector } from '../../sculpt/vector.ts';
import type { Joint, LegBuild } from '../build.ts';

/** A leg from body to ground: shoulder or hip, elbow or stifle, wrist or hock, knuckle, toe. */
export type Leg = readonly [Vector, Vector, Vector, Vector, Vector];

/** Where a foot is set: ahead of where it stands, above the ground, and the foot's turn, its toe forward positive. */
export interface Step {
  readonly ahead: number;
  readonly lift: number;
  readonly turn: number;
}

/** How much of a foot's turn is left in its toes while they are on the ground. */
const TOES = 0.3;

/**
 * A leg from where its root is to where its foot is set. `bends` is 1 for a joint that points forward (a
 * stifle) and −1 for one that points back (an elbow); `side` is −1 near, 1 far. `folded` is how long
 * the upper bones look, as a share, where they lie outward.
 */
export function legTo(
  { joints, aside }: LegBuild,
  root: Joint,
  toe: Joint,
  { turn, lift }: Pick<Step, 'turn' | 'lift'>,
  bends: 1 | -1,
  side: number,
  folded = 1,
): Leg {
  const [shoulder, elbow, wrist, knuckle, tip] = joints;
  const foot = back(knuckle, tip, turn * (lift > 0 ? 1 : TOES), toe);
  const heel = back(wrist, knuckle, turn, foot);
  const upper = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const lower = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const bend = between(root, heel, upper * folded, lower * folded, bends);
  const z = side * aside;
  return [
    [root[0], root[1], z],
    [bend[0], bend[1], z * 1.04],
    [heel[0], heel[1], z * 0.94],
    [foot[0], foot[1], z * 0.9],
    [toe[0], toe[1], z * 0.9],
  ];
}

/** The joint before one that is at `at`, the bone between them turned from how it stands. */
function back(from: Joint, to: Joint, turn: number, at: Joint): Joint {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [at[0] - (x * c - y * s), at[1] - (x * s + y * c)];
}

/** The joint between two bones that lead from one point to another, on the side that it bends to. */
function between(from: Joint, to: Joint, upper: number, lower: number, bends: 1 | -1): Joint {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.max(1e-6, Math.hypot(dx, dy));
  if (far >= upper + lower) {
    const share = upper / (upper + lower);
    return [from[0] + dx * share, from[1] + dy * share];
  }
  const along = Math.max(-upper, Math.min(upper, (upper ** 2 - lower ** 2 + far ** 2) / (2 * far)));
  const out = bends * Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  return [from[0] + (dx * along - dy * out) / far, from[1] + (dy * along + dx * out) / far];
}

/** A path from a point by steps, each a share of a length. */
export const along = (
  from: Vector,
  length: number,
  steps: readonly (readonly [number, number])[],
): Vector[] => [from, ...steps.map(([x, y]) => add(from, [x * length, y * length, 0]))];
