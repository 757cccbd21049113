import type { Pixels } from '../../../engine.ts';
import { clamp } from '../../kernels/arithmetic.ts';
import { lumaOf } from '../../kernels/luma.ts';
import type { Colour } from '../../scene/words/idea.ts';
import type { Matte } from '../seeing/sight.ts';
import type { SkyLook } from './sky.ts';

/** Every so many pixels are looked at. */
const STEP = 7;
/** Where no sky is seen, the lightest share of a picture tells. */
const LIGHTEST = 0.1;
/** A sky is never taken for darker than this share of a look: the darkest night still shows clouds. */
const DARKEST = 0.12;

/** How light it is in a picture, as a luma of 0 to 1: its open sky, or its lightest tenth where none is seen. */
export function daylight({ data }: Pixels, sky: Matte | null): number {
  const seen: number[] = [];
  for (let at = 0; at * 4 < data.length; at += STEP) {
    if (sky !== null && (sky[at] as number) < 128) continue;
    const part = (c: number) => (data[at * 4 + c] as number) / 255;
    seen.push(lumaOf(part(0), part(1), part(2)));
  }
  if (sky === null) seen.sort((a, b) => b - a).splice(Math.ceil(LIGHTEST * seen.length));
  return seen.reduce((sum, luma) => sum + luma, 0) / Math.max(1, seen.length);
}

/** The share of a look's own light that clouds have in such daylight: they make no sky lighter than it was. */
export const shareOfLight = ({ middle }: SkyLook, light: number): number =>
  clamp(light / lumaOf(...middle), DARKEST, 1);

/** A colour in a share of its light. */
export const dimmed = ([red, green, blue]: Colour, share: number): Colour => [
  red * share,
  green * share,
  blue * share,
];

/** A look in a share of its light. */
export const dimmedLook = (look: SkyLook, share: number): SkyLook => ({
  zenith: dimmed(look.zenith, share),
  middle: dimmed(look.middle, share),
  horizon: dimmed(look.horizon, share),
  cloudLit: dimmed(look.cloudLit, share),
  cloudShade: dimmed(look.cloudShade, share),
  clouds: look.clouds,
});
