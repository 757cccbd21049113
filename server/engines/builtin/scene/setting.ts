import { createRandom, type Random } from '../kernels/random.ts';
import { isSwimmersView } from './by-the-water.ts';
import { createNoise, type Noise } from './noise.ts';
import type { DayTime, Idea, Land, Season, SkyBody, Subject, Weather } from './words/idea.ts';
import { isAlley, isOnRoof, landBeneath, nearView, standsAshore, timeFor } from './choose-land.ts';
import { landFor } from './land-of-things.ts';
import { createLight, type Light } from './world/light.ts';
import { isFromAbove } from './still-life.ts';
import { HEAPS, withPlanet, withStyle } from './style-sky.ts';
import { viewOf } from './view-of.ts';
import { lightOn } from './world/strange-light.ts';
import { INDOORS } from './world/room/plan-room.ts';

/** Everything about one picture that is decided before anything is drawn. */
export interface Setting {
  readonly land: Land;
  /** What a room's window shows. */
  readonly outlook: Land;
  readonly time: DayTime;
  readonly weather: Weather;
  readonly season: Season;
  readonly snowy: boolean;
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
  readonly subjects: readonly Subject[];
  /** Whether those who were asked for are on a roof before the city. */
  readonly isOnRoof: boolean;
  /** Whether a street is a narrow one of an old town. */
  readonly isAlley: boolean;
  /** Whether what was asked for stands on a bank. */
  readonly isAshore: boolean;
  readonly idea: Idea;
  /** The style that it will be rendered in; null for the plain painting. */
  readonly style: string | null;
  /** How many heaped clouds stand above the horizon. */
  readonly cumulus: number;
}

const LANDS: readonly Land[] = ['mountain', 'lake', 'river', 'field'];
/** Where there is room for what was asked for. */
const DRY_LANDS: readonly Land[] = ['mountain', 'field', 'plain', 'field'];
/** What is always seen from the windows of some rooms. */
const OUTLOOK_OF: Partial<Record<Land, Land>> = {
  cafe: 'street',
  office: 'city',
  garage: 'field',
  greenhouse: 'field',
};
/** What the window of any other room shows. */
const OUTLOOKS: readonly Land[] = ['mountain', 'lake', 'field', 'city'];
/** Lands below a great sky, and lands whose walls the sun lights from behind the eye. */
const SKYWARD: readonly Land[] = ['plain', 'volcano', 'space'];
const FRONT_LIT: readonly Land[] = ['waterfall', 'canyon', 'space'];
const TIMES: readonly DayTime[] = ['day', 'sunset', 'dawn', 'dusk'];
/** What is looked up to. */
const WONDERS: readonly SkyBody[] = ['rainbow', 'aurora', 'fireworks', 'milkyway', 'stars'];
/** Weather that hides the sun, and the times of day that it leaves apart. */
const CLOSED: readonly Weather[] = ['rain', 'storm', 'snowfall', 'hail'];
const TIMES_CLOSED: readonly DayTime[] = ['day', 'dusk', 'day', 'day'];
const TIMES_DUSTY: readonly DayTime[] = ['day', 'sunset', 'day', 'day'];
const SEASONS: readonly Season[] = ['summer', 'spring', 'autumn', 'summer'];

