import type { Subject } from '../../../words/idea.ts';
import { LAND, WATER } from '../../../world/frame.ts';
import type { Stage } from '../stage.ts';

/** How far from the water's edge somebody fishes at the most, as shares of the picture's height (behind) and width (aside). */
const SHORE = { behind: 0.07, aside: 0.12 } as const;
/** The same of the place from which the line surely falls into the water. */
const EDGE = { behind: 0.026, aside: 0.12 } as const;
/** How far who fishes is turned from right or left, away from the eye where the water is beyond. Radians. */
const AWAY = { beyond: 0.5, beside: 0.15 } as const;

/** Whether somebody stands with a rod by whatever water there is, or lets stones skip over it. */
export const fishes = ({ thing, traits = [], posture, holds }: Subject): boolean =>
  thing === 'person' &&
  (traits.includes('fisher') || traits.includes('stoneskipping')) &&
  !traits.includes('crewed') &&
  holds === undefined &&
  (posture === null || posture === 'standing');

/** Whether a pixel of the land is one, at the very edge or near it, from which a line reaches the water beyond it or beside it. */
export function isByWater(
  { frame: { kind, width, height } }: Stage,
  isAtEdge = false,
): (at: number) => boolean {
  const shore = isAtEdge ? EDGE : SHORE;
  const [up, aside] = [Math.round(shore.behind * height), Math.round(shore.aside * width)];
  return (at) => {
    const column = at % width;
    if (kind[at] !== LAND) return false;
    if (kind[at - up * width] === WATER) return true;
    return (
      (column >= aside && kind[at - aside] === WATER) ||
      (column + aside < width && kind[at + aside] === WATER)
    );
  };
}

/** How who fishes at a place on the picture is turned so that the line falls into the water: from looking right, radians; undefined without water near. */
export function turnedToWater(
  { frame: { kind, width, height }, setting }: Stage,
  { column, row }: { readonly column: number; readonly row: number },
): number | undefined {
  const reach = Math.round(SHORE.aside * width);
  const waterOn = (side: -1 | 1): number => {
    let found = 0;
    for (let out = 1; out <= 2 * reach; out++) {
      const at = Math.round(column) + side * out;
      if (at >= 0 && at < width && kind[Math.round(row) * width + at] === WATER) found++;
    }
    return found;
  };
  const [left, right] = [waterOn(-1), waterOn(1)];
  const above = Math.round(row - SHORE.behind * height) * width + Math.round(column);
  if (left + right === 0 && kind[above] !== WATER) return undefined;
  const isRight = left === right ? setting.side < 0 : right > left;
  const away = left + right > reach / 2 ? AWAY.beside : AWAY.beyond;
  return isRight ? -away : Math.PI + away;
}
