import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { isBeing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { FrontManner } from '../surroundings.ts';
import type { Trait } from '../trait.ts';
import { isUpon } from '../upon/said-on.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';
import { isBefore } from './on-pavements.ts';

/** The shops and places to eat that are small houses of a street, whose front is known by its window. */
const TRADES: ReadonlySet<Land | undefined> = new Set<Land>([
  'bakery',
  'cafe',
  'bookshop',
  'flowershop',
  'toyshop',
  'tavern',
  'cocktailbar',
  'restaurant',
  'pizzeria',
  'sushibar',
  'teahouse',
  'icecreamparlour',
  'candyshop',
  'barbershop',
  'apothecary',
  'cheeseshop',
  'recordshop',
  'antiqueshop',
]);

/** Who keeps a shop, and stands before its door as well as behind its pane. */
const KEEPERS: ReadonlySet<Meaning['trait']> = new Set<Trait>([
  ...(['chef', 'barber', 'shopkeeping', 'waiter'] as const),
]);

/** Shops before whose window children stand. */
const LOOKED_INTO: ReadonlySet<Land | undefined> = new Set<Land>([
  'bakery',
  'toyshop',
  'candyshop',
  'flowershop',
  'bookshop',
]);

/** Words for a corner, a front and the outside of a house, in all languages. */
const OUTSIDE =
  /^(?:corner|façade|facade|exterior|storefront|shopfront|街角|拐角|转角|外观|门面|门口|角|外観|店先|軒先|모퉁이|골목|외관|coin|extérieur|angle|ecke|straßenecke|fassade|außenansicht|esquina|fachada|exterior|угол|углу|фасад|снаружи|angolo|facciata|esterno|köşe|köşede|köşesinde|köşebaşı|cephe|dışarıdan|زاوية|ركن|واجهة|ناصية|الزاوية|कोने|कोना|नुक्कड़|नुक्कड|बाहर)$/iu;

/** Words for the front of a shop, which is seen from its street whoever is there; not for its window, in which somebody may be. */
const FRONT =
  /^(?:store ?fronts?|shop ?fronts?|façade|facade|exterior|devantures?|façades?|extérieur|laden(?:front|fassade)|geschäftsfront|fassade|außenansicht|schaufenster|fachada|exterior|escaparate|facciata|esterno|vetrina|vitrine|vitrin\p{L}*|фасад\p{L}*|витрин\p{L}*|cephe\p{L}*|dış cephe\p{L}*|واجهة|店先|軒先|外観|店構え|门面|店面|门脸|外观|橱窗|외관|쇼윈도|बाहरी|बाहर|दुकान का बाहरी हिस्सा)$/iu;

/** Words for a shop window among them, in which somebody may be. */
const WINDOW =
  /^(?:schaufenster|escaparate|vetrina|vitrine|vitrin\p{L}*|витрин\p{L}*|橱窗|쇼윈도)$/iu;

/** How many words may stand between a shop and the word for its front: "the shop front of a small old bakery". */
const TO_FRONT = 5;

/** Whether the front of the shop of an index is named with it, with nobody who is in its window. */
function namesFront(pieces: Pieces, shop: number): boolean {
  return pieces.some((piece, at) => {
    if (!FRONT.test(piece.text) || piece.negated || Math.abs(at - shop) > TO_FRONT) return false;
    const [from, to] = [Math.min(at, shop), Math.max(at, shop)];
    return (
      pieces.slice(from + 1, to + 1).every(({ afterStop }) => !afterStop) &&
      !pieces.slice(from + 1, to).some(({ meanings }) => meanings.some(isBeing)) &&
      !(WINDOW.test(piece.text) && isUpon(pieces, piece))
    );
  });
}

/** How the houses of towns and countries are built, by their names as they begin in all languages. */
const MANNERS: readonly (readonly [FrontManner, RegExp])[] = [
  [
    'provence',
    /^(?:provence|provenza|provença|provensal|provenç|прованс|普罗旺斯|プロヴァンス|프로방스|بروفانس|प्रोवेंस|tuscan|toscan|toskana|тоскан|托斯卡纳|トスカーナ|토스카나|توسكانا|टस्कनी)/iu,
  ],
  [
    'paris',
    /^(?:paris(?!h)|parís|parigi|пари[жс]|巴黎|パリ|파리|باريس|पेरिस|montmartre|монмартр)/iu,
  ],
  [
    'england',
    /^(?:london|londres|londra|лондон|伦敦|ロンドン|런던|لندن|लंदन|england|english|ireland|irish|dublin|edinburgh|англи|ирланд|дублин|英国|爱尔兰|イギリス|아일랜드|영국|angleterre|irland|inglaterra|inghilterra|ingiltere|إنجلترا|इंग्लैंड)/iu,
  ],
  [
    'japan',
    /^(?:japan|japon|japão|japón|giappone|япон|日本|일본|اليابان|जापान|tokyo|tokio|tóquio|токио|东京|東京|도쿄|طوكيو|टोक्यो|kyoto|kioto|quioto|киото|京都|교토|昭和)/iu,
  ],
];

/** Whether it names a shop or a place to eat whose front is known by its window. */
export const isTrade = ({ land }: Meaning): boolean => TRADES.has(land);

/** Whether a word names a street, a village, a corner or the outside of houses; a town by its name alone does not. */
export const isStreet = ({ text, negated, meanings }: Piece): boolean =>
  !negated &&
  (OUTSIDE.test(text) ||
    meanings.some(
      ({ land, town, settled, ifNone }) =>
        (land === 'street' && town === undefined && ifNone !== true) || settled === 'village',
    )) &&
  meanings.every(({ town }) => town === undefined);

/** Whether a street is named in one breath with the shop of an index. */
const isOnStreet = (pieces: Pieces, shop: number): boolean =>
  pieces.some(
    (piece, at) =>
      isStreet(piece) &&
      !isNamed(piece) &&
      pieces.slice(Math.min(at, shop) + 1, Math.max(at, shop) + 1).every((one) => !one.afterStop),
  );

/** Whether a word names a town or a country by whose manner streets are built. */
const isNamed = ({ text }: Piece): boolean => MANNERS.some(([, name]) => name.test(text));

/** Words for "with" that stand between a street and what is in it. */
const WITH: ReadonlySet<string> = new Set('with avec mit con com с со مع'.split(' '));

/** Whether a street is called by the shops or houses of an index that are in it ("a pub street"). */
const isInStreetOf = (pieces: Pieces, at: number): boolean => {
  const next = pieces[at + 1];
  return (
    next !== undefined &&
    !next.afterStop &&
    !next.negated &&
    !isNamed(next) &&
    next.meanings.some(({ land, ifNone }) => land === 'street' && ifNone !== true)
  );
};

/** Whether a street is named with a shop in it ("a street with a bar"): it is the street that is seen. */
function isPartOfStreet(pieces: Pieces, shop: number): boolean {
  const street = pieces.findIndex(isStreet);
  return (
    street >= 0 &&
    street < shop &&
    pieces.slice(street + 1, shop).some(({ text }) => WITH.has(text.toLowerCase()))
  );
}

/** The manner that the words of a prompt name; plain houses where they name none. */
const mannerOf = (pieces: Pieces): FrontManner =>
  MANNERS.find(([, name]) => pieces.some(({ text }) => name.test(text)))?.[0] ?? 'plain';

/** Whether a word names somebody else than who keeps a shop. */
const hasGuest = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some((one) => isBeing(one) && !KEEPERS.has(one.trait));

/** Whether the shop of an index is seen from the street: somebody is before it or cleans its window, children are at that, or nobody is named and a street, a corner or snow is. */
function isSeenFromOutside(pieces: Pieces, at: number): boolean {
  if (says(pieces, ({ thing }) => ROAD_VEHICLES.has(thing))) return false;
  // No street leads to a bakery in a wood.
  const isWood = says(pieces, ({ land }) => land === 'forest' || land === 'woods');
  if (isWood && pieces[at]?.meanings.some(({ land }) => land === 'bakery')) return false;
  if (namesFront(pieces, at)) return true;
  if (isBefore(pieces, at) || isInStreetOf(pieces, at)) return true;
  if (says(pieces, ({ trait }) => trait === 'windowcleaning')) return true;
  const isPane = says(pieces, ({ pane }) => pane === true);
  if (isPane && isOnStreet(pieces, at) && pieces.every((piece) => !hasGuest(piece))) return true;
  if (says(pieces, isBeing)) {
    const isLookedInto = pieces[at]?.meanings.some(({ land }) => LOOKED_INTO.has(land));
    return isPane && isLookedInto === true && says(pieces, ({ trait }) => trait === 'child');
  }
  if (isPane && !isOnStreet(pieces, at)) return false;
  if (pieces[at]?.plural === true || isPartOfStreet(pieces, at)) return false;
  return (
    isOnStreet(pieces, at) ||
    says(pieces, ({ snowy, weather }) => snowy === true || weather === 'snowfall')
  );
}

/** The words of a prompt: a small shop or café that is seen from its street is its front, with what it sells in its window, in the manner of the town. */
export function shopFronts(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ negated, meanings }) => !negated && meanings.some(isTrade));
  const shop = pieces[at];
  const of = shop?.meanings.find(isTrade)?.land;
  if (shop === undefined || of === undefined || !isSeenFromOutside(pieces, at)) return pieces;
  const front = { of, manner: mannerOf(pieces) };
  return pieces.map((piece, n) =>
    n === at
      ? { ...piece, meanings: [{ land: 'shopfront' as const, front }] }
      : (isStreet(piece) || isNamed(piece)) && !piece.meanings.some(isBeing)
        ? { ...piece, role: null, meanings: [{ front }] }
        : piece,
  );
}
