import type { Star } from '../../sculpt/star.ts';
import type { Face } from './face-of.ts';
import { type Skull, skullOf } from './skull.ts';

/** What was surveyed of a face. */
interface Forms {
  readonly skull: Skull;
  readonly stars: Map<string, Star>;
}

const known = new WeakMap<Face, Forms>();

/** A form on the skull of a face, by its name: surveyed once for as long as the face is known. */
export function formOn(face: Face, name: string, survey: (skull: Skull) => Star): Star {
  const forms = known.get(face) ?? { skull: skullOf(face.skull), stars: new Map() };
  known.set(face, forms);
  const star = forms.stars.get(name) ?? survey(forms.skull);
  forms.stars.set(name, star);
  return star;
}

const onAny = new Map<string, Star>();

/** A form that is the same on every head, by its name: surveyed once. */
export function formOfAll(name: string, survey: () => Star): Star {
  const star = onAny.get(name) ?? survey();
  onAny.set(name, star);
  return star;
}
