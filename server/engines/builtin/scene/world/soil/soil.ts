import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour, Season } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Massif } from '../relief/massif.ts';
import { summitColour } from '../relief/summit.ts';
import { leftOnSand } from '../water/surf.ts';
import { bladesAt } from './blades.ts';
import { underLeaves } from './leaf-litter.ts';
import { poolColour, swampColour } from './made-soil.ts';

/** Colour of the ground in plain light. */
export type Soil = (x: number, z: number, height: number, steepness: number) => Colour;

const GRASS: Record<Season, Colour> = {
  spring: [0.42, 0.6, 0.24],
  summer: [0.34, 0.5, 0.2],
  autumn: [0.6, 0.46, 0.2],
  winter: [0.52, 0.5, 0.4],
};
/** The grass of a season in plain light. */
export const grassOf = (season: Season): Colour => GRASS[season];

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
/** Snow where the light from the sky alone reaches it. */
const HOLLOW: Colour = [0.62, 0.72, 0.9];
const PAVING: Colour = [0.32, 0.32, 0.34];

/** Which share of the ground under trees leaves cover in autumn. */
const LITTER = 0.75;

/** How far below the snow line no snow lies at all, world units. */
const FREE = 110;
/** How much higher snow begins on some mountains: lower on a horn, and on tables above their walls. */
const SNOW_LINES: Partial<Readonly<Record<Massif, number>>> = { horn: -120, tables: 200 };
/** What is left of foam on sand. */
const FOAM: Colour = [0.93, 0.95, 0.95];
/** How high above the water the ground of a shore is wet, world units, and how dark at its edge. */
const WET = { high: 0.7, tone: 0.56 } as const;

/** How high it begins on mountains of which snowy peaks are said, world units. */
const CAPS = 105;

/** How high snow begins to lie, world units. */
function snowLineOf(
  land: Land,
  season: Season,
  { snowy, isCapped }: { readonly snowy: boolean; readonly isCapped: boolean },
  massif: Massif,
): number {
  if (snowy) return -50;
  if (isCapped) return CAPS;
  if (season === 'winter') return 110;
  const alpine = land === 'mountain' || land === 'lake' || land === 'river';
  return (alpine ? 215 : 330) + (SNOW_LINES[massif] ?? 0);
}

