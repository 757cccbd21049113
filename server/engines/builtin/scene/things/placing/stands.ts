import type { Thing } from '../../words/idea.ts';
import { ANIMAL_STANDS } from './stands/animals.ts';
import { BUILDING_STANDS } from './stands/buildings.ts';
import { LONE_STANDS } from './stands/lone.ts';
import { OBJECT_STANDS } from './stands/objects.ts';
import { OUTDOOR_STANDS } from './stands/outdoors.ts';
import { PERSON_STANDS } from './stands/people.ts';
import { PLANT_STANDS } from './stands/plants.ts';
import { SEASIDE_STANDS } from './stands/seaside.ts';
import type { Stand } from './stands/stand.ts';
import { VEHICLE_STANDS } from './stands/vehicles.ts';
import { WAYSIDE_STANDS } from './stands/wayside.ts';
import { YARD_STANDS } from './stands/yard.ts';

/** How each thing stands. */
export const STANDS: Readonly<Record<Thing, Stand>> = {
  ...ANIMAL_STANDS,
  ...PLANT_STANDS,
  ...BUILDING_STANDS,
  ...VEHICLE_STANDS,
  ...OUTDOOR_STANDS,
  ...YARD_STANDS,
  ...SEASIDE_STANDS,
  ...WAYSIDE_STANDS,
  ...PERSON_STANDS,
  ...OBJECT_STANDS,
  ...LONE_STANDS,
};
