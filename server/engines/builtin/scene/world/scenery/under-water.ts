import { mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { View } from '../../views/view.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import type { Light } from '../light.ts';
import { plainFront } from '../street/front.ts';
import type { Paint } from '../street/solid.ts';

/** How high the level bottom is, world units, and over how far it goes over into reefs. */
export const BOTTOM = 2;
const EDGE = 10;
/** How much less than elsewhere the water hides what is far: buildings are large. */
const CLEARER = 0.5;

/** Grain of stone, the sun's net of light and weeds; it is no part of what a seed decides. */
const grain = createNoise(5_113);
const WEED: Colour = [0.2, 0.36, 0.24];

/** The four compositions before what is built on the bottom. */
export const SUNKEN_VIEWS: readonly View[] = [
  { horizon: 0.6, lens: 0.9, eye: 1.3 },
  { horizon: 0.46, lens: 0.86, eye: 2.6 },
  { horizon: 0.68, lens: 0.8, eye: 1 },
  { horizon: 0.56, lens: 1.1, eye: 1.7 },
];

/** The bottom of the sea, level where something is built on it. */
export const builtBottom =
  (wide: number) =>
  (wild: Ground): Ground =>
  (x, z) => {
    const out = Math.abs(x) - wide;
    const sand = BOTTOM + 0.16 * grain.at(x / 3, z / 3);
    return out >= EDGE ? wild(x, z) : mix(sand, wild(x, z), smoothstep(0, EDGE, out));
  };

/** Light in clear water. */
export const clearWater = (light: Light): Light => ({ ...light, haze: light.haze * CLEARER });

/** The sun's net of light at a place, as a share of all light. */
export function netAt(u: number, v: number): number {
  const net = 1 - 2.6 * Math.abs(grain.at(u / 2.2, v / 2.2) + 0.4 * grain.at(u + 7, v));
  return 0.86 + 0.7 * Math.max(0, net) ** 2;
}

/** Old stone under water: the sun's net of light runs over it, weed grows in patches and from below. */
export const sunkenStone =
  (stone: Colour): Paint =>
  ({ role, normal }, { along, up }) => {
    const broad = grain.fbm(along / 2.1 + normal[0] * 9, up / 2.4 + normal[2] * 5, 3);
    const fine = grain.fbm(along * 2.3, up * 2.3 + normal[0] * 3, 2);
    const foot = role === 'level' ? 0.5 : smoothstep(3, 0, up);
    const weed = smoothstep(0.2, 0.5, broad + 0.3 * foot);
    const worn = scaleColour(stone, 0.94 + 0.22 * fine);
    return plainFront(
      scaleColour(mixColour(worn, WEED, 0.75 * weed), netAt(along + up, up - along)),
    );
  };
