/** `Math.min` or `Math.max`. */
type Choose = (one: number, other: number) => number;

/**
 * The lowest or highest value in a square of 2 × `radius` + 1 pixels a side around each pixel (erosion
 * or dilation); beyond the border is nothing.
 */
export function localExtremes<Plane extends Uint8Array | Float32Array>(
  plane: Plane,
  width: number,
  radius: number,
  choose: Choose,
): Plane {
  const height = plane.length / width;
  const across = plane.slice() as Plane;
  for (let y = 0; y < height; y++) spreadLine(plane, across, y * width, 1, width, radius, choose);
  const result = plane.slice() as Plane;
  for (let x = 0; x < width; x++) spreadLine(across, result, x, width, height, radius, choose);
  return result;
}

function spreadLine(
  from: Uint8Array | Float32Array,
  to: Uint8Array | Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
  choose: Choose,
): void {
  for (let index = 0; index < length; index++) {
    const last = Math.min(length - 1, index + radius);
    let chosen = from[start + index * step] as number;
    for (let near = Math.max(0, index - radius); near <= last; near++) {
      chosen = choose(chosen, from[start + near * step] as number);
    }
    to[start + index * step] = chosen;
  }
}
