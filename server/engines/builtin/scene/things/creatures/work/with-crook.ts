import { plain, planks } from '../../sculpt/looks.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

/** Of how many pieces the bow of a crook is, and how wide it is; in a man's heights. */
const BOW = { pieces: 9, wide: 0.055 } as const;

/** A shepherd's crook that is as high as who leans on it, a bag at the hip by a strap over the other shoulder. */
export const withCrook: WithGear = (traits, one) => {
  const { shoulder, hips, shoulders, chin, head } = figureOf(traits);
  // In the far hand: of who is half turned to the eye the near one is before the face.
  const far: Vector = [0.13, shoulder - 0.17, shoulders + 0.13];
  const foot: Vector = [0.17, 0, shoulders + 0.19];
  const top: Vector = [0.13, chin + 0.3 * head, shoulders + 0.16];
  const wood = planks([0.46, 0.3, 0.16], 0.02);
  const leather = plain([0.42, 0.26, 0.14], { gloss: 0.2 });
  const bag: Vector = [0.02, hips, -shoulders - 0.06];
  const bow = (n: number): Vector => {
    const around = Math.PI * (n / BOW.pieces) * 1.25;
    return add(top, [BOW.wide * (1 - Math.cos(around)), BOW.wide * 1.5 * Math.sin(around), 0]);
  };
  return [
    ...one('idle', { far }),
    limb(wood, foot, top, 0.013, 0.012),
    ...Array.from(
      { length: BOW.pieces },
      (_, n): Solid => limb(wood, bow(n), bow(n + 1), 0.012, 0.012),
    ),
    box(leather, bag, [0.07, 0.06, 0.03], undefined, 0.02),
    limb(leather, add(bag, [0, 0.05, 0]), [0.055, shoulder - 0.02, 0.05], 0.011, 0.011),
    limb(leather, add(bag, [-0.04, 0.05, 0]), [-0.07, shoulder, 0.02], 0.011, 0.011),
  ];
};
