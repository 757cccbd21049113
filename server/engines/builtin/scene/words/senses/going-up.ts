import type { Pieces } from '../pieces.ts';

/** Korean "goes up", which is done on stairs, a stage or a lift too. */
const GOES_UP = /^올라(?:가|간다)/u;
/** Walls of rock. */
const ROCK = /^(?:암벽|절벽|바위|벼랑)/u;

/** The words of a prompt; who goes up in Korean climbs where it is a mountain, a rock or, somebody, a tree: "산을 올라가는 남자", not "계단을 올라가는 남자". */
export const goingUp = (pieces: Pieces): Pieces => {
  const hasPerson = pieces.some(({ meanings }) => meanings.some(({ thing }) => thing === 'person'));
  return pieces.map((piece, at) => {
    if (!GOES_UP.test(piece.text)) return piece;
    const on = pieces[at - 1];
    const isSteep =
      on !== undefined &&
      (ROCK.test(on.text) ||
        on.meanings.some(
          ({ land, thing }) => land === 'mountain' || (thing === 'tree' && hasPerson),
        ));
    return isSteep ? piece : { ...piece, meanings: [] };
  });
};
