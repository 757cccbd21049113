import type { Random } from '../../../../kernels/random.ts';
import { CAULDRON, cauldronModel } from '../../objects/cauldron.ts';
import { fireTongues } from '../../outdoors/fire-tongues.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Body } from '../with-gear.ts';

/** How far ahead of who stirs it the middle of a cauldron is, and how large it is; in heights of a grown person. */
const POT = { ahead: 0.46, size: 0.56 } as const;
/** How large the fires are round its foot, how far out they burn, and where, in radians. */
const FIRES = { size: 0.42, out: 0.5, at: [-2.2, -1.4, -0.6, 0.4] } as const;
const WOOD = plain([0.5, 0.34, 0.2]);

/** Somebody who stirs a cauldron over a fire with a long paddle in both hands. */
export function atCauldron(random: Random, one: Body): Solid[] {
  const { ahead, size } = POT;
  const rim: Vector = [ahead, CAULDRON.brim * size, 0];
  const near = add(rim, [-0.15, 0.17, -0.05]);
  const far = add(rim, [-0.2, 0.27, 0.02]);
  const way = (share: number): Vector => [
    far[0] + (near[0] - far[0]) * share,
    far[1] + (near[1] - far[1]) * share,
    far[2] + (near[2] - far[2]) * share,
  ];
  return [
    ...one('offering', { near, far }),
    ...moved(cauldronModel(random, null), { size, to: [ahead, 0, 0] }),
    ...FIRES.at.flatMap((angle) => {
      const [x, z] = [Math.cos(angle), Math.sin(angle)].map((part) => part * FIRES.out * size);
      const to: Vector = [ahead + (x ?? 0), 0, z ?? 0];
      return moved(fireTongues(random, [0, 0, 0]), { size: FIRES.size, to });
    }),
    limb(WOOD, way(-0.6), way(3.1), 0.012, 0.014),
  ];
}
