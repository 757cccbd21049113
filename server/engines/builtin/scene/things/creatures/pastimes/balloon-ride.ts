import { pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { BALLOON_CLOTHS, burner, envelope, wicker } from '../../balloon.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';

const ROPE: Colour = [0.3, 0.25, 0.2];
/** A balloon whose basket is so large that who is in it is seen, as shares of its height: the basket, where its ropes end, and a man. */
const BASKET = { high: 0.15, foot: 0.108, rim: 0.122, ropes: 0.42, floor: 0.02 } as const;
const MAN = 0.31;
/** How high all of it is, of the height that somebody in the open has. */
export const WITH_BALLOON = 1.24;

/** Where those in a basket stand, from its middle, and how far from facing the eye they are turned. */
const PLACES: readonly (readonly [x: number, z: number, turned: number])[] = [
  [-0.047, 0.015, -0.3],
  [0.05, 0, 0.35],
  [0, -0.06, 0],
  [0.002, 0.066, 0.1],
];

/** Those people in the basket of a hot-air balloon, one of them waving. */
export function balloonRide(wish: Wish, members: readonly (readonly Trait[])[]): Sprite {
  const { random, rays, colour, tall, hair = null } = wish;
  const basket = wicker();
  const rope = plain(ROPE);
  const people = members.slice(0, PLACES.length).flatMap((traits, n): Solid[] => {
    const [x, z, turned] = PLACES[members.length === 1 ? 2 : n] ?? PLACES[0] ?? [0, 0, 0];
    const doing = n === 0 ? 'waving' : 'relaxed';
    const size = MAN * figureOf(traits).tall;
    // A child stands on something, so that it sees over the rim.
    const floor = BASKET.floor + Math.max(0, 0.8 * MAN - size);
    const one = human(random, doing, n === 0 ? colour : null, traits, {}, n === 0 ? hair : null);
    return moved(one, { size, by: yaw(Math.PI / 2 + turned), to: [x, floor, z] });
  });
  const model = [
    ...moved(envelope(pick(random, BALLOON_CLOTHS)), { size: 0.84, to: [0, 0.16, 0] }),
    ...people,
    frustum(basket, [0, 0, 0], BASKET.high, BASKET.foot, BASKET.rim),
    ring(basket, [0, BASKET.high, 0], BASKET.rim, 0.009),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          rope,
          [x * 0.086, BASKET.high, z * 0.086],
          [x * 0.06, BASKET.ropes, z * 0.06],
          0.0026,
          0.0026,
        ),
      ),
    ),
    ...moved(burner(), { to: [0, 0.22, 0] }),
  ];
  return sculpt(
    model,
    { yaw: 0.2 * (random.unit() - 0.5), pitch: -0.02, away: 4 },
    rays,
    tall,
    random,
  );
}
