import { clamp, lumaOf, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { paintedRock } from './cave-paintings.ts';
import type { Cave, Place } from './cave-plan.ts';
import { createBlocks } from './rock-blocks.ts';

/** What a cave is in: how its walls are formed, and what they look like. */
export interface Walls {
  /** How far the walls jut in at a place, as a share of the cave's width; `around` and `z`, along, are in world units, and so is `y`, up. */
  readonly juts: (noise: Noise) => (around: number, y: number, z: number) => number;
  /** How far what hangs from the roof does. */
  readonly hangs: number;
  /** The colour at a place; `hollow` is how far that lies behind what juts in around it, 0 to 1. */
  readonly colour: (noise: Noise, at: Place, hollow: number) => Colour;
  /** What shines through the walls, or is there where no light reaches. */
  readonly gloom: (noise: Noise, cave: Cave, at: Place, hollow: number) => Colour;
  /** How rough the walls are close to the eye, and how dark the cracks in them. */
  readonly rough: number;
  readonly cracks: number;
  /** How brightly they gleam where they are wet. */
  readonly gleam: number;
}

const ROCK: Colour = [0.56, 0.49, 0.43];
const PALE: Colour = [0.72, 0.66, 0.58];
const DAMP: Colour = [0.3, 0.29, 0.29];
/** What there is of light where none reaches. */
const GLOOM: Colour = [0.1, 0.1, 0.112];

/** How thick beds of rock are, how steeply they dip, and how far they jut before each other at the most. World units, and a share of the cave's width. */
const BED = { thick: 0.72, dip: 0.16, juts: 0.24 } as const;
/** How wide a bed's edge is, as a share of its thickness. */
const EDGE = 0.26;

/** How many beds a roof has fallen in where it is highest. */
const FALLEN = 3;

/** How high a place is within the beds, in their thickness. */
const bedAt = (noise: Noise, along: number, y: number): number =>
  (y + BED.dip * along) / BED.thick +
  0.55 * noise.at(along * 0.23 + 3.3, y * 0.5 + 1.7) +
  0.4 * noise.at(y * 1.1 + 8.4, 2.6);

/** How far a bed juts in: each as far as it has not broken off yet. */
const ledgeAt = (noise: Noise, along: number, bed: number): number => {
  const own = Math.floor(bed);
  const reach = (n: number) => noise.at(n * 7.31 + 0.37, along * 0.16 + n * 2.3 + 0.41);
  return mix(reach(own), reach(own + 1), smoothstep(1 - EDGE, 1, bed - own));
};

/** Rock: beds of it lie aslant and end in ledges, broken into blocks; hollows are damp, dripstone is pale. */
const IN_ROCK: Walls = {
  juts: (noise) => {
    const [large, small] = [createBlocks(noise), createBlocks(noise)];
    return (around, y, z) => {
      const folds = noise.fbm(around * 0.16, z * 0.2, 2);
      // Overhead the beds lie level: there they end where the roof has fallen in as far as them.
      const fallen = FALLEN * folds * smoothstep(2.5, 6, y);
      const ledge = ledgeAt(noise, z + 0.4 * around, bedAt(noise, z, y) + fallen);
      // Cracks between blocks bend, and blocks break again.
      const [u, v] = [
        around + 0.3 * noise.at(around * 0.8, z * 0.9),
        z + 0.3 * noise.at(around * 0.9 + 5, z * 0.8),
      ];
      const blocks = large(u * 0.62, v * 0.42);
      const broken = small(u * 1.7 + 9, v * 1.3);
      return 0.22 * (folds + 0.3) + BED.juts * ledge + 0.1 * blocks + 0.045 * broken;
    };
  },
  hangs: 0.16,
  colour: (noise, at, hollow) => {
    const bed = bedAt(noise, at[2], at[1]);
    const band = noise.at(Math.floor(bed) * 3.7 + 0.4, 4.4);
    const layers = noise.fbm(bed * 3.1, (at[0] + at[2]) * 0.14 + 3.3, 2);
    const stone = mixColour(ROCK, PALE, clamp(0.4 + 0.7 * band + 0.55 * layers));
    return mixColour(stone, DAMP, 0.5 * hollow);
  },
  gloom: () => GLOOM,
  rough: 1,
  cracks: 0.5,
  gleam: 0.35,
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
  juts: (noise) => (around, _y, z) => {
    const [u, v] = [around * 0.36, z * 0.3];
    const folds = noise.fbm(u * 0.6, v * 0.8, 2);
    const scoops = noise.ridged(u * 0.95, v * 1.25, 2) - 0.5;
    return 0.24 * (folds + 0.2) + 0.26 * scoops;
  },
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
  rough: 0.3,
  cracks: 0.1,
  gleam: 0.5,
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
    const y = at[1];
    const rises = smoothstep(TIDE.sand, 1.5 * TIDE.sand, y);
    if (rises === 0) return SAND;
    const patch = noise.fbm(at[0] * 0.7 + 8, at[2] * 0.7 + y, 3);
    const wet = mixColour(COVERED, WEED, smoothstep(-0.1, 0.4, patch));
    const dries = smoothstep(TIDE.to, TIDE.from, y + 0.9 * patch);
    const wall = dries === 0 ? wet : mixColour(wet, IN_ROCK.colour(noise, at, hollow), dries);
    return mixColour(SAND, wall, rises);
  },
};

/** Rock on which people have painted. */
const PAINTED: Walls = {
  ...IN_ROCK,
  colour: (noise, at, hollow) => paintedRock(noise, IN_ROCK.colour(noise, at, hollow), at),
};

/** The walls of a cave of ice, of one by the sea, or of one in rock, which may be painted. */
export const wallsOf = ({
  icy,
  coastal,
  painted,
}: {
  readonly icy: boolean;
  readonly coastal: boolean;
  readonly painted: boolean;
}): Walls => (icy ? IN_ICE : coastal ? BY_SEA : painted ? PAINTED : IN_ROCK);
