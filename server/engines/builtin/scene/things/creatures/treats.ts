import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import type { Treat } from '../../words/treat.ts';
import { plain } from '../sculpt/looks.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../sculpt/solid.ts';
import type { Vector } from '../sculpt/vector.ts';
import { smooth } from './smooth-path.ts';
import { puddle, waterBowl } from './watered.ts';

const RED: Colour = [0.84, 0.12, 0.1];
const WHITE: Colour = [0.94, 0.93, 0.9];
const BARK: Colour = [0.36, 0.24, 0.14];
const IVORY: Colour = [0.93, 0.89, 0.78];
const PINK: Colour = [0.86, 0.34, 0.5];
const ORANGE: Colour = [0.95, 0.45, 0.08];
const GREEN: Colour = [0.3, 0.6, 0.16];
const YELLOW: Colour = [0.96, 0.8, 0.14];
const CLAY: Colour = [0.66, 0.36, 0.18];
const HONEY: Colour = [0.95, 0.6, 0.06];
const WORM: Colour = [0.8, 0.42, 0.38];
const WINGS: Colour = [0.95, 0.5, 0.08];
const INK: Colour = [0.06, 0.05, 0.06];

/** Something that an animal has, in its shoulder heights around its middle, lying along +x; `half` is how far it reaches down. */
export interface TreatModel {
  readonly pieces: readonly Solid[];
  readonly half: number;
}

/** A toy ball with a band round it. */
function toyBall(colour: Colour, radius: number): TreatModel {
  const pale = mixColour(colour, WHITE, 0.82);
  const look: Look = {
    paint: (_x, y, z) => (Math.abs(y * 0.8 + z * 0.6) < radius * 0.2 ? pale : colour),
    gloss: 0.6,
  };
  return { pieces: [ball(look, [0, 0, 0], radius)], half: radius };
}

const BLUE: Colour = [0.2, 0.42, 0.72];
const LACQUER: Colour = [0.16, 0.05, 0.05];
const KIBBLE: Colour = [0.5, 0.3, 0.14];

/** A bowl that is full of dry food, its radius. */
function foodBowl(colour: Colour, radius: number): TreatModel {
  const glaze = plain(colour, { gloss: 0.5 });
  const crumb = plain(KIBBLE);
  const half = 0.34 * radius;
  return {
    half,
    pieces: [
      frustum(glaze, [0, -half, 0], 2 * half, 1.12 * radius, radius),
      ellipsoid(crumb, [0, half, 0], [0.86 * radius, 0.16 * radius, 0.86 * radius]),
      ...Array.from({ length: 26 }, (_, n) => {
        const far = 0.82 * radius * Math.sqrt((n + 0.5) / 26);
        const at: Vector = [far * Math.cos(n * 2.4), half + 0.14 * radius, far * Math.sin(n * 2.4)];
        return ball(plain(scaleColour(KIBBLE, 0.75 + 0.07 * (n % 7))), at, 0.12 * radius);
      }),
    ],
  };
}

/** A lacquered box with rice, an egg, vegetables and a plum, half as deep as it is long. */
function bentoBox(colour: Colour, half: number): TreatModel {
  const lacquer = plain(colour, { gloss: 0.6 });
  const high = 0.26 * half;
  const [long, wide] = [half, 0.72 * half];
  return {
    half: high,
    pieces: [
      box(lacquer, [0, 0, 0], [long, high, wide], undefined, 0.03 * half),
      box(
        plain(WHITE, { fur: 0.01 }),
        [-0.46 * long, high, 0],
        [0.42 * long, 0.1 * high, 0.8 * wide],
      ),
      ball(plain(RED), [-0.46 * long, 1.2 * high, 0], 0.13 * half),
      box(plain(YELLOW), [0.2 * long, high, -0.45 * wide], [0.16 * long, 0.4 * high, 0.3 * wide]),
      ...[0.52, 0.66, 0.8].map((x) =>
        ball(plain(GREEN), [x * long, 1.1 * high, -0.45 * wide], 0.13 * half),
      ),
      ...[0.16, 0.4, 0.64, 0.84].map((x) =>
        ellipsoid(
          plain(ORANGE),
          [x * long, 1.05 * high, 0.4 * wide],
          [0.09 * half, 0.12 * half, 0.2 * half],
        ),
      ),
    ],
  };
}

