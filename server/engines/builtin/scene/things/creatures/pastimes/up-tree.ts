import type { Colour } from '../../../words/idea.ts';
import { rough } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { limb } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';
import { crown } from './hiding.ts';

/** How high the tree is with who climbs it, of the height of that one. */
export const CLIMBED_TREE = 2.35;

const BARK: Colour = [0.4, 0.29, 0.19];
/** How high above the ground the feet are, and how far ahead the trunk is. */
const UP = 0.45;
const TRUNK = 0.25;

/** Up the trunk of a tree, a foot on the stub of a bough, one hand around the trunk and the other at a bough above. Lengths in heights of who climbs. */
export const upTree: WithGear = (traits, one) => {
  const { shoulder, chin, head } = figureOf(traits);
  const bark = rough(BARK, 1.4);
  const near: Vector = [TRUNK - 0.04, shoulder + 0.02, -0.09];
  const far: Vector = [TRUNK - 0.02, chin + 1.1 * head, 0.1];
  const bough = UP + far[1];
  return [
    ...moved(one('climbing', { near, far }), { to: [0, UP, 0] }),
    limb(bark, [TRUNK, 0, 0], [TRUNK + 0.03, 1.85, 0], 0.13, 0.1),
    ...[0.5, 2.5, 4, 5.5].map((way) =>
      limb(
        bark,
        [TRUNK, 0.12, 0],
        [TRUNK + 0.24 * Math.cos(way), -0.02, 0.24 * Math.sin(way)],
        0.09,
        0.025,
        0.05,
      ),
    ),
    // Boughs under the feet and at the hand.
    limb(bark, [TRUNK, UP - 0.08, -0.02], [TRUNK - 0.26, UP - 0.03, -0.1], 0.05, 0.026),
    limb(bark, [TRUNK, bough - 0.12, 0.05], [TRUNK - 0.3, bough + 0.03, 0.16], 0.05, 0.03),
    limb(bark, [TRUNK, 1.55, 0], [TRUNK + 0.5, 2, 0.1], 0.08, 0.04),
    limb(bark, [TRUNK, 1.62, 0], [TRUNK - 0.42, 2.04, -0.1], 0.08, 0.04),
    ...moved(crown([0, 0, 0]), { size: 1.15, to: [TRUNK, 2.16, 0] }),
  ];
};
