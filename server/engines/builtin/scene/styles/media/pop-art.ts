import { mix, smoothstep } from '../../../kernels/arithmetic.ts';
import type { Random } from '../../../kernels/random.ts';
import type { Frame } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { coverOfLines } from '../ink.ts';
import { evenTone, lightOf } from './tones.ts';

const PAPER = [0.985, 0.965, 0.91] as const;
const INK = [0.045, 0.04, 0.06] as const;
/** The inks of a cheap press: what is printed is one of them, in dots or solid. */
const INKS = [
  [0.9, 0.1, 0.13],
  [0.97, 0.45, 0.12],
  [0.99, 0.83, 0.1],
  [0.2, 0.66, 0.3],
  [0.12, 0.68, 0.86],
  [0.1, 0.27, 0.72],
  [0.55, 0.22, 0.62],
  [0.95, 0.45, 0.62],
] as const;
/** What has less colour than this is printed in grey of the ink's blue-black. */
const GREYISH = 0.2;
const GREY = [0.45, 0.5, 0.6] as const;
/** Rows of dots are this far apart, in pixels of a megapixel, and lie aslant. */
const PITCH = 9;
const SLANT = Math.PI / 4;
/** The light from which on paper is bare, colour is solid, black dots come, and all is black. */
const BARE = 0.93;
const SOLID = 0.5;
const DUSK = 0.3;
const BLACK = 0.1;
/** Half the width of an outline, in pixels of a megapixel, and the jump of colour that has one. */
const OUTLINE = { radius: 3, contrast: 0.6 } as const;

/**
 * Prints a frame of display values as pop art, in place: pure inks in dots where it is light, solid below, black
 * dots and black in the shade, bold outlines. `unit` is 1 for a picture of a megapixel.
 */
export function printPopArt(frame: Frame, _: Random, unit: number): void {
  const { rgb, width } = frame;
  paintOver(frame, Math.max(1, Math.round(6 * unit)));
  paintOver(frame, Math.max(1, Math.round(4 * unit)));
  const tone = evenTone(lightOf(frame), width, unit);
  const flat = rgb.slice();
  const inkOf = createInks();
  const pitch = Math.max(2.4, PITCH * unit);
  const [cos, sin] = [Math.cos(SLANT) / pitch, Math.sin(SLANT) / pitch];
  for (let at = 0; at < tone.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    const away = Math.sqrt((u - Math.round(u)) ** 2 + (v - Math.round(v)) ** 2);
    const between = Math.sqrt((u - Math.floor(u) - 0.5) ** 2 + (v - Math.floor(v) - 0.5) ** 2);
    const light = tone[at] as number;
    const ink = inkOf(flat, at);
    const coloured = dot(away, between, (BARE - light) / (BARE - SOLID), pitch);
    const dark = dot(away, between, (DUSK - light) / (DUSK - BLACK), pitch);
    for (let c = 0; c < 3; c++) {
      const printed = mix(PAPER[c] as number, ink[c] as number, coloured);
      rgb[at * 3 + c] = mix(printed, INK[c] as number, dark);
    }
  }
  const outline = { radius: Math.max(0.8, OUTLINE.radius * unit), contrast: OUTLINE.contrast };
  const lines = coverOfLines({ ...frame, rgb: flat }, outline);
  for (let at = 0; at < tone.length; at++)
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = mix(rgb[at * 3 + c] as number, INK[c] as number, lines[at] as number);
}

/** How much of a pixel a dot of this share of the paper (0 to 1) covers; from a half on the gaps are round. */
function dot(away: number, between: number, share: number, pitch: number): number {
  if (share <= 0.03) return 0;
  if (share >= 0.97) return 1;
  const soft = 0.6 / pitch;
  const radius = Math.sqrt(Math.min(share, 1 - share) / Math.PI);
  return share < 0.5
    ? 1 - smoothstep(radius - soft, radius + soft, away)
    : smoothstep(radius - soft, radius + soft, between);
}

type Colour = readonly [number, number, number];

/** Tells the ink of a pixel; colours that differ by less than a thirtieth have the same, and are looked up. */
function createInks(): (rgb: Float32Array, at: number) => Colour {
  const known: Colour[] = [];
  const step = (value: number) => Math.min(31, Math.floor(Math.max(0, value) * 32));
  return (rgb, at) => {
    const red = rgb[at * 3] as number;
    const green = rgb[at * 3 + 1] as number;
    const blue = rgb[at * 3 + 2] as number;
    const key = (step(red) << 10) | (step(green) << 5) | step(blue);
    const ink = known[key] ?? inkFor([red, green, blue]);
    known[key] = ink;
    return ink;
  };
}

function inkFor(colour: Colour): Colour {
  const [top, low] = [Math.max(...colour), Math.min(...colour)];
  if (top - low < GREYISH * Math.max(0.25, top)) return GREY;
  const hue = hueOf(colour, top, low);
  let [best, least]: [Colour, number] = [GREY, 9];
  for (const ink of INKS) {
    const other = hueOf(ink, Math.max(...ink), Math.min(...ink));
    const apart = Math.abs(((hue - other + 9) % 6) - 3);
    if (apart < least) [best, least] = [ink, apart];
  }
  return best;
}

/** The hue of a colour, 0 (red) to just under 6. */
function hueOf(
  [red = 0, green = 0, blue = 0]: readonly number[],
  top: number,
  low: number,
): number {
  const range = Math.max(1e-6, top - low);
  const turn =
    top === red
      ? (green - blue) / range
      : top === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (turn + 6) % 6;
}
