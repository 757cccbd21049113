import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words of the Romance languages for old that are a noun behind an article: "un viejo", "il vecchio", "une vieille". */
const OLD = /^(?:viej[oa]s?|velh[oa]s?|vecchi[oae]?|vecchie|vieux|vieilles?)$/iu;
const OF_WOMAN = /^(?:viejas?|velhas?|vecchia|vecchie|vieilles?)$/iu;
const SEVERAL = /(?:[oa]s|i|ie|lles)$/iu;
const ARTICLE =
  /^(?:un|una|unos|unas|el|la|los|las|um|uma|uns|umas|o|a|os|as|il|i|le|les|des|une|al|del|do|da|dos|das|due|deux|dos|duas|dois)$/iu;

const names = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  !piece.afterStop &&
  (piece.meanings.some(({ thing, land, town, scenery }) => thing ?? land ?? town ?? scenery) ||
    (piece.meanings.length === 0 && piece.role === null));

/** The words of a prompt; "an old" of the Romance languages that stands before nothing else is somebody. */
export const withOldOnes = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const isNoun =
      OLD.test(piece.text) &&
      !piece.afterStop &&
      before !== undefined &&
      ARTICLE.test(before.text) &&
      !names(pieces[at + 1]);
    if (!isNoun) return piece;
    const old: Meaning = { thing: 'person', trait: 'old' };
    const meanings: Meaning[] = OF_WOMAN.test(piece.text)
      ? [old, { thing: 'person', trait: 'woman' }]
      : [old];
    return { ...piece, role: null, meanings, plural: SEVERAL.test(piece.text) };
  });
