import { plain, worn } from '../../sculpt/looks.ts';
import { ellipsoid, frustum, type Look, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';

/** What is pulled or pushed: its solids, in heights of a man, moved along x with its middle at 0; where ropes are tied to its front, half its width there; where hands push it from behind. */
export interface Burden {
  readonly model: Solid[];
  readonly tied: Vector;
  readonly wide: number;
  readonly grip: Vector;
}

/** What two carry between them, along x: its solids, where it is gripped at 0, in heights of a man. */
export interface BorneLoad {
  readonly model: readonly Solid[];
  /** How far from its middle hands grip it, and half how wide it is there. */
  readonly end: number;
  readonly wide: number;
  /** Whether it lies on shoulders, or hangs between two who walk abreast; missing: they face each other over it. */
  readonly on?: 'shoulders' | 'hands';
}

const HESSIAN: Look = worn([0.72, 0.6, 0.42], 0.14);

/** A sack of that height, tied at its top, its foot at a point. */
export const sack = (foot: Vector, high: number): Solid[] => [
  ellipsoid(HESSIAN, add(foot, [0, 0.46 * high, 0]), [0.4 * high, 0.47 * high, 0.36 * high]),
  frustum(HESSIAN, add(foot, [0, 0.84 * high, 0]), 0.16 * high, 0.16 * high, 0.24 * high),
  ring(plain([0.5, 0.38, 0.22]), add(foot, [0, 0.88 * high, 0]), 0.14 * high, 0.03 * high),
];
