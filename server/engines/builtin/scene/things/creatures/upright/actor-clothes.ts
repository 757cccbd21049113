import type { Trait } from '../../../words/trait.ts';
import { costumeOf } from '../clothing/costumes.ts';
import { roleOf } from '../roles/role.ts';

/** What else than a role or a costume an animal is dressed for. */
const GARB: ReadonlySet<Trait> = new Set<Trait>([
  ...(['coat', 'raincoat', 'jacket', 'shirt', 'pullover', 'cloak', 'gown', 'ballgown'] as const),
  ...(['bride', 'groom', 'doctor', 'patient', 'teacher', 'farmer', 'hiker', 'orchestra'] as const),
  ...(['conducting', 'choir', 'karate', 'racing'] as const),
]);

/** Whether an animal of those traits wears clothes, and not only what it has on its head. */
export const isDressed = (traits: readonly Trait[]): boolean =>
  costumeOf(traits) !== null || roleOf(traits) !== null || traits.some((one) => GARB.has(one));
