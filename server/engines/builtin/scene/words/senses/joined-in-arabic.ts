import type { Piece, Pieces } from '../pieces.ts';

/** Arabic "and", which is the beginning of the word behind it. */
const AND = /^و\p{Script=Arabic}{2}/u;
/** Words for people that begin with that letter by themselves: boys, parents, ministers, grown girls. */
const OWN = /^و(?:لد|لدان|لدين|الد|الدة|الده|الدها|الدته|الدتها|الدي|الدتي|زير|زيرة|صيفة|ريث)$/u;

const namesSomebody = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ thing }) => thing === 'person');

/** "His son" and "his grandson", which are a daughter and a granddaughter but for the dots over their last letter. */
const HIS = /(?:ابن|حفيد)ه$/u;

/** Somebody named so; his son is no girl. */
const withoutDaughter = (piece: Piece): Piece =>
  HIS.test(piece.text)
    ? {
        ...piece,
        meanings: (['child', 'boy'] as const).map((trait) => ({ thing: 'person', trait })),
      }
    : piece;

/** The words of a prompt; who is joined by an Arabic "and" to who is named before is somebody else: "رجل وامرأة", "أم وابنتها" are two. */
export const joinedInArabic = (pieces: Pieces): Pieces =>
  pieces.flatMap((piece, at): Piece[] => {
    const isJoined =
      !piece.afterStop &&
      namesSomebody(piece) &&
      AND.test(piece.text) &&
      !OWN.test(piece.text) &&
      pieces.slice(0, at).some(namesSomebody);
    if (!isJoined) return [piece];
    return [{ ...piece, meanings: [], role: 'and', plural: false }, withoutDaughter(piece)];
  });