/** The ground's material by height, steepness, season and place. */
export function createSoil(
  land: Land,
  season: Season,
  snowy: boolean,
  noise: Noise,
  side = 1,
  massif: Massif = 'ridges',
  isForsaken = false,
  isCapped = false,
): Soil {
  const snowLine = snowLineOf(land, season, { snowy, isCapped }, massif);
  const grassy = land !== 'desert' && land !== 'oasis' && land !== 'city';
  return (x, z, height, steepness) => {
    const rough = noise.at(x / 7, z / 7);
    const broad = noise.at(x / 46, z / 46);
    const grain = z < 120 ? noise.at(x * 1.3, z * 1.3) : 0;
    const dapple = 1 + 0.16 * rough + 0.2 * broad + 0.15 * grain;
    const paint = land === 'pool' ? poolColour(side, isForsaken) : SPECIAL[land];
    if (land === 'summit') return summitColour(noise, snowy, x, z, height, steepness);
    const special = paint?.({ x, z, height, steepness, noise, dapple });
    if (special !== undefined && !(snowy && land !== 'underwater')) return special;
    if (land === 'city' && height < 20) return scaleColour(PAVING, dapple);
    const woods = smoothstep(0.0, 0.3, broad + 0.3 * rough + (height > 40 ? 0.25 : -0.2));
    const isWooded = land === 'woods' || land === 'forest';
    const litter = isWooded && season === 'autumn' ? LITTER : 0;
    let colour = grassy
      ? mixColour(GRASS[season], WOODS[season], z > 260 || land === 'forest' ? woods : woods * 0.3)
      : ROCK;
    if (grassy && !snowy) colour = scaleColour(colour, bladesAt(noise, x, z, height));
    const bare = smoothstep(0.55, 1.0, steepness + 0.25 * rough + (height - 150) / 700);
    const strata = 1 + 0.14 * noise.at(height / 9, x / 60);
    colour = mixColour(colour, scaleColour(ROCK, strata), bare);
    if (land === 'beach' || land === 'island' || land === 'sea') {
      const shore = land === 'sea' ? scaleColour(ROCK, 0.8 + 0.3 * rough) : SAND;
      colour = mixColour(shore, colour, smoothstep(3.5, 7, height + 2 * rough));
      colour = scaleColour(colour, 0.66 + 0.34 * smoothstep(0.1, 1.4, height));
      if (land !== 'sea') colour = mixColour(colour, FOAM, leftOnSand(noise, x, z, height));
    } else {
      colour = mixColour(scaleColour(SAND, 0.62), colour, smoothstep(0, 2, height + rough));
      // Where the water reaches it is wet.
      if (height < WET.high) colour = scaleColour(colour, mix(WET.tone, 1, height / WET.high));
    }
    // High up, and in a snowy land, snow holds on ever steeper ground.
    const holds = 0.62 + 0.95 * smoothstep(-30, 260, height - snowLine);
    const bed = litter === 0 || bare > 0.5 ? colour : underLeaves(colour, x, z, noise, litter);
    const dry = scaleColour(bed, dapple);
    if (height < snowLine - FREE) return dry;
    // Its edge follows ledges and gullies.
    const torn = noise.fbm(x / 13 + 4, z / 19, 2);
    const lies = 1 - smoothstep(holds, holds + 0.15, steepness + 0.3 * torn);
    const held =
      (snowy || isCapped) && lies < 1 ? Math.max(lies, onLedges(noise, x, z, height)) : lies;
    const snow = smoothstep(-13, 13, height - snowLine + 52 * broad + 34 * torn) * held;
    return mixColour(
      dry,
      drifted(noise, x, z, 1 + 0.03 * grain),
      clamp(snow * (height > 0.3 ? 1 : 0)),
    );
  };
}

/** Ledges of a wall: how high they are above each other and how long, world units; how low and how far off they are not told apart. And how much of one snow whitens. */
const LEDGES = { apart: 11, long: 40, low: 12, near: 90, white: 0.86 } as const;

/** How much snow clings to the ledges and cracks of walls too steep for it to lie on, 0 to 1. */
function onLedges(noise: Noise, x: number, z: number, height: number): number {
  const far = smoothstep(LEDGES.near, 3 * LEDGES.near, z) * smoothstep(0, LEDGES.low, height);
  if (far === 0) return 0;
  // They dip to one side, as the beds of the rock do.
  const bed = (height + 0.22 * x) / LEDGES.apart;
  const ledge = noise.fbm(x / LEDGES.long + 5, bed, 3);
  return LEDGES.white * far * smoothstep(-0.16, 0.2, ledge);
}

/** Up to where the drifts of snow are told apart, world units, and how much of their shade lies in hollows between them. */
const DRIFTS = { seen: 90, shade: 0.5 } as const;

/** Snow as the wind has laid it: bright backs, blue hollows between them, ripples across. */
function drifted(noise: Noise, x: number, z: number, tone: number): Colour {
  if (z > DRIFTS.seen) return scaleColour(SNOW, tone);
  const near = smoothstep(DRIFTS.seen, 8, z);
  const hollow = smoothstep(-0.05, 0.4, noise.fbm(x / 5.5 + 60, z / 2.6, 3));
  const ripple = 0.05 * noise.at(x / 1.3 + 0.6 * z, z / 0.45);
  const snow = mixColour(SNOW, HOLLOW, DRIFTS.shade * hollow * near);
  return scaleColour(snow, tone + ripple * near);
}

interface Spot {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly steepness: number;
  readonly noise: Noise;
  /** Unevenness of the ground there, about 1. */
  readonly dapple: number;
}

/** Ground that is like no other. */
const SPECIAL: Partial<Record<Land, (spot: Spot) => Colour>> = {
  desert: desertColour,
  oasis: oasisColour,
  canyon: canyonColour,
  volcano: volcanoColour,
  space: moonColour,
  underwater: seabedColour,
  swamp: swampColour,
};

