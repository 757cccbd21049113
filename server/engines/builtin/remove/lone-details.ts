import { blurBox } from '../kernels/blur-box.ts';
import { components } from '../kernels/components.ts';
import { lumaOf } from '../kernels/luma.ts';
import { holeDepth, isStroke, largest } from './hole.ts';
import { REACH } from './level.ts';
import { type ThreePlanes, threePlanes } from './three-planes.ts';

/** Details are looked for at these sizes: means over squares of one radius beside those of so many times it, in pixels. */
const RADII = [1, 2, 4] as const;
const AROUND = 3;
/** Shallower holes than this, in pixels, have what is around them in every patch. */
const SHALLOW = 8;
/** A fill of fewer pixels, times the squared radius, is too small to tell what is usual in it. */
const LEAST_PIXELS = 320;
/** A detail is so many times as strong as is usual in the fill, and goes on to where it is so strong. */
const STRONG = 6;
const HELD = 2.5;
/** What a detail may stand out by. */
interface Sight {
  /** What red, green and blue add to it. */
  readonly shares: readonly [number, number, number];
  /** What is usual is at least this: less is grain, in grey levels. */
  readonly grain: number;
  /** More details of one size than this in a fill are a pattern, as lit windows are. */
  readonly most: number;
}
/** By its light, and by its hue: red less green, blue less yellow. */
const SIGHTS: readonly Sight[] = [
  { shares: [lumaOf(1, 0, 0), lumaOf(0, 1, 0), lumaOf(0, 0, 1)], grain: 0.7, most: 12 },
  { shares: [1, -1, 0], grain: 3.5, most: 1 },
  { shares: [-0.5, -0.5, 1], grain: 3.5, most: 1 },
];
/** No more than this share of what is known and of the fill's colours is as strong: joints of a wall are usual, a chipped stone is not. */
const RARE = 0.005;
/** and a detail is stronger than these by so much: where details are alike none is rare. */
const RARER = 1.05;
/** Colours are the fill's between these shares of its pixels, and so many grey levels beyond. */
const TAILS = 0.02;
const BEYOND = 6;
/** Fewer known pixels of the fill's colours tell nothing of what is usual. */
const FEWEST_KNOWN = 200;
/** A detail is at most so many windows long, and at most this share of the fill: longer ones are lines, and edges of things. */
const LONGEST = 8;
const LARGEST = 0.04;
/** What lies around it differs by at most this many times its own strength: beside a step it is three times. */
const UNEVEN = 2;
/** From what is known and so many times as strong as usual nothing is copied in its place. */
const BARRED = 4;
/** What is made anew reaches so far beyond a detail, in pixels. */
const MARGIN = 2;

/** Details of a fill that are to be made anew. */
export interface LoneDetails {
  /** 1 where they are, and a little around them, within the fill. */
  readonly details: Uint8Array;
  /** 1 where what is known has details as strong, so that nothing is to be copied from. */
  readonly barred: Uint8Array;
}

/**
 * Finds what catches the eye in a fill as a copy: a speck, a chip, a pocket's seam that stands alone on
 * even ground, by its light or its hue alone (a pale chip in wood), and is rare in what is known of the fill's colours. `pixels` is RGBA with the fill in it,
 * `filled` is 1 where that is. What goes on beyond the fill is none, nor are lines and edges. Null
 * where there are none, and in strokes, where a copy lies beside what is known.
 */
export function findLoneDetails(
  pixels: Uint8ClampedArray,
  filled: Uint8Array,
  width: number,
): LoneDetails | null {
  const area = filled.reduce((sum, value) => sum + value, 0);
  const deepest = largest(holeDepth(filled, width));
  if (area < LEAST_PIXELS || deepest < SHALLOW || isStroke(area, deepest)) return null;
  const planes = planesOf(pixels);
  const details = new Uint8Array(filled.length);
  const barred = new Uint8Array(filled.length);
  for (const radius of RADII) {
    if (area < LEAST_PIXELS * radius ** 2) continue;
    const view = { planes, filled, width, area, radius };
    const means = meansIn(view);
    if (means === null) continue;
    for (const sight of SIGHTS) {
      const strength = strengthTo(sight, view, means);
      const lone = detailsOf(view, strength);
      if (lone.length === 0 || lone.length > sight.most) continue;
      for (const at of lone.flat()) markAround(details, width, at, radius + MARGIN);
      for (let at = 0; at < filled.length; at++) {
        const value = Math.abs(strength.apart[at] as number);
        if (filled[at] === 0 && value > BARRED * strength.usual)
          markAround(barred, width, at, REACH);
      }
    }
  }
  if (!details.includes(1)) return null;
  return { details: details.map((value, at) => value & (filled[at] as number)), barred };
}

function planesOf(pixels: Uint8ClampedArray): ThreePlanes {
  return threePlanes((c) => {
    const plane = new Float32Array(pixels.length / 4);
    for (let at = 0; at < plane.length; at++) plane[at] = pixels[at * 4 + c] as number;
    return plane;
  });
}

/** A picture with a fill, looked at for details of one size. */
interface View {
  readonly planes: ThreePlanes;
  readonly filled: Uint8Array;
  readonly width: number;
  /** Pixels of the fill. */
  readonly area: number;
  readonly radius: number;
}

/** Shares of many values from 0 to 255, to a quarter of a grey level. */
class Quantiles {
  readonly #bins = new Uint32Array(1024);
  #count = 0;

