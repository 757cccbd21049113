interface Position {
  readonly x: number;
  readonly y: number;
}

/** One of the eight directions of a compass rose, each component -1, 0 or 1. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** tan 22.5° = √2 − 1: the border between an axis and its diagonal. */
const HALF_STEP = Math.sqrt(2) - 1;

/** The direction, in steps of 45°, nearest to the way from one point to another. */
export function directionOf(from: Position, to: Position): Direction {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  return {
    x: wide < high * HALF_STEP ? 0 : Math.sign(dx),
    y: high < wide * HALF_STEP ? 0 : Math.sign(dy),
  };
}

/** The point of the line through `from` in a direction that is nearest to `point`. */
export function alongDirection(from: Position, direction: Direction, point: Position): Position {
  const { x, y } = direction;
  const way = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y);
  return { x: from.x + x * way, y: from.y + y * way };
}
