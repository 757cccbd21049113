import { INDOORS } from '../../world/room/plan-room.ts';
import { PETS } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** The window of one shop: whole fronts and rows of windows are only what a street has. */
const WINDOW =
  /window$|橱窗|ウィンドウ|窓|쇼윈도|진열창|vitrine$|schaufenster|fenster$|escaparate$|vitrina |витрин[аеу]|montra$|vetrina|vitrini?$|واجهة متجر/iu;

const has = ({ negated, meanings }: Piece, test: (meaning: Meaning) => boolean): boolean =>
  !negated && meanings.some(test);

/** The words of a prompt: the cat in a baker's window, or in that of a shop of which no more is said, lies among the bread there, seen from the street. */
export function inShopWindows(pieces: Pieces): Pieces {
  const front = pieces.findIndex(
    (piece) =>
      WINDOW.test(piece.text) &&
      has(piece, ({ pane: is, land }) => is === true && land === 'street'),
  );
  const baker = pieces.findIndex((piece) => has(piece, ({ land }) => land === 'bakery'));
  const isOther = pieces.some((piece) =>
    has(piece, ({ land }) => land !== undefined && land !== 'street' && INDOORS.includes(land)),
  );
  const shop = baker >= 0 || isOther ? baker : front;
  const pane = pieces.findIndex((piece) =>
    has(piece, ({ pane: is, seat }) => is === true || seat === 'windowsill'),
  );
  const isPet = ({ thing }: Meaning) => thing !== undefined && PETS.has(thing);
  const isThere =
    shop >= 0 &&
    pane >= 0 &&
    pieces.some((piece) => has(piece, isPet)) &&
    !pieces.some((piece) => has(piece, isPerson));
  if (!isThere) return pieces;
  if (shop === front)
    return pieces.map((piece, at) =>
      at === front
        ? { ...piece, meanings: [{ land: 'street' }, { stand: 'bakerywindow' }], plural: false }
        : piece,
    );
  return pieces.map((piece, at) =>
    at === shop
      ? { ...piece, meanings: [{ land: 'street' }] }
      : at === pane
        ? { ...piece, meanings: [{ stand: 'bakerywindow' }], plural: false }
        : piece,
  );
}
