import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GLAZES: readonly Colour[] = [
  [0.2, 0.38, 0.58],
  [0.86, 0.82, 0.74],
  [0.55, 0.26, 0.17],
  [0.3, 0.46, 0.4],
];
const APPLES: readonly Colour[] = [
  [0.74, 0.1, 0.09],
  [0.8, 0.16, 0.12],
  [0.55, 0.66, 0.18],
];
const COFFEE: Colour = [0.24, 0.13, 0.07];

/** A bowl of apples, oranges, a pear, grapes and a banana. */
export function fruitBowl(wish: Wish): Sprite {
  const glaze = plain(pick(wish.random, GLAZES), { gloss: 0.5 });
  const bowl = [
    ellipsoid(glaze, [0, 0.3, 0], [0.46, 0.28, 0.46]),
    cut(ellipsoid(glaze, [0, 0.36, 0], [0.43, 0.27, 0.43])),
    cut(frustum(glaze, [0, 0.32, 0], 0.5, 0.6, 0.6)),
    frustum(glaze, [0, 0, 0], 0.06, 0.18, 0.14),
  ];
  return portray(wish, [...bowl, ...fruits(wish.random, wish.colour)], 0.4, 0.32, 3);
}

function fruits(random: Random, colour: Colour | null): Solid[] {
  const skin = (base: Colour): Look => ({
    paint: (x, y, z) =>
      mixColour(
        base,
        scaleColour(base, 1.35),
        smoothstep(0.2, 0.9, Math.sin(x * 23 + z * 17) * 0.4 + y),
      ),
    gloss: 0.3,
  });
  const apple = (at: Vector, base: Colour): Solid[] => [
    ellipsoid(skin(colour ?? base), at, [0.135, 0.125, 0.135]),
    limb(
      plain([0.28, 0.18, 0.1]),
      [at[0], at[1] + 0.1, at[2]],
      [at[0] + 0.03, at[1] + 0.18, at[2]],
      0.009,
      0.011,
    ),
  ];
  const orange: Look = {
    ...skin([0.92, 0.5, 0.1]),
    bump: (x, y, z) => 0.0035 * Math.sin(x * 170) * Math.sin(y * 170) * Math.sin(z * 170),
  };
  const grapes = Array.from(
    { length: 13 },
    (_, n): Solid =>
      ball(
        plain([0.3, 0.12, 0.3], { gloss: 0.5 }),
        [
          0.26 + 0.09 * Math.cos(n * 2.4),
          0.42 + 0.016 * n - 0.03 * random.unit(),
          -0.18 + 0.08 * Math.sin(n * 2.4),
        ],
        0.05,
      ),
  );
  const banana = [0, 1, 2, 3, 4].map((n): Solid => {
    const at = (share: number): Vector => [
      -0.36 + share * 0.5,
      0.5 + 0.16 * Math.sin(share * 2.6),
      -0.24 - 0.06 * share,
    ];
    return limb(
      plain([0.92, 0.76, 0.2], { gloss: 0.15 }),
      at(n / 5),
      at((n + 1) / 5),
      n === 0 ? 0.02 : 0.05,
      n === 4 ? 0.018 : 0.05,
      0.02,
    );
  });
  return [
    ...apple([-0.16, 0.42, -0.05], [0.72, 0.12, 0.1]),
    ...apple([0.1, 0.46, 0.1], [0.6, 0.7, 0.2]),
    ...apple([0.05, 0.44, -0.25], [0.76, 0.2, 0.12]),
    ball(orange, [-0.12, 0.5, 0.2], 0.14),
    ball(orange, [0.27, 0.42, 0.12], 0.135),
    ellipsoid(skin([0.72, 0.68, 0.24]), [0.0, 0.62, 0.02], [0.12, 0.13, 0.12]),
    { ...ellipsoid(skin([0.72, 0.68, 0.24]), [0.02, 0.74, 0.02], [0.06, 0.1, 0.06]), blend: 0.08 },
    ...grapes,
    ...banana,
  ];
}

/** A single apple with its leaf. */
export function apple(wish: Wish): Sprite {
  const base = wish.colour ?? pick(wish.random, APPLES);
  const pale = mixColour(base, [0.93, 0.82, 0.4], 0.55);
  const skin: Look = {
    // Streaks run from stalk to bloom; the side that hung in the shade is pale.
    paint: (x, y, z) => {
      const around = Math.atan2(z, x);
      const streak = 0.5 + 0.5 * Math.sin(around * 31 + 3 * Math.sin(y * 9));
      const shaded = smoothstep(0.3, -0.35, x + 0.4 * z);
      return mixColour(
        base,
        pale,
        0.1 * streak + 0.4 * shaded + 0.5 * smoothstep(0.12, 0.02, Math.hypot(x, z)),
      );
    },
    gloss: 0.45,
  };
  const leaf = plain([0.3, 0.48, 0.16], { gloss: 0.2 });
  const model = [
    ellipsoid(skin, [0, 0.4, 0], [0.47, 0.4, 0.47]),
    ellipsoid(skin, [0, 0.3, 0], [0.4, 0.3, 0.4], 0.12),
    { ...cut(ellipsoid(skin, [0, 0.86, 0], [0.17, 0.15, 0.17])), blend: 0.14 },
    limb(plain([0.3, 0.2, 0.1]), [0, 0.66, 0], [0.05, 0.95, 0.02], 0.02, 0.026),
    ellipsoid(leaf, [0.22, 0.88, 0], [0.2, 0.02, 0.09], 0, roll(0.25)),
  ];
  return portray(wish, model, 0.4, 0.2, 3);
}

/** A cup of coffee on its saucer, steaming a little. */
export function cup(wish: Wish): Sprite {
  const glaze = worn(wish.colour ?? pick(wish.random, GLAZES), 0.03, { gloss: 0.5 });
  const model = [
    frustum(glaze, [0, 0.05, 0], 0.52, 0.21, 0.31),
    cut(frustum(glaze, [0, 0.5, 0], 0.3, 0.275, 0.3)),
    frustum(plain(COFFEE, { gloss: 0.6 }), [0, 0.4, 0], 0.1, 0.24, 0.272),
    ring(glaze, [0, 0.565, 0], 0.293, 0.017),
    { ...ring(glaze, [0.36, 0.33, 0], 0.13, 0.034, pitch(Math.PI / 2)), blend: 0.05 },
    frustum(glaze, [0, 0.0, 0], 0.04, 0.2, 0.46),
    ring(glaze, [0, 0.045, 0], 0.45, 0.016),
  ];
  return portray(wish, model, 0.5, 0.36, 3);
}
