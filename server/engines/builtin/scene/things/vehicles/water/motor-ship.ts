import { pick } from '../../../../kernels/random.ts';
import { scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Pane, plain, withPanes, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, cut, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, UNTURNED, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { pitching } from './pitching.ts';

const WHITE: Colour = [0.93, 0.92, 0.88];
const NAVY: Colour = [0.1, 0.16, 0.28];
const DARK: Colour = [0.1, 0.1, 0.12];
const STEEL: Colour = [0.42, 0.44, 0.46];
const BUOY: Colour = [0.92, 0.42, 0.12];
const WATERLINE: Colour = [0.5, 0.12, 0.1];
const FUNNELS: readonly Colour[] = [
  [0.9, 0.66, 0.14],
  [0.74, 0.16, 0.12],
  [0.14, 0.36, 0.52],
];
const HULLS: readonly Colour[] = [NAVY, DARK, [0.36, 0.12, 0.11], [0.12, 0.26, 0.24]];
const CONTAINERS: readonly Colour[] = [
  [0.7, 0.22, 0.14],
  [0.16, 0.36, 0.56],
  [0.2, 0.46, 0.32],
  [0.86, 0.56, 0.16],
  [0.6, 0.6, 0.58],
  [0.38, 0.22, 0.14],
];

/** How deep ships lie in the water, by half of their length: what is below is not seen. */
const DRAUGHT = 0.03;
/** How much brighter the waterline's paint is above than in the wet. */
const WET = 0.7;

/** Where a ship's side ends above, and how long and wide it is, by half of its length. */
export interface Side {
  readonly deck: number;
  readonly wide: number;
  /** How much higher the bow is. */
  readonly bow: number;
}

/** A hull: upright sides, drawn in toward the bow, which rises, and rounded at the stern. */
export function hullOf(paint: Colour, band: Colour | null, { deck, wide, bow }: Side): Solid[] {
  const look: Look = {
    paint: (x, y) => {
      const edge = deck + bow * smoothstep(0.45, 0.95, x);
      if (y < DRAUGHT + 0.035) return scaleColour(WATERLINE, WET);
      if (band !== null && y > edge - 0.03) return band;
      const plate = (x * 9) % 1;
      return scaleColour(paint, (Math.abs(plate) < 0.05 ? 0.88 : 1) * (0.86 + 0.9 * y));
    },
    gloss: 0.3,
  };
  const top = 0.5;
  return [
    ellipsoid(look, [-0.1, deck, 0], [0.88, deck + 0.05, wide]),
    box(look, [-0.2, deck / 2, 0], [0.62, deck / 2 + 0.04, wide * 0.94], UNTURNED, 0.06),
    limb(look, [0.2, deck * 0.6, 0], [0.9, deck + bow, 0], wide * 0.8, 0.03, 0.2),
    // Level above, but for the bow.
    cut(box(plain(STEEL), [-0.5, deck + top, 0], [1.05, top, 1])),
    cut(box(plain(STEEL), [0.8, deck + bow + top, 0], [0.5, top, 1])),
  ];
}

/** So many windows in a row along both sides of a house, from and to along the ship. */
const rowOf = (from: number, to: number, y: number, count: number, tall = 0.02): Pane[] =>
  Array.from({ length: count }, (_, n) => ({
    side: '-z' as const,
    at: [from + ((to - from) * (n + 0.5)) / count, y] as const,
    half: [((to - from) / count) * 0.3, tall] as const,
    kind: 'window' as const,
  }));

/** A house of one deck, with its row of so many windows. */
export function house(middle: Vector, half: Vector, count: number, tall?: number): Solid[] {
  const [x, y] = middle;
  const panes = [
    ...rowOf(x - half[0] * 0.95, x + half[0] * 0.95, y, count, tall),
    {
      side: 'x' as const,
      at: [0, y] as const,
      half: [half[2] * 0.6, 0.02] as const,
      kind: 'window' as const,
    },
  ];
  return [
    box(withPanes(worn(WHITE, 0.05), panes), middle, half, UNTURNED, 0.008),
    box(plain(STEEL), [x, y + half[1] + 0.006, 0], [half[0] + 0.02, 0.007, half[2] + 0.02]),
  ];
}

/** A rail along the near edge of a deck: posts, and two bars. */
export function rail(from: number, to: number, y: number, z: number): Solid[] {
  const look = plain(WHITE);
  const posts = Array.from({ length: Math.max(2, Math.round((to - from) / 0.07)) }, (_, n) => {
    const x = from + n * 0.07;
    return limb(look, [x, y, z], [x, y + 0.035, z], 0.003, 0.003);
  });
  const bars = [0.018, 0.035].map((up) =>
    limb(look, [from, y + up, z], [to, y + up, z], 0.003, 0.003),
  );
  return [...posts, ...bars];
}

/** A funnel with its colour, black above. */
function funnel(x: number, foot: number, high: number, paint: Colour, thick = 0.05): Solid[] {
  const look: Look = {
    paint: (_x, y) =>
      y > foot + 0.8 * high
        ? DARK
        : y > foot + 0.62 * high && y < foot + 0.7 * high
          ? WHITE
          : paint,
    gloss: 0.2,
  };
  return [limb(look, [x, foot, 0], [x - 0.03, foot + high, 0], thick, thick * 0.9)];
}

/** A mast from its foot up. */
export const mast = (x: number, foot: number, high: number): Solid =>
  limb(plain(WHITE), [x, foot, 0], [x, foot + high, 0], 0.008, 0.004);

/** Life rings along a side. */
export const buoys = (places: readonly number[], y: number, z: number): Solid[] =>
  places.map((x) => ring(plain(BUOY), [x, y, z], 0.022, 0.008, pitch(Math.PI / 2)));

/** What is under water is taken away, and the ship thrown about by up to `heels` radians. */
export function afloat(wish: Wish, solids: readonly Solid[], heels: number): Sprite {
  const under = cut(box(plain(DARK), [0, DRAUGHT - 0.5, 0], [2, 0.5, 2]));
  return portray(
    wish,
    [...moved(solids, { by: pitching(wish.random, heels) }), under],
    0.42,
    0.1,
    3,
  );
}

/** A passenger ferry: a dark hull, two white decks with windows all along, a funnel in colour. `heels` as of `pitching`. */
export function ferry(wish: Wish, heels = 0): Sprite {
  const hull = wish.colour ?? pick(wish.random, HULLS);
  return afloat(
    wish,
    [
      ...hullOf(hull, WHITE, { deck: 0.16, wide: 0.2, bow: 0.06 }),
      ...house([-0.1, 0.225, 0], [0.64, 0.06, 0.17], 17),
      ...house([-0.16, 0.35, 0], [0.48, 0.05, 0.14], 12),
      ...house([0.24, 0.45, 0], [0.08, 0.045, 0.1], 3),
      ...rail(-0.74, 0.54, 0.295, -0.18),
      ...rail(-0.64, 0.32, 0.412, -0.15),
      ...funnel(-0.16, 0.4, 0.24, pick(wish.random, FUNNELS), 0.058),
      mast(0.3, 0.49, 0.18),
      mast(-0.62, 0.4, 0.14),
      ...buoys([-0.5, -0.2, 0.1, 0.4], 0.19, -0.2),
    ],
    heels,
  );
}

/** Half as high as a steamer's wheel is, and where its hub is. */
const WHEEL = { radius: 0.17, hub: [-0.93, 0.15, 0] } as const;
const RED: Colour = [0.7, 0.1, 0.08];

/** A steamer of rivers: white decks with galleries one over the other, two tall stacks, a red wheel that drives it from behind. `heels` as of `pitching`. */
export function sternwheeler(wish: Wish, heels = 0): Sprite {
  const hull = wish.colour ?? WHITE;
  const [x, y] = WHEEL.hub;
  const red = plain(RED, { gloss: 0.2 });
  const wheel = [-0.13, 0.13].flatMap((z) => [
    ring(red, [x, y, z], WHEEL.radius, 0.01, pitch(Math.PI / 2)),
    ...Array.from({ length: 6 }, (_, n) => {
      const [along, up] = [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)];
      const reach = WHEEL.radius;
      return limb(
        red,
        [x - reach * along, y - reach * up, z],
        [x + reach * along, y + reach * up, z],
        0.009,
        0.009,
      );
    }),
  ]);
  const paddles = Array.from({ length: 12 }, (_, n) => {
    const turn = (n * Math.PI) / 6;
    const at = [x + WHEEL.radius * Math.cos(turn), y + WHEEL.radius * Math.sin(turn)] as const;
    return limb(red, [at[0], at[1], -0.14], [at[0], at[1], 0.14], 0.018, 0.018);
  });
  const stack = (z: number): Solid[] => [
    limb(plain(DARK), [0.44, 0.3, z], [0.44, 0.82, z], 0.026, 0.026),
    limb(plain(DARK), [0.44, 0.8, z], [0.44, 0.85, z], 0.03, 0.045),
  ];
  return afloat(
    wish,
    [
      ...hullOf(hull, RED, { deck: 0.1, wide: 0.2, bow: 0.02 }),
      ...house([-0.12, 0.17, 0], [0.66, 0.055, 0.15], 15),
      ...house([-0.14, 0.295, 0], [0.6, 0.05, 0.14], 14),
      ...house([-0.16, 0.41, 0], [0.4, 0.045, 0.11], 9),
      ...house([0.08, 0.5, 0], [0.09, 0.045, 0.08], 3),
      ...rail(-0.8, 0.66, 0.235, -0.19),
      ...rail(-0.76, 0.5, 0.355, -0.17),
      ...rail(-0.6, 0.3, 0.465, -0.13),
      ...[-0.7, -0.46, -0.22, 0.02, 0.26, 0.5].map((at) =>
        limb(plain(WHITE), [at, 0.11, -0.185], [at, 0.36, -0.185], 0.007, 0.007),
      ),
      ...[-0.12, 0.12].flatMap(stack),
      ...wheel,
      ...paddles,
    ],
    heels,
  );
}

