import { createRandom } from '../../../../kernels/random.ts';
import { wayOf } from '../../../world/street/way.ts';
import { scooter } from '../../vehicles/road/scooter.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** How high a scooter is, where they stand, how far from the houses; the share of the picture's height that one is drawn in at the most. World units. */
const SCOOTERS = { high: 1.28, at: [7.6, 17, 29], out: 0.62, most: 0.4 } as const;

/** Scooters that stand at the walls of a lane in Italy. */
export function scooters(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { idea, land, side } = setting;
  const way = wayOf(setting);
  if (land !== 'street' || idea.manner !== 'southern' || way.kind !== 'lane') return [];
  if (idea.without.includes('motorcycle') || idea.forsaken) return [];
  const random = createRandom(setting.random.uint32());
  const drafts = SCOOTERS.at.map((z, n): Draft => {
    const at = (n % 2 === 0 ? -side : side) * (way.front - SCOOTERS.out);
    const x = way.middle(z) + at * Math.hypot(1, way.turns(z));
    // They stand along the wall, a little aslant to it.
    const heading =
      (-Math.sign(at) * Math.PI) / 2 - Math.atan2(x, z) + Math.atan(way.turns(z)) + 0.22 * side;
    const wish = {
      ...wishIn(setting, { colour: null, posture: null, tall: 0, isPortrait: false, heading }),
      random: createRandom(random.uint32()),
    };
    const draw: Draft['draw'] = (tall) => scooter({ ...wish, tall });
    return { draw, x, z, base: 0, size: SCOOTERS.high, casts: true };
  });
  return drawAsSeen(stage, drafts, SCOOTERS.most * frame.height);
}
