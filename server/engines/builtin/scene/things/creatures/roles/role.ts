import type { Trait } from '../../../words/trait.ts';
import { costumeOf } from '../clothing/costumes.ts';
import { FOLK } from '../visage/folk.ts';

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
  'kurta',
  'djellaba',
  'waxprint',
  'ponchoed',
  'clown',
  'pinocchio',
  'footballer',
  'basketballer',
  'waiter',
  'masked',
  'conjuror',
  'captain',
  'postal',
  'goblin',
  'orc',
  'troll',
  'alien',
  'titan',
  'dwarf',
  'caveman',
  'aladdin',
  'krishna',
] as const;

/** One of those. */
export type Role = (typeof ROLES)[number];

/** The role of someone who is like that; null for everyday clothes. One of a folk of tales who has a trade is dressed for that. */
export function roleOf(traits: readonly Trait[]): Role | null {
  const role = ROLES.find((one) => traits.includes(one)) ?? null;
  return role !== null && isOfFolk(role) && isInTrade(traits) ? null : role;
}

const isOfFolk = (role: Role): boolean => role === 'dwarf' || FOLK.some((one) => one === role);

const isInTrade = (traits: readonly Trait[]): boolean =>
  costumeOf(traits) !== null || traits.includes('doctor');

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
  'dwarf',
  ...FOLK,
]);

/** Whether the role of someone who is like that leaves no shirt to be seen. */
export function isClosed(traits: readonly Trait[]): boolean {
  const role = roleOf(traits);
  return role !== null && CLOSED.has(role);
}
