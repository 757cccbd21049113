import { blurBox } from '../kernels/blur-box.ts';
import type { Opponent } from './colour-statistics.ts';

/** Radii that part a picture's detail into bands, in pixels of a megapixel. */
const BANDS = [1, 2, 4, 9] as const;
/** How far a band's strength may be raised or lowered. */
const LIMITS = { low: 0.35, high: 2.2 } as const;

/** Gives a picture's light the strength of another's detail, band by band (as Heeger and Bergen 1995 match them). */
export function matchDetail(content: Opponent, style: Opponent): Opponent {
  const own = bandsOf(content);
  const wanted = bandsOf(style);
  const light = own.rest.slice();
  own.bands.forEach((band, index) => {
    const ratio =
      strengthOf(wanted.bands[index] as Float32Array) / Math.max(1e-4, strengthOf(band));
    const gain = Math.min(LIMITS.high, Math.max(LIMITS.low, ratio));
    for (let at = 0; at < light.length; at++) {
      const value = band[at] as number;
      // Strong edges are raised less: they would get halos.
      const soft = gain > 1 ? 1 + (gain - 1) / (1 + Math.abs(value) * 14) : gain;
      light[at] = (light[at] as number) + value * soft;
    }
  });
  return { ...content, planes: [light, content.planes[1], content.planes[2]] };
}

function bandsOf({ width, height, planes }: Opponent): {
  bands: Float32Array[];
  rest: Float32Array;
} {
  const unit = Math.sqrt(width * height) / 1000;
  let rest = planes[0];
  const bands = BANDS.map((radius) => {
    const whole = Math.max(1, Math.round(radius * unit));
    const soft = blurBox(rest, width, whole, 2);
    const band = rest.map((value, at) => value - (soft[at] as number));
    rest = soft;
    return band;
  });
  return { bands, rest };
}

const strengthOf = (band: Float32Array): number =>
  Math.sqrt(band.reduce((sum, value) => sum + value * value, 0) / band.length);
