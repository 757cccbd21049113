import { HANDED, type Handed } from '../companions.ts';
import type { Meaning } from '../meaning.ts';
import { namesPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Words that say that somebody gives something, in the languages. */
const GIVES =
  /^(?:giv(?:es?|ing)|gave|hand(?:s|ing)|offer(?:s|ing)|offr(?:e|ant)|donn(?:e|ant)|tend|schenkt|schenken|gibt|reicht|überreicht|da|dá|dando|dà|regala|regalando|entrega|entregando|ofrece|oferece|oferecendo|dona|donando|porge|дарит|дарят|вручает|даёт|дает|veriyor|veren|uzatıyor)$|[送给]|あげる|あげて|渡す|渡して|贈る|^(?:주는|준다|주고)|건네|يقدم|تقدم|يهدي|تهدي|يعطي|تعطي|देता|देती|देते|दे रह/iu;

/** Of those words, such as also name hands, or tell of whom something is, or only that there is something. */
const ALSO_ELSE = /^(?:hands|da|tend|dona)$/iu;
const ARTICLE =
  /^(?:an?|the|his|her|their|some|une?|una|unos|unas|flores?|flowers?|des|les?|la|sa|son|à|au)$/iu;
const THERE_IS = /^es$/iu;
/** What stands between somebody and what that one does: pronouns of to whom. */
const TO_WHOM = /^(?:le|les|lhe|lhes|gli|se|lui)$/iu;

/** How many words what is given is off the word that says so, at the most. */
const NEAR = 8;

const isFlower = ({ negated, meanings }: Piece): boolean =>
  !negated &&
  meanings.some(({ thing, land, held }) => (thing === 'flower' && !land) || held === 'plant');

/** Whether a word says nothing but a colour, or that flowers are in a bunch. */
const tellsFlowers = ({ meanings }: Piece): boolean =>
  meanings.length > 0 &&
  meanings.every(({ colour, bunched }) => colour !== undefined || bunched === true);

const isHanded = (one: string | undefined): one is Handed =>
  (HANDED as readonly (string | undefined)[]).includes(one);

/** What of a dish is in hands. */
const PIECES: Partial<Readonly<Record<Thing, Handed>>> = {
  burger: 'sandwich',
  pizza: 'pizzaslice',
  cake: 'cakeslice',
};

/** What a word names that one can hand to another; coffee is in a cup, and a ball is a dog's as well. */
export function handedBy({ negated, meanings }: Piece): Handed | undefined {
  if (negated || meanings.some(({ land, ifNone }) => land !== undefined && ifNone !== true))
    return undefined;
  return meanings.flatMap((one): readonly Handed[] => {
    if (one.handed !== undefined) return [one.handed];
    if (one.trait === 'latte') return ['cup'];
    const whole = one.thing === undefined ? undefined : PIECES[one.thing];
    return [whole, one.held, one.thing, one.sky, one.treat].filter(isHanded).slice(0, 1);
  })[0];
}

/** Whether the word there says that somebody gives something, who is named just before it where it might say something else. */
function saysGiving(pieces: Pieces, at: number): boolean {
  const { text = '', meanings = [] } = pieces[at] ?? {};
  // "une femme donne", where Italian says women.
  const isFrench = /^donne$/iu.test(text) && ARTICLE.test(pieces[at + 1]?.text ?? '');
  if (!GIVES.test(text)) return false;
  if ([at - 1, at + 1].some((n) => THERE_IS.test(pieces[n]?.text ?? ''))) return false;
  if (!isFrench && meanings.some(({ trait }) => trait !== 'handing')) return false;
  if (!ALSO_ELSE.test(text)) return true;
  const before = pieces[at - 1];
  const isTold = before !== undefined && (namesPerson(before) || TO_WHOM.test(before.text));
  return isTold && ARTICLE.test(pieces[at + 1]?.text ?? '');
}

/** Scripts without spaces or with endings, where an unknown word before what is given is a verb of its own ("cuts an apple for"). */
const NO_ADJECTIVES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

const isUnknown = ({ meanings, role }: Piece): boolean => meanings.length === 0 && role === null;

/** Whether a word only tells what somebody or something is like, or that it is bought before it is given. */
const isSlight = ({ meanings, role }: Piece): boolean =>
  (meanings.length === 0 && (role === 'other' || role === 'and')) ||
  (meanings.length > 0 &&
    meanings.every(
      ({ thing, colour, size, aged, count, bunched, trait }) =>
        thing === undefined &&
        ((colour ?? size ?? aged ?? count ?? bunched) !== undefined ||
          trait === 'old' ||
          trait === 'buying'),
    ));

/** Whether what is given is that very thing, where nothing else is named, done or told between ("gives a lesson to students with books"). */
function isGiven(pieces: Pieces, gives: number, what: number): boolean {
  const [first, last] = [Math.min(gives, what), Math.max(gives, what)];
  const isTold = (at: number): boolean => {
    const piece = pieces[at];
    if (piece === undefined || piece.afterStop) return false;
    if (namesPerson(piece) || isSlight(piece)) return true;
    const next = pieces.findIndex((one, n) => n > at && !isSlight(one) && !isUnknown(one));
    if (piece.role === 'with') return next < last && namesPerson(pieces[next] ?? piece);
    const isNext = next === last || namesPerson(pieces[next] ?? piece);
    return isUnknown(piece) && !NO_ADJECTIVES.test(piece.text) && isNext && what > gives;
  };
  for (let at = first + 1; at < last; at++) if (!isTold(at)) return false;
  // "A boy with a ball gives his mother a kiss."
  return (
    pieces[last]?.afterStop !== true &&
    (what > gives || !pieces.slice(gives + 1).some((one) => namesPerson(one)))
  );
}

/** Where what is given stands and where it is said that it is; null: nothing is given by one of two people. */
function given(
  pieces: Pieces,
  is: (piece: Piece) => boolean,
  isLinked: (gives: number, what: number) => boolean,
): readonly [number, number] | null {
  for (const [what, piece] of pieces.entries()) {
    if (!is(piece)) continue;
    const gives = pieces.findIndex(
      (_, at) => Math.abs(at - what) <= NEAR && saysGiving(pieces, at) && isLinked(at, what),
    );
    const others = pieces.filter((one, at) => at !== gives && namesPerson(one));
    if (gives >= 0 && others.length >= 2) return [what, gives];
  }
  return null;
}

/** The words of a prompt; flowers that one is said to give another, wherever the other is named ("gives his wife a bunch of roses"), are in their hands and grow nowhere. */
function flowers(pieces: Pieces): Pieces {
  const found = given(pieces, isFlower, () => true);
  if (found === null) return pieces;
  const [what, gives] = found;
  return pieces.map((piece, at) => {
    if (at === gives) return { ...piece, role: null, meanings: [{ trait: 'flowerhanding' }] };
    const isOfThem = at < what && at > gives && tellsFlowers(piece);
    return at === what || isOfThem ? { ...piece, role: 'other', meanings: [] } : piece;
  });
}

const waits = ({ meanings }: Piece): boolean => meanings.some(({ trait }) => trait === 'waiter');

/** The same of what else one hands to another, who is somebody else: "gives his daughter a balloon"; a waiter has a tray for it. */
function things(pieces: Pieces): Pieces {
  if (pieces.some(waits)) return pieces;
  const found = given(
    pieces,
    (piece) => !namesPerson(piece) && handedBy(piece) !== undefined,
    (gives, what) => isGiven(pieces, gives, what),
  );
  if (found === null) return pieces;
  const [what, gives] = found;
  const people = pieces.flatMap((one, at) => (at !== gives && namesPerson(one) ? [at] : []));
  return pieces.map((piece, at): Piece => {
    if (at === gives) return { ...piece, role: null, meanings: [{ trait: 'handing' }] };
    const handed = handedBy(piece);
    if (at === what && handed !== undefined) return { ...piece, meanings: [{ handed }] };
    return at === people[1] ? { ...piece, meanings: piece.meanings.map(asElse) } : piece;
  });
}

const asElse = (one: Meaning): Meaning => (one.thing === 'person' ? { ...one, isElse: true } : one);

/** The words of a prompt; what one is said to give another is in their hands, and nowhere else. */
export const gifts = (pieces: Pieces): Pieces => {
  const read = flowers(pieces);
  return read === pieces ? things(pieces) : read;
};
