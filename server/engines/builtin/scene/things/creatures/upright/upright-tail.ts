import type { Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { tailOf } from '../beast-body/long-hair.ts';
import type { Build, Looks } from '../build.ts';

/** How thick a tail is on a body like a person's at the most, and as a share of what it is on four legs. */
const MOST = 0.05;
const SLENDER = 0.6;

/** How it hangs from the rump of one that stands, in heights of the body. */
const HANGING: readonly Vector[] = [
  [-0.1, -0.02, 0.02],
  [-0.19, 0.01, 0.04],
  [-0.25, 0.1, 0.05],
  [-0.26, 0.2, 0.05],
];

/** The tail of an animal on two legs, from its rump on by a way, in heights of the body; a short one is not seen there. */
export function uprightTail(
  build: Build,
  looks: Looks,
  rump: Vector,
  way: readonly Vector[] = HANGING,
): Solid[] {
  const { tail } = build;
  if (tail.kind === 'short') return [];
  const slender = { ...build, tail: { ...tail, thick: Math.min(MOST, tail.thick * SLENDER) } };
  return tailOf(slender, looks, [rump, ...way.map((at): Vector => add(rump, at))]);
}
