import type { Idea, Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Scenery } from '../scenery.ts';
import { FRUITS } from '../small-things.ts';
import { FOOD } from '../tableware.ts';
import { IN_VIEW } from '../thing.ts';
import type { Trait } from '../trait.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';

/** Food and drink, for which a table is laid where they are named in the open. */
const SERVED: ReadonlySet<Thing> = new Set<Thing>([
  ...FOOD,
  ...FRUITS,
  'cup',
  'fruit',
  'icecream',
  'teapot',
]);

/** Places where what one eats grows in beds, or is served at tables of their own. */
const WITH_FOOD: ReadonlySet<Scenery> = new Set<Scenery>([
  ...(['vegetablegarden', 'schoolgarden', 'beergarden', 'seaterrace'] as const),
]);

/** Lands in which one can sit at a table. */
export const WITH_TABLES: ReadonlySet<Land> = new Set<Land>([
  'mountain',
  'sea',
  'beach',
  'forest',
  'woods',
  'desert',
  'oasis',
  'city',
  'field',
  'lake',
  'island',
  'river',
  'plain',
  'street',
  'canal',
  'canyon',
  'volcano',
  'waterfall',
  'terraces',
  'harbour',
  'summit',
]);

/** Feasts whose tables are laid anyway. */
const WITH_TABLES_LAID: ReadonlySet<Scenery | null> = new Set<Scenery>([
  ...(['gardenparty', 'iftar', 'wedding', 'beachwedding', 'mandap'] as const),
]);
const isFeast = (scenery: Scenery | null): boolean => WITH_TABLES_LAID.has(scenery);

/** Vans from which food is sold. */
const VANS: ReadonlySet<Thing> = new Set<Thing>(['foodtruck', 'icecreamvan']);

const isLandmark = ({ thing }: Subject): boolean => IN_VIEW.has(thing);
/** Whether words name food at a camp, where none is drawn, and nobody has it. */
export const isFoodAtCamp = (
  meanings: readonly Meaning[],
  scenery: Idea['scenery'],
  things: readonly Subject[],
): boolean =>
  scenery === 'campsite' &&
  meanings.length > 0 &&
  meanings.every(
    ({ thing }) =>
      thing !== undefined &&
      SERVED.has(thing) &&
      things.some((one) => one.thing === thing && isServed(one)),
  );

/** Whether a picture is of food, which is named before the place. */
const isFirst = ({ landFirst, subjects }: Idea): boolean =>
  !landFirst && subjects[0] !== undefined && isServed(subjects[0]);

/** Whether that is hot. */
const isSteaming = (idea: Idea): boolean => idea.steam && isFirst(idea);

const isServed = ({ thing, on }: Subject): boolean => SERVED.has(thing) && on === undefined;

/** Whether somebody rides it, and has in the hand what is eaten. */
const isRidden = ({ traits = [] }: Subject): boolean => traits.includes('mounted');

/** Whether somebody rides or drives it on a road. */
const isDriven = ({ thing, traits = [] }: Subject): boolean =>
  ROAD_VEHICLES.has(thing) && (traits.includes('mounted') || traits.includes('crewed'));

/** What grows on trees and is named as one fruit or a bowl of them. */
export const IS_FRUIT: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...FRUITS,
  'fruit',
  'apple',
]);
const isFruit = ({ thing, on }: Subject): boolean => IS_FRUIT.has(thing) && on === undefined;

/** Whether somebody sets plants into the ground. */
const plants = ({ thing, traits }: Subject): boolean =>
  thing === 'person' && traits?.includes('planting') === true;

const sells = ({ thing, traits }: Subject): boolean =>
  thing === 'person' && traits?.includes('sale') === true;

/** What people do on a roof for which it is level. */
export const ON_LEVEL: ReadonlySet<Trait> = new Set<Trait>([
  'yoga',
  'meditating',
  'dancing',
  'karate',
  'boxing',
  'lifting',
  'skipping',
  'juggling',
  'chess',
  'cards',
  'boardgame',
]);

const needsFloor = ({ thing, traits = [], company }: Subject): boolean =>
  thing === 'person' && (company?.bond === 'meal' || traits.some((trait) => ON_LEVEL.has(trait)));

/** Whether food is named on a roof, or what people do on a floor: both are on the terrace there, and on no ridge of tiles. */
const isOnTerrace = ({ land, perch, subjects }: Idea): boolean =>
  perch === 'roof' &&
  (land === 'diningroom' ||
    ((land === null || land === 'city' || land === 'street') &&
      subjects.some((one) => isServed(one) || needsFloor(one))));

/**
 * What a prompt asks for where it names food or drink in the open: that is on a table before the view, and not as large
 * as a house on the ground; on a picnic's blanket it is seen anyway, as on the tables and stalls of a town, and in a kitchen garden it grows.
 */
export function servedOutdoors(idea: Idea): Idea {
  const { land, subjects, town, scenery } = idea;
  // What somebody plants grows in the beds of a kitchen garden.
  if (subjects.some(plants) && subjects.some(isServed))
    return {
      ...idea,
      land: 'field',
      outlook: null,
      scenery: scenery === 'schoolgarden' ? scenery : 'vegetablegarden',
      subjects: subjects.filter((one) => !isServed(one)),
    };
  // Fruit that is named with who drives by grows there.
  if (subjects.some(isDriven) && subjects.some(isFruit))
    return { ...idea, subjects: subjects.filter((one) => !isFruit(one)) };
  if (subjects.some(isRidden) && subjects.some(isServed))
    return { ...idea, subjects: subjects.filter((one) => !isServed(one)) };
  // At a camp it is by the fire, at a feast on the tables there.
  if (scenery === 'campsite' || (isFeast(scenery) && !isFirst(idea)))
    return { ...idea, subjects: subjects.filter((one) => !isServed(one)) };
  // There it grows.
  if (scenery !== null && WITH_FOOD.has(scenery)) return idea;
  if (isOnTerrace(idea)) return { ...idea, land: 'roofterrace', outlook: 'city', perch: null };
  const isOpen = land === null ? subjects.some(isLandmark) : WITH_TABLES.has(land);
  if (!isOpen || !subjects.some(isServed)) return idea;
  const has = (thing: Thing) => subjects.some((one) => one.thing === thing);
  if (has('picnic')) return { ...idea, subjects: subjects.filter((one) => !isServed(one)) };
  // What is cooked in a van is handed out there.
  if (subjects.some(({ thing }) => VANS.has(thing)))
    return { ...idea, subjects: subjects.filter((one) => !isServed(one)) };
  // Who eats at a food stall has it there.
  if (town === 'yatai' && has('person'))
    return { ...idea, subjects: subjects.filter((one) => !isServed(one)) };
  // What steams before a stall is looked at there, the stall behind it.
  if (town === 'yatai' && isSteaming(idea))
    return {
      ...idea,
      ...{ land: 'tabletop', outlook: land },
      subjects: subjects.filter(({ thing }) => thing !== 'stall'),
    };
  // Who sells it in the open has it in the hands, as who throws it to the gulls behind a ferry.
  if (scenery === 'ferrydeck' || subjects.some(sells))
    return { ...idea, subjects: subjects.filter((one) => !isServed(one)) };
  // Animals in a back alley have it on the ground.
  if (town === 'backalley') return idea;
  if (town === 'cafes' || town === 'yatai' || has('stall')) return idea;
  return { ...idea, land: 'tabletop', outlook: land };
}
