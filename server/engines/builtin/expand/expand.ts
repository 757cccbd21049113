import type { Pixels } from '../../engine.ts';
import { fillArea } from '../remove/fill.ts';

/** Pixels to add on each side. */
interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A ring is at most this share of the picture it grows, and at least this many pixels, a side. */
const RING_SHARE = 0.4;
const RING_LEAST = 24;

/** An expanded picture, and whether a part of it had to be filled smoothly. */
export interface Expanded {
  readonly image: Pixels;
  readonly smooth: boolean;
}

/**
 * Continues a picture beyond its sides, ring by ring, each filled from all that is there by then:
 * far from the picture there is no other surrounding to go by. The picture's own pixels stay.
 * `onProgress` is told the share of the new pixels that are made, never falling.
 */
export function expandPicture(
  image: Pixels,
  padding: Sides,
  seed: number,
  onProgress: (share: number) => void,
): Expanded {
  const { width, height } = grownBy(image, padding);
  const total = width * height - image.width * image.height;
  let current = image;
  let rest = padding;
  let done = 0;
  let smooth = false;
  for (let ring = 0; rest.left + rest.top + rest.right + rest.bottom > 0; ring++) {
    const step = ringOf(current, rest);
    const { canvas, hole } = pad(current, step);
    const fresh = canvas.width * canvas.height - current.width * current.height;
    const report = fillArea(canvas.data, hole, canvas.width, seed + ring, (share) =>
      onProgress((done + share * fresh) / total),
    );
    done += fresh;
    smooth ||= report.smooth;
    current = canvas;
    rest = less(rest, step);
  }
  return { image: current, smooth };
}

const grownBy = ({ width, height }: Pixels, { left, top, right, bottom }: Sides) => ({
  width: left + width + right,
  height: top + height + bottom,
});

const less = (all: Sides, part: Sides): Sides => ({
  left: all.left - part.left,
  top: all.top - part.top,
  right: all.right - part.right,
  bottom: all.bottom - part.bottom,
});

function ringOf({ width, height }: Pixels, { left, top, right, bottom }: Sides): Sides {
  const across = Math.max(RING_LEAST, Math.floor(width * RING_SHARE));
  const down = Math.max(RING_LEAST, Math.floor(height * RING_SHARE));
  return {
    left: Math.min(left, across),
    top: Math.min(top, down),
    right: Math.min(right, across),
    bottom: Math.min(bottom, down),
  };
}

/** The picture with room around it; `hole` is 1 in the room. */
function pad(image: Pixels, sides: Sides): { canvas: Pixels; hole: Uint8Array } {
  const { width, height } = grownBy(image, sides);
  const data = new Uint8ClampedArray(width * height * 4);
  const hole = new Uint8Array(width * height).fill(1);
  for (let y = 0; y < image.height; y++) {
    const to = (sides.top + y) * width + sides.left;
    const row = y * image.width * 4;
    data.set(image.data.subarray(row, row + image.width * 4), to * 4);
    hole.fill(0, to, to + image.width);
  }
  return { canvas: { width, height, data }, hole };
}
