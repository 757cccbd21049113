import { clamp, lumaOf, mix, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import type { Cave, Place } from './cave-plan.ts';
import { blockAt } from './rock-blocks.ts';

/** What a cave is in: how its walls are formed, and their colours. */
export interface Walls {
  /** How far the walls' wide folds and their ledges jut in, as shares of the cave's width; `u` is around it, `v` along. */
  readonly folds: (noise: Noise, u: number, v: number) => number;
  readonly ledges: (noise: Noise, u: number, v: number) => number;
  readonly juts: number;
  readonly ledgesJut: number;
  /** How far what hangs from the roof does. */
  readonly hangs: number;
  /** The colour at a place; `hollow` is how far that lies behind what juts in around it, 0 to 1. */
  readonly colour: (noise: Noise, at: Place, hollow: number) => Colour;
  /** What shines through the walls, or is there where no light reaches. */
  readonly gloom: (noise: Noise, cave: Cave, at: Place, hollow: number) => Colour;
  /** How deep the finest cracks look. */
  readonly cracks: number;
}

const ROCK: Colour = [0.56, 0.49, 0.43];
const PALE: Colour = [0.72, 0.66, 0.58];
const DAMP: Colour = [0.3, 0.29, 0.29];
/** What there is of light where none reaches. */
const GLOOM: Colour = [0.15, 0.148, 0.16];

/** Rock: beds of it lie aslant, its hollows are damp, dripstone is pale. */
const IN_ROCK: Walls = {
  folds: (noise, u, v) => noise.fbm(u * 0.8, v * 1.1, 2),
  ledges: (noise, u, v) => {
    // Cracks between blocks bend, and blocks break again.
    const [x, y] = [u + 0.22 * noise.at(u * 2.1, v * 3), v + 0.16 * noise.at(u * 2.3 + 5, v * 2.9)];
    return 0.75 * blockAt(noise, x * 1.35, y * 2.3) + 0.4 * blockAt(noise, x * 3.4 + 9, y * 5.6);
  },
  juts: 0.24,
  ledgesJut: 0.17,
  hangs: 0.4,
  colour: (noise, [x, y, z], hollow) => {
    const bed = noise.fbm(y * 1.5 + x * 0.3 + 0.15 * z, 3.3 + 0.1 * z, 3);
    const stone = mixColour(ROCK, PALE, clamp(0.35 + 0.8 * bed));
    return mixColour(stone, DAMP, 0.4 * hollow);
  },
  gloom: () => GLOOM,
  cracks: 0.5,
};

const CLEAR: Colour = [0.2, 0.5, 0.76];
const WHITE: Colour = [0.72, 0.87, 0.96];
/** Trodden snow on the floor of a glacier's cave, up to what height. World units. */
const SNOW: Colour = [0.86, 0.92, 0.98];
const SNOW_TOP = 0.75;
/** What light is left to ice that it has come through, little of it or much: red is lost first. */
const THIN: Colour = [0.34, 0.86, 1.12];
const THICK: Colour = [0.012, 0.1, 0.27];
/** The light on its floor: snow throws it to and fro, and keeps it white. */
const ON_SNOW: Colour = [0.36, 0.43, 0.5];
/** The light of a clear day, by which the rest is measured. */
const DAY = 2.1;

/** A glacier: the wind has scooped hollows with sharp edges, and daylight comes blue through what is thin. */
const IN_ICE: Walls = {
  folds: (noise, u, v) => noise.fbm(u * 0.6, v * 0.8, 2),
  ledges: (noise, u, v) => noise.ridged(u * 0.95, v * 1.25, 2) - 0.5,
  juts: 0.24,
  ledgesJut: 0.26,
  hangs: 0.25,
  colour: (noise, [x, y, z], hollow) => {
    const band = noise.fbm(y * 0.9 + x * 0.25 + 0.1 * z, 5.1 + 0.16 * z, 3);
    const ice = mixColour(CLEAR, WHITE, clamp(0.3 + 1.1 * band - 0.4 * hollow));
    return mixColour(SNOW, ice, smoothstep(0.2, SNOW_TOP, y));
  },
  gloom: (noise, { end, high, lights }, [x, y, z], hollow) => {
    const [day] = lights;
    const level = day === undefined ? 0 : lumaOf(...day.colour) / DAY;
    // It is thinnest over the mouth, and thick below.
    const over = smoothstep(0.1, 1, y / high(z)) * mix(0.45, 1, smoothstep(0, end, z));
    const thin = clamp(0.75 * over + 0.7 * noise.fbm(x * 0.28 + 3, z * 0.24 + 0.2 * y, 3));
    const through = mixColour(THICK, THIN, thin * (1 - 0.35 * hollow));
    const there = mixColour(ON_SNOW, through, smoothstep(0.2, SNOW_TOP, y));
    return scaleColour(there, clamp(level, 0.16, 1));
  },
  cracks: 0.2,
};

const SAND: Colour = [0.78, 0.66, 0.46];
/** Rock that the tide covers, and the weed on it; how high that reaches, how far the floor lies above it. World units. */
const COVERED: Colour = [0.16, 0.16, 0.155];
const WEED: Colour = [0.14, 0.2, 0.07];
const TIDE = { from: 1.9, to: 0.9, sand: 0.58 } as const;

/** Rock by the sea: dark and green as high as the tide comes, sand on its floor. */
const BY_SEA: Walls = {
  ...IN_ROCK,
  colour: (noise, at, hollow) => {
    const [x, y, z] = at;
    const dry = IN_ROCK.colour(noise, at, hollow);
    const patch = noise.fbm(x * 0.7 + 8, z * 0.7 + y, 3);
    const wet = mixColour(COVERED, WEED, smoothstep(-0.1, 0.4, patch));
    const wall = mixColour(wet, dry, smoothstep(TIDE.to, TIDE.from, y + 0.9 * patch));
    return mixColour(SAND, wall, smoothstep(TIDE.sand, 1.5 * TIDE.sand, y));
  },
};

/** The walls of a cave of ice, of one by the sea, or of one in rock. */
export const wallsOf = ({
  icy,
  coastal,
}: {
  readonly icy: boolean;
  readonly coastal: boolean;
}): Walls => (icy ? IN_ICE : coastal ? BY_SEA : IN_ROCK);
