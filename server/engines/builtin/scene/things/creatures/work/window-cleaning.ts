import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { masonry, plain } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body, WithGear } from '../with-gear.ts';

const FRAME: Look = plain([0.93, 0.92, 0.88], { gloss: 0.2 });
const FOAM: Look = plain([0.96, 0.98, 1], { gloss: 0.4 });
/** Foam that is spread thin, so that one sees through it. */
const FILM: Look = {
  paint: (_x, y, z) =>
    Math.sin(y * 90 + 4 * Math.sin(z * 31)) * Math.sin(z * 110 + 3 * Math.sin(y * 23)) > 0.2
      ? [0.98, 0.99, 1]
      : [0.88, 0.93, 0.97],
  sheer: 0.5,
  flesh: 0.6,
};
const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const RUBBER: Look = plain([0.1, 0.1, 0.11]);
const BLUE: Look = plain([0.14, 0.4, 0.78], { gloss: 0.4 });
const BRICK: Colour = [0.62, 0.3, 0.22];
const SKY: Colour = [0.66, 0.8, 0.9];
const GLINT: Colour = [0.9, 0.95, 0.98];

/** A window: how far ahead of the feet, from what height to what height, half how wide. */
const PANE = { ahead: 0.46, low: 0.34, high: 1.22, half: 0.46 } as const;
/** From what height on a window of a house is glass, over the counter of a kitchen too. */
const SILL = 0.82;
/** How high the window is, by who stands upright before it. */
export const PANE_SHARE = PANE.high + 0.1;
/** Half how wide the wall around it is. */
const WALL_HALF = 0.95;

/** Somebody who draws a squeegee over a large pane that is full of foam on the one side, a bucket at the feet. */
export const windowCleaning: WithGear = (traits, one) => [
  ...cleaner(traits, one),
  ...windowPane(bladeOf(traits)),
];

/** The same at a pane that is there: foam on it to the one side of the blade. */
export const paneCleaning: WithGear = (traits, one) => [
  ...cleaner(traits, one),
  ...foam(bladeOf(traits), SILL),
];

/** Where the blade of the squeegee is. */
const bladeOf = (traits: readonly Trait[]): Vector => [
  PANE.ahead - 0.03,
  figureOf(traits).shoulder + 0.14,
  0.06,
];

/** Who cleans, with a squeegee and a sponge, and a bucket. */
function cleaner(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulders, hips } = figureOf(traits);
  const blade = bladeOf(traits);
  const far = add(blade, [-0.12, -0.12, 0]);
  const near: Vector = [0.1, hips + 0.06, -shoulders - 0.06];
  const bucket: Vector = [0.12, 0, -0.34];
  return [
    ...one('patting', { near, far }),
    limb(RUBBER, add(far, [-0.03, -0.04, 0]), add(far, [0.04, 0.045, 0]), 0.014, 0.012),
    limb(STEEL, add(far, [0.04, 0.045, 0]), blade, 0.008, 0.008),
    box(STEEL, add(blade, [0.008, 0.002, 0]), [0.009, 0.009, 0.13], undefined, 0.003),
    box(RUBBER, add(blade, [0.014, 0.015, 0]), [0.004, 0.008, 0.13]),
    ellipsoid(plain([0.96, 0.78, 0.2]), add(near, [0.04, -0.02, 0]), [0.045, 0.035, 0.03]),
    frustum(BLUE, bucket, 0.15, 0.07, 0.09),
    ...Array.from({ length: 8 }, (_, n) =>
      ball(FOAM, add(bucket, [0.05 * Math.cos(n * 2.4), 0.15, 0.05 * Math.sin(n * 2.4)]), 0.03),
    ),
    ring(STEEL, add(bucket, [0, 0.15, 0]), 0.09, 0.005, roll(0.6)),
  ];
}

/** The wall in which the window is: bricks below it and on both sides, a sill, a cornice. */
function wallAround(): Solid[] {
  const { ahead, low, high, half } = PANE;
  const bricks: Look = masonry(BRICK, 0.045);
  const beside = WALL_HALF - half;
  const block = (middle: Vector, sides: Vector): Solid => box(bricks, middle, sides);
  return [
    block([ahead + 0.06, low / 2, 0], [0.05, low / 2, WALL_HALF]),
    ...[-1, 1].map((side) =>
      block(
        [ahead + 0.06, (low + high) / 2 + 0.03, side * (half + beside / 2)],
        [0.05, (high - low) / 2 + 0.03, beside / 2],
      ),
    ),
    box(FRAME, [ahead + 0.04, low - 0.02, 0], [0.06, 0.018, half + 0.06], undefined, 0.006),
    box(FRAME, [ahead + 0.05, high + 0.07, 0], [0.08, 0.03, WALL_HALF + 0.03], undefined, 0.008),
  ];
}

/** The pane in its frame: clear down to the blade, under foam below it and beyond. */
function windowPane([, edge, aside]: Vector): Solid[] {
  const { ahead, low, high, half } = PANE;
  const middle: Vector = [ahead + 0.02, (low + high) / 2, 0];
  const glass: Look = {
    paint: (_x, y, z) => (Math.abs(((y + 1.6 * z + 4) % 0.62) - 0.2) < 0.05 ? GLINT : SKY),
    gloss: 0.9,
    sheer: 0.2,
  };
  const bar = (y: number, z: number, tall: number, wide: number): Solid =>
    box(FRAME, [ahead + 0.02, y, z], [0.024, tall, wide], undefined, 0.006);
  return [
    box(glass, middle, [0.004, (high - low) / 2, half]),
    bar(low, 0, 0.028, half + 0.03),
    bar(high, 0, 0.028, half + 0.03),
    ...[-1, 1].map((side) => bar((low + high) / 2, side * half, (high - low) / 2, 0.026)),
    ...wallAround(),
    ...foam([ahead, edge, aside], PANE.low),
  ];
}

/** Foam on a pane that begins at a height, below the blade and beyond it: a film with a ragged edge that runs down where nobody has been yet. */
function foam([, edge, aside]: Vector, low: number): Solid[] {
  const { ahead, high, half } = PANE;
  const film = Array.from({ length: 64 }, (_, n) => {
    const z = aside + 0.12 - (half + aside + 0.04) * ((n * 0.618) % 1);
    const top = z > aside - 0.14 ? edge - 0.06 : high - 0.1;
    const size = 0.03 + 0.03 * ((n * 0.83) % 1);
    const y = low + size + Math.max(0, top - low - size) * ((n * 0.37 + 0.13 * (n % 5)) % 1);
    return ellipsoid(FILM, [ahead + 0.012, y, z], [0.0015, size, 1.2 * size]);
  });
  const runs = Array.from({ length: 9 }, (_, n) => {
    const z = aside + 0.1 - (half + aside) * ((n * 0.618 + 0.2) % 1);
    const from: Vector = [ahead + 0.01, low + 0.12, z];
    return limb(FILM, from, add(from, [0, -0.03 - 0.05 * ((n * 0.53) % 1), 0]), 0.006, 0.009);
  });
  return [...film, ...runs];
}
