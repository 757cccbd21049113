import type { Trait } from '../../../words/trait.ts';

/** Who is known by what is worn, from head to foot. */
const ROLES = [
  'superhero',
  'pirate',
  'samurai',
  'ninja',
  'viking',
  'cowboy',
  'santa',
  'police',
  'firefighter',
  'soldier',
  'vampire',
  'angel',
  'fairy',
  'elf',
  'kimono',
  'hanbok',
  'gladiator',
  'legionary',
  'senator',
  'kilted',
  'business',
  'builder',
  'smith',
  'zombie',
  'ballet',
  'nurse',
  'sailor',
  'sari',
  'clown',
  'footballer',
  'basketballer',
  'waiter',
  'masked',
  'conjuror',
  'captain',
  'postal',
] as const;

/** One of those. */
export type Role = (typeof ROLES)[number];

/** The role of someone who is like that; null for everyday clothes. */
export const roleOf = (traits: readonly Trait[]): Role | null =>
  ROLES.find((one) => traits.includes(one)) ?? null;

/** Whose clothes are closed up to the neck. */
const CLOSED: ReadonlySet<Role> = new Set<Role>([
  'superhero',
  'samurai',
  'ninja',
  'santa',
  'angel',
  'soldier',
  'firefighter',
  'elf',
  'masked',
]);

/** Whether the role of someone who is like that leaves no shirt to be seen. */
export function isClosed(traits: readonly Trait[]): boolean {
  const role = roleOf(traits);
  return role !== null && CLOSED.has(role);
}
