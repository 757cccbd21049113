import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';
import { doerOf } from '../doer.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';

const DARK = plain([0.08, 0.08, 0.09], { gloss: 0.4 });
const STEEL = plain([0.74, 0.76, 0.8], { gloss: 0.8 });

/** A record player seen from above, its record turning. */
const turntable = (at: Vector): Solid[] => [
  box(plain([0.16, 0.16, 0.19], { gloss: 0.5 }), at, [0.12, 0.018, 0.13], undefined, 0.006),
  frustum(DARK, add(at, [-0.005, 0.018, 0]), 0.012, 0.1, 0.1),
  ring(plain([0.22, 0.22, 0.25]), add(at, [-0.005, 0.03, 0]), 0.07, 0.003),
  frustum(plain([1, 0.3, 0.6]), add(at, [-0.005, 0.03, 0]), 0.003, 0.035, 0.035),
  limb(STEEL, add(at, [0.09, 0.045, 0.1]), add(at, [0.02, 0.04, 0.06]), 0.006, 0.005),
];

/** Somebody behind a lit desk with two record players and a mixer, one hand up. */
export function atTurntables(wish: Wish): Feat {
  const { waist, shoulder } = figureOf(wish.traits ?? []);
  const high = waist - 0.06;
  const glow = (colour: Colour): Look => ({ ...plain(colour), glow: () => 0.9 });
  const bars: Look = {
    paint: (_x, y, z) => {
      const column = Math.floor((z + 0.6) / 0.06);
      const level = 0.3 + 0.6 * Math.abs(Math.sin(column * 2.3));
      const isOn = y < high * level;
      return isOn ? (y > high * 0.5 ? [1, 0.3, 0.7] : [0.25, 0.8, 1]) : [0.05, 0.04, 0.1];
    },
    glow: () => 0.6,
  };
  return {
    model: [
      ...doerOf(wish)('tending', {
        near: [0.34, high + 0.05, -0.2],
        far: [0.2, shoulder + 0.3, 0.28],
      }),
      box(DARK, [0.45, high / 2 - 0.02, 0], [0.16, high / 2 - 0.02, 0.6]),
      box(bars, [0.615, high / 2 - 0.02, 0], [0.006, high / 2 - 0.04, 0.58]),
      box(glow([1, 0.36, 0.7]), [0.615, high - 0.01, 0], [0.012, 0.012, 0.6]),
      ...turntable([0.43, high, -0.32]),
      ...turntable([0.43, high, 0.32]),
      box(plain([0.2, 0.2, 0.24]), [0.43, high + 0.016, 0], [0.12, 0.02, 0.12], undefined, 0.005),
      ...[-0.07, -0.02, 0.03, 0.08].flatMap((z, n) => [
        frustum(STEEL, [0.38, high + 0.036, z], 0.018, 0.012, 0.01),
        box(
          glow(n % 2 === 0 ? [0.3, 1, 0.5] : [1, 0.8, 0.2]),
          [0.47, high + 0.04, z],
          [0.03, 0.004, 0.008],
        ),
      ]),
    ],
    turn: 1,
    above: 0.14,
  };
}
