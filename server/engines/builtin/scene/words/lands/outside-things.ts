import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { isTree } from '../plants.ts';
import type { Seat } from '../subject.ts';

/** Animals that are in no room unless that is named. */
const LARGE_BEASTS: readonly Thing[] = ['horse', 'elephant', 'rhino'];

/** Whether it is one of them. */
export const isLargeBeast = (thing: Thing | undefined): boolean =>
  LARGE_BEASTS.some((one) => one === thing);

/** What has windows and rooms of its own, or is too large for one, and is seen from outside. */
export const SEEN_FROM_OUTSIDE: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>([
  'house',
  'castle',
  'tower',
  'church',
  'barn',
  'gasstation',
  'lighthouse',
  'temple',
  'monastery',
  'mosque',
  'windmill',
  'watermill',
  'hotel',
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'bus',
  'tram',
  'tractor',
  'bicycle',
  'motorcycle',
  'train',
  'irontower',
  'tajmahal',
  'pisatower',
  'ferriswheel',
  ...LARGE_BEASTS,
]);

/** What is seen from outside by its windows alone: as a toy or a cake it is in a room too, on a table or at Christmas. */
const WINDOWED: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>([
  ...(['gingerbreadhouse', 'hauntedhouse', 'henhut'] as const),
]);

/** Whether windows that are named are those of something that is seen from outside. */
export const areItsWindows = ({ land, pane }: Meaning, meanings: readonly Meaning[]): boolean =>
  land === 'room' &&
  pane === true &&
  meanings.some(({ thing }) => WINDOWED.has(thing)) &&
  meanings.every(({ seat, christmas }) => (seat ?? christmas) === undefined);

/** What stands, lies or floats in the open, and is too large for a room: what is done on, in, by or under it is done there. */
const OUTSIDE_THINGS: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>([
  'bamboo',
  'bandstand',
  'barn',
  'bench',
  'boat',
  'bridge',
  'campfire',
  'carousel',
  'fountain',
  'galleon',
  'gondola',
  'hammock',
  'haybale',
  'igloo',
  'liner',
  'longship',
  'mermaid',
  'pier',
  'rock',
  'ropebridge',
  'rowboat',
  'ruin',
  'scarecrow',
  'mech',
  'slide',
  'stall',
  'snowman',
  'steamship',
  'stilthouse',
  'streetlamp',
  'suspensionbridge',
  'swings',
  'swingtree',
  'tent',
  'torii',
  'trawler',
  'treehouse',
  'truck',
  'wreck',
  'yurt',
]);

/** Seats of rooms: on or at one of them nobody is in the open. */
const ROOM_SEATS: ReadonlySet<Seat | undefined> = new Set<Seat | undefined>([
  'armchair',
  'bed',
  'counter',
  'desk',
  'sofa',
  'windowsill',
]);

/** Whether it says that a tree is one of a feast, with presents beneath it. */
const isOfChristmas = ({ christmas, thing, trait }: Meaning): boolean =>
  christmas === true ||
  thing === 'christmastree' ||
  thing === 'gift' ||
  trait === 'unwrapping' ||
  trait === 'decorating';

/** Whether it says that people are in a room, or at a party that a garden or a room has. */
const isOfRoom = ({ seat, pane, party }: Meaning): boolean =>
  ROOM_SEATS.has(seat) || pane === true || party === true;

/**
 * Whether something is named that is found in the open alone, and nothing of a room: who knits on a bench or works on a
 * laptop on a pier is not at home.
 */
export function isByOutsideThing(meanings: readonly Meaning[]): boolean {
  if (meanings.some(isOfRoom)) return false;
  const isFeast = meanings.some(isOfChristmas);
  // Beneath a tree that is none of Christmas people are in the open.
  return meanings.some(
    ({ thing, also, perch }) =>
      perch !== undefined ||
      OUTSIDE_THINGS.has(thing) ||
      also?.includes('barn') === true ||
      (isTree(thing) && !isFeast),
  );
}
