import type { Piece } from '../../../words/reader.ts';
import { isBeast } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { BOATS } from '../vehicles.ts';
import { MOUNTS } from './mounts.ts';

/** What else is ridden, and draws its own riders or none. */
const CARRIERS: ReadonlySet<Thing> = new Set<Thing>([
  ...BOATS,
  'surfer',
  'surfboard',
  'skier',
  'skateboarder',
  'snowboarder',
  'dragon',
  'dolphin',
  'whale',
  'turtle',
  'galleon',
  'longship',
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'tractor',
  'train',
  'airplane',
  'rocket',
  'carousel',
  'ferriswheel',
  'lion',
  'tiger',
  'bear',
  'wolf',
  'deer',
  'cow',
  'pig',
  'sheep',
  'llama',
  'dog',
  'giraffe',
  'rhino',
  'goat',
]);

const isPerson = (one: Subject | undefined): boolean => one?.thing === 'person';
const isGroom = (one: Subject | undefined): boolean => one?.traits?.includes('groom') === true;

/** Who rides: the groom of a wedding, else who is named first. */
const riderOf = (things: readonly Subject[]): Subject | undefined =>
  things.find(isGroom) ?? things.find(isPerson);

/** Who rides sits on the animal that is named with it, or on a horse. */
export function inSaddles(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const rides = pieces.some(({ meanings }) => meanings.some(({ trait }) => trait === 'mounted'));
  if (!rides) return things;
  const mount = things.find(({ thing }) => MOUNTS.has(thing));
  const people = riderOf(things);
  const other =
    people === undefined ? things.find(({ thing }) => thing === 'astronaut') : undefined;
  const carries = ({ thing }: Subject) => CARRIERS.has(thing) || thing === 'astronaut';
  const rider = people ?? other;
  if (mount === undefined && things.some((one) => one !== other && carries(one))) return things;
  // Beasts that ride on each other ride on no horse.
  const areBeasts = rider === undefined && things.some(({ thing }) => isBeast(thing));
  if (mount === undefined && areBeasts) return things;
  // Two share a scooter, he before her.
  const isScooter = mount?.traits?.includes('scooter') === true;
  const isShared = isScooter && rider?.count === 2;
  const ridden: Subject = {
    ...(mount ?? { thing: 'horse', colour: null, size: 1, posture: rider?.posture ?? null }),
    // Who "runs" on a bicycle rides it.
    ...(mount?.thing === 'bicycle' && { posture: null }),
    // One is married.
    count: isShared || isGroom(rider) ? 1 : Math.max(mount?.count ?? 1, rider?.count ?? 1),
    traits: [
      ...(isScooter ? (['scooter'] as const) : []),
      ...(isShared ? (['shared'] as const) : []),
      ...(people?.traits ?? []),
      ...(other === undefined ? [] : (['spacesuit'] as const)),
      'mounted',
    ],
  };
  // Several cyclists go one behind the other.
  const isFile = ridden.thing === 'bicycle' && ridden.count > 1;
  // The groom of a wedding, who rides to it, is not there a second time.
  const isTwice = ({ traits }: Subject) => isGroom(rider) && traits?.[0] === 'wedding';
  const rest = things.filter((one) => one !== rider && one !== mount && !isTwice(one));
  if (!isFile) return [ridden, ...rest];
  // A bench would stand in their way.
  const clear = rest.filter(({ thing, isDressing }) => !(thing === 'bench' && isDressing === true));
  return [{ ...ridden, inLine: true }, ...clear];
}
