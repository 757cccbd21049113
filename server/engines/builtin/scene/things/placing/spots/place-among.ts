import { clamp } from '../../../arithmetic.ts';
import { isColossal } from '../../../choices/colossal.ts';
import { OF_CITIES } from '../../../words/buildings.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { asideOf, nearnessIn } from '../groups/arrange.ts';
import { placeInLine, placeInRace, shareInLine } from '../groups/in-line.ts';
import { isOfHerd } from '../groups/one-of-herd.ts';
import { isAbout, isGroup } from '../size/about.ts';
import { metresOf, nearFeet } from '../size/true-size.ts';
import type { Among } from '../spot.ts';
import type { Stage } from '../stage.ts';
import { depthInCrowd } from './in-room.ts';
import { feetBeside } from './one-ground.ts';

/** How far apart those of a kind stand at the most, animals, which are long, a couple, flowers, presents, and kites, in widths of the picture. */
const APART = 0.24;
const APART_IN_HERD = 0.29;
const ARM_IN_ARM = 0.15;
const AT_SWORDS_LENGTH = 0.25;
const APART_OF: Partial<Readonly<Record<Thing, number>>> = {
  flower: 0.085,
  gift: 0.14,
  kite: 0.3,
};

/** What flies where it is seen best, whatever the picture is about. */
const HOVERS: ReadonlySet<Thing> = new Set<Thing>([
  'airplane',
  'broomrider',
  'skyrider',
  'tinyplanet',
  'flier',
  'helicopter',
  'airship',
  'spaceship',
  'spacestation',
]);

/** What is so large that it is looked at from afar. */
const ABLE_TO_STAND_FAR: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'tower',
  'temple',
  'church',
  'mosque',
  'monastery',
  'pyramid',
  'colosseum',
  ...OF_CITIES,
  'windmill',
  'hotel',
]);

/** Where one among those of its kind is wanted: a column of the picture, and how far down from the horizon its feet are, as a share of what is below that. */
export interface PlaceAmong {
  readonly column: number;
  readonly down: number;
}

/** Where one among those of its kind is wanted: side by side, in a line, or in a race. */
export function placeAmong(
  { frame, setting }: Stage,
  subject: Subject,
  { middle, index, count }: Among,
): PlaceAmong {
  const { idea, side } = setting;
  const isTrue = metresOf(idea, setting.land, subject) !== null;
  const feet = isTrue ? nearFeet(count, isGroup(idea, subject)) : feetBeside(idea, subject);
  const nearest =
    isTrue || isColossal(idea, subject) || HOVERS.has(subject.thing)
      ? feet
      : Math.max(feet, ABLE_TO_STAND_FAR.has(subject.thing) ? 0.34 : 0.7);
  const low = isAbout(idea, subject) ? nearest : feet;
  if (subject.traits?.includes('racing') === true) {
    const { column, down } = placeInRace(index);
    return { column: frame.width * column, down };
  }
  if (isInLine(subject, count))
    return {
      column: frame.width * placeInLine(index, count, side),
      down: low * shareInLine(index, count),
    };
  const step = Math.min(apartOf(subject), 0.86 / count);
  const aside = middle + asideOf(setting, subject, index, count) * step;
  return {
    column: frame.width * clamp(aside, 0.08, 0.92),
    down:
      clamp(low * nearnessIn(setting, subject, index, low), 0.04, 0.92) *
      depthInCrowd(setting, subject, index),
  };
}

/** Whether so many go one behind the other. */
export const isInLine = ({ inLine }: Subject, count: number): boolean =>
  inLine === true && count > 1;

/** How far apart those of a kind stand at the most, in widths of the picture. */
function apartOf(subject: Subject): number {
  const { thing, traits = [], relation } = subject;
  const own = APART_OF[thing];
  if (own !== undefined) return own;
  if (traits.includes('fighting')) return AT_SWORDS_LENGTH;
  // Two who have to do with each other stand close, and side by side.
  const isClose =
    relation?.party === 'both' || traits.includes('couple') || traits.includes('family');
  if (isClose) return ARM_IN_ARM;
  return isOfHerd(subject) ? APART_IN_HERD : APART;
}
