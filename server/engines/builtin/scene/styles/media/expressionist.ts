import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import { createNoise, type Noise } from '../../noise.ts';
import { type Frame, SKY, WATER } from '../../world/frame.ts';
import { inkLines } from '../ink.ts';
import type { Direction } from './edge-flow.ts';
import { paintOil } from './oil.ts';
import type { OilManner } from './oil-manners.ts';
import { paintAsPixels } from './shown.ts';

/** Broad strokes that are seen from across a room. */
export const BOLD: OilManner = {
  brushes: [
    { width: 0.05, tolerance: 0, length: 9, bristles: 7, variety: 24 },
    { width: 0.024, tolerance: 16, length: 8, bristles: 5, variety: 30 },
    { width: 0.013, tolerance: 40, length: 7, bristles: 4, variety: 20 },
    { width: 0.007, tolerance: 58, length: 5, bristles: 1, variety: 8 },
  ],
  hue: 0.9,
};
/** How much stronger colours are than those of things. */
const SATURATION = 1.75;
/** What colours are bent to from shade to light: violet, viridian, vermilion, yellow; and by how much. */
const RAMP = [
  [0.16, 0.06, 0.34],
  [0.05, 0.4, 0.42],
  [0.9, 0.3, 0.13],
  [1, 0.85, 0.32],
] as const;
const BENT = 0.4;
/** Bands of another light in skies and water: how high they are, how far they swing, in mean sides, how loosely they follow each other, radians, and how strong they are. */
const BANDS = { high: 0.088, swing: 0.13, long: 0.42, loose: 5, strength: 0.34 } as const;
/** Half the width of the outlines in pixels of a megapixel, the jump of colour that has one, and their blue-black. */
const OUTLINE = { radius: 2.6, contrast: 1.2, strength: 0.85, colour: [0.04, 0.05, 0.16] } as const;

/**
 * Paints a frame of display values as expressionists and fauves did, in place: not the colours that things have but
 * stronger ones, skies and water in waving bands, bold strokes, dark outlines. `unit` is 1 for a megapixel.
 */
export function paintExpressionist(frame: Frame, random: Random, unit: number): void {
  const { rgb, kind, width, height } = frame;
  const side = Math.sqrt(width * height);
  const noise = createNoise(random.uint32());
  const swing = (x: number) => BANDS.swing * side * noise.at(x / (BANDS.long * side), 3.5);
  for (let at = 0; at < kind.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const luma = lumaOf(
      rgb[at * 3] as number,
      rgb[at * 3 + 1] as number,
      rgb[at * 3 + 2] as number,
    );
    const isWaving = kind[at] === SKY || kind[at] === WATER;
    const wave = isWaving
      ? bandAt(noise, x / side, (y + swing(x)) / side)
      : 0.16 * noise.fbm(x / (0.11 * side), y / (0.11 * side), 2);
    const light = clamp(luma + wave);
    for (let c = 0; c < 3; c++) {
      const strong = luma + ((rgb[at * 3 + c] as number) - luma) * SATURATION;
      rgb[at * 3 + c] = clamp(mix(strong + 0.3 * wave, rampAt(light, c), BENT));
    }
  }
  const isCalm = (x: number, y: number, into: Direction) => {
    const column = clamp(Math.floor(x), 0, width - 1);
    const at = clamp(Math.floor(y), 0, height - 1) * width + column;
    if (kind[at] !== SKY && kind[at] !== WATER) return false;
    const slope = (swing(x + 2) - swing(x - 2)) / 4;
    const length = Math.hypot(1, slope);
    into[0] = 1 / length;
    into[1] = -slope / length;
    return true;
  };
  paintAsPixels(frame, (picture) =>
    paintOil(picture, 1, random.uint32(), () => {}, { manner: BOLD, rest: isCalm }),
  );
  inkLines(frame, { ...OUTLINE, radius: Math.max(0.8, OUTLINE.radius * unit) });
}

/** How much lighter or darker a band is, by its place in mean sides: none is as broad and as bright as the next. */
function bandAt(noise: Noise, x: number, y: number): number {
  const phase = (2 * Math.PI * y) / BANDS.high + BANDS.loose * noise.fbm(x / 0.5, y / 0.16, 2);
  return BANDS.strength * (0.62 + 0.9 * noise.at(x / 0.7 + 9, y / 0.11)) * Math.sin(phase);
}

/** A channel of the ramp at a light of 0 to 1. */
function rampAt(light: number, channel: number): number {
  const place = light * (RAMP.length - 1);
  const low = Math.min(RAMP.length - 2, Math.floor(place));
  const [from, to] = [RAMP[low], RAMP[low + 1]] as [(typeof RAMP)[0], (typeof RAMP)[0]];
  return mix(from[channel] as number, to[channel] as number, smoothstep(0, 1, place - low));
}
