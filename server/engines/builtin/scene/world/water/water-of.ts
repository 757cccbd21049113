import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { planOf } from '../scenery/sceneries.ts';
import { createStormSea } from './storm-sea.ts';
import { createSwell, type Swell } from './swell.ts';
import type { Water } from './water.ts';

/** How high waves are in a storm from trough to crest, at the most, about. World units. */
const STORM = 7.5;

/** Whether the open sea is as high as in a storm: it is one, or great waves come in on a rocky coast. */
export const isStormy = ({ weather, idea }: Pick<Setting, 'weather' | 'idea'>): boolean =>
  weather === 'storm' || (idea.breaker && idea.cliffs);

/** The water of a setting: how rough, how deep in colour, whether it breaks on a shore. */
export function createWater(setting: Setting): Water {
  const { land, noise, idea } = setting;
  const isOut = land === 'beach' && idea.lowTide;
  const roughness = roughnessOf(setting);
  const isSea = land === 'sea' || land === 'beach' || land === 'island' || idea.overSea;
  const surf = isSea && land !== 'island' && !isOut;
  const storm = land === 'sea' && isStormy(setting) ? createStormSea(noise, STORM) : null;
  const swell: Swell =
    storm?.height ?? createSwell(noise, isSea && !isOut ? 0.4 + 2.6 * roughness ** 2 : 0);
  const isReef = land === 'island' && idea.lagoon;
  return {
    deep: waterColour(setting),
    ...(isReef && { shallow: OVER_REEF }),
    roughness,
    swell,
    surf,
    ...(isSea && { wets: WET_SAND }),
    ...(STILL_WATERS.includes(land) && { shallow: OVER_MUD, sheen: LOOKED_INTO }),
    crest: storm?.crest ?? null,
    ...planOf(setting)?.water,
    ...planOf(setting)?.moves?.(setting),
  };
}

/** How high above the sea its shore is wet, world units. */
const WET_SAND = 0.62;

/** Still fresh water: no white sand shows through it, and it is known by what it mirrors. */
const STILL_WATERS: readonly Land[] = ['lake', 'river', 'oasis', 'waterfall'];
/** Its colour where the bottom is seen. */
const OVER_MUD: Colour = [0.2, 0.25, 0.17];
/** The least that it mirrors, where the eye looks down into it: the sky, so that it is not one even blue. */
const LOOKED_INTO = 0.3;

/** The colour of a lagoon over white sand. */
const OVER_REEF: Colour = [0.3, 0.86, 0.8];

/** The colour of a pool that nobody has cleaned for years. */
const STAGNANT: Colour = [0.07, 0.12, 0.025];

function waterColour({ land, snowy, weather, idea }: Setting): Colour {
  if (land === 'sea' && weather === 'storm') return [0.035, 0.15, 0.18];
  if (land === 'pool') return idea.forsaken ? STAGNANT : [0.06, 0.5, 0.6];
  if (land === 'swamp') return [0.05, 0.065, 0.03];
  if (land === 'canal' && idea.town === 'amsterdam') return [0.06, 0.14, 0.13];
  if (land === 'canal' && idea.town === 'ghats') return [0.13, 0.17, 0.13];
  if (land === 'canal' && idea.town === 'port') return [0.03, 0.15, 0.2];
  if (land === 'canal' && idea.town === 'greek') return [0.015, 0.16, 0.36];
  if (land === 'canal') return idea.town === 'watertown' ? [0.09, 0.2, 0.15] : [0.06, 0.23, 0.2];
  if (land === 'island' && idea.lagoon) return [0.01, 0.15, 0.36];
  if (land === 'beach' || land === 'island') return [0.03, 0.36, 0.44];
  if (land === 'lake' || snowy) return [0.04, 0.19, 0.25];
  return [0.03, 0.17, 0.27];
}

/** How rough a sea is that is called calm, of what it is else. */
const CALM = 0.4;

/** How rough the water is that the tide has left. */
const OUT = 0.06;
/** The same between the trees of a swamp. */
const STILL = 0.03;
/** The same within a reef. */
const IN_REEF = 0.16;

function roughnessOf({ land, weather, idea }: Setting): number {
  if (land === 'beach' && idea.lowTide) return OUT;
  if (land === 'swamp') return STILL;
  if (land === 'island' && idea.lagoon) return IN_REEF;
  const base =
    land === 'sea'
      ? 0.62
      : land === 'beach' || land === 'island' || idea.overSea
        ? 0.45
        : idea.town === 'greek'
          ? 0.42
          : idea.town === 'watertown'
            ? 0.1
            : land === 'city' || land === 'canal' || land === 'harbour'
              ? 0.2
              : 0.1;
  if (idea.mood === 'calm' && weather !== 'storm') return base * (base > 0.3 ? CALM : 1);
  return clamp(base + (weather === 'storm' ? 0.38 : weather === 'rain' ? 0.15 : 0));
}
