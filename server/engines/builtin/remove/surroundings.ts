/** A picture with a hole that is to be filled from it. All arrays are row by row from the top left. */
export interface Surroundings {
  readonly width: number;
  /** Columns of the picture itself, where there is no more than that its width; right of them is its mirror image (`mirror.ts`). */
  readonly own: number;
  /** RGBA, with colours multiplied by alpha. */
  readonly pixels: Uint8ClampedArray;
  /** 1 where pixels are to be made, and where they are not known in the mirror image. */
  readonly hole: Uint8Array;
  /** 1 where nothing is copied from. */
  readonly barred: Uint8Array;
  /** Grounds, a bit each: see `regions/guide.ts`. */
  readonly grounds: Uint8Array;
}
