import { AVENUE, inBlossom } from '../../../world/scenery/outlying/tree-avenue.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { blossoming, foliageOf } from '../makers/make-plant.ts';
import { at, people } from '../put-in-place.ts';
import { varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How high the trees are, and by how much they differ. World units. */
const HIGH = { least: 8.6, more: 1.6 } as const;

/** Two rows of trees along a road, and who walks far off between them. */
export function treeavenue(stage: Stage): Draft[] {
  const { setting } = stage;
  const { random } = setting;
  const colour = setting.subjects.find(({ thing }) => thing === 'tree')?.colour ?? null;
  const kinds = varieties(stage, 5, (wish) =>
    inBlossom(setting)
      ? blossoming(wish, setting.snowy)
      : broadleaf({ ...wish, colour: wish.colour ?? colour }, foliageOf(setting)),
  );
  const trees: Draft[] = [];
  for (let z: number = AVENUE.first; z < AVENUE.far; z += AVENUE.apart)
    for (const way of [-1, 1]) {
      const draw = kinds[random.below(kinds.length)] as Drawing;
      const x = way * (AVENUE.trees + 0.4 * random.unit());
      const size = HIGH.least + HIGH.more * random.unit();
      trees.push(at(stage, draw, x, z + 0.9 * random.unit(), size));
    }
  return [
    ...trees,
    ...people(stage, [
      [0.9, 27],
      [0.2, 27.4],
      [-1.3, 46],
    ]),
  ];
}
