import { OF_CITIES } from '../../../words/buildings.ts';
import { isBeast, isWalker, PETS } from '../../../words/creatures.ts';
import type { Idea, Subject, Thing } from '../../../words/idea.ts';
import { MOTOR_SHIPS } from '../../../words/vehicles.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { fillsPicture, isBand } from '../groups/arrange.ts';
import { isAnimalBust, isStar } from './close-up.ts';

/** Things that belong to a land that is named, and are not what the picture is about then. */
const STARS: ReadonlySet<Thing> = new Set<Thing>([
  'flower',
  'church',
  'windmill',
  'watermill',
  'hotel',
  'windturbine',
  'roundhut',
  'oilrig',
  'bridge',
  'suspensionbridge',
  'ropebridge',
  'trainbridge',
  'mosque',
  'pyramid',
  'colosseum',
  ...OF_CITIES,
  'stilthouse',
  'baobab',
  'greatwall',
  'stonecircle',
  'tree',
  'blossom',
  'conifer',
  'palm',
  'cactus',
  'house',
  'castle',
  'tower',
  'lighthouse',
  'temple',
  'boat',
  'rowboat',
  'gondola',
  'trawler',
  ...MOTOR_SHIPS,
  'rock',
  'barn',
  'birch',
  'bamboo',
  'vine',
  'pier',
  'stall',
  'bench',
  'fountain',
  'swings',
  'slide',
  'grave',
  'goal',
  'campfire',
  'ferriswheel',
  'circus',
  'carousel',
  'ruin',
  'torii',
  'irontower',
  'tajmahal',
  'pisatower',
  'iceberg',
  'parasol',
  'haybale',
  'villa',
  'gasstation',
  'hoodoo',
  'factory',
  'habitat',
  'buildingsite',
  'airliner',
  'controltower',
  'igloo',
  'floatingisland',
  'wreck',
]);

/** Whether a thing belongs to the land that is named around it. */
export const belongsToLand = (thing: Thing): boolean => STARS.has(thing);

/** What a forest may be made of. */
const GROVES: ReadonlySet<Thing> = new Set<Thing>(['birch', 'bamboo']);

/** Whether the picture is about one kind of thing and little else. */
export const isAbout = (idea: Idea, subject: Subject): boolean =>
  isStar(idea, subject) || isAlone(idea, subject);

const isAlone = (
  { land: named, subjects, composition }: Idea,
  { thing, far, traits = [] }: Subject,
): boolean =>
  far !== true &&
  subjects.every(
    (one) =>
      one.thing === thing ||
      one.isDressing === true ||
      GROVES.has(one.thing) ||
      (one.thing === 'barn' && isBeast(thing)) ||
      ((one.thing === 'rock' || one.thing === 'flower') && isWalker(thing)),
  ) &&
  (named === null ||
    composition === 'close' ||
    composition === 'portrait' ||
    traits.includes('crewed') ||
    !STARS.has(thing));

/** Whether someone is shown as head and shoulders, from the lower edge up. */
export const isBust = (idea: Idea, subject: Subject): boolean =>
  isAnimalBust(idea, subject) ||
  (subject.thing === 'person' && idea.composition === 'portrait' && isAbout(idea, subject));

/** Whether a picture is of a group of people, and of nobody else. */
export const isGroup = (idea: Idea, subject: Subject): boolean =>
  fillsPicture(subject) && isAbout(idea, subject);

/** Whether a picture is of a herd of animals, and of nothing else. */
export const isHerd = (idea: Idea, subject: Subject): boolean =>
  isBand(subject) && isAbout(idea, subject);

/** Whether of a picture one thing alone was asked for, and the land around it. */
export const isLone = ({ subjects }: Idea, { count, far, on }: Subject): boolean =>
  subjects.length === 1 && count === 1 && far !== true && on === undefined;

/** Whether one is somebody, and the other somebody else or an animal of the house that somebody may have. */
const areAtHome = (one: Subject, other: Subject): boolean =>
  one.thing === 'person' && (PETS.has(other.thing) || other.thing === 'person');

/** Whether a picture is of two who belong together: two people, somebody and a pet, or one who meets another. */
export function arePair({ subjects }: Pick<Idea, 'subjects'>): boolean {
  const [first, second] = subjects;
  if (subjects.length !== 2 || first === undefined || second === undefined) return false;
  if (subjects.some(({ count, far, on }) => count > 1 || far === true || on !== undefined))
    return false;
  if (first.relation?.is === 'chases') return false;
  return first.relation?.is === 'meets' || areAtHome(first, second) || areAtHome(second, first);
}

/** Whether the land that was named is a room. */
export const isRoom = ({ land }: Idea): boolean => land !== null && INDOORS.includes(land);
