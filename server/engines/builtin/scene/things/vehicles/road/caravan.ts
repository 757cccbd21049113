import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';

const STRIPES: readonly Colour[] = [
  [0.1, 0.5, 0.56],
  [0.82, 0.3, 0.16],
  [0.9, 0.66, 0.2],
];
const CREAM: Colour = [0.92, 0.9, 0.84];
const GLASS: Colour = [0.08, 0.11, 0.13];
const SKY: Colour = [0.5, 0.6, 0.68];
const WHEELS = { along: [-0.1], aside: 0.44, radius: 0.17, half: 0.06 } as const;

/** A caravan of old, round at its corners, on one axle, its drawbar to the right. */
export function caravan(wish: Wish): Sprite {
  const stripe = wish.colour ?? pick(wish.random, STRIPES);
  const body: Look = {
    paint: (x, y, z, normal) => {
      const isFlank = Math.abs(normal[2]) > 0.7;
      const isPane =
        y > 0.72 &&
        y < 1.02 &&
        ((isFlank && ((x > -0.78 && x < -0.3) || (x > 0.5 && x < 0.86))) ||
          (Math.abs(normal[0]) > 0.7 && Math.abs(z) < 0.32));
      if (isPane) return mixColour(GLASS, SKY, Math.max(0, Math.min(1, (y - 0.72) * 2.6)));
      const isDoor = isFlank && x > -0.1 && x < 0.34 && y < 1.1;
      if (isDoor) {
        const isEdge = x < -0.08 || x > 0.32 || y > 1.08;
        const isSlit = x > 0.02 && x < 0.22 && y > 0.78 && y < 1;
        return isSlit ? GLASS : scaleColour(CREAM, isEdge ? 0.5 : 0.96);
      }
      return y > 0.44 && y < 0.64 ? stripe : CREAM;
    },
    gloss: 0.45,
  };
  const dark = plain([0.1, 0.1, 0.11]);
  const model: Solid[] = [
    box(body, [0, 0.72, 0], [1.06, 0.52, 0.5], undefined, 0.3),
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, plain([0.8, 0.81, 0.82], { gloss: 0.8 })),
    box(dark, [0, 0.22, 0], [0.9, 0.03, 0.4], undefined, 0.02),
    limb(dark, [0.9, 0.22, 0.22], [1.5, 0.24, 0], 0.03, 0.03),
    limb(dark, [0.9, 0.22, -0.22], [1.5, 0.24, 0], 0.03, 0.03),
    limb(dark, [1.42, 0.24, 0], [1.42, 0, 0], 0.025, 0.025),
    ellipsoid(plain([0.84, 0.85, 0.86], { gloss: 0.5 }), [1.2, 0.36, 0], [0.1, 0.16, 0.1]),
    ...[-0.4, 0.4].map((z) =>
      ellipsoid(plain([0.7, 0.06, 0.05]), [-1.03, 0.44, z], [0.03, 0.05, 0.05]),
    ),
  ];
  return drive(wish, model, 0.5);
}
