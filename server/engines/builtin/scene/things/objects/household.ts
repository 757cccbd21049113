import { pick } from '../../../kernels/random.ts';
import { mixColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const COVERS: readonly Colour[] = [
  [0.5, 0.12, 0.12],
  [0.14, 0.28, 0.44],
  [0.2, 0.38, 0.26],
  [0.66, 0.5, 0.24],
];
const PAPER: Colour = [0.92, 0.88, 0.78];
const BRASS: Colour = [0.72, 0.55, 0.26];
const SHADE: Colour = [0.93, 0.85, 0.68];
const WAX: Colour = [0.93, 0.9, 0.82];
const FLAME: Colour = [1, 0.82, 0.4];
const OAK: Colour = [0.5, 0.32, 0.18];

/** Three books, one on the other, the top one lying askew. */
export function book(wish: Wish): Sprite {
  const volumes = [0, 1, 2].flatMap((n) => {
    const cover = n === 2 && wish.colour !== null ? wish.colour : pick(wish.random, COVERS);
    return volume(cover, 0.02 + n * 0.2, n === 2 ? 0.35 : (n - 0.5) * 0.16, 1 - n * 0.1);
  });
  return portray(wish, volumes, 0.55, 0.3, 3);
}

function volume(cover: Colour, foot: number, angle: number, size: number): Solid[] {
  const cloth = worn(cover, 0.08, { gloss: 0.12 });
  const pages: Look = {
    paint: (_x, y) => mixColour(PAPER, [0.7, 0.64, 0.52], 0.35 * Math.abs(Math.sin(y * 330))),
  };
  const turned = yaw(angle);
  const [long, wide] = [0.5 * size, 0.36 * size];
  const spine = turned[6] * -long;
  return [
    box(cloth, [0, foot + 0.012, 0], [long, 0.014, wide], turned, 0.008),
    box(pages, [0, foot + 0.09, 0], [long * 0.97, 0.075, wide * 0.96], turned),
    box(cloth, [0, foot + 0.17, 0], [long, 0.014, wide], turned, 0.008),
    box(cloth, [-long * turned[0], foot + 0.09, spine], [0.02, 0.09, wide], turned, 0.018),
    box(
      plain(BRASS, { gloss: 0.6 }),
      [-long * turned[0] * 1.03, foot + 0.09, spine * 1.03],
      [0.008, 0.03, wide * 0.7],
      turned,
    ),
  ];
}

/** A table lamp whose shade glows when lamps are on. */
export function lamp(wish: Wish): Sprite {
  const brass = plain(BRASS, { gloss: 0.7 });
  const shade: Look = {
    ...worn(wish.colour ?? SHADE, 0.06),
    glow: (_x, y) => 0.55 + 0.5 * (0.9 - y),
  };
  const model = [
    frustum(brass, [0, 0, 0], 0.03, 0.19, 0.18),
    { ...ellipsoid(brass, [0, 0.05, 0], [0.15, 0.06, 0.15]), blend: 0.03 },
    limb(brass, [0, 0.08, 0], [0, 0.55, 0], 0.026, 0.018, 0.05),
    ball(brass, [0, 0.28, 0], 0.055, 0.03),
    frustum(shade, [0, 0.55, 0], 0.36, 0.32, 0.19),
    ball(brass, [0, 0.94, 0], 0.018),
    limb(brass, [0.12, 0.4, -0.06], [0.12, 0.56, -0.06], 0.003, 0.003),
  ];
  return portray(wish, model, 0.3, 0.06, 3);
}

/** A candle in its holder; its flame shines by day too. */
export function candle(wish: Wish): Sprite {
  const brass = plain(BRASS, { gloss: 0.7 });
  const wax: Look = {
    ...worn(wish.colour ?? WAX, 0.05),
    glow: (_x, y) => Math.max(0, y - 0.5) * 1.1,
  };
  const model = [
    frustum(brass, [0, 0, 0], 0.03, 0.2, 0.27),
    frustum(brass, [0, 0.03, 0], 0.1, 0.07, 0.1),
    frustum(wax, [0, 0.1, 0], 0.56, 0.075, 0.07),
    limb(wax, [0.07, 0.64, -0.02], [0.078, 0.5, -0.02], 0.016, 0.02, 0.02),
    limb(plain([0.1, 0.08, 0.07]), [0, 0.65, 0], [0.006, 0.7, 0], 0.006, 0.005),
    limb(plain(FLAME, { glow: () => 1 }), [0.005, 0.72, 0], [0.012, 0.86, 0], 0.036, 0.005),
    {
      ...ellipsoid(
        plain([1, 0.96, 0.8], { glow: () => 1 }),
        [0.005, 0.73, -0.03],
        [0.016, 0.03, 0.016],
      ),
    },
  ];
  return portray(wish, model, 0.3, 0.14, 3);
}

/** A wooden chair with a cushion. */
export function chair(wish: Wish): Sprite {
  const oak = planks(OAK, 0.03);
  const cloth = worn(wish.colour ?? [0.56, 0.2, 0.16], 0.14);
  const leg = (x: number, z: number, top: number) =>
    limb(oak, [x * 1.06, 0, z * 1.06], [x, top, z], 0.022, 0.027);
  const model = [
    leg(0.22, -0.2, 0.44),
    leg(0.22, 0.2, 0.44),
    leg(-0.22, -0.2, 1.0),
    leg(-0.22, 0.2, 1.0),
    box(oak, [0, 0.45, 0], [0.27, 0.022, 0.25], undefined, 0.015),
    box(cloth, [0.01, 0.49, 0], [0.23, 0.035, 0.21], undefined, 0.034),
    box(oak, [-0.225, 0.95, 0], [0.018, 0.06, 0.22], roll(-0.02), 0.015),
    box(oak, [-0.222, 0.62, 0], [0.014, 0.03, 0.2], roll(-0.02), 0.012),
    ...[-0.12, -0.04, 0.04, 0.12].map((z) =>
      limb(oak, [-0.222, 0.63, z], [-0.225, 0.92, z], 0.012, 0.012),
    ),
    limb(oak, [0.225, 0.2, -0.2], [-0.225, 0.2, -0.2], 0.012, 0.012),
    limb(oak, [0.225, 0.2, 0.2], [-0.225, 0.2, 0.2], 0.012, 0.012),
  ];
  return portray(wish, model, 0.7, 0.16, 3);
}
