import { blurBox } from '../../../kernels/blur-box.ts';
import type { Random } from '../../../kernels/random.ts';
import type { Flow, Lean } from '../flow.ts';

/** Marks of so many pixels are drawn in a copy of half the size. */
const THICK = 4;

/** How a right hand hatches where no form leads it, from the lower left up; it yields to slopes of a hundredth a pixel. */
export const HAND: Lean = { x: 0.82, y: -0.57, weight: 1.6e-4 };

/** Level marks where no form leads: skies and water. */
export const LEVEL: Lean = { x: 1, y: 0, weight: HAND.weight };

/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Marks of a hand that follows a flow: chance drawn out along it (Cabral and Leedom 1993). `length` is
 * how far to each side, `thickness` about how wide a mark is, pixels. Values spread about 0 with a deviation of 1.
 * Only thin marks take heed of `wanted`: there are none where that is 0.
 */
export function streaksAlong(
  flow: Flow,
  size: Size,
  length: number,
  thickness: number,
  random: Random,
  wanted?: Uint8Array,
): Float32Array {
  if (thickness < THICK) return draw(flow, size, length, thickness, random, wanted);
  const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const marks = draw(halfOf(flow, size, half), half, length / 2, thickness / 2, random);
  return enlarge(marks, half, size);
}

/** Every second direction each way. */
function halfOf({ x, y }: Flow, { width }: Size, half: Size): Flow {
  const every = {
    x: new Float32Array(half.width * half.height),
    y: new Float32Array(half.width * half.height),
  };
  for (let row = 0, at = 0; row < half.height; row++)
    for (let from = 2 * row * width, column = 0; column < half.width; column++, from += 2, at++) {
      every.x[at] = x[from] as number;
      every.y[at] = y[from] as number;
    }
  return every;
}

/** Twice the size, even between the values. */
function enlarge(plane: Float32Array, half: Size, { width, height }: Size): Float32Array {
  const large = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const upper = (row >> 1) * half.width;
    const lower = Math.min(half.height - 1, (row + 1) >> 1) * half.width;
    for (let column = 0; column < width; column++) {
      const left = column >> 1;
      const right = Math.min(half.width - 1, (column + 1) >> 1);
      large[row * width + column] =
        ((plane[upper + left] as number) +
          (plane[upper + right] as number) +
          (plane[lower + left] as number) +
          (plane[lower + right] as number)) /
        4;
    }
  }
  return large;
}

function draw(
  { x: flowX, y: flowY }: Flow,
  { width, height }: Size,
  length: number,
  thickness: number,
  random: Random,
  wanted?: Uint8Array,
): Float32Array {
  const chance = new Float32Array(width * height);
  for (let at = 0; at < chance.length; at++) chance[at] = random.unit() - 0.5;
  const grain = blurBox(chance, width, Math.round((thickness - 1) / 2));
  const marks = new Float32Array(width * height);
  // Where marks are thick a step may be longer.
  const stride = Math.max(1, thickness / 2);
  const steps = Math.max(1, Math.round(length / stride));
  const [right, bottom] = [width - 1, height - 1];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (wanted !== undefined && wanted[at] === 0) continue;
      let sum = grain[at] as number;
      for (let way = -1; way <= 1; way += 2) {
        let x = column;
        let y = row;
        let alongX = (flowX[at] as number) * way;
        let alongY = (flowY[at] as number) * way;
        for (let step = 0; step < steps; step++) {
          x += alongX * stride;
          y += alongY * stride;
          if (x < 0 || y < 0 || x > right || y > bottom) break;
          // Rounded: neither is below 0.
          const here = ((y + 0.5) | 0) * width + ((x + 0.5) | 0);
          sum += grain[here] as number;
          const nextX = flowX[here] as number;
          const nextY = flowY[here] as number;
          // A direction and its opposite are the same line.
          const turn = nextX * alongX + nextY * alongY < 0 ? -1 : 1;
          alongX = nextX * turn;
          alongY = nextY * turn;
        }
      }
      marks[at] = sum;
    }
  }
  return toUnit(marks, wanted);
}

/** Values with a mean of 0 and a deviation of 1 where they are wanted, in place. */
function toUnit(values: Float32Array, wanted?: Uint8Array): Float32Array {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let at = 0; at < values.length; at++) {
    if (wanted !== undefined && wanted[at] === 0) continue;
    sum += values[at] as number;
    squares += (values[at] as number) ** 2;
    count++;
  }
  const mean = sum / Math.max(1, count);
  const deviation = Math.sqrt(Math.max(1e-12, squares / Math.max(1, count) - mean * mean));
  for (let at = 0; at < values.length; at++)
    values[at] = ((values[at] as number) - mean) / deviation;
  return values;
}
