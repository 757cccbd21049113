import { stoneLantern } from '../../outdoors/stone-lantern.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { blossoming } from '../makers/make-plant.ts';
import { at, dressed, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

const MONKS: readonly Stroller[] = [
  { traits: ['monk'], tall: 1.68, colour: [0.2, 0.2, 0.24], posture: 'walking' },
  { traits: ['woman', 'kimono'], tall: 1.6, colour: [0.72, 0.26, 0.36] },
];
/** Maples and cherries beside the court: to the right on the picture's side, ahead, how high. World units. */
const TREES = [
  [-9, 15.5, 6.4],
  [12.6, 20, 7.4],
  [-22, 33, 8],
  [16.5, 31, 8.6],
  [-24, 52, 9],
  [17, 47, 10],
  [24, 47, 10],
] as const;
/** Lanterns of stone along the way. */
const LANTERNS = [
  [-3.2, 11],
  [3.2, 11],
  [-3.2, 17],
  [3.2, 17],
  [-3.2, 24],
  [3.2, 24],
] as const;

/** Who is about at a temple of Japan, its lanterns of stone, and its maples, or cherries that bloom in spring. */
export function japanTemple(stage: Stage): Draft[] {
  const { setting } = stage;
  const { season, snowy, side, idea } = setting;
  const kinds = [0, 1, 2].map(() =>
    kindOf(
      stage,
      (wish) =>
        season === 'spring'
          ? blossoming(wish, snowy)
          : broadleaf(wish, { season, snowy, density: 1.1, radius: 0.05 }),
      season === 'autumn' ? [0.76, 0.17, 0.08] : null,
    ),
  );
  const trees = TREES.map(([x, z, size], n) =>
    at(stage, kinds[n % 3] as Drawing, side * x, z, size),
  );
  const lantern = kindOf(stage, stoneLantern);
  return [
    ...(idea.without.includes('tree') ? [] : trees),
    ...LANTERNS.map(([x, z]) => ({ ...at(stage, lantern, x, z, 1.9), boost: 1.7 })),
    ...dressed(stage, MONKS, [
      [1.2, 16.5],
      [-1.2, 25],
    ]),
    ...people(stage, [[5.6, 23.5]]),
  ];
}
