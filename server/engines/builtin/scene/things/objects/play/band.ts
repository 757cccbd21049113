import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
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
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const BRASS: Colour = [0.92, 0.68, 0.22];
const STEEL: Colour = [0.76, 0.77, 0.79];
const SHELL: Colour = [0.62, 0.07, 0.08];
const SKIN: Colour = [0.93, 0.92, 0.88];
const GILT: Colour = [0.82, 0.58, 0.2];
const BLACK: Colour = [0.06, 0.055, 0.055];
const PEARL: Colour = [0.56, 0.06, 0.08];
const IVORY: Colour = [0.94, 0.91, 0.84];

/** Toward the eye: what stood upright lies along the line of sight. */
const FACING = pitch(Math.PI / 2);

/** A set of drums: the bass drum to the eye, two toms on it, snare, floor tom, two cymbals and a hi-hat. */
export function drumSet(wish: Wish): Sprite {
  const shell = plain(wish.colour ?? SHELL, { gloss: 0.6 });
  const steel = plain(STEEL, { gloss: 0.85 });
  const brass = plain(BRASS, { gloss: 0.85 });
  const skin = plain(SKIN, { gloss: 0.15 });
  const kit = (at: Vector, wide: number, deep: number, lean: number): Solid[] =>
    moved(
      [
        frustum(shell, [0, 0, 0], deep, wide, wide),
        frustum(skin, [0, deep - 0.005, 0], 0.012, wide * 0.97, wide * 0.97),
        ring(steel, [0, deep, 0], wide, 0.018),
        ring(steel, [0, 0, 0], wide, 0.016),
        ...[0, 1, 2, 3, 4, 5].map((n): Solid => {
          const [c, s] = [Math.cos(n * 1.047) * wide, Math.sin(n * 1.047) * wide];
          return limb(steel, [c, 0.03, s], [c, deep - 0.02, s], 0.016, 0.016);
        }),
      ],
      { by: pitch(lean), to: at },
    );
  const cymbal = (x: number, z: number, high: number, wide: number, lean: number): Solid[] => [
    limb(steel, [x, 0.02, z], [x, high + 0.06, z], 0.016, 0.012),
    ...[0, 1, 2].map((n) =>
      limb(
        steel,
        [x, 0.24, z],
        [x + 0.2 * Math.cos(n * 2.094), 0, z + 0.2 * Math.sin(n * 2.094)],
        0.014,
        0.012,
      ),
    ),
    ...moved(
      [
        ellipsoid(brass, [0, 0, 0], [wide, 0.022, wide]),
        ellipsoid(brass, [0, 0.02, 0], [wide * 0.24, 0.045, wide * 0.24]),
      ],
      {
        by: roll(lean),
        to: [x, high, z],
      },
    ),
  ];
  const legs = (x: number, z: number, out: number, high: number): Solid[] =>
    [0, 1, 2].map((n) => {
      const [c, s] = [Math.cos(n * 2.094 + 0.5) * out, Math.sin(n * 2.094 + 0.5) * out];
      return limb(steel, [x + c, high, z + s], [x + c * 1.06, 0, z + s * 1.06], 0.014, 0.014);
    });
  const model = [
    frustum(shell, [0, 0.46, 0.24], 0.5, 0.46, 0.46, FACING),
    frustum(skin, [0, 0.46, -0.25], 0.02, 0.44, 0.44, FACING),
    ring(plain(BLACK, { gloss: 0.5 }), [0, 0.46, -0.26], 0.45, 0.034, FACING),
    frustum(plain(BLACK), [0.2, 0.34, -0.255], 0.02, 0.08, 0.08, FACING),
    ...[-1, 1].map((side) =>
      limb(steel, [side * 0.4, 0.3, 0.06], [side * 0.56, 0, -0.12], 0.018, 0.014),
    ),
    limb(steel, [0, 0.9, 0.2], [0, 1.1, 0.2], 0.022, 0.022),
    ...kit([-0.26, 0.98, 0.3], 0.22, 0.26, 0.36),
    ...kit([0.26, 0.98, 0.3], 0.24, 0.28, 0.36),
    ...kit([0.78, 0.22, 0.24], 0.29, 0.46, 0.06),
    ...legs(0.78, 0.24, 0.3, 0.4),
    ...kit([-0.74, 0.56, 0.26], 0.26, 0.16, 0.1),
    ...legs(-0.74, 0.26, 0.2, 0.56),
    ...cymbal(-1.06, 0.3, 0.92, 0.26, 0.06),
    ellipsoid(brass, [-1.06, 0.95, 0.3], [0.26, 0.02, 0.26]),
    ...cymbal(-0.56, 0.5, 1.62, 0.36, -0.28),
    ...cymbal(0.72, 0.5, 1.56, 0.4, 0.26),
  ];
  return portray(wish, model, 0.22, 0.16, 3);
}

