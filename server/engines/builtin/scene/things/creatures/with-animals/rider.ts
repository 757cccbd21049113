import type { Trait } from '../../../words/trait.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';
import type { Back } from './back.ts';

/** How far behind another somebody sits, in heights of a man. */
const BEHIND = 0.27;

/** Those who ride a beast, the first of its crew before the others, the hands on its neck or at who is before; nobody where it is not ridden. */
export function ridersOn(wish: Wish, { at, man, falls = 0 }: Back): Solid[] {
  if (wish.traits?.includes('mounted') !== true) return [];
  const crew = wish.crew ?? [[]];
  return crew.flatMap((traits, n) => {
    const seat = add(at, [-n * BEHIND * man, -n * falls, 0]);
    return seated(wish, traits, seat, man);
  });
}

function seated(wish: Wish, traits: readonly Trait[], seat: Vector, man: number): Solid[] {
  const figure = figureOf(traits);
  const size = man * figure.tall;
  const foot = add(seat, [0, 0.015 * man - hipsOf(figure, 'bareback') * size, 0]);
  const hands = {
    near: [0.2, figure.shoulder - 0.25, -0.03] as const,
    far: [0.2, figure.shoulder - 0.25, 0.035] as const,
  };
  const body = human(wish.random, 'bareback', null, traits, hands, wish.hair, wish.hat);
  return moved(body, { size, to: foot });
}
