import type { Pixels } from '../../../engine.ts';
import { clamp } from '../../kernels/arithmetic.ts';
import { lumaOf } from '../../kernels/luma.ts';
import type { OnShare } from '../../kernels/share.ts';
import { createNoise } from '../../scene/noise.ts';
import type { Colour } from '../../scene/words/idea.ts';
import { type Box, growBox } from '../box.ts';
import { measure, readSurroundings } from '../surroundings.ts';
import type { WantedMaterial } from './read-material.ts';
import type { Surface } from './surface.ts';
import { MATERIALS } from './surfaces.ts';

/** Where a material is laid. */
export interface Laying {
  /** What is marked, a byte a pixel, above 0; and the box around it. */
  readonly area: Uint8Array;
  readonly bounds: Box;
  /** So many pixels around the bounds are painted too. */
  readonly margin: number;
  /** Row of the horizon where the area lies on the ground below it; null: it stands upright. */
  readonly horizon: number | null;
  /** Standard deviation of the picture's noise, 0 to 255. */
  readonly noise: number;
  readonly seed: number;
}

/** A course of bricks is this share of the picture's mean side high, and at least so many lie in the area. */
const COURSE = 0.022;
const LEAST_COURSES = 7;
/** How far light and colour move toward those of the surroundings. */
const TOWARD = 0.35;
const HUE_TOWARD = 0.25;
/** How much the light may change from one side of the area to the other. */
const SLOPE = { least: 0.7, most: 1.3 } as const;
/** Focal length of the eye, as a share of the picture's width. */
const FOCUS = 0.9;
/** Each pixel is the mean of so many times so many places. */
const FINE = 2;

/** Lays a material over the bounds of an area, in place, in the light of what surrounds it. Depends on nothing but its input. */
export function paintMaterial(
  image: Pixels,
  { material, colour }: WantedMaterial,
  laying: Laying,
  onShare: OnShare,
): void {
  const { width, height, data } = image;
  const { bounds, horizon } = laying;
  const { left, top, right, bottom } = growBox(bounds, laying.margin, width, height);
  const noise = createNoise(laying.seed);
  const { base, make } = MATERIALS[material];
  const surface = make({ base: colour ?? base, noise });
  const side = Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top);
  const course = Math.max(2, Math.min(COURSE * Math.sqrt(width * height), side / LEAST_COURSES));
  const light = lightFor(image, laying, colour ?? base);
  const middle = (bounds.left + bounds.right) / 2;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const place = (px: number, py: number): readonly [number, number] => {
        if (horizon === null) return [px, py];
        const far = (bounds.bottom - horizon) / Math.max(1, py - horizon);
        return [(px - middle) * far, -FOCUS * width * far];
      };
      const own = meanAround(surface, place, x, y, course);
      const at = (y * width + x) * 4;
      const lit = light(x, y);
      const grain = laying.noise * noise.at(x * 0.83 + 0.4, y * 0.83 + 0.4) * 2;
      for (let c = 0; c < 3; c++)
        data[at + c] = 255 * (own[c] as number) * (lit[c] as number) + grain;
    }
    onShare((y + 1 - top) / (bottom - top));
  }
}

function meanAround(
  surface: Surface,
  place: (x: number, y: number) => readonly [number, number],
  x: number,
  y: number,
  course: number,
): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  for (let n = 0; n < FINE * FINE; n++) {
    const [u, v] = place(x + ((n % FINE) + 0.5) / FINE, y + (Math.floor(n / FINE) + 0.5) / FINE);
    const own = surface(u / course, v / course);
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (own[c] as number);
  }
  return [sums[0] / FINE ** 2, sums[1] / FINE ** 2, sums[2] / FINE ** 2];
}

/** By how much each channel is multiplied at a place: what surrounds an area tells its light, and on which side it is lighter. */
function lightFor(
  image: Pixels,
  { area, bounds }: Laying,
  [r, g, b]: Colour,
): (x: number, y: number) => Colour {
  const around = readSurroundings(image, area, bounds);
  const own = Math.max(20, 255 * lumaOf(r, g, b));
  const gain = clamp((Math.max(10, around.luma) / own) ** TOWARD, 0.3, 1.05);
  const hue = around.mean.map((value) =>
    clamp((Math.max(8, value) / Math.max(8, around.luma)) ** HUE_TOWARD, 0.75, 1.3),
  ) as [number, number, number];
  const { left, top, right, bottom } = growBox(bounds, 64, image.width, image.height);
  const [midX, midY] = [(bounds.left + bounds.right) >> 1, (bounds.top + bounds.bottom) >> 1];
  const isFree = (at: number) => area[at] === 0;
  const lumaIn = (box: Box) => Math.max(10, measure(image, box, isFree)?.luma ?? around.luma);
  const across =
    lumaIn({ left: midX, top, right, bottom }) / lumaIn({ left, top, right: midX, bottom });
  const down =
    lumaIn({ left, top: midY, right, bottom }) / lumaIn({ left, top, right, bottom: midY });
  const [wide, tall] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  return (x, y) => {
    const slope =
      clamp(across, SLOPE.least, SLOPE.most) ** ((x - midX) / wide) *
      clamp(down, SLOPE.least, SLOPE.most) ** ((y - midY) / tall);
    return [hue[0] * gain * slope, hue[1] * gain * slope, hue[2] * gain * slope];
  };
}
