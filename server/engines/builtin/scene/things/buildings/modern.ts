import type { Colour } from '../../words/idea.ts';
import { type Pane, plain, planks, withPanes, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const WHITE: Colour = [0.93, 0.92, 0.89];
const CONCRETE: Colour = [0.66, 0.65, 0.63];
const TEAK: Colour = [0.52, 0.34, 0.2];
const RED: Colour = [0.82, 0.15, 0.13];
const DARK: Colour = [0.13, 0.15, 0.18];
const GLASS: Colour = [0.36, 0.5, 0.58];

const glass = (shine = 0.9): Look => ({
  paint: (x, y, z) => {
    const bar = Math.abs(((((x + z) * 7) % 1) + 1) % 1) < 0.05;
    return bar ? DARK : [GLASS[0] + 0.25 * y, GLASS[1] + 0.25 * y, GLASS[2] + 0.2 * y];
  },
  gloss: 0.8,
  glow: () => shine,
});

/** A modern house: white slabs, one storey set over the other, walls of glass, a terrace of wood. */
export function villa(wish: Wish): Sprite {
  const wall = worn(wish.colour ?? WHITE, 0.05);
  const model = [
    box(worn(CONCRETE, 0.1), [0, 0.015, 0], [1, 0.015, 0.5]),
    box(planks(TEAK, 0.05), [0.1, 0.035, -0.34], [0.9, 0.008, 0.16]),
    box(wall, [-0.5, 0.17, 0.06], [0.4, 0.14, 0.3]),
    box(glass(), [0.36, 0.17, 0.06], [0.5, 0.14, 0.24]),
    box(wall, [0.02, 0.325, 0.0], [0.98, 0.02, 0.42]),
    box(wall, [0.2, 0.47, 0.1], [0.62, 0.14, 0.3]),
    box(glass(), [0.2, 0.47, -0.17], [0.52, 0.1, 0.05]),
    box(wall, [0.2, 0.62, 0.04], [0.72, 0.018, 0.42]),
    box(planks(TEAK, 0.03), [-0.56, 0.17, -0.245], [0.13, 0.13, 0.012]),
    box(glass(), [-0.28, 0.18, -0.245], [0.1, 0.09, 0.012]),
    ...[0.86, 0.4, -0.06].map((x) => box(plain(WHITE), [x, 0.17, -0.36], [0.016, 0.14, 0.016])),
    ...[-0.3, 0.9].map((x) => limb(plain(DARK), [x, 0.4, -0.4], [x, 0.34, -0.4], 0.006, 0.006)),
    limb(plain(DARK), [-0.94, 0.4, -0.4], [0.96, 0.4, -0.4], 0.007, 0.007),
  ];
  return portray(wish, model, 0.4, 0.08, 2.6);
}

/** A petrol station: a lit canopy on posts over pumps, the shop behind. */
export function gasStation(wish: Wish): Sprite {
  const paint = wish.colour ?? RED;
  const lamp = plain([1, 0.97, 0.9], { glow: () => 1 });
  const shop: readonly Pane[] = [-0.55, -0.2, 0.2, 0.55].map((u) => ({
    side: '-z',
    at: [u, 0.2],
    half: [0.14, 0.14],
    kind: 'window',
  }));
  const model: Solid[] = [
    box(worn(CONCRETE, 0.12), [0, 0.008, -0.1], [1.05, 0.01, 0.66]),
    box(withPanes(worn(WHITE, 0.05), shop), [0, 0.2, 0.42], [0.84, 0.2, 0.14]),
    box(plain(paint, { glow: () => 0.7 }), [0, 0.43, 0.28], [0.84, 0.045, 0.02]),
    box(plain(WHITE), [0, 0.7, -0.2], [0.98, 0.045, 0.36], undefined, 0.01),
    box(plain(paint, { glow: () => 0.8 }), [0, 0.7, -0.57], [0.99, 0.05, 0.012]),
    ...[-1, 1].map((x) =>
      box(plain(paint, { glow: () => 0.8 }), [x * 0.985, 0.7, -0.2], [0.012, 0.05, 0.37]),
    ),
    ...[-0.6, 0, 0.6].map((x) => box(lamp, [x, 0.652, -0.2], [0.22, 0.006, 0.2])),
    ...[-0.6, 0.6].map((x) => box(plain(WHITE), [x, 0.34, -0.2], [0.028, 0.32, 0.028])),
    ...[-0.78, -0.42, 0.42, 0.78].flatMap((x) => pump(x, paint)),
    ...sign(paint),
  ];
  return portray(wish, model, 0.4, 0.08, 2.6);
}

const pump = (x: number, paint: Colour): Solid[] => [
  box(worn(CONCRETE, 0.1), [x, 0.025, -0.2], [0.1, 0.02, 0.09]),
  box(plain(paint), [x, 0.13, -0.2], [0.06, 0.1, 0.045], undefined, 0.008),
  box(plain(WHITE, { glow: () => 0.9 }), [x, 0.18, -0.248], [0.04, 0.026, 0.004]),
  limb(plain(DARK), [x + 0.06, 0.2, -0.22], [x + 0.09, 0.07, -0.24], 0.007, 0.007),
];

/** A tall sign beside the drive. */
const sign = (paint: Colour): Solid[] => [
  limb(plain(CONCRETE), [1.14, 0, -0.5], [1.14, 0.8, -0.5], 0.016, 0.016),
  box(plain(paint, { glow: () => 1 }), [1.14, 0.92, -0.5], [0.13, 0.13, 0.02]),
  box(plain(WHITE, { glow: () => 1 }), [1.14, 0.92, -0.522], [0.08, 0.05, 0.004]),
];

/** An airport's control tower, its windows lit all round, beside a low hall. */
export function controlTower(wish: Wish): Sprite {
  const wall = worn(wish.colour ?? WHITE, 0.06);
  const hall: readonly Pane[] = Array.from({ length: 8 }, (_, n) => ({
    side: '-z',
    at: [0.28 + n * 0.14, 0.1],
    half: [0.055, 0.055],
    kind: 'window',
  }));
  const model = [
    frustum(wall, [0, 0, 0], 0.74, 0.1, 0.075),
    frustum(wall, [0, 0.72, 0], 0.06, 0.08, 0.17),
    frustum(glass(1), [0, 0.78, 0], 0.1, 0.16, 0.185),
    frustum(wall, [0, 0.88, 0], 0.03, 0.2, 0.19),
    limb(plain(RED, { glow: () => 1 }), [0, 0.9, 0], [0, 1.08, 0], 0.008, 0.004),
    box(withPanes(wall, hall), [0.78, 0.1, 0.05], [0.66, 0.1, 0.16]),
    box(worn(CONCRETE, 0.1), [0.78, 0.21, 0.05], [0.7, 0.014, 0.2]),
  ];
  return portray(wish, model, 0.25, 0.04, 3);
}
