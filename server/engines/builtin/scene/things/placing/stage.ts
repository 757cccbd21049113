import type { Setting } from '../../setting.ts';
import type { Colour, Seat, Thing } from '../../words/idea.ts';
import type { Camera, Frame } from '../../world/frame.ts';
import type { HeightMap } from '../../world/height-map.ts';
import type { Sill } from '../../world/room/window.ts';
import type { Basin } from '../../world/springs/basin.ts';
import type { Spring } from '../../world/springs/spring-plan.ts';
import type { Jetty } from '../../world/water/jetty-plan.ts';
import type { Sprite } from '../sprite.ts';

/** The scene as far as it is drawn, and what things need to find their place. */
export interface Stage {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly map: HeightMap;
  readonly setting: Setting;
  /** The jetty that is drawn already; missing: none. */
  readonly jetty?: Jetty | null;
  /** The sill of a room's window: from left to right, its height and that of the window's top, how far off it is. */
  readonly sill?: Sill;
  /** The hot spring whose pool is open before the eye; missing: none. */
  readonly spring?: Spring | null;
  /** The brook that runs through a forest; missing: none. */
  readonly brook?: Basin | null;
}

/** One sprite somewhere in the world: its place, the height of the ground there, and its own height. */
export interface Planted {
  readonly sprite: Sprite;
  readonly x: number;
  readonly z: number;
  readonly base: number;
  readonly size: number;
  /** More light than its place gives: for what the prompt asked for. */
  readonly boost?: number;
  /** How light and of what colour it is beside others of its kind; missing: as drawn. */
  readonly tone?: Colour;
  /** The colour of its lamps; missing: that of all lamps. */
  readonly shine?: Colour;
  /** From its foot up to this share of its height it goes over into the ground. */
  readonly melts?: number;
  /** Whether it throws a shadow however low it is; missing: by its height. */
  readonly casts?: true;
  /** The share of light that the shadow of something else takes from it. */
  readonly shaded?: number;
  /** What was asked for; missing: it belongs to the land. */
  readonly thing?: Thing;
  /** What gives light in somebody's hands, or as the fire of a thing; missing: nothing does. */
  readonly gives?: 'lantern' | 'spell' | 'blaze' | 'beam' | 'candles';
  /** Whether it stands freely or in a loose group, and may move aside or back for the others; missing: it keeps its place. */
  readonly isLoose?: true;
  /** Whether it lies: grass before it would hide it. */
  readonly lies?: boolean;
  /** What it was said to be on. */
  readonly on?: Seat;
  /** How much nearer than itself ground must be to hide it; missing: as its kind needs. */
  readonly deep?: number;
  /** Whether it stands in open water on what it brings with it; missing: it does not. */
  readonly isAfloat?: boolean;
  /** Whether it lies in the water, its lower edge on it all along; missing: it does not. */
  readonly floats?: boolean;
  /** Which way it looks where it swims, −1 left and 1 right; missing: it does not. */
  readonly faces?: -1 | 1;
  /** Whether it is a house of a village or a town; missing: it is not. */
  readonly isHome?: true;
  /** Whether it is the edge of a cliff on which somebody stands; missing: it is not. */
  readonly isCrag?: true;
  /** Whether nothing that is already drawn can hide it: in rooms, where walls are close. */
  readonly isFront?: boolean;
}
