import type { Tint } from './tint.ts';

/** A colour that may lie over a picture. */
export type Cast = 'red' | 'green' | 'blue' | 'yellow' | 'magenta' | 'cyan';

/** What was wrong with a picture's tones, and the tables that set it right, one a channel. */
export interface Toning {
  readonly faded: boolean;
  /** The colour that lay over everything, or null. */
  readonly cast: Cast | null;
  readonly tables: readonly Uint8Array[];
}

/** Shares of the pixels that count as its darkest and lightest. */
const DARKEST = 0.004;
const LIGHTEST = 0.996;
/** A picture is faded when its black is lighter than this, or a little lighter and its white darker than this. */
const BLACK = 22;
const GREYISH_BLACK = 14;
const WHITE = 215;
/** What black and white are brought to, and how much contrasts may grow. */
const NEW_BLACK = 6;
const NEW_WHITE = 248;
const MOST_GAIN = 2.2;
/** A cast is a difference of channels of at least so much in the lightest and in the darkest. */
const LIGHT_CAST = 14;
const DARK_CAST = 5;
/** Without fading it has to be so many times that: evenings are yellow too. */
const SURE = 4;
/** Lights that differ by more are of a setting sun or a lamp: no paper yellows and no print reddens so far. */
const MOST_LIGHT_CAST = 100;
/** Share of a cast that is taken away: a little is kept, for it may be the light's. */
const STRENGTH = 0.85;

/** Between these levels a table's slope is read. */
const MIDDLE_TONES = [96, 160] as const;

interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * Judges a picture's tones by robust percentiles: a faded one has no black left, one
 * with a cast has the same channel short in its lights and its darks. Null when in good order: a red
 * evening has black shadows, and no cast by this measure. Grey and tinted pictures keep their tint.
 */
export function judgeTones(pixels: Uint8ClampedArray, tint: Tint): Toning | null {
  const ranges = [0, 1, 2].map((channel) => rangeOf(pixels, channel));
  const low = Math.min(...ranges.map((range) => range.low));
  const high = Math.max(...ranges.map((range) => range.high));
  if (high - low < 24) return null;
  // A dark picture with a true black is underexposed, or shows dusk.
  const faded = low > BLACK || (low > GREYISH_BLACK && high < WHITE);
  const cast = tint === 'colour' ? castOf(ranges, faded ? 1 : SURE) : null;
  if (!faded && cast === null) return null;
  const aims = aimsOf(low, high, faded);
  const tables = ranges.map((range) => {
    const share = cast === null ? 0 : STRENGTH;
    const from = {
      low: low + (range.low - low) * share,
      high: high - (high - range.high) * share,
    };
    return tableFor(from, aims);
  });
  return { faded, cast, tables };
}

/** By how much the tables spread tones apart, 1 when nothing is set right: the steepest channel's, at middle tones. */
export function gainOf(toning: Toning | null): number {
  const [from, to] = MIDDLE_TONES;
  const slopes = (toning?.tables ?? []).map(
    (table) => ((table[to] as number) - (table[from] as number)) / (to - from),
  );
  return Math.max(1, ...slopes);
}

/** Sets every pixel right by the tables, in place. */
export function applyTones(pixels: Uint8ClampedArray, { tables }: Toning): void {
  for (let at = 0; at < pixels.length; at++) {
    const table = tables[at & 3];
    if (table) pixels[at] = table[pixels[at] as number] as number;
  }
}

/** What the range's ends become: full contrast if faded, no more than allowed. */
function aimsOf(low: number, high: number, faded: boolean): Range {
  if (!faded) return { low, high };
  const aims = { low: Math.min(low, NEW_BLACK), high: Math.max(high, NEW_WHITE) };
  const excess = (aims.high - aims.low) / (high - low) / MOST_GAIN;
  if (excess <= 1) return aims;
  const middle = (low + high) / 2;
  const half = ((high - low) * MOST_GAIN) / 2;
  return { low: Math.max(0, middle - half), high: Math.min(255, middle + half) };
}

function tableFor(from: Range, to: Range): Uint8Array {
  const gain = (to.high - to.low) / Math.max(1, from.high - from.low);
  return Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round(Math.min(255, Math.max(0, to.low + (value - from.low) * gain))),
  );
}

/** The name of the colour that lights and darks share too much of, or null. */
function castOf(ranges: readonly Range[], times: number): Cast | null {
  const lights = ranges.map(({ high }) => high);
  const darks = ranges.map(({ low }) => low);
  const off = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [light, dark] = [off(lights), off(darks)];
  const agree = light.reduce((sum, value, c) => sum + value * (dark[c] as number), 0) > 0;
  const lightSpan = Math.max(...light) - Math.min(...light);
  const darkSpan = Math.max(...dark) - Math.min(...dark);
  if (!agree || lightSpan < times * LIGHT_CAST || darkSpan < times * DARK_CAST) return null;
  if (lightSpan > MOST_LIGHT_CAST) return null;
  const [red = 0, green = 0, blue = 0] = light;
  const least = Math.min(red, green, blue);
  const middle = [red, green, blue].toSorted((a, b) => a - b)[1] ?? 0;
  // Two channels high: the mixture of both; one high: that one.
  const two = middle - least > Math.max(red, green, blue) - middle;
  if (two) return least === blue ? 'yellow' : least === green ? 'magenta' : 'cyan';
  return red >= green && red >= blue ? 'red' : green >= blue ? 'green' : 'blue';
}

function rangeOf(pixels: Uint8ClampedArray, channel: number): Range {
  const counts = new Float64Array(256);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const value = pixels[at + channel] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const at = (share: number) => {
    let below = 0;
    for (let value = 0; value < 256; value++) {
      below += counts[value] as number;
      if (below >= share * total) return value;
    }
    return 255;
  };
  return { low: at(DARKEST), high: at(LIGHTEST) };
}
