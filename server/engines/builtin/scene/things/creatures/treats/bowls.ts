import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, type Look, ring, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { TreatModel } from './treat-model.ts';

const RED: Colour = [0.84, 0.12, 0.1];
const WHITE: Colour = [0.94, 0.93, 0.9];
const ORANGE: Colour = [0.95, 0.45, 0.08];
const GREEN: Colour = [0.3, 0.6, 0.16];
const YELLOW: Colour = [0.96, 0.8, 0.14];

const KIBBLE: Colour = [0.5, 0.3, 0.14];
const GLAZE: Look = plain([0.8, 0.16, 0.12], { gloss: 0.5 });
const RIM: Look = plain([0.94, 0.93, 0.9], { gloss: 0.5 });
const WATER: Colour = [0.5, 0.72, 0.86];
const SKY: Colour = [0.62, 0.76, 0.86];

/** A bowl that is full of dry food, its radius. */
export function foodBowl(colour: Colour, radius: number): TreatModel {
  const glaze = plain(colour, { gloss: 0.5 });
  const crumb = plain(KIBBLE);
  const half = 0.34 * radius;
  return {
    half,
    pieces: [
      frustum(glaze, [0, -half, 0], 2 * half, 1.12 * radius, radius),
      ellipsoid(crumb, [0, half, 0], [0.86 * radius, 0.16 * radius, 0.86 * radius]),
      ...Array.from({ length: 26 }, (_, n) => {
        const far = 0.82 * radius * Math.sqrt((n + 0.5) / 26);
        const at: Vector = [far * Math.cos(n * 2.4), half + 0.14 * radius, far * Math.sin(n * 2.4)];
        return ball(plain(scaleColour(KIBBLE, 0.75 + 0.07 * (n % 7))), at, 0.12 * radius);
      }),
    ],
  };
}

/** A lacquered box with rice, an egg, vegetables and a plum, half as deep as it is long. */
export function bentoBox(colour: Colour, half: number): TreatModel {
  const lacquer = plain(colour, { gloss: 0.6 });
  const high = 0.26 * half;
  const [long, wide] = [half, 0.72 * half];
  return {
    half: high,
    pieces: [
      box(lacquer, [0, 0, 0], [long, high, wide], undefined, 0.03 * half),
      box(
        plain(WHITE, { fur: 0.01 }),
        [-0.46 * long, high, 0],
        [0.42 * long, 0.1 * high, 0.8 * wide],
      ),
      ball(plain(RED), [-0.46 * long, 1.2 * high, 0], 0.13 * half),
      box(plain(YELLOW), [0.2 * long, high, -0.45 * wide], [0.16 * long, 0.4 * high, 0.3 * wide]),
      ...[0.52, 0.66, 0.8].map((x) =>
        ball(plain(GREEN), [x * long, 1.1 * high, -0.45 * wide], 0.13 * half),
      ),
      ...[0.16, 0.4, 0.64, 0.84].map((x) =>
        ellipsoid(
          plain(ORANGE),
          [x * long, 1.05 * high, 0.4 * wide],
          [0.09 * half, 0.12 * half, 0.2 * half],
        ),
      ),
    ],
  };
}

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
