import type { Level } from './level.ts';

/** Ways to look, as steps of columns and rows; each is also gone backwards. */
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/**
 * The least texture that is seen around the hole from each of its pixels, as the features have it: of the first
 * known pixels in eight directions; 0 where none is known. What is flatter than all around is a soft patch,
 * and pieces that show nothing fit each other best.
 */
export function leastTexture(level: Level): Uint8Array {
  const { hole, holePixels } = level;
  const least = new Uint8Array(hole.length);
  for (const pixel of holePixels) least[pixel] = UNSEEN;
  for (const [across, down] of WAYS) {
    lookBack(level, across, down, least);
    lookBack(level, -across, -down, least);
  }
  for (const pixel of holePixels) if (least[pixel] === UNSEEN) least[pixel] = 0;
  return least;
}

/** As much as the feature can hold: nothing is less than that. */
const UNSEEN = 255;

/** Lowers `least` to what each hole pixel sees against a step of columns and rows. */
function lookBack(
  { width, height, feature, hole, holePixels }: Level,
  across: number,
  down: number,
  least: Uint8Array,
): void {
  const step = down * width + across;
  const seen = new Uint8Array(hole.length);
  const last = holePixels.length - 1;
  // So that the pixel before each was there before it.
  for (let index = 0; index <= last; index++) {
    const pixel = holePixels[step > 0 ? index : last - index] as number;
    const x = (pixel % width) - across;
    const y = Math.floor(pixel / width) - down;
    const before = pixel - step;
    const isOut = x < 0 || x >= width || y < 0 || y >= height;
    const value = isOut ? UNSEEN : hole[before] === 1 ? seen[before] : feature[before * 4 + 3];
    seen[pixel] = value as number;
    if ((value as number) < (least[pixel] as number)) least[pixel] = value as number;
  }
}
