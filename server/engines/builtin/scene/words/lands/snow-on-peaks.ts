import type { Land } from '../land.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Lands that mountains are seen behind, and that lie lower than their snow. */
const LOWER: ReadonlySet<Land> = new Set<Land>([
  'field',
  'plain',
  'lake',
  'river',
  'terraces',
  'sea',
  'beach',
  'island',
  'desert',
  // An alpine meadow is one.
  'mountain',
]);

const isMountain = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ land }) => land === 'mountain' || land === 'summit') ?? false;

const isSnow = ({ meanings }: Piece): boolean =>
  meanings.some(({ snowy, ground }) => snowy === true && ground === true);

const saysWinter = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ season, snowy, weather }) =>
      season === 'winter' || snowy === true || weather === 'snowfall' || weather === 'storm',
  );

/** Whether a piece says what lies before the mountains, or that it is no winter there. */
const isBelow = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ land, settled, season, ifNone }) =>
      (land !== undefined && LOWER.has(land) && settled === undefined && ifNone !== true) ||
      season !== undefined,
  );

/** The mountains whose snow the piece there names: right behind or before it, but for a particle between them. */
function peaksBeside(pieces: Pieces, at: number): Piece | undefined {
  const isLink = (one: Piece | undefined) =>
    one !== undefined && one.meanings.length === 0 && one.role !== 'and';
  const after = pieces[isLink(pieces[at + 1]) ? at + 2 : at + 1];
  if (after?.afterStop === false && isMountain(after)) return after;
  const before = pieces[isLink(pieces[at - 1]) ? at - 2 : at - 1];
  return pieces[at]?.afterStop === false && isMountain(before) ? before : undefined;
}

/** The words of a prompt: the snow of mountains behind another land lies on their peaks alone ("a lake before snowy mountains"). */
export function snowOnPeaks(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    if (!isSnow(piece) || piece.negated) return piece;
    const peaks = peaksBeside(pieces, at);
    const others = pieces.filter((one) => one !== piece && one !== peaks);
    if (peaks === undefined || !others.some(isBelow) || others.some(saysWinter)) return piece;
    return {
      ...piece,
      meanings: piece.meanings.map(({ snowy: _, ...rest }) => ({
        ...rest,
        snowcaps: true as const,
      })),
    };
  });
}
