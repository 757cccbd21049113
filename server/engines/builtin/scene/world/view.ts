import { isAtEdge } from '../choices/at-edge.ts';
import { hasBrook, isForestStream, isStream } from '../choices/brooks.ts';
import { growsOnShore, hasJetty, isSwimmersView, isWader, wades } from '../choices/by-the-water.ts';
import { isOverRim } from '../choices/over-rim.ts';
import type { Setting } from '../setting.ts';
import { isWalker } from '../words/creatures.ts';
import type { Subject, Thing } from '../words/idea.ts';
import { isPicker } from '../words/keys/places/field-keys.ts';
import type { Land } from '../words/land.ts';
import type { Town } from '../words/place.ts';
import { SEASIDE_THINGS } from '../words/seaside-things.ts';
import { ROAD_VEHICLES } from '../words/vehicles.ts';
import { levelForPickers } from './before-rows.ts';
import { USUAL_EYE } from './eye.ts';
import type { Camera, Frame } from './frame.ts';
import { createGround } from './ground.ts';
import { createHeightMap, type HeightMap, lookUp } from './height-map.ts';
import { isPaddies, steppedPaddies } from './lands/paddies.ts';
import { isOfTuff } from './lands/tuff.ts';
import { withLawn } from './paths/garden-plan.ts';
import { isOnPlatform } from './paths/halt-plan.ts';
import { middleOfWay, pathAt } from './paths/path.ts';
import { railwayOf, withBank } from './paths/railway.ts';
import { createFineRelief, type FineRelief } from './relief/fine-relief.ts';
import { createRockFace } from './relief/rock-face.ts';
import { isOnRidge } from './relief/summit.ts';
import { planOf } from './scenery/sceneries.ts';
import { cloudShadeOf } from './sky/cloud-shade.ts';
import { withBrook } from './springs/brook.ts';
import { planSpring, type Spring, withSpring } from './springs/spring-plan.ts';
import { eyeByJetty, HIGH_BY_JETTY } from './water/eye-by-jetty.ts';
import { createShore } from './water/shore.ts';
import { isStormy } from './water/water-of.ts';

/** How high the eye is above the ground before it, world units; elsewhere `USUAL`. */
const EYE: Partial<Record<Setting['land'], number>> = {
  sea: USUAL_EYE.sea,
  lake: 13,
  river: 9,
  island: 8,
  city: 12,
  beach: 4.5,
  plain: 5,
  desert: 13,
  oasis: 7,
  field: USUAL_EYE.field,
  street: USUAL_EYE.street,
  canal: 3.2,
  woods: 2.2,
  underwater: 2.4,
  waterfall: 4,
  cave: 5,
  space: 3.5,
  terraces: 9,
  swamp: 2.6,
  pool: 2.6,
  harbour: 8,
  airfield: 4,
  summit: 4.4,
};
const USUAL = 6.5;

/** An island of so few palms is a mere bank of sand. */
const CAY_PALMS = 2;

/** The finest forms of the ground are left out in pictures of at most so many pixels on a side. */
const ROUGH = 200;

const focalOf = ({ width, height }: Frame, setting: Setting): number => {
  const isNear = planOf(setting)?.isNear === true || AT_COUNTERS.has(setting.land);
  const wide = isNear ? Math.min(width, height * WIDEST_NEAR) : width;
  return Math.max(wide, height * 0.8) * 0.92 * setting.lens;
};

/** Rooms with a counter close before the eye: in a wide picture no floor were seen before it otherwise. */
const AT_COUNTERS: ReadonlySet<Land> = new Set<Land>(['cocktailbar', 'sushibar']);

/** How wide a picture is, of its height, from which on what is near is no larger in it. */
const WIDEST_NEAR = 1;

