import { clamp, mixColour, multiplyColours, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Light } from '../light.ts';
import type { Soil } from '../soil/soil.ts';

/** The sky of Mars, above, between and over the horizon: fine dust makes it the colour of butterscotch (Bell et al. 2006). */
const SKY = {
  zenith: [0.5, 0.37, 0.26],
  middle: [0.7, 0.52, 0.38],
  horizon: [0.9, 0.7, 0.52],
} as const;
/** How much of that there is beside the colours of the hour. */
const SHARE = 0.88;
/** What dust takes from the sun, and gives to the light all around. */
const SUN: Colour = [1, 0.88, 0.74];
const AROUND: Colour = [1.1, 0.92, 0.76];
/** What is left of the red, green and blue of sand where rust colours it. */
const RUST: Colour = [0.8, 0.56, 0.46];
/** How bright the light all around is on a clear day: the sky is darker in the measure that this is. */
const DAY = 0.42;

/** Light as the dusty air of Mars changes it: no clouds, and a sky of dust. */
export function onMars(light: Light): Light {
  const level = clamp(light.ambient[1] / DAY, 0, 1);
  const dusty = (own: Colour, wanted: Colour) =>
    mixColour(own, scaleColour(wanted, level), light.isNight ? 0 : SHARE);
  return {
    ...light,
    zenith: dusty(light.zenith, SKY.zenith),
    middle: dusty(light.middle, SKY.middle),
    horizon: dusty(light.horizon, SKY.horizon),
    sun: multiplyColours(light.sun, SUN),
    ambient: multiplyColours(light.ambient, AROUND),
    cover: 0,
    haze: light.haze * 1.6,
  };
}

/** What the stones of Mars are coloured: dust has settled on them. */
export const MARTIAN_STONE: Colour = [0.5, 0.31, 0.22];

/** Ground that rust has coloured. */
export const rusty =
  (soil: Soil): Soil =>
  (x, z, height, steepness) =>
    multiplyColours(soil(x, z, height, steepness), RUST);
