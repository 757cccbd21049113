import type { Instrument } from '../../../words/held.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { frustum, limb, ring } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Doing } from '../postures/doings.ts';
import { hipsOf } from '../stance.ts';
import { BEECH, BRASS, type Played, SKIN } from './played.ts';
import { balalaika, banjo, bass, EBONY, guitarBefore, violin } from './stringed.ts';
import { accordion, flute, saxophone, trumpet } from './winds.ts';

const SHELL: Colour = [0.66, 0.1, 0.1];

/** An instrument in the hands of a body of those measures that stands; null colour: as it comes. */
export function played(thing: Instrument, figure: Figure, colour: Colour | null): Played {
  switch (thing) {
    case 'guitar':
      return guitarBefore(figure, colour);
    case 'balalaika':
      return balalaika(figure, colour);
    case 'banjo':
      return banjo(figure, colour);
    case 'violin':
      return violin(figure, colour);
    case 'trumpet':
      return trumpet(figure, colour);
    case 'saxophone':
      return saxophone(figure, colour);
    case 'drum':
      return drum(figure, colour);
    case 'accordion':
      return accordion(figure, colour);
    case 'flute':
      return flute(figure, colour);
    case 'cello':
      return bass(figure, colour);
  }
}

/** How far ahead of where it is when one stands an instrument is when one sits. */
const ON_LAP = 0.05;

/** The same in the hands of a body that sits: on a seat, or on the ground in a way of its own. */
export function playedSeated(
  thing: Instrument,
  figure: Figure,
  colour: Colour | null,
  doing: Doing = 'seated',
): Played {
  const { hands, pieces } = played(thing, figure, colour);
  const to: Vector = [ON_LAP, hipsOf(figure, doing) - figure.hips, 0];
  const { near, far } = hands;
  return {
    hands: { ...(near && { near: add(near, to) }), ...(far && { far: add(far, to) }) },
    pieces: moved(pieces, { to }),
  };
}

/** A drum that hangs before the hips from a strap, a stick in each hand. */
function drum({ waist, shoulder, shoulders }: Figure, colour: Colour | null): Played {
  const middle: Vector = [0.21, waist - 0.13, 0];
  const shell = plain(colour ?? SHELL, { gloss: 0.4 });
  const hoop = plain(BRASS, { gloss: 0.6 });
  const top = add(middle, [0, 0.15, 0]);
  const hand = (side: number): Vector => add(top, [-0.05, 0.075 + 0.02 * side, side * 0.105]);
  const stick = (side: number) =>
    limb(
      plain(BEECH),
      add(hand(side), [-0.03, 0.01, side * 0.01]),
      add(top, [0.03, 0.012, side * 0.03]),
      0.007,
      0.006,
    );
  return {
    hands: { near: hand(-1), far: hand(1) },
    pieces: [
      frustum(shell, middle, 0.15, 0.115, 0.115),
      frustum(plain(SKIN), add(top, [0, -0.002, 0]), 0.008, 0.112, 0.112),
      ...[0, 0.15].map((up) => ring(hoop, add(middle, [0, up, 0]), 0.116, 0.009)),
      ...Array.from({ length: 10 }, (_, n) => {
        const [low, high] = [n, n + 0.5].map((turn) => (turn / 10) * Math.PI * 2);
        const rim = (angle = 0, up: number): Vector =>
          add(middle, [0.118 * Math.cos(angle), up, 0.118 * Math.sin(angle)]);
        return limb(plain(SKIN), rim(low, 0.01), rim(high, 0.14), 0.0035, 0.0035);
      }),
      limb(
        plain(EBONY),
        add(top, [-0.1, 0, 0.03]),
        [-0.02, shoulder + 0.02, shoulders * 0.5],
        0.009,
        0.009,
      ),
      stick(-1),
      stick(1),
    ],
  };
}
