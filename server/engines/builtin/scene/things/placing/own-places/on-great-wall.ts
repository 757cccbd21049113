import { isWalker } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import { crestAt, TOP, wallAt } from '../../../world/scenery/famous/asia/great-wall.ts';
import { figureOf } from '../../creatures/figure.ts';
import { naturalMetres } from '../size/metres.ts';
import { postureShare } from '../size/posture-share.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** How tall a grown person is, and an animal of no known height; metres. */
const PERSON = 1.72;
const ANIMAL = 0.7;

/** Where those who are named stand on the paving, one after the other: aside of its middle and ahead of the eye, world units; near enough that it is seen what they do. */
const PLACES: readonly (readonly [aside: number, ahead: number])[] = [
  [0.55, 3.9],
  [-0.75, 4.6],
  [0.9, 5.9],
  [-0.2, 6.6],
  [-1.2, 7.6],
  [1.3, 8.4],
  [0.4, 9.4],
  [-0.9, 10.6],
];

/** In which steps and how much farther they are at the most, world units, until their feet are so high in the picture. */
const FARTHER = { step: 0.4, most: 40, lowest: 0.93 } as const;

const isThere = ({ thing, far, on }: Subject): boolean =>
  isWalker(thing) && far !== true && on === undefined;

/** Where somebody is on top of the Great Wall of China; null for what does not walk, what is far off, and elsewhere. */
export function onGreatWall(
  { camera, setting, frame }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { idea, subjects, side } = setting;
  if (idea.scenery !== 'thegreatwall' || !isThere(subject)) return null;
  const before = subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter(isThere)
    .reduce((sum, { count }) => sum + count, index);
  const place = PLACES[before];
  if (place === undefined) return null;
  const [aside, least] = place;
  const rowAt = (z: number) =>
    camera.horizon + ((camera.height - crestAt(z) - TOP) * camera.focal) / z;
  // Where the eye is high they are as far off as their feet need to be seen.
  let z = least;
  while (z < least + FARTHER.most && rowAt(z) > FARTHER.lowest * frame.height) z += FARTHER.step;
  const own =
    subject.thing === 'person'
      ? PERSON * figureOf(subject.traits ?? []).tall
      : (naturalMetres(subject.thing) ?? ANIMAL);
  const tall = own * postureShare(idea, subject) * subject.size;
  return {
    x: wallAt(side, z) + side * aside,
    z,
    base: crestAt(z) + TOP,
    tall: (tall * camera.focal) / z,
  };
}
