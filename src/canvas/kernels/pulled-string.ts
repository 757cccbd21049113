interface Position {
  readonly x: number;
  readonly y: number;
}

/** CSS px of string at full strength. */
const LONGEST = 60;

/**
 * Length of the string between pen and line, in image px.
 *
 * @param strength 0 (none) to 100
 * @param scale CSS px per image px: the hand trembles on the screen, not in the image
 */
export function stringLength(strength: number, scale: number): number {
  return (Math.min(100, Math.max(0, strength)) / 100) * (LONGEST / scale);
}

/**
 * Stroke smoothing as a pulled string: the drawn point lies still while the string is slack and is
 * drawn straight towards the pen when it is taut. What follows from it, and is tested: no string,
 * no change; the drawn point is never further from the pen than the string is long; the result
 * depends on the way of the pen alone, not on how often a device reports it.
 *
 * @returns `held` itself while nothing moves
 */
export function pullString(held: Position, pen: Position, length: number): Position {
  if (length <= 0) return pen;
  const dx = pen.x - held.x;
  const dy = pen.y - held.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance <= length) return held;
  const way = (distance - length) / distance;
  return { x: held.x + dx * way, y: held.y + dy * way };
}
