import type { Meaning } from '../meaning.ts';
import { changed, says } from '../neighbours.ts';
import { saysOutOfDoors } from '../out-of-doors.ts';
import type { Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** In what they may serve, or whom they meet in the open. */
const ELSEWHERE: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['train', 'bus', 'tram', 'dragon'] as const),
]);

const isElsewhere = ({ thing, weather }: Meaning): boolean =>
  ELSEWHERE.has(thing) || weather === 'rain' || weather === 'storm';

/** The words of a prompt; waiters who are outside, in the rain or on a train are in no restaurant. */
export const waitersElsewhere = (pieces: Pieces): Pieces =>
  says(pieces, isElsewhere) ||
  (says(pieces, ({ thing }) => thing === 'dog') &&
    says(pieces, ({ posture }) => posture === 'walking')) ||
  saysOutOfDoors(pieces)
    ? changed(pieces, (one) => {
        if (one.trait !== 'waiter' || one.ifNone !== true) return one;
        const { land: _land, ifNone: _ifNone, ...rest } = one;
        return rest;
      })
    : pieces;
