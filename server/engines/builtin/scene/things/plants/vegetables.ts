import type { Random } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, ellipsoid, frustum, limb, ring, type Solid } from '../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const CANE: Colour = [0.7, 0.56, 0.34];
const LEAF: Colour = [0.22, 0.42, 0.14];
const TOMATO: Colour = [0.86, 0.12, 0.07];
const UNRIPE: Colour = [0.86, 0.55, 0.16];
const CABBAGE: Colour = [0.42, 0.6, 0.46];
const LETTUCE: Colour = [0.52, 0.72, 0.22];
const CARROT: Colour = [0.9, 0.46, 0.12];
const ZINC: Colour = [0.5, 0.6, 0.56];

/** Leaves around a cane from one height to another, so far out. */
const leaved = (random: Random, count: number, low: number, high: number, out: number): Solid[] =>
  Array.from({ length: count }, (_, n) => {
    const turn = n * 2.4 + random.unit();
    const up = low + ((high - low) * (n + random.unit())) / count;
    const far = out * (0.5 + 0.6 * random.unit());
    const at: Vector = [Math.cos(turn) * far, up, Math.sin(turn) * far];
    const look = plain(scaleColour(LEAF, 0.8 + 0.5 * random.unit()));
    return ellipsoid(look, at, [0.13, 0.035, 0.08], 0, after(yaw(-turn), roll(-0.4)));
  });

/** A tomato plant tied to its cane, full of red fruit. */
export function tomatoPlant(wish: Wish): Sprite {
  const { random } = wish;
  const fruit = Array.from({ length: 15 }, (_, n): Solid => {
    const turn = n * 2.1;
    const at: Vector = [Math.cos(turn) * 0.2, 0.24 + (n / 15) * 0.86, Math.sin(turn) * 0.2 - 0.06];
    const ripe = n > 11 ? UNRIPE : (wish.colour ?? TOMATO);
    return ball(plain(ripe, { gloss: 0.6 }), at, 0.065 + 0.02 * random.unit());
  });
  const model = [
    limb(plain(CANE), [0, 0, 0], [0.02, 1.5, 0], 0.018, 0.014),
    limb(plain(LEAF), [0.03, 0, 0], [0.02, 1.3, 0], 0.02, 0.012),
    ...leaved(random, 34, 0.12, 1.36, 0.24),
    ...fruit,
  ];
  return portray(wish, model, 0.3, 0.14, 4);
}

/** Beans that climb three canes tied at their tops. */
export function beanPoles(wish: Wish): Sprite {
  const { random } = wish;
  const canes = [0, 1, 2].flatMap((n): Solid[] => {
    const turn = n * 2.1 + 0.5;
    const foot: Vector = [Math.cos(turn) * 0.36, 0, Math.sin(turn) * 0.36];
    const top: Vector = [-Math.cos(turn) * 0.04, 1.7, -Math.sin(turn) * 0.04];
    const leaves = Array.from({ length: 16 }, (_, m): Solid => {
      const share = (m + random.unit()) / 17;
      const aside = 0.12 * (random.unit() - 0.5);
      return ellipsoid(
        plain(scaleColour(LEAF, 0.85 + 0.5 * random.unit())),
        [
          foot[0] + (top[0] - foot[0]) * share + aside,
          1.7 * share,
          foot[2] + (top[2] - foot[2]) * share - aside,
        ],
        [0.1, 0.09, 0.05],
        0,
        yaw(m * 1.7),
      );
    });
    return [limb(plain(CANE), foot, top, 0.018, 0.014), ...leaves];
  });
  return portray(wish, canes, 0.3, 0.1, 4);
}

/** Leaves in rings around a heart: how many, how far they stand out, and their colour. */
function headed(wish: Wish, colour: Colour, heart: number, open: number): Sprite {
  const { random } = wish;
  const rings = [
    { count: 7, tilt: 0.5, out: 0.26 + open, size: 0.2 },
    { count: 6, tilt: 0.95, out: 0.17 + open * 0.6, size: 0.17 },
  ];
  const model = [
    ball(worn(scaleColour(colour, 1.18), 0.2), [0, heart * 0.9, 0], heart),
    ...rings.flatMap(({ count, tilt, out, size }, row) =>
      Array.from({ length: count }, (_, n): Solid => {
        const turn = (n / count) * 2 * Math.PI + row * 0.4;
        const tone = 0.82 + 0.3 * random.unit() + 0.1 * row;
        return ellipsoid(
          worn(scaleColour(colour, tone), 0.2),
          [Math.cos(turn) * out, 0.1 + 0.06 * row, Math.sin(turn) * out],
          [size, 0.03, size * 0.85],
          0,
          after(yaw(-turn), roll(tilt * 0.8)),
        );
      }),
    ),
  ];
  return portray(wish, model, 0.3, 0.4, 4);
}

/** A head of cabbage among its outer leaves. */
export const cabbage = (wish: Wish): Sprite => headed(wish, wish.colour ?? CABBAGE, 0.17, 0);

/** A lettuce. */
export const lettuce = (wish: Wish): Sprite => headed(wish, wish.colour ?? LETTUCE, 0.1, -0.06);

/** The green of carrots in a row, their tops orange in the earth. */
export function carrotTops(wish: Wish): Sprite {
  const { random } = wish;
  const model = [-0.3, -0.1, 0.1, 0.3].flatMap((x): Solid[] => [
    ball(plain(wish.colour ?? CARROT), [x, 0.01, 0], 0.05),
    ...Array.from({ length: 9 }, (_, n) => {
      const turn = n * 0.7 + random.unit();
      const lean = 0.08 + 0.12 * random.unit();
      const tip: Vector = [
        x + Math.cos(turn) * lean,
        0.3 + 0.12 * random.unit(),
        Math.sin(turn) * lean,
      ];
      return limb(
        plain(scaleColour([0.3, 0.55, 0.16], 0.8 + 0.4 * random.unit())),
        [x, 0.03, 0],
        tip,
        0.012,
        0.026,
      );
    }),
  ]);
  return portray(wish, model, 0.3, 0.3, 4);
}

/** A watering can of zinc. */
export function wateringCan(wish: Wish): Sprite {
  const zinc = plain(wish.colour ?? ZINC, { gloss: 0.6 });
  const model = [
    frustum(zinc, [0, 0, 0], 0.5, 0.26, 0.23),
    ring(zinc, [0, 0.5, 0], 0.22, 0.02),
    limb(zinc, [0.22, 0.14, 0], [0.62, 0.56, 0], 0.06, 0.035),
    frustum(zinc, [0.6, 0.53, 0], 0.1, 0.04, 0.12, roll(-0.8)),
    ring(zinc, [-0.06, 0.56, 0], 0.2, 0.024, pitch(Math.PI / 2)),
    ring(zinc, [-0.3, 0.32, 0], 0.15, 0.022, pitch(Math.PI / 2)),
  ];
  return portray(wish, model, 0.3, 0.2, 4);
}
