import type { Setting } from '../setting.ts';
import { OF_CITIES } from '../words/buildings.ts';
import { isWalker } from '../words/creatures.ts';
import type { Fitting } from '../words/fitting.ts';
import type { DayTime, Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { MOTOR_SHIPS, ROAD_VEHICLES } from '../words/vehicles.ts';
import { growsOnShore, isAllByJetty, isWader, landForWater } from './by-the-water.ts';
import { isColossal } from './colossal.ts';
import { areOnShore, BENEATH, livesOnIce, waterFor } from './land-of-things.ts';

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
  // Neon is seen from its streets, but for one picture of the whole city; ivy only from near.
  const isLit = forsaken || (neon && turn % 4 !== 0);
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
  !subjects.some(({ thing }) => BUILT.has(thing) || thing === 'barn');

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

/** Whether a street is a narrow one of an old town. */
export const isAlley = ({ alley, settled, subjects }: Idea, land: Land): boolean =>
  land === 'street' && (alley || settled === 'town') && !subjects.some(needsRoom);

/** Whether a street full of neon signs is a narrow one in this of a request's pictures: every other is. */
export const isNeonAlley = ({ neon, square, subjects }: Idea, land: Land, turn: number): boolean =>
  land === 'street' && neon && !square && turn % 2 === 1 && !subjects.some(needsRoom);

/** What no narrow street has room for: a scooter drives through one. */
const needsRoom = ({ thing, traits, count }: Subject): boolean =>
  (ROAD_VEHICLES.has(thing) && !(traits?.includes('scooter') === true && count === 1)) ||
  thing === 'tram' ||
  thing === 'stall';

/** Whether a river leads through a forest that was asked for: what needs water brought it there. */
export const isForestStream = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): boolean =>
  land === 'river' && (idea.wooded || isForest(idea.land));

const isForest = (land: Land | null): boolean => land === 'forest' || land === 'woods';

/** Whether a river is a mere stream: it is called so, or was brought into a forest. */
export const isStream = (setting: Pick<Setting, 'land' | 'idea'>): boolean =>
  setting.idea.narrow || (isForestStream(setting) && isForest(setting.idea.land));

/** Whether a brook, a river or a sheet of ice leads through a forest that is seen from within. */
export const hasBrook = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): boolean =>
  land === 'woods' && (idea.land === 'river' || isIce(idea));

/** Whether a river or a lake is frozen over. */
const isIce = ({ land, frozen }: Idea): boolean => land === 'lake' && frozen;

/** Whether water in a forest is looked at between its trees: nothing is named that needs a wider one. */
const isBrookView = ({ wooded, path, subjects, composition }: Idea): boolean =>
  wooded &&
  path !== 'rail' &&
  composition !== 'aerial' &&
  subjects.every((one) => BY_BROOKS.has(one.thing) || (isWalker(one.thing) && !isWader(one)));

/** What else than people and animals is seen by a brook. */
const BY_BROOKS: ReadonlySet<Thing> = new Set<Thing>([
  'tree',
  'conifer',
  'birch',
  'rock',
  'flower',
  'mushroom',
  'tent',
  'campfire',
  'skater',
]);

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
    placed.length > 0 && !placed.some((one) => AFLOAT.has(one.thing) || isAwash(one));
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

const LANTERNS: ReadonlySet<Thing> = new Set<Thing>([
  'lantern',
  'streetlamp',
  'paperlantern',
  'fairylights',
  'christmastree',
]);

/** Whether it is light that falls into a room from above. */
const letsLightIn = ({ name }: Fitting): boolean => name === 'lightbeam' || name === 'skylight';

/** The time of day in which a wished-for sky can be seen. */
export function timeFor({
  sky,
  mood,
  composition,
  weather,
  without,
  subjects,
  season,
  neon,
  halloween,
  christmas,
  litWindows,
  settled,
  town,
  fireflies,
  forsaken,
  deserted,
  fittings,
  martian,
}: Idea): DayTime | null {
  // The moons of Mars are small, and seen by day.
  if (
    !martian &&
    sky.some(
      (body) =>
        body === 'fireworks' ||
        body === 'moon' ||
        body === 'stars' ||
        body === 'milkyway' ||
        body === 'aurora',
    )
  )
    return 'night';
  if (sky.includes('twinsuns')) return 'sunset';
  // A sunny sky or a blue one is a day's; one that only lacks clouds may be any.
  const isSunny = weather === 'clear' && !without.includes('cloudy');
  // Neon is for the night.
  if (neon && !isSunny) return 'night';
  // So is Halloween.
  if (halloween && !isSunny) return 'night';
  // The sun of summer is a day's.
  const isHigh = sky.includes('sun') && season === 'summer';
  if (isSunny || isHigh || sky.includes('rainbow')) return 'day';
  if (composition === 'silhouette') return 'sunset';
  // Windows are lit when it grows dark, and towns and villages for Christmas.
  const isFestive = christmas && (settled !== null || town !== null);
  if (litWindows || isFestive) return 'dusk';
  // Lanterns are lit when it grows dark, and fireflies come out.
  if (fireflies || subjects.some(({ thing }) => LANTERNS.has(thing))) return 'dusk';
  // Markets are held by day.
  if (subjects.some(({ thing }) => thing === 'stall')) return 'day';
  // What has grown over a place is seen by day, and so is light that falls in.
  if (forsaken || deserted || fittings.some(letsLightIn)) return 'day';
  if (mood === 'dark') return 'dusk';
  if (mood === 'bright') return 'day';
  return null;
}
