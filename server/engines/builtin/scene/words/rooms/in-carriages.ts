import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** What carries people, who are seen within where it is said to be full: in which room. */
const CARRIAGES: Partial<Readonly<Record<Thing, Land>>> = {
  train: 'metro',
  tram: 'tramcabin',
  bus: 'buscabin',
};

const carriageOf = ({ meanings, negated }: Piece): Land | undefined =>
  negated
    ? undefined
    : meanings.map(({ thing }) => thing && CARRIAGES[thing]).find((land) => land !== undefined);

const RIDDEN: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(Object.values(CARRIAGES));

const has = ({ negated, meanings }: Piece, test: (meaning: Meaning) => boolean): boolean =>
  !negated && meanings.some(test);

const saysFull = (piece: Piece): boolean => has(piece, ({ crowded }) => crowded === 'busy');

/** Whether somebody is named, or the others are. */
const saysSomebody = (piece: Piece): boolean =>
  has(piece, ({ thing, others }) => thing === 'person' || others === true);

/** Whether a word means passengers of whom no more is said. */
const saysPassengers = (piece: Piece): boolean =>
  has(piece, ({ others }) => others === true) ||
  (piece.plural && has(piece, ({ thing, trait }) => thing === 'person' && trait === undefined));

/**
 * The words of a prompt: a full train, tram or bus with somebody is a carriage from within, and the phones that the
 * others look at are of these, not of who is named first.
 */
export function inCarriages(pieces: Pieces): Pieces {
  const carriage = pieces.findIndex((piece) => carriageOf(piece) !== undefined);
  const room = pieces[carriage] && carriageOf(pieces[carriage]);
  const isFull =
    room !== undefined &&
    [-1, 1].some(
      (step) => pieces[carriage + step] !== undefined && saysFull(pieces[carriage + step] as Piece),
    ) &&
    pieces.some(saysSomebody);
  const within = isFull
    ? pieces.map(
        (piece, at): Piece =>
          at === carriage ? { ...piece, meanings: [{ land: room as Land }] } : piece,
      )
    : pieces;
  if (!within.some((piece) => has(piece, ({ land }) => RIDDEN.has(land)))) return pieces;
  const others = within.findIndex(saysPassengers);
  const phone = within.findIndex(
    (piece, at) => at > others && has(piece, ({ held }) => held === 'phone'),
  );
  if (others < 0 || phone < 0) return within;
  return within.map((piece, at) => {
    const isGaze = at > others && at < phone && has(piece, ({ trait }) => trait === 'watching');
    return at === phone || isGaze ? { ...piece, meanings: [{ crowded: 'busy' }] } : piece;
  });
}
