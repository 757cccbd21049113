import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, rough } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const WEATHERED: Colour = [0.56, 0.45, 0.33];
const WHITE: Colour = [0.93, 0.92, 0.89];
const IRON: Colour = [0.12, 0.13, 0.13];
const STONE: Colour = [0.6, 0.56, 0.5];
const LEAF: Colour = [0.25, 0.42, 0.15];

/** How long a panel of a fence, a gate and a piece of a hedge are, metres. */
export const PANEL = { rails: 2.6, pickets: 2.2, gate: 3.2, hedge: 2 } as const;

/** A post of a fence of rails at a place. */
const post = (x: number, look = planks(WEATHERED, 0.05)): Solid[] => [
  box(look, [x, 0.6, 0], [0.07, 0.6, 0.07], undefined, 0.015),
];

/** Posts with three rails, from the middle of one to that of the next. */
function rails(colour: Colour): Solid[] {
  const half = PANEL.rails / 2;
  const rail = planks(scaleColour(colour, 1.05), 0.06, 'lying');
  return [
    ...post(-half, planks(colour, 0.05)),
    ...[0.32, 0.68, 1.02].map((y, n) =>
      box(rail, [0.03, y, -0.02], [half, 0.062, 0.025], roll(0.008 * (n - 1)), 0.01),
    ),
  ];
}

/** White pickets on two rails, from the middle of one post to that of the next. */
function pickets(colour: Colour): Solid[] {
  const half = PANEL.pickets / 2;
  const count = 11;
  return [
    box(plain(scaleColour(colour, 0.96)), [-half, 0.6, 0.03], [0.06, 0.6, 0.05], undefined, 0.01),
    ...[0.3, 0.8].map((y) =>
      box(plain(scaleColour(colour, 0.9)), [0, y, 0.03], [half, 0.045, 0.02]),
    ),
    ...Array.from({ length: count }, (_, n) => {
      const x = -half + ((n + 0.5) * PANEL.pickets) / count;
      const look = plain(scaleColour(colour, 0.95 + 0.06 * ((n * 0.618) % 1)));
      return [
        box(look, [x, 0.54, 0], [0.06, 0.46, 0.012]),
        box(look, [x, 1.0, 0], [0.044, 0.044, 0.012], roll(Math.PI / 4)),
      ];
    }).flat(),
  ];
}

/** A field's gate of five bars and a brace between stout posts. */
function bars(colour: Colour): Solid[] {
  const half = PANEL.gate / 2;
  const wood = planks(colour, 0.06, 'lying');
  const stout = planks(scaleColour(colour, 0.85), 0.06);
  const iron = plain(IRON, { gloss: 0.4 });
  return [
    ...[-half, half].flatMap((x) => [
      box(stout, [x, 0.7, 0], [0.12, 0.7, 0.12], undefined, 0.02),
      frustum(stout, [x, 1.39, 0], 0.1, 0.15, 0.02),
    ]),
    ...[0.2, 0.42, 0.66, 0.92, 1.18].map((y) =>
      box(wood, [0, y, -0.03], [half - 0.16, 0.05, 0.02], undefined, 0.008),
    ),
    ...[-1, 0, 1].map((side) =>
      box(wood, [side * (half - 0.2), 0.69, -0.06], [0.055, 0.56, 0.02], undefined, 0.008),
    ),
    limb(wood, [-half + 0.24, 0.22, -0.08], [half - 0.24, 1.14, -0.08], 0.045, 0.045),
    ...[0.3, 1.1].map((y) => limb(iron, [-half, y, -0.13], [-half + 0.5, y, -0.1], 0.02, 0.012)),
    limb(iron, [half - 0.34, 1.0, -0.1], [half + 0.08, 1.0, -0.13], 0.018, 0.018),
  ];
}

