import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const SPRUCE: Colour = [0.95, 0.66, 0.3];
const MAPLE: Colour = [0.6, 0.26, 0.09];
const EBONY: Colour = [0.09, 0.07, 0.06];
const STEEL: Colour = [0.8, 0.78, 0.74];
const LACQUER: Colour = [0.035, 0.035, 0.04];
const IVORY: Colour = [0.93, 0.91, 0.86];
const BRASS: Colour = [0.78, 0.6, 0.24];
const FELT: Colour = [0.44, 0.06, 0.08];

/** How thick the bodies of instruments are, half. */
const THICK = 0.065;

/** Wood that is darker toward the rim of a body whose middle is so high: a sunburst, with its grain. */
const burst = (wood: Colour, middle: number, wide: number): Look => ({
  paint: (x, y) => {
    const grain = 1 + 0.06 * Math.sin(x * 150 + 2 * Math.sin(y * 9));
    const rim = smoothstep(0.62, 1.1, Math.hypot(x / wide, (y - middle) / (wide * 1.5)));
    return scaleColour(mixColour(wood, scaleColour(wood, 0.38), rim), grain);
  },
  gloss: 0.5,
});

/** An acoustic guitar on its stand, its strings to the eye. */
export function guitar(wish: Wish): Sprite {
  const top = burst(wish.colour ?? SPRUCE, 0.32, 0.24);
  const dark = plain(EBONY, { gloss: 0.3 });
  const steel = plain(STEEL, { gloss: 0.7 });
  const neck: Look = {
    paint: (_x, y) => (Math.abs((y % 0.045) - 0.02) < 0.0025 ? STEEL : EBONY),
    gloss: 0.25,
  };
  const front = -THICK - 0.004;
  const model = [
    ellipsoid(top, [0, 0.27, 0], [0.245, 0.215, THICK]),
    ellipsoid(top, [0, 0.53, 0], [0.18, 0.16, THICK], 0.07),
    // The top is flat.
    cut(box(top, [0, 0.4, front * 2 + 0.02], [0.4, 0.5, THICK + 0.004])),
    frustum(dark, [0, 0.455, front * 0.82], 0.01, 0.066, 0.066, QUARTER),
    box(dark, [0, 0.24, front + 0.008], [0.1, 0.017, 0.014], undefined, 0.006),
    box(neck, [0, 0.8, front + 0.012], [0.026, 0.29, 0.014]),
    box(plain(MAPLE, { gloss: 0.4 }), [0, 0.86, front + 0.03], [0.024, 0.24, 0.016]),
    box(
      plain(MAPLE, { gloss: 0.4 }),
      [0, 1.17, front + 0.026],
      [0.043, 0.085, 0.014],
      undefined,
      0.008,
    ),
    ...[-1, 1].flatMap((side) =>
      [1.12, 1.17, 1.22].map((high) => ball(steel, [side * 0.058, high, front + 0.026], 0.014)),
    ),
    ...[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((n) =>
      limb(
        steel,
        [n * 0.0085, 0.25, front - 0.009],
        [n * 0.0075, 1.1, front - 0.009],
        0.001,
        0.001,
      ),
    ),
  ];
  const leant = moved(model, { by: roll(0.06), to: [0, 0.05, 0] });
  return portray(wish, [...leant, ...stand()], 0.3, 0.05, 3);
}

/** Turns what stands upright to lie toward the eye. */
const QUARTER = pitch(Math.PI / 2);

function stand(): Solid[] {
  const iron = plain(EBONY, { gloss: 0.5 });
  return [
    limb(iron, [0, 0.5, 0.12], [-0.2, 0, 0.02], 0.012, 0.012),
    limb(iron, [0, 0.5, 0.12], [0.2, 0, 0.02], 0.012, 0.012),
    limb(iron, [0, 0.5, 0.12], [0, 0, 0.3], 0.012, 0.012),
    ...[-0.12, 0.12].map((x) => limb(iron, [x, 0.1, 0.06], [x, 0.1, -0.1], 0.012, 0.012)),
  ];
}

/** A violin with its bow leaning beside it. */
export function violin(wish: Wish): Sprite {
  const top = burst(wish.colour ?? MAPLE, 0.34, 0.2);
  const dark = plain(EBONY, { gloss: 0.3 });
  const steel = plain(STEEL, { gloss: 0.7 });
  const soundHole = (side: number): Solid[] => {
    const at: readonly Vector[] = [
      [side * 0.07, 0.44, -THICK],
      [side * 0.095, 0.38, -THICK],
      [side * 0.085, 0.32, -THICK],
      [side * 0.11, 0.27, -THICK],
    ];
    return at.slice(1).map((to, n) => limb(dark, at[n] as Vector, to, 0.011, 0.011));
  };
  const model = [
    ellipsoid(top, [0, 0.2, 0], [0.2, 0.19, THICK]),
    ellipsoid(top, [0, 0.54, 0], [0.165, 0.15, THICK], 0.03),
    box(top, [0, 0.37, 0], [0.11, 0.16, THICK * 0.9], undefined, 0.03),
    ...soundHole(-1),
    ...soundHole(1),
    box(dark, [0, 0.7, -THICK - 0.02], [0.024, 0.27, 0.014], undefined, 0.008),
    box(plain(SPRUCE), [0, 0.35, -THICK - 0.02], [0.05, 0.012, 0.03], undefined, 0.005),
    box(dark, [0, 0.17, -THICK - 0.018], [0.032, 0.11, 0.014], undefined, 0.01),
    ...[-1.5, -0.5, 0.5, 1.5].map((n) =>
      limb(
        steel,
        [n * 0.011, 0.24, -THICK - 0.045],
        [n * 0.009, 0.97, -THICK - 0.04],
        0.002,
        0.002,
      ),
    ),
    limb(top, [0, 0.66, -THICK * 0.5], [0, 1.02, -THICK * 0.6], 0.024, 0.022),
    ball(top, [0, 1.08, -THICK * 0.2], 0.045, 0.02),
    ...[-1, 1].flatMap((side) =>
      [0.99, 1.03].map((high) =>
        limb(dark, [0, high, -0.04], [side * 0.07, high, -0.04], 0.008, 0.013),
      ),
    ),
  ];
  const bow = [
    limb(plain(MAPLE, { gloss: 0.4 }), [0.36, 0, -0.08], [0.2, 1.05, -0.02], 0.009, 0.007),
    limb(plain(IVORY), [0.385, 0.02, -0.08], [0.225, 1.04, -0.02], 0.004, 0.004),
    box(dark, [0.372, 0.05, -0.08], [0.018, 0.03, 0.014]),
  ];
  return portray(wish, [...model, ...bow], 0.28, 0.05, 3);
}

/** A grand piano with its lid raised, its keys and a bench toward the eye. */
export function piano(wish: Wish): Sprite {
  const lacquer = plain(wish.colour ?? LACQUER, { gloss: 0.85 });
  const brass = plain(BRASS, { gloss: 0.7 });
  const keys: Look = {
    paint: (x, _y, z) => {
      const key = ((x + 2) / 0.0365) % 7;
      const isBlack = [0, 1, 3, 4, 5].some((n) => Math.abs(key - n - 1) < 0.24) && z > -0.44;
      return isBlack ? LACQUER : Math.abs(key % 1) < 0.1 ? scaleColour(IVORY, 0.6) : IVORY;
    },
    gloss: 0.4,
  };
  const strings: Look = {
    paint: (x) => scaleColour(BRASS, 0.55 + 0.45 * Math.abs(Math.sin(x * 120))),
    gloss: 0.4,
  };
  /** The outline of the case: straight on the left, swung in on the right. */
  const slab = (look: Look, high: number, half: number, by = 0): Solid[] => [
    box(look, [0, high, -0.1], [0.62 - by, half, 0.22 - by], undefined, 0.02),
    box(look, [-0.21, high, 0.36], [0.41 - by, half, 0.4 - by], undefined, 0.02),
    frustum(look, [-0.2, high - half, 0.72], half * 2, 0.42 - by, 0.42 - by),
  ];
  const leg = (x: number, z: number): Solid[] => [
    frustum(lacquer, [x, 0, z], 0.44, 0.03, 0.055),
    ball(brass, [x, 0.02, z], 0.026),
  ];
  const lid = moved(slab(lacquer, 0, 0.012, 0.01), { by: roll(0.66), to: [-0.12, 1.05, 0] });
  const model = [
    ...slab(lacquer, 0.53, 0.1),
    ...slab(strings, 0.628, 0.01, 0.06),
    box(lacquer, [0, 0.5, -0.4], [0.64, 0.05, 0.13], undefined, 0.015),
    box(keys, [0, 0.555, -0.41], [0.56, 0.014, 0.1]),
    ...[-1, 1].map((side) =>
      box(lacquer, [side * 0.6, 0.56, -0.4], [0.045, 0.06, 0.13], undefined, 0.02),
    ),
    box(lacquer, [0, 0.7, -0.24], [0.3, 0.1, 0.012], undefined, 0.008),
    ...lid,
    limb(lacquer, [0.5, 0.62, 0.02], [0.26, 1.26, 0.02], 0.012, 0.012),
    ...leg(-0.54, -0.24),
    ...leg(0.54, -0.24),
    ...leg(-0.2, 0.86),
    box(lacquer, [0, 0.3, -0.86], [0.3, 0.03, 0.15], undefined, 0.01),
    box(plain(FELT), [0, 0.345, -0.86], [0.29, 0.025, 0.14], undefined, 0.02),
    ...[-0.25, 0.25].flatMap((x) =>
      [-0.98, -0.74].map((z) => limb(lacquer, [x, 0, z], [x, 0.3, z], 0.018, 0.024)),
    ),
  ];
  // From the right the lid would hide the strings.
  const turned = moved(model, { by: yaw(-0.55) });
  return portray(wish, turned, 0.04, 0.2, 3);
}
