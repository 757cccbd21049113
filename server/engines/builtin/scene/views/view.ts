/** How a picture looks at its land. */
export interface View {
  /** The row of the horizon, as a share of the picture's height; below 0 it is above the picture. */
  readonly horizon: number;
  /** How long the lens is, 1 being usual: twice as long shows half as much, twice as large. */
  readonly lens: number;
  /** How high the eye is, 1 being usual in the land. */
  readonly eye: number;
  /** How far to the right of what is straight ahead its middle is, one unit ahead, where the heavy side is on the right; missing: not at all. */
  readonly aside?: number;
}
