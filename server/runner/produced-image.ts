import type { Rectangle } from '../compose/kernels/rectangle.ts';
import type { Remark } from '../engines/note.ts';

/** A finished picture of a run: an encoded file. Size in pixels. */
export interface ProducedImage {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
}

/** What a run made. */
export interface Produced {
  /** In the order asked for; none when something was only to be found. */
  readonly images: readonly ProducedImage[];
  /** The engine's own answers, to be blended anew later; null for kinds that blend nothing. */
  readonly crops: {
    readonly place: Rectangle;
    /** One for each of `images`. */
    readonly images: readonly ProducedImage[];
  } | null;
  /** Where something was found, as a mask file; null when nothing was looked for, or found. */
  readonly found: ProducedImage | null;
  /** What the engine says it did or ignored. */
  readonly notes: readonly Remark[];
}