/** A harp of gilded wood: a pillar with a crown, a neck that swings down to the soundboard, strings between. */
export function harp(wish: Wish): Sprite {
  const gilt = worn(wish.colour ?? GILT, 0.1, { gloss: 0.7 });
  const board = worn([0.66, 0.42, 0.18], 0.1, { gloss: 0.4 });
  const foot: Vector = [-0.42, 0.14, 0];
  const top: Vector = [-0.46, 1.86, 0];
  const shoulder: Vector = [0.56, 1.42, 0];
  // The neck dips, then rises to the shoulder.
  const neck = (share: number): Vector => [
    top[0] + share * (shoulder[0] - top[0]),
    1.8 - 0.56 * share - 0.17 * Math.sin(share * Math.PI * 1.7) + 0.12 * share ** 3,
    0,
  ];
  const sound = (share: number): Vector => [
    shoulder[0] + share * (foot[0] + 0.1 - shoulder[0]),
    neck(1)[1] + share * (0.2 - neck(1)[1]),
    0,
  ];
  const necks = Array.from({ length: 10 }, (_, n) =>
    limb(gilt, neck(n / 10), neck((n + 1) / 10), 0.06, 0.06, n === 0 ? 0 : 0.02),
  );
  const strings = Array.from({ length: 22 }, (_, n): Solid => {
    const share = (n + 1.2) / 24;
    const look = plain(n % 7 === 0 ? [0.7, 0.1, 0.1] : n % 7 === 3 ? [0.1, 0.1, 0.14] : IVORY, {
      gloss: 0.3,
    });
    const up = neck(share);
    // Straight down to the soundboard.
    const along = (shoulder[0] - up[0]) / (shoulder[0] - foot[0] - 0.1);
    return limb(look, up, sound(along), 0.0075, 0.0075);
  });
  const model = [
    limb(gilt, foot, top, 0.075, 0.06),
    ...[0.36, 0.46, 1.62, 1.7].map((y) => ring(gilt, [-0.43, y, 0], 0.075, 0.026)),
    frustum(gilt, [-0.46, 1.84, 0], 0.12, 0.07, 0.13),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      ball(gilt, [-0.46 + 0.12 * Math.cos(n * 1.047), 1.97, 0.12 * Math.sin(n * 1.047)], 0.03),
    ),
    ...necks,
    limb(board, neck(1), [foot[0] + 0.12, 0.2, 0], 0.09, 0.2),
    ball(gilt, neck(1), 0.085),
    box(gilt, [-0.28, 0.08, 0], [0.34, 0.08, 0.24], undefined, 0.05),
    ...[-0.54, -0.02].flatMap((x) => [-0.2, 0.2].map((z) => ball(gilt, [x, 0.04, z], 0.05))),
    ...strings,
  ];
  return portray(wish, model, 0.35, 0.06, 3);
}