/** How thick a thread of yarn is beside its ball, and how many turns of it lie on top. */
const THREAD = { thick: 0.1, turns: 9 } as const;

/** A ball of yarn: great circles of thread, each in another plane, its loose end on the ground. */
function yarnBall(colour: Colour, radius: number): TreatModel {
  const thick = radius * THREAD.thick;
  const shades = [1, 0.82, 1.12].map((share) => plain(scaleColour(colour, share)));
  const turns = Array.from({ length: THREAD.turns }, (_, n) => {
    const [tip, round] = [n * 1.1, n * 2.4];
    const at = (angle: number): Vector => {
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const [u, v] = [x * Math.cos(tip), x * Math.sin(tip)];
      return [
        radius * (u * Math.cos(round) + y * Math.sin(round)),
        radius * v,
        radius * (y * Math.cos(round) - u * Math.sin(round)),
      ];
    };
    return Array.from({ length: 12 }, (_step, k) =>
      limb(
        shades[n % shades.length] as Look,
        at((k / 12) * 2 * Math.PI),
        at(((k + 1) / 12) * 2 * Math.PI),
        thick,
        thick,
      ),
    );
  }).flat();
  const low = -radius + thick;
  const loose = smooth([
    [radius * 0.5, low, -radius * 0.4],
    [radius * 1.4, low, -radius * 0.9],
    [radius * 2, low, -radius * 0.3],
    [radius * 2.7, low, -radius * 0.8],
    [radius * 3.3, low, -radius * 0.2],
  ]);
  return {
    pieces: [
      ball(plain(scaleColour(colour, 0.75)), [0, 0, 0], radius),
      ...turns,
      ...loose
        .slice(1)
        .map((to, n) => limb(shades[0] as Look, loose[n] ?? to, to, thick * 0.8, thick * 0.8)),
    ],
    half: radius,
  };
}

/** A bone of `long`, two knobs at each of its ends. */
function boneOf(colour: Colour, long: number): TreatModel {
  const look = plain(colour, { gloss: 0.25 });
  const thick = long * 0.09;
  return {
    pieces: [
      limb(look, [-long / 2, 0, 0], [long / 2, 0, 0], thick, thick),
      ...[-1, 1].flatMap((end) =>
        [-1, 1].map((side) =>
          ball(look, [(end * long) / 2, side * thick * 0.95, 0], thick * 1.35, thick * 0.4),
        ),
      ),
    ],
    half: thick * 2,
  };
}

/** A carrot of `long`, its tip ahead and its leaves behind. */
function carrotOf(colour: Colour, long: number): TreatModel {
  const skin: Look = {
    paint: (x) => scaleColour(colour, 0.93 + 0.09 * Math.sin((x / long) * 70)),
    gloss: 0.2,
  };
  const leaf = plain(GREEN);
  const thick = long * 0.15;
  return {
    pieces: [
      limb(skin, [-long * 0.38, 0, 0], [long * 0.5, 0, 0], thick, thick * 0.16),
      ...[-0.5, -0.2, 0.1, 0.5].map((side, n) =>
        blade(
          leaf,
          [-long * 0.48, 0, 0],
          [-long * (0.9 + 0.06 * (n % 2)), long * 0.3 * side + 0.02, long * 0.22 * side],
          thick * 0.22,
          thick * 0.34,
          0.4,
        ),
      ),
    ],
    half: thick,
  };
}

/** A stick, a twig with a leaf, or a worm: a bent path of `long`. */
function wand(look: Look, long: number, thick: number, bend: number): Solid[] {
  const path = smooth([
    [-long / 2, bend * 0.2, 0],
    [-long * 0.2, bend, bend * 0.4],
    [long * 0.2, -bend * 0.2, 0],
    [long / 2, bend, -bend * 0.3],
  ]);
  return path.slice(1).map((to, n) => limb(look, path[n] ?? to, to, thick, thick * 0.92, thick));
}

