import { createRandom } from '../../../../kernels/random.ts';
import { wayOf } from '../../../world/street/way.ts';
import { palm } from '../../plants/palm.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/** Palms before the houses: to which side of the way, how far off, how high. World units. */
const PALMS: readonly (readonly [side: -1 | 1, z: number, high: number])[] = [
  [1, 12, 8.6],
  [-1, 15.5, 10],
  [1, 22, 10.5],
  [-1, 27, 9],
  [1, 36, 9.5],
  [-1, 43, 10.5],
];
/** How far before the houses they stand, world units. */
const BEFORE = 0.9;
/** The share of the picture's height that one is drawn in at the most. */
const MOST = 1;

/** Coconut palms along a street of the Caribbean. */
export function caribbeanPalms(stage: Stage): Planted[] {
  const { setting, frame } = stage;
  const { idea, land, side } = setting;
  if (land !== 'street' || idea.town !== 'caribbean') return [];
  if (idea.without.includes('tree') || idea.without.includes('palm')) return [];
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const kinds = [0, 1, 2].map(() => kindOf(stage, palm));
  const drafts = PALMS.flatMap(([to, z, size], n): Draft[] => {
    const draw = kinds[n % kinds.length];
    const x = way.middle(z) + side * to * (way.front - BEFORE);
    return draw === undefined
      ? []
      : [{ draw, x, z: z + random.unit(), base: 0, size, casts: true }];
  });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
