import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Where cars are and horses are not. */
const OF_CARS: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['garage', 'street', 'city', 'parkinggarage'] as const),
]);

/** Whether a word is said of cars: who mends or drives them, roads, how old one is. */
const isOfCars = ({ trait, land, drives, path, aged }: Meaning): boolean =>
  trait === 'repairing' || drives === true || path === 'road' || aged === true || OF_CARS.has(land);

/** Whether no horse has that colour: it is as vivid as paint. */
const isPaint = (colour: readonly [number, number, number]): boolean =>
  Math.max(...colour) - Math.min(...colour) > 0.4;

/** Whether a word right beside it says how it is painted. */
const isPainted = (pieces: Pieces, at: number): boolean =>
  pieces
    .slice(Math.max(0, at - 2), at + 2)
    .some(({ meanings }) => meanings.some(({ colour }) => colour !== undefined && isPaint(colour)));

const isHorse = ({ thing }: Meaning): boolean => thing === 'horse';
const isCar = ({ thing }: Meaning): boolean => thing === 'car';

/** The words of a prompt; one that names a horse and a car alike, a mustang, is the car where anything else is said of cars, else the horse. */
export function mustangs(pieces: Pieces): Pieces {
  const isBoth = ({ meanings }: Piece) => meanings.some(isHorse) && meanings.some(isCar);
  if (!pieces.some(isBoth)) return pieces;
  const isMeant =
    says(pieces, isOfCars) || pieces.some((piece, at) => isBoth(piece) && isPainted(pieces, at))
      ? isCar
      : isHorse;
  return pieces.map((piece) =>
    isBoth(piece) ? { ...piece, meanings: piece.meanings.filter(isMeant) } : piece,
  );
}
