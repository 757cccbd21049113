/** What a picture may be. */
export interface ImageLimits {
  /** Pixels in all. */
  readonly maxPixels: number;
  /** Pixels a side. */
  readonly maxSide: number;
}
