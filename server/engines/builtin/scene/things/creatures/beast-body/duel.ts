import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { CHARGE } from '../beast-poses/charging.ts';
import { rearing, rears } from '../beast-poses/rearing.ts';
import type { Build } from '../build.ts';
import { quadruped } from './quadruped.ts';

/** Before its poll, in lengths of its head: how far off the poll of the other is from where both meet if antlers are in antlers, from how far on what is ahead is antlers, and how much two brows are pressed together. */
const MEETS = { antlers: 0.62, from: 0.95, pressed: 0.06 } as const;

/** How far ahead a model reaches. */
const frontOf = (model: readonly Solid[]): number =>
  Math.max(
    ...model.map(({ shape, a, b, r1, r2, middle, reach }) =>
      shape === 'cone' ? Math.max(a[0] + r1, b[0] + r2) : Math.min(middle[0] + reach, a[0] + b[0]),
    ),
  );

/** How far ahead the muzzle of one that fights on its hind legs is: there both meet. */
function reachOf(build: Build): number {
  const { head } = rearing(build);
  const { size, kind, muzzle } = build.head;
  return head[0] + size * (kind === 'short' ? muzzle.length : 1) * 0.72;
}

/** The first of two on the left and the second on the right, each so far from where they meet. */
const facing = (model: readonly Solid[], reach: number, nth: number): Solid[] =>
  nth === 0
    ? moved(model, { to: [-reach, 0, 0] })
    : moved(model, { by: yaw(Math.PI), to: [reach, 0, 0.04] });

/** Two of a kind that fight: head to head, their horns locked, or on their hind legs, the second of another coat. */
export function duel(first: Build, second: Build, wish: Wish): Sprite {
  const { random, rays, tall, colour } = wish;
  const sides = [first, second].map((build, n) => {
    const model = quadruped(build, 'walking', colour, n === 0 ? 0.06 : -0.06, random, ['fighting']);
    if (rears(build)) return facing(model, reachOf(build), n);
    const { neck, head, trunk } = build;
    const [x = 0, , high = 0] = trunk[0] ?? [];
    const poll = x + high * 0.08 + neck.length * 1.05 * Math.cos(CHARGE.rise);
    const front = frontOf(model);
    const reach =
      front - poll > MEETS.from * head.size
        ? poll + MEETS.antlers * head.size
        : front - MEETS.pressed * head.size;
    return facing(model, reach, n);
  });
  return sculpt(sides.flat(), { yaw: 0.16, pitch: 0.1, away: 6 }, rays, tall, random);
}