/** A banana, its peel hanging from its upper half. */
function bananaOf(colour: Colour, long: number): TreatModel {
  const skin = plain(colour, { gloss: 0.25 });
  const flesh = plain(mixColour(WHITE, YELLOW, 0.25));
  const thick = long * 0.13;
  const at = (share: number): Vector => [
    long * (share - 0.5),
    long * 0.22 * (1 - (2 * share - 1) ** 2),
    0,
  ];
  const run = (look: Look, from: number, to: number, radius: number) =>
    [0, 1, 2].map((n) => {
      const [a, b] = [from + ((to - from) * n) / 3, from + ((to - from) * (n + 1)) / 3];
      return limb(look, at(a), at(b), radius, radius * 0.94, thick * 0.3);
    });
  const [x, y] = at(0.55);
  return {
    pieces: [
      ...run(skin, 0, 0.55, thick),
      ...run(flesh, 0.5, 0.95, thick * 0.8),
      limb(plain(BARK), at(0), [-long * 0.6, -long * 0.04, 0], thick * 0.4, thick * 0.3),
      ...[-1, 0, 1].map((side) =>
        blade(
          skin,
          [x, y, side * thick * 0.6],
          [x - long * 0.02, y - long * (0.3 - 0.06 * Math.abs(side)), side * long * 0.24],
          thick * 0.7,
          thick * 0.2,
          0.3,
        ),
      ),
    ],
    half: thick,
  };
}

const SCOOPS: readonly Colour[] = [PINK, [0.97, 0.92, 0.76], [0.42, 0.24, 0.14]];
const WAFFLE: Colour = [0.84, 0.6, 0.3];

/** A cone of waffle with three scoops, its middle at 0, `size` half as high as it is. */
export function iceCreamCone(size: number): TreatModel {
  const waffle: Look = {
    paint: (x, y, z) =>
      scaleColour(WAFFLE, Math.sin((y + x + z) * 46) * Math.sin((y - x - z) * 46) > 0.4 ? 0.72 : 1),
  };
  const scoops = (
    [
      [0.2, 0.34, 0.16],
      [-0.2, 0.34, -0.1],
      [0, 0.68, 0.02],
    ] as const
  ).map(([x, y, z], n) =>
    ball(
      plain(SCOOPS[n] as Colour, { gloss: 0.25, fur: 0.02 }),
      [x * size, y * size, z * size],
      0.34 * size,
      0.08 * size,
    ),
  );
  return {
    pieces: [frustum(waffle, [0, -size, 0], 1.2 * size, 0.04 * size, 0.42 * size), ...scoops],
    half: size,
  };
}

/** A pot of honey that runs over its rim. */
function honeyPot(colour: Colour, size: number): TreatModel {
  const clay = plain(colour, { gloss: 0.35 });
  const honey = plain(HONEY, { gloss: 0.9 });
  return {
    pieces: [
      ellipsoid(clay, [0, -size * 0.1, 0], [size * 0.8, size * 0.85, size * 0.8]),
      frustum(clay, [0, size * 0.62, 0], size * 0.26, size * 0.58, size * 0.62),
      frustum(
        plain(scaleColour(colour, 0.7)),
        [0, size * 0.82, 0],
        size * 0.1,
        size * 0.7,
        size * 0.7,
      ),
      ellipsoid(honey, [0, size * 0.94, 0], [size * 0.58, size * 0.12, size * 0.58]),
      ...[
        [0.62, -0.4, 0.5],
        [0.2, -0.72, 0.8],
        [-0.4, -0.62, 0.35],
      ].map(([x = 0, z = 0, long = 0]) =>
        limb(
          honey,
          [x * size, size * 0.94, z * size],
          [x * size * 1.25, size * (0.94 - long), z * size * 1.2],
          size * 0.12,
          size * 0.1,
          size * 0.1,
        ),
      ),
    ],
    half: size * 0.95,
  };
}

/** A butterfly that sits, its wings half raised. */
function sittingButterfly(colour: Colour, size: number): TreatModel {
  const wing: Look = {
    paint: (x, y, z) =>
      Math.hypot(x, y * 0.8, z * 0.8) > size * 0.86
        ? INK
        : scaleColour(colour, 1 - 0.2 * (x / size)),
    gloss: 0.1,
  };
  const dark = plain(INK);
  return {
    pieces: [
      limb(dark, [-size * 0.4, 0, 0], [size * 0.4, size * 0.08, 0], size * 0.08, size * 0.07),
      ...[-1, 1].flatMap((side) => [
        blade(
          wing,
          [size * 0.1, size * 0.05, side * size * 0.05],
          [size * 0.42, size * 0.62, side * size * 0.66],
          size * 0.16,
          size * 0.44,
          0.1,
        ),
        blade(
          wing,
          [-size * 0.1, size * 0.05, side * size * 0.05],
          [-size * 0.34, size * 0.34, side * size * 0.6],
          size * 0.14,
          size * 0.32,
          0.1,
        ),
        limb(
          dark,
          [size * 0.4, size * 0.1, 0],
          [size * 0.72, size * 0.34, side * size * 0.2],
          size * 0.02,
          size * 0.025,
        ),
      ]),
    ],
    half: size * 0.08,
  };
}

