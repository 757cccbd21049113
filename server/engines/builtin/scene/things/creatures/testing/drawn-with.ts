import type { Solid } from '../../sculpt/solid.ts';
import type { Hands } from '../stance.ts';
import type { Body } from '../with-gear.ts';

/** What is drawn with somebody, and where the hands of that one are. */
export function drawnWith(make: (one: Body) => readonly Solid[]): {
  readonly pieces: readonly Solid[];
  readonly hands: Hands;
} {
  let hands: Hands = {};
  const pieces = make((_doing, held = {}) => {
    hands = held;
    return [];
  });
  return { pieces, hands };
}

/** How far a place is from the nearest of some pieces, 0 within one. */
export const farFrom = (
  pieces: readonly Solid[],
  [x = 0, y = 0, z = 0]: readonly number[] = [],
): number =>
  Math.min(
    ...pieces.map(({ middle, reach }) =>
      Math.max(0, Math.hypot(middle[0] - x, middle[1] - y, middle[2] - z) - reach),
    ),
  );
