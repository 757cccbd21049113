import { lumaOf, mixColour, scaleColour } from '../arithmetic.ts';
import type { Colour, DayTime, Weather } from '../words/idea.ts';
import type { Fog } from './weather/fog.ts';

/** All that light does in a scene. Colours are in display space. */
export interface Light {
  readonly zenith: Colour;
  readonly middle: Colour;
  readonly horizon: Colour;
  /** Toward the sun (or moon): right, up, ahead; length 1. */
  readonly toward: readonly [number, number, number];
  readonly sun: Colour;
  readonly ambient: Colour;
  /** Colours of clouds in the light and in their own shade. */
  readonly cloudLit: Colour;
  readonly cloudShade: Colour;
  /** Share of sky that clouds cover, 0 to 1. */
  readonly cover: number;
  /** How fast distance fades, per world unit. */
  readonly haze: number;
  /** How many stars show, 0 to 1. */
  readonly stars: number;
  readonly isNight: boolean;
  /** What lies on the land beside the haze; missing: none. */
  readonly fog?: Fog | null;
}

interface Palette {
  readonly zenith: Colour;
  readonly middle: Colour;
  readonly horizon: Colour;
  readonly sun: Colour;
  readonly ambient: Colour;
  readonly cloudLit: Colour;
  readonly cloudShade: Colour;
  readonly elevation: number;
  readonly stars: number;
}

const PALETTES: Record<DayTime, Palette> = {
  // Cool and pale: the air is still damp, and the sun hardly warms it.
  dawn: {
    zenith: [0.28, 0.5, 0.8],
    middle: [0.8, 0.67, 0.79],
    horizon: [1.04, 0.75, 0.6],
    sun: [1.02, 0.7, 0.42],
    ambient: [0.37, 0.44, 0.57],
    cloudLit: [1.08, 0.8, 0.72],
    cloudShade: [0.54, 0.54, 0.74],
    elevation: 0.15,
    stars: 0.05,
  },
  day: {
    zenith: [0.13, 0.36, 0.72],
    middle: [0.36, 0.61, 0.88],
    horizon: [0.75, 0.87, 0.95],
    sun: [0.8, 0.74, 0.62],
    ambient: [0.36, 0.42, 0.54],
    cloudLit: [1.0, 1.0, 0.99],
    cloudShade: [0.64, 0.71, 0.82],
    elevation: 0.72,
    stars: 0,
  },
  // Warm and deep where the sun is, blue where it is not: what it does not reach has the colour of the sky overhead.
  sunset: {
    zenith: [0.13, 0.25, 0.55],
    middle: [0.63, 0.43, 0.49],
    horizon: [1.08, 0.64, 0.26],
    sun: [1.04, 0.6, 0.28],
    ambient: [0.4, 0.45, 0.595],
    cloudLit: [1.1, 0.64, 0.4],
    cloudShade: [0.36, 0.32, 0.52],
    elevation: 0.15,
    stars: 0.08,
  },
  dusk: {
    zenith: [0.06, 0.1, 0.3],
    middle: [0.27, 0.25, 0.5],
    horizon: [0.84, 0.48, 0.38],
    sun: [0.6, 0.4, 0.42],
    ambient: [0.33, 0.34, 0.52],
    cloudLit: [0.78, 0.46, 0.48],
    cloudShade: [0.2, 0.2, 0.38],
    elevation: 0.06,
    stars: 0.4,
  },
  night: {
    zenith: [0.02, 0.035, 0.12],
    middle: [0.06, 0.1, 0.26],
    horizon: [0.2, 0.28, 0.46],
    sun: [0.4, 0.5, 0.72],
    ambient: [0.17, 0.22, 0.38],
    cloudLit: [0.27, 0.33, 0.47],
    cloudShade: [0.05, 0.07, 0.15],
    elevation: 0.42,
    stars: 1,
  },
};

const COVER: Record<Weather, number> = {
  clear: 0.42,
  cloudy: 0.68,
  rain: 0.94,
  snowfall: 0.93,
  fog: 0.5,
  storm: 0.96,
  sandstorm: 0.3,
  hail: 0.94,
};
const HAZE: Record<Weather, number> = {
  clear: 0.00034,
  cloudy: 0.0006,
  rain: 0.0013,
  snowfall: 0.0028,
  fog: 0.0009,
  storm: 0.0013,
  sandstorm: 0.0009,
  hail: 0.0013,
};
/** How grey the weather makes everything, 0 to 1. */
const GREY: Record<Weather, number> = {
  clear: 0,
  cloudy: 0.15,
  rain: 0.72,
  snowfall: 0.74,
  fog: 0.5,
  storm: 0.84,
  sandstorm: 0.1,
  hail: 0.72,
};

