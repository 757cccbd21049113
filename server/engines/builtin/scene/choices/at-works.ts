import { isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { ROAD_VEHICLES } from '../words/vehicles.ts';

/** Lands in which building sites are that are shown from among their cranes; null where none is named. */
const SITES: ReadonlySet<Land | null> = new Set<Land | null>([null, 'field', 'city', 'street']);

/** What is driven on building sites besides what drives on roads. */
const DRIVEN: ReadonlySet<Thing> = new Set<Thing>(['tractor']);

/** Of whom nothing is said works there. */
const atWork = (one: Subject): Subject =>
  one.thing === 'person' && (one.traits ?? []).length === 0 ? { ...one, traits: ['builder'] } : one;

/** The idea of a building site: where nothing else is built or laid out with it, it is the place in which the picture is, in a city. */
export function atWorks(idea: Idea): Idea {
  const { land, scenery, town, hill, subjects } = idea;
  const isSite =
    subjects.some(({ thing }) => thing === 'buildingsite') &&
    SITES.has(land) &&
    scenery === null &&
    town === null &&
    hill === null &&
    subjects.every(
      ({ thing }) =>
        thing === 'buildingsite' ||
        isWalker(thing) ||
        ROAD_VEHICLES.has(thing) ||
        DRIVEN.has(thing),
    );
  if (!isSite) return idea;
  return {
    ...idea,
    land: 'field',
    scenery: 'constructionsite',
    park: true,
    path: null,
    subjects: subjects.filter(({ thing }) => thing !== 'buildingsite').map(atWork),
  };
}
