import {
  BLADE,
  BOX,
  CONE,
  ELLIPSOID,
  type Field,
  FRUSTUM,
  type Group,
  RING,
  STAR,
  STRIDE,
  TUBE,
} from './field.ts';
import { toStar } from './star.ts';

/** What is too far off to matter. */
export const FAR = 1e9;

/**
 * Distance of a point from one piece, negative inside: exact, or about so for ellipsoids, hulls and
 * tubes. The formulas are Inigo Quilez's "distance functions" (iquilezles.org/articles).
 */
export function distanceTo(field: Field, piece: number, x: number, y: number, z: number): number {
  const { numbers } = field;
  const o = piece * STRIDE;
  const px = x - (numbers[o] as number);
  const py = y - (numbers[o + 1] as number);
  const pz = z - (numbers[o + 2] as number);
  const shape = field.shapes[piece];
  if (shape === CONE) return toCone(numbers, o, px, py, pz);
  if (shape === BLADE) return toBlade(numbers, o, px, py, pz);
  const u =
    (numbers[o + 9] as number) * px +
    (numbers[o + 10] as number) * py +
    (numbers[o + 11] as number) * pz;
  const v =
    (numbers[o + 12] as number) * px +
    (numbers[o + 13] as number) * py +
    (numbers[o + 14] as number) * pz;
  const w =
    (numbers[o + 15] as number) * px +
    (numbers[o + 16] as number) * py +
    (numbers[o + 17] as number) * pz;
  if (shape === ELLIPSOID) return toEllipsoid(numbers, o, u, v, w);
  if (shape === STAR) {
    const star = field.stars[piece];
    const size = numbers[o + 6] as number;
    const side = numbers[o + 7] as number;
    return star ? size * toStar(star, u / size, v / size, (side * w) / size) : FAR;
  }
  if (shape === BOX) return toBox(numbers, o, u, v, w);
  if (shape === FRUSTUM) return toFrustum(numbers, o, Math.sqrt(u * u + w * w), v);
  if (shape === TUBE) return toTube(numbers, o, u, v, w);
  if (shape === RING) {
    const away = Math.sqrt(u * u + w * w) - (numbers[o + 6] as number);
    return Math.sqrt(away * away + v * v) - (numbers[o + 7] as number);
  }
  // Beyond its corners its planes are nearer than itself.
  return Math.max(toHull(field, o, u, v, w), distanceToBall(field, piece, x, y, z));
}

function toCone(numbers: Float64Array, o: number, px: number, py: number, pz: number): number {
  const r1 = numbers[o + 6] as number;
  const h = numbers[o + 8] as number;
  const square = px * px + py * py + pz * pz;
  if (h === 0) return Math.sqrt(square) - r1;
  const y =
    (numbers[o + 3] as number) * px +
    (numbers[o + 4] as number) * py +
    (numbers[o + 5] as number) * pz;
  const x = Math.sqrt(Math.max(0, square - y * y));
  const sine = numbers[o + 9] as number;
  const cosine = numbers[o + 10] as number;
  const k = cosine * y - sine * x;
  if (k < 0) return Math.sqrt(square) - r1;
  if (k > cosine * h) return Math.sqrt(x * x + (y - h) * (y - h)) - (numbers[o + 7] as number);
  return cosine * x + sine * y - r1;
}

/** Of a flat cone: the distance where it is drawn out round, by the slope of that (as for an ellipsoid). */
function toBlade(numbers: Float64Array, o: number, px: number, py: number, pz: number): number {
  const flat = numbers[o + 11] as number;
  const sx = numbers[o + 15] as number;
  const sy = numbers[o + 16] as number;
  const sz = numbers[o + 17] as number;
  const side = (sx * px + sy * py + sz * pz) / flat;
  const more = side * (1 - flat);
  const qx = px + more * sx;
  const qy = py + more * sy;
  const qz = pz + more * sz;
  const dx = numbers[o + 3] as number;
  const dy = numbers[o + 4] as number;
  const dz = numbers[o + 5] as number;
  const up = Math.max(0, Math.min(numbers[o + 8] as number, dx * qx + dy * qy + dz * qz));
  const ax = qx - up * dx;
  const ay = qy - up * dy;
  const az = qz - up * dz;
  const away = Math.sqrt(ax * ax + ay * ay + az * az) + 1e-9;
  const aside = (ax * sx + ay * sy + az * sz) / away;
  const slope = Math.sqrt(1 + aside * aside * (1 / (flat * flat) - 1));
  return toCone(numbers, o, qx, qy, qz) / slope;
}

function toEllipsoid(numbers: Float64Array, o: number, u: number, v: number, w: number): number {
  const bx = numbers[o + 3] as number;
  const by = numbers[o + 4] as number;
  const bz = numbers[o + 5] as number;
  const x = u / bx;
  const y = v / by;
  const z = w / bz;
  const k0 = Math.sqrt(x * x + y * y + z * z);
  if (k0 < 1e-4) return -Math.min(bx, by, bz);
  const x2 = x / bx;
  const y2 = y / by;
  const z2 = z / bz;
  return (k0 * (k0 - 1)) / Math.sqrt(x2 * x2 + y2 * y2 + z2 * z2);
}

function toBox(numbers: Float64Array, o: number, u: number, v: number, w: number): number {
  const h = numbers[o + 8] as number;
  const x = Math.abs(u) - (numbers[o + 3] as number) + h;
  const y = Math.abs(v) - (numbers[o + 4] as number) + h;
  const z = Math.abs(w) - (numbers[o + 5] as number) + h;
  const ox = Math.max(x, 0);
  const oy = Math.max(y, 0);
  const oz = Math.max(z, 0);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(x, y, z), 0) - h;
}

