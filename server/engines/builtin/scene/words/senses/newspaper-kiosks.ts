import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Words for a kiosk, as they begin in the languages; what it sells is not said by them. */
const KIOSK =
  /^(?:kiosk|kiosqu|kiosc|quiosqu|quiosc|chiosc|киоск|ларьк|ларёк|ларек|büfe|[وبل]?(?:ال)?كشك|कियोस्क|키오스크|キオスク)|售货亭/iu;

const isNewspaper = ({ trait, held }: Meaning): boolean =>
  trait === 'newspaper' || held === 'newspaper';

/** The words of a prompt: a kiosk at which a newspaper is read, bought or sold is one of newspapers, unless the words say another place. */
export function newspaperKiosks(pieces: Pieces): Pieces {
  if (!says(pieces, isNewspaper)) return pieces;
  return pieces.map((piece) =>
    !piece.negated && piece.meanings.length === 0 && KIOSK.test(piece.text)
      ? { ...piece, meanings: [{ land: 'newskiosk', ifNone: true }], role: null }
      : piece,
  );
}
