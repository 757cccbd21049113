import { clamp, scaleColour } from '../../../arithmetic.ts';
import { dot } from '../../vector.ts';
import { type Hit, hitAt, type Material, type Point, type Solid } from './solid.ts';

/** The outline of a leaf: a sword's, an egg's with a point, a heart's cut to the midrib, a feather's, a stalk. */
export type Outline = 'blade' | 'oval' | 'cut' | 'feather' | 'stalk';

/** A leaf: from its root along a direction, bent down more and more. */
export interface LeafForm {
  readonly kind: 'leaf';
  readonly root: Point;
  /** Its axes, at right angles and of length 1: to its tip, to one edge, and up from its face. */
  readonly ahead: Point;
  readonly aside: Point;
  readonly up: Point;
  readonly long: number;
  /** Half its width, metres. */
  readonly wide: number;
  /** How far its tip hangs below a straight leaf's, as a share of its length. */
  readonly droop: number;
  readonly outline: Outline;
}

/** What a leaf grows as. */
export interface LeafWish {
  readonly root: Point;
  /** Which way it grows, radians: around from the right toward what is ahead, and up from level. */
  readonly turn: number;
  readonly rise: number;
  readonly long: number;
  /** Half its width, metres. */
  readonly wide: number;
  readonly droop: number;
  readonly outline: Outline;
}

/** A leaf as a solid. */
export function leaf(
  { turn, rise, root, long, wide, droop, outline }: LeafWish,
  material: Material,
): Solid {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [level, high] = [Math.cos(rise), Math.sin(rise)];
  const ahead: Point = [c * level, high, s * level];
  const aside: Point = [-s, 0, c];
  const up: Point = [-c * high, level, -s * high];
  const points = [0, 0.5, 1].flatMap((share) =>
    [-wide, wide].map((v) =>
      [0, 1, 2].map(
        (n) =>
          (root[n] as number) +
          (ahead[n] as number) * share * long +
          (aside[n] as number) * v -
          (up[n] as number) * droop * long * share * share,
      ),
    ),
  );
  const limit = (of: (...values: number[]) => number, by: number): Point => {
    const [x = 0, y = 0, z = 0] = [0, 1, 2].map((n) => of(...points.map((p) => p[n] ?? 0)) + by);
    return [x, y, z];
  };
  // The bend reaches a little beyond its three points.
  const beyond = 0.1 * droop * long;
  const veined: Material = (x, y, z, axis) => {
    const place: Point = [x - root[0], y - root[1], z - root[2]];
    const share = clamp(dot(place, ahead) / long);
    const across = Math.min(1, Math.abs(dot(place, aside)) / wide);
    return scaleColour(material(x, y, z, axis), toneOf(outline, share, across) || 1);
  };
  return {
    low: limit(Math.min, -beyond),
    high: limit(Math.max, beyond),
    material: veined,
    glow: 0,
    form: { kind: 'leaf', root, ahead, aside, up, long, wide, droop, outline },
  };
}

/** Where a ray meets a leaf: a parabola across which it is straight, cut to its outline. */
export function meetLeaf(leaf: LeafForm, from: Point, along: Point): Hit | null {
  const { root, ahead, aside, up, long, wide, outline, droop } = leaf;
  const x = from[0] - root[0];
  const y = from[1] - root[1];
  const z = from[2] - root[2];
  const u = x * ahead[0] + y * ahead[1] + z * ahead[2];
  const w = x * up[0] + y * up[1] + z * up[2];
  const du = dot(along, ahead);
  const dw = dot(along, up);
  const bend = droop / long;
  const a = bend * du * du;
  const b = 0.5 * dw + bend * u * du;
  const c = w + bend * u * u;
  const root2 = b * b - a * c;
  if (root2 < 0) return null;
  const v = x * aside[0] + y * aside[1] + z * aside[2];
  const dv = dot(along, aside);
  const side = Math.sqrt(root2);
  // By the form that holds for a straight leaf too.
  const q = -(b + (b < 0 ? -side : side));
  const [one, other] = [q / a, c / q];
  let at = Math.min(one, other);
  for (let n = 0; n < 2; n++, at = Math.max(one, other)) {
    if (!(at > 1e-4 && at < 1e4)) continue;
    const share = (u + at * du) / long;
    if (share < 0 || share > 1) continue;
    const across = (v + at * dv) / wide;
    if (across < -1 || across > 1) continue;
    if (toneOf(outline, share, Math.abs(across)) === 0) continue;
    const tilt = 2 * droop * share;
    const length = Math.sqrt(1 + tilt * tilt) * (dw + tilt * du > 0 ? -1 : 1);
    // Its halves rise from the midrib as a very shallow roof.
    const fold = (across > 0 ? -0.3 : 0.3) / length;
    const normal: Point = [
      (up[0] + tilt * ahead[0]) / length + fold * aside[0],
      (up[1] + tilt * ahead[1]) / length + fold * aside[1],
      (up[2] + tilt * ahead[2]) / length + fold * aside[2],
    ];
    return hitAt(at, 1, normal);
  }
  return null;
}

/** How light a leaf is at a share of its length and of its half width; 0 outside of its outline. */
function toneOf(outline: Outline, share: number, across: number): number {
  const half = halfOf(outline, share);
  if (across > half) return 0;
  if (outline === 'stalk') return 1;
  const out = across / half;
  if (outline === 'blade') return out > 0.72 ? 1.7 : 0.85 + 0.2 * Math.sin(share * 40 + 3 * out);
  if (outline === 'feather') {
    if (across < 0.06) return 1.2;
    const leaflet = share * 13 - across * 1.6;
    const within = leaflet - Math.floor(leaflet);
    return within > 0.68 ? 0 : 0.85 + 0.35 * within;
  }
  if (outline === 'cut') {
    const finger = share * 5 - across * 1.1;
    const within = finger - Math.floor(finger);
    if (out > 0.42 && within > 0.8) return 0;
  }
  return across < 0.07 ? 1.35 : 0.92 + 0.16 * Math.cos(share * 44 - 14 * across);
}

function halfOf(outline: Outline, share: number): number {
  switch (outline) {
    case 'stalk':
      return 1 - 0.5 * share;
    case 'blade':
      return Math.min(1, 0.55 + share * 1.4, (1 - share) * 3.2);
    case 'oval':
      return Math.sin(Math.PI * share ** 0.8) ** 0.8;
    case 'cut':
      return Math.sin(Math.PI * (0.1 + 0.9 * share) ** 0.62) ** 0.7;
    case 'feather':
      return Math.sin(Math.PI * (0.06 + 0.94 * share) ** 0.75);
  }
}
