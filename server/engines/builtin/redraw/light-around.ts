import type { Pixels } from '../../engine.ts';
import { clamp } from '../kernels/arithmetic.ts';
import { lumaOf } from '../kernels/luma.ts';
import { normalise } from '../scene/things/sculpt/vector.ts';
import type { Colour } from '../scene/words/idea.ts';
import type { Light } from '../scene/world/light.ts';
import type { Box } from './box.ts';

/** Every so many pixels a side are looked at, at most this many a side. */
const LOOKS_A_SIDE = 160;
/** The brightest share of a picture shows the colour of its sun or lamp. */
const BRIGHT_SHARE = 0.12;
/** How strongly a difference between the sides turns the light to the brighter one. */
const TURN = 5;

/** What is near an area tells so much more of its light than what is far: half as much at so many of its half sides. */
const NEAR = 1.5;

/**
 * The light that a picture's unmarked pixels seem to be in at an area (`bounds` is the box around it): where it
 * comes from, and its colours. What is near counts more: in dark grass below a bright sky it is dark.
 */
export function lightAround(
  image: Pixels,
  area: Uint8Array,
  bounds: Box,
): Pick<Light, 'toward' | 'sun' | 'ambient'> {
  const seen = lookAt(image, area, bounds);
  if (seen.length === 0) return PLAIN;
  const mean = meanOf(seen, ({ near }) => near);
  const byLuma = [...seen].sort((a, b) => b.luma - a.luma);
  const bright = meanOf(byLuma.slice(0, Math.max(1, Math.round(seen.length * BRIGHT_SHARE))));
  const left = meanOf(seen.filter(({ across }) => across < 0.5));
  const right = meanOf(seen.filter(({ across }) => across >= 0.5));
  const level = lumaOf(...mean);
  const all = Math.max(0.1, lumaOf(...meanOf(seen)));
  const aside = clamp((TURN * (lumaOf(...right) - lumaOf(...left))) / all, -1, 1);
  const contrast = clamp((lumaOf(...bright) - level) * 1.5, 0.12, 0.62);
  const strength = (0.35 + 0.9 * level) * (0.55 + contrast);
  return {
    toward: normalise([aside * 0.8 || 0.3, 0.62, -0.5]),
    sun: hued(bright, strength),
    ambient: hued(mean, 0.14 + 0.72 * level),
  };
}

const PLAIN = {
  toward: [0.5, 0.66, -0.56],
  sun: [0.7, 0.66, 0.58],
  ambient: [0.4, 0.43, 0.5],
} as const;

interface Look {
  readonly colour: Colour;
  readonly luma: number;
  /** 0 at the left, 1 at the right. */
  readonly across: number;
  /** How much it tells of the area's light, 0 to 1. */
  readonly near: number;
}

/** Colours of unmarked pixels, 0 to 1, on a lattice over the picture. */
function lookAt({ data, width, height }: Pixels, area: Uint8Array, bounds: Box): Look[] {
  const [middle, centre] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const half = Math.max(1, bounds.right - bounds.left, bounds.bottom - bounds.top) / 2;
  const step = Math.max(1, Math.floor(Math.max(width, height) / LOOKS_A_SIDE));
  const seen: Look[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const at = y * width + x;
      if (area[at] !== 0) continue;
      const part = (c: number) => (data[at * 4 + c] ?? 0) / 255;
      const colour: Colour = [part(0), part(1), part(2)];
      const away = Math.hypot(x - middle, y - centre) / half / NEAR;
      seen.push({
        colour,
        luma: lumaOf(...colour),
        across: x / width,
        near: 1 / (1 + away * away),
      });
    }
  }
  return seen;
}

function meanOf(looks: readonly Look[], weigh: (look: Look) => number = () => 1): Colour {
  const sum = [0, 0, 0];
  let count = 1e-6;
  for (const look of looks) {
    const weight = weigh(look);
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + weight * (look.colour[c] ?? 0);
    count += weight;
  }
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
}

/** Light of that strength with a good part of a colour's hue. */
function hued(colour: Colour, strength: number): Colour {
  const grey = Math.max(0.02, lumaOf(...colour));
  const part = (c: 0 | 1 | 2) => strength * (1 + 0.55 * (clamp(colour[c] / grey, 0.5, 1.7) - 1));
  return [part(0), part(1), part(2)];
}
