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
  const size = { width, height };
  const farthest = (from: Float32Array) => spread(from, size, radius, Math.max);
  const nearest = (from: Float32Array) => spread(from, size, radius, Math.min);
  return farthest(nearest(nearest(farthest(depth))));
}

/** The least or greatest value in a square around each pixel. */
function spread(
  from: Float32Array,
  { width, height }: Pick<Frame, 'width' | 'height'>,
  radius: number,
  choose: (a: number, b: number) => number,
): Float32Array {
  const across = new Float32Array(from.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const last = row * width + Math.min(width - 1, column + radius);
      let value = from[row * width + column] as number;
      for (let at = row * width + Math.max(0, column - radius); at <= last; at++)
        value = choose(value, from[at] as number);
      across[row * width + column] = value;
    }
  const all = new Float32Array(from.length);
  for (let row = 0; row < height; row++) {
    const [top, bottom] = [Math.max(0, row - radius), Math.min(height - 1, row + radius)];
    for (let column = 0; column < width; column++) {
      let value = across[row * width + column] as number;
      for (let near = top; near <= bottom; near++)
        value = choose(value, across[near * width + column] as number);
      all[row * width + column] = value;
    }
  }
  return all;
}
