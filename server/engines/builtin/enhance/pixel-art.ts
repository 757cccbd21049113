import type { Pixels } from '../../engine.ts';

/** Pixel art has at most so many colours, and so many pixels of each on average. */
const MOST_COLOURS = 32;
const LEAST_PIXELS_EACH = 16;
/** Of its edges at most this share is softened by a pixel between both colours: drawings' lines mostly are. */
const MOST_SOFT = 0.35;
/** And at least this share of neighbours is alike: of grain in few tones fewer are. */
const LEAST_FLAT = 0.5;
/** Larger pictures of few colours are photographs where so many pixels are alone: pixel art of that size repeats them. */
const LARGE = 80_000;
const MOST_ALONE = 0.004;

/**
 * Whether a picture has few colours whose edges are hard, as pixel art and plans of one bit have: what
 * suits photographs would blur it. A photograph of few colours has them too, and pixels alone where they meet.
 */
export function isPixelArt({ width, data }: Pixels): boolean {
  const colours = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const most = Math.min(MOST_COLOURS, colours.length / LEAST_PIXELS_EACH);
  const met = new Set<number>();
  for (const colour of colours) {
    if (met.add(colour).size > most) return false;
  }
  let [flat, hard, soft] = [0, 0, 0];
  for (let at = 0; at + 1 < colours.length; at++) {
    if ((at + 1) % width === 0) continue;
    if (colours[at] === colours[at + 1]) flat++;
    else if ((at + 2) % width !== 0 && isBetween(data, at, at + 1, at + 2)) soft++;
    else hard++;
  }
  const edges = hard + soft;
  const isHard = hard > 0 && soft <= MOST_SOFT * edges && flat >= LEAST_FLAT * (flat + edges);
  return isHard && (colours.length <= LARGE || aloneIn(colours, width) <= MOST_ALONE);
}

/** The share of pixels within a picture's border of which none of the eight around has the colour. */
function aloneIn(colours: Uint32Array, width: number): number {
  const height = colours.length / width;
  let alone = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      if (!hasAlike(colours, at, width)) alone++;
    }
  }
  return alone / colours.length;
}

function hasAlike(colours: Uint32Array, at: number, width: number): boolean {
  for (let row = at - width; row <= at + width; row += width) {
    for (let near = row - 1; near <= row + 1; near++) {
      if (near !== at && colours[near] === colours[at]) return true;
    }
  }
  return false;
}

/** Whether a pixel has a colour on the way from one to the other. */
function isBetween(data: Uint8ClampedArray, one: number, middle: number, other: number): boolean {
  let isOnWay = false;
  for (let c = 0; c < 4; c++) {
    const from = data[one * 4 + c] as number;
    const value = data[middle * 4 + c] as number;
    const to = data[other * 4 + c] as number;
    if (value < Math.min(from, to) || value > Math.max(from, to)) return false;
    if (value !== from && value !== to) isOnWay = true;
  }
  return isOnWay;
}

/** A picture so many times as wide and high, each pixel a square of its own colour. */
export function repeatPixels({ width, height, data }: Pixels, scale: number): Pixels {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height * scale * scale);
  const row = width * scale;
  for (let y = 0; y < height; y++) {
    const start = y * scale * row;
    for (let x = 0; x < width; x++) {
      to.fill(from[y * width + x] as number, start + x * scale, start + (x + 1) * scale);
    }
    for (let copy = 1; copy < scale; copy++) to.copyWithin(start + copy * row, start, start + row);
  }
  return { width: row, height: height * scale, data: new Uint8ClampedArray(to.buffer) };
}
