import type { Idea, Subject } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** Whether somebody sits at a table that is drawn with them. */
const isAtTable = ({ thing, company }: Subject): boolean =>
  thing === 'person' && (company?.bond === 'meal' || company?.bond === 'table');

/** The room of those who sit at a table where neither a place nor weather is named: nobody has dinner in a meadow unasked; null: nobody sits at one. */
export const roomAtTable = ({ subjects, weather, snowy, sky }: Idea): Land | null =>
  weather === null && !snowy && sky.length === 0 && subjects.some(isAtTable) ? 'room' : null;
