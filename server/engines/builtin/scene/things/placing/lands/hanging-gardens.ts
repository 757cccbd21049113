import { STAIRS, TERRACES, upStairs } from '../../../world/scenery/old/hanging-gardens.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { italianCypress } from '../../plants/italian-cypress.ts';
import { palm } from '../../plants/palm.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { foliageOf } from '../makers/make-plant.ts';
import { at, dressed } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** From one tree of a terrace to the next, how far behind its edge they stand, and how much of the way beside the stairs is free. World units. */
const TREES = { apart: 4.6, behind: 2.4, free: 1.8 } as const;
/** How high a palm, a cypress and a leafy tree are on a terrace; a leafy one stands low and broad. World units. */
const HIGH = [6.4, 5.6, 4.6] as const;

/** Palms that stand before the gardens: to the right on the picture's side, ahead, how high. World units. */
const PALMS = [
  [-9.6, 12.4, 6.4],
  [13.6, 13.6, 7.2],
  [-15.4, 17, 7.4],
  [19.4, 18, 6.8],
] as const;

/** Who carries water up: all of them on their heads. */
const CARRIERS: readonly Stroller[] = [
  { traits: ['woman', 'gown', 'headcarrying'], tall: 1.64, colour: [0.72, 0.3, 0.22] },
  { traits: ['headcarrying', 'bearded'], tall: 1.76, colour: [0.86, 0.78, 0.6] },
  { traits: ['woman', 'gown', 'headcarrying'], tall: 1.62, colour: [0.24, 0.42, 0.5] },
];
/** Where they are on the stairs: beside their middle, ahead; and where others walk before them: to the right on the picture's side, ahead. World units. */
const ON_STAIRS = [
  [-1.2, 19.6],
  [0.9, 21.5],
  [-0.6, 25],
  [1.3, 30],
  [-1.1, 34.5],
  [0.5, 40],
  [-0.9, 45],
] as const;
const BEFORE = [
  [-3.4, 14],
  [9.4, 13],
  [6.4, 11.4],
  [-8.6, 17.6],
] as const;

/** The trees on the terraces of the hanging gardens, and who carries water up their stairs. */
export function hangingGardens(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side } = setting;
  const { count, near, deep, high, half, less } = TERRACES;
  const middle = side * STAIRS.aside;
  const kinds: readonly Drawing[] = [
    kindOf(stage, palm),
    kindOf(stage, (wish) => italianCypress(wish, setting.season, setting.snowy)),
    kindOf(stage, (wish) => broadleaf(wish, foliageOf(setting))),
    kindOf(stage, (wish) => broadleaf(wish, foliageOf(setting))),
  ];
  const trees = Array.from({ length: count }, (_, n) => {
    const wide = half - n * less - 2;
    const row = Math.floor((2 * wide) / TREES.apart);
    return Array.from({ length: row + 1 }, (_, place): Draft[] => {
      const x = -wide + place * TREES.apart + (n % 2) * 1.7;
      if (Math.abs(x - middle) < STAIRS.half + TREES.free) return [];
      const kind = (place * 2 + n * 3 + (place % 3)) % kinds.length;
      const size = (HIGH[Math.min(kind, HIGH.length - 1)] as number) * (0.85 + 0.1 * (place % 4));
      const z = near + n * deep + TREES.behind;
      return [at(stage, kinds[kind] as Drawing, x, z, size, (n + 1) * high)];
    }).flat();
  }).flat();
  const carriers = dressed(
    stage,
    CARRIERS,
    ON_STAIRS.map(([aside, z]) => [STAIRS.aside + aside, z] as const),
  );
  const before = PALMS.map(([aside, z, size]) =>
    at(stage, kinds[0] as Drawing, side * aside, z, size),
  );
  return [
    ...trees,
    ...before,
    ...carriers.map((one) => ({ ...one, base: one.base + upStairs(one.z) })),
    ...dressed(stage, CARRIERS, BEFORE),
  ];
}
