import type { Frame } from '../world/frame.ts';

/**
 * The distances of a frame without what is narrower than about twice `radius` pixels, near or far: single
 * leaves, blades and the gaps between them. Outlines of what is larger stay where they are. (Closing and
 * opening: Serra, Image Analysis and Mathematical Morphology, 1982.)
 */
export function withoutSpecks(
  { depth, width, height }: Pick<Frame, 'depth' | 'width' | 'height'>,
  radius: number,
): Float32Array {
  if (radius < 1) return depth;
  const values = depth.slice();
  const farthest = () => spread(values, width, height, radius);
  const nearest = () => {
    negate(values);
    spread(values, width, height, radius);
    negate(values);
  };
  farthest();
  nearest();
  nearest();
  farthest();
  return values;
}

function negate(values: Float32Array): void {
  for (let at = 0; at < values.length; at++) values[at] = -(values[at] as number);
}

/** Gives each pixel the greatest value of the square around it, in place. */
function spread(values: Float32Array, width: number, height: number, radius: number): void {
  const row = new Float32Array(width + 2 * radius);
  for (let line = 0; line < height; line++) spreadLine(values, line * width, 1, width, radius, row);
  const column = new Float32Array(height + 2 * radius);
  for (let line = 0; line < width; line++) spreadLine(values, line, width, height, radius, column);
}

/** The same along one line of `count` values, `step` apart; `wide` holds it and `radius` more at both ends. */
function spreadLine(
  values: Float32Array,
  first: number,
  step: number,
  count: number,
  radius: number,
  wide: Float32Array,
): void {
  wide.fill(Number.NEGATIVE_INFINITY);
  for (let n = 0; n < count; n++) wide[n + radius] = values[first + n * step] as number;
  // Greatest of 2, of 4, and so on; two such windows that overlap make one of any length.
  const whole = 2 * radius + 1;
  let window = 1;
  for (; 2 * window <= whole; window *= 2) raise(wide, window);
  if (window < whole) raise(wide, whole - window);
  for (let n = 0; n < count; n++) values[first + n * step] = wide[n] as number;
}

/** Gives each value that of the one so many places on, where that is greater. */
function raise(line: Float32Array, shift: number): void {
  const end = line.length - shift;
  for (let n = 0; n < end; n++) {
    const next = line[n + shift] as number;
    if (next > (line[n] as number)) line[n] = next;
  }
}
