import type { Trait } from '../../../words/trait.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { mirror } from '../../sculpt/solid.ts';
import { pitch } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { human } from '../human.ts';

/** How far the body is banked, and how far turned toward the eye on its way, radians. */
const FLIGHT = { banked: -0.5, turned: 0.42 } as const;
/** The same with wings, that both are seen and neither hides head and arms. */
const WINGED_FLIGHT = { banked: 0.1, turned: 0.9 } as const;

/** Those with wings of feathers, which hide more than gauze does. */
const WINGS: readonly Trait[] = ['angel', 'winged'];

/** How somebody with such traits holds the body in the air, radians. */
const flightOf = (traits: readonly Trait[]): { banked: number; turned: number } =>
  WINGS.some((trait) => traits.includes(trait)) ? WINGED_FLIGHT : FLIGHT;

/** Somebody who flies level through the air, one arm ahead. */
export function flier(wish: Wish): Sprite {
  const { random, rays, tall, colour, hair, hat, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const flight = flightOf(traits);
  const model = moved(human(random, 'flying', colour, traits, {}, hair ?? null, hat ?? null), {
    by: pitch(flight.banked),
  });
  const turned = flight.turned + 0.16 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: -0.1, away: 4 },
    rays,
    tall,
    random,
  );
}
