import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { rough } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ellipsoid, hull, type Look, type Solid } from '../../sculpt/solid.ts';
import { after, normalise, pitch, roll, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

/** Sides of a crystal, and how many grow together. */
const SIDES = 6;
const COUNT = 9;
const STONE: Colour = [0.3, 0.27, 0.27];

/** Pointed crystals that grow together from a stone, aglow from within. */
export function crystals({ random, rays, tall }: Wish, colour: Colour): Sprite {
  const model: Solid[] = [ellipsoid(rough(STONE, 1.4), [0, 0, 0], [0.42, 0.1, 0.3])];
  for (let n = 0; n < COUNT; n++) {
    // The highest stands in the middle, the others lean away from it.
    const out = n === 0 ? 0.05 : 0.3 + 0.6 * ((n * 0.618) % 1);
    const long = (n === 0 ? 0.56 : 0.5 - 0.32 * out) * (0.85 + 0.3 * random.unit());
    const around = n * 2.4 + random.unit();
    const lean = after(
      roll(-Math.cos(around) * out * 0.75),
      after(pitch(-Math.sin(around) * out * 0.5), yaw(random.unit() * 2)),
    );
    const [x, z] = [Math.cos(around) * out * 0.34, Math.sin(around) * out * 0.26];
    const tilted: readonly [number, number, number] = [
      x + Math.cos(around) * out * 0.5 * long,
      long * (1 - 0.2 * out),
      z,
    ];
    model.push(crystal(glass(colour, 0.8 + 0.35 * random.unit()), tilted, long, lean));
  }
  return sculpt(model, { yaw: random.unit() * 6, pitch: 0.12, away: 4 }, rays, tall, random);
}

/** Light within is stronger toward the foot, and catches at some of the faces. */
const glass = (colour: Colour, tone: number): Look => ({
  paint: (_x, y, _z, normal) => {
    const facet = 0.72 + 0.5 * Math.abs(normal[0] * 0.8 + normal[1] * 0.4 - normal[2] * 0.5);
    return scaleColour(colour, tone * facet * (0.75 + 0.35 * y));
  },
  gloss: 0.9,
  glow: (_x, y, _z, normal) =>
    Math.max(0, 0.34 - 0.24 * y + 0.22 * Math.abs(normal[0] - 0.3 * normal[1])),
});

/** One crystal: six sides, and as many faces that meet in its tip. */
function crystal(look: Look, at: Solid['a'], long: number, turned: Solid['axes']): Solid {
  const wide = 0.055 + 0.11 * long;
  const planes = Array.from({ length: SIDES }, (_, n) => {
    const angle = (n / SIDES) * Math.PI * 2;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const tip = normalise([x, 0.62, z]);
    return [x, 0, z, wide * (n % 2 === 0 ? 1 : 0.86), ...tip, tip[1] * long];
  });
  return hull(look, at, [...planes.flat(), 0, -1, 0, long], [wide * 1.2, long, wide * 1.2], turned);
}
