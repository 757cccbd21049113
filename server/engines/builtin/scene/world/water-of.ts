import { clamp } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import { createSwell } from './swell.ts';
import type { Water } from './water.ts';

/** The water of a setting: how rough, how deep in colour, whether it breaks on a shore. */
export function createWater(setting: Setting): Water {
  const { land, noise } = setting;
  const roughness = roughnessOf(setting);
  const isSea = land === 'sea' || land === 'beach' || land === 'island';
  const surf = isSea && land !== 'island';
  const swell = createSwell(noise, isSea ? 0.4 + 2.6 * roughness ** 2 : 0);
  return { deep: waterColour(setting), roughness, swell, surf };
}

function waterColour({ land, snowy }: Setting): Colour {
  if (land === 'canal') return [0.06, 0.23, 0.2];
  if (land === 'beach' || land === 'island') return [0.03, 0.36, 0.44];
  if (land === 'lake' || snowy) return [0.04, 0.19, 0.25];
  return [0.03, 0.17, 0.27];
}

function roughnessOf({ land, weather }: Setting): number {
  const base =
    land === 'sea'
      ? 0.62
      : land === 'beach' || land === 'island'
        ? 0.45
        : land === 'city' || land === 'canal'
          ? 0.2
          : 0.1;
  return clamp(base + (weather === 'storm' ? 0.38 : weather === 'rain' ? 0.15 : 0));
}
