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

/** How many rule together. */
const RULERS = 2;

const isRoyal = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'person' && traits.includes('royal');

/** Whether somebody may sit on a throne: a king or a queen who does nothing but talk there. */
const mayReign = (one: Subject): boolean =>
  isRoyal(one) && one.traits?.every((trait) => PLAIN.has(trait) || trait === 'talking') === true;

/** Whoever sits on a throne that is another's stands before it, or kneels. */
function beforeThrone(one: Subject): Subject {
  if (one.thing !== 'person' || one.on !== 'armchair' || mayReign(one)) return one;
  const { on: _, ...free } = one;
  return { ...free, posture: null };
}

/** What a prompt asks for: in a throne room a king or a queen, or both, who are only named there sit on their thrones; all others stand or kneel before them. */
export function enthroned(idea: Idea): Idea {
  const { land, subjects } = idea;
  if (land !== 'throneroom') return idea;
  const isSeated = subjects.some((one) => isEnthroned(one) && mayReign(one));
  const cleared = isSeated ? subjects.map(beforeThrone) : subjects;
  const isFree = (one: Subject): boolean =>
    mayReign(one) &&
    one.posture === null &&
    (one.on ?? one.company ?? one.holds ?? one.relation) === undefined;
  const rulers = cleared.filter((one) => isFree(one) || isEnthroned(one));
  const total = rulers.reduce((sum, { count }) => sum + count, 0);
  return {
    ...idea,
    subjects:
      total > RULERS
        ? cleared
        : cleared.map((one) =>
            isFree(one) ? { ...one, posture: 'sitting', on: 'armchair' } : one,
          ),
  };
}
