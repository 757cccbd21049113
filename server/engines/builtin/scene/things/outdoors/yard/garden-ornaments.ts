import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const STONE: Colour = [0.66, 0.63, 0.58];
const WATER: Colour = [0.56, 0.74, 0.84];
const WOOD: Colour = [0.5, 0.36, 0.22];
const WHITE: Colour = [0.93, 0.92, 0.89];
const LEAF: Colour = [0.34, 0.54, 0.2];
const ROSES: readonly Colour[] = [
  [0.86, 0.12, 0.2],
  [0.95, 0.5, 0.62],
  [0.97, 0.93, 0.86],
  [0.95, 0.68, 0.4],
];
/** Breast and back of small birds. */
const BIRDS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.86, 0.4, 0.18],
    [0.42, 0.34, 0.26],
  ],
  [
    [0.95, 0.84, 0.3],
    [0.3, 0.46, 0.62],
  ],
  [
    [0.8, 0.72, 0.6],
    [0.46, 0.34, 0.24],
  ],
];

/** A small bird on its feet at a place, looking along an angle; metres. */
function smallBird(at: Vector, turn: number, n: number): Solid[] {
  const [breast, back] = BIRDS[n % BIRDS.length] as (typeof BIRDS)[number];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const to = (ahead: number, up: number): Vector => [
    at[0] + c * ahead,
    at[1] + up,
    at[2] + s * ahead,
  ];
  return [
    ellipsoid(plain(breast), to(0, 0.075), [0.075, 0.062, 0.058], 0, yaw(-turn)),
    ellipsoid(plain(back), to(-0.02, 0.095), [0.08, 0.05, 0.056], 0, yaw(-turn)),
    ball(plain(back), to(0.055, 0.15), 0.045),
    limb(plain([0.2, 0.16, 0.1]), to(0.09, 0.148), to(0.125, 0.142), 0.014, 0.004),
    limb(plain(back), to(-0.07, 0.09), to(-0.18, 0.12), 0.03, 0.02),
    ...[-0.02, 0.02].map((d) =>
      limb(plain([0.3, 0.22, 0.14]), to(d, 0.03), to(d, -0.005), 0.008, 0.008),
    ),
  ];
}

/** A bath for birds: a shallow bowl of stone on its foot, water in it, two birds at its rim. */
export function birdbath(wish: Wish): Sprite {
  const stone = worn(wish.colour ?? STONE, 0.16);
  const model = [
    frustum(stone, [0, 0, 0], 0.08, 0.25, 0.22),
    frustum(stone, [0, 0.08, 0], 0.1, 0.16, 0.09),
    frustum(stone, [0, 0.16, 0], 0.5, 0.085, 0.075),
    ring(stone, [0, 0.42, 0], 0.075, 0.025),
    frustum(stone, [0, 0.64, 0], 0.16, 0.1, 0.42),
    ring(stone, [0, 0.8, 0], 0.4, 0.032),
    frustum(plain(WATER, { gloss: 0.9 }), [0, 0.785, 0], 0.012, 0.38, 0.38),
    ...smallBird([-0.3, 0.835, -0.22], 0.5, 0),
    ...smallBird([0.24, 0.79, -0.06], 2.6, 1),
  ];
  return portray(wish, model, 0.3, 0.2, 3);
}

/** A little house on a post in which birds find seed, two at it. */
export function birdFeeder(wish: Wish): Sprite {
  const wood = planks(wish.colour ?? WOOD, 0.05);
  const board = planks(scaleColour(wish.colour ?? WOOD, 1.2), 0.08, 'lying');
  const model = [
    limb(wood, [0, 0, 0], [0, 1.3, 0], 0.045, 0.04),
    ...[0, 1, 2, 3].map((n) => {
      const [c, s] = [Math.cos(n * 1.571 + 0.785), Math.sin(n * 1.571 + 0.785)];
      return limb(wood, [c * 0.03, 1.06, s * 0.03], [c * 0.26, 1.3, s * 0.26], 0.022, 0.02);
    }),
    box(board, [0, 1.32, 0], [0.34, 0.02, 0.28]),
    ...[-0.33, 0.33].map((x) => box(wood, [x, 1.355, 0], [0.014, 0.03, 0.28])),
    ...[-0.27, 0.27].map((z) => box(wood, [0, 1.355, z], [0.34, 0.03, 0.014])),
    ...[-0.28, 0.28].flatMap((x) =>
      [-0.22, 0.22].map((z) => limb(wood, [x, 1.34, z], [x, 1.66, z], 0.02, 0.02)),
    ),
    ...[-1, 1].map((side) =>
      box(
        planks([0.42, 0.2, 0.14], 0.05, 'lying'),
        [0, 1.76, side * 0.17],
        [0.42, 0.018, 0.25],
        pitch(side * 0.55),
      ),
    ),
    ellipsoid(worn([0.8, 0.66, 0.36], 0.4), [0.02, 1.34, 0], [0.2, 0.06, 0.16]),
    ...smallBird([-0.22, 1.39, -0.24], 0.8, 2),
    ...smallBird([0.2, 1.37, -0.1], 3.4, 1),
  ];
  return portray(wish, model, 0.35, 0.06, 3);
}

/** How wide and how high an arch of roses is, and how deep; metres, half of what is across. */
const ARCH = { wide: 0.85, high: 2.3, deep: 0.3 } as const;