/** The times of day of a request's pictures in a weather. */
const timesIn = (weather: Weather): readonly DayTime[] =>
  weather === 'sandstorm' ? TIMES_DUSTY : CLOSED.includes(weather) ? TIMES_CLOSED : TIMES;

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
  const shared = createRandom(seed);
  const turn = shared.below(4) + index;
  const idea = withCape(asked, turn);
  const random = createRandom((seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0);
  const lands = idea.subjects.length > 0 ? DRY_LANDS : LANDS;
  const land =
    landBeneath(idea) ??
    nearView(idea, turn) ??
    idea.land ??
    landFor(idea) ??
    (lands[turn % 4] as Land);
  const inside = INDOORS.includes(land);
  const hasUmbrella = idea.subjects.some(({ thing }) => thing === 'umbrella');
  const named = idea.weather ?? (hasUmbrella ? 'rain' : 'clear');
  // A rainbow stands where the rain has gone.
  const isOver = idea.sky.includes('rainbow') && (named === 'rain' || named === 'storm');
  const weather = isOver ? 'cloudy' : named;
  // One picture alone is not a dark one by chance; a table seen from above is lit by the window alone.
  const times = timesIn(weather);
  const open =
    (index === 0 && turn % 4 === 3) || isFromAbove(idea) ? 'day' : (times[turn % 4] as DayTime);
  const time = idea.time ?? timeFor(idea) ?? open;
  const hasSnowman = idea.subjects.some(({ thing }) => thing === 'snowman');
  const snows = idea.snowy || weather === 'snowfall';
  const season = idea.season ?? (snows || hasSnowman ? 'winter' : (SEASONS[turn % 4] as Season));
  const sunSide = (turn & 1) === 0 ? 1 : -1;
  const showsSun = inside || time !== 'day' || idea.sky.includes('sun');
  // Mountains before a low sun are mere silhouettes: there it stands aside and lights their flanks.
  const aside =
    time !== 'night' &&
    (land === 'mountain' || land === 'lake' || land === 'desert' || land === 'oasis');
  const isStreet = land === 'street' || land === 'canal';
  const view = viewOf(idea, land, turn);
  const backlit = idea.composition === 'silhouette';
  const cloudless = idea.without.includes('cloudy');
  // A clear sky was asked for, not merely left.
  const openness = cloudless ? 0 : idea.weather === 'clear' ? 0.5 : 1;
  const isWonder = weather === 'storm' || idea.sky.some((body) => WONDERS.includes(body));
  // Nor shall mountains hide the moon.
  const isMoonlit = idea.sky.includes('moon') && (land === 'lake' || land === 'mountain');
  const skyward = SKYWARD.includes(land) || idea.sky.length > 1 || isWonder || isMoonlit;
  // A sunset that was asked for shows its sky, if not from a height.
  const glows = idea.time === 'sunset' || idea.time === 'dawn' || idea.time === 'dusk';
  const isHigh = land === 'mountain' || land === 'lake';
  const isGlow = glows && idea.composition === null && !inside;
  // A storm at sea is as much of waves as of lightning.
  const isRough = land === 'sea' && weather === 'storm';
  const leastSky = isRough ? ROUGH_SKY : skyward ? 0.6 : isGlow ? (isHigh ? 0.54 : 0.46) : -2;
  const isCrowned = idea.cliffs && idea.subjects.some(({ thing }) => thing === 'lighthouse');
  const leavesSky = isHigh && (skyward || isGlow);
  const ahead = 0.1 + 0.26 * random.unit();
  // Without air there is no light but the sun's: it comes from behind the eye.
  const front = land === 'space' ? 2.25 : 1.9;
  const turned = FRONT_LIT.includes(land) ? front : 0.9 + 0.9 * random.unit();
  const beside = isStreet ? IN_STREET + 0.3 * turned : turned;
  const faced = showsSun && !aside && !FRONT_LIT.includes(land);
  const isMoonless = time === 'night' && isOutshone(idea, style);
  const azimuth = sunSide * (isMoonless ? BEHIND : backlit || faced ? ahead : beside);
  const setting: Setting = {
    land,
    outlook: OUTLOOK_OF[land] ?? (OUTLOOKS[turn % 4] as Land),
    time,
    weather,
    season,
    snowy: (snows || season === 'winter') && !idea.without.includes('snow'),
    light: lightOn(
      land,
      withClouds(createLight(time, weather, azimuth, random.unit() * 2 - 1, idea.tint), openness),
      idea.deep,
    ),
    noise: createNoise(random.uint32()),
    random,
    side: (turn & 2) === 0 ? -sunSide : sunSide,
    turn,
    // Mountains leave room for a sky that is looked up to.
    relief:
      (0.75 + 0.55 * random.unit()) * (leavesSky ? 0.68 : 1) * (isCrowned ? CROWNED.relief : 1),
    sunSide,
    horizon: Math.max(leastSky, view.horizon) + 0.05 * (random.unit() - 0.5),
    lens:
      Math.min(land === 'volcano' ? 0.85 : leavesSky ? 1.1 : 2, view.lens) *
      (0.94 + 0.12 * random.unit()),
    eye:
      (isCrowned ? Math.max(CROWNED.eye, view.eye) : view.eye) *
      overlook(idea, land) *
      (0.9 + 0.2 * random.unit()),
    subjects: idea.subjects,
    style,
    isOnRoof: isOnRoof(idea),
    isAlley: isAlley(idea, land),
    isAshore: standsAshore(idea),
    idea: withStyle(land === 'space' ? withPlanet(idea) : idea, style, time),
    cumulus:
      !cloudless && !isMoonless && (weather === 'clear' || weather === 'cloudy')
        ? (HEAPS[style ?? ''] ?? (weather === 'cloudy' ? 4 : turn % 3))
        : 0,
  };
  const hasMoon = idea.sky.includes('moon') && setting.light.isNight && land !== 'space';
  return hasMoon ? withMoon(setting, aspect) : setting;
}

