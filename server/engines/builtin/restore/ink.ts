import { lumaAt } from '../kernels/luma.ts';
import type { Mark } from './marks.ts';

/** What colour damage has: the least and the most of red, green and blue, 0 to 255. */
export type Ink = readonly { readonly from: number; readonly to: number }[];

/** Fewer pixels tell no colour. */
const LEAST_PIXELS = 24;
/** Share of a mark's pixels that show its own colour: the others are its soft edge. */
const CORE = 0.6;
/** Shares of the cores' pixels between which the colour lies, and how far beyond it may still lie. */
const LOW = 0.15;
const HIGH = 0.85;
const BEYOND = 22;

/** The colour of marks of one kind, read in their middles; null if they are too little to tell. */
export function inkOf(pixels: Uint8ClampedArray, marks: readonly Mark[]): Ink | null {
  const cores = marks.flatMap((mark) => coreOf(pixels, mark));
  if (cores.length < LEAST_PIXELS) return null;
  return [0, 1, 2].map((channel) => {
    const values = Uint8Array.from(cores, (at) => pixels[at * 4 + channel] as number).sort();
    const at = (share: number) => values[Math.floor(share * (values.length - 1))] as number;
    return { from: at(LOW) - BEYOND, to: at(HIGH) + BEYOND };
  });
}

/** One byte a pixel: 1 where the picture has that colour. */
export function pixelsOfInk(pixels: Uint8ClampedArray, ink: Ink): Uint8Array {
  const [red, green, blue] = ink;
  const allowed = new Uint8Array(pixels.length / 4);
  if (red === undefined || green === undefined || blue === undefined) return allowed;
  const within = (value: number, { from, to }: Ink[number]) => value >= from && value <= to;
  for (let at = 0; at < allowed.length; at++) {
    const [r, g, b] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]] as [
      number,
      number,
      number,
    ];
    if (within(r, red) && within(g, green) && within(b, blue)) allowed[at] = 1;
  }
  return allowed;
}

/** The pixels of a mark that differ most from its ground. */
function coreOf(pixels: Uint8ClampedArray, mark: Mark): number[] {
  const sign = mark.dark ? 1 : -1;
  return mark.pixels
    .toSorted((a, b) => sign * (lumaAt(pixels, a) - lumaAt(pixels, b)) || a - b)
    .slice(0, Math.ceil(CORE * mark.pixels.length));
}
