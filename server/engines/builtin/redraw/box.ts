/** A rectangle of whole pixels; `right` and `bottom` are outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around every byte above 0; `data` has one byte a pixel and at least one marked. */
export function areaBounds(data: Uint8Array, width: number): Box {
  let [left, top, right, bottom] = [width, data.length / width, 0, 0];
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    bottom = y + 1;
  }
  return { left, top, right, bottom };
}

/** The box with `by` more pixels on each side, within a picture. */
export function growBox(box: Box, by: number, width: number, height: number): Box {
  return {
    left: Math.max(0, box.left - by),
    top: Math.max(0, box.top - by),
    right: Math.min(width, box.right + by),
    bottom: Math.min(height, box.bottom + by),
  };
}