/** A cruise ship: a long white hull and deck over deck of cabins. `heels` as of `pitching`. */
export function liner(wish: Wish, heels = 0): Sprite {
  const decks = [0, 1, 2, 3, 4].flatMap((n) => {
    const [from, to] = [-0.76 + 0.05 * n, 0.56 - 0.075 * n];
    const half = (to - from) / 2;
    return house(
      [from + half, 0.205 + 0.066 * n, 0],
      [half, 0.03, 0.15 - 0.006 * n],
      26 - 2 * n,
      0.013,
    );
  });
  return afloat(
    wish,
    [
      ...hullOf(wish.colour ?? WHITE, NAVY, { deck: 0.17, wide: 0.17, bow: 0.08 }),
      ...decks,
      ...rail(-0.55, 0.2, 0.438, -0.12),
      ...house([0.16, 0.47, 0], [0.07, 0.027, 0.13], 5, 0.011),
      ...funnel(-0.3, 0.43, 0.17, pick(wish.random, FUNNELS), 0.07),
      mast(0.14, 0.5, 0.12),
      ...buoys([-0.55, -0.35, -0.15, 0.05, 0.25], 0.155, -0.17),
    ],
    heels,
  );
}

/** A cargo ship: a long hull stacked with containers, the bridge aft. `heels` as of `pitching`. */
export function freighter(wish: Wish, heels = 0): Sprite {
  const { random } = wish;
  const stacks = Array.from({ length: 9 }, (_, bay) => {
    const x = -0.38 + bay * 0.115;
    const high = 2 + random.below(bay < 7 ? 3 : 2);
    return Array.from({ length: high }, (_unused, level) =>
      [-0.055, 0.055].map((z) =>
        box(
          worn(pick(random, CONTAINERS), 0.12, {
            bump: (at) => 0.004 * Math.sin(at * 260),
          }),
          [x, 0.215 + 0.062 * level, z],
          [0.053, 0.029, 0.052],
          UNTURNED,
          0.003,
        ),
      ),
    ).flat();
  }).flat();
  return afloat(
    wish,
    [
      ...hullOf(wish.colour ?? pick(random, HULLS), null, { deck: 0.18, wide: 0.16, bow: 0.09 }),
      ...stacks,
      ...house([-0.62, 0.25, 0], [0.09, 0.07, 0.13], 4, 0.014),
      ...house([-0.62, 0.38, 0], [0.085, 0.05, 0.12], 4, 0.014),
      ...house([-0.61, 0.475, 0], [0.09, 0.035, 0.15], 6, 0.014),
      ...funnel(-0.76, 0.2, 0.32, pick(random, FUNNELS), 0.05),
      mast(-0.6, 0.51, 0.14),
      mast(0.8, 0.28, 0.16),
    ],
    heels,
  );
}
