import type { Subject } from '../../../words/idea.ts';
import { FLAG } from '../../creatures/held/held-things.ts';

/** Of so many who are named with a flag one bears it. */
const BEARER = 3;

/** Whether the one of several that is the `index`th goes without the flag that they are named with: others bear it. */
export const isWithoutFlag = ({ holds }: Subject, index: number): boolean =>
  holds?.thing === 'flag' && index % BEARER !== 0;

/** How tall that one is beside who bears it, flag and all. */
export const besideFlag = (subject: Subject, index: number): number =>
  isWithoutFlag(subject, index) ? 1 / FLAG.staff : 1;
