import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { bladesAt } from '../../soil/blades.ts';
import { stoneWornAt } from '../../soil/worn-ground.ts';
import { barBetween } from '../../street/convex.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';

export const ASPHALT: Colour = [0.3, 0.3, 0.31];
export const CONCRETE: Colour = [0.62, 0.61, 0.58];
export const WHITE: Colour = [0.92, 0.92, 0.9];
export const STEEL: Colour = [0.42, 0.44, 0.47];
const SNOW: Colour = [0.95, 0.97, 1.02];

/** What made ground is of at a place, and how much of the wild ground it covers there, 0 to 1; `soft` is how far its edges run into one another as seen from the eye. World units. */
export type GroundPaint = (
  x: number,
  z: number,
  soft: number,
  setting: Setting,
) => readonly [colour: Colour, share: number];

/** Made ground over the wild one, with its grain, under trodden snow in winter. */
export const paved =
  (paint: GroundPaint): NonNullable<SceneryPlan['soil']> =>
  (wild, setting) =>
  (x, z, height, steepness) => {
    const soft = 0.03 + z * 0.0025;
    const painted = paint(x, z, soft, setting);
    const colour = painted[0];
    const share = painted[1];
    if (share <= 0) return wild(x, z, height, steepness);
    const { noise, snowy } = setting;
    const worn = 0.1 * noise.fbm(x * 1.7, z * 1.7, 3) + 0.07 * noise.fbm(x / 6, z / 6, 2);
    const own = scaleColour(colour, (1 + worn) * surfaceOf(colour, noise, x, z, height, soft));
    const cover = snowy ? 0.7 + 0.25 * smoothstep(-0.5, 0.3, noise.fbm(x / 3, z / 3, 3)) : 0;
    const made = cover === 0 ? own : mixColour(own, SNOW, cover);
    return share >= 1 ? made : mixColour(wild(x, z, height, steepness), made, share);
  };

/** How much less than its lightest a colour's darkest part is in what is grey, and its green more than the others in what grows. */
const GREY = 0.07;
const GREEN = 0.05;

/** How light made ground is at a place beside its mean: grass has blades, grey stone is worn. */
function surfaceOf(
  colour: Colour,
  noise: Noise,
  x: number,
  z: number,
  height: number,
  soft: number,
): number {
  const red = colour[0];
  const green = colour[1];
  const blue = colour[2];
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < GREY)
    return stoneWornAt(noise, x, z, soft);
  return green > red + GREEN && green > blue + GREEN ? bladesAt(noise, x, z, height) : 1;
}

/** How much of a band is at a place so far from its middle, half as wide as is said: a thin one far off fades. */
export const band = (off: number, half: number, soft: number): number =>
  smoothstep(half + soft, half - soft, Math.abs(off)) * clamp((2 * half) / soft);

/** 1 between two edges, 0 outside, as soft as is said. */
export const between = (value: number, low: number, high: number, soft: number): number =>
  smoothstep(low - soft, low + soft, value) * smoothstep(high + soft, high - soft, value);

/** A box along the world's axes from one corner to the other, both over the site's level. World units. */
export const block = ([left, low, near]: Point, [right, high, far]: Point, paint: Paint): Solid =>
  boxOn(plotOf(left, near, right, far), LEVEL + low, LEVEL + high, paint);

/** Makes boxes of something that stands at a place over the site's level and looks to a side: from `a` to `b` toward that, from `low` to `high`, from `near` to `far` of the place. World units. */
export const blocksOf =
  (side: number, x: number, z: number) =>
  (
    a: number,
    b: number,
    low: number,
    high: number,
    near: number,
    far: number,
    paint: Paint,
  ): Solid =>
    block(
      [x + Math.min(side * a, side * b), low, z + near],
      [x + Math.max(side * a, side * b), high, z + far],
      paint,
    );

/** A bar between two places over the site's level, so thick, without a shadow. World units. */
export const rail = (from: Point, to: Point, thick: number, paint: Paint): Solid => ({
  ...barBetween(
    [from[0], LEVEL + from[1], from[2]],
    [to[0], LEVEL + to[1], to[2]],
    [thick, thick],
    paint,
  ),
  isSheer: true,
});

/** A round post on the site's level. World units. */
export const post = (x: number, z: number, high: number, radius: number, paint: Paint): Solid =>
  frustumAt([x, LEVEL - 0.1, z], high + 0.1, radius, radius * 0.8, paint, 7);

/** A lamp post with a head to both sides. World units. */
export function lampPost(x: number, z: number, high: number, lamps: number): Solid[] {
  const steel = plainPaint(STEEL);
  const light: Paint = ({ normal }) =>
    normal[1] < -0.5
      ? { colour: WHITE, glass: 0, glow: scaleColour(LAMP, Math.min(2.2, lamps * 5)) }
      : { colour: STEEL, glass: 0, glow: [0, 0, 0] };
  return [
    post(x, z, high, 0.12, steel),
    block([x - 1.7, high, z - 0.08], [x + 1.7, high + 0.1, z + 0.08], steel),
    ...[-1, 1].map((side) =>
      block(
        [x + side * 1.55 - 0.45, high - 0.12, z - 0.2],
        [x + side * 1.55 + 0.45, high + 0.06, z + 0.2],
        light,
      ),
    ),
  ];
}

/** How much light of lamps at places falls on another, 0 to 1, each so far. World units. */
export const lightOf =
  (places: readonly (readonly [x: number, z: number])[], reach: number) =>
  (x: number, z: number): number =>
    places.reduce(
      (most, [atX, atZ]) =>
        Math.max(most, 1 / (1 + ((x - atX) ** 2 + (z - atZ) ** 2) / (reach * reach))),
      0,
    );

/** Small bulbs on a cord that hangs from one place to another over the site's level. World units. */
export function bulbsBetween(from: Point, to: Point, count: number, lamps: number): Solid[] {
  const glow = Math.max(0.45, Math.min(1.5, lamps * 4));
  const bulb: Paint = () => ({
    colour: [1, 0.86, 0.56],
    glass: 0,
    glow: scaleColour([1, 0.74, 0.36], glow),
  });
  const cord = plainPaint([0.12, 0.12, 0.12]);
  const at = (n: number): Point => {
    const share = n / count;
    const sag = 0.9 * 4 * share * (1 - share);
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - sag,
      from[2] + (to[2] - from[2]) * share,
    ];
  };
  return Array.from({ length: count }, (_, n) => {
    const [x, y, z] = at(n + 0.5);
    const half = 0.05 + z * 0.001;
    return [
      rail(at(n), at(n + 1), 0.012 + z * 0.0003, cord),
      {
        ...block([x - half, y - 0.1 - 2 * half, z - half], [x + half, y - 0.1, z + half], bulb),
        isSheer: true as const,
      },
    ];
  }).flat();
}
