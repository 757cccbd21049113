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

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  const read = (index: number) =>
    from[start + Math.min(length - 1, Math.max(0, index)) * step] as number;
  // Sums begin anew at each value: a running sum would depend on where a band begins.
  const span = 2 * radius + 1;
  for (let index = 0; index < length; index++) {
    let sum = 0;
    for (let near = index - radius; near <= index + radius; near++) sum += read(near);
    to[start + index * step] = sum / span;
  }
}
