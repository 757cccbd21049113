import { namesPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words that say that somebody gives something, in the languages. */
const GIVES =
  /^(?:giv(?:es?|ing)|gave|hand(?:s|ing)|offer(?:s|ing)|offr(?:e|ant)|donn(?:e|ant)|schenkt|schenken|gibt|überreicht|da|dá|dando|dà|regala|regalando|entrega|entregando|ofrece|oferece|oferecendo|dona|donando|дарит|дарят|вручает|даёт|дает|veriyor|veren)$|[送给]|あげる|渡す|渡して|贈る|주는|건네|يقدم|تقدم|يهدي|تهدي|يعطي|تعطي|देता|देती|देते/iu;

/** How many words flowers are off the word that says that they are given, at the most. */
const NEAR = 8;

const isFlower = ({ negated, meanings }: Piece): boolean =>
  !negated &&
  meanings.some(({ thing, land, held }) => (thing === 'flower' && !land) || held === 'plant');

/** Whether a word says nothing but a colour, or that flowers are in a bunch. */
const tellsFlowers = ({ meanings }: Piece): boolean =>
  meanings.length > 0 &&
  meanings.every(({ colour, bunched }) => colour !== undefined || bunched === true);

/** The words of a prompt; flowers that one is said to give another, wherever the other is named ("gives his wife a bunch of roses"), are in their hands and grow nowhere. */
export function flowerGifts(pieces: Pieces): Pieces {
  const flowers = pieces.findIndex(isFlower);
  if (flowers < 0 || pieces.filter(namesPerson).length < 2) return pieces;
  const gives = pieces.findIndex(
    ({ text, meanings }, at) =>
      Math.abs(at - flowers) <= NEAR &&
      GIVES.test(text) &&
      meanings.every(({ trait }) => trait === 'handing'),
  );
  if (gives < 0) return pieces;
  return pieces.map((piece, at) => {
    if (at === gives) return { ...piece, role: null, meanings: [{ trait: 'flowerhanding' }] };
    const isOfThem = at < flowers && at > gives && tellsFlowers(piece);
    return at === flowers || isOfThem ? { ...piece, role: 'other', meanings: [] } : piece;
  });
}
