import { clamp } from '../arithmetic.ts';
import { figureOf } from '../things/creatures/figure.ts';
import { metresOnSill } from '../things/placing/size/true-size.ts';
import type { Idea, Subject } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { USUAL_EYE } from '../world/eye.ts';
import { windowAhead } from '../world/room/plan-shell.ts';
import type { View } from './view.ts';

/** How a room without a window ahead is seen when the picture is about what is on a window's sill. */
const AT_WINDOW: View = { horizon: 0.5, lens: 1.5, eye: 0.95 };

/** What is on a sill: its height in the picture as a share of that, less where its room is to be seen with it; how much nearer than the wall it is and how far above the sill the eye is, metres; the shortest and the longest lens; where the horizon is then. */
const ON_SILL = {
  share: 0.44,
  within: 0.26,
  before: 0.4,
  above: 0.3,
  least: 1.5,
  lens: 6,
  horizon: 0.57,
} as const;

/** Who stands at a window: how much of the picture's height somebody takes in each of the four compositions, and where the horizon is; how much nearer than the wall they are, how tall a man is and how much of the wall is seen at the least, metres; how high the eye is by how tall they are. */
const BEFORE = {
  share: [0.84, 0.98, 0.74, 0.9],
  horizon: [0.42, 0.38, 0.44, 0.4],
  before: 1,
  man: 1.76,
  wall: 2.7,
  eye: 0.62,
} as const;

const isOnSill = ({ on }: Subject): boolean => on === 'windowsill';
const isBefore = ({ at }: Subject): boolean => at === 'window';

/** The view of who is at a room's window in the picture of a request that is the `turn`th: nearer the smaller they are; null where nobody is, or the room has no such window. */
export function atWindow({ subjects, fittings }: Idea, land: Land, turn: number): View | null {
  const sitting = subjects.filter(isOnSill);
  const window = windowAhead(land);
  if (window === null) return sitting.length > 0 ? AT_WINDOW : null;
  const aside = window.aside / window.away;
  const many = Math.max(1, ...subjects.map(({ count }) => count));
  if (sitting.length > 0) {
    const tallest = Math.max(...sitting.map(({ thing }) => metresOnSill(thing)));
    // A kitchen is known by what is beneath its window, and what is named of a room is seen in it.
    const share = land === 'kitchen' || fittings.length > 0 ? ON_SILL.within : ON_SILL.share;
    const lens = (share * (window.away - ON_SILL.before)) / tallest / many ** 0.5;
    return {
      horizon: ON_SILL.horizon,
      lens: clamp(lens, ON_SILL.least, ON_SILL.lens),
      eye: (window.sill + ON_SILL.above) / USUAL_EYE.room,
      aside,
    };
  }
  const standing = subjects.filter(isBefore);
  if (standing.length === 0) return null;
  const tall = BEFORE.man * Math.max(...standing.map(({ traits }) => figureOf(traits ?? []).tall));
  const share = BEFORE.share[turn % 4] as number;
  return {
    horizon: BEFORE.horizon[turn % 4] as number,
    lens: Math.min(
      (share * (window.away - BEFORE.before)) / tall / many ** 0.5,
      window.away / BEFORE.wall,
    ),
    eye: Math.max(window.sill + ON_SILL.above, BEFORE.eye * tall) / USUAL_EYE.room,
    aside,
  };
}
