/**
 * For each pixel that is not `wanted` the squared distance to the nearest pixel that is, exact up to
 * `limit` and something larger beyond it; 0 for wanted pixels. `marks` has one byte a pixel, `width`
 * a row; what lies outside the picture is not wanted. `limit` is at most 180 pixels.
 */
export function squaredDistances(
  marks: Uint8Array,
  wanted: number,
  width: number,
  limit: number,
): Uint16Array {
  const height = marks.length / width;
  const far = limit + 1;
  const across = rowDistances(marks, wanted, width, far);
  const squared = new Uint16Array(marks.length).fill(far * far);
  for (let y = 0; y < height; y++) {
    const first = Math.max(0, y - limit);
    const last = Math.min(height - 1, y + limit);
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (marks[at] === wanted) {
        squared[at] = 0;
        continue;
      }
      let nearest = far * far;
      for (let row = first; row <= last; row++) {
        const dx = across[row * width + x] ?? far;
        const distance = dx * dx + (row - y) * (row - y);
        if (dx < far && distance < nearest) nearest = distance;
      }
      squared[at] = nearest;
    }
  }
  return squared;
}

/** Distance along the row to the nearest wanted pixel, at most `far`. */
function rowDistances(marks: Uint8Array, wanted: number, width: number, far: number): Uint8Array {
  const distances = new Uint8Array(marks.length);
  for (let row = 0; row < marks.length; row += width) {
    let distance = far;
    for (let at = row; at < row + width; at++) {
      distance = marks[at] === wanted ? 0 : Math.min(far, distance + 1);
      distances[at] = distance;
    }
    distance = far;
    for (let at = row + width - 1; at >= row; at--) {
      distance = marks[at] === wanted ? 0 : Math.min(far, distance + 1);
      distances[at] = Math.min(distances[at] ?? far, distance);
    }
  }
  return distances;
}
