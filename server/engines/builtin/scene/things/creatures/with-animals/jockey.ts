import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { blade, ellipsoid, type Look, limb, mirror, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import { HORSE } from '../beasts/hoofed.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf, stanceOf } from '../stance.ts';
import { MAN, saddle, seatOf } from './mounted.ts';

/** The colours of a stable: of the silks, of the cap. */
export type Silks = readonly [silks: Colour, cap: Colour];

const STRAP = plain([0.13, 0.08, 0.05], { gloss: 0.2 });
/** How far above the saddle the hips are, shoulder heights of the horse; a jockey's height by a rider's. */
const RAISED = 0.07;
const SMALL = 0.94;

/** A cap over a helmet with its peak, in heights of the head with the chin at 0. */
function cap(colour: Colour): Solid[] {
  const silk = plain(colour, { gloss: 0.5 });
  return [
    ellipsoid(silk, [-0.04, 0.76, 0], [0.5, 0.4, 0.44]),
    ellipsoid(plain(scaleColour(colour, 0.6)), [0.42, 0.68, 0], [0.26, 0.05, 0.32], 0.02),
  ];
}

/** A white cloth under the saddle, with a dark mark where its number is. */
function numberCloth([x, y]: Vector): Solid[] {
  const cloth: Look = {
    paint: (px, py) =>
      Math.abs(px - x + 0.06) < 0.022 && Math.abs(py - y + 0.17) < 0.05
        ? [0.08, 0.08, 0.1]
        : [0.94, 0.94, 0.92],
  };
  return [
    blade(cloth, [x - 0.14, y - 0.07, 0], [x + 0.06, y - 0.07, 0], 0.085, 0.085, 2.15, 0.02),
    ...[-1, 1].map((side) =>
      blade(
        cloth,
        [x - 0.05, y - 0.06, side * 0.165],
        [x - 0.06, y - 0.24, side * 0.19],
        0.1,
        0.1,
        0.12,
        0.02,
      ),
    ),
  ];
}

/** A horse at full gallop, of the coat that is asked for, with its jockey flat over its neck. */
export function jockey(wish: Wish, [silks, worn]: Silks): Sprite {
  const { random, rays, tall } = wish;
  const isLeft = looksLeft(wish);
  const stretched = { ...HORSE, grazes: false, neck: { ...HORSE.neck, rise: 0.52 } };
  const figure = figureOf([]);
  const size = MAN * SMALL;
  const hips = hipsOf(figure, 'jockeying');
  const hand: Vector = [0.42, hips - 0.02, 0];
  const hands = { near: add(hand, [0, 0, -0.035]), far: add(hand, [0.02, 0, 0.035]) };
  const stance = stanceOf(figure, 'jockeying', hands);
  const seat = add(seatOf(stretched), [-0.06, RAISED - hips * size, 0]);
  const rider = moved(
    [
      ...human(random, 'jockeying', silks, ['footballer'], hands),
      ...moved(cap(worn), {
        size: figure.head,
        by: roll(stance.nod),
        to: stance.chin,
      }),
    ],
    { size, to: seat },
  );
  const held = add(seat, [hand[0] * size, hand[1] * size, 0]);
  const horse = quadruped(stretched, 'running', wish.colour, 0.1, random, [], ({ head, nod }) => {
    const far = HORSE.head.size * 0.62;
    const mouth = add(head, [far * Math.cos(nod), far * Math.sin(nod) - 0.04, 0]);
    return [-1, 1].map((side) =>
      limb(STRAP, held, add(mouth, [-0.06, 0, side * 0.07]), 0.009, 0.009),
    );
  });
  const model = [...horse, ...numberCloth(seatOf(stretched)), ...saddle(stretched), ...rider];
  const turned = 0.26 + 0.1 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.07, away: 5 },
    rays,
    tall,
    random,
  );
}
