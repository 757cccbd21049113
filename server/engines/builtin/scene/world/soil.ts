import { clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour, Land, Season } from '../words/idea.ts';

/** Colour of the ground in plain light. */
export type Soil = (x: number, z: number, height: number, steepness: number) => Colour;

const GRASS: Record<Season, Colour> = {
  spring: [0.42, 0.6, 0.24],
  summer: [0.34, 0.5, 0.2],
  autumn: [0.6, 0.46, 0.2],
  winter: [0.52, 0.5, 0.4],
};
const WOODS: Record<Season, Colour> = {
  spring: [0.2, 0.38, 0.17],
  summer: [0.13, 0.28, 0.13],
  autumn: [0.5, 0.27, 0.1],
  winter: [0.22, 0.25, 0.25],
};
const ROCK: Colour = [0.45, 0.41, 0.38];
const SAND: Colour = [0.9, 0.79, 0.58];
const DUNE: Colour = [0.9, 0.62, 0.36];
const SNOW: Colour = [0.95, 0.97, 1.02];
const PAVING: Colour = [0.32, 0.32, 0.34];

/** The ground's material by height, steepness, season and place. */
export function createSoil(land: Land, season: Season, snowy: boolean, noise: Noise): Soil {
  const alpine = land === 'mountain' || land === 'lake' || land === 'river';
  const snowLine = snowy ? -50 : season === 'winter' ? 110 : alpine ? 215 : 330;
  const grassy = land !== 'desert' && land !== 'city';
  return (x, z, height, steepness) => {
    const rough = noise.at(x / 7, z / 7);
    const broad = noise.at(x / 46, z / 46);
    const grain = z < 120 ? noise.at(x * 1.3, z * 1.3) : 0;
    const dapple = 1 + 0.16 * rough + 0.2 * broad + 0.15 * grain;
    if (land === 'desert') return desertColour(x, z, height, steepness, noise, dapple);
    if (land === 'city' && height < 20) return scaleColour(PAVING, dapple);
    const woods = smoothstep(0.0, 0.3, broad + 0.3 * rough + (height > 40 ? 0.25 : -0.2));
    let colour = grassy
      ? mixColour(GRASS[season], WOODS[season], z > 260 || land === 'forest' ? woods : woods * 0.3)
      : ROCK;
    const bare = smoothstep(0.55, 1.0, steepness + 0.25 * rough + (height - 150) / 700);
    const strata = 1 + 0.14 * noise.at(height / 9, x / 60);
    colour = mixColour(colour, scaleColour(ROCK, strata), bare);
    if (land === 'beach' || land === 'island' || land === 'sea') {
      colour = mixColour(SAND, colour, smoothstep(3.5, 7, height + 2 * rough));
      colour = scaleColour(colour, 0.72 + 0.28 * smoothstep(0.1, 1.4, height));
    } else colour = mixColour(scaleColour(SAND, 0.62), colour, smoothstep(0, 2, height + rough));
    // High up, and in a snowy land, snow holds on ever steeper ground.
    const holds = 0.62 + 0.95 * smoothstep(-30, 260, height - snowLine);
    const snow =
      smoothstep(-30, 34, height - snowLine + 60 * broad + 24 * rough) *
      (1 - smoothstep(holds, holds + 0.3, steepness + 0.22 * rough));
    return mixColour(
      scaleColour(colour, dapple),
      scaleColour(SNOW, 1 + 0.03 * grain),
      clamp(snow * (height > 0.3 ? 1 : 0)),
    );
  };
}

function desertColour(
  x: number,
  z: number,
  height: number,
  steepness: number,
  noise: Noise,
  dapple: number,
): Colour {
  const ripple = z < 220 ? 0.07 * Math.sin((x * 0.5 + z + 9 * noise.at(x / 30, z / 30)) * 2.2) : 0;
  const sand = scaleColour(DUNE, 0.5 + 0.5 * dapple + ripple);
  const strata = scaleColour([0.66, 0.34, 0.2], 0.9 + 0.25 * noise.at(height / 6, 1.5));
  return mixColour(sand, strata, smoothstep(0.9, 1.3, steepness) * smoothstep(60, 80, height));
}
