import type { Setting } from '../../../setting.ts';
import { isAnimal } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { COMPARTMENT_SHIFT, MINISTORE_SHIFT } from '../../../world/room/room-shifts.ts';
import { GLASS_COUNTER, GLASS_STOOLS, MINISTORE } from '../../../world/room/shops/ministore.ts';
import { PLANE_ROW, PLANE_SEAT } from '../../../world/room/travel/plane-window.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';
import { PERSON } from './body-heights.ts';

/** How far from the middle of a train's compartment who sits on its benches is, metres, and how far off, two by two; how high they are, of the height upright. */
const BENCHES = { aside: 0.76, away: [2.4, 2.95, 1.95], tall: 0.78 } as const;

/** How far ahead of a seat's middle the feet of who sits on it are: from where, how much farther for a grown person, and by what power of the height less for others; metres. */
const FEET = { from: -0.1, ahead: 0.55, shrinks: 2.2 } as const;
/** How tall an animal on a seat is, metres. */
const ON_SEAT = 0.56;

/** What decides whether somebody sits. */
type Sitter = {
  readonly [Key in 'thing' | 'posture' | 'on' | 'company' | 'holds']?: Subject[Key] | undefined;
};

/** Vehicles whose row of windows is seen over their seats. */
const isRow = (land: Land): boolean => land === 'planewindow' || land === 'trainwindow';

/** Whether somebody sits on a bench of a train's compartment, or on a seat of an aircraft or a fast train at its windows: who does not stand, walk or hold something there. */
export const sitsOnBench = (land: Land, { thing, posture, on, company, holds }: Sitter): boolean =>
  (land === 'compartment' || isRow(land)) &&
  thing === 'person' &&
  (posture === null || posture === 'sitting' || (posture === 'standing' && isRow(land))) &&
  on === undefined &&
  company === undefined &&
  holds === undefined;

/** The how manieth of all who sit in a compartment the one of a subject is that is its `index`th. */
const seatOf = ({ land, subjects }: Setting, subject: Subject, index: number): number =>
  subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter((one) => sitsOnBench(land, one))
    .reduce((sum, { count }) => sum + count, index);

/** On which side of a compartment who sits there is, of several each on the other: −1 left, 1 right. */
export const benchOf = (setting: Setting, subject: Subject, index: number): -1 | 1 =>
  (seatOf(setting, subject, index) % 2 === 0) === setting.side > 0 ? 1 : -1;

/** Which of the seats at an aircraft's windows are taken one after the other, from the middle. */
const ROW = [0, 1, -1, 2, -2] as const;

/** Where who is at the windows of an aircraft is: on a seat, an animal upon it. */
function inRowOfSeats(
  setting: Setting,
  { focal }: Stage['camera'],
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, side, subjects } = setting;
  const takes = (one: Subject) => sitsOnBench(land, one) || isAnimal(one.thing);
  if (!takes(subject)) return null;
  const before = subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter(takes)
    .reduce((sum, { count }) => sum + count, index);
  const row = ROW[before];
  if (row === undefined) return null;
  const x = row * PLANE_ROW.apart;
  const z = PLANE_SEAT.z + PLANE_SEAT.wide / 2;
  if (isAnimal(subject.thing))
    return { x: side * x, z, base: PLANE_SEAT.high, tall: (ON_SEAT * focal) / z };
  const share = figureOf(subject.traits ?? []).tall;
  return {
    x: side * (x + FEET.from + FEET.ahead * share ** FEET.shrinks),
    z,
    // A child's feet do not reach the floor.
    base: PLANE_SEAT.high * (1 - share),
    tall: (BENCHES.tall * PERSON * share * focal) / z,
  };
}

/** How high the hips of a grown person who sits are over the feet, and how far before the middle of a stool the feet are; metres. */
const STOOL = { hips: 0.45, feet: 0.3 } as const;

/** Where who sits at the counter along a convenience store's glass is: on a stool. */
function atGlassCounter(
  side: number,
  focal: number,
  { traits = [] }: Subject,
  place: number,
): JettyPlace | null {
  const stool = GLASS_STOOLS[place];
  if (stool === undefined) return null;
  const share = figureOf(traits).tall;
  const z = MINISTORE.back - GLASS_COUNTER.seatOut + 0.5 * STOOL.feet;
  return {
    x: side * (MINISTORE_SHIFT + stool + STOOL.feet * share),
    z,
    base: GLASS_COUNTER.seat - STOOL.hips * share,
    tall: (BENCHES.tall * PERSON * share * focal) / z,
  };
}

/** Whether somebody sits by themselves in a convenience store, on a stool at its glass. */
export const sitsAtGlass = (land: Land, { thing, posture, company, on }: Sitter): boolean =>
  land === 'ministore' &&
  thing === 'person' &&
  posture === 'sitting' &&
  company === undefined &&
  on === undefined;

/** Where somebody sits who has a seat at the windows of an aircraft or a train, on a compartment's benches or at a store's glass; null: nobody who does. */
export function onSeat(
  { camera, setting }: Pick<Stage, 'camera' | 'setting'>,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, side } = setting;
  const { traits } = subject;
  if (isRow(land)) return inRowOfSeats(setting, camera, subject, index);
  if (sitsAtGlass(land, subject)) {
    const before = setting.subjects
      .slice(0, Math.max(0, setting.subjects.indexOf(subject)))
      .filter((one) => sitsAtGlass(land, one))
      .reduce((sum, { count }) => sum + count, index);
    return atGlassCounter(side, camera.focal, subject, before);
  }
  if (sitsOnBench(land, subject)) {
    const z = BENCHES.away[Math.floor(seatOf(setting, subject, index) / 2)] ?? BENCHES.away[0];
    const tall = BENCHES.tall * PERSON * figureOf(traits ?? []).tall;
    const x = side * COMPARTMENT_SHIFT + benchOf(setting, subject, index) * BENCHES.aside;
    return { x, z, base: 0, tall: (tall * camera.focal) / z };
  }
  return null;
}
