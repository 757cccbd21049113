import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Floor, FloorPlace } from '../floor.ts';
import { inside } from '../front.ts';

const TURF: Colour = [0.16, 0.42, 0.12];
/** Earth where the grass is worn away. */
const EARTH: Colour = [0.27, 0.33, 0.13];
const CHALK: Colour = [0.94, 0.95, 0.93];
const TRACK: Colour = [0.42, 0.2, 0.15];
/** How wide a mown stripe is across the pitch and along it, and a line, world units; the circle's radius; half the width and the depth of the areas before the goal. Sizes by the laws of the game, metres. */
const STRIPE = 5.5;
const ACROSS = 2.9;
const LINE = 0.12;
const CIRCLE = 9.15;
const AREAS: readonly (readonly [half: number, deep: number])[] = [
  [20.15, 16.5],
  [9.16, 5.5],
];

/** How far before a stadium's stands its pitch ends: at its sides and beyond its goal; world units. */
export const MARGIN = { side: 4, end: 5 } as const;

/** How light the turf is where it was mown to and fro, along and across: squares of two tones. */
function mown(aside: number, z: number, pixel: number): number {
  const along = Math.floor((z + 110) / STRIPE) % 2 === 0 ? 1.09 : 0.92;
  const phase = Math.abs(((aside / ACROSS + 80.5) % 2) - 1);
  const soft = 0.03 + pixel / ACROSS;
  return along * (0.9 + 0.2 * smoothstep(0.5 - soft, 0.5 + soft, phase));
}

/** Where a pitch is worn: before the goal, about its middle, and here and there where somebody slid; how much, 0 to 1. */
function wornAt(noise: Floor['noise'], aside: number, z: number, goal: number): number {
  const mouth = 0.25 * smoothstep(7, 1.5, Math.hypot(aside * 0.8, (z - goal + 1.5) * 1.3));
  const spot = 0.4 * smoothstep(5, 0.5, Math.hypot(aside, z - goal + 36));
  const slid = smoothstep(0.42, 0.6, noise.fbm(aside / 2.3 + 9, z / 1.1, 2)) * 0.35;
  return Math.max(mouth, spot, slid);
}

/** The turf of a stadium at a place: mown in stripes, with chalk lines up to the far goal; a dusting of snow leaves the lines to be seen. */
export function turfAt(
  { way, noise, snowy }: Floor,
  { aside, z, pixel, deep }: FloorPlace,
): Colour {
  const half = way.front - MARGIN.side;
  const goal = way.end - MARGIN.end;
  const x = Math.abs(aside);
  // The middle of a pitch that is shorter than a real one.
  const middle = goal - 36;
  const on = (off: number, soft: number) => inside(Math.abs(off), -1, LINE, soft);
  const within = x < half + LINE && z < goal + LINE;
  const areas = AREAS.map(([wide, long]) =>
    Math.max(
      on(z - goal + long, deep) * (x < wide + LINE ? 1 : 0),
      on(x - wide, pixel) * (z > goal - long ? 1 : 0),
    ),
  );
  const round = Math.hypot(aside, z - middle);
  const line = Math.max(
    on(x - half, pixel),
    on(z - goal, deep),
    on(z - middle, deep),
    on(round - CIRCLE, Math.max(pixel, deep * Math.abs((z - middle) / Math.max(1, round)))),
    ...areas,
  );
  const blades = 1 + 0.16 * smoothstep(0.5, 0.05, deep) * noise.at(aside * 14, z * 9);
  const broad = 0.94 + 0.2 * noise.fbm(aside / 7, z / 7, 3);
  const sward = scaleColour(TURF, mown(aside, z, pixel) * blades * broad);
  const bare =
    wornAt(noise, aside, z, goal) * smoothstep(-0.2, 0.3, noise.fbm(aside * 1.4, z * 1.4, 3) + 0.1);
  const grass = mixColour(sward, EARTH, bare);
  const apron = within ? grass : mixColour(grass, TRACK, x > half + 2 || z > goal + 3 ? 1 : 0);
  const dusted = snowy
    ? mixColour(
        apron,
        [0.86, 0.89, 0.93],
        0.16 + 0.42 * clamp(0.5 + noise.fbm(aside / 3, z / 4, 4)),
      )
    : apron;
  return mixColour(dusted, snowy ? [0.9, 0.4, 0.14] : CHALK, within ? line : 0);
}
