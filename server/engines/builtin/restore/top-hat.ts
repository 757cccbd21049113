/**
 * What stands out of a plane by being lighter than all of its surroundings' wider shapes: the plane
 * less its opening by a square of 2 × `radius` + 1 pixels a side (white top-hat). Values 0 to 255;
 * for what is darker pass the inverted plane.
 */
export function topHat(plane: Uint8Array, width: number, radius: number): Uint8Array {
  const opened = spread(spread(plane, width, radius, Math.min), width, radius, Math.max);
  return plane.map((value, at) => value - (opened[at] as number));
}

type Choose = (one: number, other: number) => number;

function spread(plane: Uint8Array, width: number, radius: number, choose: Choose): Uint8Array {
  const height = plane.length / width;
  const across = new Uint8Array(plane.length);
  for (let y = 0; y < height; y++) spreadLine(plane, across, y * width, 1, width, radius, choose);
  const result = new Uint8Array(plane.length);
  for (let x = 0; x < width; x++) spreadLine(across, result, x, width, height, radius, choose);
  return result;
}

function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
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
