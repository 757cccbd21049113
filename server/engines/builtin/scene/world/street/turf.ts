import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Floor, FloorPlace } from './floor.ts';
import { inside } from './front.ts';

const TURF: Colour = [0.16, 0.42, 0.12];
const CHALK: Colour = [0.94, 0.95, 0.93];
const TRACK: Colour = [0.42, 0.2, 0.15];
/** How wide a mown stripe and a line is, world units; the circle's radius; half the width and the depth of the areas before the goal. Sizes by the laws of the game, metres. */
const STRIPE = 5.5;
const LINE = 0.12;
const CIRCLE = 9.15;
const AREAS: readonly (readonly [half: number, deep: number])[] = [
  [20.15, 16.5],
  [9.16, 5.5],
];

/** How far before a stadium's stands its pitch ends: at its sides and beyond its goal; world units. */
export const MARGIN = { side: 4, end: 5 } as const;

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
  const stripe = Math.floor((z + 110) / STRIPE) % 2 === 0 ? 1.12 : 0.9;
  const blades = 1 + 0.16 * smoothstep(0.5, 0.05, deep) * noise.at(aside * 14, z * 9);
  const grass = scaleColour(TURF, stripe * blades * (0.94 + 0.12 * noise.fbm(aside / 7, z / 7, 3)));
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
