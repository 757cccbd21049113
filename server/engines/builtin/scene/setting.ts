import { createRandom, type Random } from '../kernels/random.ts';
import { createNoise, type Noise } from './noise.ts';
import type {
  Composition,
  DayTime,
  Idea,
  Land,
  Season,
  Subject,
  Thing,
  Weather,
} from './words/idea.ts';
import { createLight, type Light } from './world/light.ts';
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
  /** −1 or 1: where the sun is. */
  readonly sunSide: number;
  /** Row of the horizon as a share of the height. */
  readonly horizon: number;
  /** Focal length: below 1 wide, above 1 near. */
  readonly lens: number;
  /** How high the eye is, as a multiple of what is usual for the land. */
  readonly eye: number;
  readonly subjects: readonly Subject[];
  readonly idea: Idea;
  /** How many heaped clouds stand above the horizon. */
  readonly cumulus: number;
}

const LANDS: readonly Land[] = ['mountain', 'lake', 'river', 'field'];
/** Where there is room for what was asked for. */
const DRY_LANDS: readonly Land[] = ['mountain', 'field', 'plain', 'field'];
/** What a room's window shows. */
const OUTLOOKS: readonly Land[] = ['mountain', 'lake', 'field', 'city'];
/** Lands below a great sky, and lands whose walls the sun lights from behind the eye. */
const SKYWARD: readonly Land[] = ['plain', 'volcano', 'space'];
const FRONT_LIT: readonly Land[] = ['waterfall', 'canyon', 'space'];
const TIMES: readonly DayTime[] = ['day', 'sunset', 'dawn', 'dusk'];
const SEASONS: readonly Season[] = ['summer', 'spring', 'autumn', 'summer'];

/** How a picture looks at its land: row of the horizon as a share, focal length, height of the eye. */
interface View {
  readonly horizon: number;
  readonly lens: number;
  readonly eye: number;
}

/** The four compositions of a request: the usual one, from a height, under a great sky, and near. */
const VIEWS: readonly View[] = [
  { horizon: 0.44, lens: 0.95, eye: 1.05 },
  { horizon: 0.3, lens: 0.86, eye: 2.7 },
  { horizon: 0.64, lens: 0.8, eye: 0.85 },
  { horizon: 0.5, lens: 1.4, eye: 1.5 },
];

const ROOM_VIEWS: readonly View[] = [
  { horizon: 0.46, lens: 0.8, eye: 1 },
  { horizon: 0.52, lens: 0.95, eye: 0.85 },
  { horizon: 0.4, lens: 0.72, eye: 1.2 },
  { horizon: 0.5, lens: 0.88, eye: 1.05 },
];

/** What the words for a composition change in any of the views. */
const COMPOSITIONS: Readonly<Record<Composition, Partial<View>>> = {
  close: { lens: 1.7 },
  wide: { lens: 0.72, horizon: 0.42 },
  aerial: { horizon: 0.2, eye: 4.2, lens: 0.85 },
  low: { horizon: 0.74, eye: 0.55 },
  portrait: { lens: 1.25, horizon: 0.46 },
  silhouette: { horizon: 0.6 },
};

/**
 * Decides what the prompt left open. `index` is which of a request's pictures this is: what is
 * open differs between them (another time of day, another season, another side). `aspect` is the
 * picture's height by its width.
 */
