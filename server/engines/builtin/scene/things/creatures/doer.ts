import type { Solid } from '../sculpt/solid.ts';
import type { Wish } from '../wish.ts';
import { human } from './human.ts';
import type { Doing } from './postures/doings.ts';
import type { Hands } from './stance.ts';

/** Who does what people do: a model, height 1, looking right, for each way to hold the body, of the wish's somebody, who may be an animal. */
export const doerOf =
  ({ random, colour, traits, hair, hat }: Wish) =>
  (doing: Doing, hands: Hands = {}): Solid[] =>
    human(random, doing, colour, traits, hands, hair ?? null, hat ?? null);
