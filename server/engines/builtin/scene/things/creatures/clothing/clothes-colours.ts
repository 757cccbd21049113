import { pick, type Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';

/** The flannel of trousers of the 1920s. */
const FLANNEL: Colour = [0.17, 0.165, 0.17];
/** Trousers as they are worn now. */
const TROUSERS: readonly Colour[] = [
  [0.2, 0.28, 0.44],
  [0.27, 0.26, 0.27],
  [0.5, 0.42, 0.31],
  [0.31, 0.31, 0.22],
  [0.62, 0.56, 0.46],
  [0.14, 0.17, 0.25],
  [0.38, 0.46, 0.56],
];
/** What is seen of the shirt beneath a jacket. */
export const UNDER: readonly Colour[] = [
  [0.9, 0.89, 0.86],
  [0.62, 0.7, 0.8],
  [0.2, 0.2, 0.22],
];
/** What the young wear. */
export const BRIGHT: readonly Colour[] = [
  [0.82, 0.2, 0.18],
  [0.93, 0.72, 0.2],
  [0.25, 0.52, 0.8],
  [0.9, 0.5, 0.58],
  [0.3, 0.6, 0.42],
];
/** Shirts in which one works on the land or goes through the hills. */
export const CHECKS: readonly Colour[] = [
  [0.62, 0.2, 0.16],
  [0.34, 0.44, 0.6],
  [0.78, 0.74, 0.64],
];
/** The straw of a hat. */
export const STRAW: Colour = [0.84, 0.7, 0.4];
/** The leather of shoes. */
export const SHOES: readonly Colour[] = [
  [0.13, 0.09, 0.07],
  [0.3, 0.18, 0.1],
  [0.1, 0.1, 0.11],
];
/** Shoes in which one runs. */
export const TRAINERS: readonly Colour[] = [
  [0.86, 0.85, 0.82],
  [0.2, 0.34, 0.56],
  [0.7, 0.16, 0.14],
];
/** The rubber of a suit for the water. */
export const RUBBER: Colour = [0.07, 0.08, 0.1];

/** White cloth. */
export const WHITE: Colour = [0.93, 0.92, 0.88];

/** The colour of trousers: white in capoeira. */
export const trousersOf = (random: Random, traits: readonly Trait[]): Colour =>
  traits.includes('bygone')
    ? FLANNEL
    : traits.includes('capoeira') || traits.includes('karate')
      ? WHITE
      : pick(random, TROUSERS);
