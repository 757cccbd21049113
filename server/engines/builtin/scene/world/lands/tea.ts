import { clamp, mixColour, multiplyColours, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';
import type { Soil } from '../soil/soil.ts';

/** From the middle of a hedge to that of the next, world units, and the share of that which it covers; every so many one is left out for a path. */
const ROWS = { apart: 3, covers: 0.6, toPath: 7 } as const;
/** The hills: how far their bulges bring a row nearer, and how wide and deep those are. World units. */
const BULGE = { by: 74, wide: 160, deep: 330 } as const;
/** Where the hollow before the eye is, how it falls and rises, how round its bottom is, and over how much ground the hills rise. World units. */
const SLOPE = { hollow: 58, fall: 0.2, rise: 0.5, round: 16, long: 420 } as const;
/** By which share the hills are higher here than there, and how wide they are, world units. */
const UNEVEN = { by: 0.75, wide: 240 } as const;

/** How high a hedge is clipped, world units. */
export const HEDGE = 1.2;

const YOUNG: Colour = [0.5, 0.68, 0.16];
const OLD: Colour = [0.2, 0.4, 0.12];
const SHADED: Colour = [0.075, 0.16, 0.06];
const EARTH: Colour = [0.5, 0.38, 0.24];
/** How far single hedges are told apart, and from where to where they are lost among each other. World units. */
const SEEN = { near: 75, far: 190 } as const;
/** The same of paths. */
const PATHS = { near: 380, far: 1_000 } as const;
/** How far hedges go on, and the trees above them begin. World units. */
const END = { height: 96, over: 26 } as const;

/** How far up and down the slope a place lies, world units: rows of tea run where this is the same. */
const slopeAt = (noise: Noise, x: number, z: number): number =>
  z + BULGE.by * noise.fbm(x / BULGE.wide + 40, z / BULGE.deep, 2);

/** Hills under tea: they fall from the eye into a hollow, and rise in bulges beyond it. */
export function teaHills({ noise, relief, range }: Relief): Ground {
  const { hollow, fall, rise, round, long } = SLOPE;
  const peaks = range(700, 300);
  return (x, z) => {
    const away = slopeAt(noise, x, z) - hollow;
    const off = Math.sqrt(away * away + round * round) - round;
    const slope = away < 0 ? fall * off : rise * relief * long * (1 - Math.exp(-off / long));
    const uneven = 1 + UNEVEN.by * noise.fbm(x / UNEVEN.wide + 9, z / (2 * UNEVEN.wide), 2);
    return 14 + slope * uneven + peaks(x, z);
  };
}

/** How near the middle of a hedge a place on a slope is: 1 there, 0 between hedges and on paths. */
export type Hedges = (x: number, z: number) => number;

/** The hedges of a setting's tea, which follow its slopes. */
export function hedgesOf({ noise }: Pick<Setting, 'noise'>): Hedges {
  return (x, z) => {
    const along = slopeAt(noise, x, z) / ROWS.apart;
    const row = Math.floor(along);
    const within = Math.abs(along - row - 0.5) / (0.5 * ROWS.covers);
    return row % ROWS.toPath === 0 ? 0 : Math.sqrt(clamp(1 - within * within));
  };
}

/** How much of a place is path, 0 to 1, as its edges are seen from so far. */
function pathAlong(noise: Noise, x: number, z: number): number {
  const along = slopeAt(noise, x, z) / ROWS.apart / ROWS.toPath;
  const off = Math.abs(along - Math.floor(along) - 0.5 / ROWS.toPath) * ROWS.toPath;
  const soft = 0.1 + z * 0.006;
  return smoothstep(0.55 + soft, 0.55 - soft, off) / (1 + 0.6 * soft);
}

/** Soil under tea: light young leaves on top of each hedge, its shaded foot, and paths of earth between some of them. */
export function withTea(soil: Soil, setting: Setting): Soil {
  if (!setting.idea.tea || setting.snowy) return soil;
  const hedges = hedgesOf(setting);
  const { noise } = setting;
  return (x, z, height, steepness) => {
    const ends = smoothstep(
      END.height,
      END.height + END.over,
      height + 22 * noise.fbm(x / 90, z / 90, 2),
    );
    const own = soil(x, z, height, steepness);
    if (ends >= 1) return own;
    const hedge = hedges(x, z);
    const apart = smoothstep(SEEN.far, SEEN.near, z);
    const plot = 1 + 0.14 * noise.at(x / 60 + 5, z / 60) + 0.1 * noise.at(x / 1.1, z / 1.1) * apart;
    const top = mixColour(OLD, YOUNG, 0.34 + 0.5 * Math.max(0, hedge) ** 2);
    const between = mixColour(SHADED, top, smoothstep(0, 0.45, hedge));
    const leaves = mixColour(mixColour(OLD, YOUNG, 0.45), between, apart);
    const path = pathAlong(noise, x, z) * smoothstep(PATHS.far, PATHS.near, z);
    const shown = scaleColour(mixColour(leaves, EARTH, 0.85 * path), plot);
    return mixColour(shown, multiplyColours(own, [0.6, 0.8, 0.55]), ends);
  };
}
