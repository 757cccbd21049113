import type { SmallThing } from '../../words/small-things.ts';
import { avocado, lemon, pomegranate, watermelon } from '../objects/cut-fruits.ts';
import { banana, pineapple, strawberry } from '../objects/fruits.ts';
import { iceCream } from '../objects/ice-cream.ts';
import { teapot } from '../objects/teapot.ts';
import type { Make } from './make-animal.ts';

/** How small things are drawn that a picture is of. */
export const OBJECTS: Readonly<Record<SmallThing, Make>> = {
  banana,
  lemon,
  strawberry,
  pineapple,
  watermelon,
  pomegranate,
  avocado,
  icecream: iceCream,
  teapot,
};
