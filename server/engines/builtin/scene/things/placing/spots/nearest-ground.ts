import { type Frame, LAND, WATER } from '../../../world/frame.ts';
import { EXTENT } from '../../../world/height-map.ts';
import type { Room } from './room-for.ts';

/** Farther than this a thing would stand behind the land. World units. */
const FARTHEST = 900;
/** How much a step aside counts beside one up or down. */
const ASIDE_COUNTS = 0.6;

/** A place on the picture. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/**
 * The pixel of that ground closest to a point (aside counts less than up and down, which changes how far off it is), with that
 * room around it, below the horizon (above it a thing would seem to hang on a slope) and away from the picture's sides;
 * null without one.
 */
export function nearestGround(
  { kind, depth, width, height }: Frame,
  ground: number,
  horizon: number,
  wanted: { readonly column: number; readonly row: number },
  { aside: free, before, behind = 0 }: Room,
  isFit: (at: number) => boolean = () => true,
): { column: number; row: number } | null {
  // What stands on land does not stand with its feet in the water, nor the other way round.
  const aside = Math.round(free * width);
  const down = Math.round(before * height);
  const up = Math.round(behind * height);
  const around = [
    ...[-aside, aside, down * width, Math.round(down / 2) * width],
    ...(up > 0 ? [-up * width, -Math.round(up / 2) * width] : []),
  ];
  const isOther = (one: number | undefined) => one === (ground === LAND ? WATER : LAND);
  const first = Math.ceil(width * 0.05);
  const end = width * 0.95;
  let best: { column: number; row: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  const lookAlong = (row: number): void => {
    const down = (row - wanted.row) * (row - wanted.row);
    if (down >= least) return;
    for (let column = first; column < end; column++) {
      const aside = ASIDE_COUNTS * (column - wanted.column);
      const distance = aside * aside + down;
      const at = row * width + column;
      if (distance >= least || kind[at] !== ground || (depth[at] ?? EXTENT) > FARTHEST) continue;
      if (around.some((step) => isOther(kind[at + step])) || !isFit(at)) continue;
      least = distance;
      best = { column, row };
    }
  };
  for (let row = Math.max(0, Math.ceil(horizon) + 1); row < height; row++) lookAlong(row);
  return best;
}

/** Whether no water is seen between a pixel and the eye. */
export function onThisSide({ kind, width, height }: Frame): (at: number) => boolean {
  const lowest = Int32Array.from({ length: width }, (_, column) => {
    let row = height - 1;
    while (row >= 0 && kind[row * width + column] !== WATER) row--;
    return row;
  });
  return (at) => Math.floor(at / width) > (lowest[at % width] as number);
}
