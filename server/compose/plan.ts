import type { Padding } from '../../src/net/contracts/task.ts';
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
  /** What the engine is shown it as: as large as the crop, or smaller where that would be too large. */
  readonly shown: { readonly width: number; readonly height: number };
}

/** What an engine is given, and the plan for putting its answer back. */
export interface Prepared {
  readonly crop: Pixels;
  readonly area: Area;
  readonly plan: ComposePlan;
}

/** An encoded picture. */
export interface PngFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A whole picture as an engine sees it: scaled down where it would be too large. */
export interface ShownPicture {
  readonly image: Pixels;
  /** Share of the picture's size, above 0 to 1. */
  readonly scale: number;
}

/** The finished picture. */
export interface Finished extends PngFile {
  /** The part of the engine's answer that a later blend can need, and where it belongs. */
  readonly crop: PngFile & { readonly place: Rectangle };
}

/** A picture as an engine is to expand it: scaled down where it would be too large. */
export interface PreparedExpansion {
  readonly image: Pixels;
  readonly padding: Padding;
  /** Share of the picture's size, above 0 to 1. */
  readonly scale: number;
}
