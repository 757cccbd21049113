import { lumaAt } from '../arithmetic.ts';
import type { Frame } from '../world/frame.ts';

/** Where strokes run: for each pixel a direction of length 1, along the edges about it. */
export interface Flow {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Where a hand leans that nothing leads: a direction of length 1, and the square of the slope (light a pixel) that turns it. */
export interface Lean {
  readonly x: number;
  readonly y: number;
  readonly weight: number;
}

/**
 * The flow of a picture: the direction in which it changes least, by its structure tensor smoothed
 * over `radius` pixels (Brox et al. 2006). Where nothing changes it runs sideways, or as `lean` says.
 */
export function findFlow(
  { rgb, width, height }: Frame,
  radius: number,
  lean: Lean = { x: 1, y: 0, weight: 0 },
): Flow {
  const size = width * height;
  const luma = new Float32Array(size);
  for (let at = 0; at < size; at++) luma[at] = lumaAt(rgb, at);
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      const dx = (luma[at + 1] as number) - (luma[at - 1] as number);
      const dy = (luma[at + width] as number) - (luma[at - width] as number);
      xx[at] = dx * dx;
      xy[at] = dx * dy;
      yy[at] = dy * dy;
    }
  }
  for (const plane of [xx, xy, yy]) smooth(plane, width, height, radius);
  const x = new Float32Array(size);
  const y = new Float32Array(size);
  // As if there were such slopes across the direction it leans.
  const [ownXX, ownXY, ownYY] = [lean.y ** 2, -lean.x * lean.y, lean.x ** 2].map(
    (part) => part * lean.weight,
  ) as [number, number, number];
  for (let at = 0; at < size; at++) {
    const cross = (xy[at] as number) + ownXY;
    const angle =
      0.5 * Math.atan2(2 * cross, (xx[at] as number) + ownXX - (yy[at] as number) - ownYY);
    // The eigenvector across the greatest change.
    x[at] = -Math.sin(angle);
    y[at] = Math.cos(angle);
    if ((xx[at] as number) + (yy[at] as number) < 1e-9) [x[at], y[at]] = [lean.x, lean.y];
  }
  return { x, y };
}

/** Two box passes each way, in place. */
function smooth(plane: Float32Array, width: number, height: number, radius: number): void {
  for (let pass = 0; pass < 2; pass++) {
    smoothRows(plane, width, radius);
    smoothColumns(plane, width, height, radius);
  }
}

/** Sums that take one value in and let one go; nothing lies beyond the border. */
function smoothRows(plane: Float32Array, width: number, radius: number): void {
  const line = new Float32Array(width);
  for (let start = 0; start < plane.length; start += width) {
    line.set(plane.subarray(start, start + width));
    let sum = 0;
    for (let at = -radius; at < width; at++) {
      if (at + radius < width) sum += line[at + radius] as number;
      if (at - radius - 1 >= 0) sum -= line[at - radius - 1] as number;
      if (at >= 0) plane[start + at] = sum / (2 * radius + 1);
    }
  }
}

/** The same of all columns at once: rows lie together in memory. */
function smoothColumns(plane: Float32Array, width: number, height: number, radius: number): void {
  const from = plane.slice();
  const sums = new Float64Array(width);
  for (let row = -radius; row < height; row++) {
    const enters = (row + radius) * width;
    const leaves = (row - radius - 1) * width;
    if (row + radius < height)
      for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[enters + x] as number);
    if (leaves >= 0)
      for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) - (from[leaves + x] as number);
    if (row >= 0)
      for (let x = 0, at = row * width; x < width; x++, at++)
        plane[at] = (sums[x] as number) / (2 * radius + 1);
  }
}

/** What {@link brush} does along the flow. */
export interface Strokes {
  /** Length of a stroke to each side, pixels. */
  readonly length: number;
  /** How much the bristles show: the share by which light varies across a stroke. */
  readonly bristle: number;
}

/**
 * Draws colours out along the flow, and the marks of bristles with them: a line integral
 * convolution (Cabral and Leedom 1993) of the picture and of noise.
 */
export function brush(
  frame: Frame,
  flow: Flow,
  { length, bristle }: Strokes,
  noise: (at: number) => number,
): void {
  const { rgb, width, height } = frame;
  const source = rgb.slice();
  const grain = new Float32Array(width * height);
  for (let at = 0; at < grain.length; at++) grain[at] = noise(at) - 0.5;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      let red = 0;
      let green = 0;
      let blue = 0;
      let marks = 0;
      let weight = 0;
      for (let way = 1; way >= -1; way -= 2) {
        let x = column;
        let y = row;
        let lastX = (flow.x[at] as number) * way;
        let lastY = (flow.y[at] as number) * way;
        for (let step = way === 1 ? 0 : 1; step <= length; step++) {
          const here = Math.round(y) * width + Math.round(x);
          red += source[here * 3] as number;
          green += source[here * 3 + 1] as number;
          blue += source[here * 3 + 2] as number;
          marks += grain[here] as number;
          weight++;
          const nextX = flow.x[here] as number;
          const nextY = flow.y[here] as number;
          // A direction and its opposite are the same line.
          const turn = nextX * lastX + nextY * lastY < 0 ? -1 : 1;
          lastX = nextX * turn;
          lastY = nextY * turn;
          x += lastX;
          y += lastY;
          if (x < 0 || y < 0 || x > width - 1 || y > height - 1) break;
        }
      }
      const light = 1 + (bristle * marks * 3.4) / Math.sqrt(weight);
      rgb[at * 3] = (red / weight) * light;
      rgb[at * 3 + 1] = (green / weight) * light;
      rgb[at * 3 + 2] = (blue / weight) * light;
    }
  }
}
