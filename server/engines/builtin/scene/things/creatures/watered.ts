import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { ellipsoid, frustum, type Look, ring, type Solid } from '../sculpt/solid.ts';
import type { TreatModel } from './treats.ts';

const GLAZE: Look = plain([0.8, 0.16, 0.12], { gloss: 0.5 });
const RIM: Look = plain([0.94, 0.93, 0.9], { gloss: 0.5 });
const WATER: Colour = [0.5, 0.72, 0.86];
const SKY: Colour = [0.62, 0.76, 0.86];

/** A bowl with something in it to drink, water where no colour is said; its radius. */
export function waterBowl(colour: Colour | null, radius: number): TreatModel {
  const half = 0.36 * radius;
  const drink = plain(colour ?? WATER, { gloss: 0.9 });
  return {
    half,
    pieces: [
      frustum(GLAZE, [0, -half, 0], 2 * half, 0.95 * radius, 1.1 * radius),
      ring(RIM, [0, half, 0], 1.06 * radius, 0.07 * radius),
      ellipsoid(drink, [0, half, 0], [0.98 * radius, 0.07 * radius, 0.98 * radius]),
      ...ripples(radius, half + 0.06 * radius, drink),
    ],
  };
}

/** A pool of rain on the ground, rings running over it; its radius. */
export function puddle(radius: number): TreatModel {
  const half = 0.02;
  const water = plain(SKY, { gloss: 1, glow: () => 0.12 });
  const lobe = (x: number, z: number, wide: number): Solid =>
    ellipsoid(water, [x * radius, -half, z * radius], [wide * radius, 0.016, 0.62 * wide * radius]);
  return {
    half,
    pieces: [
      lobe(0.1, 0, 1),
      lobe(-0.55, 0.3, 0.62),
      lobe(0.75, -0.22, 0.6),
      ...ripples(0.5 * radius, 0.002, plain([0.92, 0.96, 0.99], { gloss: 1, glow: () => 0.2 })),
    ],
  };
}

/** Rings around where a tongue meets the water. */
const ripples = (radius: number, high: number, look: Look): Solid[] =>
  [0.32, 0.64].map((share) => ring(look, [0, high, 0], share * radius, 0.03 * radius));
