import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Furnished, Furnishing } from './furniture.ts';
import type { Named } from './people/own-people.ts';
import type { Shape } from './plain-shells.ts';
import type { Material } from './solids/solid.ts';

/** Walls, floor and ceiling. */
export interface Surfaces {
  readonly walls: Material;
  readonly floor: Material;
  readonly ceiling: Material;
}

/** How a room is lit. */
export interface RoomLight {
  /** The colour of its lamps. */
  readonly lamp: Colour;
  /** How bright they are at the least, of what they are at night. */
  readonly least: number;
  /** The share of a room's usual daylight. */
  readonly day: number;
  /** How bright they are at night where it is closed then: half of them are lit, by turns on the left and the right, with moonlight around; missing: it is open as by day. */
  readonly closed?: number;
}

/** A room with all that it is made by. */
export interface RoomKind {
  readonly shape: Shape;
  /** `middle`: where the middle of the room is; `night`: whether it is dark outside. */
  readonly surfaces: (noise: Noise, middle: number, night: boolean) => Surfaces;
  readonly furnish: (furnishing: Furnishing) => Furnished;
  readonly light: RoomLight;
  /** What its window shows; missing: any land. */
  readonly outlook?: Land;
  /** Whether several who are named sit on its seats already, and do not stand about. */
  readonly seatsThem?: true;
  /** Whether all who are named are those that it has anyway: they do not stand about too. */
  readonly isPeopled?: true;
  /** Whether its own people are there too about anybody else who is named. */
  readonly keepsOwn?: true;
  /** Who of those that are named is one it has itself; missing: nobody. */
  readonly has?: (subject: Named) => boolean;
  /** Whether its window has no frame of a house's: it has one of its own, or there is none. */
  readonly isFrameless?: true;
  /** Whether a fire burns in it that its furniture has. */
  readonly hasFire?: true;
  /** Whether candles light it anyway. */
  readonly hasCandles?: true;
  /** Whether the eye is under the sky: rain and snow fall before all of it. */
  readonly isUnderSky?: true;
  /** Whether it has no walls, floor or ceiling at all: what is outside is seen all around. */
  readonly isBare?: true;
  /** Whether those in it are as tall as people are beside its furniture. */
  readonly isMeasured?: true;
}

/** Tubes of light, warm lamps, torches. */
export const TUBES: Colour = [0.93, 0.97, 1];
export const WARM: Colour = [1.1, 0.8, 0.5];
export const TORCH: Colour = [1.3, 0.7, 0.28];
