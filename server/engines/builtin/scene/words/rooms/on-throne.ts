import type { Idea, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Trait } from '../trait.ts';

/** Whether a king or a queen sits on a throne: on a seat that is named. */
export const isEnthroned = ({ on, posture, traits }: Subject): boolean =>
  on === 'armchair' && posture === 'sitting' && traits?.includes('royal') === true;

/** The hall where a king or a queen sits on the throne and nothing is said of where; null where nobody does. */
export const hallOfThrone = (named: readonly Subject[]): Land | null =>
  named.some(isEnthroned) ? 'throneroom' : null;

/** What a king or a queen may be who does nothing else. */
const PLAIN: ReadonlySet<Trait> = new Set<Trait>(['royal', 'woman', 'old', 'bearded', 'youthful']);

/** What a prompt asks for: whoever is a king or a queen and only named with the throne room sits on its throne, before the eye. */
export function enthroned(idea: Idea): Idea {
  const { land, subjects } = idea;
  const rules = ({ thing, count, traits = [] }: Subject): boolean =>
    thing === 'person' && count === 1 && traits.includes('royal');
  if (land !== 'throneroom' || subjects.filter(rules).length !== 1) return idea;
  return {
    ...idea,
    subjects: subjects.map((one) =>
      rules(one) &&
      one.posture === null &&
      (one.on ?? one.company ?? one.holds ?? one.relation) === undefined &&
      one.traits?.every((trait) => PLAIN.has(trait))
        ? { ...one, posture: 'sitting', on: 'armchair' }
        : one,
    ),
  };
}
