import { WITH } from '../dress/holding.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Whether an animal is only along with somebody, or stands beside what is named. */
export const isAlong = (pieces: Pieces, at: number): boolean =>
  [at - 1, at - 2].some((before) => WITH.has(pieces[before]?.text.toLowerCase() ?? '')) ||
  /^(ile|के साथ|साथ)$/u.test(pieces[at + 1]?.text.toLowerCase() ?? '') ||
  isDescribedAlong(pieces, at);

/** How many words may describe an animal that is along. */
const DESCRIBED = 4;

/** The same where more words describe the animal, of which nothing is told behind it ("a knitting corner with a sleepy ginger cat"). */
function isDescribedAlong(pieces: Pieces, at: number): boolean {
  const behind = pieces.slice(at + 1, at + 3);
  const stop = behind.findIndex(({ afterStop, role }) => afterStop || role === 'and');
  if (says(stop < 0 ? behind : behind.slice(0, stop), ({ trait }) => trait !== undefined))
    return false;
  for (let back = 1; back <= DESCRIBED; back++) {
    const piece = pieces[at - back];
    if (piece === undefined || pieces[at - back + 1]?.afterStop === true) return false;
    if (WITH.has(piece.text.toLowerCase())) return true;
    if (piece.meanings.some(({ thing, land, trait }) => (thing ?? land ?? trait) !== undefined))
      return false;
  }
  return false;
}

/** The words of a prompt where one animal is called by the word for a whole band ("un perro mariachi"): it plays alone. */
export const withoutBand = (
  pieces: Pieces,
  trades: ReadonlySet<number>,
  animals: ReadonlySet<number>,
): Pieces =>
  [...animals].some((at) => pieces[at]?.plural === true)
    ? pieces
    : pieces.map((piece, at) =>
        trades.has(at)
          ? {
              ...piece,
              meanings: piece.meanings.map((one): Meaning => {
                const { count: _count, ...alone } = one;
                return one.trait === 'musician' ? alone : one;
              }),
            }
          : piece,
      );
