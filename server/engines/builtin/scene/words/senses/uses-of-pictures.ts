import { INDOORS } from '../../world/room/plan-room.ts';
import type { Land } from '../land.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isStreet, isTrade } from '../towns/shop-fronts.ts';
import {
  FOR_BEFORE,
  FOR_BEHIND,
  FOR_WITHIN,
  HUNG_BEFORE,
  HUNG_BEHIND,
  OPENING,
  STOPS,
  WALL_BEHIND,
} from './use-words.ts';

/** Rooms in which people hang pictures, who name them so beside what is to be seen on these. */
const HUNG_IN: ReadonlySet<Land> = new Set<Land>([
  ...(['room', 'bedroom', 'kidsroom', 'nursery', 'kitchen', 'bathroom', 'diningroom'] as const),
  ...(['hospital', 'waitingroom', 'office', 'openoffice', 'meetingroom', 'classroom'] as const),
]);

/** Where the words begin and end that say what the picture is for, in UTF-16 code units, and whether they can say nothing else. */
interface Use {
  readonly start: number;
  readonly end: number;
  readonly isSure: boolean;
}

/**
 * The words of a prompt: what its picture is for ("for the living room wall", "适合挂在客厅") is no place in it, nor is whose
 * that is in it, and nothing has to be told of it. A room stays one for which something in it is ("a table for the living room").
 */
export function withoutUses(text: string, pieces: Pieces): Pieces {
  const uses = pieces.flatMap((piece) => {
    const land = roomOf(piece);
    const use = land === undefined ? null : useAround(text, piece);
    if (land === undefined || use === null || isAddressed(text, pieces, piece)) return [];
    return use.isSure || (HUNG_IN.has(land) && isElsewhere(pieces, use)) ? [use] : [];
  });
  if (uses.length === 0) return pieces;
  return pieces.map((piece) =>
    uses.some((use) => isOf(piece, use))
      ? { ...piece, role: null, plural: false, meanings: [{ praise: true }] }
      : piece,
  );
}

const roomOf = ({ meanings, negated }: Piece): Land | undefined =>
  negated
    ? undefined
    : meanings.map(({ land }) => land).find((land) => land !== undefined && INDOORS.includes(land));

/** Whether a street or a corner is named in one part of a sentence with a shop: that is what a poster for it shows. */
function isAddressed(text: string, pieces: Pieces, shop: Piece): boolean {
  if (!shop.meanings.some(isTrade)) return false;
  const { from, to } = partAround(text, shop.start, shop.end);
  return pieces.some((piece) => piece.start >= from && piece.end <= to && isStreet(piece));
}

/** Whether a word is one of those of a use, or runs into them. */
const isOf = ({ start, end }: Piece, use: Use): boolean => start < use.end && end > use.start;

/** Whether words apart from those of a use name a place in the open. */
const isElsewhere = (pieces: Pieces, use: Use): boolean =>
  pieces.some(
    (piece) =>
      !isOf(piece, use) &&
      !piece.negated &&
      piece.meanings.some(
        ({ land, scenery }) =>
          scenery !== undefined || (land !== undefined && !INDOORS.includes(land)),
      ),
  );

/** What the words around a room's name say of the picture's use; null: nothing. */
function useAround(text: string, { start, end, text: name }: Piece): Use | null {
  const { from, to } = partAround(text, start, end);
  const before = text.slice(from, start);
  const behind = text.slice(end, to);
  const hungBefore = foundBy(HUNG_BEFORE, before);
  const forBefore = foundBy(FOR_BEFORE, before);
  const wall = WALL_BEHIND.exec(behind);
  const hungBehind = foundBy(HUNG_BEHIND, behind) ?? (forBefore === null ? null : wall);
  const first = hungBefore ?? forBefore;
  const last = hungBehind ?? foundBy(FOR_BEHIND, behind) ?? (hungBefore === null ? null : wall);
  if (first === null && last === null && !FOR_WITHIN.some((one) => one.test(name))) return null;
  const opens = first?.index ?? before.length;
  const closes = last?.[0].length ?? 0;
  return {
    start: from + opens,
    end: end + closes,
    isSure:
      hungBefore !== null ||
      hungBehind !== null ||
      (OPENING.test(before.slice(0, opens)) && behind.slice(closes).trim() === ''),
  };
}

/** The part of a sentence that some letters of a text are in, without what ends it. */
function partAround(text: string, start: number, end: number) {
  const stops = [...text.matchAll(STOPS)].map(({ index }) => index);
  return {
    from: (stops.findLast((at) => at < start) ?? -1) + 1,
    to: stops.find((at) => at >= end) ?? text.length,
  };
}

const foundBy = (patterns: readonly RegExp[], words: string): RegExpExecArray | null =>
  patterns.map((one) => one.exec(words)).find((found) => found !== null) ?? null;
