import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { blotch } from './dishes.ts';

const WALNUT: Colour = [0.36, 0.19, 0.09];
const BRASS: Colour = [0.78, 0.58, 0.24];
const SAND: Colour = [0.88, 0.7, 0.4];
const MIST: Colour = [0.5, 0.34, 0.86];
const PAPER: Colour = [0.93, 0.88, 0.74];
const LEATHER: Colour = [0.3, 0.12, 0.1];
/** Clear glass: all but what it mirrors is seen through it. */
const GLASS: Look = { ...plain([0.7, 0.76, 0.78], { gloss: 0.9 }), sheer: 0.93 };

/** An hourglass between two plates of wood: sand above that runs down, and a heap of it below. */
export function hourglass(wish: Wish): Sprite {
  const wood = worn(wish.colour ?? WALNUT, 0.12, { gloss: 0.35 });
  const brass = plain(BRASS, { gloss: 0.8 });
  const sand: Look = {
    paint: (x, y, z) => scaleColour(SAND, 1 + 0.16 * blotch(x * 30, y * 30 + z * 30)),
    gloss: 0.3,
  };
  const post = (n: number): Solid[] => {
    const [c, s] = [Math.cos(n * 2.094 + 0.6) * 0.38, Math.sin(n * 2.094 + 0.6) * 0.38];
    return [
      limb(wood, [c, 0.08, s], [c, 1.42, s], 0.028, 0.028),
      ...[0.3, 0.75, 1.2].map((y) => ball(wood, [c, y, s], 0.046, 0.02)),
    ];
  };
  const model = [
    frustum(wood, [0, 0, 0], 0.07, 0.48, 0.46),
    frustum(wood, [0, 1.43, 0], 0.07, 0.46, 0.48),
    // What is full of sand reaches to the glass, of which only the empty part is seen through.
    frustum(sand, [0, 0.08, 0], 0.16, 0.25, 0.29),
    frustum(sand, [0, 0.24, 0], 0.17, 0.285, 0.02),
    limb(sand, [0, 0.3, 0], [0, 0.76, 0], 0.012, 0.012),
    frustum(sand, [0, 0.78, 0], 0.26, 0.03, 0.285),
    cut(frustum(sand, [0, 0.99, 0], 0.08, 0.05, 0.3)),
    frustum(GLASS, [0, 0.24, 0], 0.26, 0.3, 0.24),
    frustum(GLASS, [0, 0.5, 0], 0.25, 0.24, 0.035),
    frustum(GLASS, [0, 1.04, 0], 0.22, 0.29, 0.3),
    frustum(GLASS, [0, 1.26, 0], 0.16, 0.3, 0.25),
    ring(brass, [0, 0.76, 0], 0.05, 0.022),
    ring(brass, [0, 0.09, 0], 0.28, 0.02),
    ring(brass, [0, 1.42, 0], 0.28, 0.02),
    ...[0, 1, 2].flatMap(post),
  ];
  return portray(wish, model, 0.3, 0.12, 3);
}

/** An old key of brass that leans on a closed book: its bow above, a shaft with rings, two bits. */
export function oldKey(wish: Wish): Sprite {
  const metal = worn(wish.colour ?? BRASS, 0.16, { gloss: 0.75 });
  const upright = pitch(Math.PI / 2);
  const bow = [0, 1, 2].map((n): Solid => {
    const angle = Math.PI / 2 + n * 2.094;
    return ring(metal, [0.16 * Math.cos(angle), 0.16 * Math.sin(angle), 0], 0.13, 0.036, upright);
  });
  const key = [
    ...bow,
    ring(metal, [0, 0, 0], 0.3, 0.034, upright),
    limb(metal, [0, -0.3, 0], [0, -1.24, 0], 0.05, 0.044),
    ...[-0.34, -0.42, -0.5, -1.24].map((y) => ring(metal, [0, y, 0], 0.05, 0.03)),
    box(metal, [0.17, -1.13, 0], [0.14, 0.055, 0.028], undefined, 0.01),
    box(metal, [0.17, -0.95, 0], [0.14, 0.05, 0.028], undefined, 0.01),
    box(metal, [0.1, -1.04, 0], [0.06, 0.12, 0.028], undefined, 0.01),
    box(metal, [0.285, -1.08, 0], [0.03, 0.1, 0.028], undefined, 0.01),
  ];
  // It lies aslant on a book, its head up.
  const lain = moved(moved(key, { by: roll(-1.12) }), {
    by: pitch(-1.12),
    to: [0.42, 0.46, -0.06],
  });
  const cloth = worn(LEATHER, 0.12, { gloss: 0.2 });
  const pages: Look = {
    paint: (_x, y) => scaleColour(PAPER, 0.82 + 0.18 * Math.abs(Math.sin(y * 260))),
  };
  const volume = moved(
    [
      box(cloth, [0, 0.02, 0], [0.98, 0.02, 0.62], undefined, 0.01),
      box(pages, [0, 0.13, 0], [0.94, 0.1, 0.59]),
      box(cloth, [0, 0.24, 0], [0.98, 0.02, 0.62], undefined, 0.01),
      box(cloth, [-0.97, 0.13, 0], [0.02, 0.12, 0.62], undefined, 0.015),
      ...[-0.8, 0.8].flatMap((x) =>
        [-0.48, 0.48].map((z) =>
          box(plain(BRASS, { gloss: 0.6 }), [x * 1.12, 0.245, z * 1.16], [0.09, 0.024, 0.09]),
        ),
      ),
    ],
    { by: yaw(0.14) },
  );
  return portray(wish, [...volume, ...lain], 0.12, 0.5, 3);
}

