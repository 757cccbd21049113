import { pick } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { atWheel } from '../at-wheel.ts';
import { drive } from '../drive.ts';
import { openSportsCar } from './car-kinds.ts';
import { FIFTIES, vintageModel } from './vintage-car.ts';

/** Where who drives an open car of the fifties sits in it. */
const DRIVER = { hips: [-0.1, 0.47, 0.17], wheel: [0.06, 0.55, 0.17], man: 0.78 } as const;

/** The same of who sits beside them, the hands in the lap. */
const PASSENGER = { hips: [-0.1, 0.47, -0.17], wheel: [0, 0.53, -0.17], man: 0.78 } as const;

/** An open car with somebody at its wheel, beside whom another sits where it is shared: one of the fifties, or of today. */
export function drivenCar(wish: Wish, isVintage: boolean): Sprite {
  const { traits = [], random } = wish;
  const other: readonly Trait[] = [
    ...traits.filter((trait) => trait !== 'woman' && trait !== 'bearded'),
    ...(traits.includes('couple') ? (['woman'] as const) : []),
  ];
  const companion = traits.includes('shared') ? { random, traits: other } : null;
  if (!isVintage) return openSportsCar(wish, companion);
  const paint = wish.colour ?? pick(random, FIFTIES);
  const beside = companion === null ? [] : atWheel(companion, PASSENGER);
  const model = [...vintageModel(paint, true), ...atWheel(wish, DRIVER), ...beside];
  return drive(wish, model, 0.55);
}
