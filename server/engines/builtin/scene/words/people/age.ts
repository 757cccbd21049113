import type { Colour, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** What is built of wood, and the grey that its boards become with age. */
const WOODEN: ReadonlySet<Thing | undefined> = new Set<Thing>(['barn', 'windmill', 'rowboat']);
const WEATHERED: Colour = [0.47, 0.44, 0.4];

/** How many words may stand between what is said of somebody's age and who that is ("an old street musician"). */
const NEAR = 2;

/** The words of a prompt; who is called old is old, and what else is called so is no more than that. */
export function readAge(pieces: Pieces): Pieces {
  const said = pieces.flatMap((piece, at) => (isAged(piece) && !piece.negated ? [at] : []));
  const old = new Set(said.map((at) => whoIs(pieces, at)));
  return pieces.map((piece, at) => {
    if (isAged(piece)) {
      const rest = piece.meanings.filter(({ aged }) => aged !== true);
      // It is understood of somebody, of what is of wood, and of a street, and of nothing else.
      const who = whoIs(pieces, at);
      const said: readonly Meaning[] = who === null ? oldPlace(pieces, at) : [{ size: 1 }];
      return { ...piece, meanings: [...rest, ...said] };
    }
    if (!old.has(at)) return piece;
    return { ...piece, meanings: [...piece.meanings, { thing: 'person', trait: 'old' }] };
  });
}

/** What it says of what is called old there: boards are grey, and a street is one of an old town's lanes. */
function oldPlace(pieces: Pieces, at: number): readonly Meaning[] {
  const behind = pieces.slice(at + 1, at + 1 + NEAR);
  const next = behind.find(namesSomething) ?? pieces[at - 1];
  const between = behind.slice(0, Math.max(0, behind.findIndex(namesSomething)));
  if (next === undefined || next.negated || [...between, next].some(({ role }) => role === 'and'))
    return [];
  const isColoured = pieces.some(({ meanings }) => meanings.some(({ colour }) => colour));
  if (next.meanings.some(({ thing }) => WOODEN.has(thing)))
    return isColoured ? [] : [{ colour: WEATHERED }];
  const isPlainStreet = next.meanings.every(
    (one) => one.land === 'street' && Object.keys(one).length === 1,
  );
  return isPlainStreet && next.meanings.length > 0 ? [{ alley: true }] : [];
}

const isAged = ({ meanings }: Piece): boolean => meanings.some(({ aged }) => aged === true);

const isPerson = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'person') ?? false;

const namesSomething = (piece: Piece): boolean =>
  piece.meanings.some(({ thing, land }) => thing !== undefined || land !== undefined);

/** Who is called old there: who is named next, or was named just before ("músicos viejos"); null if something else is. */
function whoIs(pieces: Pieces, at: number): number | null {
  for (let next = at + 1; next <= at + NEAR; next++) {
    const piece = pieces[next];
    if (piece === undefined || piece.afterStop || piece.role === 'and') break;
    if (isPerson(piece)) return next;
    if (namesSomething(piece)) break;
  }
  const before = pieces[at - 1];
  return pieces[at]?.afterStop === false && isPerson(before) ? at - 1 : null;
}
