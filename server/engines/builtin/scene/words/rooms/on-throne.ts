import type { Subject } from '../idea.ts';
import type { Land } from '../land.ts';

/** Whether a king or a queen sits on a throne: on a seat that is named. */
export const isEnthroned = ({ on, posture, traits }: Subject): boolean =>
  on === 'armchair' && posture === 'sitting' && traits?.includes('royal') === true;

/** The hall where a king or a queen sits on the throne and nothing is said of where; null where nobody does. */
export const hallOfThrone = (named: readonly Subject[]): Land | null =>
  named.some(isEnthroned) ? 'throneroom' : null;