/** A gate of wrought iron between pillars of stone. */
function wrought(colour: Colour): Solid[] {
  const half = PANEL.gate / 2;
  const iron = plain(colour, { gloss: 0.4 });
  const stone = rough(STONE, 2);
  const top = (x: number): number => 1.9 - 0.35 * (1 - Math.abs(x) / half);
  const count = 13;
  return [
    ...[-1, 1].flatMap((side): Solid[] => [
      box(stone, [side * half, 0.95, 0], [0.22, 0.95, 0.22], undefined, 0.02),
      box(stone, [side * half, 1.95, 0], [0.28, 0.06, 0.28], undefined, 0.02),
      ball(stone, [side * half, 2.18, 0], 0.19),
    ]),
    ...Array.from({ length: count }, (_, n): Solid[] => {
      const x = (half - 0.3) * ((2 * n) / (count - 1) - 1);
      const high = top(x);
      return [
        limb(iron, [x, 0.12, 0], [x, high, 0], 0.018, 0.018),
        frustum(iron, [x, high, 0], 0.13, 0.034, 0.004),
      ];
    }).flat(),
    ...[0.2, 0.62, 1.38].map((y) =>
      limb(iron, [-half + 0.24, y, 0], [half - 0.24, y, 0], 0.022, 0.022),
    ),
    box(iron, [0, 0.95, -0.01], [0.035, 0.83, 0.02]),
    box(iron, [0.1, 1.0, -0.04], [0.07, 0.09, 0.03]),
  ];
}

/** A piece of a clipped hedge: leaves close together over a straight body. */
function leaves(wish: Wish): Solid[] {
  const { random } = wish;
  const colour = wish.colour ?? LEAF;
  const half: Vector = [PANEL.hedge / 2 + 0.08, 0.62, 0.4];
  return [
    box(rough(scaleColour(colour, 0.8), 3), [0, half[1], 0], half, undefined, 0.08),
    ...Array.from({ length: 190 }, (_, n): Solid => {
      const isAbove = n % 3 === 0;
      const at: Vector = [
        2 * half[0] * (random.unit() - 0.5),
        isAbove ? 2 * half[1] : 2 * half[1] * random.unit(),
        isAbove ? 2 * half[2] * (random.unit() - 0.5) : -half[2],
      ];
      const look = plain(scaleColour(colour, 0.75 + 0.7 * random.unit()));
      return ellipsoid(look, at, [0.1, 0.06, 0.07], 0, roll(3 * random.unit()));
    }),
  ];
}

/** What runs across a land in pieces side by side. */
export type Run = 'rails' | 'pickets' | 'bars' | 'wrought' | 'hedge';

const RUNS: Readonly<Record<Run, (wish: Wish) => Solid[]>> = {
  rails: ({ colour }) => rails(colour ?? WEATHERED),
  pickets: ({ colour }) => pickets(colour ?? WHITE),
  bars: ({ colour }) => bars(colour ?? WEATHERED),
  wrought: ({ colour }) => wrought(colour ?? IRON),
  hedge: leaves,
};

/** One piece of what runs across, seen straight from before. */
export const pieceOf = (wish: Wish, run: Run): Sprite => portray(wish, RUNS[run](wish), 0, 0.05, 6);

/** A few pieces of a fence that stand by themselves. */
export const fieldFence = (wish: Wish): Sprite =>
  portray(
    wish,
    [
      ...[-1, 0, 1].flatMap((n) => moved(RUNS.rails(wish), { to: [n * PANEL.rails, 0, 0] })),
      ...post(1.5 * PANEL.rails, planks(wish.colour ?? WEATHERED, 0.05)),
    ],
    0.3,
    0.05,
    4,
  );

/** A gate between pillars that stands by itself. */
export const gate = (wish: Wish): Sprite => portray(wish, RUNS.wrought(wish), 0.2, 0.04, 4);

/** A hedge that stands by itself. */
export const hedge = (wish: Wish): Sprite =>
  portray(
    wish,
    [-1, 0, 1].flatMap((n) => moved(leaves(wish), { to: [n * PANEL.hedge, 0, 0] })),
    0.3,
    0.08,
    4,
  );
