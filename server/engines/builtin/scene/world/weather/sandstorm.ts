import { lumaOf, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, seenPart } from '../frame.ts';

/** Blown sand in full light and in its own shade. */
const LIT: Colour = [0.98, 0.72, 0.43];
const SHADE: Colour = [0.47, 0.29, 0.15];
/** From where on the wall of dust hides what is farther, world units. */
const WALL = 190;
/** How high it towers, up where ahead is 1, and how much that varies. */
const HIGH = 0.36;
const UNEVEN = 0.13;
/** How much of what is a world unit farther the sand in the air before the wall hides. */
const DENSITY = 0.011;
/** What it hides right before the eye. */
const NEAREST = 0.14;
/** From where on no more sand comes between, and how much less of it lies before the wall and the sky, whose forms are to be seen. */
const THICKEST = 130;
const FAR_VEIL = 0.55;
/** How much of the sky above it has. */
const ABOVE = 0.62;

/** What a sandstorm takes from a setting. */
type Storm = Pick<Setting, 'noise' | 'light' | 'random' | 'side' | 'sunSide'>;

/** A wall of dust that rolls over the land, sand in the air before it, and streaks of it near the eye. */
export function paintSandstorm(frame: Frame, camera: Camera, setting: Storm): void {
  const { noise, light, sunSide } = setting;
  const { width, rgb, depth } = frame;
  const { left, right: end, top, bottom } = seenPart(frame);
  const level = levelOf(setting);
  const wall = wallOf(noise, sunSide);
  const air = scaleColour(mixColour(SHADE, LIT, 0.72), level);
  for (let row = top; row < bottom; row++) {
    const up = (camera.horizon - row) / camera.focal;
    for (let column = left; column < end; column++) {
      const at = row * width + column;
      const right = (column - camera.centre) / camera.focal;
      const z = depth[at] as number;
      const far = z > WALL ? wall(right, up) : null;
      const cover = far?.cover ?? 0;
      // Denser near the ground and in gusts.
      const low = smoothstep(0.5, -0.05, up) * (0.8 + 0.7 * noise.fbm(right * 3.1, up * 13, 2));
      const thick = 1 - (1 - NEAREST) * Math.exp(-Math.min(z, THICKEST) * DENSITY);
      const veil = thick * (ABOVE + (1 - ABOVE) * low) * (1 - (1 - FAR_VEIL) * cover);
      for (let c = 0; c < 3; c++) {
        const own = rgb[at * 3 + c] as number;
        const dust = far === null ? own : own + ((far.colour[c] as number) * level - own) * cover;
        rgb[at * 3 + c] = dust + ((air[c] as number) - dust) * veil;
      }
    }
  }
  paintStreaks(frame, camera, setting, scaleColour(LIT, level * (light.isNight ? 1 : 1.06)));
}

/** How light the dust is beside a clear day's. */
function levelOf({ light: { middle, isNight } }: Storm): number {
  const luma = lumaOf(...middle);
  return Math.min(1.02, (isNight ? 0.2 : 0.34) + luma);
}

/** What the wall of dust hides in a direction, and its colour there: billows, lit from the sun's side. */
function wallOf(noise: Noise, sunSide: number) {
  const billow = (x: number, y: number): number => {
    const bent = 0.5 * noise.fbm(x * 1.7 + 7, y * 1.7, 2);
    return noise.fbm(x * 4.4 + bent, y * 5.4 + bent, 5);
  };
  return (right: number, up: number): { cover: number; colour: Colour } | null => {
    const crest = HIGH + UNEVEN * noise.fbm(right * 1.3 + 3, 0.7, 2);
    if (up > crest + 0.12) return null;
    const here = billow(right, up);
    const cover = smoothstep(0.035, -0.03, up - crest - 0.1 * here);
    if (cover === 0) return null;
    // Toward the sun and the sky a billow is light, beneath the next one dark.
    const slope = here - billow(right + 0.03 * sunSide, up + 0.035);
    const share = 0.55 + 1.35 * slope + 0.5 * here + 0.35 * (up / crest - 0.4);
    return { cover, colour: mixColour(SHADE, LIT, Math.max(0, Math.min(1, share))) };
  };
}

/** Streaks in a picture of a megapixel, and how long they are, pixels of one. */
const STREAKS = 4200;
const LONG = { least: 14, more: 110 } as const;

/** Sand that is driven along the ground before the eye. */
function paintStreaks(
  { width, height, rgb }: Frame,
  camera: Camera,
  { random, side }: Storm,
  colour: Colour,
): void {
  const share = Math.sqrt((width * height) / 1_048_576);
  const first = camera.horizon - 0.06 * height;
  for (let n = 0; n < STREAKS * share; n++) {
    const down = Math.sqrt(random.unit());
    const [x, y] = [random.unit() * width, first + (height - first) * down];
    const long = (LONG.least + LONG.more * random.unit() * down) * share;
    const strength = 0.08 + 0.3 * random.unit() ** 2;
    const slant = -side * 0.09 * random.unit();
    for (let step = 0; step < long; step++) {
      const [column, row] = [Math.round(x + step), Math.round(y + step * slant)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const fade = strength * Math.sin((Math.PI * step) / long);
      const at = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) {
        const own = rgb[at + c] as number;
        rgb[at + c] = own + ((colour[c] as number) - own) * fade;
      }
    }
  }
}
