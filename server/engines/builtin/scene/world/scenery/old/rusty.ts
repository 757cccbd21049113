import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../../street/front.ts';
import { leafAt } from '../../street/houses/forsaken.ts';
import type { Paint } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import { inWorld } from './in-world.ts';

/** What was gay once. */
export const FADED: readonly Colour[] = [
  [0.72, 0.6, 0.26],
  [0.56, 0.28, 0.23],
  [0.4, 0.5, 0.54],
  [0.5, 0.55, 0.42],
];
/** Paint that was white once. */
/** Paint that was white once. */
export const CREAM: Colour = [0.72, 0.68, 0.58];

const RUST: Colour = [0.4, 0.22, 0.12];
const DARK_RUST: Colour = [0.25, 0.15, 0.1];

const LEAF: Colour = [0.15, 0.3, 0.08];
const YOUNG: Colour = [0.34, 0.48, 0.14];

/** Old paint that flakes off over rust, and the vines that have climbed so high over the site at the most. */
export const rusty = (noise: Noise, paint: Colour, vines: number): Paint =>
  inWorld(([x, y, z], { normal }, pixel) => {
    const up = y - LEVEL;
    const flakes = 0.2 + 0.62 * smoothstep(-0.2, 0.34, noise.fbm(x * 1.9 + 3, y * 1.9 + z, 4));
    const streak = 0.3 * noise.fbm((x + z) * 2.4, y / 3, 2);
    const rust = mixColour(RUST, DARK_RUST, clamp(0.5 + noise.fbm(x * 3, y * 3 + z * 2, 2)));
    const old = scaleColour(mixColour(paint, rust, clamp(flakes + streak)), 1.1);
    const climbs = vines * (0.4 + 1.5 * noise.fbm((x + z) / 2.6, 5.5, 2));
    const amount =
      smoothstep(climbs + 1.4, climbs - 1.6, up) + 0.7 * noise.fbm((x + z) / 1.4, y / 1.7, 2);
    const s = Math.abs(normal[0]) > 0.7 ? z : x;
    const { tone, roll } = leafAt(s, y);
    const fine = smoothstep(0.3, 0.08, pixel);
    const leaf = smoothstep(0.3, 0.5, amount + 0.5 * (roll - 0.5) * fine);
    const green = mixColour(LEAF, YOUNG, roll);
    return plainFront(mixColour(old, scaleColour(green, 1 - fine + fine * tone), leaf));
  });
