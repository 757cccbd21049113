import { OF_CITIES } from '../words/buildings.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { MOTOR_SHIPS } from '../words/vehicles.ts';
import { growsOnShore, isAllByJetty, isWader, landForWater, paddles } from './by-the-water.ts';
import { BENEATH } from './homes-of-things.ts';
import { areOnShore, livesOnIce, waterFor } from './land-of-things.ts';

/** What the open sea is the place for. */
export const AFLOAT: ReadonlySet<Thing> = new Set<Thing>([
  'boat',
  'rowboat',
  'gondola',
  'trawler',
  ...MOTOR_SHIPS,
  'pier',
  'lighthouse',
  'bridge',
  'suspensionbridge',
  'ropebridge',
  'trainbridge',
  'stilthouse',
  'oilrig',
  'swan',
  'duck',
  'wader',
  'shark',
  'bird',
  'flyingbird',
  'airplane',
  'galleon',
  'longship',
  'whale',
  'dolphin',
  'surfer',
  'surfboard',
  'swimmer',
]);

/** What stands among the houses of a city, not in its streets. */
const BUILT: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'tower',
  'church',
  'temple',
  'mosque',
  'house',
  'colosseum',
  ...OF_CITIES,
  'irontower',
  'tajmahal',
  'pisatower',
  'ferriswheel',
  'circus',
]);

/** What has a roof of its own, on which is who is said to be on one. */
const ROOFED: ReadonlySet<Thing> = new Set<Thing>([
  ...BUILT,
  'abbey',
  'barn',
  'factory',
  'gasstation',
  'gingerbreadhouse',
  'hauntedhouse',
  'henhut',
  'hotel',
  'igloo',
  'japancastle',
  'lighthouse',
  'monastery',
  'roundhut',
  'stavechurch',
  'stilthouse',
  'treehouse',
  'villa',
  'watermill',
  'windmill',
]);

/** What is too large for the few steps of a summit: it stands on the slopes below. */
const LARGE: ReadonlySet<Thing> = new Set<Thing>([
  ...BUILT,
  'barn',
  'windmill',
  'lighthouse',
  'villa',
  'ruin',
  'pyramid',
  'stonecircle',
  'greatwall',
]);

/** What stands on a cliff by the sea. */
const ON_CLIFFS: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'tower',
  'temple',
  'church',
  'ruin',
]);

/** What is as much at home by the land as at sea, and so decides nothing. */
export const ANYWHERE: ReadonlySet<Thing> = new Set<Thing>([
  'iceberg',
  'floatingisland',
  'dragon',
  'broomrider',
  'skyrider',
  'tinyplanet',
  'flier',
  'bough',
  'wire',
  'airship',
  'helicopter',
  'ufo',
  'spaceship',
  'steelbeam',
]);

/** Whether what belongs on the ground is said to be in the water. */
const isAwash = ({ traits }: Subject): boolean => traits?.includes('awash') === true;

/** Whether what was asked for stands on the ground by the water, and needs some of it near. */
export const standsAshore = (idea: Idea): boolean =>
  !isAllByJetty(idea, (thing) => AFLOAT.has(thing)) &&
  idea.subjects.some(
    (one) =>
      !AFLOAT.has(one.thing) &&
      !isAwash(one) &&
      !ANYWHERE.has(one.thing) &&
      one.thing !== 'fish' &&
      !isWader(one) &&
      !growsOnShore(idea, one),
  );

/** Whether somebody is on a roof, and the city beyond: what is built has one of its own. */
export const isOnRoof = ({ land, perch, subjects }: Idea): boolean =>
  perch === 'roof' &&
  (land === null || land === 'city' || land === 'street') &&
  !subjects.some(({ thing }) => ROOFED.has(thing));

/** Who is in a town's streets rather than before all of it. */
const IN_TOWNS: readonly Thing[] = [
  'person',
  'umbrella',
  'cat',
  'dog',
  'horse',
  'donkey',
  'bicycle',
  'motorcycle',
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'bus',
  'tram',
  'stall',
];

