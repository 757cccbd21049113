import { blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build, Looks } from '../build.ts';
import { smooth } from '../smooth-path.ts';
import { ruff } from './ruff.ts';

/** A tail along a path, as its kind is thick. */
export function tailOf(
  { tail: { kind, thick } }: Build,
  looks: Looks,
  points: readonly Vector[],
): Solid[] {
  const path = points.length > 2 ? smooth(points) : points;
  const last = path.length - 1;
  const tip = path[last] ?? [0, 0, 0];
  const widths: Readonly<Record<typeof kind, (share: number) => number>> = {
    slim: (share) => thick * (1 - 0.4 * share),
    bushy: (share) => thick * (0.55 + 1.1 * Math.sin(Math.PI * Math.min(1, share * 0.85 + 0.08))),
    plume: (share) => thick * (0.6 + 1.25 * Math.sin(Math.PI * share ** 1.35) - 0.25 * share),
    hair: (share) => thick * (0.6 + 1.1 * share * (1.55 - share)),
    tuft: (share) => thick * (1 - 0.5 * share),
    short: () => thick,
  };
  const width = widths[kind];
  // What is thin would swell where its pieces melt.
  const melt = kind === 'bushy' || kind === 'plume' || kind === 'hair' ? 0.8 : 0.12;
  const look = kind === 'hair' ? looks.tail : looks.coat;
  const pieces = path.slice(1).map((to, n) => {
    const from = path[n] ?? to;
    const isTip = kind === 'bushy' && n >= last - 2;
    const [a, b] = [width(n / last), width((n + 1) / last)];
    return limb(isTip ? looks.pale : look, from, to, a, b, thick * melt);
  });
  if (kind !== 'tuft') return pieces;
  return [...pieces, ellipsoid(looks.hair, tip, [thick * 1.7, thick * 2.8, thick * 1.7], thick)];
}

/** Long hair: locks that fall from the crest of the neck, a brush along it, or a ruff around head and chest. */
export function maneOf(build: Build, looks: Looks, pose: Pose): Solid[] {
  switch (build.mane) {
    case 'none':
      return [];
    case 'ruff':
      return ruff(build, looks, pose);
    default:
      return crest(build, looks, pose, build.mane === 'brush');
  }
}

/** How many locks hang along a neck. */
const LOCKS = 11;

function crest(
  { neck, head: { size } }: Build,
  looks: Looks,
  { withers, head, nod }: Pose,
  isShort: boolean,
): Solid[] {
  const along = normal(withers, head);
  const up: Vector = [-along[1], along[0], 0];
  const radius = (share: number) => neck.base + (neck.end - neck.base) * share;
  // From the poll down to the withers, on the crest.
  const at = (share: number): Vector => {
    const on = between(withers, head, share);
    const high = radius(share) * 0.96;
    return [on[0] + up[0] * high, on[1] + up[1] * high, 0];
  };
  const locks = Array.from({ length: LOCKS }, (_, n) => {
    const share = 0.1 + (0.92 * n) / (LOCKS - 1);
    const root = at(share);
    const thick = size * 0.075;
    if (isShort)
      return blade(looks.hair, at(share - 0.1), root, thick * 0.9, thick * 0.9, 0.4, thick * 0.5);
    const fall = radius(share) * (1.15 + 0.3 * Math.sin(n * 2.1) + 0.15 * Math.sin(n * 5.3));
    const tip: Vector = [
      root[0] - fall * 0.34,
      root[1] - fall * 0.95,
      -radius(share) * neck.flat * 1.22,
    ];
    return limb(
      looks.hair,
      add(root, [0, 0, -thick * 0.2]),
      tip,
      thick * 0.9,
      thick * 0.4,
      thick * 0.9,
    );
  });
  if (isShort) return locks;
  const brow: Vector = [
    head[0] + size * 0.24 * Math.cos(nod + 0.8),
    head[1] + size * 0.24 * Math.sin(nod + 0.8),
    -size * 0.03,
  ];
  const forelock = limb(looks.hair, at(1), brow, size * 0.07, size * 0.035, size * 0.04);
  return [...locks, forelock];
}

const normal = (from: Vector, to: Vector): Vector => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long, 0];
};
