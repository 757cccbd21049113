import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { roll, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const WALNUT: Colour = [0.44, 0.27, 0.15];
const OAK: Colour = [0.62, 0.43, 0.26];
const PAINTS: readonly Colour[] = [
  [0.16, 0.34, 0.28],
  [0.2, 0.3, 0.42],
  [0.46, 0.16, 0.14],
  [0.3, 0.2, 0.13],
];
const BRASS: Colour = [0.74, 0.57, 0.26];
const PAPER: Colour = [0.93, 0.9, 0.82];
const CLOTHS: readonly Colour[] = [
  [0.5, 0.12, 0.12],
  [0.14, 0.26, 0.42],
  [0.2, 0.36, 0.22],
  [0.72, 0.58, 0.3],
];
const WOOLS: readonly (readonly [ground: Colour, figure: Colour])[] = [
  [
    [0.52, 0.13, 0.11],
    [0.82, 0.68, 0.44],
  ],
  [
    [0.14, 0.24, 0.4],
    [0.78, 0.7, 0.54],
  ],
];

/** From how far above what stands on the floor is seen, radians. */
const ABOVE = 0.26;

const shown = (wish: Wish, model: readonly Solid[]): Sprite =>
  portray({ ...wish, sight: { above: ABOVE, away: wish.sight?.away ?? 4 } }, model, 0.05);

/** Books that lie one on the other at a place. */
const pile = (x: number, y: number, z: number, many: number): Solid[] =>
  Array.from({ length: many }, (_, n) => {
    const cloth = CLOTHS[n % CLOTHS.length] ?? PAPER;
    const half = 0.13 - 0.012 * n;
    const at = [x + 0.012 * (n % 2), y + 0.022 + 0.044 * n, z] as const;
    return [
      box(plain(cloth, { gloss: 0.2 }), at, [half, 0.021, 0.09], yaw(0.14 * (n % 3) - 0.1), 0.004),
      box(
        plain(PAPER),
        [at[0], at[1], at[2] - 0.004],
        [half - 0.008, 0.014, 0.09],
        yaw(0.14 * (n % 3) - 0.1),
      ),
    ];
  }).flat();

/** A till of brass keys under a round top. */
function till(x: number, y: number): Solid[] {
  const brass = plain(BRASS, { gloss: 0.7 });
  const dark = plain([0.16, 0.13, 0.1], { gloss: 0.4 });
  return [
    box(dark, [x, y + 0.06, 0.04], [0.2, 0.06, 0.17], undefined, 0.012),
    box(brass, [x, y + 0.2, 0.1], [0.19, 0.12, 0.1], undefined, 0.05),
    box(plain([0.9, 0.95, 0.86], { glow: () => 0.4 }), [x, y + 0.3, 0.02], [0.12, 0.03, 0.01]),
    ...[0, 1, 2].flatMap((row) =>
      [-2, -1, 0, 1, 2].map((key) =>
        ellipsoid(
          plain(PAPER),
          [x + 0.06 * key, y + 0.13 + 0.035 * row, -0.02 + 0.035 * row],
          [0.017, 0.012, 0.014],
        ),
      ),
    ),
  ];
}

/** The counter of a shop or a bar: panels under a thick top, a till at its one end, a bell and books at the other. */
export function counter(wish: Wish): Sprite {
  const side = looksLeft(wish) ? -1 : 1;
  return shown(wish, [
    ...unit(wish),
    ...till(side * 0.86, 0.97),
    ...pile(-side * 0.9, 0.97, 0.06, 4),
    ellipsoid(plain(BRASS, { gloss: 0.9 }), [-side * 0.62, 0.99, -0.16], [0.05, 0.036, 0.05]),
  ]);
}

/** The same in a kitchen: a board and a bowl of oranges in the place of a till. */
export function worktop(wish: Wish): Sprite {
  const side = looksLeft(wish) ? -1 : 1;
  const orange = worn([0.92, 0.5, 0.12], 0.08);
  return shown(wish, [
    ...unit({ ...wish, colour: wish.colour ?? [0.62, 0.68, 0.66] }),
    frustum(plain([0.9, 0.92, 0.94], { gloss: 0.6 }), [side * 0.88, 0.97, 0.04], 0.1, 0.08, 0.19),
    ...[-0.09, 0.01, 0.1].map((x, n) =>
      ellipsoid(orange, [side * 0.88 + x, 1.09 + 0.02 * (n % 2), 0.02], [0.066, 0.064, 0.066]),
    ),
    box(planks(OAK, 0.2), [-side * 0.9, 0.985, 0.02], [0.2, 0.014, 0.14], yaw(0.2), 0.01),
    ...pile(-side * 0.92, 1, 0.1, 1),
  ]);
}

/** Panels under a thick top, world units. */
function unit(wish: Wish): Solid[] {
  const paint = worn(wish.colour ?? pick(wish.random, PAINTS), 0.1);
  const frame = worn(scaleColour(wish.colour ?? [0.4, 0.27, 0.16], 0.8), 0.1);
  const top = planks(WALNUT, 0.4, 'lying');
  return [
    box(paint, [0, 0.47, 0], [1.1, 0.43, 0.3]),
    box(plain(scaleColour(WALNUT, 0.5)), [0, 0.04, 0], [1.06, 0.04, 0.26]),
    box(top, [0, 0.94, 0], [1.2, 0.03, 0.38], undefined, 0.014),
    ...[-0.82, -0.28, 0.28, 0.82].map((x) =>
      box(frame, [x, 0.48, -0.3], [0.2, 0.3, 0.012], undefined, 0.02),
    ),
    ...[-0.82, -0.28, 0.28, 0.82].map((x) =>
      box(paint, [x, 0.48, -0.31], [0.165, 0.265, 0.012], undefined, 0.02),
    ),
  ];
}

/** A desk with drawers, a lamp, books and papers on it. */
export function desk(wish: Wish): Sprite {
  const oak = planks(wish.colour ?? OAK, 0.3, 'lying');
  const brass = plain(BRASS, { gloss: 0.7 });
  const side = looksLeft(wish) ? -1 : 1;
  const shade = plain([0.2, 0.4, 0.3], { gloss: 0.5, glow: (_x, y) => (y < 1.05 ? 0.9 : 0.2) });
  const [foot, head] = [
    [side * 0.62, 0.78, 0.2],
    [side * 0.5, 1.1, 0.16],
  ] as const;
  const model = [
    box(oak, [0, 0.745, 0], [0.86, 0.025, 0.42], undefined, 0.01),
    ...[-1, 1].flatMap((end) => [
      box(oak, [end * 0.64, 0.37, 0], [0.2, 0.36, 0.36]),
      ...[0.16, 0.37, 0.58].flatMap((y) => [
        box(
          planks(scaleColour(OAK, 1.12), 0.3, 'lying'),
          [end * 0.64, y, -0.365],
          [0.17, 0.085, 0.008],
          undefined,
          0.01,
        ),
        ellipsoid(brass, [end * 0.64, y, -0.385], [0.03, 0.014, 0.014]),
      ]),
    ]),
    frustum(brass, foot, 0.025, 0.09, 0.07),
    limb(brass, foot, head, 0.012, 0.012),
    frustum(shade, [head[0] - side * 0.04, 1.02, 0.14], 0.13, 0.13, 0.06),
    ...pile(-side * 0.64, 0.77, 0.14, 5),
    box(plain(PAPER), [side * 0.22, 0.774, -0.22], [0.11, 0.003, 0.15], yaw(0.2)),
  ];
  return shown(wish, model);
}

/** Stripes of beach towels, each with the ground between them. */
const TOWELS: readonly (readonly [stripe: Colour, ground: Colour])[] = [
  [
    [0.1, 0.42, 0.72],
    [0.94, 0.94, 0.9],
  ],
  [
    [0.86, 0.24, 0.2],
    [0.95, 0.9, 0.8],
  ],
  [
    [0.96, 0.74, 0.16],
    [0.95, 0.95, 0.92],
  ],
  [
    [0.1, 0.6, 0.52],
    [0.92, 0.96, 0.9],
  ],
];

/** A striped towel as it lies on the sand. */
export function towel(wish: Wish): Sprite {
  const [stripe, ground] = pick(wish.random, TOWELS);
  const look: Look = {
    paint: (x, _y, z) =>
      Math.abs(x) > 1.12 || Math.floor((z + 8) / 0.16) % 2 === 0 ? (wish.colour ?? stripe) : ground,
    fur: 0.006,
  };
  return shown(wish, [box(look, [0, 0.012, 0], [1.22, 0.012, 0.52], undefined, 0.008)]);
}

/** A rug of wool with a border and a row of diamonds, as it lies on the floor. */
export function rug(wish: Wish): Sprite {
  const [ground, figure] = pick(wish.random, WOOLS);
  const own = wish.colour ?? ground;
  const look: Look = {
    paint: (x, _y, z) => {
      const [across, ahead] = [Math.abs(x) / 1.3, Math.abs(z) / 0.85];
      const edge = Math.max(across, ahead);
      if (edge > 0.97) return PAPER;
      if (edge > 0.88 || (edge < 0.82 && edge > 0.78)) return figure;
      const cell = Math.abs((((x / 0.52) % 1) + 1.5) % 1) - 0.5;
      const diamond = Math.abs(cell) * 0.52 + Math.abs(z) * 0.5;
      return diamond < 0.13 ? figure : diamond < 0.19 ? scaleColour(own, 0.55) : own;
    },
    fur: 0.006,
  };
  return shown(wish, [box(look, [0, 0.012, 0], [1.3, 0.012, 0.85], undefined, 0.008)]);
}

/** How many steps stairs have, how high and how deep each is, and half their width. */
const STEPS = { many: 8, high: 0.17, deep: 0.26, half: 0.86 } as const;

/** Wooden stairs that lead up from the eye between two banisters. */
export function stairs(wish: Wish): Sprite {
  const tread = planks(wish.colour ?? OAK, 0.5, 'lying');
  const riser = worn([0.9, 0.88, 0.83], 0.06);
  const post = worn([0.86, 0.84, 0.79], 0.05);
  const handle = planks(WALNUT, 0.5, 'lying');
  const { many, high, deep, half } = STEPS;
  const at = (n: number) => [n * high, -0.9 + n * deep] as const;
  const model = [
    ...Array.from({ length: many }, (_, n) => {
      const [y, z] = at(n);
      return [
        box(riser, [0, (y + high) / 2, z + deep / 2 + 0.02], [half, (y + high) / 2, deep / 2]),
        box(tread, [0, y + high, z + deep / 2], [half + 0.02, 0.016, deep / 2 + 0.03]),
      ];
    }).flat(),
    ...[-1, 1].flatMap((side) => [
      limb(
        handle,
        [side * half, high + 0.86, at(0)[1]],
        [side * half, many * high + 0.86, at(many)[1]],
        0.035,
        0.03,
      ),
      box(post, [side * half, 0.55, at(0)[1] + 0.04], [0.05, 0.55, 0.05], roll(0), 0.01),
      ellipsoid(handle, [side * half, 1.14, at(0)[1] + 0.04], [0.07, 0.07, 0.07]),
      ...Array.from({ length: many * 2 - 1 }, (_, n) => {
        const step = (n + 1.2) / 2;
        const [y, z] = [step * high, at(step)[1]];
        return limb(
          post,
          [side * half, y, z],
          [side * half, y + high * 0.5 + 0.84, z],
          0.015,
          0.015,
        );
      }),
    ]),
  ];
  return shown(wish, model);
}
