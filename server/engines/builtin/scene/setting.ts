import { createRandom, hashText, type Random, seedOf } from '../kernels/random.ts';
import { atChurchDoor } from './choices/at-church-door.ts';
import { atFuelPumps } from './choices/at-fuel-pumps.ts';
import { atLandmarks } from './choices/at-landmarks.ts';
import { atWorks } from './choices/at-works.ts';
import { campsByLake, isSwimmersView } from './choices/by-the-water.ts';
import { isOnRoof, standsAshore } from './choices/choose-land.ts';
import { type Circumstances, circumstancesOf } from './choices/circumstances.ts';
import { type Clouds, cloudsOf } from './choices/clouds-of.ts';
import { inCountryside } from './choices/in-countryside.ts';
import { bedsOf, inGarden } from './choices/in-garden.ts';
import { inOwnPlaces } from './choices/in-own-places.ts';
import { inPark } from './choices/in-park.ts';
import { inRavine } from './choices/in-ravine.ts';
import { massifOf } from './choices/massif-of.ts';
import { isAlley, isNeonAlley } from './choices/narrow-streets.ts';
import { onIslandBeach } from './choices/on-island-beach.ts';
import { onIslands } from './choices/on-islands.ts';
import { openMoment } from './choices/open-moment.ts';
import { asideOf, isOutshone, withMoon } from './choices/place-sun.ts';
import { skyRoomOf } from './choices/sky-room.ts';
import { HEAPS, withPlanet, withStyle } from './choices/style-sky.ts';
import { isUnderGlass } from './choices/under-glass.ts';
import { createNoise, type Noise } from './noise.ts';
import { FOUNDED } from './things/placing/ground/settle.ts';
import { viewOf } from './views/view-of.ts';
import type { DayTime, Idea, Subject, Weather } from './words/idea.ts';
import type { Land } from './words/land.ts';
import { onMars } from './world/lands/mars.ts';
import { createLight, type Light } from './world/light.ts';
import { floodlit } from './world/lights/floodlit.ts';
import { greyDay } from './world/lights/grey-day.ts';
import { moonlit } from './world/lights/moonlit.ts';
import { lightOn } from './world/lights/strange-light.ts';
import type { Massif } from './world/relief/massif.ts';
import { INDOORS } from './world/room/plan-room.ts';
import { planOf } from './world/scenery/sceneries.ts';

/** Everything about one picture that is decided before anything is drawn. */
export interface Setting extends Circumstances {
  readonly light: Light;
  readonly noise: Noise;
  readonly random: Random;
  /** −1 or 1: where the coast, the cape or the higher ground is. */
  readonly side: number;
  readonly relief: number;
  /** Which of the four compositions it is, counted on from picture to picture of a request. */
  readonly turn: number;
  /** −1 or 1: where the sun is. */
  readonly sunSide: number;
  /** Row of the horizon as a share of the height. */
  readonly horizon: number;
  /** Focal length: below 1 wide, above 1 near. */
  readonly lens: number;
  /** How high the eye is, as a multiple of what is usual for the land. */
  readonly eye: number;
  /** How far to the right of what is straight ahead the middle of the picture is, one unit ahead. */
  readonly aside: number;
  readonly subjects: readonly Subject[];
  /** Whether those who were asked for are on a roof before the city. */
  readonly isOnRoof: boolean;
  /** Whether a street is a narrow one of an old town. */
  readonly isAlley: boolean;
  /** Whether what was asked for stands on a bank. */
  readonly isAshore: boolean;
  /** The flowers that were named for the beds of a garden; null where the picture is of none. */
  readonly garden: readonly Subject[] | null;
  readonly idea: Idea;
  /** The style that it will be rendered in; null for the plain painting. */
  readonly style: string | null;
  /** How many heaped clouds stand above the horizon. */
  readonly cumulus: number;
  readonly clouds: Clouds;
  readonly massif: Massif;
}

/** The idea of a place that is known by what it is laid out with where that is named. */
const laidOut = (idea: Idea): Idea =>
  atWorks(inCountryside(inRavine(onIslandBeach(atFuelPumps(atChurchDoor(atLandmarks(idea)))))));

/**
 * Decides what the prompt left open. `index` is which of a request's pictures this is: what is
 * open differs between them (another time of day, another season, another side). `aspect` is the
 * picture's height by its width.
 */
