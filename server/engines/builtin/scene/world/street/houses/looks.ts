import type { Colour } from '../../../words/idea.ts';

/** What a wall is of. */
export type Fabric = 'plaster' | 'brick' | 'timber' | 'stone';

/** What a house has on its ground floor. */
export type Foot = 'shop' | 'doors';

/** How a house looks; lengths in world units. */
export interface HouseLook {
  readonly fabric: Fabric;
  readonly wall: Colour;
  /** Frames, cornices and bands. */
  readonly trim: Colour;
  /** Shutters beside the windows; null: none. */
  readonly shutters: Colour | null;
  readonly roof: Colour;
  readonly foot: Foot;
  /** The share of its windows with flowers before them. */
  readonly flowers: number;
  /** The paint of doors and shop fronts. */
  readonly paint: Colour;
  /** Height of the ground floor and of each storey above it. */
  readonly ground: number;
  readonly storey: number;
  /** Where its walls end, above its foot. */
  readonly eaves: number;
  /** How far its windows are apart, and how wide they are. */
  readonly bay: number;
  readonly window: number;
  /** Tells houses apart where something is by chance. */
  readonly number: number;
  /** How high its foot lies. */
  readonly base: number;
}
