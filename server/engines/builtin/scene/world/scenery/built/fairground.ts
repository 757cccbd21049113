import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { candyCart, popcornCart } from './fair-carts.ts';
import { fairStall, STALL } from './fair-stall.ts';
import { bulbsBetween, lightOf, paved, post } from './paved-site.ts';

const TRODDEN: Colour = [0.44, 0.38, 0.31];
const STRAW: Colour = [0.62, 0.53, 0.36];
/** Where the stalls of both rows begin, the gap between two, and how many stand in a row. World units. */
const ROWS = { near: 6.8, gap: 0.5, count: 5 } as const;
/** The poles of the lights: aside, high, and how far off. World units. */
const POLES = { aside: 4.1, high: 5.6, at: [5.2, 12.6, 20, 27.4, 34.8] } as const;

/** What turns and towers there: to the right on the picture's side, ahead, how high. World units. */
export const RIDES = {
  ferriswheel: [10.5, 44, 24],
  carousel: [-1.2, 33.5, 7],
  circus: [-20, 54, 15],
} as const;

/** Carts that sell sweets on the way: to the right on the picture's side, and ahead. World units. */
export const CARTS = { candy: [-2.7, 9.4], popcorn: [2.9, 13.8] } as const;

/** A fairground: rows of stalls along a trodden way under cords of bulbs, carts with cotton candy and popcorn, a carousel, a tent and a wheel behind them. */
export const FAIRGROUND: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.5,
  views: [
    { horizon: 0.6, lens: 0.92, eye: 0.4 },
    { horizon: 0.54, lens: 0.86, eye: 0.66 },
    { horizon: 0.66, lens: 0.84, eye: 0.36 },
    { horizon: 0.58, lens: 1.02, eye: 0.44 },
  ],
  ground: levelled(60, 74),
  soil: paved((x, z, _soft, { noise }) => {
    const strewn = smoothstep(0.1, 0.5, noise.fbm(x * 0.9, z * 0.9, 3));
    return [
      mixColour(TRODDEN, STRAW, 0.6 * strewn),
      smoothstep(34, 26, Math.abs(x)) * smoothstep(66, 58, z),
    ];
  }),
  lampAt: () => {
    const near = lightOf(
      POLES.at.map((z) => [0, z]),
      7,
    );
    return (x, y, z) => 0.62 * near(x, z) * smoothstep(16, 3, y - LEVEL);
  },
  isTended: (x, z) => Math.abs(x) < 32 && z < 66,
  has: new Set(['ferriswheel', 'circus', 'carousel', 'stall', 'fairylights']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { aside, high, at } = POLES;
  const dark = plainPaint(scaleColour([0.3, 0.3, 0.33], 0.7));
  const stalls = Array.from({ length: ROWS.count }, (_, n) => {
    const z = ROWS.near + n * (STALL.long + ROWS.gap);
    return [-1, 1].flatMap((edge) => fairStall(edge, z, 2 * n + (edge > 0 ? 1 : 0), lamps));
  }).flat();
  const cords = at.flatMap((z, n) => {
    const next = at[n + 1];
    const straight = bulbsBetween([-aside, high, z], [aside, high, z], 9, lamps);
    if (next === undefined) return straight;
    const along = [-1, 1].flatMap((edge) =>
      bulbsBetween([edge * aside, high, z], [edge * aside, high, next], 8, lamps),
    );
    return [
      ...straight,
      ...along,
      ...bulbsBetween([-aside, high, z], [aside, high, next], 11, lamps),
    ];
  });
  return [
    ...at.flatMap((z) => [-1, 1].map((edge) => post(edge * aside, z, high, 0.06, dark))),
    ...cords,
    ...stalls,
    ...candyCart(side * CARTS.candy[0], CARTS.candy[1], lamps),
    ...popcornCart(side * CARTS.popcorn[0], CARTS.popcorn[1], lamps),
  ];
}
