import { ACTORS } from '../creatures.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { WORKPLACES } from './at-work.ts';

/** Words for keeping a shop, which in English are those for running. */
const KEEPS =
  /^(?:run|runs|running|betreib(?:en|t)|tiennent|tient|regentan?|atienden?|gestiscono|gestisce|administram?|işleten|işletiyor|держат|держит|经营|営む)$/iu;
/** What stands between that and the shop: who runs past one keeps none. */
const ARTICLE =
  /^(?:an?|the|their|his|her|its|own|little|small|eine?|une?|una|la|uma?|il|своя|свою|bir|小さな|小さい|小)$/iu;

/** The same verbs, and those for working in one, where they stand behind the shop. */
const KEEPS_BEFORE =
  /^(?:işleten|işletiyor|営む|営んで\p{L}*|経営\p{L}*|働く|働いて\p{L}*|운영하\p{L}*|일하\p{L}*)$/iu;

/** Words for a bakery, which is seen from its street where nobody keeps it. */
const BAKERY =
  /^(?:bakery|bakeries|bäckerei|boulangerie|panadería|padaria|panetteria|panificio|forno|пекарн\p{L}*|булочн\p{L}*|fırın\p{L}*|مخبز|बेकरी|面包店|パン屋|빵집|베이커리)$/iu;

/** What the place is that a word names, where animals keep it; null for no such place. */
const placeOf = (piece: Piece | undefined): Land | null => {
  if (piece === undefined || piece.negated) return null;
  if (BAKERY.test(piece.text)) return 'bakery';
  return piece.meanings.find(({ land }) => WORKPLACES.has(land))?.land ?? null;
};

/** Whether it is a stall of noodle soup. */
const isStall = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ town }) => town === 'yatai') === true;
const isShop = (piece: Piece | undefined): boolean => isStall(piece) || placeOf(piece) !== null;

/** What the others are in a shop that animals keep: neither somebody beside those nor waiters in tail coats, and they cook in no kitchen at home. */
const inShop = (one: Meaning): readonly Meaning[] => {
  if (one.trait === 'waiter') return [];
  if (one.land !== 'kitchen' || one.ifNone !== true) return [one];
  const { land: _land, ifNone: _ifNone, ...rest } = one;
  return [rest];
};

/** What is kept by the verb at an index: what stands before it where a language has it so, else behind it. */
function shopOf(pieces: Pieces, at: number): Piece | undefined {
  const before = pieces.slice(0, Math.max(0, at)).findLast(({ meanings }) => meanings.length > 0);
  if (KEEPS_BEFORE.test(pieces[at]?.text ?? '') && isShop(before)) return before;
  return pieces.slice(at + 1).find(({ text }) => !ARTICLE.test(text));
}

/** Words for who buys something there. */
const CUSTOMERS =
  /^(?:customers?|guests|clients?|clientes?|clienti|kunden|gäste|покупател\p{L}*|клиент\p{L}*|müşteri\p{L}*|顾客|客人|お客(?:さん|様)?|손님\p{L}*)$/iu;

/** The words of a prompt; animals that run a bakery or a shop work there as people do, at a stall of ramen as its cook, and run nowhere. */
export function keepingShops(pieces: Pieces): Pieces {
  const areActors = says(pieces, ({ thing }) => ACTORS.has(thing));
  const at = pieces.findIndex(({ text }) => KEEPS.test(text) || KEEPS_BEFORE.test(text));
  const shop = shopOf(pieces, at);
  if (at < 0 || !areActors) return pieces;
  if (isStall(shop))
    return pieces.map((piece, n) =>
      n === at ? { ...piece, role: null, meanings: [{ trait: 'chef' }] } : piece,
    );
  const land = placeOf(shop);
  if (land === null) return pieces;
  return pieces.map((piece, n): Piece => {
    if (n === at) return { ...piece, role: null, meanings: [{ trait: 'working' }] };
    if (piece === shop) return { ...piece, role: null, meanings: [{ land }] };
    return CUSTOMERS.test(piece.text)
      ? { ...piece, role: 'other', meanings: [] }
      : { ...piece, meanings: piece.meanings.flatMap(inShop) };
  });
}
