import { distanceTo, distanceToAll, distanceToNearest, FAR } from './distance.ts';
import { createField, type Field, type Group, groupOf, STRIDE } from './field.ts';
import { light, type Touch } from './light-touch.ts';
import type { Rays } from './rays.ts';
import { createShadeGrid } from './shade-grid.ts';
import type { Sight } from './sight.ts';
import type { Solid } from './solid.ts';
import { createTiles, type Tile, tileOf } from './tiles.ts';
import { towardOf, turnBack, type Vector } from './vector.ts';

/** A model as the eye sees it, row by row. */
export interface Carving {
  readonly width: number;
  readonly height: number;
  /** Lit colour, not premultiplied, and coverage: four values a pixel. */
  readonly rgba: Float32Array;
  /** 0 to 1: how much it shines by itself. */
  readonly glow: Float32Array;
  /** Normals in the model's axes, three values a pixel. */
  readonly normals: Float32Array;
  /** Length of hair in pixels. */
  readonly fur: Float32Array;
}

/** Pixels on a side of the squares that are looked at together last. */
const CLOSE = 2;
/** How far the pixels of a square are from its middle, by its width, and how much farther what is seen beside one: pixels. */
const AROUND = 0.62;
const BESIDE = 1.1;
const STEPS = 42;
/** How close to a surface, in pixels, a line of sight has reached it. */
const ENOUGH = 0.16;

/** Looks through every pixel at the model and lights what is there. */
export function carve(sight: Sight, rays: Rays): Carving {
  const { width, height } = sight;
  const carving: Carving = {
    width,
    height,
    rgba: new Float32Array(width * height * 4),
    glow: new Float32Array(width * height),
    normals: new Float32Array(width * height * 3),
    fur: new Float32Array(width * height),
  };
  const field = createField(sight.pieces);
  const away = new Float64Array(sight.pieces.length);
  const whole = groupOf(field, field.all);
  const close: Group = { ...whole, pieces: field.all.slice() };
  const grid = createShadeGrid(sight.pieces, field, Math.max(width, height));
  const side = tileOf(height);
  const tiles = createTiles(sight, field, side);
  const columns = Math.ceil(width / side);
  tiles.forEach((tile, index) => {
    if (tile.group.count > 0)
      approach(tile, (index % columns) * side, Math.floor(index / columns) * side, side);
  });
  return carving;

  /** Looks at a square of pixels at once, then, from where a surface comes near, at smaller ones within it. */
  function approach(tile: Tile, left: number, top: number, wide: number): void {
    const middle = wide / 2 - 0.5;
    const near = look(sight, field, tile, left + middle, top + middle, wide * AROUND + BESIDE);
    if (near === null) return;
    const start = { ...tile, near: near.point[2] };
    const next = wide > CLOSE ? CLOSE : 1;
    for (let row = top; row < Math.min(height, top + wide); row += next) {
      for (let column = left; column < Math.min(width, left + wide); column += next) {
        if (next > 1) {
          approach(start, column, row, next);
          continue;
        }
        const seen = look(sight, field, start, column, row, 1);
        if (seen !== null && isAboveGround(seen))
          write(carving, row * width + column, seen, tile.group);
      }
    }
  }

  /** What is in the ground is not seen. */
  function isAboveGround({ point }: Seen): boolean {
    return turnBack(sight.turned, point)[1] > -0.5 / sight.scale;
  }

  function write(into: Carving, at: number, { point, cover }: Seen, group: Group): void {
    const shares = sharesAt(sight.pieces, field, group, point, 1.5 / sight.scale, away, close);
    const normal = normalAt(field, close, point, 0.35 / sight.scale);
    const modelNormal = turnBack(sight.turned, normal);
    const touch: Touch = {
      point,
      normal,
      modelPoint: turnBack(sight.turned, point),
      modelNormal,
      sight: towardOf([point[0] - sight.eye[0], point[1] - sight.eye[1], point[2] - sight.eye[2]]),
      shares,
      turned: sight.turned,
    };
    const { colour, glow, fur, cover: hides } = light(touch, rays, grid);
    for (let c = 0; c < 3; c++) {
      into.rgba[at * 4 + c] = colour[c] as number;
      into.normals[at * 3 + c] = modelNormal[c] as number;
    }
    into.rgba[at * 4 + 3] = cover * hides;
    into.glow[at] = glow;
    into.fur[at] = fur * sight.scale;
  }
}

/** What a pixel shows: where, and how much of the pixel. */
interface Seen {
  readonly point: Vector;
  readonly cover: number;
}

/**
 * Steps along the line of sight to where the first surface is closer than `wide` pixels, or to the
 * surface itself if that is 1 (sphere and cone tracing, Hart 1996).
 */
