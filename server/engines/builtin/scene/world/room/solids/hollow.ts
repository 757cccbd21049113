import { type Hit, hitAt, type Material, type Point, type Solid } from './solid.ts';

/** The inside of something round: of a tube along an axis (0 sideways, 1 up, 2 ahead), or of a dome, the upper half of a ball. */
export interface HollowForm {
  readonly kind: 'hollow';
  readonly axis: 0 | 1 | 2 | 'dome';
}

/** The wall of a tube or a dome around a room, seen from within; it fills the space between two corners. */
export const hollow = (
  axis: HollowForm['axis'],
  low: Point,
  high: Point,
  material: Material,
): Solid => ({ low, high, material, form: { kind: 'hollow', axis }, glow: 0 });

/** Where a ray leaves a tube or a dome: it is not met from without. */
export function meetHollow(
  { low, high }: Solid,
  { axis }: HollowForm,
  from: Point,
  along: Point,
): Hit | null {
  let [a, b, c] = [0, 0, -1];
  const radii = [0, 1, 2].map((n) => ((high[n] as number) - (low[n] as number)) / 2);
  // A dome stands on the middle of its ball: that is how low it reaches.
  if (axis === 'dome') radii[1] = high[1] - low[1];
  const middle = [0, 1, 2].map((n) => (low[n] as number) + (radii[n] as number));
  if (axis === 'dome') middle[1] = low[1];
  for (const n of [0, 1, 2] as const) {
    if (n === axis) continue;
    const r = radii[n] as number;
    const start = (from[n] - (middle[n] as number)) / r;
    const step = along[n] / r;
    a += step * step;
    b += start * step;
    c += start * start;
  }
  const root = b * b - a * c;
  if (root < 0 || a === 0) return null;
  const at = (Math.sqrt(root) - b) / a;
  if (at < 1e-4) return null;
  const normal: [number, number, number] = [0, 0, 0];
  for (const n of [0, 1, 2] as const) {
    const place = from[n] + at * along[n];
    const isEnd = n === axis || (axis === 'dome' && n === 1);
    if (isEnd && (place < low[n] || place > high[n])) return null;
    if (n !== axis) normal[n] = ((middle[n] as number) - place) / (radii[n] as number) ** 2;
  }
  const length = Math.hypot(...normal) || 1;
  // The axis for its material: the wall around is looked at sideways.
  return hitAt(at, 0, [normal[0] / length, normal[1] / length, normal[2] / length]);
}
