import type { Colour } from '../../../words/idea.ts';
import { toadstool } from '../../objects/figures.ts';
import { moved } from '../../sculpt/move.ts';
import { figureOf } from '../figure.ts';
import { hipsOf } from '../stance.ts';
import type { WithGear } from '../with-gear.ts';

const CAP: Colour = [0.72, 0.07, 0.06];
/** How large a toadstool is that bears somebody, and how high over the ground the middle of its cap's top is, in heights of who sits there. */
const SIZE = 0.88;
const TOP = 0.84 * SIZE;
/** How far the hips are above what one sits on. */
const SEAT = 0.045;

/** How high somebody on a toadstool is with it, of the height upright. */
export const ON_TOADSTOOL = 1.24;

/** Sitting on the cap of a toadstool, the legs hanging over its edge, a smaller one beside. */
export const onToadstool: WithGear = (traits, one) => {
  const up = TOP + SEAT - hipsOf(figureOf(traits), 'seated');
  return [
    ...moved(one('seated'), { to: [0.1, up, 0] }),
    ...toadstool(CAP, [0, 0, 0], SIZE),
    ...toadstool(CAP, [-0.4, 0, -0.1], 0.4),
  ];
};
