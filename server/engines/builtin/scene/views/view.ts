/** How a picture looks at its land: row of the horizon as a share (below 0: above the picture), focal length, height of the eye. */
export interface View {
  readonly horizon: number;
  readonly lens: number;
  readonly eye: number;
}
