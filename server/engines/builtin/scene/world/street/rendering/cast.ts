import type { Camera } from '../../frame.ts';
import type { Face, Solid } from '../solid.ts';

/** What is nearer than this is not drawn. */
const NEAR = 0.4;

/** Where a line of sight meets a building. */
export interface Hit {
  readonly solid: Solid;
  readonly face: Face;
  /** Distance ahead. */
  readonly z: number;
}

/** A solid as a camera sees it: its faces as numbers, between which columns it is, and how near it comes. */
interface Seen {
  readonly solid: Solid;
  readonly planes: Float64Array;
  readonly from: number;
  readonly to: number;
  readonly near: number;
  /** The highest and the lowest place that a line of sight may have to meet it, per unit of distance. */
  readonly top: number;
  readonly bottom: number;
}

/** Solids by the columns of a picture in which they are. */
export interface Scene {
  readonly columns: readonly (readonly Seen[])[];
  /** The highest and the lowest sight, per unit of distance, in which a column has any. */
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
}

/** How far before the eye a plan is cut off: what is behind it has no column. */
const CUT = 0.25;

/** Sorts solids by the columns of a picture in which a camera sees them, near to far. */
export function sceneOf(camera: Camera, width: number, solids: readonly Solid[]): Scene {
  const columns: Seen[][] = Array.from({ length: width }, () => []);
  const tops = new Float64Array(width).fill(Number.NEGATIVE_INFINITY);
  const bottoms = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  const all = solids.flatMap((solid) => seenBy(camera, solid));
  all.sort((a, b) => a.near - b.near);
  for (const one of all) {
    // The samples of a pixel lie beside its middle.
    const first = Math.max(0, Math.floor(camera.centre + one.from * camera.focal) - 1);
    const last = Math.min(width - 1, Math.ceil(camera.centre + one.to * camera.focal) + 1);
    for (let column = first; column <= last; column++) {
      columns[column]?.push(one);
      tops[column] = Math.max(tops[column] as number, one.top);
      bottoms[column] = Math.min(bottoms[column] as number, one.bottom);
    }
  }
  return { columns, tops, bottoms };
}

function seenBy(camera: Camera, solid: Solid): Seen[] {
  const { plan, faces, low, high } = solid;
  const [sides, far] = [sightsOf(plan), Math.max(...plan.map(([, z]) => z))];
  if (sides === null) return [];
  const near = Math.max(NEAR, Math.min(...plan.map(([, z]) => z)));
  const planes = new Float64Array(faces.length * 4);
  faces.forEach(({ normal, reach }, n) => {
    planes.set([...normal, reach - normal[1] * camera.height], n * 4);
  });
  const rise = high - camera.height;
  const fall = low - camera.height;
  return [
    {
      solid,
      planes,
      ...sides,
      near,
      top: rise > 0 ? rise / near : rise / far,
      bottom: fall < 0 ? fall / near : fall / far,
    },
  ];
}

/** Between which sights, per unit of distance, a plan is seen; null where it is behind the eye. */
function sightsOf(plan: Solid['plan']): { from: number; to: number } | null {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const see = (x: number, z: number) => {
    from = Math.min(from, x / z);
    to = Math.max(to, x / z);
  };
  plan.forEach(([x, z], n) => {
    const [nextX, nextZ] = plan[(n + 1) % plan.length] as readonly [number, number];
    if (z >= CUT) see(x, z);
    if (z >= CUT !== nextZ >= CUT) {
      const share = (CUT - z) / (nextZ - z);
      see(x + (nextX - x) * share, CUT);
    }
  });
  return from <= to ? { from, to } : null;
}

/** What a line of sight meets first: so many units to the right and up for one ahead, in a column; null for nothing. */
export function cast(scene: Scene, column: number, right: number, up: number): Hit | null {
  let best = Number.POSITIVE_INFINITY;
  let hit: Seen | null = null;
  let face = 0;
  for (const one of scene.columns[column] ?? []) {
    if (one.near > best) break;
    if (up > one.top || up < one.bottom) continue;
    const { planes } = one;
    let enter = NEAR;
    let leave = best;
    let entered = -1;
    for (let at = 0; at < planes.length; at += 4) {
      const slant =
        (planes[at] as number) * right +
        (planes[at + 1] as number) * up +
        (planes[at + 2] as number);
      const reach = planes[at + 3] as number;
      if (slant === 0) {
        if (reach < 0) leave = -1;
        continue;
      }
      const z = reach / slant;
      if (slant > 0) leave = z < leave ? z : leave;
      else if (z > enter) {
        enter = z;
        entered = at >> 2;
      }
      if (leave <= enter) break;
    }
    if (entered < 0 || leave <= enter) continue;
    best = enter;
    hit = one;
    face = entered;
  }
  if (hit === null) return null;
  return { solid: hit.solid, face: hit.solid.faces[face] as Face, z: best };
}
