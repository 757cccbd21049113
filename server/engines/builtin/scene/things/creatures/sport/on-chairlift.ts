import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

const STEEL: Colour = [0.42, 0.45, 0.5];
const PADDED: Colour = [0.12, 0.14, 0.18];
/** The seat, in a man's heights: how high the hips on it are, half its width, how high its back is, how far from the middle each of two sits and how far they turn to each other, radians. */
const SEAT = { hips: 0.42, half: 0.52, back: 0.42, aside: 0.25, turned: 0.28 } as const;
/** How high the middle of its frame is, from which it hangs, and the height of the whole, in a man's heights. */
const FRAME = 1.16;
export const CHAIR_HIGH = 1.2;

/** A chair of a ski lift seen from before it, one or two people on it, each as told; none: an empty one. Its foot is where their boots are, its height {@link CHAIR_HIGH} men. */
export function onChairlift(wish: Wish, crew: readonly (readonly Trait[])[]): Sprite {
  const sat = crew.slice(0, 2);
  return portray(
    wish,
    [
      ...chair(),
      ...sat.flatMap((traits, n) => sitter(wish.random, traits, sat.length > 1 ? 2 * n - 1 : 0)),
    ],
    0.12,
    0.04,
    4,
  );
}

function sitter(random: Random, traits: readonly Trait[], side: number): Solid[] {
  const own = [...traits, 'wintry'] as const;
  const figure = figureOf(own);
  return moved(human(random, 'seated', null, own, {}), {
    size: figure.tall,
    by: yaw(Math.PI / 2 - side * SEAT.turned),
    to: [side * SEAT.aside, SEAT.hips - hipsOf(figure, 'seated') * figure.tall, -0.04],
  });
}

/** A padded seat and back in a frame of tubes, a bar to rest the feet on. */
function chair(): Solid[] {
  const steel = plain(STEEL, { gloss: 0.4 });
  const padded = plain(PADDED);
  const { half, hips, back } = SEAT;
  return [
    box(padded, [0, hips - 0.075, 0.02], [half, 0.025, 0.15], undefined, 0.02),
    ...[0.1, 0.26].map((up) =>
      box(padded, [0, hips + up, 0.17], [half, 0.06, 0.02], undefined, 0.02),
    ),
    ...[-1, 1].flatMap((to) => [
      limb(steel, [to * half, hips - 0.07, 0.14], [to * half, hips + back, 0.18], 0.016, 0.016),
      limb(steel, [to * half, hips + back, 0.18], [to * 0.34, FRAME, 0.1], 0.016, 0.016),
      limb(steel, [to * half, hips + 0.12, 0.14], [to * half, hips + 0.1, -0.14], 0.014, 0.014),
    ]),
    limb(steel, [-0.34, FRAME, 0.1], [0.34, FRAME, 0.1], 0.018, 0.018),
    // Nothing is lower than the bar under the boots.
    limb(steel, [-0.3, 0.02, -0.16], [0.3, 0.02, -0.16], 0.012, 0.012),
    limb(steel, [0, 0.02, -0.16], [0, hips - 0.05, -0.14], 0.012, 0.012),
  ];
}

/** The rod by which a chair hangs from the cable, and a piece of that, 1 high. */
export function liftHanger(wish: Wish): Sprite {
  const steel = plain(STEEL, { gloss: 0.4 });
  return portray(wish, [limb(steel, [0, 0, 0], [0, 1, 0], 0.007, 0.007)], 0, 0, 4);
}