/** How bright a sky of the weather is, and how bright what only it lights. */
const DARK: Record<Weather, number> = {
  clear: 0.92,
  cloudy: 0.92,
  rain: 0.72,
  snowfall: 0.8,
  fog: 0.92,
  storm: 0.46,
  sandstorm: 0.8,
  hail: 0.56,
};
const SKYLIGHT: Record<Weather, number> = {
  clear: 1,
  cloudy: 1,
  rain: 1.05,
  snowfall: 0.95,
  fog: 1,
  storm: 0.8,
  sandstorm: 0.9,
  hail: 0.92,
};

/** How much lighter a sky of the weather is along the horizon, where it ends: what stands there is seen before it. */
const OPEN_BELOW: Partial<Readonly<Record<Weather, number>>> = { storm: 1.75, rain: 1.1 };

/**
 * The share of that grey which is left at an hour of a low sun, that shines in below the clouds: over
 * head, in the middle of the sky, at the horizon, of the sun itself, of the light from everywhere and
 * of clouds.
 */
interface LeftGrey {
  readonly zenith: number;
  readonly middle: number;
  readonly horizon: number;
  readonly sun: number;
  readonly ambient: number;
  readonly clouds: number;
}
const WHOLE: LeftGrey = { zenith: 1, middle: 1, horizon: 1, sun: 1, ambient: 1, clouds: 1 };
const BELOW_CLOUDS: LeftGrey = {
  zenith: 0.6,
  middle: 0.22,
  horizon: 0.08,
  sun: 0.3,
  ambient: 0.34,
  clouds: 0.3,
};
const leftGrey = (time: DayTime, weather: Weather): LeftGrey =>
  weather === 'rain' && (time === 'sunset' || time === 'dawn') ? BELOW_CLOUDS : WHOLE;

/** Light that has come through dust. */
const DUST: Colour = [0.92, 0.6, 0.28];

/**
 * The light of a time of day in a weather. `azimuth` is where the sun stands in radians, 0 straight
 * ahead, positive to the right; `vary` (−1 to 1) raises or lowers it and the clouds a little.
 */
export function createLight(
  time: DayTime,
  weather: Weather,
  azimuth: number,
  vary: number,
  tint: Colour | null,
): Light {
  const palette = PALETTES[time];
  const grey = GREY[weather];
  const cast = tint ?? (weather === 'sandstorm' ? DUST : null);
  const left = leftGrey(time, weather);
  const dull = (colour: Colour, darker: number, share: number): Colour => {
    const luma = lumaOf(...colour);
    const level = luma * darker;
    const flat = mixColour(colour, [level * 0.94, level, level * 1.07], grey * share);
    return cast === null ? flat : mixColour(flat, scaleColour(cast, luma * 1.5 + 0.1), 0.32);
  };
  const dark = DARK[weather];
  // The eye opens when the sun is low.
  const low = time === 'day' ? 1 : time === 'night' ? 1.15 : 1.35;
  const elevation = palette.elevation * (1 + 0.25 * vary);
  return {
    zenith: dull(palette.zenith, dark, left.zenith),
    middle: dull(palette.middle, dark, left.middle),
    horizon: dull(palette.horizon, dark * (OPEN_BELOW[weather] ?? 1), left.horizon),
    toward: [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    ],
    sun: scaleColour(dull(palette.sun, dark, left.sun), (1 - 0.75 * grey * left.sun) * low),
    ambient: scaleColour(
      dull(palette.ambient, 1, left.ambient),
      (1 + 0.35 * grey) * low * SKYLIGHT[weather],
    ),
    cloudLit: dull(palette.cloudLit, dark, left.clouds),
    cloudShade: dull(palette.cloudShade, dark * 0.8, left.clouds),
    cover: Math.min(
      0.97,
      Math.max(0.05, COVER[weather] + (COVER[weather] > 0.9 ? 0.03 : 0.14) * vary),
    ),
    haze: HAZE[weather],
    stars: palette.stars * (1 - grey),
    isNight: time === 'night' || time === 'dusk',
  };
}