  /** Takes a value in. */
  add(value: number): void {
    const bin = Math.min(1023, Math.max(0, value * 4)) | 0;
    this.#bins[bin] = (this.#bins[bin] as number) + 1;
    this.#count++;
  }

  /** What this share of the values is below. */
  at(share: number): number {
    let below = 0;
    const bin = this.#bins.findIndex((count) => (below += count) > share * this.#count);
    return (bin + 0.5) / 4;
  }
}

/** Mean colours around each pixel. */
interface Means {
  readonly near: ThreePlanes;
  readonly wide: ThreePlanes;
  /** 1 for the known pixels whose wider mean is among those of the fill. */
  readonly like: Uint8Array;
}

/** Null where too little is known of the fill's colours to tell what is usual. */
function meansIn({ planes, filled, width, radius }: View): Means | null {
  const near = threePlanes((c) => blurBox(planes[c], width, radius));
  const wide = threePlanes((c) => blurBox(planes[c], width, AROUND * radius));
  const like = filled.map((value) => 1 - value);
  for (const plane of wide) {
    const inside = new Quantiles();
    for (let at = 0; at < plane.length; at++) if (filled[at] === 1) inside.add(plane[at] as number);
    const [least, most] = [inside.at(TAILS) - BEYOND, inside.at(1 - TAILS) + BEYOND];
    for (let at = 0; at < plane.length; at++)
      if ((plane[at] as number) < least || (plane[at] as number) > most) like[at] = 0;
  }
  const known = like.reduce((sum, value) => sum + value, 0);
  return known < FEWEST_KNOWN ? null : { near, wide, like };
}

/** How strong details are to one sight. */
interface Strength {
  /** Of each pixel: the mean near by beyond that farther around, in grey levels. */
  readonly apart: Float32Array;
  /** What is usual in the fill, in grey levels. */
  readonly usual: number;
  /** From this on one is strong and rare, in grey levels. */
  readonly least: number;
}

function strengthTo(
  { shares: [red, green, blue], grain }: Sight,
  { filled, area }: View,
  { near, wide, like }: Means,
): Strength {
  const apart = new Float32Array(filled.length);
  const known = new Quantiles();
  let sum = 0;
  for (let at = 0; at < apart.length; at++) {
    const value =
      red * ((near[0][at] as number) - (wide[0][at] as number)) +
      green * ((near[1][at] as number) - (wide[1][at] as number)) +
      blue * ((near[2][at] as number) - (wide[2][at] as number));
    apart[at] = value;
    if (filled[at] === 1) sum += Math.abs(value);
    else if (like[at] === 1) known.add(Math.abs(value));
  }
  const usual = Math.max(grain, sum / area);
  return { apart, usual, least: Math.max(STRONG * usual, RARER * known.at(1 - RARE)) };
}

/** The details of a fill, each as its pixels. */
function detailsOf(view: View, { apart, usual, least }: Strength): number[][] {
  const found: number[][] = [];
  const longest = LONGEST * (2 * view.radius + 1);
  const most = Math.min(LARGEST * view.area, longest ** 2);
  for (const sign of [1, -1]) {
    const held = new Uint8Array(apart.length);
    for (let at = 0; at < held.length; at++)
      if (sign * (apart[at] as number) > HELD * usual) held[at] = 1;
    const { labels, sizes } = components(held, view.width);
    const pixels = new Map<number, number[]>();
    for (let at = 0; at < labels.length; at++) {
      if (view.filled[at] === 1 && sign * (apart[at] as number) >= least)
        if ((sizes[labels[at] as number] as number) < most) pixels.set(labels[at] as number, []);
    }
    if (pixels.size === 0) continue;
    for (let at = 0; at < labels.length; at++) pixels.get(labels[at] as number)?.push(at);
    for (const detail of pixels.values()) {
      if (detail.some((at) => view.filled[at] === 0)) continue;
      const peak = Math.max(...detail.map((at) => Math.abs(apart[at] as number)));
      if (standsAlone(view, detail, peak, longest)) found.push(detail);
    }
  }
  return found;
}

/** Whether a detail is short and what lies around it is even. */
function standsAlone(
  { planes, width, radius }: View,
  detail: readonly number[],
  peak: number,
  longest: number,
): boolean {
  const height = planes[0].length / width;
  const columns = detail.map((at) => at % width);
  const rows = detail.map((at) => Math.floor(at / width));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  if (Math.hypot(right - left + 1, bottom - top + 1) >= longest) return false;
  const around: number[] = [];
  const [inner, outer] = [radius + 1, radius + 3];
  for (let y = Math.max(0, top - outer); y <= Math.min(height - 1, bottom + outer); y++) {
    for (let x = Math.max(0, left - outer); x <= Math.min(width - 1, right + outer); x++) {
      const isBeside = x < left - inner || x > right + inner;
      if (isBeside || y < top - inner || y > bottom + inner) around.push(y * width + x);
    }
  }
  return planes.every((plane) => {
    const values = Float32Array.from(around, (at) => plane[at] as number).sort();
    const share = (part: number) => values[Math.floor(part * values.length)] as number;
    return share(0.85) - share(0.15) <= UNEVEN * peak;
  });
}

/** Marks the pixels of a disc. */
function markAround(map: Uint8Array, width: number, at: number, radius: number): void {
  const height = map.length / width;
  const x = at % width;
  const y = (at - x) / width;
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
    for (let c = Math.max(0, x - radius); c <= Math.min(width - 1, x + radius); c++) {
      if ((c - x) ** 2 + (row - y) ** 2 <= radius ** 2 + 1) map[row * width + c] = 1;
    }
  }
}
