import type { Pixels } from '../../../engine.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { components } from '../../kernels/components.ts';
import type { ColouredPart, Place } from '../language/instruction.ts';
import { findColour } from './find-colour.ts';
import type { Matte } from './sight.ts';

/** What has at least this much of the colour (of 255) belongs to a part; the rest is its soft edge. */
const FIRM = 100;
/** How far a soft edge reaches, in pixels. */
const EDGE = 2;
/** Parts of less than this share of a picture are crumbs. */
const CRUMB = 0.0002;

/** Finds what of a picture has a colour, 0 to 255 a pixel: all of it, or the parts in a place, or the largest. */
export function findColoured(picture: Pixels, { colour, place, thing }: ColouredPart): Matte {
  const matte = findColour(picture, colour.rgb);
  if (place === undefined && thing === undefined) return matte;
  const { width, height } = picture;
  const { labels, sizes } = components(
    matte.map((value) => (value > FIRM ? 1 : 0)),
    width,
  );
  const centres = centresOf(labels, sizes, width);
  const placed = sizes.flatMap((size, label) => {
    const centre = centres[label];
    if (label === 0 || size < CRUMB * labels.length || centre === undefined) return [];
    return isAt(place, centre.x / width, centre.y / height) ? [label] : [];
  });
  const largest = placed.toSorted((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0));
  const kept = new Set(thing === undefined ? placed : largest.slice(0, 1));
  const near = blurBox(
    Float32Array.from(labels, (label) => (kept.has(label) ? 1 : 0)),
    width,
    EDGE,
  );
  return matte.map((value, at) => ((near[at] as number) > 1e-4 ? value : 0));
}

interface Point {
  x: number;
  y: number;
}

function centresOf(labels: Uint32Array, sizes: readonly number[], width: number): Point[] {
  const centres = sizes.map(() => ({ x: 0, y: 0 }));
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    if (label === 0) continue;
    const centre = centres[label] as Point;
    centre.x += (at % width) / (sizes[label] as number);
    centre.y += Math.floor(at / width) / (sizes[label] as number);
  }
  return centres;
}

/** Whether a point, in shares of the picture's sides, lies in a place. */
function isAt(place: Place | undefined, x: number, y: number): boolean {
  const fits = (side: string | null, share: number) =>
    side === null ||
    (side === 'middle'
      ? Math.abs(share - 0.5) < 0.25
      : side === 'left' || side === 'top'
        ? share < 0.5
        : share >= 0.5);
  return place === undefined || (fits(place.across, x) && fits(place.down, y));
}
