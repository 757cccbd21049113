import type { Area, Pixels } from '../engines/engine.ts';
import type { Rectangle } from './kernels/rectangle.ts';

/** What `finish` needs to know of what `prepare` saw. */
export interface ComposePlan {
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** What the engine is shown, in pixels of the picture. */
  readonly crop: Rectangle;
  /** The mask's alpha within the crop, one byte a pixel. */
  readonly alpha: Uint8Array<ArrayBuffer>;
}

/** What an engine is given, and the plan for putting its answer back. */
export interface Prepared {
  readonly crop: Pixels;
  readonly area: Area;
  readonly plan: ComposePlan;
}

/** The finished picture. */
export interface Finished {
  /** A PNG file. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}
