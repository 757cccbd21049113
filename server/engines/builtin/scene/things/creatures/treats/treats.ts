import type { Colour } from '../../../words/idea.ts';
import type { Treat } from '../../../words/treat.ts';
import { bentoBox, foodBowl, puddle, waterBowl } from './bowls.ts';
import { appleOf, bananaOf, carrotOf, honeyPot, iceCreamCone } from './food.ts';
import { singleBloom, sittingButterfly, stickOf, twigOf, wormOf } from './found.ts';
import { boneOf, frisbeeOf, toyBall, yarnBall } from './toys.ts';
import type { TreatModel } from './treat-model.ts';

const RED: Colour = [0.84, 0.12, 0.1];
const BARK: Colour = [0.36, 0.24, 0.14];
const IVORY: Colour = [0.93, 0.89, 0.78];
const PINK: Colour = [0.86, 0.34, 0.5];
const ORANGE: Colour = [0.95, 0.45, 0.08];
const YELLOW: Colour = [0.96, 0.8, 0.14];
const CLAY: Colour = [0.66, 0.36, 0.18];
const WORM: Colour = [0.8, 0.42, 0.38];
const WINGS: Colour = [0.95, 0.5, 0.08];
const BLUE: Colour = [0.2, 0.42, 0.72];
const LACQUER: Colour = [0.16, 0.05, 0.05];

/** What an animal has, in its natural colour where none is said, `size` times as large as for a dog. */
export function treatModel(thing: Treat, colour: Colour | null, size: number): TreatModel {
  switch (thing) {
    case 'ball':
      return toyBall(colour ?? RED, 0.17 * size);
    case 'yarn':
      return yarnBall(colour ?? PINK, 0.2 * size);
    case 'apple':
      return appleOf(colour ?? RED, size);
    case 'frisbee':
      return frisbeeOf(colour ?? RED, size);
    case 'bone':
      return boneOf(colour ?? IVORY, 0.52 * size);
    case 'bowl':
      return foodBowl(colour ?? BLUE, 0.2 * size);
    case 'waterbowl':
      return waterBowl(colour, 0.24 * size);
    case 'puddle':
      return puddle(0.52 * size);
    case 'bento':
      return bentoBox(colour ?? LACQUER, 0.26 * size);
    case 'stick':
      return stickOf(colour ?? BARK, size);
    case 'twig':
      return twigOf(colour ?? BARK, size);
    case 'worm':
      return wormOf(colour ?? WORM, size);
    case 'carrot':
      return carrotOf(colour ?? ORANGE, 0.5 * size);
    case 'banana':
      return bananaOf(colour ?? YELLOW, 0.42 * size);
    case 'icecream':
      return iceCreamCone(0.22 * size);
    case 'honey':
      return honeyPot(colour ?? CLAY, 0.22 * size);
    case 'flower':
      return singleBloom(colour ?? RED, 0.5 * size);
    case 'butterfly':
      return sittingButterfly(colour ?? WINGS, 0.13 * size);
    case 'fish':
    case 'hurdle':
      return { pieces: [], half: 0 };
  }
}
