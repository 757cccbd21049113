import type { Pixels } from '../../engine.ts';
import { judgeColours } from '../instruct/seeing/colour-model.ts';
import { enlargeMap, followEdges } from '../instruct/seeing/follow-edges.ts';
import { type Matte, solid } from '../instruct/seeing/sight.ts';
import { createView } from '../instruct/seeing/view.ts';
import { clamp, mix, smoothstep } from '../kernels/arithmetic.ts';
import { blurBox } from '../kernels/blur-box.ts';

/** Looking for a thing needs so many pixels. */
const VIEW_PIXELS = 60_000;
const ROUNDS = 4;
/** Its colours must be so much likelier in it than around it, 0 to 1. */
const LEAST_DISTINCT = 0.35;
/** It takes at least so much of what was marked; a thing that takes more was marked exactly. */
const LEAST_SHARE = 0.06;
const MOST_SHARE = 0.9;
/** How certainly a marked pixel belongs to the thing before its colour is seen: at the edge, and deep inside. */
const PRIOR = { edge: 0.2, deep: 0.8 } as const;
/** How much the edge of what was marked counts as surroundings: nobody paints along an outline. */
const EDGE_AROUND = 0.6;
const EDGES = { radius: 5, epsilon: 3e-4 } as const;

/** A thing that was painted over. */
export interface FoundObject {
  /** How much each pixel of the picture belongs to it, 0 to 255. */
  readonly matte: Matte;
  /** Whether it is all that was marked. */
  readonly isAll: boolean;
}

/**
 * Finds the thing that somebody painted over roughly: of the marked pixels (a byte a pixel, above 0)
 * those whose colours do not occur around what was marked, after the picture's own edges. Null where
 * nothing is told from the surroundings.
 */
export function findObject(picture: Pixels, area: Uint8Array): FoundObject | null {
  const view = createView(picture, VIEW_PIXELS);
  const marked = sample(area, picture, view);
  const total = sumOf(marked);
  if (total === 0 || total === marked.length) return null;
  const depth = depthOf(marked, view.width);
  const prior = marked.map((value, at) => value * mix(PRIOR.edge, PRIOR.deep, depth[at] as number));
  const around = marked.map((value, at) =>
    value === 0 ? 1 : EDGE_AROUND * (1 - (depth[at] as number)) ** 2,
  );
  let thing: Float32Array = prior;
  let judged: Float32Array = prior;
  for (let round = 0; round < ROUNDS; round++) {
    const rest = around.map((value, at) => Math.max(value, 1 - (thing[at] as number)));
    judged = judgeColours(view, thing, rest);
    const near = blurBox(thing, view.width, 2);
    const next = judged.map((likely, at) => {
      const before = clamp(0.5 * ((prior[at] as number) + (near[at] as number)), 0.02, 0.98);
      const odds = ((likely / (1.001 - likely)) ** 1.5 * before) / (1 - before);
      return odds / (1 + odds);
    });
    thing = followEdges(view, next, EDGES).map((value, at) =>
      Math.min(marked[at] as number, smoothstep(0.25, 0.75, value)),
    );
  }
  const share = sumOf(thing) / total;
  if (share < LEAST_SHARE) return null;
  const distinct = meanBy(judged, thing) - meanBy(judged, around);
  if (distinct < LEAST_DISTINCT) return null;
  const isAll = share > MOST_SHARE;
  const matte = isAll
    ? Uint8Array.from(area, (value) => (value === 0 ? 0 : 255))
    : solid(enlargeMap(picture, view, thing, EDGES));
  return { matte, isAll };
}

/** How deep inside of what was marked each pixel lies, 0 at its edge to 1: there lies what was meant. */
function depthOf(marked: Float32Array, width: number): Float32Array {
  const radius = Math.max(2, Math.round(0.12 * Math.sqrt(sumOf(marked))));
  const near = blurBox(marked, width, radius, 2);
  return near.map((value) => smoothstep(0.45, 0.95, value));
}

/** A mask, 0 or 1 for each pixel of a view. */
function sample(
  area: Uint8Array,
  { width, height }: Pixels,
  view: { readonly width: number; readonly height: number },
): Float32Array {
  return Float32Array.from({ length: view.width * view.height }, (_, at) => {
    const x = Math.floor((((at % view.width) + 0.5) * width) / view.width);
    const y = Math.floor(((Math.floor(at / view.width) + 0.5) * height) / view.height);
    return area[y * width + x] === 0 ? 0 : 1;
  });
}

const sumOf = (map: Float32Array): number => map.reduce((sum, value) => sum + value, 0);

const meanBy = (values: Float32Array, weights: Float32Array): number =>
  values.reduce((sum, value, at) => sum + value * (weights[at] as number), 0) /
  Math.max(1e-6, sumOf(weights));