/** A trumpet that lies in its open case. */
export function trumpet(wish: Wish): Sprite {
  const brass = plain(wish.colour ?? BRASS, { gloss: 0.95 });
  const pearl = plain(IVORY, { gloss: 0.6 });
  const level = roll(-Math.PI / 2);
  const horn = [
    limb(brass, [-1.0, 0.34, 0], [0.5, 0.34, 0], 0.034, 0.036),
    frustum(brass, [0.48, 0.34, 0], 0.36, 0.036, 0.085, level),
    frustum(brass, [0.83, 0.34, 0], 0.14, 0.085, 0.17, level),
    frustum(brass, [0.96, 0.34, 0], 0.07, 0.17, 0.29, level),
    ring(brass, [1.03, 0.34, 0], 0.285, 0.018, roll(Math.PI / 2)),
    frustum(brass, [-1.0, 0.34, 0], 0.1, 0.034, 0.06, roll(Math.PI / 2)),
    ring(brass, [-1.1, 0.34, 0], 0.055, 0.018, roll(Math.PI / 2)),
    // The tube winds once, past the valves.
    limb(brass, [-0.66, 0.06, 0.02], [0.42, 0.06, 0.02], 0.034, 0.034),
    limb(brass, [-0.66, 0.06, 0.02], [-0.78, 0.2, 0.01], 0.034, 0.034, 0.03),
    limb(brass, [-0.78, 0.2, 0.01], [-0.66, 0.34, 0.0], 0.034, 0.034, 0.03),
    limb(brass, [0.42, 0.06, 0.02], [0.54, 0.2, 0.01], 0.034, 0.034, 0.03),
    limb(brass, [0.54, 0.2, 0.01], [0.44, 0.34, 0], 0.034, 0.034, 0.03),
    ...[-0.2, -0.04, 0.12].flatMap((x) => [
      limb(brass, [x, -0.04, -0.02], [x, 0.44, -0.02], 0.068, 0.068),
      limb(brass, [x, 0.44, -0.02], [x, 0.56, -0.02], 0.018, 0.018),
      frustum(pearl, [x, 0.56, -0.02], 0.026, 0.05, 0.05),
    ]),
    ring(brass, [0.3, 0.44, 0], 0.07, 0.018, FACING),
  ];
  const lain = moved(horn, { by: pitch(-0.5), to: [0, 0.12, -0.1] });
  const velvet = plain([0.36, 0.05, 0.14]);
  const hide = worn(BLACK, 0.2, { gloss: 0.3 });
  const lid = moved(
    [
      box(hide, [0, 0.36, 0], [1.24, 0.36, 0.08], undefined, 0.04),
      box(velvet, [0, 0.36, -0.07], [1.14, 0.28, 0.02]),
    ],
    {
      by: pitch(-0.3),
      to: [0, 0.12, 0.62],
    },
  );
  const model = [
    box(hide, [0, 0.06, 0.04], [1.24, 0.06, 0.6], undefined, 0.03),
    box(velvet, [0, 0.12, 0.04], [1.16, 0.02, 0.53], undefined, 0.01),
    ...lid,
    ...moved(lain, { to: [0, 0.1, 0] }),
  ];
  return portray(wish, model, 0.22, 0.34, 3);
}

/** A saxophone on its stand: a crook above, keys along its bore, the bell that turns up. */
export function saxophone(wish: Wish): Sprite {
  const brass = plain(wish.colour ?? BRASS, { gloss: 0.95 });
  const pearl = plain(IVORY, { gloss: 0.6 });
  const black = plain(BLACK, { gloss: 0.5 });
  const top: Vector = [-0.3, 1.62, 0];
  const low: Vector = [-0.08, 0.42, 0];
  const on = (share: number, out = 0): Vector => [
    top[0] + share * (low[0] - top[0]) + out,
    top[1] + share * (low[1] - top[1]),
    -0.02,
  ];
  const keys = Array.from({ length: 8 }, (_, n): Solid[] => {
    const [x, y] = on(0.1 + n * 0.105, 0);
    const size = 0.045 + 0.007 * n;
    return [
      frustum(brass, [x - 0.01, y, -0.06 - 0.008 * n], 0.04, size, size, FACING),
      frustum(pearl, [x - 0.01, y, -0.09 - 0.008 * n], 0.012, size * 0.6, size * 0.6, FACING),
    ];
  }).flat();
  const model = [
    limb(brass, top, low, 0.055, 0.125),
    limb(brass, low, [0.0, 0.22, 0], 0.125, 0.14, 0.04),
    limb(brass, [0.0, 0.22, 0], [0.2, 0.16, 0], 0.14, 0.15, 0.05),
    limb(brass, [0.2, 0.16, 0], [0.36, 0.34, 0], 0.15, 0.15, 0.05),
    frustum(brass, [0.35, 0.32, 0], 0.4, 0.15, 0.2, roll(-0.2)),
    frustum(brass, [0.42, 0.7, 0], 0.14, 0.2, 0.3, roll(-0.2)),
    frustum(brass, [0.45, 0.83, 0], 0.05, 0.3, 0.36, roll(-0.2)),
    // Its inside is dark.
    ellipsoid(
      plain([0.3, 0.2, 0.06], { gloss: 0.6 }),
      [0.46, 0.88, 0],
      [0.34, 0.02, 0.34],
      0,
      roll(-0.2),
    ),
    ring(brass, [0.46, 0.88, 0], 0.35, 0.022, roll(-0.2)),
    limb(brass, top, [-0.34, 1.78, 0], 0.05, 0.045, 0.03),
    limb(brass, [-0.34, 1.78, 0], [-0.5, 1.86, 0], 0.045, 0.04, 0.03),
    limb(brass, [-0.5, 1.86, 0], [-0.72, 1.78, 0], 0.04, 0.032, 0.03),
    limb(black, [-0.7, 1.785, 0], [-0.9, 1.7, 0], 0.042, 0.03),
    ...keys,
    limb(brass, on(0.12, 0.09), on(0.86, 0.14), 0.014, 0.014),
    ...[0.3, 0.5].map((y) => frustum(brass, [0.37, y + 0.06, -0.16], 0.04, 0.075, 0.075, FACING)),
    ...[-1, 1].map((side) =>
      limb(black, [0.1, 0.1, side * 0.1], [0.1 + side * 0.05, 0, side * 0.44], 0.026, 0.022),
    ),
    limb(black, [0.1, 0.1, 0], [-0.44, 0, 0.1], 0.026, 0.022),
    limb(black, [0.06, 0.06, 0.14], [-0.12, 0.7, 0.16], 0.024, 0.022),
  ];
  return portray(wish, model, 0.3, 0.08, 3);
}

