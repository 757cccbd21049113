/**
 * The mask's operations as src/canvas/mapping.md defines them, worked out pixel by pixel with
 * whole numbers of any size. It shares no line with the product (it imports nothing from src/).
 */

/** One byte a pixel, row by row. */
export interface OracleMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A sample of a stroke, whole numbers in 1/16 px. */
export interface OracleSample {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A mask with nothing painted. */
export function blankMask(width: number, height: number): OracleMask {
  return { width, height, data: new Uint8Array(width * height) };
}

function changed(
  mask: OracleMask,
  value: (i: number, j: number, before: number) => number,
): OracleMask {
  const { width, height, data } = mask;
  return {
    width,
    height,
    data: data.map((before, at) => value(at % width, Math.floor(at / width), before)),
  };
}

/** Brush or eraser along samples whose radius may change. */
export function strokeOf(
  mask: OracleMask,
  samples: readonly OracleSample[],
  erase: boolean,
): OracleMask {
  return changed(mask, (i, j, before) => {
    const isIn = samples.some((sample, at) =>
      isInSomeDisc(i, j, samples[Math.max(0, at - 1)] ?? sample, sample),
    );
    return isIn ? (erase ? 0 : 255) : before;
  });
}

/**
 * Whether the centre of pixel (i, j) lies in a disc at a + t·(b − a) of radius r + t·(s − r), for
 * some t in [0, 1]: asked of both ends and of the t, an exact fraction, where |P − centre|² −
 * radius² is lowest.
 */
export function isInSomeDisc(i: number, j: number, a: OracleSample, b: OracleSample): boolean {
  const [px, py] = [BigInt(16 * i + 8 - a.x), BigInt(16 * j + 8 - a.y)];
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  const radius = BigInt(a.radius);
  const growth = BigInt(b.radius - a.radius);
  const holds = (over: bigint, under: bigint): boolean => {
    const ex = px * under - dx * over;
    const ey = py * under - dy * over;
    const reach = radius * under + growth * over;
    return ex * ex + ey * ey <= reach * reach;
  };
  if (holds(0n, 1n) || holds(1n, 1n)) return true;
  const over = px * dx + py * dy + radius * growth;
  const under = dx * dx + dy * dy - growth * growth;
  return under > 0n && over > 0n && over < under && holds(over, under);
}

/** Edges in 1/16 px; the left and upper ones belong to the rectangle. */
export function rectangleOf(
  mask: OracleMask,
  edges: { left: number; top: number; right: number; bottom: number },
  erase: boolean,
): OracleMask {
  const isBetween = (pixel: number, a: number, b: number): boolean => {
    const centre = 16 * pixel + 8;
    return (a <= centre && centre < b) || (b <= centre && centre < a);
  };
  return changed(mask, (i, j, before) => {
    const isIn = isBetween(i, edges.left, edges.right) && isBetween(j, edges.top, edges.bottom);
    return isIn ? (erase ? 0 : 255) : before;
  });
}

/** Even-odd: x, y pairs in 1/16 px, the last joined to the first. */
export function lassoOf(mask: OracleMask, points: Int32Array, erase: boolean): OracleMask {
  return changed(mask, (i, j, before) => (isInPolygon(i, j, points) ? (erase ? 0 : 255) : before));
}

/** Counts the sides strictly right of the centre, those with the upper end at or above it. */
export function isInPolygon(i: number, j: number, points: Int32Array): boolean {
  const [x, y] = [BigInt(16 * i + 8), BigInt(16 * j + 8)];
  let isInside = false;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [ax, ay] = [BigInt(points[at] ?? 0), BigInt(points[at + 1] ?? 0)];
    const [bx, by] = [BigInt(points[next] ?? 0), BigInt(points[next + 1] ?? 0)];
    if (ay <= y === by <= y) continue;
    // The side's x at height y, less x, times the side's height: its sign tells where it passes.
    const right = (ax - x) * (by - ay) + (y - ay) * (bx - ax);
    if (by > ay ? right > 0n : right < 0n) isInside = !isInside;
  }
  return isInside;
}

/** Offsets at most n px long. */
function disc(n: number): [number, number][] {
  const offsets: [number, number][] = [];
  for (let y = -n; y <= n; y += 1) {
    for (let x = -n; x <= n; x += 1) if (x * x + y * y <= n * n) offsets.push([x, y]);
  }
  return offsets;
}

/** The greatest (`grow`) or smallest value among the pixels of the image at most n px away. */
function extreme(mask: OracleMask, n: number, isGreater: (a: number, b: number) => boolean) {
  const offsets = disc(n);
  const { width, height, data } = mask;
  return changed(mask, (i, j, before) => {
    let best = before;
    for (const [x, y] of offsets) {
      if (i + x < 0 || i + x >= width || j + y < 0 || j + y >= height) continue;
      const value = data[(j + y) * width + i + x] ?? 0;
      if (isGreater(value, best)) best = value;
    }
    return best;
  });
}

