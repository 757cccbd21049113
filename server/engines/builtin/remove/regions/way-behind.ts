import type { Place } from './endings.ts';
import { type Ending, trustIn } from './endings.ts';
import type { Pair } from './pair-endings.ts';

/** Steps along a way, per pixel. */
const FINE = 3;
/** An ending goes on alone where it is trusted more than this, and its regions differ by more, in grey levels. */
const SURE = 0.7;
const CONTRAST = 15;
/** It is believed to go on so many times as far as it is seen, and to turn by so many radians at most. */
const BELIEVED = 3;
const MOST_TURN = 0.7;
/** Where more endings of such contrast are left alone, what is around the hole is not understood. */
const MOST_ALONE = 5;

/** A contour that goes on behind another, in front. */
export interface Hidden {
  readonly ending: Ending;
  readonly way: Place[];
  /** Whether on the way around the hole it lies between the ends of that other, and nothing else does. */
  readonly isOnly: boolean;
}

/**
 * The ways of those endings that are joined with no other, on to where they go behind something in front: to
 * pixels `isFront`, through which ways of joined contours go.
 */
export function waysBehind(
  endings: readonly Ending[],
  pairs: readonly Pair[],
  isHole: (place: Place) => boolean,
  isFront: (place: Place) => boolean,
): Hidden[] {
  const paired = new Set(pairs.flat());
  const alone = [...endings.entries()].filter(
    ([n, { contrast }]) => !paired.has(n) && contrast >= CONTRAST,
  );
  if (alone.length > MOST_ALONE) return [];
  return alone.flatMap(([n, ending]) => {
    const way = wayBehind(ending, isHole, isFront);
    return way === null ? [] : [{ ending, way, isOnly: isOnlyBetween(n, endings, pairs) }];
  });
}

function isOnlyBetween(n: number, endings: readonly Ending[], pairs: readonly Pair[]): boolean {
  const seen = [...endings.keys()].filter((at) => (endings[at] as Ending).contrast > 0);
  const place = seen.indexOf(n);
  const [before, after] = [seen.at(place - 1), seen[(place + 1) % seen.length]];
  return pairs.some((pair) => pair.every((end) => end === before || end === after));
}

/** Null where it is not sure where an ending leads, or it leaves the hole before. */
function wayBehind(
  ending: Ending,
  isHole: (place: Place) => boolean,
  isFront: (place: Place) => boolean,
): Place[] | null {
  const { x, y, inX, inY, bend, seen } = ending;
  if (trustIn(ending) < SURE) return null;
  const way: Place[] = [];
  let wasInside = false;
  for (let along = 0; along <= BELIEVED * seen; along += 1 / FINE) {
    if (Math.abs(bend * along) > MOST_TURN) return null;
    const aside = (bend * along ** 2) / 2;
    const place = { x: x + inX * along - inY * aside, y: y + inY * along + inX * aside };
    way.push(place);
    if (isFront(place)) return wasInside ? way : null;
    const isInside = isHole(place);
    if (wasInside && !isInside) return null;
    wasInside ||= isInside;
  }
  return null;
}
