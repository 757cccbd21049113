import { isAnimalFolk } from '../../words/creatures.ts';
import { figureOf } from '../creatures/figure.ts';
import { human } from '../creatures/human.ts';
import { hipsOf } from '../creatures/stance.ts';
import { moved } from '../sculpt/move.ts';
import type { Solid } from '../sculpt/solid.ts';
import { add, type Vector } from '../sculpt/vector.ts';
import type { Wish } from '../wish.ts';

/** A driver's place in a vehicle's model that drives to the right. */
export interface WheelPlace {
  /** Where the hips are, and the middle of the wheel. */
  readonly hips: Vector;
  readonly wheel: Vector;
  /** How tall a man is. */
  readonly man: number;
}

/** How far the hands are from the wheel's middle to both sides, and from it to the driver. */
const GRIP = { aside: 0.075, back: 0.03, up: 0.02 } as const;

/** How much larger an animal at a wheel is than people of its height would be, and how tall at the least, by the height of a man: it is known by its face. */
const STOUT = 1.3;
const LEAST = 1.12;

/** Who drives. */
export type Driver = Pick<Wish, 'random' | 'traits' | 'hair' | 'hat'>;

/** Somebody, or an animal, on the seat of a vehicle, both hands on its wheel. */
export function atWheel(wish: Driver, { hips: seat, wheel, man }: WheelPlace): Solid[] {
  const { random, traits = [], hair, hat } = wish;
  const figure = figureOf(traits);
  const tall = isAnimalFolk(traits) ? Math.max(LEAST, figure.tall * STOUT) : figure.tall;
  const size = man * tall;
  const hips = hipsOf(figure, 'seated');
  const hold = (side: number): Vector => [
    (wheel[0] - GRIP.back - seat[0]) / size,
    (wheel[1] + GRIP.up - seat[1]) / size + hips,
    (wheel[2] - seat[2] + side * GRIP.aside) / size,
  ];
  const hands = { near: hold(-1), far: hold(1) };
  const model = human(random, 'seated', null, traits, hands, hair ?? null, hat ?? null);
  return moved(model, { size, to: add(seat, [0, -hips * size, 0]) });
}
