import { blurBox } from '../kernels/blur-box.ts';
import { components } from '../kernels/components.ts';
import { lumaAt, lumaOf } from '../kernels/luma.ts';

/** What was stained, as far as its colour tells. */
export interface Stains {
  /** How strong the stain is at each pixel, in logarithms of red over blue beyond the usual; 0 where none. */
  readonly strength: Float32Array;
  readonly count: number;
  /** What the picture's colour is at each level of brightness. */
  readonly tint: Tints;
}

/** Red over blue, and green over the mean of both, as logarithms, at each level of brightness. */
interface Tints {
  readonly yellow: Float32Array;
  readonly green: Float32Array;
}

/** Levels of brightness that the usual colour is read at. */
const LEVELS = 24;
/** So many levels on each side are read with it: a dark stain may have one for itself. */
const NEIGHBOURS = 3;
/** Added to every channel before logarithms, so that noise in the dark counts little. */
const LIFT = 12;
/** A picture has one tint when this share of it is within so much of the usual colour of its brightness. */
const USUAL_SHARE = 0.7;
const USUAL = 0.07;
/** And when hardly anything is of another colour than that and a stain's: this share, by so much. */
const MOST_OTHERS = 0.01;
const OTHER = 0.14;
/** The most green of a stain, as a share of its yellow. */
const GREENEST = 0.4;
/** What is yellower than usual by this much is stained, and as far around as by this share of it. */
const STAINED = 0.16;
const EDGE_SHARE = 0.3;
/** Stains are not redder (less green) than this: cheeks coloured by hand are. */
const LEAST_GREEN = -0.05;
/** Where a stain is this strong, colour is all the picture's own again. */
const WHOLLY = 0.1;
/** Radius of the mean that noise is taken out by, in pixels. */
const SMOOTH = 2;
/** Stains have at least so many pixels, and all of them cover at most this share of a picture. */
const LEAST_PIXELS = 20;
const MOST_SHARE = 0.4;
/** No channel is lightened by more than this factor. */
const MOST_GAIN = 2.6;
/** Bins that medians are read from, over −1.5 to 1.5. */
const BINS = 600;

/**
 * Finds stains and foxing in a picture of one tint (black and white or sepia): there, whatever is
 * yellower than the rest of its brightness is no part of the picture. Null where the picture has
 * many colours, or none is found. `pixels` is RGBA.
 */
export function findStains(pixels: Uint8ClampedArray, width: number): Stains | null {
  const size = pixels.length / 4;
  const [yellow, green] = [new Float32Array(size), new Float32Array(size)];
  for (let at = 0; at < size; at++) {
    const [r, g, b] = [0, 1, 2].map((c) => Math.log((pixels[at * 4 + c] as number) + LIFT));
    yellow[at] = (r as number) - (b as number);
    green[at] = (g as number) - ((r as number) + (b as number)) / 2;
  }
  const tint = { yellow: usual(pixels, yellow), green: usual(pixels, green) };
  let [plain, others] = [0, 0];
  for (let at = 0; at < size; at++) {
    const level = levelOf(pixels, at);
    yellow[at] = (yellow[at] as number) - (tint.yellow[level] as number);
    green[at] = (green[at] as number) - (tint.green[level] as number);
    if (Math.abs(yellow[at] as number) < USUAL && Math.abs(green[at] as number) < USUAL) plain++;
    if (isOther(yellow[at] as number, green[at] as number)) others++;
  }
  if (plain < USUAL_SHARE * size || others > MOST_OTHERS * size) return null;
  const strength = blurBox(yellow, width, SMOOTH);
  const tone = blurBox(green, width, SMOOTH);
  const kept = keepStained(strength, tone, width);
  return kept && { ...kept, tint };
}

/** Whether a colour is neither the usual nor a stain's: blue, pink, or greener than a stain so yellow. */
const isOther = (yellow: number, green: number): boolean =>
  yellow < -OTHER || green < -OTHER || green > Math.max(OTHER, GREENEST * yellow);

/** Keeps what hangs together with something certainly stained. */
function keepStained(
  strength: Float32Array,
  tone: Float32Array,
  width: number,
): Omit<Stains, 'tint'> | null {
  const edge = STAINED * EDGE_SHARE;
  const { labels, sizes } = components(
    strength.map((value, at) => (value > edge && (tone[at] as number) > LEAST_GREEN ? 1 : 0)),
    width,
  );
  const firm = new Set<number>();
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] as number;
    if ((strength[at] as number) > STAINED && (sizes[label] as number) >= LEAST_PIXELS)
      firm.add(label);
  }
  firm.delete(0);
  const covered = [...firm].reduce((sum, label) => sum + (sizes[label] as number), 0);
  if (firm.size === 0 || covered > MOST_SHARE * labels.length) return null;
  const kept = strength.map((value, at) =>
    firm.has(labels[at] as number) ? Math.max(0, value - edge / 2) : 0,
  );
  return { strength: blurBox(kept, width, 1), count: firm.size };
}

