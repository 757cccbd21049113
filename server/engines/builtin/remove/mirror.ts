import { holeDepth, isOpen, largest } from './hole.ts';
import { REACH } from './level.ts';
import type { Surroundings } from './surroundings.ts';

/** A picture with a hole, and its mirror image if there is one, laid out as one picture. */
export interface Mirrored extends Surroundings {
  /** From a pixel of the picture that it was made from to its own. */
  readonly placeOf: (at: number) => number;
}

/** A hole that is nowhere so deep, in pixels, has what it needs beside it. */
const SHALLOW = 8;
/** A larger picture, in pixels, is not mirrored, for the memory that it takes. */
const MOST_PIXELS = 2_500_000;

/**
 * The picture with its mirror image beside it, from which a hole can be filled as from the picture itself: half of what
 * people make, of faces and of leaves is nowhere else (reflections as sources: Image Melding, Darabi et al. 2012). The hole has to keep
 * away from the mirror image: where it lies at the right side alone, both are mirrored. Null where it lies at both sides, or
 * open at the picture's border, where no pieces are copied whole, or the picture is too large, or the hole shallow.
 */
export function besideMirror(around: Surroundings): Mirrored | null {
  const { width, hole } = around;
  if (hole.length > MOST_PIXELS || isOpen(hole, width)) return null;
  if (largest(holeDepth(hole, width)) < SHALLOW) return null;
  const isLeft = isMarkedIn(hole, width, 0);
  const isRight = isMarkedIn(hole, width, width - 1);
  if (isLeft && isRight) return null;
  const { buffer, byteOffset } = around.pixels;
  const pixels = bothBeside(new Uint32Array(buffer, byteOffset, hole.length), width, isRight);
  const barred = bothBeside(around.barred, width, isRight);
  // A patch across the axis shows what there is not.
  for (let axis = width; axis < barred.length; axis += 2 * width)
    barred.fill(1, axis - REACH, axis + REACH);
  const placeOf = (at: number) => {
    const x = at % width;
    return 2 * (at - x) + (isRight ? width - 1 - x : x);
  };
  return {
    ...{ width: 2 * width, own: width, placeOf, barred },
    pixels: new Uint8ClampedArray(pixels.buffer),
    hole: bothBeside(hole, width, isRight),
    grounds: bothBeside(around.grounds, width, isRight),
  };
}

/** The rows of a plane, each followed by its mirror image, or that by the row. */
function bothBeside<Plane extends Uint8Array | Uint32Array>(
  plane: Plane,
  width: number,
  isMirrorFirst: boolean,
): Plane {
  const both = new (plane.constructor as new (length: number) => Plane)(2 * plane.length);
  for (let row = 0; row < plane.length; row += width) {
    const own = plane.subarray(row, row + width);
    both.set(own, 2 * row + (isMirrorFirst ? width : 0));
    both.set(own.toReversed(), 2 * row + (isMirrorFirst ? 0 : width));
  }
  return both;
}

function isMarkedIn(hole: Uint8Array, width: number, column: number): boolean {
  for (let at = column; at < hole.length; at += width) if (hole[at] === 1) return true;
  return false;
}
