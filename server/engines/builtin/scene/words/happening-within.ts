import type { Piece } from '../../words/reader.ts';
import type { Thing } from './idea.ts';
import type { Land } from './land.ts';
import type { Meaning } from './meaning.ts';
import { isSaidIn, isSaidOutside } from './said-in.ts';
import type { Trait } from './trait.ts';

type Pieces = readonly Piece<Meaning>[];

/** Rooms of buildings which somebody who is said to be "in" them is within. */
const ENTERED: ReadonlySet<Land> = new Set<Land>(['nave', 'prayerhall']);

/** Who is within them then. */
const VISITORS: ReadonlySet<Thing | undefined> = new Set<Thing>(['person', 'cat', 'dog', 'mouse']);

const says = (pieces: Pieces, test: (meaning: Meaning) => boolean): boolean =>
  pieces.some(({ negated, meanings }) => !negated && meanings.some(test));

/** Which animals perform in a circus, and what its people do there. */
const BEASTS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['elephant', 'lion', 'tiger', 'horse', 'seal', 'bear', 'monkey', 'zebra'] as const),
]);
const ACTS: ReadonlySet<Trait | undefined> = new Set<Trait>(['clown', 'juggling', 'handstand']);

const performs = ({ thing, trait }: Meaning): boolean => BEASTS.has(thing) || ACTS.has(trait);

/** Whether what is asked for happens within the building of that index, whose room is given: what stands or is done there is named, somebody prays or is in it. */
export function happensWithin(pieces: Pieces, at: number, room: Land): boolean {
  if (isSaidOutside(pieces, at)) return false;
  if (says(pieces, ({ inside }) => inside?.includes(room) === true)) return true;
  if (room === 'circusring' && says(pieces, performs)) return true;
  if (!ENTERED.has(room)) return false;
  if (says(pieces, ({ posture, trait }) => posture === 'praying' || trait === 'kneeling'))
    return true;
  if (room === 'nave' && says(pieces, ({ scenery }) => scenery === 'wedding')) return true;
  return isSaidIn(pieces, at) && says(pieces, ({ thing }) => VISITORS.has(thing));
}
