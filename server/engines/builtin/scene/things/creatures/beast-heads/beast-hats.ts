import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, frustum, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { costumeOf, headwearOf, robeOf } from '../clothing/costumes.ts';
import { brimmedHat } from '../clothing/headwear.ts';
import { helmOf } from '../clothing/helms.ts';
import { USUAL_PLATES } from '../clothing/plate-armour.ts';
import { roleOf } from '../roles/role.ts';
import { santaCap } from '../roles/role-hats.ts';
import { headwearFor } from '../roles/role-headwear.ts';

/** A hat of which nothing else is said. */
const FELT: Colour = [0.36, 0.24, 0.16];

const PAPER: Colour = [0.92, 0.26, 0.34];
const STRIPE: Colour = [0.98, 0.82, 0.24];

/** A pointed hat of paper in stripes, a tuft on its tip; its foot, and its size in heights of a human head. */
export const partyHat = ([x, y, z]: Vector, size: number): Solid[] => [
  frustum(
    { paint: (_x, up) => ((((up - y) / size) * 6) % 1 < 0.5 ? PAPER : STRIPE) },
    [x, y, z],
    0.7 * size,
    0.26 * size,
    0.02 * size,
  ),
  ball(plain([0.98, 0.96, 0.9], { fur: 0.02 * size }), [x, y + 0.72 * size, z], 0.08 * size),
];

/** The hat of an animal that is dressed as somebody, as one is made for people: in heights of a human head with the chin at 0. */
export function hatOf(traits: readonly Trait[]): Solid[] {
  if (traits.includes('santahat')) return santaCap();
  if (traits.includes('partyhat')) return partyHat([-0.06, 0.95, 0], 1);
  if (traits.includes('hatted')) return brimmedHat(plain(FELT));
  const costume = costumeOf(traits);
  if (costume === 'knight') return helmOf(USUAL_PLATES, traits, true);
  if (costume !== null) return headwearOf(costume, robeOf(costume, traits), traits);
  const role = roleOf(traits);
  return role === null ? [] : headwearFor(role, [0, 0, 0], traits);
}
