import { INDOORS } from '../../world/room/plan-room.ts';
import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** What has windows of stained glass. */
const WITH_WINDOWS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'church',
  'temple',
  'mosque',
  'castle',
]);

/** What has floors and walls of mosaic. */
const WITH_MOSAICS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(WITH_WINDOWS as ReadonlySet<Thing>),
  'villa',
  'house',
  'ruin',
]);

/**
 * The pieces of a prompt with what is said of its medium: black and white beside a thing is the thing's colours,
 * elsewhere a photograph; stained glass that is named after a building, or with a room or a church from within, is in its windows,
 * mosaic that is named after a building or a room in one breath on its floor. Who is in a cinema is in no film.
 */
export function readMedia(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (piece.meanings.some(({ motley }) => motley === true))
      return {
        ...piece,
        meanings: [isOfThing(pieces, at) ? COLOUR_OF(piece) : { medium: 'mono' as const }],
      };
    if (isCinema(piece) && (pieces[at - 1]?.role === 'with' || LOCATIVE.test(piece.text)))
      return { ...piece, meanings: piece.meanings.filter(({ style }) => style !== 'movie') };
    const isGlass = piece.meanings.some(({ medium }) => medium === 'glass');
    if (isGlass && isInChurch(pieces)) return { ...piece, meanings: [{ land: 'nave' as const }] };
    if (isGlass && isInWindows(pieces, at))
      return { ...piece, meanings: piece.meanings.filter(({ medium }) => medium !== 'glass') };
    const isMosaic = piece.meanings.some(({ medium }) => medium === 'mosaic');
    if (isMosaic && !piece.afterStop && isOnFloor(pieces, at))
      return { ...piece, meanings: piece.meanings.filter(({ medium }) => medium !== 'mosaic') };
    return piece;
  });
}

/** Whether a word names a cinema, and what films look like too. */
const isCinema = ({ meanings }: Piece): boolean =>
  meanings.some(({ land }) => land === 'cinema') && meanings.some(({ style }) => style === 'movie');

/** How a Turkish word ends that says where somebody is. */
const LOCATIVE = /[dt][ae]$/u;

/** Whether a building, or a place that is none of nature's, is named before a word. */
const isOnFloor = (pieces: Pieces, at: number): boolean =>
  pieces
    .slice(0, at)
    .flatMap(({ meanings }) => meanings)
    .some(
      ({ thing, land }) =>
        WITH_MOSAICS.has(thing) || (land !== undefined && INDOORS.includes(land)),
    );

const COLOUR_OF = ({ meanings }: Piece): Meaning => {
  const colour = meanings.find((one) => one.colour !== undefined)?.colour;
  return colour === undefined ? {} : { colour };
};

/** What joins a colour to its thing in Chinese and Japanese. */
const JOINS = /^[的の]$/u;

/** Whether a word stands beside an animal or a thing, with no stop or other word between. */
function isOfThing(pieces: Pieces, at: number): boolean {
  const isThing = (piece: Piece | undefined) =>
    piece?.meanings.some(
      ({ thing, composition }) =>
        thing !== undefined && thing !== 'person' && composition === undefined,
    ) ?? false;
  const next = pieces[at + 1];
  const after = JOINS.test(next?.text ?? '') ? pieces[at + 2] : next;
  return (
    (isThing(after) && after?.afterStop === false) ||
    (isThing(pieces[at - 1]) && pieces[at]?.afterStop === false)
  );
}

/** Whether the picture is of a church from within, whose windows are of stained glass anyway. */
const isInChurch = (pieces: Pieces): boolean =>
  pieces.some(({ meanings }) => meanings.some(({ land }) => land === 'nave'));

function isInWindows(pieces: Pieces, at: number): boolean {
  const before = pieces.slice(0, at).flatMap(({ meanings }) => meanings);
  const all = pieces.flatMap(({ meanings }) => meanings);
  return (
    before.some(({ thing }) => WITH_WINDOWS.has(thing)) ||
    (all.some(({ land }) => land === 'room') && before.length > 0)
  );
}
