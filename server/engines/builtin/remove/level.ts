import { holeDepth } from './hole.ts';

/** Half the side of a patch without its centre: patches are 5×5 pixels. */
export const REACH = 2;
/** Pixels in a patch. */
export const PATCH_PIXELS = (2 * REACH + 1) ** 2;

/** The grounds of what is not told apart. */
export const ANY_GROUND = 255;

/** One level of the pyramid. All arrays are row by row from the top left. */
export interface Level {
  readonly width: number;
  /** Columns of the picture itself: right of them is its mirror image, from which only pieces are copied (`regroup.ts`). */
  readonly own: number;
  readonly height: number;
  /** Four bytes a pixel: luma, two chromas, texture. Within the hole it is the present guess. */
  readonly feature: Uint8Array;
  /** 1 where the pixel has to be made. */
  readonly hole: Uint8Array;
  /** Pixels from a hole pixel to the nearest known one; 0 where known. */
  readonly depth: Float32Array;
  /** 1 where a patch centred here is known completely, inside the picture, and not barred. */
  readonly valid: Uint8Array;
  /** The pixels of the picture itself where `valid` is 1, in scan order. */
  readonly sources: Int32Array;
  /** Pixels inside the picture's border of {@link REACH} whose patch touches the hole, in scan order. */
  readonly targets: Int32Array;
  /** Grounds, a bit each: a target and its source should share one. See `regions/guide.ts`. */
  readonly grounds: Uint8Array;
  /** The hole's pixels, in scan order. */
  readonly holePixels: Int32Array;
}

/**
 * Finds sources, targets and depths for a picture of features with a hole, of whose columns so many are its own; nothing is
 * copied from what is barred.
 */
export function createLevel(
  width: number,
  height: number,
  feature: Uint8Array,
  unknown: Uint8Array,
  barred: Uint8Array = new Uint8Array(unknown.length),
  grounds: Uint8Array = new Uint8Array(unknown.length).fill(ANY_GROUND),
  own = width,
): Level {
  const touched = dilate(unknown, width, height);
  const hole = own === width ? unknown : onlyOwn(unknown, width, own);
  const valid = new Uint8Array(hole.length);
  const sources = createList(hole.length);
  const targets = createList(hole.length);
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x;
      if (touched[at] === 1) {
        if (x < own) targets.pixels[targets.count++] = at;
      } else if (barred[at] === 0) {
        valid[at] = 1;
        if (x < own) sources.pixels[sources.count++] = at;
      }
    }
  }
  const holePixels = createList(hole.length);
  for (let at = 0; at < hole.length; at++)
    if (hole[at] === 1) holePixels.pixels[holePixels.count++] = at;
  return {
    width,
    own,
    height,
    feature,
    hole,
    depth: holeDepth(hole, width),
    valid,
    grounds,
    sources: listed(sources),
    targets: listed(targets),
    holePixels: listed(holePixels),
  };
}

function onlyOwn(marks: Uint8Array, width: number, own: number): Uint8Array {
  const left = marks.slice();
  for (let row = 0; row < left.length; row += width) left.fill(0, row + own, row + width);
  return left;
}

/** Pixels that are listed one after another: lists that grow take longer. */
interface List {
  readonly pixels: Int32Array;
  count: number;
}

const createList = (most: number): List => ({ pixels: new Int32Array(most), count: 0 });
const listed = ({ pixels, count }: List): Int32Array => pixels.slice(0, count);

/** Marks every pixel within {@link REACH} rows and columns of a marked one. */
function dilate(hole: Uint8Array, width: number, height: number): Uint8Array {
  const across = new Uint8Array(hole.length);
  const touched = new Uint8Array(hole.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hole[y * width + x] === 0) continue;
      const first = Math.max(0, x - REACH);
      const last = Math.min(width - 1, x + REACH);
      across.fill(1, y * width + first, y * width + last + 1);
    }
  }
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - REACH);
    const last = Math.min(height - 1, y + REACH);
    for (let x = 0; x < width; x++) {
      if (across[y * width + x] === 0) continue;
      for (let row = first; row <= last; row++) touched[row * width + x] = 1;
    }
  }
  return touched;
}
