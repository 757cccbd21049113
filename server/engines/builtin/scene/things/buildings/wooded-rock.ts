import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { rough } from '../sculpt/looks.ts';
import type { Look } from '../sculpt/solid.ts';

const ROCK: Colour = [0.4, 0.38, 0.33];
const WOODS: Colour = [0.17, 0.29, 0.11];

/** Where woods hang on rock; no part of what a seed decides. */
const noise = createNoise(4_021);

/** Rock where it is steep, woods where they can hold: `wooded` is how much of it they take, 0 to 1. */
export function woodedRock(wooded: number): Look {
  const rock = rough(ROCK, 1.2);
  return {
    paint: (x, y, z, normal) => {
      const hold = normal[1] + 0.7 * noise.fbm(x * 5 + z * 3, y * 4 - z, 3) + wooded - 0.5;
      const leaf = scaleColour(WOODS, 0.8 + 0.8 * Math.abs(noise.at(x * 34 + z * 20, y * 30)));
      return mixColour(rock.paint(x, y, z, normal), leaf, smoothstep(0.1, 0.4, hold));
    },
    bump: (x, y, z) =>
      0.09 * noise.fbm(x * 4 + z * 3, y * 2.4 - z, 4) + 0.014 * noise.at(x * 30, y * 30 + z * 20),
  };
}
