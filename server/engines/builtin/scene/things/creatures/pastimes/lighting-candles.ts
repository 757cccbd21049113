import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';

const BRASS = plain([0.84, 0.64, 0.26], { gloss: 0.7 });
const WAX = plain([0.95, 0.92, 0.84], { gloss: 0.2 });
const OAK: Colour = [0.42, 0.28, 0.17];
const FLAME: Look = { ...plain([1, 0.78, 0.3]), glow: () => 1 };
const WICK = plain([0.08, 0.08, 0.09], { gloss: 0.4 });

/** A candle whose foot is at a point, lit or not. */
const candle = (foot: Vector, high: number, isLit: boolean): Solid[] => [
  frustum(BRASS, foot, 0.02, 0.05, 0.035),
  frustum(WAX, add(foot, [0, 0.02, 0]), high, 0.022, 0.02),
  limb(WICK, add(foot, [0, 0.02 + high, 0]), add(foot, [0, 0.035 + high, 0]), 0.003, 0.003),
  ...(isLit ? [ellipsoid(FLAME, add(foot, [0, 0.062 + high, 0]), [0.013, 0.034, 0.013])] : []),
];

/** Somebody before a table of candles who holds a burning taper to the next wick. */
export function lightingCandles(wish: Wish): Feat {
  const { waist } = figureOf(wish.traits ?? []);
  const high = waist - 0.12;
  const wick: Vector = [0.42, high + 0.2, 0.05];
  const near = add(wick, [-0.16, 0.03, -0.09]);
  const wood = planks(OAK, 0.06, 'lying');
  const all: readonly (readonly [x: number, z: number, tall: number, isLit: boolean])[] = [
    [0.46, -0.34, 0.2, true],
    [0.4, -0.2, 0.12, true],
    [0.48, -0.08, 0.24, true],
    [0.42, 0.05, 0.16, true],
    [0.48, 0.2, 0.22, false],
    [0.4, 0.34, 0.13, false],
  ];
  return {
    model: [
      ...doerOf(wish)('tending', { near, far: [0.29, high + 0.03, 0.16] }),
      limb(WAX, add(near, [-0.01, -0.01, 0]), add(wick, [-0.01, 0.05, 0]), 0.007, 0.006),
      ellipsoid(FLAME, add(wick, [0, 0.08, 0]), [0.014, 0.032, 0.014]),
      box(wood, [0.43, high - 0.016, 0], [0.15, 0.016, 0.48], undefined, 0.006),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          limb(
            plain(OAK),
            [0.43 + x * 0.12, high - 0.02, z * 0.43],
            [0.43 + x * 0.13, 0, z * 0.44],
            0.02,
            0.016,
          ),
        ),
      ),
      ...all.flatMap(([x, z, tall, isLit]) => candle([x, high, z], tall, isLit)),
    ],
    turn: 0.85,
    above: 0.12,
  };
}
