import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { blade, limb, mirror, ring, type Solid } from '../../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf, stanceOf } from '../stance.ts';
import { broom } from './broom.ts';

const ROBE: Colour = [0.2, 0.1, 0.3];
const CORD = plain([0.3, 0.08, 0.08]);

/** How far a broom reaches before its rider and behind, in heights of who rides. */
const BROOM = { ahead: 0.62, behind: 0.3 } as const;

/** A broom that lies level, its handle to the right, its twigs tied with cord. */
function levelBroom([x, y, z]: Vector): Solid[] {
  const tied: Vector = [x - BROOM.behind, y, z];
  return [
    ...broom([x + BROOM.ahead, y + 0.04, z], tied),
    ...[0.02, 0.07].map((back) =>
      ring(CORD, [tied[0] - back, y, z], 0.03 + 0.2 * back, 0.008, roll(Math.PI / 2)),
    ),
  ];
}

/** Somebody who flies on a broom, the robe blown back. */
export function broomRider(wish: Wish): Sprite {
  const { random, rays, tall, colour, hair, hat, traits = [] } = wish;
  const isLeft = looksLeft(wish);
  const figure = figureOf(traits);
  const robe = colour ?? ROBE;
  const seat: Vector = [0, hipsOf(figure, 'seated') - 0.055, 0];
  const near = add(seat, [0.27, 0.04, -0.025]);
  const far = add(seat, [0.34, 0.045, 0.025]);
  const cloth = plain(robe);
  const blown = [-0.09, -0.03, 0.03, 0.09].map((z, n) =>
    blade(
      cloth,
      add(seat, [-0.02, 0.05, z * 0.5]),
      add(seat, [-0.34 - 0.07 * (n % 2), 0.0 + 0.05 * (n % 2), z * 1.9]),
      0.085,
      0.014,
      0.5,
      0.05,
      yaw(Math.PI / 2),
    ),
  );
  // The robe lies over thighs and shins, and from one leg to the other.
  const { legs } = stanceOf(figure, 'seated', { near, far });
  const [[nearHip, nearKnee, nearAnkle], [farHip, farKnee, farAnkle]] = legs;
  const lap = [0, 0.33, 0.67, 1].flatMap((share) => {
    const knee = between(nearKnee, farKnee, share);
    const hem = between(knee, between(nearAnkle, farAnkle, share), 0.8);
    return [
      limb(cloth, between(nearHip, farHip, share), knee, 0.078, 0.066, 0.05),
      limb(cloth, knee, add(hem, [-0.02, 0, 0]), 0.064, 0.085, 0.05),
    ];
  });
  const body = [
    ...levelBroom(seat),
    ...blown,
    ...lap,
    ...human(random, 'seated', robe, traits, { near, far }, hair ?? null, hat ?? null),
  ];
  const model = moved(body, { by: roll(0.14), to: [0, 0.1, 0] });
  const turned = 0.3 + 0.12 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: -0.06, away: 4 },
    rays,
    tall,
    random,
  );
}
