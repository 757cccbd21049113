import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Season } from '../../../words/idea.ts';
import type { Soil } from '../../soil/soil.ts';
import type { SceneryPlan } from '../site.ts';

/** The grass of a steppe and of a prairie, by season; under snow it is not seen. */
const STEPPE: Readonly<Record<Season, Colour>> = {
  spring: [0.46, 0.54, 0.26],
  summer: [0.58, 0.56, 0.3],
  autumn: [0.68, 0.54, 0.28],
  winter: [0.66, 0.58, 0.42],
};
const PRAIRIE: Readonly<Record<Season, Colour>> = {
  spring: [0.46, 0.52, 0.2],
  summer: [0.7, 0.58, 0.26],
  autumn: [0.74, 0.5, 0.22],
  winter: [0.68, 0.58, 0.4],
};

/** Grass in one colour as far as is seen, in waves as the wind lays it. World units. */
const grown =
  (colours: Readonly<Record<Season, Colour>>, waves: number) =>
  (wild: Soil, { noise, season, snowy }: Setting): Soil =>
  (x, z, height, steepness) => {
    const own = wild(x, z, height, steepness);
    if (snowy) return own;
    const laid = noise.fbm(x / 30 + z / 90, z / 9, 3);
    const tufts = noise.fbm(x / 1.2, z / 0.7, 3) * smoothstep(60, 12, z);
    const grass = scaleColour(colours[season], 1 + waves * laid + 0.3 * tufts);
    return mixColour(own, grass, 0.86 * smoothstep(0.5, 0.2, steepness));
  };

/** The steppe: dry grass over low swells, bare of trees, where felt tents stand and horses graze. */
export const STEPPE_PLAIN: SceneryPlan = {
  land: 'plain',
  trees: 0,
  views: [
    { horizon: 0.5, lens: 1, eye: 0.7 },
    { horizon: 0.42, lens: 0.94, eye: 1.1 },
    { horizon: 0.58, lens: 0.94, eye: 0.55 },
    { horizon: 0.5, lens: 1.16, eye: 0.7 },
  ],
  soil: grown(STEPPE, 0.18),
};

/** The prairie: tall grass to the horizon in the wind, on which a herd grazes. */
export const PRAIRIE_PLAIN: SceneryPlan = {
  ...STEPPE_PLAIN,
  trees: 0.04,
  soil: grown(PRAIRIE, 0.3),
};