/** A crystal ball on its stand: mist that glows swirls in it. */
export function crystalBall(wish: Wish): Sprite {
  const colour = wish.colour ?? MIST;
  const deep = scaleColour(colour, 0.22);
  /** How thick the mist is at a place, 0 to 1: threads that are drawn out around the middle. */
  const mist = (x: number, y: number, z: number): number => {
    const up = y - 0.78;
    const turned = 2.4 * Math.hypot(x, up) + 1.2 * blotch(x * 2 + 3, up * 2 + z);
    const [u, v] = [
      x * Math.cos(turned) - up * Math.sin(turned),
      x * Math.sin(turned) + up * Math.cos(turned),
    ];
    const inner = smoothstep(0.56, 0.12, Math.hypot(x, up));
    return Math.min(1, inner * smoothstep(-0.5, 0.55, blotch(u * 3.4, v * 5 + 7)) * 1.25);
  };
  const orb: Look = {
    paint: (x, y, z) => {
      const window = smoothstep(
        0.05,
        0.02,
        Math.max(Math.abs(x + 0.24), Math.abs(y - 1.05)) - 0.08,
      );
      const filled = mixColour(deep, mixColour(colour, [0.95, 0.92, 1], 0.45), mist(x, y, z));
      return mixColour(filled, [0.95, 0.97, 1], 0.55 * window);
    },
    glow: (x, y, z) => 0.12 + 0.75 * mist(x, y, z),
    gloss: 0.95,
  };
  const gold = worn(BRASS, 0.1, { gloss: 0.8 });
  const claw = (n: number): Solid[] => {
    const [c, s] = [Math.cos(n * 1.571 + 0.6), Math.sin(n * 1.571 + 0.6)];
    const at = (out: number, y: number): Vector => [c * out, y, s * out];
    return [
      limb(gold, at(0.46, 0.04), at(0.3, 0.16), 0.055, 0.045),
      limb(gold, at(0.3, 0.16), at(0.43, 0.44), 0.045, 0.03, 0.02),
      ball(gold, at(0.5, 0.05), 0.07),
    ];
  };
  const model = [
    ball(orb, [0, 0.78, 0], 0.56),
    ring(gold, [0, 0.36, 0], 0.37, 0.05),
    frustum(gold, [0, 0.1, 0], 0.2, 0.22, 0.34),
    ...[0, 1, 2, 3].flatMap(claw),
  ];
  return portray(wish, model, 0.3, 0.14, 3);
}

/** Where sparks rise from an open book, from its middle: more of them low, farther apart above. */
const SPARKS: readonly Vector[] = Array.from({ length: 46 }, (_, n): Vector => {
  const up = 0.18 + 0.95 * ((n * 0.618) % 1) ** 1.3;
  const around = 2 * Math.PI * ((n * 0.755) % 1);
  const out = (0.12 + 0.42 * up) * Math.sqrt((n * 0.57) % 1);
  return [out * Math.cos(around), up, 0.6 * out * Math.sin(around)];
});

/** Where stars are among the sparks, how large and how far turned. */
const STARS: readonly (readonly [at: Vector, size: number, turned: number])[] = [
  [[-0.2, 0.56, 0], 0.1, 0.2],
  [[0.16, 0.74, 0.05], 0.13, 0],
  [[-0.05, 0.98, 0], 0.09, 0.4],
  [[0.32, 1.02, 0], 0.075, 0.2],
];

/** An open book from whose pages light and sparks rise. */
export function magicBook(wish: Wish): Sprite {
  const colour = wish.colour ?? [1, 0.8, 0.36];
  const cloth = worn(LEATHER, 0.12, { gloss: 0.2 });
  const page: Look = {
    paint: (x, _y, z) => {
      const [u, v] = [Math.abs(x), z];
      const isText = u > 0.12 && u < 0.8 && Math.abs(v) < 0.44;
      const isLine =
        isText && Math.abs((v * 15) % 1) > 0.45 && blotch(u * 26, Math.floor(v * 15)) > -0.3;
      const ink: Colour = isLine ? [0.36, 0.24, 0.14] : PAPER;
      return mixColour(ink, colour, 0.3 * smoothstep(0.9, 0, Math.hypot(u, v)));
    },
    glow: (x, _y, z) => 0.75 * smoothstep(0.95, 0.05, Math.hypot(x, z)),
  };
  const leaves = (side: number): Solid[] => [
    box(cloth, [side * 0.5, 0.03, 0], [0.5, 0.022, 0.6], roll(side * 0.03), 0.01),
    ellipsoid(page, [side * 0.44, 0.1, 0], [0.46, 0.11, 0.55]),
    box(page, [side * 0.46, 0.1, 0], [0.46, 0.05, 0.56], roll(side * 0.05), 0.03),
  ];
  const spark = plain(mixColour(colour, [1, 1, 0.9], 0.4), { glow: () => 1 });
  const star = ([at, size, turned]: (typeof STARS)[number]): Solid[] =>
    [0, Math.PI / 2].map((by) =>
      ellipsoid(spark, at, [size, 0.16 * size, 0.16 * size], 0, roll(turned + by)),
    );
  const model = [
    ...leaves(-1),
    ...leaves(1),
    ...SPARKS.map((at, n) => ball(spark, at, 0.011 + 0.016 * ((n * 0.731) % 1))),
    ...STARS.flatMap(star),
  ];
  return portray(wish, model, 0.2, 0.42, 3);
}
