import type { Pixels } from '../../../engine.ts';
import { clamp, smoothstep } from '../../kernels/arithmetic.ts';
import { blurBox } from '../../kernels/blur-box.ts';
import { lumaIn, type Rgb } from '../steps/each-pixel.ts';
import type { Matte } from './sight.ts';
import { withFaded } from './with-faded.ts';

/** How far another colour's hue may be to each side, in degrees: certain within the first, out beyond the second. */
interface Reach {
  readonly certain: number;
  readonly out: number;
}
const USUAL: Reach = { certain: 18, out: 38 };
/**
 * Between these hues names lie closer together: wood is near to red, but nobody calls it so. There what
 * is meant begins within so many degrees of the hue and ends between so many.
 */
const WARM = { from: 345, to: 60 } as const;
const BEGINS = 15;
const RISES = 20;
const USUAL_BORDER = 13;
const NEAREST = 9;
const FARTHEST = 28;
/** Green is what leaves are: it begins at these hues, though the name's own is far from them, and may be duller. */
const GREEN = { from: 90, to: 160, begins: 64, certain: 78, duller: 0.62 } as const;
/** Half of the border's softness, in degrees; hues are counted by degrees, smoothed over so many on each side. */
const SOFT = 3;
const SMOOTHED = 2;
/** Where most around has the colour, what has nearly it belongs to it; the radius as a share of the mean side. */
const AROUND = 0.012;
const MOST = { from: 0.35, to: 0.6 } as const;
/** Where hardly anything around has it, it is a tinge of something else. */
const TINGE = { from: 0.02, to: 0.08 } as const;

/** Finds what has about that colour, 0 to 255 a pixel. */
export function findColour(picture: Pixels, wanted: Readonly<Rgb>): Matte {
  const target = hueOf(wanted);
  return target.chroma < 0.18 ? findGrey(picture, lumaIn(wanted)) : findHue(picture, target);
}

/** What has hardly any colour and about that light. */
function findGrey(picture: Pixels, light: number): Matte {
  return Uint8Array.from({ length: picture.width * picture.height }, (_, at) => {
    const colour = colourAt(picture, at);
    const grey = 1 - smoothstep(0.14, 0.3, hueOf(colour).chroma * Math.max(...colour) ** 0.5);
    return Math.round(255 * grey * (1 - smoothstep(0.2, 0.34, Math.abs(lumaIn(colour) - light))));
  });
}

function findHue(picture: Pixels, target: ReturnType<typeof hueOf>): Matte {
  const size = picture.width * picture.height;
  const isGreen = target.hue > GREEN.from && target.hue < GREEN.to;
  const chroma = target.chroma * (isGreen ? GREEN.duller : 1);
  const away = new Float32Array(size);
  const strong = new Float32Array(size);
  const faint = new Float32Array(size);
  for (let at = 0; at < size; at++) {
    const colour = colourAt(picture, at);
    const own = hueOf(colour);
    away[at] = ((own.hue - target.hue + 540) % 360) - 180;
    const seen = smoothstep(0.04, 0.12, Math.max(...colour));
    strong[at] = smoothstep(0.5 * chroma, 0.72 * chroma, own.chroma) * seen;
    faint[at] = smoothstep(0.24 * chroma, 0.38 * chroma, own.chroma) * seen;
  }
  const lower = isGreen
    ? { certain: target.hue - GREEN.certain, out: target.hue - GREEN.begins }
    : USUAL;
  const alike = (of: Float32Array, below: Reach, above: Reach) =>
    of.map((value, at) => value * likeness(away[at] as number, below, above));
  const wide = alike(strong, lower, USUAL);
  if (target.hue < WARM.from && target.hue > WARM.to)
    return toMatte(withFaded(wide, wide, alike(faint, lower, USUAL), picture.width));
  const [below, above] = [-1, 1].map((side) => borderOf(away, strong, side)) as [Reach, Reach];
  const near = alike(strong, below, above);
  const radius = Math.max(1, Math.round(AROUND * Math.sqrt(size)));
  const [nearAround, wideAround] = [near, wide].map((plane) =>
    blurBox(plane, picture.width, radius),
  );
  const found = wide.map((value, at) => {
    const share = (nearAround?.[at] as number) / Math.max(1e-3, wideAround?.[at] as number);
    const own = (near[at] as number) * smoothstep(TINGE.from, TINGE.to, share);
    return Math.max(own, value * smoothstep(MOST.from, MOST.to, share));
  });
  return toMatte(withFaded(found, near, alike(faint, below, above), picture.width));
}

/**
 * To one side of a hue, the valley behind the hill of the picture's hues that begins near it: hues that
 * hang together stay so.
 */
function borderOf(away: Float32Array, strong: Float32Array, side: number): Reach {
  const counts = new Float32Array(FARTHEST + SMOOTHED + 1);
  for (let at = 0; at < away.length; at++) {
    const bin = Math.round(side * (away[at] as number));
    if (bin >= 0 && bin < counts.length)
      counts[bin] = (counts[bin] as number) + (strong[at] as number);
  }
  const hill = Array.from({ length: FARTHEST + 1 }, (_, bin) => {
    const near = counts.subarray(Math.max(0, bin - SMOOTHED), bin + SMOOTHED + 1);
    return near.reduce((sum, count) => sum + count, 0) / near.length;
  });
  const height = (bin: number) => hill[bin] ?? Number.POSITIVE_INFINITY;
  let bin = hill.indexOf(Math.max(...hill.slice(0, BEGINS + 1)));
  while (bin < RISES && height(bin + 1) > height(bin)) bin++;
  // What still rises here is the hill of another hue.
  if (bin === RISES) bin = USUAL_BORDER;
  else while (bin < FARTHEST && (bin < NEAREST || height(bin + 1) <= height(bin))) bin++;
  return { certain: bin - SOFT, out: bin + SOFT };
}

function likeness(away: number, below: Reach, above: Reach): number {
  const { certain, out } = away < 0 ? below : above;
  return 1 - smoothstep(certain, out, Math.abs(away));
}

const toMatte = (shares: Float32Array): Matte =>
  Uint8Array.from(shares, (share) => Math.round(255 * clamp(share)));

const colourAt = ({ data }: Pixels, at: number): Rgb => [
  (data[at * 4] as number) / 255,
  (data[at * 4 + 1] as number) / 255,
  (data[at * 4 + 2] as number) / 255,
];

/** Hue in degrees and saturation 0 to 1 (of HSV). */
function hueOf([r, g, b]: Readonly<Rgb>): { hue: number; chroma: number } {
  const top = Math.max(r, g, b);
  const span = top - Math.min(r, g, b);
  if (span <= 1e-6) return { hue: 0, chroma: 0 };
  const sixth =
    top === r ? ((g - b) / span + 6) % 6 : top === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sixth * 60, chroma: span / top };
}
