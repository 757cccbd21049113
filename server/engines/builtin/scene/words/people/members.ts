import type { Company, Subject } from '../idea.ts';
import type { Trait } from '../trait.ts';
import { GAMES } from './bonds.ts';
import { GATHERINGS } from './gatherings.ts';
import { theTwo } from './married.ts';

/** What is said of all, and is nothing that one is like. */
const SHARED: ReadonlySet<Trait> = new Set<Trait>([
  'couple',
  'family',
  'wedding',
  'hugging',
  'handinhand',
  'talking',
  'watching',
  'leaving',
  'greeting',
  'proposing',
  'carrying',
  'shouldering',
  'cyclelesson',
  'bedtime',
  'examining',
  'combing',
  'wheeling',
  'selfie',
  'dancing',
  'playing',
  'crowd',
  ...GATHERINGS,
  ...GAMES,
]);

/** What is said of each of those, and not of all together. */
export const ownOf = ({ traits = [] }: Subject): readonly Trait[] =>
  traits.filter((trait) => !SHARED.has(trait));

/** What each of those is like: a couple is a man and a woman. */
export function membersOf(subject: Subject): (readonly Trait[])[] {
  const { traits = [], count } = subject;
  const own = ownOf(subject);
  if (traits.includes('wedding')) return theTwo(own);
  if (traits.includes('couple')) return [own, [...own, 'woman']];
  return Array.from({ length: count }, () => own);
}

/** Where men and women are together if nothing else is said. */
export const MIXED: ReadonlySet<Company['bond']> = new Set<Company['bond']>([
  'selfie',
  'television',
  'volleyball',
  'sale',
  'queue',
]);

/** Of several of whom it is not said every other one is a woman. */
export const mixed = (traits: readonly Trait[], n: number): readonly Trait[] =>
  n % 2 === 1 && traits.length === 0 ? ['woman'] : traits;
