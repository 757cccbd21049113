import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

const isStall = ({ town }: Meaning): boolean => town === 'yatai';

/** Words behind a shop of noodle soup that say that one is in it. */
const WITHIN =
  /^(?:店内|店の中|店里|里面|里面的|里|里的|内部|内|中|中的|내부|안|안에서?|içi|içinde|अंदर|के अंदर)$/u;
const OF = /^(?:の|的)$/u;
/** Its counter, at which its guests sit. */
const COUNTER = /^(?:カウンター|カウンター席|柜台|吧台|카운터|바)$/u;

/** The words of a prompt; a shop of noodle soup that is seen from within, or whose guests sit at its counter, is a room and no stall in a street. */
export function inNoodleShops(pieces: Pieces): Pieces {
  const isSomebody = says(pieces, ({ thing }) => thing === 'person');
  const at = pieces.findIndex(({ meanings, negated }) => !negated && meanings.some(isStall));
  const next = pieces.slice(at + 1).find(({ text }) => !OF.test(text));
  if (at < 0 || next === undefined || next.afterStop) return pieces;
  if (!WITHIN.test(next.text) && !(isSomebody && COUNTER.test(next.text))) return pieces;
  return pieces.map((piece, n): Piece => {
    if (piece === next) return { ...piece, role: 'other', meanings: [] };
    return n === at ? { ...piece, meanings: [{ land: 'sushibar' }] } : piece;
  });
}