function look(
  { eye, scale, left, top }: Sight,
  field: Field,
  { group, apart, near, far }: Tile,
  column: number,
  row: number,
  wide: number,
): Seen | null {
  const dx = left + (column + 0.5) / scale - eye[0];
  const dy = top - (row + 0.5) / scale - eye[1];
  const dz = -eye[2];
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const ux = dx / length;
  const uy = dy / length;
  const uz = dz / length;
  const pixel = wide / scale;
  const enough = wide === 1 ? pixel * ENOUGH : pixel * 0.9;
  const end = (far - eye[2]) / uz;
  let t = Math.max(0, (near - eye[2]) / uz);
  let closest = pixel;
  let closestAt = t;
  for (let n = 0; n < STEPS && t <= end; n++) {
    const x = eye[0] + ux * t;
    const y = eye[1] + uy * t;
    const z = eye[2] + uz * t;
    const away =
      apart === null
        ? distanceToAll(field, group, x, y, z)
        : distanceToNearest(field, apart, x, y, z);
    if (away < closest) {
      closest = away;
      closestAt = t;
    }
    if (away < enough) break;
    t += away * 0.96;
  }
  if (closest >= pixel) return null;
  const cover = closest < pixel * (ENOUGH + 0.02) ? 1 : 1 - closest / pixel;
  const point: Vector = [eye[0] + ux * closestAt, eye[1] + uy * closestAt, eye[2] + uz * closestAt];
  return { point, cover };
}

/** The surface's normal, from distances at four corners of a tetrahedron around the point. */
function normalAt(field: Field, near: Group, at: Vector, e: number): Vector {
  const x = at[0];
  const y = at[1];
  const z = at[2];
  const a = distanceToAll(field, near, x + e, y - e, z - e);
  const b = distanceToAll(field, near, x - e, y - e, z + e);
  const c = distanceToAll(field, near, x - e, y + e, z - e);
  const d = distanceToAll(field, near, x + e, y + e, z + e);
  return towardOf([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

/** How far a surface is from a piece that melts, at the most, in widths of the melting; and what keeps a piece that is farther from being chosen. */
const MELTED = 0.5;
const APART = 1e3;

/**
 * Which pieces the surface at a point belongs to, and how much of it; `away` is room for a number a piece. Gathers in
 * `close` all that make the surface there.
 */
function sharesAt(
  all: readonly Solid[],
  field: Field,
  { pieces, count, felt }: Group,
  at: Vector,
  sharp: number,
  away: Float64Array,
  close: Group,
): [Solid, number][] {
  const { numbers } = field;
  const x = at[0];
  const y = at[1];
  const z = at[2];
  const around = felt + sharp;
  let least = FAR;
  close.count = 0;
  for (let n = 0; n < count; n++) {
    const piece = pieces[n] as number;
    const o = piece * STRIDE;
    const dx = x - (numbers[o + 20] as number);
    const dy = y - (numbers[o + 21] as number);
    const dz = z - (numbers[o + 22] as number);
    const limit = (numbers[o + 23] as number) + around;
    const isNear = dx * dx + dy * dy + dz * dz <= limit * limit;
    const one = isNear ? distanceTo(field, piece, x, y, z) : FAR;
    away[n] = Math.abs(one);
    if (one <= around) close.pieces[close.count++] = piece;
    // What ends within a later cut has no surface here.
    if (numbers[o + 19] !== 0 && one < -sharp) away.fill(FAR, 0, n);
  }
  // How far off a piece is can be estimated nearer than its ball: then a pixel grazes what no ball is near of.
  if (close.count === 0)
    for (let n = 0; n < count; n++) {
      const piece = pieces[n] as number;
      away[n] = Math.abs(distanceTo(field, piece, x, y, z));
      close.pieces[close.count++] = piece;
    }
  close.nearest = close.pieces[0] as number;
  // Of what does not melt there the surface is its own: a braid that lies in cloth does not stain it.
  let widest = 0;
  for (let n = count - 1; n >= 0; n--) {
    widest = Math.max(widest, numbers[(pieces[n] as number) * STRIDE + 18] as number);
    if ((away[n] as number) > MELTED * widest + sharp) away[n] = (away[n] as number) + APART;
  }
  let nearest = 0;
  for (let n = 0; n < count; n++) {
    if ((away[n] as number) >= least) continue;
    least = away[n] as number;
    nearest = n;
  }
  const shares: [Solid, number][] = [];
  for (let n = 0; n < count; n++) {
    if ((away[n] as number) >= FAR && least < FAR) continue;
    const piece = all[pieces[n] as number];
    if (piece === undefined) continue;
    // Of two the later one melts into the other, be it ever so near: hair lies on cloth that melts into cloth.
    const later = n < nearest ? all[pieces[nearest] as number] : piece;
    const share = 1 - ((away[n] as number) - least) / ((later?.blend ?? 0) * 0.5 + sharp);
    if (share <= 0.1) continue;
    // Pieces that look the same are painted once.
    let found = 0;
    while (found < shares.length && shares[found]?.[0].look !== piece.look) found++;
    const same = shares[found];
    if (same === undefined) shares.push([piece, share * share]);
    else same[1] += share * share;
  }
  return shares;
}