export function decide(
  idea: Idea,
  style: string | null,
  seed: number,
  index: number,
  aspect = 1,
): Setting {
  const shared = createRandom(seed);
  const turn = shared.below(4) + index;
  const random = createRandom((seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0);
  const lands = idea.subjects.length > 0 ? DRY_LANDS : LANDS;
  const land =
    landBeneath(idea) ??
    nearView(idea, turn) ??
    idea.land ??
    landFor(idea) ??
    (lands[turn % 4] as Land);
  const inside = INDOORS.includes(land);
  // One picture alone is not a dark one by chance.
  const open = index === 0 && turn % 4 === 3 ? 'day' : (TIMES[turn % 4] as DayTime);
  const time = idea.time ?? timeFor(idea) ?? open;
  const hasUmbrella = idea.subjects.some(({ thing }) => thing === 'umbrella');
  const weather = idea.weather ?? (hasUmbrella ? 'rain' : 'clear');
  const hasSnowman = idea.subjects.some(({ thing }) => thing === 'snowman');
  const season =
    idea.season ?? (idea.snowy || hasSnowman ? 'winter' : (SEASONS[turn % 4] as Season));
  const sunSide = (turn & 1) === 0 ? 1 : -1;
  const showsSun = inside || time !== 'day' || idea.sky.includes('sun');
  // Mountains before a low sun are mere silhouettes: there it stands aside and lights their flanks.
  const aside =
    time !== 'night' &&
    (land === 'mountain' || land === 'lake' || land === 'desert' || land === 'oasis');
  const usual = (inside ? ROOM_VIEWS : VIEWS)[turn % 4] as View;
  const view =
    idea.composition === null || inside ? usual : { ...usual, ...COMPOSITIONS[idea.composition] };
  const backlit = idea.composition === 'silhouette';
  const cloudless = idea.without.includes('cloudy');
  // A clear sky was asked for, not merely left.
  const openness = cloudless ? 0 : idea.weather === 'clear' ? 0.5 : 1;
  const isWonder = idea.sky.some((body) => body === 'rainbow' || body === 'aurora');
  const skyward = SKYWARD.includes(land) || idea.sky.length > 1 || isWonder;
  const ahead = 0.1 + 0.26 * random.unit();
  const beside = FRONT_LIT.includes(land) ? 1.9 : 0.9 + 0.9 * random.unit();
  const faced = showsSun && !aside && !FRONT_LIT.includes(land);
  const azimuth = sunSide * (backlit || faced ? ahead : beside);
  const setting: Setting = {
    land,
    outlook: OUTLOOKS[turn % 4] as Land,
    time,
    weather,
    season,
    snowy: (idea.snowy || season === 'winter') && !idea.without.includes('snow'),
    light: lightOn(
      land,
      withClouds(createLight(time, weather, azimuth, random.unit() * 2 - 1, idea.tint), openness),
    ),
    noise: createNoise(random.uint32()),
    random,
    side: (turn & 2) === 0 ? -sunSide : sunSide,
    relief: 0.75 + 0.55 * random.unit(),
    sunSide,
    horizon: (skyward ? Math.max(0.6, view.horizon) : view.horizon) + 0.05 * (random.unit() - 0.5),
    lens: Math.min(land === 'volcano' ? 0.85 : 2, view.lens) * (0.94 + 0.12 * random.unit()),
    eye: view.eye * (0.9 + 0.2 * random.unit()),
    subjects: idea.subjects,
    idea: withStyle(land === 'space' ? withPlanet(idea) : idea, style, time),
    cumulus:
      !cloudless && (weather === 'clear' || weather === 'cloudy')
        ? (HEAPS[style ?? ''] ?? (weather === 'cloudy' ? 4 : turn % 3))
        : 0,
  };
  return idea.sky.includes('moon') && setting.light.isNight ? withMoon(setting, aspect) : setting;
}

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

/** Heaped clouds of the styles that are known for them, or for their absence. */
const HEAPS: Readonly<Record<string, number>> = {
  ghibsky: 6,
  'makoto shinkai': 5,
  fantasy: 4,
  midjourney: 2,
  realism: 0,
};

/** Another world's sky shows a third one. */
const withPlanet = (idea: Idea): Idea =>
  idea.sky.includes('planet') ? idea : { ...idea, sky: [...idea.sky, 'planet', 'milkyway'] };

/** What a style adds to the sky. */
function withStyle(idea: Idea, style: string | null, time: DayTime): Idea {
  if (style === 'fantasy' && !idea.sky.includes('planet'))
    return { ...idea, sky: [...idea.sky, 'planet'] };
  if (style === 'makoto shinkai' && time !== 'day') return { ...idea, sky: [...idea.sky, 'stars'] };
  return idea;
}

/** A city is seen from its streets as often as across its river, a forest mostly from within. */
function nearView({ land, weather, subjects, path }: Idea, turn: number): Land | null {
  const afloat = subjects.some(
    ({ thing }) => thing === 'boat' || thing === 'rowboat' || thing === 'gondola',
  );
  // Rain hides what is far, and shines in streets.
  const isNear = turn % 2 === 1 || weather === 'rain' || weather === 'storm';
  if (land === 'city' && isNear && !afloat) return 'street';
  const isGrove = subjects.some(({ thing }) => thing === 'birch' || thing === 'bamboo');
  return land === 'forest' && (turn % 4 !== 1 || isGrove || path !== null) ? 'woods' : null;
}

/** What the open sea is the place for. */
const AFLOAT: ReadonlySet<Thing> = new Set<Thing>([
  'boat',
  'rowboat',
  'gondola',
  'pier',
  'lighthouse',
  'bridge',
  'swan',
  'bird',
  'airplane',
]);

/** What stands among the houses of a city, not in its streets. */
const BUILT: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'tower',
  'church',
  'temple',
  'mosque',
  'house',
]);

