/** Side in pixels of the squares by which far parts of a hole are told apart. */
const SQUARE = 64;
/** Surroundings that a part is filled from: multiples of its size, within limits, in pixels. */
const CONTEXT_RATIO = 1.5;
const CONTEXT_MIN = 128;
const CONTEXT_MAX = 512;

/** One part of a hole, and the rectangle of the picture that it is filled from. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 1 for this part's pixels, 2 for another part's that are not filled yet; within the rectangle. */
  readonly hole: Uint8Array;
}

/** Bounds of a part; `right` and `bottom` are outside. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Splits a hole into parts that are at least two squares of 64 pixels apart, so that time and memory
 * grow with what is marked and not with what lies between. Parts come in scan order; `hole` has one
 * byte a pixel, above 0 where marked.
 */
export function* splitHole(hole: Uint8Array, width: number, height: number): Generator<Part> {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const label = labelSquares(markSquares(hole, width, height, columns, rows), columns, rows);
  const bounds = boundsOf(hole, width, height, label, columns);
  for (const [number, box] of bounds) {
    const [left, right] = widen(box.left, box.right, width);
    const [top, bottom] = widen(box.top, box.bottom, height);
    const part = new Uint8Array((right - left) * (bottom - top));
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        if (hole[y * width + x] === 0) continue;
        const own = label[squareOf(x, y, columns)];
        if (own !== undefined && own < number) continue;
        part[(y - top) * (right - left) + x - left] = own === number ? 1 : 2;
      }
    }
    yield { left, top, width: right - left, height: bottom - top, hole: part };
  }
}

/** All of a hole as one part, with so many pixels around it; `hole` is 1 where marked and has such pixels. */
export function partAround(hole: Uint8Array, width: number, margin: number): Part {
  const height = hole.length / width;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    const row = hole.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(1);
    if (first < 0) continue;
    box.left = Math.min(box.left, first);
    box.right = Math.max(box.right, row.lastIndexOf(1) + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  }
  const [left, top] = [Math.max(0, box.left - margin), Math.max(0, box.top - margin)];
  const right = Math.min(width, box.right + margin);
  const bottom = Math.min(height, box.bottom + margin);
  const part = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    part.set(hole.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return { left, top, width: right - left, height: bottom - top, hole: part };
}

/** A part's rectangle of a picture (RGBA, `width` pixels wide). */
export function cutOut(pixels: Uint8ClampedArray, width: number, part: Part): Uint8ClampedArray {
  const cut = new Uint8ClampedArray(part.width * part.height * 4);
  for (let y = 0; y < part.height; y++) {
    const from = ((part.top + y) * width + part.left) * 4;
    cut.set(pixels.subarray(from, from + part.width * 4), y * part.width * 4);
  }
  return cut;
}

/** Writes the pixels of a part's own hole from its rectangle into a picture, in place. */
export function pasteBack(
  pixels: Uint8ClampedArray,
  width: number,
  part: Part,
  cut: Uint8ClampedArray,
): void {
  for (let at = 0; at < part.hole.length; at++) {
    if (part.hole[at] !== 1) continue;
    const x = at % part.width;
    const y = (at - x) / part.width;
    const to = ((part.top + y) * width + part.left + x) * 4;
    pixels.set(cut.subarray(at * 4, at * 4 + 4), to);
  }
}

const squareOf = (x: number, y: number, columns: number): number =>
  Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);

function widen(start: number, end: number, limit: number): [number, number] {
  const wanted = Math.ceil((end - start) * CONTEXT_RATIO);
  const context = Math.min(CONTEXT_MAX, Math.max(CONTEXT_MIN, wanted));
  return [Math.max(0, start - context), Math.min(limit, end + context)];
}

function markSquares(
  hole: Uint8Array,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Uint8Array {
  const marked = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hole[y * width + x] !== 0) marked[squareOf(x, y, columns)] = 1;
    }
  }
  return marked;
}

/** Numbers from 1, in scan order of each group's first square; squares up to two apart belong together. */
function labelSquares(marked: Uint8Array, columns: number, rows: number): Int32Array {
  const label = new Int32Array(marked.length);
  let count = 0;
  for (let start = 0; start < marked.length; start++) {
    if (marked[start] === 0 || label[start] !== 0) continue;
    label[start] = ++count;
    for (const stack = [start]; stack.length > 0; ) {
      const square = stack.pop() as number;
      const x = square % columns;
      const y = (square - x) / columns;
      for (let row = Math.max(0, y - 2); row <= Math.min(rows - 1, y + 2); row++) {
        for (let column = Math.max(0, x - 2); column <= Math.min(columns - 1, x + 2); column++) {
          const other = row * columns + column;
          if (marked[other] === 0 || label[other] !== 0) continue;
          label[other] = count;
          stack.push(other);
        }
      }
    }
  }
  return label;
}

function boundsOf(
  hole: Uint8Array,
  width: number,
  height: number,
  label: Int32Array,
  columns: number,
): Map<number, Bounds> {
  const bounds = new Map<number, Bounds>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hole[y * width + x] === 0) continue;
      const number = label[squareOf(x, y, columns)] as number;
      const box = bounds.get(number);
      if (box === undefined) {
        bounds.set(number, { left: x, top: y, right: x + 1, bottom: y + 1 });
        continue;
      }
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.bottom = y + 1;
    }
  }
  return new Map([...bounds].sort(([a], [b]) => a - b));
}
