import type { Subject } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** Where a sprinkler stands on the lawn of a backyard: to the right on the picture's side, ahead; and how high its water rises. World units. */
export const SPRINKLER = { aside: -2, ahead: 5.9, high: 1.8 } as const;

/** Places about it, each next one's: to the right of it on the picture's side, and ahead. World units. */
const ABOUT = [
  [0.75, -0.35],
  [-0.85, -0.75],
  [1.75, 0.9],
  [-1.5, 0.7],
  [0.1, 1.4],
  [-0.1, -1.2],
] as const;

/** How tall a man is, world units. */
const MAN = 1.76;

/** Where somebody runs or plays in the water of a backyard's sprinkler; null elsewhere. */
export function throughSprinkler(
  { camera, setting, map }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { idea, subjects, side } = setting;
  const isThere =
    idea.scenery === 'backyard' && subjects.some(({ thing }) => thing === 'sprinkler');
  const isFree = subject.thing === 'person' && (subject.on ?? subject.company) === undefined;
  const about = ABOUT[index];
  if (!isThere || !isFree || subject.far === true || about === undefined) return null;
  const x = side * (SPRINKLER.aside + about[0]);
  const z = SPRINKLER.ahead + about[1];
  const tall = MAN * figureOf(subject.traits ?? []).tall;
  return { x, z, base: lookUp(map.heights, x, z), tall: (tall * camera.focal) / z };
}