/** A flower on its stem. */
function singleBloom(colour: Colour, long: number): TreatModel {
  const petal = plain(colour);
  return {
    pieces: [
      limb(plain(GREEN), [-long / 2, 0, 0], [long * 0.42, 0, 0], long * 0.03, long * 0.03),
      ball(plain(YELLOW), [long * 0.46, 0, 0], long * 0.09),
      ...Array.from({ length: 7 }, (_, n) => {
        const angle = (n / 7) * 2 * Math.PI;
        const out: Vector = [
          long * 0.48,
          Math.cos(angle) * long * 0.17,
          Math.sin(angle) * long * 0.17,
        ];
        return ellipsoid(petal, out, [long * 0.05, long * 0.11, long * 0.11]);
      }),
    ],
    half: long * 0.2,
  };
}

/** What an animal has, in its natural colour where none is said, `size` times as large as for a dog. */
export function treatModel(thing: Treat, colour: Colour | null, size: number): TreatModel {
  switch (thing) {
    case 'ball':
      return toyBall(colour ?? RED, 0.17 * size);
    case 'yarn':
      return yarnBall(colour ?? PINK, 0.2 * size);
    case 'apple':
      return {
        pieces: [
          ellipsoid(
            plain(colour ?? RED, { gloss: 0.5 }),
            [0, 0, 0],
            [0.1 * size, 0.092 * size, 0.1 * size],
          ),
          limb(plain(BARK), [0, 0.08 * size, 0], [0.01, 0.13 * size, 0], 0.01 * size, 0.008 * size),
        ],
        half: 0.092 * size,
      };
    case 'frisbee': {
      const look = plain(colour ?? RED, { gloss: 0.4 });
      const rim = plain(scaleColour(colour ?? RED, 0.8), { gloss: 0.4 });
      return {
        pieces: [
          frustum(rim, [0, -0.02 * size, 0], 0.045 * size, 0.25 * size, 0.23 * size),
          frustum(look, [0, 0.02 * size, 0], 0.025 * size, 0.21 * size, 0.14 * size),
        ],
        half: 0.03 * size,
      };
    }
    case 'bone':
      return boneOf(colour ?? IVORY, 0.52 * size);
    case 'bowl':
      return foodBowl(colour ?? BLUE, 0.2 * size);
    case 'waterbowl':
      return waterBowl(colour, 0.24 * size);
    case 'puddle':
      return puddle(0.52 * size);
    case 'bento':
      return bentoBox(colour ?? LACQUER, 0.26 * size);
    case 'stick':
      return {
        pieces: wand(plain(colour ?? BARK), 1 * size, 0.034 * size, 0.06 * size),
        half: 0.06 * size,
      };
    case 'twig':
      return {
        pieces: [
          ...wand(plain(colour ?? BARK), 0.8 * size, 0.022 * size, 0.06 * size),
          ...[-1, 1].map((side) =>
            blade(
              plain(GREEN),
              [0.3 * size, 0.04 * size, 0],
              [0.44 * size, 0.04 * size + side * 0.1 * size, side * 0.05 * size],
              0.03 * size,
              0.01 * size,
              0.3,
            ),
          ),
        ],
        half: 0.06 * size,
      };
    case 'worm':
      return {
        pieces: wand(plain(colour ?? WORM, { gloss: 0.4 }), 0.5 * size, 0.035 * size, 0.09 * size),
        half: 0.1 * size,
      };
    case 'carrot':
      return carrotOf(colour ?? ORANGE, 0.5 * size);
    case 'banana':
      return bananaOf(colour ?? YELLOW, 0.42 * size);
    case 'icecream':
      return iceCreamCone(0.22 * size);
    case 'honey':
      return honeyPot(colour ?? CLAY, 0.22 * size);
    case 'flower':
      return singleBloom(colour ?? RED, 0.5 * size);
    case 'butterfly':
      return sittingButterfly(colour ?? WINGS, 0.13 * size);
    case 'fish':
    case 'hurdle':
      return { pieces: [], half: 0 };
  }
}