/** An accordion that stands open a little: keys on the right, pleats between, buttons on the left. */
export function accordion(wish: Wish): Sprite {
  const pearl = plain(wish.colour ?? PEARL, { gloss: 0.7 });
  const steel = plain(STEEL, { gloss: 0.8 });
  const black = plain(BLACK, { gloss: 0.4 });
  const pleats = Array.from({ length: 13 }, (_, n): Solid => {
    const share = (n - 6) / 6;
    const look = plain(n % 2 === 0 ? scaleColour(wish.colour ?? PEARL, 0.6) : BLACK, {
      gloss: 0.15,
    });
    const long = n % 2 === 0 ? 0.46 : 0.43;
    return box(
      look,
      [0.31 * share, 0.5 + 0.02 * (1 - share * share), 0],
      [0.026, long, n % 2 === 0 ? 0.25 : 0.225],
      roll(-0.12 * share),
      0.01,
    );
  });
  const keyboard: Look = {
    paint: (_x, y) => (Math.abs((y * 17) % 1) < 0.1 ? [0.4, 0.38, 0.34] : IVORY),
    gloss: 0.5,
  };
  const sharps = Array.from({ length: 14 }, (_, n): Solid | null =>
    n % 7 === 2 || n % 7 === 6
      ? null
      : box(black, [0.66, 0.16 + n * 0.0588, -0.3], [0.07, 0.014, 0.014], undefined, 0.006),
  ).filter((one) => one !== null);
  const grille: Look = {
    paint: (x, y) => (Math.sin(x * 70) * Math.sin(y * 40) > 0.35 ? [0.1, 0.08, 0.08] : STEEL),
    gloss: 0.6,
  };
  const model = [
    ...pleats,
    box(pearl, [0.46, 0.52, 0], [0.13, 0.52, 0.27], roll(-0.12), 0.05),
    box(grille, [0.45, 0.54, -0.27], [0.08, 0.36, 0.014], roll(-0.12)),
    box(pearl, [-0.46, 0.52, 0], [0.13, 0.52, 0.27], roll(0.12), 0.05),
    box(pearl, [0.68, 0.54, -0.16], [0.13, 0.47, 0.1], undefined, 0.03),
    box(keyboard, [0.7, 0.54, -0.26], [0.12, 0.44, 0.03]),
    ...sharps,
    ...Array.from(
      { length: 18 },
      (_, n): Solid =>
        ball(
          plain(IVORY, { gloss: 0.6 }),
          [-0.53 + 0.06 * (n % 3), 0.22 + 0.11 * Math.floor(n / 3), -0.275],
          0.022,
        ),
    ),
    ...[0.1, 0.94].flatMap((y) => [-0.5, 0.5].map((x) => ball(steel, [x, y, -0.2], 0.04))),
    limb(plain([0.2, 0.1, 0.06]), [-0.56, 0.9, -0.1], [-0.66, 0.5, -0.22], 0.03, 0.034),
    limb(plain([0.2, 0.1, 0.06]), [-0.66, 0.5, -0.22], [-0.56, 0.12, -0.1], 0.034, 0.03, 0.02),
  ];
  return portray(wish, moved(model, { by: yaw(0.1) }), 0.25, 0.12, 3);
}
