/**
 * Mean over a square of 2 × `radius` + 1 pixels a side, taken `passes` times over (three come near a Gaussian of the
 * radius' deviation); the border's values go on beyond it.
 */
export function blurBox(
  plane: Float32Array,
  width: number,
  radius: number,
  passes = 1,
): Float32Array {
  if (radius < 1) return plane.slice();
  let soft = new Float32Array(plane.length);
  let other = new Float32Array(plane.length);
  blurRows(plane, soft, width, radius, passes);
  for (let pass = 0; pass < passes; pass++) {
    blurColumns(soft, other, width, radius);
    [soft, other] = [other, soft];
  }
  return soft;
}

/** Along rows, by a sum that takes one value in and lets one go (in double precision); all passes of a row at once, while it is near. */
function blurRows(
  from: Float32Array,
  to: Float32Array,
  width: number,
  radius: number,
  passes: number,
): void {
  const span = 2 * radius + 1;
  // A row with the border's values beyond both ends; one more is taken in after the last.
  const padded = new Float64Array(width + span);
  const blurRow = (row: number): void => {
    let source = from;
    for (let pass = 0; pass < passes; pass++) {
      padded.fill(source[row] as number, 0, radius);
      for (let x = 0; x < width; x++) padded[radius + x] = source[row + x] as number;
      padded.fill(source[row + width - 1] as number, radius + width);
      let sum = 0;
      for (let x = 0; x < span; x++) sum += padded[x] as number;
      for (let x = 0; x < width; x++) {
        to[row + x] = sum / span;
        sum += (padded[x + span] as number) - (padded[x] as number);
      }
      source = to;
    }
  };
  for (let row = 0; row < from.length; row += width) blurRow(row);
}

/** Along columns, once: a whole row of sums at a time, for rows lie together in memory. */
function blurColumns(from: Float32Array, to: Float32Array, width: number, radius: number): void {
  const span = 2 * radius + 1;
  const height = from.length / width;
  const sums = new Float64Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y <= radius; y++) {
    const row = rowAt(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number);
  }
  const sumRow = (y: number): void => {
    const enters = rowAt(y + radius + 1);
    const leaves = rowAt(y - radius);
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const sum = sums[x] as number;
      to[at] = sum / span;
      sums[x] = sum + (from[enters + x] as number) - (from[leaves + x] as number);
    }
  };
  for (let y = 0; y < height; y++) sumRow(y);
}
