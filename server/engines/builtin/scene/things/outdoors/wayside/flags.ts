import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { after, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const POLE: Colour = [0.86, 0.86, 0.84];
const GILT: Colour = [0.86, 0.66, 0.24];
const STONE: Colour = [0.6, 0.58, 0.54];
/** The two colours of a cloth. */
const CLOTHS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.84, 0.12, 0.14],
    [0.98, 0.92, 0.84],
  ],
  [
    [0.12, 0.34, 0.68],
    [0.98, 0.78, 0.16],
  ],
  [
    [0.14, 0.54, 0.34],
    [0.97, 0.95, 0.9],
  ],
];

/** How high a pole is, how long and high a cloth is, and of how many strips it is made. */
const SIZE = { pole: 4.4, long: 1.7, high: 1.1, strips: 22 } as const;

/** A cloth that the wind blows from the top of a pole to the right, in waves: quarters of two colours. */
function cloth(
  [x, y]: readonly [number, number],
  [main, band]: readonly [Colour, Colour],
  phase: number,
): Solid[] {
  const { long, high, strips } = SIZE;
  const at = (share: number): Vector => [
    x + long * share * 0.96,
    y - high / 2 - 0.3 * share ** 1.5 + 0.05 * Math.sin(share * 8 + phase),
    0.2 * share ** 0.6 * Math.sin(share * 9 + phase),
  ];
  return Array.from({ length: strips }, (_, n): Solid => {
    const [from, to] = [at(n / strips), at((n + 1) / strips)];
    const middle: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const fold = Math.atan2(to[2] - from[2], to[0] - from[0]);
    const fall = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const look: Look = {
      paint: (_x, py) => {
        const isUpper = py > middle[1];
        const isFirst = n < strips / 2;
        return scaleColour(isUpper === isFirst ? main : band, 1 + 0.2 * Math.sin(fold));
      },
    };
    const half = Math.hypot(to[0] - from[0], to[2] - from[2]) / 2 + 0.014;
    return box(look, middle, [half, high / 2, 0.012], after(yaw(-fold), roll(fall * 0.6)));
  });
}

/** A flag on its pole, blown to one side. */
export function flag(wish: Wish): Sprite {
  const steel = plain(POLE, { gloss: 0.5 });
  const own = wish.colour;
  const dyed: readonly [Colour, Colour] =
    own === null ? pick(wish.random, CLOTHS) : [own, mixColour(own, [1, 1, 1], 0.6)];
  const model = [
    frustum(worn(STONE, 0.14), [0, 0, 0], 0.16, 0.26, 0.2),
    limb(steel, [0, 0.1, 0], [0, SIZE.pole, 0], 0.05, 0.032),
    ball(plain(GILT, { gloss: 0.7 }), [0, SIZE.pole + 0.04, 0], 0.085),
    ...cloth([0.04, SIZE.pole - 0.1], dyed, 6 * wish.random.unit()),
  ];
  return portray(wish, model, 0.12, 0.05, 3.4);
}
