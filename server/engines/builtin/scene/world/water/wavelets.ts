import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Camera } from '../frame.ts';

/** How long wavelets are beside the height of the eye above the water, at the least and at the most; world units. */
const LONG = { share: 0.34, least: 0.4, most: 5 } as const;
/** From where to where they are told apart, in pixels of their length. */
const SEEN = { from: 0.09, to: 0.4 } as const;
/** How much lighter their sharp crests are than the water between them, and its broad streaks than each other, where the water is rough; the share of that on a still mirror. */
const CREST = 0.5;
const STREAK = 0.26;
const STILL = 0.45;

/**
 * How light water is at a place into which the eye looks from above, beside its mean: 0.6 to 1.6. There it mirrors
 * little, and would be one even colour without the wind's wavelets and streaks.
 */
export function waveletsOf(
  noise: Noise,
  { height, focal }: Pick<Camera, 'height' | 'focal'>,
  roughness: number,
): (x: number, z: number) => number {
  const long = clamp(LONG.share * height, LONG.least, LONG.most);
  const strength = STILL + (1 - STILL) * clamp(1.6 * roughness);
  return (x, z) => {
    const pixel = (z * z) / (focal * height);
    const clear = smoothstep(SEEN.to, SEEN.from, pixel / long);
    if (clear === 0) return 1;
    const bent = 0.5 * noise.at(x / (5 * long), z / (4 * long));
    // The wind's crests are long across it: lines round every trough would be the net on a pool's floor.
    const wide = noise.at(x / (2.6 * long) + bent, z / long + 11);
    const fine = noise.at(x / (1.3 * long) + 31, z / (0.42 * long) + bent);
    const back = wide + 0.45 * fine;
    const streak = noise.fbm(x / (9 * long) + 7, z / (3 * long), 2);
    const line = (1 - Math.min(1, 3 * Math.abs(back - 0.12))) ** 2;
    const crest = 0.25 + 0.75 * back + 0.8 * line * smoothstep(-0.2, 0.3, streak + 0.3 * bent);
    return 1 + strength * clear * (CREST * (crest - 0.3) + STREAK * streak);
  };
}
