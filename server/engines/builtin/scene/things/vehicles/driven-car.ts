import { pick } from '../../../kernels/random.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { atWheel } from './at-wheel.ts';
import { drive } from './drive.ts';
import { FIFTIES, vintageModel } from './vintage-car.ts';

/** Where who drives an open car sits in it. */
const DRIVER = { hips: [-0.1, 0.47, 0.17], wheel: [0.06, 0.55, 0.17], man: 0.78 } as const;

/** An open car with somebody at its wheel. */
export function drivenCar(wish: Wish): Sprite {
  const paint = wish.colour ?? pick(wish.random, FIFTIES);
  return drive(wish, [...vintageModel(paint, true), ...atWheel(wish, DRIVER)], 0.55);
}
