import type { Random } from '../../../../kernels/random.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Furnished } from '../furniture.ts';
import type { Point } from '../solids/solid.ts';

/** What a maker is asked for. */
export interface FittingWish {
  /** The middle of its foot; on a wall: the middle of its back, which is toward z; at the ceiling: where it hangs. World units. */
  readonly at: Point;
  /** Null: one of its own. */
  readonly colour: Colour | null;
  /** How many of it are to be seen on this one place, 1 to 5: more than one only where the kind says so (`isGroup`). */
  readonly count: number;
  readonly random: Random;
  readonly noise: Noise;
  /** Whether it is dark outside. */
  readonly night: boolean;
  /** How high the ceiling is above the floor. */
  readonly ceiling: number;
}

/** A kind of fitting. */
export interface FittingKind {
  /** Where it is put. */
  readonly where: 'wall' | 'floor' | 'top' | 'ceiling';
  /** How wide, high and deep it is, metres: what it keeps free around itself. */
  readonly size: readonly [wide: number, high: number, deep: number];
  /** On a wall: how high its middle hangs above the floor, metres; missing: at the height of the eye. */
  readonly hangs?: number;
  /** Whether several of it are one group on one place; missing: each has a place of its own. */
  readonly isGroup?: true;
  /** Makes it with its front toward the eye (−z): it is turned afterwards where it faces another way. */
  readonly make: (wish: FittingWish) => Furnished;
}
