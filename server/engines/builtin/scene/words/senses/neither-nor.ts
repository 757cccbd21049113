import { namesSomething } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Japanese "also", and "is not" behind it: "車も人もいない". */
const ALSO = 'も';
const IS_NOT = /^(?:ない|無い|いない|なく|いなく)/u;
/** Korean "also" at the end of a word: "차도 사람도 없는". */
const ENDS_ALSO = /도$/u;

/** Where the words stand that are taken away by a Japanese "is not" at a place. */
function takenBefore(pieces: Pieces, at: number): number[] {
  const taken: number[] = [];
  let also = pieces[at - 1]?.text === 'い' ? at - 2 : at - 1;
  while (pieces[also]?.text === ALSO && pieces[also]?.afterStop === false) {
    const named = pieces[also - 1];
    if (named === undefined || !namesSomething(named)) break;
    taken.push(also - 1);
    if (named.afterStop) break;
    also -= 2;
  }
  return taken;
}

/** The words of a prompt; of several that are said not to be there none is, in Japanese and Korean. */
export function neitherNor(pieces: Pieces): Pieces {
  const taken = new Set<number>();
  pieces.forEach((piece, at) => {
    if (IS_NOT.test(piece.text)) for (const one of takenBefore(pieces, at)) taken.add(one);
    const isAlso = ENDS_ALSO.test(piece.text) && namesSomething(piece);
    const next = pieces[at + 1];
    if (isAlso && next?.negated === true && !next.afterStop && ENDS_ALSO.test(next.text))
      taken.add(at);
  });
  return taken.size === 0
    ? pieces
    : pieces.map((piece, at) => (taken.has(at) ? { ...piece, negated: true } : piece));
}
