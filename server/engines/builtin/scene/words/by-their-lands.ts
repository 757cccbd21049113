import type { Piece } from '../../words/reader.ts';
import type { Land } from './land.ts';
import type { Meaning } from './meaning.ts';

type Pieces = readonly Piece<Meaning>[];

const has = (pieces: Pieces, test: (meaning: Meaning) => boolean): boolean =>
  pieces.some(({ meanings, negated }) => !negated && meanings.some(test));

/** Words for what else keeps off the rain that mean a sunshade. */
const SUNSHADE = /^(parasol|sombrill|sombrinh)/iu;

/** Where people lie in the sun. */
const SUNNY: ReadonlySet<Land | undefined> = new Set<Land>(['beach', 'pool']);

/** Woods in which a market can be held. */
const WOODS: ReadonlySet<Land | undefined> = new Set<Land>(['forest', 'woods']);

/** Umbrellas on a beach, where it does not rain, are sunshades: all that are several or are called so. */
function onBeaches(pieces: Pieces): Pieces {
  const isSunny =
    has(pieces, ({ land }) => SUNNY.has(land)) &&
    !has(pieces, ({ weather }) => weather === 'rain' || weather === 'storm');
  if (!isSunny) return pieces;
  return pieces.map((piece) =>
    piece.plural || SUNSHADE.test(piece.text)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.thing === 'umbrella' ? { ...one, thing: 'parasol' as const } : one,
          ),
        }
      : piece,
  );
}

/** A market that is named with a wood is held in that, and in no street: stalls under strings of lights. */
function inWoods(pieces: Pieces): Pieces {
  const isMarket = ({ land, thing }: Meaning) => land === 'street' && thing === 'stall';
  const isWood = has(pieces, ({ land, ifNone }) => ifNone !== true && WOODS.has(land));
  if (!isWood || !has(pieces, isMarket)) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isMarket)
      ? {
          ...piece,
          meanings: [
            {
              ...{ thing: 'stall', count: 3, also: ['fairylights', 'paperlantern'] },
              ...(has([piece], ({ time }) => time === 'night') && { time: 'night' }),
            } satisfies Meaning,
          ],
        }
      : piece,
  );
}

/** The words of a prompt, with what the land that is named makes of others: umbrellas on a beach, a market in a wood. */
export const byTheirLands = (pieces: Pieces): Pieces => inWoods(onBeaches(pieces));
