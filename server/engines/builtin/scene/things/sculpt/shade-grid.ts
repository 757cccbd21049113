import { clamp } from '../../arithmetic.ts';
import { distanceTo, distanceToAll, distanceToBall, FAR } from './distance.ts';
import { type Field, type Group, groupOf } from './field.ts';
import type { Solid } from './solid.ts';
import type { Vector } from './vector.ts';

/** Most and fewest cells along the longest side, and pixels of the picture for each. */
const CELLS = { most: 34, fewest: 14, pixels: 5 } as const;

/** The reach of the smallest pieces that count, in cells. */
const SMALLEST = 0.55;

/** Corners of cells on a side of the blocks for which the pieces thereabouts are gathered. */
const BLOCK = 4;

/** What stands for a distance that is not yet measured. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/** Distances of a model on a coarse grid: for shadows and for how open a place is. */
export interface ShadeGrid {
  readonly cell: number;
  /** Distance at a point; beyond the grid, far. */
  readonly at: (x: number, y: number, z: number) => number;
}

/** The distances of all pieces, sampled where they are asked for, as finely as a picture of that many pixels needs it. */
export function createShadeGrid(pieces: readonly Solid[], field: Field, pixels: number): ShadeGrid {
  const low = [0, 1, 2].map((axis) =>
    Math.min(...pieces.map(({ middle, reach }) => (middle[axis] ?? 0) - reach)),
  );
  const high = [0, 1, 2].map((axis) =>
    Math.max(...pieces.map(({ middle, reach }) => (middle[axis] ?? 0) + reach)),
  );
  const [x0 = 0, y0 = 0, z0 = 0] = low;
  const sides = high.map((most, axis) => most - (low[axis] ?? 0));
  const cells = clamp(Math.round(pixels / CELLS.pixels), CELLS.fewest, CELLS.most);
  const cell = Math.max(...sides) / cells;
  const [nx = 2, ny = 2, nz = 2] = sides.map((side) => Math.ceil(side / cell) + 2);
  // What is smaller than its cells shades nothing that it could tell.
  const large = groupOf(
    field,
    field.all.filter((n) => {
      const piece = pieces[n];
      return piece !== undefined && (piece.cuts || piece.reach > SMALLEST * cell);
    }),
  );
  const values = new Float32Array(nx * ny * nz).fill(UNKNOWN);
  // What is near a block of cells is looked for once.
  const [bx, by] = [Math.ceil(nx / BLOCK), Math.ceil(ny / BLOCK)];
  const blocks = new Map<number, Group>();
  // By its first corner: whether the eight around a cell are measured.
  const isMeasured = new Uint8Array(nx * ny * nz);
  return { cell, at: (x, y, z) => read((x - x0) / cell, (y - y0) / cell, (z - z0) / cell) };

  function read(u: number, v: number, w: number): number {
    if (u < 0 || v < 0 || w < 0 || u >= nx - 1 || v >= ny - 1 || w >= nz - 1) return 1e3;
    const i = Math.floor(u);
    const j = Math.floor(v);
    const k = Math.floor(w);
    const first = (k * ny + j) * nx + i;
    if (isMeasured[first] === 0) measure(i, j, k);
    const near = layer(first, u - i, v - j);
    const far = layer(first + nx * ny, u - i, v - j);
    return near + (far - near) * (w - k);
  }

  function layer(at: number, du: number, dv: number): number {
    const upper = (values[at] as number) * (1 - du) + (values[at + 1] as number) * du;
    const lower = (values[at + nx] as number) * (1 - du) + (values[at + nx + 1] as number) * du;
    return upper + (lower - upper) * dv;
  }

  /** Measures the corners of a cell when one asks for it first: nobody asks for most of them. */
  function measure(left: number, low: number, near: number): void {
    isMeasured[(near * ny + low) * nx + left] = 1;
    for (let k = near; k <= near + 1; k++)
      for (let j = low; j <= low + 1; j++)
        for (let i = left; i <= left + 1; i++) {
          const at = (k * ny + j) * nx + i;
          if (values[at] === UNKNOWN)
            values[at] = distanceToAll(
              field,
              groupAt(i, j, k),
              x0 + i * cell,
              y0 + j * cell,
              z0 + k * cell,
            );
        }
  }

  /** The pieces that count about a corner of a cell. */
  function groupAt(i: number, j: number, k: number): Group {
    if (large.cuts) return large;
    const [column, row, deep] = [(i / BLOCK) | 0, (j / BLOCK) | 0, (k / BLOCK) | 0];
    const at = (deep * by + row) * bx + column;
    const known = blocks.get(at);
    if (known !== undefined) return known;
    const half = ((BLOCK - 1) / 2) * cell;
    const x = x0 + column * BLOCK * cell + half;
    const y = y0 + row * BLOCK * cell + half;
    const z = z0 + deep * BLOCK * cell + half;
    const group = groupOf(field, piecesNear(field, large, [x, y, z], Math.sqrt(3) * half));
    blocks.set(at, group);
    return group;
  }
}

/** Which of some pieces, none of which cuts, can make the distance within a ball of that radius about a point. */
function piecesNear(field: Field, group: Group, [x, y, z]: Vector, radius: number): Uint16Array {
  let nearest = FAR;
  for (const piece of group.pieces) {
    const one = Math.max(distanceTo(field, piece, x, y, z), distanceToBall(field, piece, x, y, z));
    nearest = Math.min(nearest, one);
  }
  const most = nearest + group.felt + 2 * radius;
  return group.pieces.filter((piece) => distanceToBall(field, piece, x, y, z) <= most);
}

/** The share of the sun's light that reaches a point a little off the surface. */
export function sunlightAt({ at, cell }: ShadeGrid, from: Vector, toward: Vector): number {
  let least = 1;
  for (let t = cell * 1.2, n = 0; n < 26; n++) {
    const away = at(from[0] + toward[0] * t, from[1] + toward[1] * t, from[2] + toward[2] * t);
    if (away > 900) break;
    least = Math.min(least, 0.5 + (6 * away) / t);
    if (least <= 0) return 0;
    t += Math.max(away, cell * 0.5);
  }
  return least;
}

/** How much of the sky a point on a surface sees past the model itself, 0 to 1. */
export function opennessAt({ at, cell }: ShadeGrid, on: Vector, normal: Vector): number {
  let hidden = 0;
  let weight = 0.5;
  for (let n = 1; n <= 4; n++) {
    const step = cell * n * 1.1;
    const away = at(on[0] + normal[0] * step, on[1] + normal[1] * step, on[2] + normal[2] * step);
    hidden += (weight * Math.max(0, step - Math.min(away, step))) / step;
    weight *= 0.72;
  }
  return Math.max(0.12, 1 - hidden * 0.9);
}
