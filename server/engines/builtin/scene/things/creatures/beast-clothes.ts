import { pick } from '../../../kernels/random.ts';
import type { Trait } from '../../words/trait.ts';
import { mirrored, moved } from '../sculpt/move.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import type { Solid } from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';
import { spacesuit } from './astronaut.ts';
import { hatOf } from './beast-hats.ts';
import type { Build, Coated } from './build.ts';
import { headOf } from './head.ts';
import { human } from './human.ts';
import { coated } from './quadruped.ts';
import { uprightTail } from './upright-tail.ts';

/** What an animal wears that stands upright in it, as people do. */
const CLOTHES: readonly Trait[] = [
  'spacesuit',
  'business',
  'superhero',
  'samurai',
  'ninja',
  'knight',
  'police',
  'firefighter',
  'soldier',
  'kimono',
  'santa',
];

/** Whether an animal is dressed in more than a hat. */
export const isClothed = (traits: readonly Trait[] = []): boolean =>
  traits.some((trait) => CLOTHES.includes(trait));

/** How large an animal's head is on a human body, in heights of a human head for a head size, and how high its middle is over the chin. */
const HEAD = { size: 0.74, up: 0.56 } as const;
/** How its face is turned to the viewer, radians. */
const FACE = 0.3;
/** How far its body is, radians. */
const TURN = 0.95;

/** Where its tail begins, in heights of the body. */
const RUMP: Vector = [-0.075, 0.49, 0];

/** An animal that stands upright in clothes, its head on a human body, its coat on its hands, its tail behind it. */
export function clothedBeast(build: Build, wish: Wish): Sprite {
  const { random, rays, tall, traits = [], colour } = wish;
  const own = coated(build, colour, random);
  const isSuited = traits.includes('spacesuit');
  const head = moved(headFor(build, own, isSuited ? [] : traits), {
    to: [0.02, HEAD.up, 0],
  });
  const doing = pick(random, ['standing', 'relaxed', 'idle'] as const);
  const body = isSuited
    ? spacesuit(head)
    : human(random, doing, null, traits, {}, null, null, { skin: own.looks.socks, head });
  const model = [...body, ...uprightTail(build, own.looks, RUMP)];
  const isLeft = looksLeft(wish);
  const turned = TURN + 0.3 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.05, away: 4 },
    rays,
    tall,
    random,
  );
}

/** The head of an animal around the middle, in heights of a human head. */
function headFor(build: Build, own: Coated, traits: readonly Trait[]): Solid[] {
  const pieces = headOf(build, own, [0, 0, 0], { aside: FACE, nod: 0, hat: hatOf(traits), traits });
  return moved(pieces, { size: HEAD.size / build.head.size });
}
