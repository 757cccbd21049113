import type { Held } from '../held.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Animals that somebody can have on the shoulder. */
const PERCHERS: Partial<Readonly<Record<Thing, Held>>> = {
  parrot: 'parrot',
  owl: 'owl',
  cat: 'cat',
};

/** How light the feathers of a bird are at the most that is a crow or a raven. */
const BLACK = 0.2;

const isRaven = ({ sky, hue }: Meaning): boolean =>
  sky === 'birds' && hue !== undefined && hue[0] < BLACK;

const percherOf = ({ meanings, negated }: Piece): Held | undefined =>
  negated
    ? undefined
    : meanings
        .map((one) => (isRaven(one) ? 'raven' : one.thing && PERCHERS[one.thing]))
        .find((one) => one !== undefined);

/** The words of a prompt; a bird or a cat on somebody's shoulder is what that one has there, and a pirate has a parrot there anyway. */
export function onShoulders(pieces: Pieces): Pieces {
  const bird = pieces.findIndex((piece) => percherOf(piece) !== undefined);
  const held = pieces[bird] && percherOf(pieces[bird]);
  const people = pieces.filter(
    ({ negated, meanings }) => !negated && meanings.some(({ thing }) => thing === 'person'),
  );
  if (held === undefined || people.length !== 1) return pieces;
  const isSaid = says(pieces, ({ pairing }) => pairing === 'shoulders');
  const isPirates = held === 'parrot' && says(pieces, ({ trait }) => trait === 'pirate');
  if (!isSaid && !isPirates) return pieces;
  return pieces.map((piece, at) => {
    if (at === bird) return { ...piece, meanings: [{ held }] };
    return piece.meanings.some(({ pairing }) => pairing === 'shoulders')
      ? { ...piece, meanings: [{ size: 1 }] }
      : piece;
  });
}
