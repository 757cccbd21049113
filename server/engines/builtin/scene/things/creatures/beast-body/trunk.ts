import { blade, ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, subtract, type Vector } from '../../sculpt/vector.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build, Looks } from '../build.ts';

/** Chest, belly, rump and neck, melted together. */
export function trunk(build: Build, looks: Looks, pose: Pose): Solid[] {
  const rings = pose.trunk;
  const [, , high = 0.2] = rings[0] ?? [];
  const melt = high * 0.5;
  const barrel = rings.slice(1).map((to, n) => {
    const from = rings[n] ?? to;
    const flat = (from[3] + to[3]) / (from[2] + to[2]);
    return blade(
      looks.coat,
      flatPoint(from),
      flatPoint(to),
      from[2],
      to[2],
      Math.min(1, flat),
      melt,
    );
  });
  return [...barrel, ...neckOf(build, looks, pose, high), ...humpOn(build, looks, pose)];
}

const flatPoint = ([x, y]: readonly [number, number, ...number[]]): Vector => [x, y, 0];

/** A neck that rises straight from the withers, its throat pale; or one that hangs in a bow first. */
function neckOf(
  { neck, mane, head: { size, kind } }: Build,
  looks: Looks,
  pose: Pose,
  high: number,
): Solid[] {
  const { base, end, sag, flat } = neck;
  const { withers, throat, head, nod } = pose;
  const behind = kind === 'long' ? 0.02 : 0.25;
  const nape = subtract(head, [size * behind, size * 0.06, 0]);
  if (sag !== undefined) return bowOf(looks, throat, nape, [base, end], sag, high);
  // Under a long face the throat ends at the jaw, under a short one at the skull.
  const jaw: Vector =
    kind === 'long'
      ? add(head, [size * 0.16 * Math.cos(nod - 1), size * 0.16 * Math.sin(nod - 1), 0])
      : between(throat, head, 0.66);
  const melt = high * 0.45;
  return [
    blade(looks.coat, withers, nape, base, end, flat, melt),
    blade(
      kind === 'long' ? looks.coat : mane === 'ruff' ? looks.dark : looks.pale,
      throat,
      jaw,
      base * 0.86,
      end * (kind === 'long' ? 0.9 : 0.7),
      flat,
      high * 0.3,
    ),
  ];
}

/** Pieces of a bent neck. */
const BOWS = 7;

/** A neck along a parabola (a quadratic Bézier curve) from the chest, by a low point before it, to the nape. */
function bowOf(
  looks: Looks,
  from: Vector,
  nape: Vector,
  [base, end]: readonly [number, number],
  sag: number,
  thick: number,
): Solid[] {
  const low: Vector = [nape[0] + end * 0.6, Math.max(end, from[1] - sag), nape[2]];
  const at = (share: number) =>
    between(between(from, low, share), between(low, nape, share), share);
  const radius = (share: number) => base + (end - base) * Math.min(1, share * 1.25);
  return Array.from({ length: BOWS }, (_, n) => {
    const [a, b] = [n / BOWS, (n + 1) / BOWS];
    return limb(looks.coat, at(a), at(b), radius(a), radius(b), thick * 0.4);
  });
}

function humpOn({ hump }: Build, looks: Looks, { trunk: rings }: Pose): Solid[] {
  const ring = rings[1];
  if (hump === undefined || ring === undefined) return [];
  const [x, y, high] = ring;
  const [low, top]: [Vector, Vector] = [
    [x - 0.03, y + high * 0.45, 0],
    [x - 0.05, y + high * 0.9, 0],
  ];
  // Broad where it rises from the back, narrow above.
  return [
    ellipsoid(looks.coat, low, [high * 1.75, hump * 0.66, high * 0.74], high * 0.3),
    ellipsoid(looks.coat, top, [high * 1.0, hump * 0.82, high * 0.52], high * 0.36),
  ];
}
