/** Mean over a square of 2 × `radius` + 1 pixels a side; the border's values go on beyond it. */
export function blurBox(plane: Float32Array, width: number, radius: number): Float32Array {
  if (radius < 1) return plane.slice();
  return blurColumns(blurRows(plane, width, radius), width, radius);
}

/** Along rows, by a sum that takes one value in and lets one go (in double precision). */
function blurRows(from: Float32Array, width: number, radius: number): Float32Array {
  const to = new Float32Array(from.length);
  const span = 2 * radius + 1;
  for (let row = 0; row < from.length; row += width) {
    const last = row + width - 1;
    let sum = (radius + 1) * (from[row] as number);
    for (let x = 1; x <= radius; x++) sum += from[Math.min(last, row + x)] as number;
    for (let at = row; at <= last; at++) {
      to[at] = sum / span;
      const enters = Math.min(last, at + radius + 1);
      const leaves = Math.max(row, at - radius);
      sum += (from[enters] as number) - (from[leaves] as number);
    }
  }
  return to;
}

/** The same along columns, a whole row of sums at once: rows lie together in memory. */
function blurColumns(from: Float32Array, width: number, radius: number): Float32Array {
  const to = new Float32Array(from.length);
  const span = 2 * radius + 1;
  const height = from.length / width;
  const sums = new Float64Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius; y <= radius; y++) {
    const row = rowAt(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const enters = rowAt(y + radius + 1);
    const leaves = rowAt(y - radius);
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const sum = sums[x] as number;
      to[at] = sum / span;
      sums[x] = sum + (from[enters + x] as number) - (from[leaves + x] as number);
    }
  }
  return to;
}