/** Where what needs water has it: a fish is in it, a lighthouse on a cliff or a hill by the sea, a bridge over a river. */
function landBeneath({ land, subjects }: Idea): Land | null {
  const has = (wanted: string) => subjects.some(({ thing }) => thing === wanted);
  const isWet = land === 'lake' || land === 'river' || land === 'sea' || land === 'beach';
  if (isWet && subjects.length === 1 && has('fish')) return 'underwater';
  const isHilly = land === 'mountain' || land === 'field';
  if (isHilly && has('lighthouse')) return 'sea';
  // What stands on the ground has some by the sea.
  const isAshore = subjects.length > 0 && !subjects.some(({ thing }) => AFLOAT.has(thing));
  if (isAshore && land === 'sea') return 'beach';
  // A city is seen across its river, but who stands in one stands in a street.
  const isBuilt = subjects.some(({ thing }) => BUILT.has(thing));
  if (isAshore && land === 'city' && !isBuilt) return has('snowman') ? 'field' : 'street';
  // A town's canal has no banks to stand on.
  const isAfloat = subjects.every(({ thing }) => AFLOAT.has(thing) || thing === 'house');
  if (land === 'canal' && !isAfloat) return 'river';
  return (isHilly || land === 'forest' || land === 'plain') && has('bridge') ? 'river' : null;
}

/** The land that a wished-for thing belongs to. */
function landFor({ subjects, sky, composition, path, hearth }: Idea): Land | null {
  const has = (...things: readonly string[]) =>
    subjects.some(({ thing }) => things.includes(thing));
  if (has('person') && composition === 'portrait') return 'field';
  if (has('lighthouse', 'boat', 'pier')) return 'sea';
  if (has('rowboat')) return 'lake';
  if (has('gondola')) return 'canal';
  if (has('palm')) return 'beach';
  if (has('cactus', 'camel')) return 'desert';
  if (has('castle', 'temple', 'tower', 'airplane')) return 'mountain';
  if (has('pyramid')) return 'desert';
  if (has('bridge')) return 'river';
  if (has('mosque', 'train', 'church', 'windmill', 'car', 'tractor', 'bicycle', 'barn', 'vine'))
    return 'field';
  if (has('umbrella')) return 'street';
  if (has('bamboo')) return 'woods';
  if (has('mushroom', 'tent', 'tiger', 'birch')) return 'forest';
  if (has('tree', 'blossom', 'conifer', 'snowman')) return 'field';
  if (has('rocket', 'astronaut')) return 'space';
  if (has('vase', 'fruit', 'apple', 'cup', 'book', 'lamp', 'candle', 'chair', 'robot'))
    return 'room';
  if (has('flower', 'horse', 'house', 'cat', 'dog', 'cow', 'sheep', 'rabbit', 'butterfly', 'bird'))
    return 'field';
  if (has('deer', 'fox', 'wolf', 'bear', 'owl')) return 'forest';
  if (has('lion', 'elephant', 'leopard', 'zebra', 'giraffe')) return 'plain';
  if (has('swan')) return 'lake';
  if (has('penguin')) return 'beach';
  if (has('fish')) return 'underwater';
  if (hearth) return 'room';
  if (path !== null) return 'woods';
  if (sky.includes('stars') || sky.includes('milkyway') || sky.includes('planet')) return 'plain';
  return null;
}

/** The time of day in which a wished-for sky can be seen. */
function timeFor({ sky, mood, composition, weather, without }: Idea): DayTime | null {
  if (
    sky.some(
      (body) => body === 'moon' || body === 'stars' || body === 'milkyway' || body === 'aurora',
    )
  )
    return 'night';
  // A sunny sky or a blue one is a day's; one that only lacks clouds may be any.
  const isSunny = weather === 'clear' && !without.includes('cloudy');
  if (isSunny || sky.includes('rainbow')) return 'day';
  if (composition === 'silhouette') return 'sunset';
  if (mood === 'dark') return 'dusk';
  if (mood === 'bright') return 'day';
  return null;
}
