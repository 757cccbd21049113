import { createRandom, type Random } from '../../../kernels/random.ts';
import { clamp } from '../../arithmetic.ts';
import { type Frame, SKY } from '../../world/frame.ts';
import { type Triangle, triangulate } from './delaunay.ts';

/** Least distance of two corners where something ends, and where nothing does, pixels. */
const FINE = 7;
const COARSE = 44;
/** How far the corners on the picture's border bulge outward, pixels. */
const BULGE = 2;
/** How much a facet's light differs from its neighbours', and from one of its ends to the other. */
const TILT = 0.09;
const SLOPE = 0.1;

/**
 * Builds the picture anew of flat triangles with corners on its edges, each lit its own way: a
 * low-poly model. `unit` is 1 for a picture of about a megapixel.
 */
export function lowPoly(frame: Frame, seed: number, unit: number): void {
  const random = createRandom(seed);
  const points = corners(frame, random, unit);
  const source = frame.rgb.slice();
  for (const triangle of triangulate(points)) fill(frame, source, points, triangle);
}

/** Corners on the picture's border, along its edges, and sparsely between. */
function corners(frame: Frame, random: Random, unit: number): Float64Array {
  const { width, height } = frame;
  const fine = Math.max(2, FINE * unit);
  const coarse = Math.max(5, COARSE * unit);
  const cell = fine;
  const columns = Math.ceil((width + 2) / cell) + 1;
  const taken = new Map<number, readonly [number, number]>();
  const points: number[] = [];
  const add = (x: number, y: number) => {
    points.push(x, y);
    taken.set(Math.floor(y / cell) * columns + Math.floor(x / cell), [x, y]);
  };
  const isFree = (x: number, y: number, away: number) => {
    const reach = Math.ceil(away / cell);
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const near = taken.get(
          (Math.floor(y / cell) + row) * columns + Math.floor(x / cell) + column,
        );
        if (near !== undefined && Math.hypot(near[0] - x, near[1] - y) < away) return false;
      }
    return true;
  };
  const border = Math.max(2, Math.ceil(Math.max(width, height) / coarse));
  for (let n = 0; n <= border; n++) {
    const [x, y] = [(n / border) * width, (n / border) * height];
    // Bulging a little outward, no three of them lie on one line, which would have no circle.
    const out = BULGE * Math.sin((Math.PI * n) / border);
    add(x, -out);
    add(x + 0.01, height + out);
    if (n > 0 && n < border) {
      add(-out, y);
      add(width + out, y + 0.01);
    }
  }
  const tries = (width * height) / (fine * fine) / 0.35;
  for (let n = 0; n < tries; n++) {
    const [x, y] = [random.unit() * width, random.unit() * height];
    const edge = edgeAt(frame, Math.floor(x), Math.floor(y));
    const away = coarse + (fine - coarse) * edge;
    // A tiny shift keeps four corners off one circle.
    if (isFree(x, y, away)) add(x + 0.01 * random.unit(), y + 0.01 * random.unit());
  }
  return Float64Array.from(points);
}

/** How much of an edge runs through a pixel, 0 to 1. */
function edgeAt({ rgb, depth, width, height }: Frame, column: number, row: number): number {
  const [x, y] = [clamp(column, 2, width - 3), clamp(row, 2, height - 3)];
  const at = y * width + x;
  let change = 0;
  for (const step of [2, 2 * width]) {
    const [before, after] = [at - step, at + step];
    if (before < 0 || after >= width * height) return 0;
    for (let c = 0; c < 3; c++)
      change += Math.abs((rgb[before * 3 + c] as number) - (rgb[after * 3 + c] as number));
    const jump = Math.log(
      Math.min(4000, depth[after] as number) / Math.min(4000, depth[before] as number),
    );
    change += Math.min(1, Math.abs(jump) * 1.5);
  }
  return clamp(change * 1.15);
}

function fill(
  { rgb, kind, width, height }: Frame,
  source: Float32Array,
  points: Float64Array,
  triangle: Triangle,
): void {
  const [ax, ay, bx, by, cx, cy] = triangle.flatMap((corner) => [
    points[corner * 2] as number,
    points[corner * 2 + 1] as number,
  ]) as [number, number, number, number, number, number];
  const turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0 ? -1 : 1;
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number) =>
    turn * ((qx - px) * (y - py) - (qy - py) * (x - px));
  const inside: number[] = [];
  const mean = [0, 0, 0];
  let sky = 0;
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  for (let row = Math.max(0, Math.floor(Math.min(ay, by, cy))); row <= bottom; row++) {
    for (let column = Math.max(0, Math.floor(Math.min(ax, bx, cx))); column <= right; column++) {
      const [x, y] = [column + 0.5, row + 0.5];
      if (side(ax, ay, bx, by, x, y) < 0) continue;
      if (side(bx, by, cx, cy, x, y) < 0 || side(cx, cy, ax, ay, x, y) < 0) continue;
      const at = row * width + column;
      inside.push(at);
      sky += kind[at] === SKY ? 1 : 0;
      for (let c = 0; c < 3; c++) mean[c] = (mean[c] as number) + (source[at * 3 + c] as number);
    }
  }
  if (inside.length === 0) return;
  const solid = 1 - 0.85 * (sky / inside.length);
  // Each facet faces its own way, so one is lighter than the next and brighter toward the light.
  const chance = Math.sin(ax * 12.9898 + by * 78.233 + cx * 37.719) * 43758.5453;
  const light = 1 + TILT * solid * 2 * (chance - Math.floor(chance) - 0.5);
  const [middle, reach] = [
    (ay + by + cy) / 3,
    Math.max(1, Math.max(ay, by, cy) - Math.min(ay, by, cy)),
  ];
  for (const at of inside) {
    const slope = 1 - (SLOPE * solid * (Math.floor(at / width) + 0.5 - middle)) / reach;
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = ((mean[c] as number) / inside.length) * light * slope;
  }
}
