import { createRandom } from '../../../../kernels/random.ts';
import { isWalker } from '../../../words/creatures.ts';
import { lookUp } from '../../../world/height-map.ts';
import { palm } from '../../plants/palm.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/** Palms along the sand of a tropical beach: how far aside inland, by the half of the picture's width there, how far off and how high. World units. */
const PALMS: readonly (readonly [aside: number, z: number, high: number])[] = [
  [0.74, 15, 10],
  [0.94, 18, 8.6],
  [0.62, 25, 10.4],
  [0.86, 30, 9.2],
  [0.5, 40, 10],
  [0.72, 48, 9.4],
  [0.94, 52, 10.4],
  [0.42, 64, 10],
  [0.6, 74, 9.2],
  [0.8, 84, 10],
];
/** From which on they stand where somebody is before them: those near the eye would hide who is there. */
const BEHIND_PEOPLE = 2;
/** The lowest ground on which one grows, world units. */
const DRY = 0.7;
/** The share of the picture's height that one is drawn in at the most. */
const MOST = 1;

/** Coconut palms on a beach that is called tropical, from near on inland of the water. */
export function beachPalms(stage: Stage): Planted[] {
  const { setting, frame, camera, map } = stage;
  const { idea, land, side, subjects } = setting;
  if (land !== 'beach' || !idea.tropical || idea.scenery !== null) return [];
  if (idea.without.includes('tree') || idea.without.includes('palm')) return [];
  if (subjects.some(({ thing }) => thing === 'palm')) return [];
  const random = createRandom(setting.random.uint32());
  const kinds = [0, 1, 2].map(() => kindOf(stage, palm));
  const isPeopled = subjects.some(({ thing }) => isWalker(thing));
  const drafts = PALMS.slice(isPeopled ? BEHIND_PEOPLE : 0).flatMap(
    ([aside, z, size], n): Draft[] => {
      const half = ((0.5 * frame.width) / camera.focal) * z;
      const x = side * aside * half + 0.5 * (random.unit() - 0.5);
      const base = lookUp(map.heights, x, z);
      const draw = kinds[n % kinds.length];
      return draw === undefined || base < DRY
        ? []
        : [{ draw, x, z, base: base - 0.1, size, casts: true }];
    },
  );
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
