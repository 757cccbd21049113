import type { Pixels } from '../../engine.ts';
import type { Matte } from '../instruct/seeing/sight.ts';
import { createView, type View } from '../instruct/seeing/view.ts';
import { blurBox } from '../kernels/blur-box.ts';
import type { Box } from './box.ts';
import { cutMarked } from './cut-marked.ts';
import { findObject } from './find-object.ts';

/** Looking at the outline needs so many pixels. */
const VIEW_PIXELS = 60_000;
/** The outline is looked at so far to each side, as a share of the side of a square as large as the area. */
const BESIDE = 0.035;
/** A thing comes to the outline where it takes so much of what lies inside of it there. */
const COMES = 0.4;
/** It goes on beyond where its colour there differs by less than this, 0 to 1 in each channel. */
const SAME = 0.1;
/** A thing that goes on beyond so much of the outline is more than what was marked. */
const MOST_CUT = 0.17;
/** A thing's soft edge and the light it throws around go with it: so far, as a share as above, and at least, in pixels. */
const BEYOND = 0.04;
const LEAST_BEYOND = 3;

/**
 * What of the marked area (a byte a pixel, above 0; `bounds` is the box around it) gives way to what is
 * drawn there: the thing that was painted over, if it is one that ends within the area. What goes on
 * beyond the area, such as a wall, a meadow or half an animal, is surroundings and stays. Answers marked
 * pixels, as many as the area has; null where nothing gives way.
 */
export function findWhatGivesWay(
  image: Pixels,
  area: Uint8Array,
  bounds: Box,
): Uint8Array<ArrayBuffer> | null {
  const { box, crop, marked } = cutMarked(image, area, bounds, 0);
  const found = findObject(crop, marked);
  if (found === null || goesOn(crop, marked, found.matte)) return null;
  const columns = crop.width;
  const reach = Math.max(LEAST_BEYOND, Math.round(BEYOND * sideOf(marked)));
  const near = blurBox(Float32Array.from(found.matte), columns, reach);
  const way = new Uint8Array(area.length);
  near.forEach((value, at) => {
    const to = (Math.floor(at / columns) + box.top) * image.width + box.left + (at % columns);
    if (value > 1 && area[to] !== 0) way[to] = 255;
  });
  return way;
}

/** Whether a thing is cut off by the outline of what was marked: it is as far as that, and its colour beyond. */
function goesOn(crop: Pixels, marked: Matte, thing: Matte): boolean {
  const view = createView(crop, VIEW_PIXELS);
  const within = shareIn(view, crop, marked);
  const inside = shareIn(view, crop, thing).map((value, at) => value * (within[at] as number));
  const outside = within.map((value) => 1 - value);
  const radius = Math.max(2, Math.round(BESIDE * Math.sqrt(sum(within))));
  const comes = ratio(blurBox(inside, view.width, radius), blurBox(within, view.width, radius));
  const planes = [view.red, view.green, view.blue].map((plane) => [
    meanNear(plane, inside, view.width, radius),
    meanNear(plane, outside, view.width, radius),
  ]);
  let [length, cut] = [0, 0];
  within.forEach((value, at) => {
    if (value < 0.5 || !touchesOutside(within, view.width, at)) return;
    length++;
    if ((comes[at] as number) < COMES) return;
    const step = planes.map(([own, next]) => (own?.[at] as number) - (next?.[at] as number));
    if (Math.hypot(...step) < SAME) cut++;
  });
  return cut > MOST_CUT * length;
}

/** How much of each pixel of the view is marked, 0 to 1, by a sample at its middle. */
function shareIn({ width, height }: View, { width: columns, height: rows }: Pixels, matte: Matte) {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const x = Math.floor((((at % width) + 0.5) * columns) / width);
    const y = Math.floor(((Math.floor(at / width) + 0.5) * rows) / height);
    return (matte[y * columns + x] as number) / 255;
  });
}

function touchesOutside(within: Float32Array, width: number, at: number): boolean {
  const x = at % width;
  const isOut = (next: number) => (within[next] ?? 1) < 0.5;
  const aside = (x > 0 && isOut(at - 1)) || (x < width - 1 && isOut(at + 1));
  return aside || isOut(at - width) || isOut(at + width);
}

/** Means of a plane around each pixel, over what counts there. */
const meanNear = (plane: Float32Array, weights: Float32Array, width: number, radius: number) =>
  ratio(
    blurBox(
      plane.map((value, at) => value * (weights[at] as number)),
      width,
      radius,
    ),
    blurBox(weights, width, radius),
  );

const ratio = (of: Float32Array, to: Float32Array): Float32Array =>
  of.map((value, at) => value / Math.max(1e-6, to[at] as number));

const sum = (map: Float32Array): number => map.reduce((total, value) => total + value, 0);

/** The side of a square as large as what was marked, in pixels. */
const sideOf = (marked: Matte): number =>
  Math.sqrt(marked.reduce((n, value) => n + value / 255, 0));
