import type { Pieces } from '../pieces.ts';

/** What is one's own: parts of a body, clothes; none that is said of what people do too ("knights head into battle"). */
const OWN = /^(?:hand|paw|leg|foot|ear|nose|tail|belly|fur|hat|birthday|bed)s?$/iu;

/** The words of a prompt; an English word in "s" before what is its own is no plural, though its apostrophe is missing ("her teddys hand"): it is one. */
export const barePossessives = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const next = pieces[at + 1];
    const isOwner =
      piece.plural &&
      /^[a-z]+[^s]s$/iu.test(piece.text) &&
      next?.afterStop === false &&
      OWN.test(next.text);
    return isOwner ? { ...piece, plural: false } : piece;
  });
