import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import { type Frame, SKY, THING } from '../../world/frame.ts';
import { paintOil } from './oil.ts';
import type { OilManner } from './oil-manners.ts';
import { paintAsPixels } from './shown.ts';
import { smallParts } from './small-parts.ts';

/** Thin layers of even paint, fine where it matters: hardly a stroke is told from the next. */
export const GLAZED: OilManner = {
  brushes: [
    { width: 0.03, tolerance: 0, length: 5, bristles: 5, variety: 5 },
    { width: 0.014, tolerance: 20, length: 5, bristles: 3, variety: 5 },
    { width: 0.007, tolerance: 24, length: 5, bristles: 1, variety: 3 },
    { width: 0.0035, tolerance: 26, length: 5, bristles: 1, variety: 2 },
  ],
  hue: 0.3,
};
/** The light from one window: where it fades, in halves of the picture's sides around its middle, and what is left in the dark. */
const POOL = { whole: 0.42, gone: 1.2, left: 0.13, sky: 0.3 } as const;
/** How high the light falls where nothing rises into the upper part of the picture, and up to where things are looked for. */
const USUAL = 0.46;
const UPPER = 0.62;
/** Old varnish, and the umber that shade sinks into. */
const VARNISH = [1.06, 0.93, 0.68] as const;
const UMBER = [0.085, 0.055, 0.03] as const;
/** How much of their colour pigments of earth keep, and how steep their lights are. */
const EARTHY = 0.72;
const STEEP = 1.28;

/**
 * Paints a frame of display values as the old masters did, in place: one pool of warm light on what the picture is about,
 * all else sinks into brown shade (chiaroscuro), glazed under varnish. `random` leads the strokes.
 */
export function paintOldMaster(frame: Frame, random: Random): void {
  const { rgb, kind, width, height } = frame;
  const [middleX, middleY] = lightFallsOn(frame);
  for (let at = 0; at < kind.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const away = Math.hypot((x - middleX) / (0.5 * width), (y - middleY) / (0.55 * height));
    const dark = kind[at] === SKY ? POOL.sky : POOL.left;
    const light = mix(1, dark, smoothstep(POOL.whole, POOL.gone, away));
    const luma = lumaOf(
      rgb[at * 3] as number,
      rgb[at * 3 + 1] as number,
      rgb[at * 3 + 2] as number,
    );
    const lit = light * clamp(luma) ** (STEEP - 1);
    for (let c = 0; c < 3; c++) {
      const earthy = mix(luma, rgb[at * 3 + c] as number, EARTHY);
      const shown = 1.3 * earthy * lit * (VARNISH[c] as number);
      rgb[at * 3 + c] = clamp(mix(UMBER[c] as number, 1, clamp(shown)));
    }
  }
  const hand = { manner: GLAZED, small: smallParts(frame) };
  paintAsPixels(frame, (picture) => paintOil(picture, 1, random.uint32(), () => {}, hand));
}

/** Where the light falls, in pixels: on what rises into the upper part of the picture, else its middle. */
function lightFallsOn({ kind, width, height }: Frame): [number, number] {
  let [sumX, sumY, count] = [0, 0, 0];
  for (let at = 0; at < UPPER * height * width; at++) {
    if (kind[at] !== THING) continue;
    sumX += at % width;
    sumY += Math.floor(at / width);
    count++;
  }
  // A few treetops on the horizon are not what a picture is about.
  const share = smoothstep(0.01, 0.06, count / Math.max(1, kind.length));
  const some = Math.max(1, count);
  return [mix(0.5 * width, sumX / some, share), mix(USUAL * height, sumY / some, share)];
}
