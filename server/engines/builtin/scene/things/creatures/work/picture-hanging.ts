import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

/** A picture against a wall: how far ahead of the feet, half how wide and high; in heights of who hangs it up. */
const PICTURE = { ahead: 0.3, wide: 0.22, high: 0.16, frame: 0.022 } as const;
/** How far over the chin its lower edge is. */
const OVER = 0.12;
/** How high all of it is, by who stands upright. */
export const WITH_PICTURE = 1.3;

const GILT: Look = plain([0.8, 0.6, 0.26], { gloss: 0.6 });
const SKY: readonly [Colour, Colour] = [
  [0.96, 0.84, 0.62],
  [0.42, 0.64, 0.86],
];
const HILLS: readonly [Colour, Colour] = [
  [0.26, 0.46, 0.3],
  [0.5, 0.62, 0.28],
];

/** Somebody who holds a framed landscape up against the wall ahead, with both hands. */
export function pictureHanging(traits: readonly Trait[], one: Body): Solid[] {
  const { chin } = figureOf(traits);
  const { ahead, wide, high, frame } = PICTURE;
  const low = chin + OVER;
  const middle: Vector = [ahead, low + high, 0];
  const hand = (side: number): Vector => [ahead - 0.03, low + 0.01, side * (wide - 0.03)];
  const bar = (y: number, z: number, tall: number, broad: number): Solid =>
    box(GILT, [ahead, y, z], [0.018, tall, broad], undefined, 0.006);
  return [
    ...one('patting', { near: hand(-1), far: hand(1) }),
    box(landscape(low, high), middle, [0.01, high, wide]),
    ...[-1, 1].flatMap((side) => [
      bar(middle[1] + side * high, 0, frame, wide + frame),
      bar(middle[1], side * wide, high, frame),
    ]),
  ];
}

/** A picture of hills under an evening sky, whose lower edge is at a height and which is twice `high` high. */
const landscape = (low: number, high: number): Look => ({
  paint: (_x, y, z) => {
    const up = (y - low) / (2 * high);
    const ridge = 0.46 + 0.12 * Math.sin(z * 17 + 1) + 0.04 * Math.sin(z * 41);
    const near = 0.26 + 0.07 * Math.sin(z * 23 + 2);
    if (up < near) return HILLS[1];
    return up < ridge ? HILLS[0] : mixColour(SKY[0], SKY[1], Math.min(1, 1.6 * (up - ridge)));
  },
});
