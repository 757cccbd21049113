import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Names of the eve itself: other words for it say that children go from door to door. */
const EVE =
  /hal+ow|hallo|万圣|ハロウ|할로|핼러|हैलो|हेलो|хэллоу|хеллоу|هالو|bruj|brux|bruxas|bayram/iu;

const isHouse = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ thing }) => thing === 'hauntedhouse');

/** The words of a prompt: where a haunted house is named at Halloween that house stands by itself on its grounds, and not in a street of others; children who go from door to door are before it, in pointed hats. */
export function atHauntedHouse(pieces: Pieces): Pieces {
  const isEve = ({ meanings }: Piece) =>
    meanings.some(({ halloween, town }) => halloween === true && town === 'suburb');
  if (!pieces.some(isHouse)) return pieces;
  const hasPeople = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ thing }) => thing === 'person'),
  );
  return pieces.map((piece) => {
    if (!isEve(piece)) return piece;
    const isNamed = EVE.test(piece.text);
    const children: readonly Meaning[] = isNamed
      ? []
      : hasPeople
        ? [{ trait: 'mage' }]
        : [
            { thing: 'person', trait: 'child', count: 3 },
            { thing: 'person', trait: 'mage' },
          ];
    return {
      ...piece,
      meanings: [
        ...children,
        ...piece.meanings.map(({ land: _land, town: _town, ifNone: _, ...rest }) => rest),
      ],
    };
  });
}
