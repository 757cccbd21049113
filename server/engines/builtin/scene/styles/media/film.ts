import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import { createNoise } from '../../noise.ts';
import type { Frame } from '../../world/frame.ts';
import { blur, vignette } from '../tone.ts';

/** A grey as film with a yellow filter sees it: skies darker than plain luma makes them. Any units. */
export const greyOfFilm = (red: number, green: number, blue: number): number =>
  0.36 * red + 0.53 * green + 0.11 * blue;

const SEPIA_DARK = [0.1, 0.06, 0.03] as const;
const SEPIA_MIDDLE = [0.62, 0.49, 0.35] as const;
const SEPIA_LIGHT = [1, 0.965, 0.88] as const;

/** One channel of the sepia tone of a light, both 0 to 1. */
export function sepiaOf(light: number, channel: 0 | 1 | 2): number {
  const middle = SEPIA_MIDDLE[channel];
  return light < 0.5
    ? mix(SEPIA_DARK[channel], middle, light * 2)
    : mix(middle, SEPIA_LIGHT[channel], light * 2 - 1);
}

/** How much a black and white print's tones are spread. */
const CONTRAST = 0.4;
/** How much its grain shows. */
const GRAIN = 0.07;

/** Turns a frame of display values into a black and white photograph, in place. */
export function takeMono(frame: Frame, random: Random): void {
  const { rgb } = frame;
  for (let at = 0; at < rgb.length; at += 3) {
    const grey = greyOfFilm(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number);
    const bent = mix(grey, smoothstep(0, 1, grey), CONTRAST);
    rgb.fill(withGrain(bent, random, GRAIN), at, at + 3);
  }
}

/** Turns a frame of display values into a photograph toned in sepia, in place. */
export function takeSepia(frame: Frame, random: Random): void {
  tone(frame, random, 1);
  vignette(frame, 0.25);
}

/** An old print: the power that its shades are opened by, how pale its blacks and how yellow its whites became, its margin and its blur in pixels of a megapixel. */
const OPENED = 0.78;
const PALE = 0.11;
const YELLOW = 0.94;
const MARGIN = 34;
const SOFT = 1;
const CARD = [0.925, 0.885, 0.79] as const;
/** Specks of dust and scratches on it, a megapixel. */
const SPECKS = 46;

/**
 * Turns a frame of display values into an old print, in place: sepia, faded, soft, specked, on its card.
 * `unit` is 1 for a picture of a megapixel.
 */
export function takeVintage(frame: Frame, random: Random, unit: number): void {
  const { rgb, width, height } = frame;
  const radius = Math.round(SOFT * unit);
  if (radius >= 1) rgb.set(blur(rgb, width, height, radius));
  vignette(frame, 0.42);
  for (let at = 0; at < rgb.length; at++) rgb[at] = (rgb[at] as number) ** OPENED;
  tone(frame, random, 0.92);
  const noise = createNoise(random.uint32());
  for (let n = 0; n < SPECKS; n++) speck(frame, random, unit);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const inward = Math.min(x, y, width - 1 - x, height - 1 - y);
    const stain = 0.05 * noise.fbm(x / (240 * unit), y / (240 * unit), 3);
    const card = smoothstep(MARGIN * unit + 1, MARGIN * unit - 1, inward);
    for (let c = 0; c < 3; c++) {
      const faded = mix(PALE, YELLOW, rgb[at * 3 + c] as number) + stain;
      rgb[at * 3 + c] = clamp(mix(faded, (CARD[c] as number) + stain, card));
    }
  }
}

function tone({ rgb }: Frame, random: Random, share: number): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const luma = lumaOf(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number);
    const light = clamp(withGrain(luma, random, GRAIN));
    for (const c of [0, 1, 2] as const)
      rgb[at + c] = mix(rgb[at + c] as number, sepiaOf(light, c), share);
  }
}

/** Grain is strongest in the middle tones. */
const withGrain = (light: number, random: Random, strength: number): number =>
  clamp(light + (random.unit() + random.unit() - 1) * strength * (0.3 + 2.4 * light * (1 - light)));

/** A speck of dust or a hair that lay on the plate. */
function speck({ rgb, width, height }: Frame, random: Random, unit: number): void {
  let [x, y] = [random.unit() * width, random.unit() * height];
  const isHair = random.unit() < 0.2;
  const steps = Math.ceil((isHair ? 30 + 40 * random.unit() : 1 + 2 * random.unit()) * unit);
  let turn = random.unit() * 2 * Math.PI;
  for (let n = 0; n < steps; n++) {
    const at = (Math.floor(y) * width + Math.floor(x)) * 3;
    if (x >= 0 && y >= 0 && x < width && y < height)
      for (let c = 0; c < 3; c++) rgb[at + c] = mix(rgb[at + c] as number, 0.93, 0.55);
    turn += (random.unit() - 0.5) * 0.5;
    [x, y] = [x + Math.cos(turn), y + Math.sin(turn)];
  }
}
