import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';
import type { Soil } from '../soil/soil.ts';

/** How high the shelf of rock lies above the water on average, how uneven it is, and how long and wide its hollows are. World units. */
const SHELF = { high: -0.3, uneven: 1.7, wide: 16, deep: 12 } as const;
/** How high the rock rises at a hollow's edge, over which share of its unevenness, and how much it slopes from there on. World units. */
const LEDGE = { high: 0.85, over: 0.34, slopes: 0.4 } as const;
/** How high rocks stand on it, and how far apart they are. World units. */
const ROCKS = { high: 2.7, apart: 19 } as const;
/** Where the sea begins beyond it, over how much ground it does, how far its edge winds, how deep the bottom is there, and up to where rocks stand on it. World units. */
const SEA = { from: 78, over: 26, winds: 26, deep: -7, rocks: 110 } as const;
/** How far aside the shore rises, and how high. World units. */
const SHORE = { aside: 46, over: 120, high: 26 } as const;

/** A shelf of rock that the tide has left, its hollows full of water; the sea lies beyond it, the shore beside it. */
export function tidePools({ side, relief, rolling, noise }: Relief): Ground {
  return (x, z) => {
    const hollows = SHELF.uneven * noise.fbm(x / SHELF.wide + 13, z / SHELF.deep, 3);
    const ledge = LEDGE.high * smoothstep(0, LEDGE.over, hollows) + LEDGE.slopes * hollows;
    const shelf = SHELF.high + (hollows < 0 ? hollows : ledge);
    const rocks =
      smoothstep(0.48, 0.8, noise.ridged(x / ROCKS.apart, z / ROCKS.apart + 7, 3)) *
      ROCKS.high *
      relief *
      smoothstep(5, 14, z);
    const out = z - SEA.from + SEA.winds * rolling(x, z, 70) - 0.25 * side * x;
    const inland = smoothstep(SHORE.aside, SHORE.aside + SHORE.over, side * x - 0.1 * z);
    // Some of them are awash off the shore, none far out.
    const awash = 2.4 * rocks * smoothstep(SEA.rocks + 60, SEA.rocks, z);
    const low = mix(shelf + rocks, SEA.deep + awash, smoothstep(0, SEA.over, out));
    return low + inland * SHORE.high * (1 + 0.5 * rolling(x, z, 90)) * relief;
  };
}

const ROCK: Colour = [0.36, 0.32, 0.29];
const PALE: Colour = [0.56, 0.52, 0.46];
const WEED: Colour = [0.3, 0.33, 0.09];
const WRACK: Colour = [0.21, 0.15, 0.07];
const WET_SAND: Colour = [0.6, 0.5, 0.37];

/** From where to where above the water rock is bare of weed, and where the shore begins. World units. */
const BARE = { from: 0.35, to: 1.3 } as const;
const DRY = { from: 3.2, to: 5 } as const;

/** The soil of a shore at low tide: wet rock, green and brown weed near the water, sand between, barnacles on top. */
export function withWeed(soil: Soil, { idea, land, noise, snowy }: Setting): Soil {
  if (!idea.lowTide || land !== 'beach' || snowy) return soil;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    if (height > DRY.to) return own;
    const rough = noise.fbm(x / 2.2, z / 1.8, 3);
    const rock = mixColour(
      ROCK,
      PALE,
      clamp(0.3 + 0.9 * noise.fbm(x / 6, z / 6, 2) + 0.25 * height),
    );
    const weed = mixColour(WRACK, WEED, clamp(0.5 + 1.5 * noise.at(x / 3.4 + 5, z / 3.4)));
    const grows =
      smoothstep(BARE.to, BARE.from, height + 0.5 * rough) *
      smoothstep(-0.25, 0.2, noise.at(x / 5, z / 4 + 9));
    const sandy =
      smoothstep(0.05, 0.3, noise.fbm(x / 17 + 31, z / 13, 2)) * smoothstep(0.9, 0.4, height);
    const there = mixColour(mixColour(rock, weed, 0.9 * grows), WET_SAND, sandy);
    const shown = scaleColour(there, 0.9 + 0.3 * rough);
    return mixColour(shown, own, smoothstep(DRY.from, DRY.to, height));
  };
}
