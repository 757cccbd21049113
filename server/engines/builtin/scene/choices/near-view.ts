import { OF_CITIES } from '../words/buildings.ts';
import type { Idea, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { MOTOR_SHIPS } from '../words/vehicles.ts';
import { isBrookView, isIce } from './brooks.ts';
import { isColossal } from './colossal.ts';

/** A city is seen from its streets as often as across its river, a forest mostly from within. */
export function nearView(idea: Idea, turn: number): Land | null {
  const { land, weather, subjects, path, acrossWater, sky } = idea;
  const { spring, geyser, neon, forsaken, tornado } = idea;
  const afloat = subjects.some(
    ({ thing }) =>
      thing === 'boat' ||
      thing === 'rowboat' ||
      thing === 'gondola' ||
      thing === 'trawler' ||
      MOTOR_SHIPS.has(thing) ||
      thing === 'pier',
  );
  // Rain hides what is far, and shines in streets.
  const isNear = turn % 2 === 1 || weather === 'rain' || weather === 'storm' || weather === 'hail';
  // Between houses there is too little sky to look up to.
  const looksUp = tornado || sky.some((body) => body === 'fireworks' || body === 'aurora');
  const isAloft = subjects.some(({ thing }) => OVER_CITIES.has(thing));
  // Neon signs and ivy are seen from near.
  const isLit = forsaken || neon;
  // So is what it is known by, across its water.
  const isKnown = subjects.length > 0 && subjects.every(({ thing }) => OF_CITIES.includes(thing));
  // An opera house on its point is seen over the water, whoever stands before it.
  const isOnPoint = subjects.some(({ thing }) => thing === 'operahouse');
  const isFar = acrossWater || looksUp || isAloft || isKnown || isOnPoint;
  if (land === 'city' && (isNear || isLit) && !afloat && !isFar) return 'street';
  const isGrove = subjects.some(({ thing }) => thing === 'birch' || thing === 'bamboo');
  if (spring || geyser) return null;
  // A temple in a jungle stands where that has been cleared.
  if (land === 'forest' && subjects.some(({ thing }) => CLEARED.has(thing))) return 'field';
  // Northern lights, the Milky Way and a tornado are seen over trees, and not between them.
  if (land === 'forest' && (looksUp || sky.includes('milkyway'))) return null;
  // So is a giant.
  if (land === 'forest' && subjects.some((one) => isColossal(idea, one))) return null;
  const isOfWoods = land === 'river' || isIce(idea);
  if (isOfWoods && !looksUp && idea.scenery === null && isBrookView(idea)) return 'woods';
  // A farm has meadows around it.
  const isOpen = idea.settled === 'village' || subjects.some(({ thing }) => thing === 'barn');
  // Redwoods are known by their trunks.
  const isWithin = (turn % 4 !== 1 || isGrove || path !== null || idea.redwoods) && !isOpen;
  return land === 'forest' && isWithin && path !== 'rail' ? 'woods' : null;
}

/** What is too large to be seen between trunks. */
const CLEARED: ReadonlySet<Thing> = new Set<Thing>(['khmertemple', 'steppyramid']);

/** What is too large to fly between houses. */
const OVER_CITIES: ReadonlySet<Thing> = new Set<Thing>([
  'airship',
  'helicopter',
  'ufo',
  'spaceship',
  'airplane',
  'dragon',
  'broomrider',
  'skyrider',
  'tinyplanet',
  'flier',
  'steelbeam',
]);
