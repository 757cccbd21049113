import type { Setting } from '../../setting.ts';
import type { Camera, Frame } from '../../world/frame.ts';
import type { HeightMap } from '../../world/height-map.ts';
import type { Sprite } from '../sprite.ts';

/** The scene as far as it is drawn, and what things need to find their place. */
export interface Stage {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly map: HeightMap;
  readonly setting: Setting;
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
  /** The share of light that the shadow of something else takes from it. */
  readonly shaded?: number;
  /** Whether nothing that is already drawn can hide it: in rooms, where walls are close. */
  readonly isFront?: boolean;
}
