import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, rough, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const TWIG: Colour = [0.62, 0.46, 0.28];
const BONE: Colour = [0.92, 0.88, 0.78];
const HORN: Colour = [0.4, 0.33, 0.26];
const CABINET: Colour = [0.09, 0.09, 0.1];
const CONE: Colour = [0.24, 0.24, 0.26];

/** How many twigs a tumbleweed has, and of how many pieces each is bent. */
const TWIGS = { count: 110, pieces: 4 } as const;

/** A tumbleweed: a ball of dry twigs that the wind rolls. */
export function tumbleweed(wish: Wish): Sprite {
  const base = wish.colour ?? TWIG;
  const { random } = wish;
  const at = (around: number, up: number, radius: number): Vector => [
    radius * Math.sin(up) * Math.cos(around),
    0.52 + radius * Math.cos(up),
    radius * Math.sin(up) * Math.sin(around),
  ];
  // Each bends around the ball, some of them end outside of it.
  const twigs = Array.from({ length: TWIGS.count }, (): Solid[] => {
    const [around, up] = [random.unit() * Math.PI * 2, Math.acos(2 * random.unit() - 1)];
    const radius = 0.24 + 0.26 * Math.sqrt(random.unit());
    const [turn, rise] = [3.4 * (random.unit() - 0.5), 2 * (random.unit() - 0.5)];
    const look = plain(scaleColour(base, 0.55 + 0.75 * random.unit()));
    return Array.from({ length: TWIGS.pieces }, (_, n): Solid => {
      const [from, to] = [n / TWIGS.pieces, (n + 1) / TWIGS.pieces];
      const point = (share: number): Vector =>
        at(around + turn * share, up + rise * share, radius + 0.05 * share * share);
      return limb(look, point(from), point(to), 0.011 - 0.006 * from, 0.011 - 0.006 * to);
    });
  }).flat();
  return portray(wish, twigs, 0.3, 0.1, 3);
}

/** A cow's skull that the sun has bleached, with its horns, leaning on a stone. */
export function cowSkull(wish: Wish): Sprite {
  const bone = worn(wish.colour ?? BONE, 0.12);
  const dark = plain([0.1, 0.08, 0.07]);
  const horn = (side: number): Solid[] => {
    const path: readonly Vector[] = [
      [side * 0.2, 0.92, 0],
      [side * 0.46, 0.96, 0],
      [side * 0.7, 1.08, -0.03],
      [side * 0.84, 1.3, -0.08],
      [side * 0.82, 1.5, -0.12],
    ];
    return path.slice(1).map((at, n) => {
      const look = plain(mixColour(HORN, BONE, 0.6 - 0.16 * n), { gloss: 0.3 });
      return limb(look, path[n] as Vector, at, 0.1 - 0.02 * n, 0.08 - 0.022 * n, 0.02);
    });
  };
  const skull: Solid[] = [
    ellipsoid(bone, [0, 0.86, 0], [0.26, 0.16, 0.16], 0.06),
    limb(bone, [0, 0.76, 0], [0, 0.36, -0.02], 0.21, 0.13, 0.08),
    limb(bone, [0, 0.36, -0.02], [0, 0.08, -0.03], 0.13, 0.11, 0.06),
    ...[-1, 1].map((side) => ellipsoid(bone, [side * 0.2, 0.68, -0.06], [0.09, 0.12, 0.11], 0.05)),
    ...[-1, 1].map((side) => cut(ellipsoid(dark, [side * 0.18, 0.66, -0.17], [0.075, 0.09, 0.1]))),
    ...[-1, 1].map((side) =>
      cut(ellipsoid(dark, [side * 0.055, 0.16, -0.15], [0.038, 0.12, 0.08], 0, roll(side * 0.12))),
    ),
    ...horn(-1),
    ...horn(1),
  ];
  const model = [
    ...moved(skull, { by: pitch(-0.32) }),
    ellipsoid(rough([0.56, 0.5, 0.43], 2), [0.24, 0.16, 0.34], [0.46, 0.32, 0.28]),
  ];
  return portray(wish, model, 0.3, 0.1, 3);
}

/** A tower of loudspeakers as beside a stage: two cabinets with large cones, a horn on top. */
export function loudspeakers(wish: Wish): Sprite {
  const wood = worn(wish.colour ?? CABINET, 0.1, { gloss: 0.2 });
  const rim = plain([0.5, 0.5, 0.52], { gloss: 0.5 });
  const cone = (x: number, y: number, wide: number): Solid[] => {
    const paper: Look = {
      paint: (px, py) => scaleColour(CONE, 0.6 + (0.9 * Math.hypot(px - x, py - y)) / wide),
      gloss: 0.2,
    };
    return [
      frustum(rim, [x, y - 0.02, -0.46], 0.04, wide + 0.03, wide + 0.03, pitch(Math.PI / 2)),
      frustum(paper, [x, y - 0.02, -0.49], 0.04, wide, wide, pitch(Math.PI / 2)),
      ellipsoid(
        plain([0.13, 0.13, 0.14], { gloss: 0.4 }),
        [x, y, -0.52],
        [wide * 0.36, wide * 0.36, 0.05],
      ),
    ];
  };
  const tower = (left: number): Solid[] => [
    box(wood, [left, 0.62, 0], [0.48, 0.6, 0.44], undefined, 0.03),
    box(wood, [left, 1.72, 0], [0.46, 0.48, 0.42], undefined, 0.03),
    ...cone(left, 0.62, 0.36),
    ...cone(left - 0.2, 1.54, 0.17),
    ...cone(left + 0.2, 1.54, 0.17),
    box(rim, [left, 1.96, -0.43], [0.34, 0.14, 0.01]),
    box(plain([0.03, 0.03, 0.03]), [left, 1.96, -0.445], [0.3, 0.1, 0.01]),
    box(rim, [left - 0.49, 1.72, 0], [0.01, 0.05, 0.12]),
  ];
  return portray(wish, [...tower(-0.56), ...tower(0.56)], 0.35, 0.06, 3.2);
}

/** A board to leap from into the water, on a frame with a ladder. */
export function divingBoard(wish: Wish): Sprite {
  const steel = plain([0.78, 0.8, 0.82], { gloss: 0.7 });
  const top: Look = planks(wish.colour ?? [0.2, 0.56, 0.78], 0.16);
  const model = [
    box(top, [-0.5, 1.56, 0], [1.9, 0.045, 0.28], undefined, 0.02),
    ...[-0.24, 0.24].flatMap((z): Solid[] => [
      limb(steel, [1.3, 0, z], [1.3, 2.4, z], 0.036, 0.036),
      limb(steel, [0.3, 0, z], [0.3, 2.4, z], 0.036, 0.036),
      limb(steel, [1.3, 2.4, z], [0.3, 2.4, z], 0.036, 0.036),
      limb(steel, [1.3, 1.5, z], [0.3, 0.06, z], 0.026, 0.026),
      limb(steel, [1.3, 0.02, z], [1.62, 0.02, z], 0.036, 0.036),
      limb(steel, [1.62, 0.02, z], [1.34, 1.5, z], 0.03, 0.03),
    ]),
    ...[0.3, 0.6, 0.9, 1.2].map((y) =>
      limb(steel, [1.62 - 0.19 * y, y, -0.24], [1.62 - 0.19 * y, y, 0.24], 0.03, 0.03),
    ),
    limb(steel, [0.3, 1.48, -0.3], [0.3, 1.48, 0.3], 0.05, 0.05),
    ring(steel, [0.3, 0.02, 0], 0.1, 0.02),
  ];
  return portray(wish, model, 0.35, 0.1, 3.2);
}
