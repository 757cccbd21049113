import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const RED_WINE: Colour = [0.36, 0.03, 0.08];
const BOTTLE: Colour = [0.09, 0.15, 0.08];
const LABEL: Colour = [0.9, 0.86, 0.74];
const LAGER: Colour = [0.88, 0.56, 0.1];
const FOAM: Colour = [0.97, 0.94, 0.86];
const JUICES: readonly Colour[] = [
  [0.95, 0.55, 0.1],
  [0.82, 0.16, 0.14],
  [0.92, 0.74, 0.22],
];

/** Clear glass: all but what it mirrors is seen through it. */
const GLASS: Look = { ...plain([0.62, 0.66, 0.68], { gloss: 0.8 }), sheer: 0.9 };

/** A glass of wine, red where no colour is wished for, before its bottle. */
export function wine(wish: Wish): Sprite {
  const drunk = plain(wish.colour ?? RED_WINE, { gloss: 0.7 });
  return portray(wish, [...bottle(-0.3, -0.22), ...wineGlass(drunk, 0.3, 0.16)], 0.2, 0.16, 3);
}

/** A bottle of dark glass with its label and cork, its middle at a place of the table. */
function bottle(x: number, z: number): Solid[] {
  const glass = plain(BOTTLE, { gloss: 0.85 });
  const label: Look = {
    paint: (_x, y) =>
      Math.abs(y - 0.6) < 0.018 || Math.abs(y - 0.36) < 0.03 ? [0.5, 0.14, 0.12] : LABEL,
    gloss: 0.05,
  };
  return [
    frustum(glass, [x, 0, z], 0.9, 0.225, 0.23),
    { ...ellipsoid(glass, [x, 0.88, z], [0.226, 0.24, 0.226]), blend: 0.06 },
    { ...frustum(glass, [x, 1.04, z], 0.42, 0.09, 0.075), blend: 0.09 },
    frustum(label, [x, 0.26, z], 0.42, 0.239, 0.24),
    frustum(plain([0.42, 0.07, 0.09], { gloss: 0.35 }), [x, 1.28, z], 0.22, 0.088, 0.084),
    ring(glass, [x, 1.29, z], 0.086, 0.014),
  ];
}

/** A glass with wine to its middle, its foot at a place of the table. */
function wineGlass(drunk: Look, x: number, z: number): Solid[] {
  return [
    frustum(GLASS, [x, 0, z], 0.025, 0.22, 0.2),
    limb(GLASS, [x, 0.02, z], [x, 0.42, z], 0.024, 0.02),
    // What is in it reaches to the glass, of which only the empty part is seen through.
    ellipsoid(drunk, [x, 0.66, z], [0.245, 0.27, 0.245]),
    cut(frustum(drunk, [x, 0.68, z], 0.4, 0.3, 0.3)),
    frustum(GLASS, [x, 0.68, z], 0.13, 0.245, 0.222),
    frustum(GLASS, [x, 0.81, z], 0.11, 0.222, 0.178),
    ring(plain([0.93, 0.95, 0.96], { gloss: 0.8 }), [x, 0.92, z], 0.174, 0.009),
  ];
}

/** A mug of beer under its head of foam. */
export function beer(wish: Wish): Sprite {
  const base = wish.colour ?? LAGER;
  const drunk: Look = {
    // Flutes of the glass, and bubbles that rise in it.
    paint: (x, y, z) => {
      const flute = 0.5 + 0.5 * Math.cos(Math.atan2(z, x) * 12);
      const bubble = smoothstep(0.3, 0.42, blotch(x * 30 + z * 26, y * 24));
      const lit = scaleColour(base, 0.72 + 0.25 * flute + 0.35 * smoothstep(0.1, 0.9, y));
      return mixColour(lit, FOAM, 0.4 * bubble);
    },
    gloss: 0.75,
  };
  const foam: Look = {
    paint: (x, y, z) => scaleColour(FOAM, 1 + 0.06 * blotch(x * 16, z * 16 + y * 9)),
    bump: (x, y, z) => 0.014 * blotch(x * 18, z * 18 + y * 8),
  };
  const clear = plain([0.82, 0.84, 0.82], { gloss: 0.8 });
  const heads = Array.from({ length: 7 }, (_, n): Solid => {
    const angle = n * 0.9;
    const at: Vector = [Math.cos(angle) * 0.25, 0.98, Math.sin(angle) * 0.25];
    return ball(foam, at, 0.13 + 0.03 * wish.random.unit(), 0.05);
  });
  const handle = { ...ring(clear, [0.4, 0.48, 0], 0.24, 0.05, pitch(Math.PI / 2)), blend: 0.04 };
  const model = [
    frustum(clear, [0, 0, 0], 0.1, 0.36, 0.37),
    frustum(drunk, [0, 0.09, 0], 0.8, 0.36, 0.385),
    handle,
    frustum(foam, [0, 0.86, 0], 0.1, 0.385, 0.39),
    ...heads,
    ellipsoid(foam, [0, 0.98, 0], [0.33, 0.14, 0.33], 0.06),
    limb(foam, [0.1, 0.88, -0.37], [0.11, 0.7, -0.38], 0.035, 0.026, 0.03),
  ];
  return portray(wish, model, 0.4, 0.2, 3);
}

/** A tall glass of what has a colour: juice with a slice of its fruit and a straw, or milk, which is white. */
export function drink(wish: Wish): Sprite {
  const base = wish.colour ?? pick(wish.random, JUICES);
  const isMilk = Math.min(...base) > 0.8;
  const drunk: Look = {
    paint: (x, y, z) => scaleColour(base, 1 + 0.08 * blotch(x * 5 + 3, y * 6 + z * 5)),
    gloss: 0.65,
  };
  const model = [
    frustum(plain([0.8, 0.84, 0.86], { gloss: 0.8 }), [0, 0, 0], 0.06, 0.245, 0.25),
    frustum(drunk, [0, 0.06, 0], 0.86, 0.25, 0.31),
    frustum(GLASS, [0, 0.92, 0], 0.14, 0.31, 0.322),
    ring(plain([0.93, 0.95, 0.96], { gloss: 0.8 }), [0, 1.06, 0], 0.315, 0.011),
    ...(isMilk ? [] : [...citrus([0.3, 1.08, -0.02]), ...straw()]),
  ];
  return portray(wish, model, 0.3, 0.2, 3);
}

const straw = (): Solid[] => [
  limb(
    plain([0.85, 0.16, 0.18], { gloss: 0.3 }),
    [-0.02, 0.6, 0],
    [-0.26, 1.42, 0.04],
    0.028,
    0.028,
  ),
];

/** A slice of an orange that stands on the rim of a glass. */
function citrus([x, y, z]: Vector): Solid[] {
  const flesh: Look = {
    paint: (px, py) => {
      const out = Math.hypot(px - x, py - y);
      const segment = Math.abs(Math.cos(Math.atan2(py - y, px - x) * 4));
      if (out > 0.185) return [0.95, 0.5, 0.08];
      if (out > 0.165 || segment < 0.16) return [0.98, 0.88, 0.66];
      return [0.97, 0.6, 0.16];
    },
    gloss: 0.35,
  };
  const slice = frustum(flesh, [x, y, z - 0.02], 0.04, 0.2, 0.2, pitch(Math.PI / 2));
  return [slice];
}
