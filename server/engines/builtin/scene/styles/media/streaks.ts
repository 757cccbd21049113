import type { Random } from '../../../kernels/random.ts';
import { blurBox } from '../../../kernels/blur-box.ts';
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
 */
export function streaksAlong(
  flow: Flow,
  size: Size,
  length: number,
  thickness: number,
  random: Random,
): Float32Array {
  if (thickness < THICK) return draw(flow, size, length, thickness, random);
  const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const marks = draw(halfOf(flow, size, half), half, length / 2, thickness / 2, random);
  return enlarge(marks, half, size);
}

/** Every second direction each way. */
function halfOf({ x, y }: Flow, { width }: Size, half: Size): Flow {
  const from = (at: number) => 2 * Math.floor(at / half.width) * width + 2 * (at % half.width);
  const length = half.width * half.height;
  return {
    x: Float32Array.from({ length }, (_, at) => x[from(at)] as number),
    y: Float32Array.from({ length }, (_, at) => y[from(at)] as number),
  };
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
  flow: Flow,
  { width, height }: Size,
  length: number,
  thickness: number,
  random: Random,
): Float32Array {
  const chance = Float32Array.from({ length: width * height }, () => random.unit() - 0.5);
  const grain = blurBox(chance, width, Math.round((thickness - 1) / 2));
  const marks = new Float32Array(width * height);
  // Where marks are thick a step may be longer.
  const stride = Math.max(1, thickness / 2);
  const steps = Math.max(1, Math.round(length / stride));
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      let sum = grain[at] as number;
      for (let way = -1; way <= 1; way += 2) {
        let x = column;
        let y = row;
        let alongX = (flow.x[at] as number) * way;
        let alongY = (flow.y[at] as number) * way;
        for (let step = 0; step < steps; step++) {
          x += alongX * stride;
          y += alongY * stride;
          if (x < 0 || y < 0 || x > width - 1 || y > height - 1) break;
          const here = Math.round(y) * width + Math.round(x);
          sum += grain[here] as number;
          const nextX = flow.x[here] as number;
          const nextY = flow.y[here] as number;
          // A direction and its opposite are the same line.
          const turn = nextX * alongX + nextY * alongY < 0 ? -1 : 1;
          alongX = nextX * turn;
          alongY = nextY * turn;
        }
      }
      marks[at] = sum;
    }
  }
  return toUnit(marks);
}

/** Values with a mean of 0 and a deviation of 1, in place. */
function toUnit(values: Float32Array): Float32Array {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < values.length; at++) {
    sum += values[at] as number;
    squares += (values[at] as number) ** 2;
  }
  const mean = sum / values.length;
  const deviation = Math.sqrt(Math.max(1e-12, squares / values.length - mean * mean));
  for (let at = 0; at < values.length; at++)
    values[at] = ((values[at] as number) - mean) / deviation;
  return values;
}
