import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { plain } from '../sculpt/looks.ts';
import type { Solid } from '../sculpt/solid.ts';
import { costumeOf, headwearOf, robeOf } from './costumes.ts';
import { brimmedHat } from './headwear.ts';
import { helmOf } from './helms.ts';
import { USUAL_PLATES } from './plate-armour.ts';
import { roleOf } from './roles/role.ts';
import { headwearFor, santaCap } from './roles/role-headwear.ts';

/** A hat of which nothing else is said. */
const FELT: Colour = [0.36, 0.24, 0.16];

/** The hat of an animal that is dressed as somebody, as one is made for people: in heights of a human head with the chin at 0. */
export function hatOf(traits: readonly Trait[]): Solid[] {
  if (traits.includes('santahat')) return santaCap();
  if (traits.includes('hatted')) return brimmedHat(plain(FELT));
  const costume = costumeOf(traits);
  if (costume === 'knight') return helmOf(USUAL_PLATES, traits, true);
  if (costume !== null) return headwearOf(costume, robeOf(costume, traits), traits);
  const role = roleOf(traits);
  return role === null ? [] : headwearFor(role, [0, 0, 0], traits);
}
