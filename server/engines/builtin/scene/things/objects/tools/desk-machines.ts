import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const ENAMEL: Colour = [0.1, 0.13, 0.13];
const STEEL: Colour = [0.74, 0.75, 0.77];
const IVORY: Colour = [0.94, 0.91, 0.82];
const PAPER: Colour = [0.95, 0.94, 0.89];
const LEATHERETTE: Colour = [0.07, 0.07, 0.075];

/** A typewriter: four rows of round keys before a basket of types, a sheet with lines on the roller. */
export function typewriter(wish: Wish): Sprite {
  const shell = worn(wish.colour ?? ENAMEL, 0.06, { gloss: 0.55 });
  const steel = plain(STEEL, { gloss: 0.8 });
  const rubber = plain([0.06, 0.06, 0.06], { gloss: 0.3 });
  const cap = plain(IVORY, { gloss: 0.4 });
  const sheet: Look = {
    paint: (x, y) => {
      const line = Math.floor(y * 13);
      const isInk = Math.abs(x) < (line % 4 === 1 ? 0.2 : 0.4) && (y * 13) % 1 < 0.42 && y > 0.98;
      return isInk && blotch(x * 40, line * 3) > -0.25 ? [0.2, 0.2, 0.22] : PAPER;
    },
  };
  const keys = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 10 }, (_, n): Solid[] => {
      const at: Vector = [
        -0.6 + 0.128 * n + 0.03 * row,
        0.2 + 0.085 * (3 - row),
        -0.66 + 0.12 * (3 - row),
      ];
      return [
        limb(steel, [at[0], 0.1, at[2] + 0.1], at, 0.01, 0.01),
        frustum(rubber, at, 0.026, 0.054, 0.054, pitch(0.22)),
        frustum(cap, [at[0], at[1] + 0.018, at[2]], 0.016, 0.042, 0.042, pitch(0.22)),
      ];
    }).flat(),
  );
  const types = Array.from({ length: 19 }, (_, n): Solid => {
    const angle = (n / 18 - 0.5) * 2.3;
    const far: Vector = [
      0.46 * Math.sin(angle),
      0.5 + 0.05 * Math.cos(angle),
      -0.06 - 0.2 * Math.cos(angle),
    ];
    return limb(steel, far, [0.06 * Math.sin(angle), 0.56, 0.08], 0.012, 0.009);
  });
  const model = [
    box(shell, [0, 0.09, -0.1], [0.82, 0.07, 0.66], undefined, 0.05),
    box(shell, [0, 0.32, 0.22], [0.8, 0.22, 0.3], undefined, 0.08),
    ...[-1, 1].map((side) =>
      box(shell, [side * 0.7, 0.42, 0.02], [0.11, 0.16, 0.3], undefined, 0.07),
    ),
    box(rubber, [0, 0.44, -0.02], [0.56, 0.03, 0.2]),
    ...types,
    ...keys,
    box(steel, [0.02, 0.155, -0.76], [0.36, 0.02, 0.03], undefined, 0.018),
    // The carriage with its roller, knobs and lever.
    box(steel, [0, 0.62, 0.3], [0.84, 0.05, 0.12], undefined, 0.03),
    limb(rubber, [-0.78, 0.72, 0.24], [0.78, 0.72, 0.24], 0.095, 0.095),
    ...[-1, 1].flatMap((side) => [
      limb(steel, [side * 0.78, 0.72, 0.24], [side * 0.9, 0.72, 0.24], 0.03, 0.03),
      ellipsoid(rubber, [side * 0.95, 0.72, 0.24], [0.06, 0.1, 0.1]),
    ]),
    limb(steel, [-0.84, 0.7, 0.2], [-1.02, 0.86, -0.06], 0.02, 0.026),
    box(sheet, [0, 1.08, 0.34], [0.5, 0.4, 0.012], pitch(-0.16)),
    limb(steel, [-0.56, 0.83, 0.26], [0.56, 0.83, 0.26], 0.014, 0.014),
    ...[-0.3, 0.3].map((x) => frustum(steel, [x, 0.54, 0.1], 0.02, 0.1, 0.1)),
  ];
  return portray(wish, model, 0.3, 0.34, 3);
}

/** A camera of old: leatherette round a body of metal, its lens to the eye, a flash shoe and dials above. */
export function oldCamera(wish: Wish): Sprite {
  const steel = plain(STEEL, { gloss: 0.75 });
  const skin: Look = {
    paint: (x, y, z) =>
      scaleColour(wish.colour ?? LEATHERETTE, 1 + 0.4 * blotch(x * 40, y * 40 + z * 40)),
    bump: (x, y, z) => 0.006 * blotch(x * 60, y * 60 + z * 50),
    gloss: 0.25,
  };
  const black = plain([0.045, 0.045, 0.05], { gloss: 0.5 });
  const facing = pitch(Math.PI / 2);
  // The sky in the lens, and the coating's violet.
  const lens: Look = {
    paint: (x, y) => {
      const [u, v] = [x, y - 0.42];
      const out = Math.hypot(u, v) / 0.19;
      if (Math.hypot(u + 0.07, v - 0.07) < 0.045) return [0.86, 0.92, 0.98];
      return [0.06 + 0.22 * out * out, 0.05 + 0.06 * out, 0.12 + 0.34 * out * out];
    },
    gloss: 0.95,
  };
  const ringed: Look = {
    paint: (x, y, z) =>
      Math.sin(Math.atan2(y - 0.42, x) * 40) > 0 && z < -0.33 && z > -0.46
        ? [0.14, 0.14, 0.15]
        : [0.05, 0.05, 0.055],
    gloss: 0.4,
  };
  const model = [
    box(skin, [0, 0.42, 0], [0.78, 0.38, 0.2], undefined, 0.09),
    box(steel, [0, 0.8, 0], [0.78, 0.075, 0.2], undefined, 0.05),
    box(steel, [0, 0.06, 0], [0.76, 0.05, 0.19], undefined, 0.03),
    box(steel, [0, 0.9, -0.02], [0.22, 0.11, 0.18], undefined, 0.05),
    box(black, [0, 0.9, -0.19], [0.13, 0.06, 0.014], undefined, 0.01),
    frustum(steel, [0, 0.42, -0.18], 0.12, 0.38, 0.36, facing),
    frustum(ringed, [0, 0.42, -0.28], 0.24, 0.33, 0.3, facing),
    ring(steel, [0, 0.42, -0.52], 0.285, 0.022, facing),
    frustum(black, [0, 0.42, -0.49], 0.04, 0.27, 0.27, facing),
    ellipsoid(lens, [0, 0.42, -0.53], [0.2, 0.2, 0.06]),
    ...[-0.56, 0.5].map((x) => frustum(steel, [x, 0.87, 0], 0.07, 0.12, 0.12)),
    frustum(black, [-0.56, 0.94, 0], 0.02, 0.09, 0.09),
    frustum(steel, [0.32, 0.87, -0.06], 0.05, 0.045, 0.045),
    box(steel, [0, 1.02, 0], [0.1, 0.016, 0.07]),
    limb(steel, [0.52, 0.9, 0], [0.7, 0.9, 0.08], 0.022, 0.018),
    ...[-1, 1].flatMap((side) => [
      ring(steel, [side * 0.8, 0.72, 0], 0.04, 0.012, yaw(0.3)),
      ball(steel, [side * 0.78, 0.72, 0], 0.026),
    ]),
    box(black, [-0.48, 0.8, -0.2], [0.1, 0.04, 0.012], undefined, 0.008),
  ];
  return portray(wish, model, 0.36, 0.14, 3);
}
