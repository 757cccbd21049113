import type { DayTime, Idea, Subject } from '../words/idea.ts';
import type { Land } from '../words/land.ts';

/** Whether somebody sits at a table that is drawn with them. */
const isAtTable = ({ thing, company }: Subject): boolean =>
  thing === 'person' && (company?.bond === 'meal' || company?.bond === 'table');

/** Whether they have breakfast, for which it is morning in a room as well. */
const isAtBreakfast = ({ company }: Subject): boolean => company?.served === 'breakfast';

/** Hours whose light is asked for, and is seen in the open. */
const LOW_SUN: ReadonlySet<DayTime | null> = new Set<DayTime>(['dawn', 'sunset', 'dusk']);

/** Whether something is said that is seen in the open alone, or is less of a picture in a room: that it is outside, the weather, the sky, the season or a low sun. */
const isOfTheOpen = ({ outOfDoors, subjects, weather, snowy, sky, season, time }: Idea): boolean =>
  outOfDoors ||
  weather !== null ||
  snowy ||
  sky.length > 0 ||
  season !== null ||
  (LOW_SUN.has(time) && !subjects.some(isAtBreakfast));

/** The room of those who sit at a table where neither a place nor anything of the open is named: nobody has dinner in a meadow unasked; null: nobody sits at one. */
export const roomAtTable = (idea: Idea): Land | null =>
  idea.subjects.some(isAtTable) && !isOfTheOpen(idea) ? 'room' : null;
