import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';

/** How far toward the heavy side of a station who waits stands at the most: behind the line at the platform's edge, metres. */
const BEHIND_LINE = 0.15;

/** How far to the right somebody is who was to stand there: on no track of a station. */
export const onPlatform = ({ land, side }: Setting, { thing }: Subject, x: number): number =>
  (land === 'station' || land === 'oldstation') && isWalker(thing) && side * x > BEHIND_LINE
    ? side * (2 * BEHIND_LINE - side * x)
    : x;
