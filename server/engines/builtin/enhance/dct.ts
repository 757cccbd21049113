/** Side of the blocks whose frequencies are looked at; the same as JPEG's. */
export const SIDE = 8;

/** `COSINES[k * 4 + n]`: the orthonormal cosine of frequency k at n; the other half mirrors it. */
const COSINES = Float64Array.from({ length: SIDE * (SIDE / 2) }, (_, at) => {
  const [k, n] = [at >> 2, at & 3];
  const scale = k === 0 ? Math.sqrt(1 / SIDE) : Math.sqrt(2 / SIDE);
  return scale * Math.cos((Math.PI * (2 * n + 1) * k) / (2 * SIDE));
});
const line = new Float64Array(SIDE);

/** Turns a block of values, row by row, into its frequencies (orthonormal cosine transform), in place. */
export function toFrequencies(block: Float32Array): void {
  for (let row = 0; row < SIDE; row++) transformLine(block, row * SIDE, 1);
  for (let column = 0; column < SIDE; column++) transformLine(block, column, SIDE);
}

/** Turns frequencies of {@link toFrequencies} back into values, in place. */
export function toValues(block: Float32Array): void {
  for (let column = 0; column < SIDE; column++) restoreLine(block, column, SIDE);
  for (let row = 0; row < SIDE; row++) restoreLine(block, row * SIDE, 1);
}

/** Reads the block whose first value is at `corner` of a plane. */
export function readBlock(
  plane: Float32Array,
  width: number,
  corner: number,
  block: Float32Array,
): void {
  for (let row = 0; row < SIDE; row++) {
    const from = corner + row * width;
    block.set(plane.subarray(from, from + SIDE), row * SIDE);
  }
}

/** Even frequencies come from sums of mirrored pairs, odd ones from their differences. */
function transformLine(block: Float32Array, start: number, step: number): void {
  for (let n = 0; n < 4; n++) {
    const near = block[start + n * step] as number;
    const far = block[start + (7 - n) * step] as number;
    line[n] = near + far;
    line[4 + n] = near - far;
  }
  for (let k = 0; k < SIDE; k++) {
    const from = (k & 1) * 4;
    let sum = 0;
    for (let n = 0; n < 4; n++) sum += (COSINES[k * 4 + n] as number) * (line[from + n] as number);
    block[start + k * step] = sum;
  }
}

function restoreLine(block: Float32Array, start: number, step: number): void {
  line.fill(0);
  for (let k = 0; k < SIDE; k++) {
    const value = block[start + k * step] as number;
    if (value === 0) continue;
    const to = (k & 1) * 4;
    for (let n = 0; n < 4; n++) {
      line[to + n] = (line[to + n] as number) + (COSINES[k * 4 + n] as number) * value;
    }
  }
  for (let n = 0; n < 4; n++) {
    const [even, odd] = [line[n] as number, line[4 + n] as number];
    block[start + n * step] = even + odd;
    block[start + (7 - n) * step] = even - odd;
  }
}
