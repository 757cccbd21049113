import { isBeast } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { BOATS } from '../vehicles.ts';
import { MOUNTS, TALE_MOUNTS } from './mounts.ts';
import { isRiderNamed, namesRider, riddenAt } from './ridden.ts';
import { countRidden, ledRider } from './riders.ts';

/** What else is ridden, and draws its own riders or none. */
const CARRIERS: ReadonlySet<Thing> = new Set<Thing>([
  ...BOATS,
  'surfer',
  'surfboard',
  'skier',
  'skateboarder',
  'snowboarder',
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
]);

/** As what birds are ridden, on the wing. */
const ON_WING: Partial<Readonly<Record<Thing, Thing>>> = {
  eagle: 'soaringeagle',
  bird: 'flyingbird',
};

const isPerson = (one: Subject | undefined): boolean => one?.thing === 'person';
const isGroom = (one: Subject | undefined): boolean => one?.traits?.includes('groom') === true;

const isAtRest = (one: Subject | undefined): boolean =>
  one?.posture === 'lying' || one?.posture === 'sleeping';

/** Who rides: the groom of a wedding, else who is named first. */
const riderOf = (things: readonly Subject[]): Subject | undefined =>
  things.find(isGroom) ?? things.find(isPerson);

/** Most who sit on one beast, and how large the largest is beside who rides it. */
const MOST = 3;
const LARGEST = 1.2;

/** Who rides sits on the animal that is named with it, or on a horse. */
export function inSaddles(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const ridesAt = pieces.findIndex(({ meanings }) =>
    meanings.some(({ trait }) => trait === 'mounted'),
  );
  const rides = ridesAt >= 0;
  const at = riddenAt(pieces);
  if (!rides && at < 0) return things;
  const said = pieces[at]?.meanings.find(({ thing }) => thing !== undefined)?.thing;
  const people = ledRider(pieces, at >= 0 ? at : ridesAt, things) ?? riderOf(things);
  const beast = things.find(({ thing }) => thing === said && TALE_MOUNTS.has(thing));
  // Who lies or sleeps on a beast rides it not.
  if (beast !== undefined)
    return isAtRest(people)
      ? things
      : onBeast(things, beast, countRidden(pieces, at, beast, people?.count ?? 1));
  const mount =
    things.find(({ thing }) => thing === said) ?? things.find(({ thing }) => MOUNTS.has(thing));
  const other =
    people === undefined ? things.find(({ thing }) => thing === 'astronaut') : undefined;
  // A rider who is called one has a horse, whatever else is there.
  const isRider = namesRider(pieces);
  const carries = ({ thing }: Subject) =>
    CARRIERS.has(thing) || (TALE_MOUNTS.has(thing) && !isRider) || thing === 'astronaut';
  const rider = people ?? other;
  if (mount === undefined && (!rides || things.some((one) => one !== other && carries(one))))
    return things;
  // Beasts that ride on each other ride on no horse.
  const areBeasts =
    rider === undefined && !isRiderNamed(pieces) && things.some(({ thing }) => isBeast(thing));
  if (mount === undefined && areBeasts) return things;
  // Two share a scooter, he before her.
  const isScooter = mount?.traits?.includes('scooter') === true;
  const isShared = isScooter && rider?.count === 2;
  const mounts = mount === undefined ? 1 : countRidden(pieces, at, mount, rider?.count ?? 1);
  const ridden: Subject = {
    ...(mount ?? { thing: 'horse', colour: null, size: 1, posture: rider?.posture ?? null }),
    // Who "runs" on a bicycle rides it.
    ...(mount?.thing === 'bicycle' && { posture: null }),
    // One is married.
    count: isShared || isGroom(rider) ? 1 : Math.max(mounts, rider?.count ?? 1),
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

/** Whether somebody may be on a beast's back: nothing else is said of where or how that one is. */
const isFree = ({ thing, on, far, company, isDressing, traits = [] }: Subject): boolean =>
  (thing === 'person' || thing === 'astronaut') &&
  (on ?? far ?? company ?? isDressing) === undefined &&
  !traits.includes('watching');

/** Whether it is somebody of whom the same may be told, or a beast. */
const isAlive = ({ thing, isDressing }: Subject): boolean =>
  isDressing === undefined && (isBeast(thing) || thing === 'mermaid' || thing === 'butterfly');

/** What each of those is like. */
const ridersOf = ({ thing, count, traits = [] }: Subject): readonly (readonly Trait[])[] =>
  Array.from({ length: count }, () => (thing === 'astronaut' ? ['spacesuit'] : traits));

/** Somebody on a beast of tales, as many as have room on it, one behind the other; each on one where several are ridden, which are `beasts`. */
function onBeast(things: readonly Subject[], beast: Subject, beasts: number): readonly Subject[] {
  const people = things.filter(isFree);
  const [first] = people;
  const riders = people.flatMap(ridersOf);
  // What rides may be another beast, which is on nothing here.
  if (riders.length === 0 && things.some((one) => one !== beast && isAlive(one))) return things;
  const isShared = beasts === 1 && riders.length <= MOST;
  const gone = isShared ? people : people.slice(0, 1);
  const { relation: _, ...own } = beast;
  const posture = own.posture ?? first?.posture ?? null;
  // Who rides sits, and what is ridden does not.
  const sits = posture === 'sitting' || posture === 'lying';
  const ridden: Subject = {
    ...own,
    thing: ON_WING[own.thing] ?? own.thing,
    posture: sits ? null : posture,
    count: Math.max(beasts, isShared ? 1 : (first?.count ?? 1)),
    size: Math.min(own.size, LARGEST),
    traits: [...(own.traits ?? []), 'mounted'],
    crew: riders.length === 0 ? [[]] : isShared ? riders : riders.slice(0, 1),
    ...(first?.hair !== undefined && { hair: first.hair }),
    ...(first?.hat !== undefined && { hat: first.hat }),
  };
  return things.flatMap((one) => (one === beast ? [ridden] : gone.includes(one) ? [] : [one]));
}
