import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, frustum, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STONE: Colour = [0.64, 0.59, 0.51];
const IVY: Colour = [0.26, 0.44, 0.16];

/** Half the width of the way through, up to where its sides are straight, half the wall's width, its height and half its depth; metres. */
const ARCH = { half: 1.15, spring: 1.9, wide: 2.3, high: 4, deep: 0.42 } as const;
/** Stones around the bow. */
const STONES = 13;

/** An arch of stone over a way: a wall with its coping, a ring of hewn stones round the opening, ivy down one side. */
export function stoneArch(wish: Wish): Sprite {
  const { half, spring, wide, high, deep } = ARCH;
  const colour = wish.colour ?? STONE;
  const wall = masonry(colour, 0.24);
  const hewn = rough(scaleColour(colour, 1.14), 2);
  const ringed = Array.from({ length: STONES }, (_, n): Solid => {
    const angle = ((n + 0.5) / STONES) * Math.PI;
    const out = half + 0.16;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return box(hewn, [out * c, spring + out * s, 0], [0.16, 0.13, deep + 0.05], roll(angle), 0.015);
  });
  const sides = [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, n) =>
      box(
        hewn,
        [side * (half + 0.17), 0.16 + n * 0.315, 0],
        [n % 2 === 0 ? 0.2 : 0.16, 0.145, deep + 0.05],
        undefined,
        0.015,
      ),
    ),
  );
  const ivy = Array.from({ length: 170 }, (): Solid => {
    const down = wish.random.unit() ** 1.4;
    const x = -wide + (0.2 + 1.9 * (1 - down)) * wish.random.unit() - 0.1;
    const y = high + 0.2 - down * (high - 0.3) * wish.random.unit();
    const isIn = Math.abs(x) < half && y < spring + Math.sqrt(half ** 2 - x ** 2);
    const green = plain(scaleColour(IVY, 0.75 + 0.7 * wish.random.unit()));
    const z = -deep - 0.04;
    return ellipsoid(green, isIn ? [-wide, y, z] : [x, y, z], [0.13, 0.1, 0.05], 0, roll(3 * y));
  });
  const model = [
    box(wall, [0, high / 2, 0], [wide, high / 2, deep]),
    cut(box(wall, [0, spring / 2 - 0.2, 0], [half, spring / 2 + 0.2, 2 * deep])),
    cut(frustum(wall, [0, spring, -2 * deep], 4 * deep, half, half, pitch(Math.PI / 2))),
    box(hewn, [0, high + 0.07, 0], [wide + 0.1, 0.08, deep + 0.1], undefined, 0.02),
    box(hewn, [0, spring + half + 0.24, 0], [0.17, 0.27, deep + 0.1], undefined, 0.02),
    ...ringed,
    ...sides,
    ...ivy,
  ];
  return portray(wish, model, 0.24, 0.04, 3);
}
