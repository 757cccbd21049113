import { isBeast, isWalker } from '../creatures.ts';
import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { JOINT } from '../senses/together.ts';

/** Words that are joined to another by their own ending or, in Arabic, beginning. */
const isBound = (text: string): boolean => JOINT.test(text) || text.startsWith('و');

/** What can be at something by itself: animals, people, and machines that dig. */
const isDoer = (thing: Thing): boolean =>
  isBeast(thing) || isWalker(thing) || thing === 'fish' || thing === 'tractor';

const doersIn = ({ meanings, negated }: Piece): readonly Thing[] =>
  negated
    ? []
    : meanings.flatMap(({ thing }) => (thing !== undefined && isDoer(thing) ? [thing] : []));

/** The first who are named in some words, with those who are joined to them by an "and". */
function firstNamed(pieces: Pieces): Thing[] {
  const named: Thing[] = [];
  let isJoined = true;
  for (const piece of pieces) {
    if (piece.role === 'and' || JOINT.test(piece.text)) isJoined = true;
    const here = doersIn(piece);
    if (here.length === 0) continue;
    if (!isJoined) break;
    named.push(...here);
    isJoined = isBound(piece.text);
  }
  return named;
}

/** Who does what the first word says that passes a test: those who are named next before it in the same breath, else behind it; null: nobody is in that breath, so that it may be said of all, or no word says it. */
export function doersOf(
  pieces: Pieces,
  test: (meaning: Meaning) => boolean,
): ReadonlySet<Thing> | null {
  const at = pieces.findIndex(({ meanings, negated }) => !negated && meanings.some(test));
  if (at < 0) return null;
  const start = pieces.findLastIndex(({ afterStop }, n) => n <= at && afterStop);
  const before = firstNamed(pieces.slice(Math.max(0, start), at).toReversed());
  if (before.length > 0) return new Set(before);
  const stop = pieces.findIndex(({ afterStop }, n) => n > at && afterStop);
  const behind = firstNamed(pieces.slice(at + 1, stop < 0 ? undefined : stop));
  return behind.length > 0 ? new Set(behind) : null;
}
