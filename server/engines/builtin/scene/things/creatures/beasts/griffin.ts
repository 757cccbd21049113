import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { moved } from '../../sculpt/move.ts';
import { blade, type Solid } from '../../sculpt/solid.ts';
import { eagleHead } from '../birds/raptor.ts';
import type { Build, Looks } from '../build.ts';
import { LION } from './animals.ts';
import { coat } from './coat-looks.ts';

/** How the feathers of its head lie; it is no part of what a seed decides. */
const plumes = createNoise(6_113);
const GOLD: Colour = [0.78, 0.56, 0.26];

/** How much larger an eagle's head is made, and where that has its middle then, in head sizes. */
const HEAD = { size: 9.4, to: [-0.72, -0.62, 0] } as const;

/** The head of an eagle, tufts like ears on it. */
function face({ coat: fur }: Looks): Solid[] {
  return [
    ...moved(eagleHead(plumes, GOLD), { size: HEAD.size, to: [...HEAD.to] }),
    ...[-1, 1].map((side) =>
      blade(fur, [-0.1, 0.5, side * 0.5], [-0.72, 1.5, side * 0.74], 0.26, 0.03, 0.5, 0.1),
    ),
  ];
}

/** A lion with the head of an eagle; its wings are told of by its trait. */
export const GRIFFIN: Build = {
  ...LION,
  neck: { ...LION.neck, length: 0.36, base: 0.2, end: 0.15, rise: 0.85 },
  head: { ...LION.head, size: 0.19 },
  mane: 'none',
  fur: 0.034,
  coats: [coat('none', [0.66, 0.46, 0.24], GOLD, [0.34, 0.2, 0.1])],
  face,
};