/** The share of the picture that the sky over a storm at sea has at the least. */
const ROUGH_SKY = 0.46;

/** In one of a request's pictures a lighthouse of which no more is said stands on a cliff, in the others on a rock in the sea. */
function withCape(idea: Idea, turn: number): Idea {
  const { land, subjects } = idea;
  const isAlone = subjects.length === 1 && subjects[0]?.thing === 'lighthouse';
  const isOpen = (land === null || land === 'sea') && idea.composition === null;
  return isAlone && isOpen && !idea.snowy && turn % 4 === 1 ? { ...idea, cliffs: true } : idea;
}

/** How much lower cliffs are that carry a lighthouse, and how high the eye is at the least, so that their top is seen. */
const CROWNED = { relief: 0.54, eye: 2 } as const;

/** Where the day's sun stands at the least over a street, radians from ahead: behind the eye, so that it reaches a side of it and the floor. */
const IN_STREET = 2;

/** Where a moon stands that is not in the picture, radians from ahead. */
const BEHIND = 2.3;

/** Whether a night's sky shows what a moon would outshine, and none was asked for. */
const isOutshone = ({ sky }: Idea, style: string | null): boolean =>
  !sky.includes('moon') &&
  (sky.includes('aurora') || (sky.includes('stars') && style !== 'makoto shinkai'));

/** How much higher the eye is than usual: a town is seen over its roofs, and of a road that winds its bends. */
function overlook(idea: Idea, land: Land): number {
  const { settled, winds } = idea;
  if (isSwimmersView(idea) && land === 'lake') return BY_THE_WATER;
  if (settled === 'town' && land === 'field') return 3;
  return winds && land !== 'woods' ? 1.9 : 1;
}

/** How high the eye is at a lake on which birds swim, as a share of what is usual there. */
const BY_THE_WATER = 0.3;

/** How high in the sky a wished-for moon stands, as a share, and how far aside at the most, in widths. */
const MOON = { up: 0.66, aside: 0.2, cover: 0.45 } as const;

/** Puts the moon where the picture shows it, before few clouds unless the weather brings them. */
function withMoon(setting: Setting, aspect: number): Setting {
  const { light, lens, horizon, sunSide, random, weather } = setting;
  const focal = Math.max(1, aspect * 0.8) * 0.92 * lens;
  const right = (sunSide * MOON.aside * (0.4 + 0.6 * random.unit())) / focal;
  const up = (MOON.up * horizon * aspect) / focal;
  const length = Math.hypot(right, up, 1);
  const isOpen = weather === 'clear' || weather === 'cloudy';
  const cover = isOpen ? Math.min(light.cover, MOON.cover) : light.cover;
  return {
    ...setting,
    cumulus: 0,
    light: { ...light, cover, toward: [right / length, up / length, 1 / length] },
  };
}

/** The light of a sky with a share of the clouds that its weather has. */
const withClouds = (light: Light, share: number): Light => ({
  ...light,
  cover: light.cover * share,
});
