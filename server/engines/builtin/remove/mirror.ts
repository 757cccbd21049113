import { diffuseHole } from './diffuse.ts';
import { isOpen } from './hole.ts';
import { REACH } from './level.ts';
import type { Surroundings } from './surroundings.ts';

/** A picture with a hole, and its mirror image if there is one, laid out as one picture. */
export interface Mirrored extends Surroundings {
  /** From a pixel of the picture that it was made from to its own. */
  readonly placeOf: (at: number) => number;
}

/** A larger picture, in pixels, is not mirrored, for the memory that it takes. */
const MOST_PIXELS = 4_000_000;

/**
 * The picture with its mirror image beside it, from which a hole can be filled as from the picture itself: half of what
 * people make, of faces and of leaves is nowhere else (reflections as sources: Image Melding, Darabi et al. 2012). The hole has to keep
 * away from the mirror image: where it lies at the right side alone, both are mirrored. Null where it lies at both sides, or
 * open at the picture's border, where no pieces are copied whole, or the picture is too large.
 */
export function besideMirror(around: Surroundings): Mirrored | null {
  const { width, hole } = around;
  const height = hole.length / width;
  if (hole.length > MOST_PIXELS || isOpen(hole, width)) return null;
  const isLeft = isMarkedIn(hole, width, 0);
  const isRight = isMarkedIn(hole, width, width - 1);
  if (isLeft && isRight) return null;
  // What is removed would be seen in the mirror image, too.
  const closed = around.pixels.slice();
  diffuseHole(closed, hole, hole, width);
  const count = 2 * hole.length;
  const pixels = new Uint8ClampedArray(4 * count);
  const marks = new Uint8Array(count);
  const barred = new Uint8Array(count);
  const grounds = new Uint8Array(count);
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < 2 * width; x++, to++) {
      const isOwn = x < width;
      const across = isOwn !== isRight ? x % width : width - 1 - (x % width);
      const from = y * width + across;
      const colours = isOwn ? around.pixels : closed;
      for (let c = 0; c < 4; c++) pixels[to * 4 + c] = colours[from * 4 + c] as number;
      grounds[to] = around.grounds[from] as number;
      if (isOwn) marks[to] = hole[from] as number;
      const isAtAxis = Math.abs(x + 0.5 - width) < REACH;
      if (isAtAxis || around.barred[from] === 1 || (!isOwn && hole[from] === 1)) barred[to] = 1;
    }
  }
  const placeOf = (at: number) => {
    const x = at % width;
    return 2 * (at - x) + (isRight ? width - 1 - x : x);
  };
  return { width: 2 * width, own: width, pixels, hole: marks, barred, grounds, placeOf };
}

function isMarkedIn(hole: Uint8Array, width: number, column: number): boolean {
  for (let at = column; at < hole.length; at += width) if (hole[at] === 1) return true;
  return false;
}
