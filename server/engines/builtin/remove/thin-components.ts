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
    const component = collect(hole, width, start, seen);
    if (component.every((at) => (depth[at] as number) <= THIN_DEPTH)) {
      for (const at of component) thin[at] = 1;
    }
  }
  return thin;
}

function collect(hole: Uint8Array, width: number, start: number, seen: Uint8Array): number[] {
  const component = [start];
  seen[start] = 1;
  for (let index = 0; index < component.length; index++) {
    const at = component[index] as number;
    const x = at % width;
    for (const row of [at - width, at, at + width]) {
      for (let other = row - (x > 0 ? 1 : 0); other <= row + (x + 1 < width ? 1 : 0); other++) {
        if (other < 0 || other >= hole.length || hole[other] === 0 || seen[other] === 1) continue;
        seen[other] = 1;
        component.push(other);
      }
    }
  }
  return component;
}