/** Where what needs water has it: a fish is in it, a lighthouse on a cliff or a hill by the sea, a bridge over a river. */
export function landBeneath(idea: Idea): Land | null {
  const { land, subjects } = idea;
  if (isOnRoof(idea)) return 'city';
  // Houses by the sea stand round a harbour.
  if (idea.settled !== null && idea.scenery === null && (land === 'sea' || land === 'beach'))
    return 'harbour';
  // Who floats in space has no ground, and what orbits none; who walks there is on the moon.
  if (
    land === 'space' &&
    !idea.lunar &&
    !idea.sky.includes('moon') &&
    !subjects.some(standsOnGround)
  )
    return 'orbit';
  // What swims through the air needs no water; where no land is named, a sea of clouds is beneath it.
  if (subjects.some(isInAir)) return land === null || land === 'plain' ? 'clouds' : null;
  const watered = landForWater(idea);
  if (watered !== null) return watered;
  // A sky is over the sea as well as over a plain.
  if (land === 'plain' && waterFor(idea) !== null) return waterFor(idea);
  const has = (...wanted: readonly string[]) =>
    subjects.some(({ thing }) => wanted.includes(thing));
  const isWet = land === 'lake' || land === 'river' || land === 'sea' || land === 'beach';
  if (isWet && subjects.length === 1 && has('fish', 'shark')) return 'underwater';
  // On the open sea a turtle is a speck.
  if (land === 'sea' && subjects.length === 1 && has('turtle')) return 'underwater';
  // Who dives is not on the shore.
  if (isWet && subjects.some(({ thing }) => BENEATH.has(thing))) return 'underwater';
  if (land === 'sea' && has('wreck')) return 'underwater';
  // Floating islands bring their own water, and need sky around them.
  if (has('floatingisland') && land !== 'sea' && land !== 'orbit') return 'clouds';
  if (land === 'summit' && subjects.some(({ thing }) => LARGE.has(thing))) return 'mountain';
  const isHilly = land === 'mountain' || land === 'field';
  if (isHilly && has('lighthouse')) return 'sea';
  // Who climbs by the sea has the rock on its beach.
  if ((land === 'sea' || land === 'beach') && has('climber')) return 'beach';
  if (idea.cliffs && (land === 'sea' || land === 'beach')) return 'sea';
  // A tower on a cliff is seen best where that falls to the sea.
  if (idea.cliffs && land === 'mountain' && has('tower')) return 'sea';
  // What stands on the ground has some by the sea.
  const placed = subjects.filter(({ thing }) => !ANYWHERE.has(thing));
  const isAshore =
    placed.length > 0 &&
    !placed.some((one) => AFLOAT.has(one.thing) || isAwash(one) || paddles(one));
  const isOnCliff = placed.some(({ thing }) => ON_CLIFFS.has(thing));
  const isOnFloe = idea.snowy && placed.some(livesOnIce);
  const isOnShore = isAshore || areOnShore(subjects);
  if (
    isOnShore &&
    land === 'sea' &&
    idea.scenery === null &&
    !idea.karst &&
    !isOnCliff &&
    !isOnFloe
  )
    return 'beach';
  // Who is in a town is in its streets.
  if (idea.settled === 'town' && land === 'field' && has(...IN_TOWNS)) return 'street';
  // A city is seen across its river, but who stands in one stands in a street.
  const isBuilt = subjects.some(
    ({ thing, isDressing }) =>
      BUILT.has(thing) &&
      (isDressing !== true ||
        thing === 'operahouse' ||
        subjects.every((one) => one.isDressing === true)),
  );
  if (isAshore && land === 'city' && !isBuilt) return has('snowman') ? 'field' : 'street';
  // The bridge of a castle leads over its moat.
  const isOfCastle = land === null && has('bridge') && has('castle');
  const isOverLand =
    (isHilly || land === 'forest' || land === 'plain') &&
    has('bridge', 'suspensionbridge', 'ropebridge', 'trainbridge');
  return isOfCastle || isOverLand ? 'river' : null;
}

/** What flies in space. */
const IN_SPACE: ReadonlySet<Thing> = new Set<Thing>([
  'spaceship',
  'spacestation',
  'rocket',
  'ufo',
  'dragon',
  'whale',
  'tinyplanet',
]);

const isInAir = ({ traits = [] }: Subject): boolean => traits.includes('inair');

const standsOnGround = (one: Subject): boolean => !IN_SPACE.has(one.thing) && !isInAir(one);
