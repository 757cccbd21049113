import { isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import { SEASIDE_THINGS } from '../words/seaside-things.ts';
import { AFLOAT, ANYWHERE } from './choose-land.ts';

/** What is lost on an island that is seen from the sea, besides animals and people. */
const SMALL: ReadonlySet<Thing> = new Set<Thing>([
  'hammock',
  'tent',
  'campfire',
  'parasol',
  'picnic',
  'chest',
  'sandcastle',
  ...SEASIDE_THINGS.filter((thing) => thing !== 'buoy'),
]);

/** Of the animals those that live among palms. */
const OF_PALMS: ReadonlySet<Thing> = new Set<Thing>([
  'person',
  'monkey',
  'parrot',
  'toucan',
  'crab',
  'turtle',
  'lizard',
]);

/** Buildings before which whoever is there stands, however small. */
const BUILT: ReadonlySet<Thing> = new Set<Thing>([
  ...(['castle', 'church', 'tower', 'lighthouse', 'temple'] as const),
]);

/** A single palm stands on a mere bank of sand, which is near already. */
const isLonePalm = ({ thing, count }: Subject): boolean => thing === 'palm' && count === 1;

/** Whether somebody in a lagoon does or has something there that is too small to be seen from the sea. */
const isBusy = (subjects: readonly Subject[]): boolean =>
  subjects.some(({ thing, far }) => isWalker(thing) && far !== true) &&
  (subjects.filter(({ thing }) => !AFLOAT.has(thing) && !ANYWHERE.has(thing)).length > 1 ||
    subjects.some(({ holds, company, relation }) => (holds ?? company ?? relation) !== undefined));

/** The idea of an island's beach where small things, people or animals that live among palms are named, and any animal where it is warm: from the sea they were specks, or as large as its trees. */
export function onIslandBeach(idea: Idea): Idea {
  const { land, scenery, lagoon, settled, subjects, season, snowy, tropical } = idea;
  const isSmall = ({ thing, far }: Subject): boolean =>
    far !== true && (SMALL.has(thing) || (isWalker(thing) && (tropical || OF_PALMS.has(thing))));
  const isInLagoon = lagoon && !(tropical && isBusy(subjects));
  const isSeenFromSea =
    scenery !== null || settled !== null || isInLagoon || subjects.some(isLonePalm);
  if (land !== 'island' || isSeenFromSea || !subjects.some(isSmall)) return idea;
  if (subjects.some(({ thing }) => BUILT.has(thing))) return idea;
  const isWarm = !snowy && (season === null || season === 'summer');
  const growsPalms = subjects.every(({ thing }) => !isWalker(thing) || OF_PALMS.has(thing));
  return { ...idea, land: 'beach', tropical: tropical || (isWarm && growsPalms) };
}
