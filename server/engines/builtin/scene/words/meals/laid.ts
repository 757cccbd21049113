import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import { TABLEWARE } from '../tableware.ts';

/** Parts of houses in the open, and the pavement before them. */
const IN_THE_OPEN: ReadonlySet<Land> = new Set<Land>([
  'porch',
  'engawa',
  'balcony',
  'roofterrace',
  'shopfront',
]);
/** What is put on a table in a room stands on the floor there. */
const ON_FLOOR: ReadonlySet<Thing> = new Set<Thing>([
  'pumpkin',
  'basket',
  'plant',
  'vase',
  'lantern',
  'flower',
]);

/** Whether something stands on the floor of a porch, a balcony or a terrace that is put on a table in a room. */
export const standsOnFloor = (land: Land, { thing, on }: Pick<Subject, 'thing' | 'on'>): boolean =>
  on === undefined && IN_THE_OPEN.has(land) && ON_FLOOR.has(thing);

/** Whether something is put on the table before the eye. */
export const isLaid = (land: Land, one: Pick<Subject, 'thing' | 'on'>): boolean =>
  one.on === undefined && TABLEWARE.has(one.thing) && !standsOnFloor(land, one);
