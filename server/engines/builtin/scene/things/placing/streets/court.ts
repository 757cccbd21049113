import { createRandom } from '../../../../kernels/random.ts';
import { BASIN } from '../../../world/street/bazaar/court-fittings.ts';
import { wayOf } from '../../../world/street/way.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { palm } from '../../plants/palm.ts';
import type { Sprite } from '../../sprite.ts';
import { type Wish, wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where what grows in a court stands: how far aside as a share of the way to the columns, how far along it, how high (world units), and whether it is a palm. */
const PLANTS: readonly {
  readonly aside: number;
  readonly along: number;
  readonly high: number;
  readonly isPalm: boolean;
}[] = [
  { aside: -0.78, along: 0.9, high: 5.6, isPalm: true },
  { aside: 0.8, along: 0.88, high: 2.9, isPalm: false },
  { aside: -0.8, along: 0.5, high: 2.7, isPalm: false },
  { aside: 0.78, along: 0.46, high: 4.9, isPalm: true },
  { aside: -0.3, along: 0.93, high: 1.9, isPalm: false },
  { aside: 0.34, along: 0.93, high: 2.1, isPalm: false },
];
/** The share of the picture's height that one is drawn in at the most. */
const MOST = 0.7;

/** What grows in the court of a house: orange trees and palms before its columns. */
export function inCourt(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  if (setting.land !== 'street' || wayOf(setting).kind !== 'court') return [];
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const drafts = PLANTS.map(({ aside, along, high, isPalm }): Draft => {
    const seed = random.uint32();
    const rest = { colour: null, posture: null, isPortrait: false } as const;
    const grow = isPalm ? palm : orangeTree;
    const draw: Drawing = (tall) =>
      grow({ ...wishIn(setting, { ...rest, tall }), random: createRandom(seed) });
    const z = way.end * along + 0.4 * (random.unit() - 0.5);
    // None before the basin.
    const off =
      Math.abs(along - BASIN.at) < 0.2 ? Math.max(0.7, Math.abs(aside)) * Math.sign(aside) : aside;
    const x = way.middle(z) + setting.side * off * way.front;
    return { draw, x, z, base: 0, size: high, casts: true };
  });
  return drawAsSeen(
    stage,
    drafts.filter(({ z }) => z > 4),
    MOST * frame.height,
  );
}

const orangeTree = (wish: Wish): Sprite =>
  broadleaf(wish, { season: 'summer', snowy: false, density: 1 });
