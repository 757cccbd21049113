import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  limb,
  type Look,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** Caps by day and by night, and the light under each. */
const CAPS: readonly (readonly [cap: Colour, light: Colour])[] = [
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
const STEM: Colour = [0.84, 0.78, 0.64];
const SPOT: Colour = [0.97, 0.94, 0.86];
const WOOD: Colour = [0.36, 0.2, 0.1];
const PANE: Colour = [1.15, 0.82, 0.36];
const STONE: Colour = [0.46, 0.44, 0.42];
/** Toward the eye: what lies flat stands upright. */
const UPRIGHT = pitch(Math.PI / 2);

const shining = (colour: Colour, glow = 0.95): Look => plain(colour, { glow: () => glow });

/** A cap like a dome over its gills, which shine: its middle at a height, so wide and so high. */
function capOf(
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
    const size = wide * (0.07 + 0.05 * ((n * 7) % 3));
    return ellipsoid(plain(SPOT, { glow: () => 0.25 }), at, [size, size * 0.6, size]);
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
    limb(stem, [lean, 0, 0], [lean * 0.4, up * 0.5, 0], 0.085, 0.058, 0.02),
    limb(stem, [lean * 0.4, up * 0.5, 0], [0, up, 0], 0.058, 0.066, 0.04),
    frustum(stem, [lean * 0.2, up * 0.66, 0], 0.03, 0.13, 0.075),
    ...capOf(kind, up, wide, high, 12),
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

/** A mushroom in whose thick stem somebody lives: a round door, lit windows, a chimney in its cap. */
export function mushroomHouse(wish: Wish): Sprite {
  const { random } = wish;
  const kind = CAPS[random.below(2) * 3] ?? (CAPS[0] as (typeof CAPS)[number]);
  const stem = worn(STEM, 0.16, { glow: () => 0.2 });
  const timber = planks(WOOD, 0.03);
  const up = 0.56;
  const disc = (look: Look, [x, y, z]: Vector, radius: number, deep: number): Solid =>
    frustum(look, [x, y, z + deep], deep, radius, radius, pitch(-Math.PI / 2));
  const front = (y: number) => -(0.27 - 0.1 * y);
  const window = (x: number, y: number, radius: number): Solid[] => {
    const z = -Math.sqrt(Math.max(0.01, front(y) ** 2 - x * x)) + 0.01;
    return [
      disc(shining(PANE), [x, y, z - 0.02], radius, 0.06),
      ring(timber, [x, y, z - 0.02], radius * 1.1, 0.01, UPRIGHT),
      box(timber, [x, y, z - 0.026], [0.004, radius, 0.006]),
      box(timber, [x, y, z - 0.026], [radius, 0.004, 0.006]),
    ];
  };
  const model = [
    frustum(stem, [0, 0, 0], up * 0.6, 0.29, 0.225),
    frustum(stem, [0, up * 0.6, 0], up * 0.45, 0.225, 0.19),
    ...capOf(kind, up, 0.5, 0.34, 16),
    // The door under its round head, a lamp beside it, steps before it.
    box(planks([0.5, 0.3, 0.14], 0.03), [0, 0.12, front(0.1) - 0.005], [0.07, 0.1, 0.02]),
    disc(planks([0.5, 0.3, 0.14], 0.03), [0, 0.215, front(0.1) - 0.025], 0.07, 0.04),
    ring(timber, [0, 0.215, front(0.1) - 0.026], 0.075, 0.014, UPRIGHT),
    ball(plain([0.92, 0.72, 0.26], { gloss: 0.7 }), [0.045, 0.13, front(0.1) - 0.03], 0.01),
    box(worn(STONE, 0.3), [0, 0.012, front(0) - 0.06], [0.12, 0.014, 0.06]),
    ball(shining(PANE), [0.115, 0.22, front(0.2) - 0.02], 0.022),
    ...window(-0.15, 0.19, 0.05),
    ...window(0.16, 0.17, 0.046),
    ...window(0.03, 0.4, 0.056),
    ...window(-0.12, 0.36, 0.034),
    frustum(worn(STONE, 0.3), [0.24, 0.72, 0.02], 0.2, 0.04, 0.036),
    ...[-0.3, -0.24, 0.27, 0.33].map((x) =>
      ball(plain([0.2, 0.36, 0.14], { fur: 0.04 }), [x, 0, -0.14], 0.055),
    ),
  ];
  return portray(wish, model, 0.12, 0.03, 3);
}
