import type { Random } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { lookUp } from '../../../world/height-map.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { isAmongSeats, isWater } from '../../../world/street/street-kind.ts';
import { wayOf } from '../../../world/street/way.ts';
import { roleOf } from '../../creatures/roles/role.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import type { Planted, Stage } from '../stage.ts';
import { type Crowd, kindsOf, MANY, MOST, type Stroller, strollers } from '../strollers.ts';
import { peopleOf } from './town-life.ts';

/** From how many on people of no exact number are some of more. */
const SEVERAL = 3;
/** Lands without ground on which people could come together. */
const NOWHERE: ReadonlySet<Land> = new Set<Land>(['sea', 'underwater', 'clouds', 'space', 'cave']);

/** How close together people in a crowd are, and where there are only several of them: world units from one to the next. */
const DENSE = { crowd: 0.3, busy: 0.5, several: 1.5 } as const;
/** How near the nearest of a crowd are, and those behind who was asked for. World units. */
const NEAREST = { crowd: 5.4, busy: 9, several: 12 } as const;
const FARTHEST = 75;
/** The share of a way from its middle to its houses that people take. */
const SPREAD = 0.86;

/** Who of those that were asked for are a crowd; undefined: none. */
const crowdIn = ({ subjects }: Setting): Subject | undefined =>
  subjects.find(
    ({ thing, traits = [], company }) =>
      thing === 'person' && traits.includes('crowd') && company === undefined,
  );

/** Whether people sit around on the seats of an arena. */
const isArena = ({ land, idea }: Setting): boolean => land === 'street' && isAmongSeats(idea);

/** Whether somebody is one of a crowd that fills a street from near on, or the seats of an arena, and so none of them stands alone. */
export const isOfStreetCrowd = (setting: Setting, subject: Subject): boolean =>
  (fillsStreet(setting) || isArena(setting)) &&
  subject === crowdIn(setting) &&
  !areInArena(setting, subject);

/** Whether people who are known by what they wear are in an arena, whatever crowd is named with them: that one sits around. */
export const areInArena = (setting: Setting, subject: Subject): boolean =>
  isArena(setting) && subject === crowdIn(setting) && roleOf(subject.traits ?? []) !== null;

/** Whether a crowd fills a street, so that nothing drives there. */
export const fillsStreet = (setting: Setting): boolean =>
  setting.land === 'street' &&
  !isArena(setting) &&
  crowdIn(setting) !== undefined &&
  !isWater(wayOf(setting));

/** Those of whom others are about too: a crowd, or several who do what people do in streets. */
function someOf(setting: Setting): Subject | undefined {
  const crowd = crowdIn(setting);
  if (crowd !== undefined) return crowd;
  if (setting.subjects.some(({ thing }) => thing !== 'person')) return undefined;
  return setting.subjects.find(
    ({ count, exact, company, holds, posture, on, inLine, traits = [] }) =>
      count >= SEVERAL &&
      (exact ?? company ?? holds ?? on ?? inLine) === undefined &&
      (posture === null || posture === 'walking' || posture === 'standing') &&
      traits.every((trait) => trait === 'summery' || trait === 'wintry'),
  );
}

/** Nobody in particular. */
const ANYBODY: Subject = { thing: 'person', count: 1, posture: null, colour: null, size: 1 };

/** All who are about with those that were asked for, or in a busy street: in a street along it, else on the ground behind them. */
export function crowd(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { setting } = stage;
  const { land, idea } = setting;
  if (INDOORS.includes(land) || NOWHERE.has(land)) return [];
  const some = someOf(setting) ?? (idea.busy && !isArena(setting) ? ANYBODY : undefined);
  if (some === undefined) return [];
  const people = peopleLike(some, peopleOf(idea.town) ?? MANY);
  if (land !== 'street') return some === crowdIn(setting) ? around(stage, people, wished) : [];
  const way = wayOf(setting);
  // Towns that are known by their houses have people of their own.
  if (isWater(way) || (idea.town !== null && !fillsStreet(setting))) return [];
  const size = fillsStreet(setting) ? 'crowd' : idea.busy ? 'busy' : 'several';
  const most = way.front * SPREAD;
  const where: Crowd = { near: NEAREST[size], far: FARTHEST, apart: DENSE[size] };
  // Where cars drive people keep to the pavements.
  const isBesideCars = way.kind === 'avenue' && size !== 'crowd';
  const all = strollers(
    stage,
    [
      isBesideCars
        ? { ...where, from: way.road + 0.7, to: most }
        : { ...where, aside: most, ...(size === 'crowd' ? { fills: true } : {}) },
    ],
    people,
  );
  const boost = Math.max(1, SEEN * boostIn(setting));
  return all.map((one) => ({ ...one, boost }));
}

/** How much of the light that what was asked for gets is on a crowd that was. */
const SEEN = 0.85;

/** People who are like those that were asked for. */
function peopleLike(
  { traits = [], posture }: Subject,
  people: readonly Stroller[],
): readonly Stroller[] {
  const own = traits.filter((trait) => trait !== 'crowd');
  const said = posture !== null || own.includes('dancing') ? { posture } : {};
  return people.map((one) => ({ ...one, ...said, traits: [...one.traits, ...own] }));
}

/** How many stand about in an open land, how many places are tried for each, and how tall a man is whose heights the others are measured by. */
const ABOUT = 34;
const TRIES = 5;
const MAN = 1.78;
/** How much farther off than those before them they are at the least, and at the most. */
const BEHIND = { least: 1.12, most: 4.2 } as const;

/** People on the ground behind those who were asked for, as tall as they are. */
function around(stage: Stage, people: readonly Stroller[], wished: readonly Planted[]): Planted[] {
  const { frame, map, setting } = stage;
  const before = wished.filter(({ thing }) => thing === 'person');
  const [first] = before;
  if (first === undefined) return [];
  const tallest = Math.max(...before.map(({ size }) => size));
  const z = Math.max(...before.map((one) => one.z));
  const kinds = kindsOf(stage, people);
  const drafts: Draft[] = [];
  for (let n = 0; n < ABOUT * TRIES && drafts.length < ABOUT; n++) {
    const kind = kinds[drafts.length % kinds.length] as (typeof kinds)[number];
    const spot = somewhere(stage, setting.random, z);
    if (spot === null || lookUp(map.heights, spot.x, spot.z) <= 0) continue;
    drafts.push({
      draw: kind.draw,
      ...spot,
      base: lookUp(map.heights, spot.x, spot.z),
      size: tallest * (kind.size / MAN),
      casts: true,
      boost: first.boost ?? 1,
    });
  }
  return drawAsSeen(stage, drafts, MOST * frame.height);
}

/** A place on the ground that is seen, behind what is so far off; null where there is none. */
function somewhere(
  { camera, frame }: Stage,
  random: Random,
  from: number,
): { readonly x: number; readonly z: number } | null {
  const share = random.unit();
  // As many for each step nearer to the horizon.
  const z = from / (1 / BEHIND.least + share * (1 / BEHIND.most - 1 / BEHIND.least));
  const column = Math.floor(random.unit() * frame.width);
  const x = ((column - camera.centre) * z) / camera.focal;
  return Number.isFinite(x) ? { x, z } : null;
}
