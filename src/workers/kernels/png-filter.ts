/** Writes a scanline ready for deflate to `out`: the filter byte, then the filtered bytes. */
export type RowFilter = (row: Uint8Array, above: Uint8Array, out: Uint8Array) => void;

/** Filters a row into `out` and returns the sum of its bytes' distances from zero. */
type Filter = (row: Uint8Array, above: Uint8Array, stride: number, out: Int8Array) => number;

/** Filter numbers of the PNG specification, section 9.2. */
const CANDIDATES: readonly (readonly [number, Filter])[] = [
  [1, filterSub],
  [2, filterUp],
  [4, filterPaeth],
];

/**
 * Filters scanlines of `length` bytes, `stride` of them a pixel, by whichever filter gives the
 * smallest sum of absolute differences: the specification's own advice (12.7). The row above the
 * first is all zero. The loops run over each byte of a picture, hence their plainness: an index
 * within the row is asserted rather than checked.
 */
export function createRowFilter(length: number, stride: number): RowFilter {
  let best = new Int8Array(length);
  let trial = new Int8Array(length);
  return (row, above, out) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [number, filter] of CANDIDATES) {
      const sum = filter(row, above, stride, trial);
      if (sum >= least) continue;
      least = sum;
      out[0] = number;
      [best, trial] = [trial, best];
    }
    out.set(best, 1);
  };
}

function filterSub(row: Uint8Array, _above: Uint8Array, stride: number, out: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < row.length; i += 1) {
    const left = i < stride ? 0 : (row[i - stride] as number);
    out[i] = (row[i] as number) - left;
    sum += Math.abs(out[i] as number);
  }
  return sum;
}

function filterUp(row: Uint8Array, above: Uint8Array, _stride: number, out: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < row.length; i += 1) {
    out[i] = (row[i] as number) - (above[i] as number);
    sum += Math.abs(out[i] as number);
  }
  return sum;
}

function filterPaeth(row: Uint8Array, above: Uint8Array, stride: number, out: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < row.length; i += 1) {
    const left = i < stride ? 0 : (row[i - stride] as number);
    const corner = i < stride ? 0 : (above[i - stride] as number);
    out[i] = (row[i] as number) - predict(left, above[i] as number, corner);
    sum += Math.abs(out[i] as number);
  }
  return sum;
}

/** The Paeth predictor (PNG specification, 9.4) of three bytes. */
export function predict(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - corner - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