/** The ground of a setting with the light on it, as finely as the frame can show it. */
export function mapGround(frame: Frame, setting: Setting): HeightMap {
  const { light, noise } = setting;
  const pixels = Math.max(frame.width, frame.height);
  const half = (0.5 * frame.width) / focalOf(frame, setting);
  const spring = springOf(frame, setting);
  const wild = withLawn(
    createGround(setting.land, noise, {
      ...setting,
      isRough: pixels <= ROUGH,
      isNarrow: isStream(setting),
      isDelta: setting.idea.delta,
      isClose: setting.idea.frozen || isSwimmersView(setting.idea),
      // The houses of a village at a lake stand on its bank.
      isAshore: setting.isAshore || (setting.land === 'lake' && setting.idea.settled !== null),
      isTreed: setting.subjects.some((one) => growsOnShore(setting, one)),
      isAtEdge: setting.subjects.some(({ traits }) => traits?.includes('fisher') === true),
      isWaded: setting.subjects.some(isWader),
      isPond: hasJetty(setting.idea) && !setting.isAshore,
      hasCliffs: setting.idea.cliffs,
      isChalk: setting.idea.chalk,
      isHighCoast: setting.idea.highCliffs,
      isKarst: setting.idea.karst,
      isFjord: setting.idea.fjord,
      isTuff: isOfTuff(setting.idea),
      isFromRim: isOverRim(setting.idea, setting.land),
      isTea: setting.idea.tea,
      isLagoon: setting.idea.lagoon,
      isLowTide: setting.idea.lowTide,
      hasDunes: setting.idea.dunes,
      isOverSea: setting.idea.overSea,
      falls: setting.idea.falls,
      hasWaterhole: setting.idea.waterhole,
      hill: setting.idea.hill,
      isLonePeak: setting.idea.lonePeak,
      isRidge: isOnRidge(setting.turn),
      isTropical: setting.idea.tropical,
      isCay: setting.idea.subjects.some(
        ({ thing, count }) => thing === 'palm' && count <= CAY_PALMS,
      ),
    }),
    setting,
  );
  const shaped = levelForPickers(hasBrook(setting) ? withBrook(wild, setting.side) : wild, setting);
  const site = planOf(setting)?.ground?.(shaped, setting) ?? shaped;
  const bare = withSpring(site, spring);
  // Rails need a bank that is even.
  const ground =
    setting.idea.path === 'rail' && middleOfWay(setting, 0) !== null
      ? withBank(bare, railwayOf(setting))
      : bare;
  const map = createHeightMap(
    ground,
    light.toward,
    pixels,
    (x, z) => Math.abs(x) < z * half * 1.4 + 40,
    cloudShadeOf(light, noise),
  );
  const stepped = isPaddies(setting) ? steppedPaddies(setting, half) : null;
  return {
    ...map,
    fine: besideWays(setting),
    face: createRockFace(setting),
    shore: createShore(setting.land, noise),
    stepped,
  };
}

/** The hot spring before the eye; null where none was asked for. */
export function springOf(frame: Frame, setting: Setting): Spring | null {
  if (!setting.idea.spring) return null;
  return planSpring(setting, {
    focal: focalOf(frame, setting),
    width: frame.width,
    below: frame.height * (1 - setting.horizon),
    eye: eyeOf(setting),
  });
}

/** The fine forms of a setting's ground: a way through it is trodden even. */
function besideWays(setting: Setting): FineRelief | null {
  const fine = createFineRelief(setting);
  if (fine === null || setting.idea.path === null) return fine;
  return (x, z, pixel) => (1 - pathAt(setting, x, z)) * fine(x, z, pixel);
}

/** How high the eye is at the most where something drives along a road: else it would be tiny there. */
const BESIDE_ROAD = 3;
/** The same where the picture is about what drives, in the usual views: as high as who stands at the road. */
const BY_THE_ROAD = 1.75;

/** The same beside a line of rails, and over one in the view from a height. */
const BY_RAILS = 2.6;
const OVER_RAILS = 6.5;
/** The same among rows of what people pick. */
const AMONG_ROWS = 1.75;
const HIGH_OVER_ROWS = 1.15;
/** The same on the platform of a country station, and in the field across its track. */
const ON_PLATFORM = 2.75;
const ACROSS_TRACK = 2.5;

/**
 * How high the eye is at the most before animals and people on open ground: who fills a share of the
 * picture is as tall as the eye is high, about, and from a height would outgrow the trees.
 */
const BESIDE_WALKERS: Partial<Record<Setting['land'], number>> = {
  field: 2.8,
  plain: 2.8,
  forest: 2.8,
  mountain: 3.2,
};

/** The same by a stream in a forest: among its trees, not over them. */
const BY_STREAM = 5;
/** The same in a garden of raked gravel, whose furrows are seen from above: of who looks from a terrace. */
const OVER_GRAVEL = 3;
/** The same by a hot spring. */
const BY_SPRING = 3.2;

/** How high the eye is beside who stands at the edge of a cliff, world units: the land lies deep below. */
const OVER_EDGE = 40;
/** The same behind those who stand at the rim of a canyon: over their shoulders. */
const BEHIND_EDGE = 4.2;
/** The same before who wades: from a height they would outgrow the trees. */
const BY_THE_FORD = 3.4;

/** How many times as high the eye is over paddies as over tea: from lower their steps hide their water. */
const OVER_PADDIES = 0.9;

/** How high the eye is over a river's delta at the least, world units: from lower its arms are lines. */
const OVER_DELTA = 75;

/** How high the eye is over a lagoon, world units: from lower its water is a mirror. */
const OVER_LAGOON = 19;
/** How high the eye is before a waterhole, world units: over the backs of who drinks there. */
const BY_WATERHOLE = 4.4;

/** How high the eye is at the most over a summit that is no ridge, world units: from higher none of it is seen. */
const ON_TOP = 3.5;

/** How high the eye is at the most in a graveyard: on its path, among the stones. */
const AMONG_GRAVES = 2.7;

/** How high the eye is over a stormy sea, world units, and that at the most as a multiple: from a height its waves are small. */
const AMONG_WAVES = 7;
const HIGHEST_IN_STORM = 2;

