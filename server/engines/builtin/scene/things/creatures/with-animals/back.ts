import type { Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';

/** A beast's back. */
export interface Back {
  /** Where the first one sits. */
  readonly at: Vector;
  /** The height of a grown man on it, in the beast's measures. */
  readonly man: number;
  /** By how much the back falls or rises from there to who sits behind; missing: it is level. */
  readonly falls?: number;
}

/** Those who ride a beast, as they sit on its back; none where it is not ridden. */
export type Riders = (back: Back) => readonly Solid[];

/** Nobody. */
export const NO_RIDERS: Riders = () => [];
