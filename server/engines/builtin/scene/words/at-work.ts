import type { Idea, Subject } from './idea.ts';
import type { Land } from './land.ts';
import type { Trait } from './trait.ts';

/** What somebody is at who works in a room, and in it hoes no ground. */
const WORK: Partial<Readonly<Record<Land, Trait>>> = {
  office: 'typing',
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
};

/** What somebody does in an arcade who plays there. */
const PLAY: Partial<Readonly<Record<Land, Trait>>> = { gamearcade: 'gaming' };

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

/** A prompt's people at what is done in its room where it only says that they work or play. */
export function atWork(idea: Idea): Idea {
  const { land, subjects } = idea;
  if (land === 'boxinggym') return { ...idea, subjects: subjects.map(boxes) };
  const [work, play] = land === null ? [] : [WORK[land], PLAY[land]];
  if (work === undefined && play === undefined) return idea;
  const inRoom = (one: Subject): Subject => {
    const { thing, posture, traits = [] } = one;
    const said = traits.find((trait) => trait === 'working' || trait === 'playing');
    const done = said === 'working' ? work : play;
    if (thing !== 'person' || said === undefined || done === undefined || isBusy(one)) return one;
    const rest = traits.filter((trait) => trait !== said);
    const sits = done === 'studying' && posture === null;
    return { ...one, traits: [...rest, done], ...(sits && { posture: 'sitting' as const }) };
  };
  return { ...idea, subjects: subjects.map(inRoom) };
}
