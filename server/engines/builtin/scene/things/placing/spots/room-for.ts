import { isWader } from '../../../choices/by-the-water.ts';
import type { Idea, Subject } from '../../../words/idea.ts';
import { FOUNDED } from '../ground/settle.ts';
import { fishes } from '../own-places/fishing.ts';
import type { Footing } from '../stands/stand.ts';
import { heightBeside } from './one-ground.ts';

/** How far from the water's edge things stand, as a share of the picture. */
export const EDGE = 0.035;
const OFFSHORE = 0.22;
/** How much ground there is around a place before another begins: to both sides, down the picture, and up it; as shares of it. */
export interface Room {
  readonly aside: number;
  readonly before: number;
  /** Missing: what is behind does not count. */
  readonly behind?: number;
}

/** How much of its height a building has behind it before the water begins, and the most of the picture. */
const BANK = 0.26;
const WIDEST_BANK = 0.08;

/** How little ground before its feet a thing is content with, and how much it has if there is some, as shares of the height. */
export const NARROW = 0.014;
const BEFORE = 0.06;
/** How far to each side a thing reaches, by its height, about. */
const HALF_WIDE = 0.36;
/** How much water shows the mirror of what swims, by its height. */
const MIRRORED = 0.4;

/** The room that a thing of a subject should have; where it finds none it is content with less. */
export function roomFor(idea: Idea, subject: Subject, ground: Footing): Room {
  const high = heightBeside(idea, subject);
  // Who wades does so near the bank.
  if (ground === 'water' && isWader(subject)) return { aside: HALF_WIDE * high, before: NARROW };
  if (ground === 'water')
    return { aside: Math.min(OFFSHORE, 1.3 * high), before: Math.min(BEFORE, MIRRORED * high) };
  if (FOUNDED.has(subject.thing))
    return {
      aside: Math.max(EDGE, 0.7 * high),
      before: NARROW,
      behind: Math.min(WIDEST_BANK, BANK * high),
    };
  // The rod goes out over the water.
  if (fishes(subject)) return { aside: EDGE, before: NARROW };
  return { aside: Math.max(EDGE, HALF_WIDE * high), before: Math.min(BEFORE, 0.2 * high) };
}
