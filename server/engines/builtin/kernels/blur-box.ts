/** Mean over a square of 2 × `radius` + 1 pixels a side; the border's values go on beyond it. */
export function blurBox(plane: Float32Array, width: number, radius: number): Float32Array {
  const height = plane.length / width;
  const across = new Float32Array(plane.length);
  for (let row = 0; row < plane.length; row += width)
    blurLine(plane, across, row, 1, width, radius);
  const result = new Float32Array(plane.length);
  for (let x = 0; x < width; x++) blurLine(across, result, x, width, height, radius);
  return result;
}

/** Along one line, by sums from its beginning in double precision. */
function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  const sums = new Float64Array(length + 2 * radius + 2);
  for (let index = 0; index <= length + 2 * radius; index++) {
    const near = Math.min(length - 1, Math.max(0, index - radius));
    sums[index + 1] = (sums[index] as number) + (from[start + near * step] as number);
  }
  const span = 2 * radius + 1;
  for (let index = 0; index < length; index++) {
    const sum = (sums[index + span] as number) - (sums[index] as number);
    to[start + index * step] = sum / span;
  }
}
