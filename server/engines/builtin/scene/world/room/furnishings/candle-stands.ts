import type { Furnished, Shell } from '../furniture.ts';
import { candelabrum } from './candles.ts';
import { BRASS } from './tables.ts';

/** How high candles burn on stands, and how far from the window's sides and before the wall ahead these are. */
const STAND = { high: 1.35, aside: 0.42, before: 0.75 } as const;

/** A stand with candles on either side of the window. */
export function byCandlelight({ window, left, right, back }: Shell): Furnished {
  const z = back - STAND.before;
  const places = [
    Math.max(left + STAND.aside, window[0] - STAND.aside),
    Math.min(right - STAND.aside, window[1] + STAND.aside),
  ];
  return {
    lamps: places.map((x) => [x, STAND.high + 0.3, z - 0.3]),
    solids: places.flatMap((x) => candelabrum(x, z, STAND.high, BRASS)),
  };
}