function desertColour({ x, z, height, steepness, noise, dapple }: Spot): Colour {
  const ripple = z < 220 ? 0.07 * Math.sin((x * 0.5 + z + 9 * noise.at(x / 30, z / 30)) * 2.2) : 0;
  const sand = scaleColour(DUNE, 0.5 + 0.5 * dapple + ripple);
  const strata = scaleColour([0.66, 0.34, 0.2], 0.9 + 0.25 * noise.at(height / 6, 1.5));
  return mixColour(sand, strata, smoothstep(0.9, 1.3, steepness) * smoothstep(60, 80, height));
}

/** Sand, and grass where the water is near. */
function oasisColour(spot: Spot): Colour {
  const { x, z, height, noise, dapple } = spot;
  const green = smoothstep(3.6, 1.4, height + 1.2 * noise.fbm(x / 14, z / 14, 3));
  const wet = 0.72 + 0.28 * smoothstep(0.1, 1, height);
  return mixColour(
    scaleColour(desertColour(spot), wet),
    scaleColour([0.36, 0.44, 0.18], dapple),
    0.8 * green * smoothstep(150, 110, z),
  );
}

/** Red and cream beds of rock; sand and scrub where it is flat. */
function canyonColour({ x, z, height, steepness, noise, dapple }: Spot): Colour {
  const bed = height / 7 + 0.5 * noise.at(x / 90, z / 90);
  const band = 0.5 + 0.5 * Math.sin(bed * 2.6) * Math.sin(bed * 0.9 + 1);
  const rock = mixColour([0.6, 0.25, 0.14], [0.9, 0.62, 0.4], band);
  const streak = 0.9 + 0.2 * noise.fbm(x / 5, z / 5 + height / 30, 2);
  const scrub = smoothstep(0.05, 0.3, noise.at(x / 5, z / 5) + noise.at(x / 30, z / 30)) * 0.5;
  const flat = mixColour(scaleColour([0.82, 0.56, 0.36], dapple), [0.42, 0.42, 0.22], scrub);
  return mixColour(flat, scaleColour(rock, streak), smoothstep(0.2, 0.5, steepness));
}

/** Black ash and red cinders above, grass in the lowland. */
function volcanoColour({ x, z, height, noise, dapple }: Spot): Colour {
  const ash = mixColour(
    [0.2, 0.18, 0.18],
    [0.4, 0.24, 0.18],
    clamp(0.4 + noise.at(x / 60, z / 60)),
  );
  const low = mixColour(
    [0.26, 0.36, 0.16],
    [0.2, 0.19, 0.17],
    clamp(0.4 + 1.4 * noise.fbm(x / 40, z / 40, 3)),
  );
  return scaleColour(
    mixColour(low, ash, smoothstep(26, 110, height + 20 * noise.at(x / 30, z / 30))),
    dapple,
  );
}

function moonColour({ x, z, noise, dapple }: Spot): Colour {
  const sea = smoothstep(-0.1, 0.35, noise.fbm(x / 300, z / 300, 3));
  return scaleColour(mixColour([0.62, 0.6, 0.58], [0.4, 0.39, 0.4], sea), 0.4 + 0.6 * dapple);
}

/** Sand with ripples, rock where it rises, and the sun's net of light over all. */
function seabedColour({ x, z, steepness, noise, dapple }: Spot): Colour {
  const ripple = 1 + 0.08 * Math.sin((z + 0.4 * x + 3 * noise.at(x / 8, z / 8)) * 3);
  const rock = scaleColour([0.4, 0.38, 0.36], dapple);
  const ground = mixColour(
    scaleColour([0.86, 0.8, 0.64], ripple),
    rock,
    smoothstep(0.35, 0.7, steepness),
  );
  const net = Math.max(
    0,
    1 - 2.6 * Math.abs(noise.at(x / 2.4 + 7, z / 2.4) + 0.4 * noise.at(x / 1.1, z / 1.1)),
  );
  return scaleColour(ground, 0.85 + 0.75 * net * net);
}
