import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../kernels/random.ts';

/** Rows of stones over a wall, faintly darker and lighter; `size` is the height of a row in pixels. */
export function courses(
  context: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): void {
  const end = x + width;
  for (let row = y; row < y + height; row += size) {
    for (
      let column = x - random.unit() * size;
      column < end;
      column += size * (1.6 + random.unit())
    ) {
      context.fillStyle = random.unit() < 0.5 ? 'rgba(0,0,0,0.10)' : 'rgba(255,255,255,0.09)';
      context.fillRect(Math.max(x, column), row, Math.min(size * 1.6, end - column), size - 1);
    }
  }
}
