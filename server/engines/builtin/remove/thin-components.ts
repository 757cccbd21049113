import { partAt } from '../kernels/components.ts';
import { holeDepth } from './hole.ts';

/** A component whose deepest pixel is at most this many pixels from what is known is thin. */
const THIN_DEPTH = 2.5;

/** Marks (1) the pixels of the hole's connected components (8 neighbours) that are thin throughout. */
export function thinComponents(hole: Uint8Array, width: number): Uint8Array {
  const depth = holeDepth(hole, width);
  const thin = new Uint8Array(hole.length);
  const seen = new Uint8Array(hole.length);
  for (let start = 0; start < hole.length; start++) {
    if (hole[start] === 0 || seen[start] === 1) continue;
    const component = partAt(hole, width, start, seen);
    if (component.every((at) => (depth[at] as number) <= THIN_DEPTH)) {
      for (const at of component) thin[at] = 1;
    }
  }
  return thin;
}
