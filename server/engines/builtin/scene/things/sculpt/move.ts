import { carriedLook, type Look } from './look.ts';
import { carry, grow, mirror, type Solid } from './solid.ts';
import { type Rotation, UNTURNED, type Vector } from './vector.ts';

/** How pieces are moved: made so many times as large, turned around the origin, and put there. */
export interface Move {
  readonly size?: number;
  readonly by?: Rotation;
  readonly to?: Vector;
}

/** Pieces moved together, their looks with them; those that had one look still have one, so that it is painted once. */
export function moved(
  pieces: readonly Solid[],
  { size = 1, by = UNTURNED, to = [0, 0, 0] }: Move,
): Solid[] {
  const looks = new Map<Look, Look>();
  return pieces.map((piece) => {
    const whole = carry(grow(piece, size), by, to);
    const look = looks.get(piece.look) ?? whole.look;
    looks.set(piece.look, look);
    return { ...whole, look };
  });
}

/** The same model on the other side of the plane through right and up, what is painted on it too. */
export function mirrored(pieces: readonly Solid[]): Solid[] {
  const looks = new Map<Look, Look>();
  return pieces.map((piece) => {
    const look = looks.get(piece.look) ?? mirroredLook(piece.look);
    looks.set(piece.look, look);
    return { ...mirror(piece), look };
  });
}

const mirroredLook = (look: Look): Look =>
  carriedLook(look, { back: (x, y, z) => [x, y, -z], normal: ([x, y, z]) => [x, y, -z] });
