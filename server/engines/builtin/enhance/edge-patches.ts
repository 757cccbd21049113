/** Reach and size of the patches that detail is learned on. */
const REACH = 3;
const SIDE = 2 * REACH + 1;
/** Values in a patch. */
export const PATCH = SIDE * SIDE;
/** How far from a pixel its patch and its gradients reach. */
export const PATCH_MARGIN = REACH + 1;

const ANGLES = 8;
/** Gradients (mean size, 0 to 255 a pixel) from which on there is detail, and it is strong, and very strong. */
const STRENGTHS = [1.2, 5, 13] as const;
/** Above it gradients have one direction, as along an edge. */
const COHERENT = 0.45;
/** Kinds of patches: by direction, strength and coherence. */
export const PATCH_KINDS = ANGLES * STRENGTHS.length * 2;

/** Whether a kind of patch has one direction, as edges do. */
export const isEdge = (kind: number): boolean => (kind & 1) === 1;

/** A plane that was doubled; row by row. */
export interface Doubled {
  readonly data: Float32Array;
  readonly width: number;
}

/**
 * What kind of patch lies around a pixel, by the structure tensor of its gradients (Romano et al.
 * 2016, "RAISR"); −1 where it is flat. In a doubled plane pixels differ by whether their column and
 * row are odd; odd ones are looked at mirrored, which makes all alike. At least {@link PATCH_MARGIN}
 * pixels from the border.
 */
export function kindOf({ data, width }: Doubled, x: number, y: number): number {
  let [xx, xy, yy] = [0, 0, 0];
  for (let dy = -2; dy <= 2; dy++) {
    const row = (y + dy) * width + x;
    for (let dx = -2; dx <= 2; dx++) {
      const at = row + dx;
      const across = (data[at + 1] as number) - (data[at - 1] as number);
      const down = (data[at + width] as number) - (data[at - width] as number);
      const weight = (3 - Math.abs(dx)) * (3 - Math.abs(dy));
      xx += weight * across * across;
      xy += weight * across * down;
      yy += weight * down * down;
    }
  }
  if (((x ^ y) & 1) === 1) xy = -xy;
  // The weights sum up to 81, and differences are over two pixels.
  const spread = Math.sqrt((xx - yy) ** 2 + 4 * xy * xy);
  const major = Math.sqrt((xx + yy + spread) / 2 / (81 * 4));
  if (major < STRENGTHS[0]) return -1;
  const minor = Math.sqrt(Math.max(0, (xx + yy - spread) / 2) / (81 * 4));
  const turn = Math.atan2(2 * xy, xx - yy) / (2 * Math.PI) + 0.5;
  const angle = Math.min(ANGLES - 1, Math.floor(turn * ANGLES));
  const strength = major < STRENGTHS[1] ? 0 : major < STRENGTHS[2] ? 1 : 2;
  const coherence = (major - minor) / (major + minor) < COHERENT ? 0 : 1;
  return (angle * STRENGTHS.length + strength) * 2 + coherence;
}

/** Reads the patch around a pixel less its mean, mirrored at odd columns and rows. */
export function readPatch({ data, width }: Doubled, x: number, y: number, to: Float64Array): void {
  const right = (x & 1) === 1 ? -1 : 1;
  const down = (y & 1) === 1 ? -width : width;
  let mean = 0;
  for (let row = -REACH, at = 0; row <= REACH; row++) {
    const from = y * width + x + row * down;
    for (let column = -REACH; column <= REACH; column++, at++) {
      const value = data[from + column * right] as number;
      to[at] = value;
      mean += value;
    }
  }
  mean /= PATCH;
  for (let at = 0; at < PATCH; at++) to[at] = (to[at] as number) - mean;
}