/**
 * Takes stains off, in place: each channel is lightened in proportion to the stain, by as much as
 * its steps over the stain's edges say (least squares of both gradients: the picture's own steps
 * have no part in the stain's and average out), then the colour is brought to the picture's own.
 */
export function liftStains(
  pixels: Uint8ClampedArray,
  width: number,
  { strength, tint }: Stains,
): void {
  const gains = [0, 1, 2].map((channel) => darkeningOf(pixels, width, strength, channel));
  for (let at = 0; at < strength.length; at++) {
    const stain = strength[at] as number;
    if (stain <= 0) continue;
    for (let c = 0; c < 3; c++) {
      const gain = Math.min(MOST_GAIN, Math.exp((gains[c] as number) * stain));
      pixels[at * 4 + c] = ((pixels[at * 4 + c] as number) + LIFT) * gain - LIFT;
    }
    bringToTint(pixels, at, tint, Math.min(1, stain / WHOLLY));
  }
}

/** Gives a pixel the picture's own colour at its brightness, by a share of 0 to 1. */
function bringToTint(pixels: Uint8ClampedArray, at: number, tint: Tints, share: number): void {
  const level = levelOf(pixels, at);
  const [yellow, green] = [tint.yellow[level] as number, tint.green[level] as number];
  const own = [Math.exp(yellow / 2), Math.exp(green), Math.exp(-yellow / 2)] as const;
  const light = (lumaAt(pixels, at) + LIFT) / lumaOf(...own);
  for (const [c, part] of own.entries()) {
    const now = pixels[at * 4 + c] as number;
    pixels[at * 4 + c] = now + (light * part - LIFT - now) * share;
  }
}

/** By how much (logarithm) a channel darkens for each unit of stain; never below 0. */
function darkeningOf(
  pixels: Uint8ClampedArray,
  width: number,
  strength: Float32Array,
  channel: number,
): number {
  let [both, own] = [0, 0];
  const light = (at: number) => Math.log((pixels[at * 4 + channel] as number) + LIFT);
  for (let at = 0; at + STEP * width < strength.length; at++) {
    if ((at % width) + STEP >= width) continue;
    for (const next of [at + STEP, at + STEP * width]) {
      const step = (strength[next] as number) - (strength[at] as number);
      if (step === 0) continue;
      both -= step * (light(next) - light(at));
      own += step * step;
    }
  }
  return own === 0 ? 0 : Math.max(0, both / own);
}

/** Distance over which steps are read, in pixels: stains have soft edges. */
const STEP = 4;

const levelOf = (pixels: Uint8ClampedArray, at: number): number =>
  Math.floor((lumaAt(pixels, at) / 256) * LEVELS);

/**
 * The middle value at each level of brightness: first of several levels together, for a dark stain may
 * have one for itself, then of each by itself, without what is far from the first.
 */
function usual(pixels: Uint8ClampedArray, values: Float32Array): Float32Array {
  const rough = middles(pixels, values, NEIGHBOURS, null);
  return middles(pixels, values, 0, rough);
}

/** Of at least `reach` levels on each side, more where they hardly occur; `about`: of what is near that only. */
function middles(
  pixels: Uint8ClampedArray,
  values: Float32Array,
  reach: number,
  about: Float32Array | null,
): Float32Array {
  const counts = Array.from({ length: LEVELS }, () => new Uint32Array(BINS));
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    const level = levelOf(pixels, at);
    if (about !== null && Math.abs(value - (about[level] as number)) > STAINED) continue;
    const bins = counts[level] as Uint32Array;
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor(((value + 1.5) / 3) * BINS)));
    bins[bin] = (bins[bin] as number) + 1;
  }
  const least = values.length / 400;
  return Float32Array.from(counts, (_, level) => {
    const merged = new Uint32Array(BINS);
    for (let away = 0; away < LEVELS; away++) {
      for (const other of away === 0 ? [level] : [level - away, level + away]) {
        counts[other]?.forEach((count, bin) => {
          merged[bin] = (merged[bin] as number) + count;
        });
      }
      if (away >= reach && merged.reduce((sum, count) => sum + count, 0) >= least) break;
    }
    return middleOf(merged);
  });
}

function middleOf(bins: Uint32Array): number {
  const half = bins.reduce((sum, count) => sum + count, 0) / 2;
  let below = 0;
  for (const [bin, count] of bins.entries()) {
    below += count;
    if (below >= half) return ((bin + 0.5) / BINS) * 3 - 1.5;
  }
  return 0;
}
