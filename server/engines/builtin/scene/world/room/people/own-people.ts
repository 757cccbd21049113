import type { Company, Subject } from '../../../words/idea.ts';
import type { Posture, Trait } from '../../../words/trait.ts';

/** What of those who are named tells whether they are a place's own people. */
export type Named = Pick<Subject, 'traits' | 'count' | 'posture' | 'company'> &
  Partial<Pick<Subject, 'holds' | 'colour'>>;

/** Who does and wears nothing that a place's own people don't. */
const PLAIN: readonly Trait[] = [
  ...(['woman', 'girl', 'child', 'boy', 'couple', 'family'] as const),
  ...(['laughing', 'playing', 'talking', 'watching', 'queue'] as const),
];

/** A deed or look, a posture, a bond, or what is held. */
type Doing = Trait | Posture | Company['bond'] | NonNullable<Subject['holds']>['thing'];

/** Whether those who are named are a place's own people: they do and hold nothing but what is done there anyway, and wear nothing that was told. */
export function doesLikeOthers(...own: readonly Doing[]) {
  const known: ReadonlySet<string> = new Set<string>([...PLAIN, ...own]);
  return ({ traits = [], posture, company, holds, colour = null }: Named): boolean =>
    traits.every((trait) => known.has(trait)) &&
    (posture === null || posture === 'standing' || known.has(posture)) &&
    (company === undefined || known.has(company.bond)) &&
    (holds === undefined || known.has(holds.thing)) &&
    colour === null;
}
