import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, between, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import { boots } from './belts-and-boots.ts';
import { BLACK, CLOTH, GOLD } from './role-cloth.ts';

/** White fur along the hem, the front and the cuffs; a black belt with a great buckle over a round belly. */
export function santaFur(figure: Figure, stance: Stance, on: (at: Vector) => Vector): Solid[] {
  const fur = plain(CLOTH.white, { fur: 0.012 });
  const red = plain(CLOTH.red);
  const { waist, hips, arms, legs } = stance;
  const hem = figure.knee * 1.06;
  const knees = legs.map(([, knee]) => knee[0]);
  const middle = (Math.min(...knees) + Math.max(...knees)) / 2;
  const deep = Math.max(0.1, (Math.max(...knees) - Math.min(...knees)) / 2 + 0.078);
  const belly = add(between(waist, hips, 0.25), [0.03, 0, 0]);
  return [
    ellipsoid(red, belly, [0.115, 0.13, 0.118], 0.03),
    ...Array.from({ length: 20 }, (_, n) => {
      const around = (n / 20) * Math.PI * 2;
      return ball(
        fur,
        [middle + deep * Math.cos(around), hem + 0.012, hips[2] * 0.6 + 0.116 * Math.sin(around)],
        0.026,
      );
    }),
    limb(fur, on([0.07, -0.02, 0]), add(belly, [0.118, 0, 0]), 0.018, 0.018),
    limb(fur, add(belly, [0.118, 0, 0]), [middle + deep, hem, hips[2] * 0.6], 0.018, 0.02),
    ring(fur, on([0, 0.03, 0]), 0.052, 0.026),
    ...arms.map(([, elbow, wrist]) =>
      limb(fur, between(wrist, elbow, 0.16), between(wrist, elbow, 0.04), 0.034, 0.034),
    ),
    flare(
      BLACK,
      add(belly, [0, 0.004, 0]),
      [0.117, 0.121],
      add(belly, [0, -0.036, 0]),
      [0.118, 0.122],
    ),
    box(GOLD, add(belly, [0.118, -0.016, 0]), [0.006, 0.026, 0.03], undefined, 0.004),
    ...boots(BLACK, stance),
  ];
}
