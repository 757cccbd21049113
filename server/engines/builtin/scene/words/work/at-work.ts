import { INDOORS } from '../../world/room/plan-room.ts';
import { isAnimalFolk } from '../creatures.ts';
import { MENDING } from '../deeds-at-table.ts';
import type { Idea, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Trait } from '../trait.ts';

/** Those who work in shops stand behind their counters. */
function keptBehindCounter(lands: readonly Land[]): Partial<Record<Land, Trait>> {
  return Object.fromEntries(lands.map((land) => [land, 'shopkeeping' as const]));
}

/** What somebody is at who works in a room, and in it hoes no ground. */
const WORK: Partial<Readonly<Record<Land, Trait>>> = {
  office: 'typing',
  openoffice: 'typing',
  room: 'typing',
  bedroom: 'typing',
  cafe: 'typing',
  callcenter: 'typing',
  newsstudio: 'typing',
  laboratory: 'microscope',
  tailor: 'sewing',
  pottery: 'potting',
  carpentry: 'sawing',
  artstudio: 'painting',
  kitchen: 'chef',
  restaurantkitchen: 'chef',
  bakery: 'baking',
  restaurant: 'waiter',
  tavern: 'waiter',
  library: 'studying',
  classroom: 'studying',
  flowershop: 'flowerselling',
  fishshop: 'fishselling',
  potionshop: 'potionselling',
  barbershop: 'barber',
  ...keptBehindCounter([
    'bookshop',
    'jeweller',
    'optician',
    'instrumentshop',
    'clothesshop',
    'shoeshop',
    'apothecary',
    'candyshop',
    'icecreamparlour',
    'recordshop',
    'cheeseshop',
    'petshop',
    'antiqueshop',
    'toyshop',
    'butchershop',
    'hardwarestore',
    'postoffice',
    'bankhall',
    'supermarket',
    'ministore',
    'mall',
  ]),
};

/** What animals are at who work there, where people are with their own work. */
const SERVICE: Partial<Readonly<Record<Land, Trait>>> = {
  cafe: 'latte',
  library: 'shopkeeping',
  room: 'typing',
};

/** What somebody does in an arcade who plays there. */
const PLAY: Partial<Readonly<Record<Land, Trait>>> = { gamearcade: 'gaming' };

/** Lands in which somebody who works is at something. */
export const WORKPLACES: ReadonlySet<Land | undefined> = new Set(Object.keys(WORK) as Land[]);

/** What is made in workshops by who has a craft. */
const CRAFTED: ReadonlySet<Trait> = new Set<Trait>([...MENDING, 'horsemaking']);

/** Who already is at something that is done in a room. */
const isBusy = ({ holds, company, traits = [] }: Subject): boolean =>
  (holds ?? company) !== undefined || traits.some((trait) => Object.values(WORK).includes(trait));

/** Who is in a boxing gym boxes, unless something else is said. */
const boxes = (one: Subject): Subject =>
  one.thing === 'person' &&
  one.count <= 2 &&
  one.posture === null &&
  !isBusy(one) &&
  !one.traits?.includes('boxing')
    ? { ...one, traits: [...(one.traits ?? []), 'boxing'] }
    : one;

/** What a carpenter may be who does nothing else. */
const PLAIN: ReadonlySet<Trait> = new Set<Trait>(['woman', 'old', 'bearded', 'youthful']);

/** Who is alone in a carpenter's workshop saws, unless something else is said. */
const saws = (one: Subject): Subject =>
  one.thing === 'person' &&
  one.count === 1 &&
  one.posture === null &&
  (one.on ?? one.company ?? one.holds ?? one.relation) === undefined &&
  (one.traits ?? []).every((trait) => PLAIN.has(trait))
    ? { ...one, traits: [...(one.traits ?? []), 'sawing'] }
    : one;

const isAtOven = ({ traits }: Subject): boolean => traits?.includes('atoven') === true;

/** Astronauts in a garden among the stars water its plants, unless something else is said. */
const tends = (one: Subject): Subject =>
  one.thing === 'astronaut' && one.posture === null && one.holds === undefined
    ? { ...one, thing: 'person', traits: ['spacesuit', 'watering'] }
    : one;

/** A prompt's people at what is done in its room where it only says that they work or play; who bakes in a village or a lane is in its bakery. */
export function atWork(idea: Idea): Idea {
  const { land, subjects } = idea;
  if (subjects.some(isAtOven) && land !== null && !INDOORS.includes(land))
    return { ...idea, land: 'bakery', outlook: land, town: null };
  if (land === 'spacegarden') return { ...idea, subjects: subjects.map(tends) };
  if (land === 'boxinggym') return { ...idea, subjects: subjects.map(boxes) };
  const [work, play] = land === null ? [] : [WORK[land], PLAY[land]];
  if (work === undefined && play === undefined) return idea;
  const inRoom = (one: Subject): Subject => {
    const { thing, posture, traits = [] } = one;
    const said = traits.find((trait) => trait === 'working' || trait === 'playing');
    if (said === 'working' && traits.some((trait) => CRAFTED.has(trait)))
      return { ...one, traits: traits.filter((trait) => trait !== said) };
    const ofBeast = isAnimalFolk(traits) && land !== null ? SERVICE[land] : undefined;
    const done = said === 'working' ? (ofBeast ?? work) : play;
    if (thing !== 'person' || said === undefined || done === undefined || isBusy(one)) return one;
    const rest = traits.filter((trait) => trait !== said);
    const sits = done === 'studying' && posture === null;
    return { ...one, traits: [...rest, done], ...(sits && { posture: 'sitting' as const }) };
  };
  const done = subjects.map(inRoom);
  const isAlone = land === 'carpentry' && done.length === 1;
  return { ...idea, subjects: isAlone ? done.map(saws) : done };
}
