import type { Subject } from '../../../words/idea.ts';
import { metresOf } from '../size/true-size.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** Where those are one after the other who are before a shop: how far toward its window (its door, below 0) and ahead, metres. */
const PEOPLE = [
  [0.35, 4.75],
  [-0.7, 4.8],
  [1.25, 4.85],
  [-1.5, 4.75],
  [-0.2, 5],
] as const;
/** The same of animals, and of what leans before the window or stands beside the door. */
const OTHERS = [
  [-0.55, 4.66],
  [0.5, 4.62],
  [1.5, 4.7],
  [-1.9, 4.75],
] as const;
const LEANING = [
  [0.95, 5.2],
  [-2.4, 5.3],
] as const;
/** The same of those who clean its window: close to the pane. */
const CLEANING = [
  [0.5, 5.75],
  [1.5, 5.75],
  [-0.3, 5.75],
] as const;
/** How high the pavement is, metres. */
const PAVED = 0.1;

/** Where the one of a subject with that index is before a shop's front, in its own size; null: elsewhere. */
export function atShopFront(
  { camera, setting }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, idea, side, subjects } = setting;
  const metres = land === 'shopfront' ? metresOf(idea, land, subject) : null;
  if (metres === null) return null;
  const isHuman = ({ thing }: Subject) => thing === 'person' || thing === 'umbrella';
  const isThing = ({ thing }: Subject) => thing === 'bicycle' || thing === 'flower';
  const isRidden = subject.traits?.includes('mounted') === true;
  const isKin = isHuman(subject) || isRidden ? isHuman : isThing(subject) ? isThing : () => false;
  const before = subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter(isKin)
    .reduce((sum, { count }) => sum + count, index);
  const cleans = subject.traits?.includes('windowcleaning') === true;
  const people = cleans ? CLEANING : PEOPLE;
  const rows = isHuman(subject) || isRidden ? people : isThing(subject) ? LEANING : OTHERS;
  const place = rows[before];
  if (place === undefined) return null;
  const [aside, z] = place;
  return {
    x: side * aside,
    z,
    base: PAVED,
    tall: (metres * camera.focal) / z,
    ...(subject.thing === 'bicycle' && !isRidden && { heading: 0.1 }),
  };
}
