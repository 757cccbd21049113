import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const RUBBERS: readonly Colour[] = [
  [0.9, 0.14, 0.16],
  [0.98, 0.78, 0.12],
  [0.14, 0.42, 0.86],
  [0.24, 0.68, 0.34],
  [0.93, 0.4, 0.66],
  [0.56, 0.28, 0.72],
  [0.98, 0.52, 0.12],
];
/** How many, how high the lowest and the highest floats, and the radius of one; the whole is about 1 high. */
const MANY = 11;
const UP = { low: 0.6, high: 0.9 } as const;
const RADIUS = 0.088;

/** A bunch of toy balloons in many colours, or in one, on strings that a weight holds. */
export function toyBalloons(wish: Wish): Sprite {
  const { random } = wish;
  const string = plain([0.9, 0.9, 0.88]);
  const knot: Vector = [0, 0.1, 0];
  const model: Solid[] = [
    box(
      plain([0.86, 0.7, 0.3], { gloss: 0.5 }),
      [0, 0.045, 0],
      [0.05, 0.045, 0.05],
      undefined,
      0.01,
    ),
  ];
  for (let n = 0; n < MANY; n++) {
    // In turns of the golden angle none hides another.
    const turn = 2.4 * n + 0.4 * random.unit();
    const share = n / (MANY - 1);
    const out = 0.06 + 0.17 * Math.sqrt(1 - (2 * share - 1) ** 2) + 0.03 * random.unit();
    const up = UP.low + (UP.high - UP.low) * share;
    const at: Vector = [out * Math.cos(turn), up, out * Math.sin(turn)];
    const colour = wish.colour ?? (RUBBERS[n % RUBBERS.length] as Colour);
    const rubber = plain(colour, { gloss: 0.7 });
    const foot: Vector = [at[0], up - RADIUS * 1.3, at[2]];
    model.push(
      ellipsoid(rubber, at, [RADIUS, RADIUS * 1.2, RADIUS]),
      frustum(rubber, foot, 0.016, 0.018, 0.006),
      limb(string, foot, knot, 0.0035, 0.0035),
    );
  }
  return portray(wish, model, 0.3, 0.06, 4);
}
