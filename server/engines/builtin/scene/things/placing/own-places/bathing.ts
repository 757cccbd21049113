import type { Subject, Thing } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** Who bathes in a hot spring: how high one is, world units, and how much of that is under water. */
const BATHERS: Partial<Readonly<Record<Thing, { readonly high: number; readonly under: number }>>> =
  {
    person: { high: 2, under: 0.68 },
    monkey: { high: 3, under: 0.4 },
    capybara: { high: 3.3, under: 0.3 },
  };
/** How far toward the eye from the middle of the pool the first one is, and how far aside the next, as shares of its reach. */
const NEARER = 0.1;
const APART = 0.42;

/** How high a bather is at the most, by half the pool's width: a narrow picture has a narrow pool. */
const IN_POOL = 0.72;

/** Where someone who is named with a hot spring is in its water, as large as one is there; null for who does not bathe, and without one. */
export function bathing(
  { camera, map, spring = null }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const bather = BATHERS[subject.thing];
  if (spring === null || bather === undefined || subject.far === true) return null;
  const side = index % 2 === 0 ? 1 : -1;
  const x = spring.x + side * APART * Math.ceil((index + 1) / 2) * 0.5 * spring.wide;
  const z = spring.z - (NEARER - 0.22 * (index % 3)) * spring.long;
  const own = Math.min(bather.high, IN_POOL * spring.wide);
  const high = own * (subject.thing === 'person' ? figureOf(subject.traits ?? []).tall : 1);
  const level = lookUp(map.heights, spring.x, spring.z);
  return {
    ...{ x, z, base: level - bather.under * high },
    tall: (high * subject.size * camera.focal) / z,
    isUnderWater: true,
  };
}