/** The middle of an arch's bow at a share of its length, from one foot to the other. */
function onArch(share: number): readonly [x: number, y: number] {
  const { wide, high } = ARCH;
  const straight = high - wide;
  const whole = 2 * straight + Math.PI * wide;
  const along = share * whole;
  if (along < straight) return [-wide, along];
  if (along > whole - straight) return [wide, whole - along];
  const angle = Math.PI - (along - straight) / wide;
  return [wide * Math.cos(angle), straight + wide * Math.sin(angle)];
}

/** An arch of white laths that roses have grown over. */
export function roseArch(wish: Wish): Sprite {
  const { random } = wish;
  const lath = plain(WHITE);
  const rose = wish.colour ?? pick(random, ROSES);
  const bows = 30;
  const bow = (z: number): Solid[] =>
    Array.from({ length: bows }, (_, n): Solid => {
      const [from, to] = [onArch(n / bows), onArch((n + 1) / bows)];
      return limb(lath, [from[0], from[1], z], [to[0], to[1], z], 0.024, 0.024);
    });
  const rungs = Array.from({ length: 15 }, (_, n): Solid => {
    const [x, y] = onArch((n + 0.5) / 15);
    return limb(lath, [x, y, -ARCH.deep], [x, y, ARCH.deep], 0.016, 0.016);
  });
  return portray(
    wish,
    [...bow(-ARCH.deep), ...bow(ARCH.deep), ...rungs, ...climbing(wish, rose, 330)],
    0.28,
    0.05,
    3,
  );
}

/** Leaves and roses along the bow of an arch, so many; thicker toward its feet. */
function climbing({ random }: Wish, rose: Colour, count: number): Solid[] {
  return Array.from({ length: count }, (_, n): Solid => {
    // More grows about its feet.
    const share = (n + random.unit()) / count;
    const [x, y] = onArch(share - 0.05 * Math.sin(4 * Math.PI * share));
    const at: Vector = [
      x + 0.17 * (random.unit() - 0.5),
      Math.max(0.08, y + 0.17 * (random.unit() - 0.4)),
      2 * (ARCH.deep + 0.06) * (random.unit() - 0.5),
    ];
    if (n % 3 === 0) {
      const petals = plain(scaleColour(rose, 0.8 + 0.3 * random.unit()));
      return ball(petals, [at[0], at[1], at[2] - 0.07], 0.045 + 0.03 * random.unit());
    }
    const green = plain(scaleColour(LEAF, 0.75 + 0.6 * random.unit()));
    return ellipsoid(green, at, [0.1, 0.05, 0.07], 0, roll(3 * random.unit()));
  });
}

/** A walk under beams on posts, leaves and clusters of flowers hanging from above. */
export function pergola(wish: Wish): Sprite {
  const { random } = wish;
  const wood = planks(wish.colour ?? [0.78, 0.72, 0.62], 0.12);
  const flower: Colour = pick(random, [
    [0.62, 0.46, 0.8],
    [0.95, 0.6, 0.7],
    [0.7, 0.56, 0.86],
  ] as const);
  const [wide, deep, high] = [1.7, 2.2, 2.5];
  const posts = [-wide, wide].flatMap((x) =>
    [-deep, 0, deep].map((z) => box(wood, [x, high / 2, z], [0.08, high / 2, 0.08])),
  );
  const beams = [-wide, wide].map((x) => box(wood, [x, high, 0], [0.07, 0.1, deep + 0.4]));
  const rafters = Array.from({ length: 9 }, (_, n) =>
    box(wood, [0, high + 0.16, -deep + (n * deep) / 4], [wide + 0.45, 0.07, 0.045]),
  );
  const leaves = Array.from({ length: 260 }, (): Solid => {
    const at: Vector = [
      2 * (wide + 0.3) * (random.unit() - 0.5),
      high + 0.22 + 0.16 * random.unit(),
      2 * (deep + 0.2) * (random.unit() - 0.5),
    ];
    const green = plain(scaleColour(LEAF, 0.8 + 0.7 * random.unit()));
    return ellipsoid(green, at, [0.19, 0.08, 0.16], 0, roll(3 * random.unit()));
  });
  const onPosts = Array.from({ length: 60 }, (_, n): Solid => {
    const x = (n % 2 === 0 ? -wide : wide) + 0.22 * (random.unit() - 0.5);
    const z = [-deep, 0, deep][n % 3] as number;
    const green = plain(scaleColour(LEAF, 0.7 + 0.6 * random.unit()));
    return ellipsoid(green, [x, high * random.unit() ** 0.7, z - 0.1], [0.16, 0.1, 0.12]);
  });
  const clusters = Array.from({ length: 80 }, (_, n): Solid => {
    const isBefore = n % 2 === 0;
    const x = 2 * (wide + 0.3) * (random.unit() - 0.5);
    const z = isBefore ? -deep - 0.3 * random.unit() : 2 * deep * (random.unit() - 0.5);
    const long = 0.3 + 0.3 * random.unit();
    const petal = plain(scaleColour(flower, 0.8 + 0.3 * random.unit()));
    return limb(petal, [x, high + 0.2, z], [x, high + 0.12 - long, z], 0.1, 0.03);
  });
  const model = [...posts, ...beams, ...rafters, ...leaves, ...onPosts, ...clusters];
  return portray(wish, model, 0.26, 0.04, 2.6);
}
