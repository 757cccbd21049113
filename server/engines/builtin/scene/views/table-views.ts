import { clamp } from '../arithmetic.ts';
import { isFromAbove } from '../choices/still-life.ts';
import { metresOnSill } from '../things/placing/size/true-size.ts';
import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { USUAL_EYE } from '../world/eye.ts';
import { sillOf } from '../world/room/plan-shell.ts';
import type { View } from './view.ts';

/** How a room is seen when the picture is about what is on its window sill. */
const AT_WINDOW: View = { horizon: 0.5, lens: 1.5, eye: 0.95 };

/** Rooms whose window is right ahead, so that one may look at its sill alone. */
const WINDOWED: readonly Land[] = ['room', 'kitchen', 'bedroom', 'library'];
/** What is on a sill: its height in the picture as a share of that; how far off sills are and how far above them the eye is, metres; the longest lens; where the horizon is then. */
const ON_SILL = { share: 0.44, away: 5.8, above: 0.3, lens: 6, horizon: 0.57 } as const;

/** The view of what is on a window's sill: nearer the smaller it is. */
export function atWindow({ subjects }: Idea, land: Land): View {
  if (!WINDOWED.includes(land)) return AT_WINDOW;
  const those = subjects.filter(({ on }) => on === 'windowsill');
  const tallest = Math.max(...those.map(({ thing }) => metresOnSill(thing)));
  const many = Math.max(1, ...those.map(({ count }) => count));
  const lens = clamp(
    (ON_SILL.share * ON_SILL.away) / tallest / many ** 0.5,
    AT_WINDOW.lens,
    ON_SILL.lens,
  );
  return { horizon: ON_SILL.horizon, lens, eye: (sillOf(land) + ON_SILL.above) / USUAL_EYE.room };
}

/** What is served on a table: over the table into the room, down on it, low, and near. */
const AT_TABLE: readonly View[] = [
  { horizon: 0.32, lens: 1.3, eye: 0.9 },
  { horizon: 0.1, lens: 1.12, eye: 0.95 },
  { horizon: 0.42, lens: 1.1, eye: 0.85 },
  { horizon: 0.2, lens: 1.6, eye: 0.9 },
];

/** The same from above: each from another steepness. */
const FROM_ABOVE: readonly View[] = [
  { horizon: -0.8, lens: 1, eye: 0.9 },
  { horizon: -0.5, lens: 1, eye: 0.9 },
  { horizon: -1.3, lens: 1, eye: 0.9 },
  { horizon: -0.65, lens: 1.15, eye: 0.9 },
];

/** The view of what is served on a table, from above where that is said, in the picture of a request that is the `turn`th. */
export const viewOfTable = (idea: Idea, turn: number): View =>
  (isFromAbove(idea) ? FROM_ABOVE : AT_TABLE)[turn % 4] as View;
