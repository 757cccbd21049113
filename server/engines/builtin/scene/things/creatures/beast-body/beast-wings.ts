import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Trait } from '../../../words/trait.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { add } from '../../sculpt/vector.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import { featheringOf, type Spread, wingOf } from '../birds/wings.ts';
import type { Coat } from '../build.ts';

/** A wing that is raised over the back and swept behind, its shoulder near the origin, in shoulder heights. */
const RAISED: Spread = {
  shoulder: [0.04, 0, 0.1],
  wrist: [0.2, 0.5, 0.3],
  hand: [0.06, 0.72, 0.4],
  tips: [
    [-0.5, 1.3, 0.68],
    [-0.9, 0.62, 0.5],
  ],
  inner: [-0.62, 0.1, 0.2],
  feathers: [9, 10],
  wide: 0.085,
  fingered: 0.7,
  lifted: 1.05,
};

/** Where they grow, from the withers: a little behind and below. */
const ROOT = [-0.1, -0.06, 0] as const;
/** How much lighter they are than the coat, and their tips darker. */
const PALER = 0.3;
const TIPS = 0.72;

/** The wings of an animal with that coat, as it holds itself: none where nothing tells of them. */
export function wingsOf(
  { base }: Coat,
  { withers }: Pose,
  traits: readonly Trait[],
  random: Random,
): Solid[] {
  if (!traits.includes('winged') && !traits.includes('griffin')) return [];
  const vane = mixColour(base, [0.97, 0.95, 0.92], PALER);
  const look = featheringOf(random, vane, scaleColour(base, TIPS), vane, 0.08);
  return ([-1, 1] as const).flatMap((side) =>
    moved(wingOf(RAISED, look, side), { to: add(withers, [...ROOT]) }),
  );
}
