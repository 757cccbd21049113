import type { Meaning } from '../keys/scene-keys.ts';
import type { Land } from '../land.ts';
import { isSpacecraft } from '../vehicles.ts';
import { WILD } from './halts.ts';
import { landOf } from './land-of-words.ts';
import { LAND_ORDER } from './land-order.ts';

/** What can be seen from a window. */
const BEFORE_WINDOWS: ReadonlySet<Land> = new Set<Land>([
  'underwater',
  'lake',
  'island',
  'river',
  'beach',
  'street',
  'canal',
  'city',
  'desert',
  'sea',
  'forest',
  'mountain',
  'field',
  'plain',
]);

/** What is in orbit, and has that before its windows anyway. */
const IN_ORBIT: ReadonlySet<Meaning['land'] | null> = new Set<Meaning['land']>([
  'orbit',
  'spacebridge',
  'spacegarden',
  'stationmodule',
]);

/** The land that is named beside a room, and so is seen from its window ("a bedroom by the sea"); null where none is. */
export function outlookOf(meanings: readonly Meaning[]): Land | null {
  // A car drives along a street, or on a road through open land.
  if (meanings.some(({ land }) => land === 'carcabin'))
    return meanings.find(({ land }) => land !== undefined && WILD.has(land))?.land ?? 'street';
  // What is seen from the cockpit of a plane is below it, but for a runway.
  if (meanings.some(({ land }) => land === 'flightdeck'))
    return meanings.some(({ land }) => land === 'airfield')
      ? 'airfield'
      : meanings.some(({ land }) => land === 'mountain' || land === 'summit')
        ? 'summit'
        : null;
  // Before the windows of a spaceship or a space station is space, whatever grows within; but a toy one is in any room.
  const isToy = meanings.some(({ thing }) => thing === 'toys');
  if (meanings.some(({ land, thing }) => IN_ORBIT.has(land) || (isSpacecraft(thing) && !isToy)))
    return IN_ORBIT.has(landOf(meanings)) && landOf(meanings) !== 'spacegarden' ? null : 'orbit';
  const around = meanings.find(({ surrounds }) => surrounds !== undefined)?.surrounds;
  if (around !== undefined) return around;
  const named = new Set<Land | undefined>(
    meanings.map(({ land }) => (land === 'summit' ? 'mountain' : land)),
  );
  return LAND_ORDER.find((land) => BEFORE_WINDOWS.has(land) && named.has(land)) ?? null;
}
