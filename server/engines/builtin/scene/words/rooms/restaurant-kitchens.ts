import type { Piece, Pieces } from '../pieces.ts';

/** Words for restaurants, in all languages; in German their stars are in the same word. */
const RESTAURANT =
  /restaurant|ristorant|pizzeria|brasserie|ресторан|lokanta|restoran|مطعم|レストラン|料理店|식당|레스토랑|餐厅|餐馆|饭店|酒楼|रेस्तरां|रेस्टोरेंट/iu;
/** Languages in which whose kitchen it is stands before it. */
const OWNER_FIRST =
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]|lokanta|restoran(?!t)/iu;
/** Words for the hurry of cooks, which at a restaurant is that of many. */
const HURRY =
  /^(?:hekti|hectic|frantic|frenzied|chaotic|frénétique|effervescence|frenétic|ajetread|agitad|frenetic|caotic|суматох|запар|горяч|忙|바쁜|분주|koşuşturma|telaş|भागदौड़)/iu;
/** How many words may stand between. */
const BETWEEN = 3;

/** Whether a word names a kitchen: a cook's says so only where no other place is named. */
const isKitchen = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ land, thing }) => land === 'kitchen' && thing === undefined);

/** Where the restaurant is named whose kitchen that of an index is; -1: none is. */
function restaurantOf(pieces: Pieces, kitchen: number): number {
  for (const step of [1, -1])
    for (let far = 1; far <= BETWEEN + 1; far++) {
      const at = kitchen + step * far;
      const [one, later] = [pieces[at], pieces[step > 0 ? at : at + 1]];
      if (one === undefined || later?.afterStop === true || one.role === 'and') break;
      if (RESTAURANT.test(one.text)) {
        if (step > 0 || OWNER_FIRST.test(one.text)) return at;
        break;
      }
      if (one.meanings.some(({ thing }) => thing !== undefined)) break;
    }
  return -1;
}

/** The words of a prompt; the kitchen that a restaurant is named behind is that one's ("les cuisines d'un grand restaurant"), hurry makes it busy, and flames there are no animals of the Andes. */
export function restaurantKitchens(pieces: Pieces): Pieces {
  const kitchen = pieces.findIndex(isKitchen);
  const restaurant = kitchen < 0 ? -1 : restaurantOf(pieces, kitchen);
  const isCooking =
    restaurant >= 0 ||
    pieces.some(({ meanings }) => meanings.some(({ land }) => land === 'restaurantkitchen'));
  if (!isCooking) return pieces;
  return pieces.map((piece, at) => {
    if (HURRY.test(piece.text) && piece.meanings.length === 0)
      return { ...piece, role: null, meanings: [{ crowded: 'busy' as const }] };
    if (/^llamas?$/iu.test(piece.text)) return { ...piece, meanings: [{ flames: true }] };
    return restaurant >= 0 && (at === kitchen || at === restaurant)
      ? { ...piece, role: null, meanings: [{ land: 'restaurantkitchen' as const }] }
      : piece;
  });
}
