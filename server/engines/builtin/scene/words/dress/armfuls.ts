import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { WITH } from './holding.ts';

/** How many words flowers are off the word that says that they are held, at the most. */
const NEAR = 6;

/** The German word for carrying, which is also that for wearing. */
const CARRIES = /^tr(?:ägt|agen|agend)$/iu;

/** Words for as many as arms hold. */
const ARMFUL =
  /^(?:armfuls?|brassée|armvoll|brazada|braçada|bracciata|охапк\p{L}*|kucak|一抱|满怀|한아름)$/iu;

const isFlower = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ thing, land }) => thing === 'flower' && land === undefined);

const isHolding = ({ text, meanings }: Piece): boolean =>
  CARRIES.test(text) || meanings.some(({ holding }) => holding === true);

/** Whether a word only tells how many flowers there are, of which colour, or that they are a bunch. */
const tellsFlowers = ({ text, meanings }: Piece): boolean =>
  ARMFUL.test(text) ||
  meanings.every(({ colour, count, size, bunched }) =>
    [colour, count, size, bunched].some((one) => one !== undefined),
  );

/** Where the flowers are that a word says are held: right behind it or before it, beyond words that tell of them; −1: none. */
function heldAt(pieces: Pieces, at: number): number {
  for (const step of [1, -1])
    for (let n = 1; n <= NEAR; n++) {
      const piece = pieces[at + step * n];
      const later = step > 0 ? piece : pieces[at + step * n + 1];
      if (piece === undefined || later?.afterStop === true) break;
      if (isFlower(piece)) return at + step * n;
      if (!tellsFlowers(piece)) break;
    }
  return -1;
}

/** Words for flowers that are tied to be carried. */
const BOUQUET =
  /bouquet|stra(?:u|eu)(?:ß|ss)|sträu(?:ß|ss)|^ramos?$|ramo de flores|mazz[oi]|букет|buqu[êe]|buket|花束|捧花|ブーケ|꽃다발|부케|باق|गुलदस्त/iu;

const isBouquet = ({ text, negated, meanings }: Piece): boolean =>
  !negated &&
  (meanings.some(({ bunched }) => bunched === true) ||
    (BOUQUET.test(text) && meanings.some(({ thing }) => thing === 'vase')));

/** Whether somebody has it: a word for holding is right behind it or before it, beyond what tells of it, or they are named before it and "with" joins it to them; none on a table is anybody's. */
function hasBouquet(pieces: Pieces, at: number): boolean {
  const behind = pieces.slice(at + 1, at + 1 + NEAR);
  if (behind.some(({ afterStop, meanings }) => !afterStop && meanings.some(({ seat }) => seat)))
    return false;
  const next = behind.find(({ role }) => role !== 'other');
  if (next !== undefined && !next.afterStop && isHolding(next)) return true;
  const from = pieces
    .slice(0, at)
    .findLastIndex((one) => one.role !== 'other' && !tellsFlowers({ ...one, text: '' }));
  const word = pieces[from];
  if (word !== undefined && isHolding(word)) return true;
  const isPersonBefore = pieces
    .slice(0, at)
    .some(({ meanings }) => meanings.some(({ thing }) => thing === 'person'));
  const isJoined = pieces
    .slice(Math.max(0, from), at)
    .some(({ text }) => WITH.has(text.toLowerCase()));
  return isPersonBefore && isJoined;
}

/** The words of a prompt; a bouquet that somebody has is in their arms, whatever flowers it is of. */
function bouquets(pieces: Pieces): Pieces {
  const at = pieces.findIndex((piece, n) => isBouquet(piece) && hasBouquet(pieces, n));
  if (at < 0) return pieces;
  return pieces.map((piece, n): Piece => {
    if (n === at)
      return { ...piece, meanings: [{ held: 'flowers', holding: true }], plural: false };
    const isOfIt = n > at && n <= at + BLOOMS_BEHIND && isFlower(piece) && !piece.afterStop;
    return isOfIt ? { ...piece, role: 'other', meanings: [{ size: 1 }] } : piece;
  });
}

/** How many words behind a bouquet its flowers may be named ("of red roses"). */
const BLOOMS_BEHIND = 3;

/** The words of a prompt; flowers that somebody is said to hold or carry are in their arms, and neither in a vase nor in a bed. */
export function armfuls(all: Pieces): Pieces {
  if (!says(all, ({ thing }) => thing === 'person')) return all;
  const pieces = bouquets(all);
  const at = pieces.findIndex((piece, n) => isHolding(piece) && heldAt(pieces, n) >= 0);
  if (at < 0) return pieces;
  const flowers = heldAt(pieces, at);
  const [from, to] = [Math.min(at, flowers), Math.max(at, flowers)];
  return pieces.map((piece, n): Piece => {
    if (n === at) return { ...piece, role: null, meanings: [{ holding: true }] };
    if (n === flowers) {
      const isSun = piece.meanings.some(({ bloom }) => bloom === 'sunflower');
      return { ...piece, meanings: [{ held: isSun ? 'sunflowers' : 'flowers' }] };
    }
    const isOfThem =
      n > from &&
      n < to &&
      (ARMFUL.test(piece.text) || piece.meanings.some(({ bunched }) => bunched === true));
    return isOfThem ? { ...piece, role: 'other', meanings: [{ size: 1 }] } : piece;
  });
}
