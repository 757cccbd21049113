import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';
import { tidalHarbour } from './tidal-harbour.ts';

/** How high the sand lies over the water, how uneven it is, and how long its bars are from side to side and ahead. World units. */
const SAND = { high: 0.07, uneven: 0.6, wide: 34, deep: 9 } as const;
/** Where the sea begins beyond it, over how much ground, and how deep it is there. World units. */
const SEA = { from: 150, over: 120, deep: -5 } as const;
/** How far aside the shore rises, over how much ground, and how high. World units. */
const SHORE = { aside: 40, over: 130, high: 22 } as const;
const WET: Colour = [0.5, 0.42, 0.32];
const DAMP: Colour = [0.72, 0.62, 0.46];
const MUD: Colour = [0.3, 0.26, 0.21];
const SILT: Colour = [0.5, 0.44, 0.36];

/** Boats that the tide has left: to the right on the picture's side, ahead, how high, and whether it is one to fish from. World units. */
export const STRANDED = [
  [-2.3, 11.4, 1.7, false],
  [1.3, 20.5, 5.4, true],
  [-6.2, 22, 5, true],
  [3.2, 14.6, 1.5, false],
  [-13, 34, 5.2, true],
  [2, 37, 5.2, true],
  [-4, 42, 1.9, false],
] as const;
/** How high the bank is on which such a boat lies, and how far it reaches, by the boat's height. World units. */
const LIES = { high: 0.3, wide: 1.5 } as const;

/** Flats of wet sand that the tide has left: bars and channels of water up to a far sea, a shore to one side. */
export const SAND_FLATS: SceneryPlan = {
  land: 'beach',
  trees: 0.4,
  views: [
    { horizon: 0.42, lens: 0.92, eye: 0.62 },
    { horizon: 0.34, lens: 0.86, eye: 1.1 },
    { horizon: 0.5, lens: 0.88, eye: 0.5 },
    { horizon: 0.4, lens: 1.1, eye: 0.75 },
  ],
  ground:
    (_, { side, noise }) =>
    (x, z) => {
      const bars = noise.fbm(x / SAND.wide + 0.35 * noise.at(x / 60, z / 21), z / SAND.deep, 3);
      const out = smoothstep(0, SEA.over, z - SEA.from - 0.5 * side * x);
      const inland = smoothstep(SHORE.aside, SHORE.aside + SHORE.over, side * x - 0.12 * z);
      const shore = SHORE.high * inland * (1 + 0.5 * noise.fbm(x / 80, z / 80, 3));
      const own = SAND.high + SAND.uneven * bars + SEA.deep * out * (1 - inland) + shore;
      return STRANDED.reduce((ground, [aside, ahead, size]) => {
        const off = Math.hypot(x - side * aside, z - ahead) / (LIES.wide * size);
        return off > 1 ? ground : mix(ground, LIES.high, smoothstep(1, 0.4, off));
      }, own);
    },
  soil:
    (wild, { noise, snowy, idea }: Setting) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, Math.max(2, height), steepness);
      if (snowy) return own;
      // A harbour's ground is mud.
      const [low, high] = idea.settled === null ? [WET, DAMP] : [MUD, SILT];
      const sand = mixColour(low, high, smoothstep(0.03, 0.42, height + 0.06 * noise.at(x / 3, z)));
      const grain = 1 + 0.1 * noise.fbm(x / 1.4, z / 0.8, 3);
      return mixColour(scaleColour(sand, grain), own, smoothstep(0.9, 2.6, height));
    },
  has: new Set(['rowboat', 'trawler', 'boat']),
  solids: (site) => (site.setting.idea.settled === null ? [] : tidalHarbour(site)),
  // No foam edges what only stands on the sand.
  water: {
    deep: [0.06, 0.25, 0.3],
    shallow: [0.34, 0.36, 0.32],
    roughness: 0.04,
    sheen: 0.34,
    depthAt: () => 0.6,
    surf: false,
  },
  moves: () => ({ swell: () => 0 }),
  isTended: (x, z, { side }) => side * x - 0.12 * z < SHORE.aside + 20,
};
