import { crashedSpaceship } from '../../vehicles/spacecraft.ts';
import type { Draft } from '../as-seen.ts';
import { at } from '../put-in-place.ts';
import { turnOf, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Wrecks: to the right on the picture's side, ahead, how high. World units. */
const WRECKS = [
  [8.5, 25, 8],
  [-12, 34, 11],
  [20, 52, 13],
  [-6, 62, 10],
  [-34, 74, 19],
  [10, 88, 17],
  [44, 104, 24],
  [-14, 124, 20],
  [-66, 140, 27],
  [26, 160, 24],
  [72, 190, 30],
  [-30, 210, 28],
] as const;
/** How deep they lie in the ground, by their height. */
const SUNK = 0.2;
const KINDS = 5;

/** Wrecks of spaceships as far as is seen, half sunk into the ground. */
export function shipgraveyard(stage: Stage): Draft[] {
  const kinds = varieties(stage, KINDS, crashedSpaceship);
  return WRECKS.map(([aside, z, size], n) =>
    at(stage, turnOf(kinds, n), stage.setting.side * aside, z, size, -SUNK * size),
  );
}
