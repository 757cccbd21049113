import { isBeast, isWalker } from '../words/creatures.ts';
import type { DayTime, Idea, Season, Weather } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { IN_VIEW } from '../words/thing.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { ROOM_KINDS } from '../world/room/room-kinds.ts';
import { isFarPlace } from '../world/scenery/far/far-places.ts';
import { SCENERIES } from '../world/scenery/sceneries.ts';
import { roomAtTable } from './at-own-table.ts';
import { landBeneath } from './choose-land.ts';
import { landFor } from './land-of-things.ts';
import { nearView } from './near-view.ts';
import type { Moment } from './open-moment.ts';
import { isSavanna } from './savanna.ts';
import { isFromAbove } from './still-life.ts';
import { timeFor } from './time-for.ts';

/** Where and when a picture is. */
export interface Circumstances {
  readonly land: Land;
  /** What a room's window shows. */
  readonly outlook: Land;
  readonly time: DayTime;
  readonly weather: Weather;
  readonly season: Season;
  readonly snowy: boolean;
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
/** Weather that hides the sun, and what of the time of day it leaves apart. */
const CLOSED: readonly Weather[] = ['rain', 'storm', 'snowfall', 'hail'];

/**
 * Where and when a picture is, of which the prompt left much open. `turn` is which of the four
 * compositions it is, `moment` when it is where no word says it.
 */
export function circumstancesOf(idea: Idea, turn: number, moment: Moment): Circumstances {
  const land = landOf(idea, turn);
  const weather = weatherOf(idea);
  const snows = idea.snowy || weather === 'snowfall';
  // The savanna is known by its dry season.
  const isDry = isSavanna(idea, land);
  const isGreen =
    idea.forsaken ||
    idea.fireflies ||
    land === 'terraces' ||
    idea.highCliffs ||
    idea.redwoods ||
    idea.jungle ||
    idea.tuscan ||
    idea.scenery === 'burrows';
  const usual = has(idea, 'blossom')
    ? 'spring'
    : isGreen
      ? 'summer'
      : isDry
        ? 'autumn'
        : moment.season === 'autumn' && isMurky(idea, weather) && !has(idea, 'pumpkin')
          ? 'summer'
          : moment.season;
  const season = idea.season ?? (snows || has(idea, 'snowman') ? 'winter' : usual);
  return {
    land,
    outlook:
      (isSeenFromQuay(idea, turn) ? idea.land : null) ??
      idea.outlook ??
      landInView(idea) ??
      ROOM_KINDS[land]?.outlook ??
      OUTLOOK_OF[land] ??
      of(OUTLOOKS, turn),
    time: timeOf(idea, land, weather, moment.time),
    weather,
    season,
    snowy: (snows || season === 'winter') && !idea.without.includes('snow'),
  };
}

/** Whether little light falls: then brown leaves and grass would be mud. */
const isMurky = ({ mood, time }: Idea, weather: Weather): boolean =>
  mood === 'dark' || time === 'night' || weather === 'storm' || weather === 'hail';

/** The land of what is seen from a room; null where no such thing is named. */
function landInView(idea: Idea): Land | null {
  const subjects = idea.subjects.filter(({ thing }) => IN_VIEW.has(thing));
  return subjects.length > 0 ? landFor({ ...idea, subjects, hearth: false }) : null;
}

const of = <Value>(four: readonly Value[], turn: number): Value => four[turn % 4] as Value;

const has = ({ subjects }: Idea, wanted: string): boolean =>
  subjects.some(({ thing }) => thing === wanted);

/** Whether fishing boats that come into a harbour are seen from its quay: in every other picture. */
const isSeenFromQuay = (idea: Idea, turn: number): boolean =>
  idea.land === 'harbour' && turn % 2 === 1 && has(idea, 'trawler');

function landOf(idea: Idea, turn: number): Land {
  // Such a place has ground of its own for who is in it.
  if (idea.land !== null && isFarPlace(idea.scenery) && SCENERIES[idea.scenery].land === idea.land)
    return idea.land;
  const open = idea.subjects.length > 0 ? DRY_LANDS : LANDS;
  if (isSeenFromQuay(idea, turn)) return 'quay';
  return (
    landBeneath(idea) ??
    nearView(idea, turn) ??
    idea.land ??
    landFor(idea) ??
    roomAtTable(idea) ??
    of(open, turn)
  );
}

/** Whether people have left a place of which no word says how its sky is: a grey day suits it. */
const isGloomy = ({ forsaken, time, sky, tint }: Idea): boolean =>
  forsaken && (time === null || time === 'day') && sky.length === 0 && tint === null;

function weatherOf(idea: Idea): Weather {
  const usual =
    has(idea, 'umbrella') && idea.scenery === null ? 'rain' : isGloomy(idea) ? 'cloudy' : 'clear';
  const named = idea.weather ?? usual;
  // A rainbow stands where the rain has gone.
  const isOver =
    (idea.rainOver || idea.sky.includes('rainbow')) && (named === 'rain' || named === 'storm');
  return isOver ? 'cloudy' : named;
}

function timeOf(idea: Idea, land: Land, weather: Weather, open: DayTime): DayTime {
  // A table seen from above is lit by the window alone.
  const own = idea.scenery === null ? undefined : SCENERIES[idea.scenery].time;
  if (own !== undefined && idea.time === null && timeFor(idea) === null) return own;
  return (
    idea.time ?? timeFor(idea) ?? (isFromAbove(idea) ? 'day' : timeIn(idea, land, weather, open))
  );
}

/** When one sits by a fire in the open or something burns, at any time of a request's four: all of them differ. */
const BY_FIRE: Readonly<Record<DayTime, DayTime>> = {
  dawn: 'dawn',
  day: 'dusk',
  sunset: 'sunset',
  dusk: 'night',
  night: 'night',
};

/** The time of day that a weather or a fire makes of one: clouds and dust hide a low sun; in a narrow or neon-lit street rain brings dusk early, whose lamps shine in its wet. */
function timeIn(idea: Idea, land: Land, weather: Weather, time: DayTime): DayTime {
  // Where no air is lit, a low sun leaves a dome in the dark.
  if (idea.outlook === 'space' || idea.outlook === 'orbit') return 'day';
  if (weather === 'rain' && (idea.alley || idea.neon) && time !== 'day') return 'dusk';
  if (weather === 'clear' && (has(idea, 'campfire') || idea.burning)) return BY_FIRE[time];
  if (weather === 'sandstorm') return time === 'sunset' ? time : 'day';
  if (time === 'dusk' && isOfLivingInOpen(idea, land)) return 'day';
  return CLOSED.includes(weather) && time !== 'dusk' ? 'day' : time;
}

/** Lands where lamps and lit windows make up for the light that dusk takes away. */
const LAMPLIT: ReadonlySet<Land> = new Set<Land>(['street', 'canal', 'city', 'harbour', 'quay']);

/** Whether a picture is of animals or people alone in open land: in a dusk that nobody asked for their colours and the land's would be mud. */
const isOfLivingInOpen = ({ subjects, mood, settled }: Idea, land: Land): boolean =>
  mood !== 'dark' &&
  settled === null &&
  !LAMPLIT.has(land) &&
  !INDOORS.includes(land) &&
  subjects.length > 0 &&
  subjects.every(({ thing }) => isWalker(thing) || isBeast(thing));
