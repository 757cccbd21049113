import { createRandom } from '../../../../kernels/random.ts';
import type { Trait } from '../../../words/trait.ts';
import { createLight } from '../../../world/light.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { raysOf, type Wish } from '../../wish.ts';
import { featOf } from '../at-feat.ts';

/** A wish for somebody who is like that, by day. */
export const wishFor = (traits: readonly Trait[], more: Partial<Wish> = {}): Wish => ({
  random: createRandom(1),
  rays: raysOf(createLight('day', 'clear', 0.4, 0, null)),
  posture: null,
  colour: null,
  tall: 90,
  isPortrait: false,
  traits,
  ...more,
});

/** The model of somebody at a feat; empty where the traits make none. */
export const modelFor = (traits: readonly Trait[], more: Partial<Wish> = {}): readonly Solid[] =>
  featOf(wishFor(traits, more))?.model ?? [];
