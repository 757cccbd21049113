import type { Solid } from '../solid.ts';
import type { Spot } from './pieces.ts';

/** What a city is known by from afar. World units; large ones are built smaller than they are, as the houses before them are low. */
export interface Landmark {
  /** How high and how wide it is as far as it must be seen; higher than it is: the sky over it too. */
  readonly high: number;
  readonly wide: number;
  /** Builds it around the middle of its foot; `lamps` is the share of lit windows. */
  readonly build: (spot: Spot, lamps: number) => readonly Solid[];
}
