interface Position {
  readonly x: number;
  readonly y: number;
}

/** Edges in the same units as the points it was made of; left ≤ right, top ≤ bottom. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The rectangle that a drag spans.
 *
 * @param square its sides are as long as the longer one, towards where the pointer is
 * @param centred `from` is its middle instead of a corner
 */
export function dragRectangle(
  from: Position,
  to: Position,
  square: boolean,
  centred: boolean,
): Rectangle {
  const [dx, dy] = square ? squared(to.x - from.x, to.y - from.y) : [to.x - from.x, to.y - from.y];
  const first = centred ? { x: from.x - dx, y: from.y - dy } : from;
  const [x, y] = [from.x + dx, from.y + dy];
  return {
    left: Math.min(first.x, x),
    top: Math.min(first.y, y),
    right: Math.max(first.x, x),
    bottom: Math.max(first.y, y),
  };
}

function squared(dx: number, dy: number): [number, number] {
  const side = Math.max(Math.abs(dx), Math.abs(dy));
  return [dx < 0 ? -side : side, dy < 0 ? -side : side];
}