/** Grown by n px. */
export function growOf(mask: OracleMask, n: number): OracleMask {
  return extreme(mask, n, (a, b) => a > b);
}

/** Shrunk by n px. */
export function shrinkOf(mask: OracleMask, n: number): OracleMask {
  return extreme(mask, n, (a, b) => a < b);
}

/** How often each offset from −n to n occurs as the sum of three, one from each box. */
function boxWeights(n: number): number[] {
  const radii = [Math.floor(n / 3), Math.floor((n + 1) / 3), Math.floor((n + 2) / 3)];
  let weights = [1];
  for (const radius of radii) {
    const wider: number[] = Array.from({ length: weights.length + 2 * radius }, () => 0);
    weights.forEach((weight, at) => {
      for (let u = 0; u <= 2 * radius; u += 1) wider[at + u] = (wider[at + u] ?? 0) + weight;
    });
    weights = wider;
  }
  return weights;
}

/** The feathered value of one pixel: the nearest whole number to the weighted mean. */
export function featheredAt(mask: OracleMask, n: number, i: number, j: number): number {
  const { width, height, data } = mask;
  const weights = boxWeights(n);
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0)) ** 2n;
  const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
  let sum = 0n;
  for (let y = -n; y <= n; y += 1) {
    let line = 0;
    for (let x = -n; x <= n; x += 1) {
      const value = data[clamp(j + y, height) * width + clamp(i + x, width)] ?? 0;
      line += value * (weights[x + n] ?? 0);
    }
    sum += BigInt(line) * BigInt(weights[y + n] ?? 0);
  }
  return Number((2n * sum + total) / (2n * total));
}

/** Feathered by n px. */
export function featherOf(mask: OracleMask, n: number): OracleMask {
  return changed(mask, (i, j) => featheredAt(mask, n, i, j));
}

/** 255 − value. */
export function invertOf(mask: OracleMask): OracleMask {
  return changed(mask, (_i, _j, before) => 255 - before);
}

/** A connected area as the accessible list shows it. */
export interface OracleRegion {
  readonly bounds: { left: number; top: number; right: number; bottom: number };
  readonly pixels: number;
  readonly x: number;
  readonly y: number;
}

/** Which pixels are one with pixel (x, y) by way of painted neighbours; none if it is not painted. */
function areaAt({ width, height, data }: OracleMask, x: number, y: number): Set<number> {
  const area = new Set<number>();
  const waiting = [[x, y]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [i = 0, j = 0] = next;
    const at = j * width + i;
    if (i < 0 || i >= width || j < 0 || j >= height || data[at] === 0 || area.has(at)) continue;
    area.add(at);
    waiting.push([i + 1, j], [i - 1, j], [i, j + 1], [i, j - 1]);
  }
  return area;
}

/** All connected areas: the largest first, those of one size from the top. */
export function regionsOf(mask: OracleMask): OracleRegion[] {
  const seen = new Set<number>();
  const regions: OracleRegion[] = [];
  mask.data.forEach((value, first) => {
    if (value === 0 || seen.has(first)) return;
    const [x, y] = [first % mask.width, Math.floor(first / mask.width)];
    const area = [...areaAt(mask, x, y)];
    for (const at of area) seen.add(at);
    const columns = area.map((at) => at % mask.width);
    const rows = area.map((at) => Math.floor(at / mask.width));
    const bounds = {
      left: Math.min(...columns),
      top: Math.min(...rows),
      right: Math.max(...columns) + 1,
      bottom: Math.max(...rows) + 1,
    };
    regions.push({ bounds, pixels: area.length, x, y });
  });
  return regions.sort((a, b) => b.pixels - a.pixels || a.y - b.y || a.x - b.x);
}

/** Changes only the area at a pixel; where the result meets the rest the greater value stays. */
export function changeRegion(
  mask: OracleMask,
  place: { x: number; y: number },
  change: (region: OracleMask) => OracleMask,
): OracleMask {
  const { width } = mask;
  const area = areaAt(mask, place.x, place.y);
  const result = change(changed(mask, (i, j, value) => (area.has(j * width + i) ? value : 0)));
  return changed(mask, (i, j, value) => {
    const at = j * width + i;
    return Math.max(area.has(at) ? 0 : value, result.data[at] ?? 0);
  });
}

/** Everything by whole px; what leaves the image is gone. */
export function shiftOf(mask: OracleMask, dx: number, dy: number): OracleMask {
  const { width, height, data } = mask;
  return changed(mask, (i, j) => {
    const [x, y] = [i - dx, j - dy];
    return x < 0 || x >= width || y < 0 || y >= height ? 0 : (data[y * width + x] ?? 0);
  });
}
