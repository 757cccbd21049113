import { pick } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import { wicker } from '../objects/wicker.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, ring } from '../sculpt/solid.ts';
import { pitch, UNTURNED, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const CLOTHS: readonly Colour[] = [
  [0.78, 0.16, 0.16],
  [0.2, 0.36, 0.62],
  [0.24, 0.5, 0.3],
];
const WHITE: Colour = [0.95, 0.93, 0.88];
const GLASS: Colour = [0.16, 0.32, 0.2];
const BREAD: Colour = [0.8, 0.56, 0.28];
const CHEESE: Colour = [0.95, 0.78, 0.32];
const APPLE: Colour = [0.78, 0.17, 0.14];
const GRAPE: Colour = [0.36, 0.16, 0.42];
/** How wide the checks of the blanket are, by half of its length. */
const CHECK = 0.13;
const BASKET: Vector = [-0.5, 0.19, 0.2];

/** A checked blanket on the grass, a basket, bread, cheese, fruit and a bottle on it. */
export function picnic(wish: Wish): Sprite {
  const colour = wish.colour ?? pick(wish.random, CLOTHS);
  const cloth: Look = {
    paint: (x, _y, z) => {
      const stripes = [x, z].filter((at) => Math.abs(Math.floor(at / CHECK)) % 2 === 0).length;
      const [red, green, blue] = colour;
      // Where two stripes cross the colour is full, where one lies it is half.
      const share = stripes / 2;
      return [
        WHITE[0] + (red - WHITE[0]) * share,
        WHITE[1] + (green - WHITE[1]) * share,
        WHITE[2] + (blue - WHITE[2]) * share,
      ];
    },
  };
  const plate = plain(WHITE, { gloss: 0.3 });
  const woven = wicker(BASKET, null);
  const [x, y, z] = BASKET;
  return portray(
    wish,
    [
      box(cloth, [0, 0.02, 0], [1, 0.02, 0.62], UNTURNED, 0.02),
      frustum(woven, [x, 0.04, z], 0.28, 0.22, 0.27),
      ring(woven, [x, y + 0.12, z], 0.25, 0.02, pitch(Math.PI / 2)),
      limb(plain(GLASS, { gloss: 0.6 }), [-0.06, 0.04, 0.3], [-0.06, 0.3, 0.3], 0.066, 0.06),
      limb(plain(GLASS, { gloss: 0.6 }), [-0.06, 0.32, 0.3], [-0.06, 0.46, 0.3], 0.034, 0.024),
      ellipsoid(plate, [0.34, 0.05, -0.16], [0.24, 0.018, 0.2]),
      ellipsoid(plain(CHEESE), [0.27, 0.1, -0.14], [0.1, 0.05, 0.09]),
      limb(plain(BREAD), [0.34, 0.1, -0.28], [0.58, 0.1, -0.04], 0.05, 0.045),
      ...[
        [0.36, -0.06],
        [0.44, -0.14],
        [0.4, 0.06],
      ].map(([at = 0, to = 0]) =>
        ball(plain(APPLE, { gloss: 0.4 }), [at + 0.3, 0.1, to + 0.26], 0.062),
      ),
      ...[0, 1, 2, 3, 4, 5].map((n) =>
        ball(
          plain(GRAPE, { gloss: 0.4 }),
          [0.24 + 0.05 * (n % 3), 0.08 + 0.05 * Math.floor(n / 3), 0.3 - 0.02 * n],
          0.035,
        ),
      ),
      ...[-0.3, -0.12].map((at) =>
        frustum(plain([0.86, 0.88, 0.9], { gloss: 0.5 }), [at, 0.04, -0.26], 0.15, 0.045, 0.06),
      ),
    ],
    0.3,
    0.34,
    3,
  );
}
