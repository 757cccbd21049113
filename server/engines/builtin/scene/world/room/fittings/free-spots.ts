import type { Random } from '../../../../kernels/random.ts';
import type { Point, Solid } from '../solids/solid.ts';
import type { FittingKind } from './fitting.ts';
import { atCeiling, onFloor, onTops, type Place, type Spot } from './places.ts';
import { covered, type Shown } from './sight.ts';
import { onWalls } from './wall-places.ts';

/** What is lower lies on the floor and is stood upon; what overlaps so little touches. Metres. */
const CARPET = 0.03;
const TOUCH = 0.015;

/** What is seen of the picture, a little within its edges. */
const PICTURE: Shown = { left: 0.015, right: 0.985, top: 0.015, bottom: 0.985 };

/** The share of something that may be beyond the picture's edges, and how much worse it is seen then. */
const BEYOND = { most: 0.14, worse: 5 } as const;

/** How much of the height of the picture things take best, by where they are. */
const BEST = { floor: 0.36, wall: 0.26, top: 0.17, ceiling: 0.24 } as const;

/** The columns that are kept for who or what is in the middle of the room, as shares of the width: how far behind them something may stand, metres, how much of it may be before them, and how much worse it is seen there. */
const KEPT = { from: 0.27, to: 0.73, behind: 4.6, most: 0.45, worse: 2 } as const;

/** The shares of something that are to be seen, the first that is found. */
const SEEN = [0.85, 0.6, 0.4] as const;

/** The best free place of a room for something of a size; null where it has none that is seen. */
export function spotFor(
  { where, size, hangs }: Pick<FittingKind, 'where' | 'size' | 'hangs'>,
  place: Place,
  random: Random,
): Spot | null {
  const found = (
    where === 'floor'
      ? onFloor(size, place)
      : where === 'wall'
        ? onWalls(size, hangs, place)
        : where === 'top'
          ? onTops(size, place)
          : atCeiling(size, place)
  )
    .flatMap((one) => {
      const score = scoreOf(one, where, place);
      return score === null ? [] : [{ ...one, score: score - CHANCE * random.unit() }];
    })
    .sort((a, b) => b.score - a.score);
  for (const share of SEEN) {
    const spot = found.find(
      ({ low, high }) =>
        isFree(low, high, place.solids) && place.sight.visible(low, high, place.solids) >= share,
    );
    if (spot !== undefined) return spot;
  }
  return null;
}

/** How much chance has to do with which of several good places is taken. */
const CHANCE = 0.12;

/** The share of another fitting that one may be before. */
const HIDDEN = 0.1;

/** How well something is seen at a place: how far from its best size, from a wall, before the window or where somebody is; null where it is not to be. */
function scoreOf(one: Spot, where: FittingKind['where'], place: Place): number | null {
  const { room, sight } = place;
  const shown = sight.shown(one.low, one.high);
  if (shown === null) return null;
  const beyond = 1 - covered(shown, PICTURE);
  if (beyond > BEYOND.most) return null;
  if (place.fitted.some((before) => covered(before, shown) > HIDDEN)) return null;
  const inMiddle = place.isTaken && one.low[2] < KEPT.behind ? shareInMiddle(shown) : 0;
  if (inMiddle > KEPT.most) return null;
  const size = Math.max(shown.bottom - shown.top, 0.7 * (shown.right - shown.left));
  const [left, right, low, high] = room.window;
  const window =
    left < right ? sight.shown([left, low, room.back], [right, high, room.back]) : null;
  const beforeWindow = window === null || where === 'ceiling' ? 0 : covered(window, shown);
  return (
    one.score -
    Math.abs(Math.log(size / BEST[where])) -
    BEYOND.worse * beyond -
    KEPT.worse * inMiddle -
    1.2 * beforeWindow -
    (where === 'floor' ? fromMiddle(shown) : 0)
  );
}

/** The share of something that is in the columns that are kept for others. */
const shareInMiddle = ({ left, right }: Shown): number =>
  Math.max(0, Math.min(right, KEPT.to) - Math.max(left, KEPT.from)) / (right - left);

/** How much in the way of the view something is: in the middle of the picture. */
const fromMiddle = ({ left, right }: Shown): number =>
  0.5 * Math.max(0, 1 - Math.abs((left + right) / 2 - 0.5) / 0.28);

/** Whether nothing else fills a space. */
export const isFree = (low: Point, high: Point, solids: readonly Solid[]): boolean =>
  !solids.some(
    (one) =>
      one.form.kind !== 'hollow' &&
      one.high[1] > CARPET &&
      [0, 1, 2].every(
        (n) =>
          (one.low[n] as number) < (high[n] as number) - TOUCH &&
          (one.high[n] as number) > (low[n] as number) + TOUCH,
      ),
  );
