import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { ball, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

/** How high the telescope's end is, of the height of who looks through it. */
export const WITH_TELESCOPE = 1.3;
/** From the eyepiece to the end of the tube: ahead and up, shares of who is upright. */
const TUBE: Vector = [0.62, 0.36, 0];

/** Somebody who looks into a telescope on its three legs, its tube toward the sky. */
export function stargazing(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head, shoulder } = figureOf(traits);
  const white = plain([0.92, 0.92, 0.94], { gloss: 0.6 });
  const brass = plain([0.82, 0.62, 0.28], { gloss: 0.8 });
  const dark = plain([0.08, 0.08, 0.1], { gloss: 0.4 });
  const wood = planks([0.5, 0.33, 0.18], 0.02);
  const eye: Vector = [0.115, chin + 0.56 * head, 0];
  const along = (share: number): Vector =>
    add(eye, [TUBE[0] * share, TUBE[1] * share, TUBE[2] * share]);
  const mount = add(along(0.5), [0.01, -0.07, 0]);
  const leg = (ahead: number, aside: number) =>
    limb(wood, add(mount, [0, -0.02, 0]), [mount[0] + ahead, 0.005, aside], 0.014, 0.011);
  return [
    ...one('standing', {
      near: add(along(0.16), [0, -0.05, -0.03]),
      far: [0.28, shoulder - 0.06, 0.05],
    }),
    limb(dark, along(0), along(0.05), 0.018, 0.02),
    limb(brass, along(0.05), along(0.16), 0.022, 0.027),
    limb(white, along(0.16), along(0.86), 0.032, 0.036),
    limb(brass, along(0.47), along(0.53), 0.042, 0.042),
    limb(white, along(0.86), along(1), 0.047, 0.047),
    limb(wood, mount, along(0.5), 0.022, 0.022),
    ball(brass, mount, 0.032),
    leg(-0.2, 0.2),
    leg(-0.16, -0.22),
    leg(0.27, 0.02),
  ];
}
