import type { Random } from '../../../../kernels/random.ts';
import type { Actor } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Vector } from '../../sculpt/vector.ts';
import {
  dragonHead,
  duckHead,
  hedgehogHead,
  henHead,
  koalaHead,
  parrotHead,
  squirrelHead,
} from '../beast-heads/small-heads.ts';
import { kangarooHead } from '../beasts/kangaroo.ts';
import { otterHead } from '../beasts/otter.ts';
import { raccoonHead } from '../beasts/raccoon.ts';
import { mouseHead } from '../beasts/small-beasts.ts';
import { owlHead } from '../birds/owl.ts';
import { penguinHead } from '../birds/penguin.ts';
import type { OwnHead } from '../own-head.ts';
import { dinosaurHead } from '../reptiles/dinosaur.ts';
import { frogHead } from '../reptiles/frog.ts';
import { crocodileHead } from '../reptiles/reptiles.ts';
import { robotHead } from './robot-body.ts';

/** How an animal's own model of a head is made that of a body like a person's: around which middle, how large in heights of a human head, and where the foot of a human hat is on it and how large that is. */
export interface Fitted {
  readonly make: (colour: Colour | null, random: Random, traits: readonly Trait[]) => OwnHead;
  readonly middle: Vector;
  readonly size: number;
  readonly hat: { readonly size: number; readonly to: Vector };
  /** What its hands and feet are; missing: its coat. */
  readonly skin?: Colour;
  /** Its belly where that is another colour. */
  readonly belly?: Colour;
  /** How its tail goes from the rump: places and thickness. */
  readonly tail?: readonly (readonly [Vector, number])[];
  readonly isBare?: true;
}

const SMALL = { middle: [0, 0, 0], size: 1.16, hat: { size: 1.02, to: [-0.1, -0.12, 0] } } as const;

const THICK_TAIL = [
  [[0, 0, 0], 0.085],
  [[-0.12, -0.09, 0.01], 0.065],
  [[-0.25, -0.17, 0.03], 0.042],
  [[-0.37, -0.19, 0.05], 0.02],
] as const;
const BRUSH = [
  [[0, -0.04, 0], 0.06],
  [[-0.16, 0.0, 0.02], 0.1],
  [[-0.24, 0.18, 0.03], 0.12],
  [[-0.24, 0.38, 0.03], 0.105],
  [[-0.34, 0.48, 0.03], 0.05],
] as const;
const STRING = [
  [[0, -0.03, 0], 0.016],
  [[-0.16, -0.1, 0.03], 0.013],
  [[-0.3, -0.06, 0.06], 0.01],
  [[-0.38, 0.06, 0.06], 0.006],
] as const;
const ORANGE: Colour = [0.93, 0.56, 0.14];
const CREAM: Colour = [0.93, 0.88, 0.76];

/** Animals with models of their own, and the heads of robots. */
export const OWN_HEADS: Partial<Readonly<Record<Actor, Fitted>>> = {
  mouse: {
    make: mouseHead,
    middle: [0.36, 0.37, 0],
    size: 2.7,
    hat: { size: 0.84, to: [-0.16, 0.06, 0] },
    skin: [0.86, 0.6, 0.56],
    belly: CREAM,
    tail: STRING,
  },
  squirrel: { ...SMALL, make: squirrelHead, belly: CREAM, tail: BRUSH },
  hedgehog: { ...SMALL, make: hedgehogHead, belly: CREAM },
  koala: { ...SMALL, make: koalaHead, belly: [0.9, 0.88, 0.85] },
  hen: { ...SMALL, make: henHead, skin: ORANGE },
  duck: { ...SMALL, make: duckHead, skin: ORANGE, belly: [0.93, 0.91, 0.86] },
  parrot: { ...SMALL, make: parrotHead, skin: [0.34, 0.31, 0.3] },
  dragon: { ...SMALL, make: dragonHead, belly: [0.86, 0.7, 0.4], tail: THICK_TAIL },
  robot: { ...SMALL, make: robotHead, skin: [0.12, 0.13, 0.15], isBare: true },
  raccoon: {
    make: raccoonHead,
    middle: [0.38, 0.6, 0],
    size: 2.5,
    hat: { size: 1, to: [-0.1, -0.1, 0] },
    skin: [0.1, 0.09, 0.09],
    belly: [0.8, 0.78, 0.74],
  },
  otter: {
    make: otterHead,
    middle: [0.6, 0.71, 0],
    size: 3,
    hat: { size: 0.95, to: [-0.12, -0.2, 0] },
    belly: CREAM,
    tail: THICK_TAIL,
  },
  kangaroo: {
    make: kangarooHead,
    middle: [0.27, 1.22, 0],
    size: 4.4,
    hat: { size: 0.76, to: [-0.1, 0.06, 0] },
    belly: CREAM,
    tail: THICK_TAIL,
  },
  dinosaur: {
    make: dinosaurHead,
    middle: [0.6, 1.13, 0],
    size: 2.6,
    hat: { size: 0.86, to: [-0.14, 0.06, 0] },
    belly: [0.8, 0.72, 0.52],
    tail: THICK_TAIL,
  },
  crocodile: {
    make: crocodileHead,
    middle: [0.78, 0.32, 0],
    size: 1.9,
    hat: { size: 0.74, to: [-0.2, 0.06, 0] },
    belly: [0.84, 0.8, 0.56],
    tail: THICK_TAIL,
  },
  frog: {
    make: frogHead,
    middle: [0.26, 0.52, 0],
    size: 2.1,
    hat: { size: 0.9, to: [-0.1, 0.04, 0] },
    belly: [0.8, 0.86, 0.52],
  },
  owl: {
    make: (colour, _random, traits) => owlHead(colour, traits),
    middle: [0, 0.88, 0],
    size: 2.3,
    hat: { size: 1, to: [-0.1, -0.08, 0] },
    skin: [0.5, 0.42, 0.3],
    belly: [0.84, 0.75, 0.6],
  },
  penguin: {
    make: penguinHead,
    middle: [0.04, 0.84, 0],
    size: 4,
    hat: { size: 0.9, to: [-0.08, -0.1, 0] },
    skin: ORANGE,
    belly: [0.93, 0.93, 0.9],
  },
};