function toFrustum(numbers: Float64Array, o: number, q: number, v: number): number {
  const r1 = numbers[o + 6] as number;
  const r2 = numbers[o + 7] as number;
  const h = numbers[o + 8] as number;
  const ax = q - Math.min(q, v < 0 ? r1 : r2);
  const ay = Math.abs(v) - h;
  const kx = r2 - r1;
  const ky = 2 * h;
  const share = ((r2 - q) * kx + (h - v) * ky) / (kx * kx + ky * ky);
  const on = Math.max(0, Math.min(1, share));
  const bx = q - r2 + kx * on;
  const by = v - h + ky * on;
  const inside = bx < 0 && ay < 0 ? -1 : 1;
  return inside * Math.sqrt(Math.min(ax * ax + ay * ay, bx * bx + by * by));
}

/** Of an oval tube: as of an ellipse at that height, and of its ends. */
function toTube(numbers: Float64Array, o: number, u: number, v: number, w: number): number {
  const h = numbers[o + 4] as number;
  const share = v < -h ? 0 : v > h ? 1 : (v + h) / (2 * h);
  const lowDeep = numbers[o + 3] as number;
  const lowWide = numbers[o + 5] as number;
  const rx = lowDeep + ((numbers[o + 6] as number) - lowDeep) * share;
  const rz = lowWide + ((numbers[o + 7] as number) - lowWide) * share;
  const x = u / rx;
  const z = w / rz;
  const k = Math.sqrt(x * x + z * z);
  const up = Math.abs(v) - h;
  if (k < 1e-4) return Math.max(up, -Math.min(rx, rz));
  const dx = x / rx;
  const dz = z / rz;
  const out = (k * (k - 1)) / Math.sqrt(dx * dx + dz * dz);
  return out > 0 && up > 0 ? Math.sqrt(out * out + up * up) : Math.max(out, up);
}

function toHull({ numbers, planes }: Field, o: number, u: number, v: number, w: number): number {
  const first = numbers[o + 24] as number;
  const end = first + 4 * (numbers[o + 25] as number);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = first; at < end; at += 4) {
    const away =
      (planes[at] as number) * u +
      (planes[at + 1] as number) * v +
      (planes[at + 2] as number) * w -
      (planes[at + 3] as number);
    if (away > most) most = away;
  }
  return most - (numbers[o + 8] as number);
}

/** Distance of a point from the ball round a piece. */
export function distanceToBall(
  { numbers }: Field,
  piece: number,
  x: number,
  y: number,
  z: number,
): number {
  const o = piece * STRIDE;
  const dx = x - (numbers[o + 20] as number);
  const dy = y - (numbers[o + 21] as number);
  const dz = z - (numbers[o + 22] as number);
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (numbers[o + 23] as number);
}

/** Distance of a point from pieces in their order: joined, melted together, cut away. */
export function distanceToAll(field: Field, group: Group, x: number, y: number, z: number): number {
  const { numbers } = field;
  const { pieces, count, felt, nearest: last } = group;
  // What is much farther off than one of them adds nothing, if none of them is cut away.
  const known = group.cuts || count === 1 ? FAR : distanceTo(field, last, x, y, z);
  const most = felt + (known < FAR ? Math.max(known, distanceToBall(field, last, x, y, z)) : FAR);
  let all = FAR;
  let least = FAR;
  for (let n = 0; n < count; n++) {
    const piece = pieces[n] as number;
    const o = piece * STRIDE;
    const cuts = numbers[o + 19] !== 0;
    const blend = numbers[o + 18] as number;
    // Nothing of a piece counts whose surrounding ball is farther than this.
    const counts = cuts ? -all : Math.min(all + blend, most);
    const limit = (numbers[o + 23] as number) + counts;
    const dx = x - (numbers[o + 20] as number);
    const dy = y - (numbers[o + 21] as number);
    const dz = z - (numbers[o + 22] as number);
    // How far off the one asked first is may be just this limit, but for rounding.
    const isKnown = piece === last && known < FAR;
    if (!isKnown && (limit < 0 || dx * dx + dy * dy + dz * dz > limit * limit)) continue;
    const one = isKnown ? known : distanceTo(field, piece, x, y, z);
    if (one < least) {
      least = one;
      group.nearest = piece;
    }
    if (cuts) all = Math.max(all, -one);
    else if (blend > 0) all = smoothMinimum(all, one, blend);
    else if (one < all) all = one;
  }
  return all;
}

/**
 * The same of pieces of which none melts or cuts and all distances are exact, in any order: the nearest is put first, for where it is asked next
 * most likely that one is the nearest again, and the rest then need no look.
 */
export function distanceToNearest(
  field: Field,
  pieces: Uint16Array,
  x: number,
  y: number,
  z: number,
): number {
  const { numbers } = field;
  let all = FAR;
  let nearest = 0;
  for (let n = 0; n < pieces.length; n++) {
    const piece = pieces[n] as number;
    const o = piece * STRIDE;
    const limit = (numbers[o + 23] as number) + all;
    const dx = x - (numbers[o + 20] as number);
    const dy = y - (numbers[o + 21] as number);
    const dz = z - (numbers[o + 22] as number);
    if (limit < 0 || dx * dx + dy * dy + dz * dz > limit * limit) continue;
    const one = distanceTo(field, piece, x, y, z);
    if (one >= all) continue;
    all = one;
    nearest = n;
  }
  if (nearest > 0) {
    const first = pieces[nearest] as number;
    pieces[nearest] = pieces[0] as number;
    pieces[0] = first;
  }
  return all;
}

/** The lesser of two, rounded where they are closer than `k` (polynomial smooth minimum). */
function smoothMinimum(a: number, b: number, k: number): number {
  const near = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - near * near * k * 0.25;
}