export function decide(
  asked: Idea,
  style: string | null,
  seed: number,
  index: number,
  aspect = 1,
): Setting {
  const turn = createRandom(seed).below(4) + index;
  const idea = laidOut(inPark(inGarden(onIslands(withCape(inOwnPlaces(asked, turn), turn)), turn)));
  const random = createRandom((seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0);
  // Pictures of other things have another hour, sky and mountains, even of the same seed.
  const open = createRandom(seedOf(seed, hashText(matterOf(asked))));
  const circumstances = circumstancesOf(idea, turn, openMoment(open, index));
  const { land, time, weather } = circumstances;
  const clouds = cloudsOf(idea, circumstances, style, open, index);
  const view = viewOf(idea, land, turn);
  const sky = skyRoomOf(idea, land, weather);
  const sunSide = (turn & 1) === 0 ? 1 : -1;
  const isMoonless = time === 'night' && isOutshone(idea, style);
  const azimuth = sunSide * asideOf(idea, circumstances, isMoonless, random);
  const light = createLight(time, weather, azimuth, random.unit() * 2 - 1, idea.tint);
  const isCamp = campsByLake(idea, land);
  const isCrowned =
    idea.cliffs && idea.subjects.some(({ thing }) => thing === 'lighthouse' || thing === 'tower');
  // High cliffs face the sun.
  const side = (turn & 2) === 0 || idea.chalk || idea.highCliffs ? -sunSide : sunSide;
  const setting: Setting = {
    ...circumstances,
    light: lightHere(light, idea, land, time),
    noise: createNoise(random.uint32()),
    random,
    side,
    turn,
    // Mountains leave room for a sky that is looked up to.
    relief:
      (0.75 + 0.55 * random.unit()) *
      (sky.isBeforePeaks ? 0.68 : 1) *
      (isCrowned ? CROWNED.relief : 1) *
      (isCamp && time === 'night' ? OVER_CAMP : 1) *
      (planOf({ idea, land })?.relief ?? (isLevelField(idea, land) ? LEVEL : 1)),
    sunSide,
    horizon:
      Math.max(sky.least, view.horizon, belowHill(idea, land, aspect)) +
      0.05 * (random.unit() - 0.5),
    lens:
      Math.min(land === 'volcano' ? 0.85 : sky.isBeforePeaks ? 1.1 : LONGEST, view.lens) *
      (0.94 + 0.12 * random.unit()),
    eye:
      (isCrowned || idea.highCliffs ? Math.max(CROWNED.eye, view.eye) : view.eye) *
      overlook(idea, land) *
      (0.9 + 0.2 * random.unit()),
    aside: (view.aside ?? 0) * side,
    subjects: idea.subjects,
    style,
    isOnRoof: isOnRoof(idea),
    isAlley: isAlley(idea, idea.outlook ?? land) || isNeonAlley(idea, land, turn),
    isAshore: standsAshore(idea),
    garden: bedsOf(asked, land),
    idea: withStyle(land === 'space' ? withPlanet(idea) : idea, land, style, time),
    cumulus:
      isMoonless || land === 'clouds' || idea.martian
        ? 0
        : clouds === 'towers'
          ? TOWERING
          : heapsOf(idea, weather, style, turn),
    clouds,
    massif: massifOf(land, open, index),
  };
  const hasMoon =
    (idea.sky.includes('moon') || isCamp) && time === 'night' && land !== 'space' && !idea.martian;
  return hasMoon ? withMoon(setting, aspect) : setting;
}

/** The light of an hour as a place changes it. */
function lightHere(light: Light, idea: Idea, land: Land, time: DayTime): Light {
  if (idea.martian) return onMars(light);
  const own = moonlit(
    floodlit(
      // Around a dome on the moon there is no air either.
      lightOn(
        idea.outlook === 'space' || isUnderGlass(idea, land, idea.outlook ?? land)
          ? (idea.outlook ?? land)
          : land,
        withClouds(overcast(light, idea, time), openness(idea)),
        idea.deep,
      ),
      idea,
      land,
    ),
    idea,
    time,
  );
  return planOf({ idea, land })?.light?.(own, time) ?? own;
}

/** The light of a place that people have left: a grey day's, where no word says how its sky is. */
const overcast = (light: Light, { forsaken, weather, sky, tint }: Idea, time: DayTime): Light =>
  forsaken && time === 'day' && weather === null && sky.length === 0 && tint === null
    ? greyDay(light)
    : light;

/** What a picture is of, in one text: its land and its things. */
const matterOf = ({ land, subjects }: Idea): string =>
  [land ?? '', ...subjects.map(({ thing }) => thing)].join(' ');

/** So many heaps rise as high as towers. */
const TOWERING = 5;

/** The longest focal length of a picture: of a small thing on a window's sill. */
const LONGEST = 6;

/** How many heaped clouds stand above the horizon. */
function heapsOf(
  { without, medium }: Idea,
  weather: Weather,
  style: string | null,
  turn: number,
): number {
  const isOpen = weather === 'clear' || weather === 'cloudy';
  if (without.includes('cloudy') || !isOpen) return 0;
  return HEAPS[style ?? medium ?? ''] ?? (weather === 'cloudy' ? 4 : turn % 3);
}

/** The share of its usual clouds that a sky has: fewer where a clear one was asked for, not merely left. */
function openness({ without, weather }: Idea): number {
  if (without.includes('cloudy')) return 0;
  return weather === 'clear' ? 0.5 : 1;
}

/** In one of a request's pictures a lighthouse of which no more is said stands on a cliff, in the others on a rock in the sea. */
function withCape(idea: Idea, turn: number): Idea {
  const { land, subjects } = idea;
  const isAlone = subjects.length === 1 && subjects[0]?.thing === 'lighthouse';
  const isOpen = (land === null || land === 'sea') && idea.composition === null;
  return isAlone && isOpen && !idea.snowy && turn % 4 === 1 ? { ...idea, cliffs: true } : idea;
}

/** How much lower cliffs are that carry a lighthouse or a tower, and how high the eye is before those and high ones at the least, so that their top is seen. */
const CROWNED = { relief: 0.54, eye: 2 } as const;

/** In pictures lower than this by their width, where the horizon is at the least below the one hill on which something is built: above it is room for that. */
const HILL_IN_WIDE = { aspect: 0.75, horizon: 0.66 } as const;

/** The row of the horizon at the least, as a share of the height, of a wide picture with one hill on which something is built; any row of another. */
const belowHill = ({ hill, settled, subjects }: Idea, land: Land, aspect: number): number =>
  aspect < HILL_IN_WIDE.aspect &&
  land === 'field' &&
  hill === 'one' &&
  settled === null &&
  subjects.some(
    ({ thing, far }) => (FOUNDED.has(thing) || thing === 'hauntedhouse') && far !== true,
  )
    ? HILL_IN_WIDE.horizon
    : Number.NEGATIVE_INFINITY;

/** How rugged the land about a camp by a lake is by night beside others: its water mirrors the sky instead of dark slopes. */
const OVER_CAMP = 0.34;

/** How rugged the land of tulips is beside others. */
const LEVEL = 0.1;

/** Whether a land is one of tulips, as level as Holland. */
const isLevelField = ({ crop, hill }: Idea, land: Land): boolean =>
  land === 'field' && crop === 'tulip' && hill === null;

/** So that hollows between hills are seen. */
const OVER_HILLS = 1.6;

/** So that of a village more than its first row of houses is seen. */
const OVER_VILLAGE = 1.4;

/** So that a road's bends are seen. */
const OVER_BENDS = 1.9;

/** How much higher the eye is than usual: a town is seen over its roofs, and of a road that winds its bends. */
function overlook(idea: Idea, land: Land): number {
  const { settled, winds, hill } = idea;
  if (isSwimmersView(idea) && land === 'lake') return BY_THE_WATER;
  if (settled === 'town' && land === 'field') return 3;
  if (hill === 'many' && land === 'field') return OVER_HILLS;
  if (settled === 'village' && land === 'field') return OVER_VILLAGE;
  return winds && land !== 'woods' && !INDOORS.includes(land) ? OVER_BENDS : 1;
}

/** How high the eye is at a lake on which birds swim, as a share of what is usual there. */
const BY_THE_WATER = 0.3;

/** The light of a sky with a share of the clouds that its weather has. */
const withClouds = (light: Light, share: number): Light => ({
  ...light,
  cover: light.cover * share,
});
