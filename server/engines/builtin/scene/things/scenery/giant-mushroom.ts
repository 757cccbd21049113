import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../sculpt/solid.ts';
import { subtract, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** Caps by day and by night, and the light under each. */
export const CAPS: readonly (readonly [cap: Colour, light: Colour])[] = [
  [
    [0.8, 0.1, 0.1],
    [1.35, 0.8, 0.4],
  ],
  [
    [0.42, 0.16, 0.66],
    [1.1, 0.5, 1.5],
  ],
  [
    [0.08, 0.46, 0.6],
    [0.35, 1.3, 1.5],
  ],
  [
    [0.86, 0.42, 0.1],
    [1.4, 0.9, 0.35],
  ],
  [
    [0.16, 0.3, 0.72],
    [0.5, 0.9, 1.6],
  ],
];
export const STEM: Colour = [0.84, 0.78, 0.64];
const SPOT: Colour = [0.97, 0.94, 0.86];

const shining = (colour: Colour, glow = 0.95): Look => plain(colour, { glow: () => glow });

/** A cap like a dome over its gills, which shine: its middle at a height, so wide and so high. */
export function capOf(
  [paint, light]: readonly [Colour, Colour],
  up: number,
  wide: number,
  high: number,
  spots: number,
): Solid[] {
  const skin: Look = {
    paint: (_x, y) => scaleColour(mixColour(paint, light, 0.12), 0.8 + 0.3 * ((y - up) / high)),
    gloss: 0.35,
    glow: () => 0.12,
  };
  const gills: Look = {
    paint: (x, _y, z) => scaleColour(light, 0.62 + 0.3 * Math.abs(Math.sin(Math.atan2(z, x) * 26))),
    glow: () => 0.85,
  };
  const dots = Array.from({ length: spots }, (_, n): Solid => {
    const rise = 0.14 + 0.74 * ((n * 0.618) % 1);
    const turn = n * 2.4;
    const out = Math.sqrt(1 - rise * rise);
    const at: Vector = [wide * out * Math.cos(turn), up + high * rise, wide * out * Math.sin(turn)];
    const size = wide * (0.08 + 0.045 * ((n * 7) % 3));
    // No more of it than a flat wart shows.
    const inward: Vector = [
      0.78 * size * out * Math.cos(turn),
      0.78 * size * rise,
      0.78 * size * out * Math.sin(turn),
    ];
    return ball(plain(SPOT, { glow: () => 0.25 }), subtract(at, inward), size);
  });
  return [
    ellipsoid(skin, [0, up, 0], [wide, high, wide]),
    cut(box(gills, [0, up - high - 0.02, 0], [wide * 1.2, high, wide * 1.2])),
    frustum(gills, [0, up - high * 0.16, 0], high * 0.16, wide * 0.42, wide * 0.93),
    ...dots,
  ];
}

/** A mushroom as tall as a tree, its gills shining. */
export function giantMushroom(wish: Wish): Sprite {
  const { random } = wish;
  const kind = pick(random, CAPS);
  const lean = 0.1 * (random.unit() - 0.5);
  const wide = 0.26 + 0.12 * random.unit();
  const high = wide * (0.6 + 0.3 * random.unit());
  const up = 1 - high;
  const stem = worn(STEM, 0.2, { glow: () => 0.14 });
  const model = [
    // What is cut out of the cap must not be cut out of the stem.
    ...capOf(kind, up, wide, high, 12),
    limb(stem, [lean, 0, 0], [lean * 0.4, up * 0.5, 0], 0.085, 0.058, 0.02),
    limb(stem, [lean * 0.4, up * 0.5, 0], [0, up, 0], 0.058, 0.066, 0.04),
    frustum(stem, [lean * 0.2, up * 0.66, 0], 0.03, 0.13, 0.075),
  ];
  return portray(wish, model, 0.6, 0.02, 3);
}

/** A cluster of small ones that shine. */
export function glowingMushrooms(wish: Wish): Sprite {
  const { random } = wish;
  const kind = pick(random, CAPS.slice(1));
  const model = Array.from({ length: 4 + random.below(3) }, (_, n): Solid[] => {
    const high = n === 0 ? 0.94 : 0.3 + 0.45 * random.unit();
    const [x, z] = n === 0 ? [0, 0] : [0.62 * (random.unit() - 0.5), 0.4 * (random.unit() - 0.5)];
    const wide = high * 0.34;
    const cap = capOf(kind, high * 0.76, wide, high * 0.24, 4);
    const put = (piece: Solid): Solid => ({
      ...piece,
      a: [piece.a[0] + x, piece.a[1], piece.a[2] + z],
      b: piece.shape === 'cone' ? [piece.b[0] + x, piece.b[1], piece.b[2] + z] : piece.b,
      middle: [piece.middle[0] + x, piece.middle[1], piece.middle[2] + z],
      look: shining(kind[1], 0.8),
    });
    return [
      limb(
        shining(mixColour(STEM, kind[1], 0.5), 0.5),
        [x, 0, z],
        [x, high * 0.76, z],
        high * 0.06,
        high * 0.045,
      ),
      ...cap
        .filter(({ cuts }) => !cuts)
        .slice(0, 1)
        .map(put),
    ];
  });
  return portray(wish, model.flat(), 0.6, 0.06, 3);
}
