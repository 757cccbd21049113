import type { Raster } from './halve.ts';

/** Pixels of some rows that lie above each other; `right` and `bottom` exclusive. */
interface Block {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  bottom: number;
}

/** Units of a polygon's corners in a pixel. */
const UNITS = 16;

/**
 * One closed polygon that by the even-odd rule has inside exactly the pixels whose alpha is above
 * 0: x, y pairs in 1/16 px, empty where there are none. It goes round one block of pixels after the
 * other and between them along the left edge, there and in the end back, which cancels out.
 */
export function outlineOfAlpha(raster: Raster): Int32Array<ArrayBuffer> {
  const corners = blocksOf(raster).flatMap(({ left, top, right, bottom }) => [
    ...[0, top, left, top, right, top, right, bottom],
    ...[left, bottom, left, top, 0, top],
  ]);
  return Int32Array.from(corners, (value) => value * UNITS);
}

/** The blocks that the pixels consist of, by their first row. */
function blocksOf({ width, height, pixels }: Raster): readonly Block[] {
  const blocks: Block[] = [];
  let above = new Map<number, Block>();
  for (let y = 0; y < height; y += 1) {
    const here = new Map<number, Block>();
    for (const [left, right] of runsOf(pixels, y * width, width)) {
      const same = above.get(left);
      const block = same?.right === right ? same : { left, top: y, right, bottom: y };
      block.bottom = y + 1;
      here.set(left, block);
      if (block !== same) blocks.push(block);
    }
    above = here;
  }
  return blocks;
}

function* runsOf(
  pixels: Uint8Array,
  row: number,
  width: number,
): Generator<readonly [number, number]> {
  const isIn = (x: number): boolean => (pixels[(row + x) * 4 + 3] ?? 0) > 0;
  for (let x = 0; x < width; x += 1) {
    if (!isIn(x)) continue;
    const left = x;
    while (x < width && isIn(x)) x += 1;
    yield [left, x];
  }
}
