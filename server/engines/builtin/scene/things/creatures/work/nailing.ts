import { plain, planks } from '../../sculpt/looks.ts';
import { box, limb } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { WithGear } from '../with-gear.ts';

/** On one knee over planks that lie across each other, a hammer raised and a nail held. Lengths in heights of who nails. */
export const nailing: WithGear = (_, one) => {
  const pale = planks([0.8, 0.62, 0.38], 0.04, 'lying');
  const steel = plain([0.62, 0.64, 0.68], { gloss: 0.7 });
  const nail: Vector = [0.42, 0.1, 0.06];
  const near: Vector = [0.3, 0.36, -0.1];
  const head = add(near, [0.1, 0.07, 0.05]);
  return [
    ...one('bowed', { near, far: add(nail, [-0.05, 0.07, 0.03]) }),
    ...[-0.22, 0.24].map((z) => box(pale, [0.44, 0.025, z], [0.16, 0.025, 0.04])),
    ...[0.32, 0.43, 0.54].map((x) => box(pale, [x, 0.064, 0], [0.045, 0.013, 0.4])),
    limb(steel, nail, add(nail, [0, 0.07, 0]), 0.006, 0.006),
    limb(plain([0.58, 0.36, 0.18]), add(near, [-0.04, -0.03, -0.02]), head, 0.014, 0.013),
    box(steel, head, [0.05, 0.02, 0.02], roll(-0.6), 0.004),
  ];
};
