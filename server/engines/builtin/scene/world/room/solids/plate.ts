import { type Hit, hitAt, type Material, type Point, type Solid } from './solid.ts';

/** Whether a plate has substance at a place: along the two other axes than its own, in their order (right, up, ahead). */
export type Cut = (u: number, v: number) => boolean;

/** A plate of an even thickness that is cut to any outline: a gear, a grille, a step of a winding stair. */
export interface PlateForm {
  readonly kind: 'plate';
  /** The axis across it: 0 sideways, 1 up, 2 ahead. */
  readonly axis: 0 | 1 | 2;
  readonly cut: Cut;
}

/** A plate across an axis between two corners. */
export const plate = (
  axis: PlateForm['axis'],
  low: Point,
  high: Point,
  cut: Cut,
  material: Material,
  glow = 0,
): Solid => ({ low, high, material, form: { kind: 'plate', axis, cut }, glow });

/** Looks between a plate's faces at the ray that passes between them. */
const LOOKS = 14;
/** Halvings of the last step, by which its edge is found. */
const HALVINGS = 4;
/** How far beside a place the outline is felt for the direction of its edge, as a share of the plate's size. */
const FEEL = 0.004;

/** The two axes along a plate across one. */
const ALONG = [
  [1, 2],
  [0, 2],
  [0, 1],
] as const;

/** Where a ray first meets a plate's face or its edge. */
export function meetPlate(
  { low, high }: Solid,
  { axis, cut }: PlateForm,
  from: Point,
  along: Point,
): Hit | null {
  let [enter, leave, face] = [1e-4, 1e9, -1];
  for (const n of [0, 1, 2] as const) {
    const step = 1 / (Math.abs(along[n]) < 1e-9 ? 1e-9 : along[n]);
    const [a, b] = [(low[n] - from[n]) * step, (high[n] - from[n]) * step];
    if (Math.min(a, b) > enter) {
      enter = Math.min(a, b);
      face = n;
    }
    leave = Math.min(leave, Math.max(a, b));
  }
  if (leave < enter) return null;
  const [u, v] = ALONG[axis];
  const isThere = (at: number) => cut(from[u] + at * along[u], from[v] + at * along[v]);
  const normal: [number, number, number] = [0, 0, 0];
  if (isThere(enter)) {
    if (face < 0) return null;
    normal[face] = along[face as 0 | 1 | 2] > 0 ? -1 : 1;
    return hitAt(enter, face, normal);
  }
  for (let n = 1; n <= LOOKS; n++) {
    let inside = enter + ((leave - enter) * n) / LOOKS;
    if (!isThere(inside)) continue;
    let outside = enter + ((leave - enter) * (n - 1)) / LOOKS;
    for (let k = 0; k < HALVINGS; k++) {
      const middle = (inside + outside) / 2;
      if (isThere(middle)) inside = middle;
      else outside = middle;
    }
    const feel = FEEL * Math.max(high[u] - low[u], high[v] - low[v]);
    const [pu, pv] = [from[u] + inside * along[u], from[v] + inside * along[v]];
    const count = (du: number, dv: number) => (cut(pu + du, pv + dv) ? 1 : 0);
    normal[u] = count(-feel, 0) - count(feel, 0);
    normal[v] = count(0, -feel) - count(0, feel);
    const length = Math.hypot(...normal);
    if (length === 0) normal[u] = along[u] > 0 ? -1 : 1;
    else for (const k of [u, v]) normal[k] /= length;
    return hitAt(inside, Math.abs(normal[u]) > Math.abs(normal[v]) ? u : v, normal);
  }
  return null;
}
