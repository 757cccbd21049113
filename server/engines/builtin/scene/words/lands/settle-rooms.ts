import { INDOORS } from '../../world/room/plan-room.ts';
import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';

/** What is behind the door of what is a room itself: others have that room there. */
const BEHIND_DOORS: Partial<Readonly<Record<Land, Land>>> = {
  classroom: 'schoolcorridor',
  hospital: 'hospitalcorridor',
  office: 'lobby',
};

/** The entrance hall of a school or a museum is no hall of a house, with its staircase: `lands` is changed. */
export function settleEntrance(lands: Set<Land>): void {
  const owner = [...lands].find((land) => land !== 'stairhall' && INDOORS.includes(land));
  if (owner === undefined) return;
  lands.delete('stairhall');
  const room = BEHIND_DOORS[owner];
  if (room !== undefined && lands.delete(owner)) lands.add(room);
}

/** Rooms of doctors, before which their patients wait in another. */
const OF_DOCTORS: readonly Land[] = ['dentist', 'doctoroffice', 'hospital'];

/** The rooms of who works there are those of the trade, the laboratory of a school is none of its classrooms, who waits for the dentist is not in the chair yet, and a train of the metro that is waited for has not come: `lands` is changed. */
export function settleRooms(lands: Set<Land>, meanings: readonly Meaning[]): void {
  if (lands.has('laboratory')) lands.delete('classroom');
  // A dish is eaten elsewhere too than where it is served.
  if (lands.has('stationmodule') || lands.has('kitchen')) lands.delete('hotpotrestaurant');
  // The salon of a hairdresser is no drawing room, and the studio of a seamstress has no easels.
  const traits = meanings.map(({ trait }) => trait);
  if (traits.includes('barber') && lands.delete('room')) lands.add('barbershop');
  if (traits.includes('sewing') && lands.delete('artstudio')) lands.add('tailor');
  // Who repairs a car by the road is not in the garage.
  const isByRoad = meanings.some(({ path }) => path === 'road');
  const isGarage = meanings.some(({ land, ifNone }) => land === 'garage' && ifNone !== true);
  if (isByRoad && !isGarage && lands.delete('garage')) lands.add('field');
  // A carpenter on a roof is not in the workshop.
  if (meanings.some(({ perch }) => perch === 'roof')) lands.delete('carpentry');
  if (lands.has('waitingroom')) for (const one of OF_DOCTORS) lands.delete(one);
  const isStation = meanings.some(({ land, ifNone }) => land === 'station' && ifNone !== true);
  if (lands.has('metro') && isStation) lands.add('subwaystation').delete('metro');
  if (lands.has('subwaystation'))
    for (const one of ['metro', 'station'] as const) lands.delete(one);
}

/** What may be named with a court at Diwali, and is it or around it. */
const AROUND_DIWALI: ReadonlySet<Land> = new Set<Land>(['diwalicourt', 'street', 'field', 'room']);

/** Whether it is a place of its own, and no court or street of India. */
const isElsewhere = ({ land, town, thing, ifNone }: Meaning): boolean =>
  ifNone !== true &&
  (thing === 'temple' ||
    (town !== undefined && town !== 'indian' && town !== 'patio') ||
    (land !== undefined && !AROUND_DIWALI.has(land)));

/** A court at Diwali is one with lamps of clay; these burn elsewhere too where another place is named: `lands` is changed. */
export function settleDiwali(lands: Set<Land>, meanings: readonly Meaning[]): void {
  const isDiwali = meanings.some(({ festive, town }) => festive === true && town === 'indian');
  if (isDiwali && meanings.some(({ town }) => town === 'patio')) lands.add('diwalicourt');
  if (meanings.some(isElsewhere)) lands.delete('diwalicourt');
}

/** Woods, from without and from within. */
const WOODS: readonly Land[] = ['forest', 'woods'];

/** A bakery that is in a wood is seen there, as a tale has it: `lands` is changed. */
export function settleBakery(lands: Set<Land>, meanings: readonly Meaning[]): void {
  const isNamed = meanings.some(({ land, ifNone }) => land === 'bakery' && ifNone !== true);
  if (isNamed && WOODS.some((one) => lands.has(one)) && lands.delete('bakery'))
    lands.add('forestbakery');
}
