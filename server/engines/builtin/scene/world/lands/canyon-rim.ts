import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { isOverRim } from '../../choices/over-rim.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';
import type { Soil } from '../soil/soil.ts';

/** How deep the canyon is, world units, and how much of that the land's ruggedness changes. */
const DEEP = { least: 210, more: 40 } as const;
/** Where the rim is on which one stands: how far ahead its edge is, how wide the promontory, and over how far it falls. World units. */
const STAND = { edge: 13, wide: 34, fall: 26 } as const;
/** Where the river is: how far aside, how much of that for each unit ahead, and in which bends; and how far from it the plateau begins. World units. */
const RIVER = { aside: 150, across: -0.19, bends: 120, long: 210 } as const;
const HALF = 430;
/** From where to where ahead its walls close, as it bends out of sight, world units. */
const END = { from: 900, to: 1_500 } as const;
/** How much spurs and buttes reach into it, as shares of that, and how large they are, world units. */
const SPURS = [
  { share: 0.34, size: 300 },
  { share: 0.2, size: 105 },
  { share: 0.06, size: 34 },
] as const;

/** The wall from the river up: at which share of the way to the plateau it is how high, a share of the depth. Walls of hard beds are steep, the soft ones between them slopes, and a wide bench lies over the inner gorge. */
const PROFILE: readonly (readonly [at: number, high: number])[] = [
  [0, -0.02],
  [0.036, -0.02],
  [0.05, 0.02],
  [0.115, 0.19],
  [0.36, 0.26],
  [0.385, 0.44],
  [0.5, 0.52],
  [0.515, 0.58],
  [0.575, 0.62],
  [0.59, 0.68],
  [0.67, 0.73],
  [0.69, 0.85],
  [0.78, 0.9],
  [0.8, 1],
  [1, 1.01],
];

/** The beds of the walls from the river up: to which share of the depth each reaches, and its colour. */
const BEDS: readonly (readonly [to: number, colour: Colour])[] = [
  [0.19, [0.33, 0.24, 0.22]],
  [0.27, [0.52, 0.47, 0.34]],
  [0.45, [0.68, 0.31, 0.19]],
  [0.53, [0.6, 0.26, 0.16]],
  [0.6, [0.76, 0.4, 0.24]],
  [0.66, [0.56, 0.24, 0.15]],
  [0.74, [0.72, 0.36, 0.22]],
  [0.85, [0.93, 0.78, 0.58]],
  [0.91, [0.74, 0.5, 0.35]],
  [1, [0.88, 0.74, 0.57]],
];
const SCRUB: Colour = [0.36, 0.38, 0.22];

const depthOf = (relief: number): number => DEEP.least + DEEP.more * relief;

/** How high the wall is at a share of the way from the river to the plateau, a share of the depth. */
function profile(at: number): number {
  const next = PROFILE.findIndex(([to]) => to >= at);
  if (next <= 0) return next === 0 ? (PROFILE[0]?.[1] ?? 0) : 1.01;
  const [from, low] = PROFILE[next - 1] as readonly [number, number];
  const [to, high] = PROFILE[next] as readonly [number, number];
  return mix(low, high, (at - from) / (to - from));
}

/** A canyon seen from its rim: the edge where one stands, walls in steps with spurs and buttes, a river far below, and the plateau on the far side. */
export function canyonFromRim({ side, relief, noise }: Relief): Ground {
  const deep = depthOf(relief);
  return (x, z) => {
    const river =
      side * (RIVER.aside + RIVER.across * z) + RIVER.bends * Math.sin(z / RIVER.long + 2);
    const spurs = SPURS.reduce(
      (sum, { share, size }) => sum + share * noise.fbm(x / size + 3, z / size, 2) * 2,
      0,
    );
    const away = Math.abs(x - river) / (HALF + 0.12 * z);
    // Spurs end before the river.
    const end = smoothstep(END.from, END.to, z + 260 * spurs);
    const wall = clamp(away + end + spurs * smoothstep(0.05, 0.4, away), 0, 1);
    const edge = STAND.edge + 5 * noise.at(x / 9, 3) + 1.6 * noise.at(x / 2.6, 8);
    const aside = Math.max(0, Math.abs(x) - STAND.wide - 8 * noise.at(z / 12, 5));
    const off = Math.max(z - edge, aside);
    const stands = smoothstep(STAND.fall, 0, off);
    return deep * (stands > 0 ? Math.max(profile(wall), profile(stands)) : profile(wall));
  };
}

/** Soil in the beds of a canyon that is looked at from its rim, scrub on what is level; the soil itself elsewhere, and where snow lies. */
export function withCanyonBeds(soil: Soil, { idea, land, relief, noise, snowy }: Setting): Soil {
  if (!isOverRim(idea, land)) return soil;
  const deep = depthOf(relief);
  return (x, z, height, steepness) => {
    const at = height / deep + 0.012 * noise.at(x / 70, z / 70) + 0.006 * noise.at(x / 13, z / 13);
    const bed = BEDS.find(([to]) => to >= at)?.[1] ?? BEDS[BEDS.length - 1]?.[1] ?? SCRUB;
    const fine = 0.9 + 0.16 * Math.sin(at * 210) * Math.sin(at * 83 + 2);
    const streak = 0.94 + 0.22 * noise.fbm(x / 6, z / 6 + height / 40, 3);
    const level = smoothstep(0.55, 0.2, steepness);
    const scrub = level * smoothstep(-0.1, 0.25, noise.fbm(x / 8, z / 8, 3)) * 0.6;
    const bare = scaleColour(mixColour(bed, SCRUB, clamp(scrub)), fine * streak);
    if (!snowy) return bare;
    const lies = smoothstep(1.3, 0.7, steepness + 0.5 * noise.fbm(x / 15, z / 15, 2));
    return mixColour(bare, soil(x, z, height, 0.3), lies);
  };
}