function eyeOf(setting: Setting): number {
  const { land, eye, idea, subjects, isAshore, turn } = setting;
  const isRough = land === 'sea' && isStormy(setting);
  const usual = isRough
    ? AMONG_WAVES * Math.min(eye, HIGHEST_IN_STORM)
    : (EYE[land] ?? USUAL) * eye;
  if (idea.spring && idea.composition !== 'aerial')
    return Math.min(usual, BY_SPRING * Math.min(eye, HIGH_BY_JETTY));
  if (planOf(setting)?.views !== undefined) return usual;
  if (subjects.some(({ thing }) => thing === 'grave')) return Math.min(usual, AMONG_GRAVES);
  if (isOverRim(idea, land)) return subjects.length > 0 ? Math.min(usual, BEHIND_EDGE) : usual;
  if (isAtEdge(idea, land)) return OVER_EDGE;
  if (subjects.some((one) => wades(setting, one))) return Math.min(usual, BY_THE_FORD);
  if (isForestStream(setting) && idea.composition !== 'aerial') return Math.min(usual, BY_STREAM);
  if (hasJetty(idea) && !isAshore && idea.composition !== 'aerial')
    return Math.min(usual, eyeByJetty(setting));
  if (setting.garden !== null && idea.composition !== 'aerial')
    return idea.raked === null
      ? Math.min(usual, USUAL_EYE.garden * Math.min(eye, HIGH_BY_JETTY))
      : OVER_GRAVEL * Math.min(eye, HIGH_BY_JETTY);
  const drives = subjects.some(({ thing }) => ROAD_VEHICLES.has(thing));
  if (idea.halt && idea.composition !== 'aerial')
    return (isOnPlatform(setting) ? ON_PLATFORM : ACROSS_TRACK) * eye;
  if (idea.path === 'rail' && idea.composition !== 'aerial')
    return Math.min(usual, turn % 4 === 1 ? OVER_RAILS : BY_RAILS);
  if (idea.path === 'road' && drives) {
    const isAlone = subjects.every(
      ({ thing, far }) => (ROAD_VEHICLES.has(thing) || isWalker(thing)) && far !== true,
    );
    return Math.min(usual, isAlone && turn % 4 !== 1 ? BY_THE_ROAD : BESIDE_ROAD);
  }
  if (idea.delta && land === 'river') return Math.max(usual, OVER_DELTA);
  if (isPaddies({ land, idea })) return usual * OVER_PADDIES;
  if (idea.lagoon && land === 'island')
    return Math.max(usual, OVER_LAGOON * Math.min(eye, HIGH_BY_JETTY));
  if (land === 'summit' && !isOnRidge(turn) && idea.composition !== 'aerial')
    return Math.min(usual, ON_TOP);
  if (idea.waterhole && idea.composition !== 'aerial')
    return Math.min(usual, BY_WATERHOLE * Math.max(1, eye));
  if (land === 'field' && subjects.some(({ traits }) => isPicker(traits)))
    return Math.min(usual, AMONG_ROWS * Math.min(eye, HIGH_OVER_ROWS));
  // Footprints are looked at as by who left them.
  const walks = idea.composition !== 'aerial' && (idea.footprints || subjects.some(isNearWalker));
  return walks && subjects.every(isLow) ? Math.min(usual, BESIDE_WALKERS[land] ?? usual) : usual;
}

const isNearWalker = ({ thing, far }: Subject): boolean =>
  (isWalker(thing) || thing === 'bicycle') && far !== true;

/** What is no taller than people and animals, besides them. */
const LOW: ReadonlySet<Thing> = new Set<Thing>([
  'flower',
  'rock',
  'mushroom',
  'campfire',
  'tent',
  'bench',
  'haybale',
  'bicycle',
  ...SEASIDE_THINGS,
]);

const isLow = ({ thing }: Subject): boolean => isWalker(thing) || LOW.has(thing);

/** How far aside of the picture's middle the far end is: a street's by a third, that of a court about in it, as its hall is as wide as the picture. */
function besideCentre({ land, idea, side }: Setting): number {
  if (land !== 'street' && land !== 'canal') return 0;
  return (idea.town !== null && BROAD.has(idea.town) ? 0.04 : 0.13) * side;
}

/** Towns across whose far end something broad stands, or that are round. */
const BROAD: ReadonlySet<Town> = new Set<Town>([
  'gyeongbok',
  'forbidden',
  'colosseum',
  'bullring',
  'stadium',
  'yatai',
  'busstop',
]);

/** How high the highest ground close before the eye is, world units. */
function highestNear(heights: HeightMap['heights']): number {
  let ground = 0;
  for (let z = 0; z < 46; z += 3)
    for (let x = -10; x <= 10; x += 5) ground = Math.max(ground, lookUp(heights, x, z));
  return ground;
}

/** Where the eye is in a setting: above the highest ground close before it. */
export function createCamera(frame: Frame, setting: Setting, { heights }: HeightMap): Camera {
  const ground = planOf(setting)?.standsOn ?? highestNear(heights);
  const focal = focalOf(frame, setting);
  return {
    focal,
    horizon: Math.round(frame.height * setting.horizon),
    height: ground + eyeOf(setting),
    centre: frame.width * (0.5 + besideCentre(setting)) - focal * setting.aside,
  };
}
