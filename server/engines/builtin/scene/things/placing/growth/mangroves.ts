import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { growMangrove } from '../../plants/mangrove.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/** Mangroves that stand near in the water: to the right on the picture's side, ahead, how high. World units. */
const NEAR = [
  [-4.8, 10.5, 7.4],
  [5.4, 13, 8],
  [-8.8, 16, 9],
  [1.2, 21, 8.4],
  [10.6, 19, 9.4],
  [-4.4, 27, 9],
  [-15, 26, 10],
  [7.4, 31, 9.6],
  [17, 33, 10.4],
  [-10.4, 38, 10],
  [1.6, 43, 9.6],
  [-22, 44, 11],
  [12.4, 48, 10.6],
  [25, 52, 11],
] as const;
const LEAF: Colour = [0.2, 0.4, 0.13];
const BARK: Colour = [0.42, 0.33, 0.26];
/** How deep a foot is below the water, world units, and how high one is drawn at the most, as a share of the picture. */
const FOOT = -0.25;
const MOST = 0.95;

/** Mangroves on their roots before the eye, where a swamp of them was asked for. */
export function mangroves(stage: Stage): Planted[] {
  const { setting, frame } = stage;
  const { land, idea, random, side, season, snowy } = setting;
  if (land !== 'swamp' || !idea.mangrove || idea.without.includes('tree')) return [];
  const kinds = Array.from({ length: 4 }, (): Drawing => {
    const seed = random.uint32();
    return kindOf(
      stage,
      (wish) =>
        broadleaf(
          { ...wish, random: createRandom(seed) },
          { season, snowy, density: 0.9, grow: growMangrove, bark: BARK },
        ),
      idea.leaves ?? LEAF,
    );
  });
  const drafts = NEAR.map(
    ([aside, z, size], n): Draft => ({
      ...{ draw: kinds[n % kinds.length] as Drawing, x: side * aside, z, size, base: FOOT },
      isAfloat: true,
    }),
  );
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
