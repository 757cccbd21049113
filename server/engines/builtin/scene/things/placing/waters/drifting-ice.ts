import { iceberg } from '../../outdoors/ice.ts';
import type { Draft } from '../as-seen.ts';
import { turnOf, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Pieces of ice that drift before a glacier's front: to the right on the picture's side, ahead, how high. World units. */
const PIECES = [
  [9, 48, 1.7],
  [-15, 56, 2.6],
  [25, 62, 3.6],
  [-5, 70, 2],
  [-34, 84, 5],
  [13, 88, 3.2],
  [44, 96, 5.4],
  [-12, 100, 3],
] as const;

/** Broken ice in the lake before a glacier. */
export function driftingIce(stage: Stage): Draft[] {
  const kinds = varieties(stage, 3, iceberg);
  return PIECES.map(([aside, z, size], n) => ({
    ...{ draw: turnOf(kinds, n), x: stage.setting.side * aside, z, size },
    base: -0.02 * size,
    boost: 1.05,
  }));
}
