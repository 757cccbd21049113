import type { Colour } from '../../../words/idea.ts';
import { HOMES } from '../../../world/scenery/far/fairy-village.ts';
import { person } from '../../creatures/person.ts';
import { singleFlower } from '../../plants/single-flower.ts';
import { giantMushroom } from '../../scenery/giant-mushroom.ts';
import { mushroomHouse } from '../../scenery/mushroom-house.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { at, putByTurns } from '../put-in-place.ts';
import { kindOf, scatter, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How high a fairy is beside the houses, world units. */
const FAIRY = 1.25;

const GOWNS: readonly Colour[] = [
  [0.92, 0.5, 0.68],
  [0.56, 0.74, 0.36],
  [0.5, 0.6, 0.92],
  [0.95, 0.78, 0.36],
];

/** Who flies: to the right on the picture's side, up, ahead; and who stands before the doors. World units. */
const FLYING = [
  [0.7, 1.5, 6.6],
  [-1.9, 2.6, 9],
  [4.7, 3.4, 12],
  [-5.6, 3.2, 14],
  [-0.6, 3.6, 16],
  [6.4, 4.4, 22],
] as const;
const STANDING = [
  [1.5, 7.9],
  [-2.5, 10.4],
  [5.9, 14.6],
] as const;

/** Mushrooms in which nobody lives, and flowers as high as houses: to the right on the picture's side, ahead, how high. World units. */
const MUSHROOMS = [
  [-2.4, 5.4, 0.9],
  [-1.9, 5.9, 0.55],
  [3.9, 6.2, 0.8],
  [-6.4, 10.6, 2.5],
  [5.3, 11.8, 1.9],
  [-5.6, 14.6, 1.6],
  [10.6, 17.5, 3.4],
  [-1.8, 22, 2],
  [-12.4, 22, 4.2],
  [13.6, 24, 4],
] as const;
const FLOWERS = [
  [3.3, 5.4, 2.1],
  [-3.3, 5.8, 2.5],
  [-4.3, 8.2, 2.9],
  [5.2, 8.4, 3.1],
  [-1.6, 13.4, 2.2],
  [9.4, 13.4, 3.8],
  [-10.6, 15, 4],
  [4.4, 20, 2.8],
  [-7, 22, 3.2],
  [14, 22, 4.2],
  [-15, 26, 4.4],
  [7.4, 29, 3.4],
] as const;

/** Houses in mushrooms, fairies about them, flowers and mushrooms that tell how small all of it is. */
export function fairyVillage(stage: Stage): Draft[] {
  const { setting } = stage;
  const homes = varieties(stage, 5, mushroomHouse);
  const mushrooms = varieties(stage, 3, giantMushroom);
  const blooms = varieties(stage, 4, (wish) => singleFlower({ ...wish, bloom: 'any' }, false));
  const fairies = setting.idea.without.includes('person') ? [] : fairiesOf(stage);
  return [
    ...HOMES.map(putByTurns(stage, homes, 1.2)),
    ...MUSHROOMS.map(putByTurns(stage, mushrooms, 1.12)),
    ...FLOWERS.map(putByTurns(stage, blooms, 1.12)),
    ...fairies,
    ...scatter(stage, {
      kinds: blooms,
      rows: [
        { z: 12, count: 5 },
        { z: 22, count: 8 },
        { z: 36, count: 11 },
      ],
      free: 0.4,
      size: (random) => 1 + 1.3 * random.unit(),
      boost: 1.1,
    }),
  ];
}

function fairiesOf(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const kinds = GOWNS.flatMap((gown, n) =>
    (['flying', 'standing'] as const).map((posture) =>
      kindOf(
        stage,
        (wish) =>
          person({
            ...wish,
            posture,
            faces: (n % 2 === 0 ? -side : side) < 0 ? -1 : 1,
            traits: ['fairy', 'woman'],
          }),
        gown,
      ),
    ),
  );
  const flying = FLYING.map(
    ([aside, up, z], n): Draft => ({
      ...at(stage, kinds[2 * (n % GOWNS.length)] as Drawing, side * aside, z, FAIRY, up),
      boost: 1.7,
    }),
  );
  const standing = STANDING.map(
    ([aside, z], n): Draft => ({
      ...at(stage, kinds[2 * ((n + 1) % GOWNS.length) + 1] as Drawing, side * aside, z, FAIRY),
      boost: 1.6,
    }),
  );
  return [...flying, ...standing];
}
