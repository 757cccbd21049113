import { isFromAbove } from '../choices/still-life.ts';
import type { Idea } from '../words/idea.ts';
import type { View } from './view.ts';

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
