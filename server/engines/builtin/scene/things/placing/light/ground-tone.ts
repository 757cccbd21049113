import { clamp } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { groundLight } from '../../../world/paint-land.ts';
import type { Stage } from '../stage.ts';
import { plantLight } from './place-planted.ts';

/** How far round a place its slope is looked for, world units. */
const REACH = 2.5;
/** How much lighter than the ground the tips of grass are. */
const TIPS = 1.06;

/**
 * How light what grows at a place is beside how it would be placed: it has the ground's light, on
 * slopes away from the sun less, and the ground's broad patches of colour.
 */
export function groundTone(
  { map, setting }: Pick<Stage, 'map' | 'setting'>,
  x: number,
  z: number,
): Colour {
  const { light, noise } = setting;
  const ground = slopeLight({ map, setting }, x, z);
  const sunlit = lookUp(map.sunlight, x, z);
  const broad = noise.at(x / 46, z / 46);
  const patch = 1 + 0.2 * broad + 0.12 * noise.at(x / 7, z / 7);
  const tone = clamp((TIPS * ground[1]) / plantLight(light, sunlit)[1], 0.4, 1.9) * patch;
  return [tone * (1 + 0.12 * broad), tone, tone * (1 - 0.1 * broad)];
}

/** The light that falls on the ground at a place, by how it faces the sun and the sky. */
export function slopeLight(
  { map: { heights, sunlight }, setting: { light } }: Pick<Stage, 'map' | 'setting'>,
  x: number,
  z: number,
): Colour {
  const slopeX = (lookUp(heights, x + REACH, z) - lookUp(heights, x - REACH, z)) / (2 * REACH);
  const slopeZ = (lookUp(heights, x, z + REACH) - lookUp(heights, x, z - REACH)) / (2 * REACH);
  const [right, up, ahead] = light.toward;
  const length = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1);
  const facing = (up - slopeX * right - slopeZ * ahead) / length;
  return groundLight(light, facing, 1 / length, lookUp(sunlight, x, z));
}
