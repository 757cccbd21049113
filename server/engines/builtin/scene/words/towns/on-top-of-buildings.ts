import { isBeast } from '../creatures.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Rooms by whose names buildings with flat roofs are called. */
const BUILDINGS: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['classroom', 'kindergarten', 'hospital', 'library', 'museum', 'office', 'mall'] as const),
  ...(['supermarket', 'postoffice', 'bankhall', 'terminal', 'laboratory', 'gym'] as const),
]);

/** Words for "on top of" and "over": before what somebody is on. */
const BEFORE =
  /^(?:on top(?: of)?|on the top(?: of)?|atop|au-dessus|par-dessus|dessus|sommet|oben|encima|cima|sopra|вершине|верху|наверху|поверх|فوق|أعلى)$/iu;
/** The same behind it. */
const BEHIND =
  /^(?:üstünde\p{L}*|üzerinde\p{L}*|tepesinde\p{L}*|के ऊपर|위에서?|위의|위에는|꼭대기\p{L}*|顶上?|頂上|てっぺん)$/u;
/** The same in Chinese and Japanese, of one or two words behind a particle. */
const TOP_OF = /^(?:上面|上方|上头|顶上?|屋上)/u;
const PARTICLE = /^(?:的|の)$/u;

/** How many words may stand between "on top of" and the building ("on top of my old school"). */
const NEAR = 4;

const isBuilding = ({ meanings, negated }: Piece): boolean =>
  !negated &&
  meanings.every(
    ({ thing, trait, lone, fitting }) => (thing ?? trait ?? lone ?? fitting) === undefined,
  ) &&
  meanings.some(({ land, ifNone }) => ifNone !== true && BUILDINGS.has(land));

const namesSomething = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ thing, land, posture, seat }) => (thing ?? land ?? posture ?? seat) !== undefined,
  );

/** Whether a word before the building of that index says that somebody is on top of it, with nothing else named between. */
function isSaidBefore(pieces: Pieces, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEAR); before--) {
    const piece = pieces[before] as Piece;
    if (pieces[before + 1]?.afterStop) return false;
    if (BEFORE.test(piece.text)) return true;
    if (namesSomething(piece)) return false;
  }
  return false;
}

/** Whether the words right behind the building of that index say so. */
function isSaidBehind(pieces: Pieces, at: number): boolean {
  const behind = pieces.slice(at + 1, at + 4).filter(({ text }) => !PARTICLE.test(text));
  const [next, after] = behind;
  if (next === undefined || next.afterStop) return false;
  return (
    BEHIND.test(next.text) || TOP_OF.test(`${next.text}${after?.text ?? ''}`) || isOver(pieces, at)
  );
}

/** In Japanese "on" is a word of its own behind "of". */
const isOver = (pieces: Pieces, at: number): boolean =>
  pieces[at + 1]?.text === 'の' && pieces[at + 2]?.text === '上';

/** Whether what stands right behind the building is called by that ("the school bus", "the library table"). */
const isPartOf = (pieces: Pieces, at: number): boolean => {
  const next = pieces[at + 1];
  return next !== undefined && !next.afterStop && next.role === null && namesSomething(next);
};

const isSomebody = ({ thing }: Meaning): boolean =>
  thing !== undefined &&
  (thing === 'person' || thing === 'robot' || thing === 'octopus' || isBeast(thing));

/** Whether somebody is in the air. */
const isAloft = ({ posture }: Meaning): boolean => posture === 'flying';

/** The words of a prompt; who is said to be on top of a school, a library or another large building is on its flat roof, and in none of its rooms. */
export function onTopOfBuildings(pieces: Pieces): Pieces {
  if (!says(pieces, isSomebody) || says(pieces, isAloft)) return pieces;
  const at = pieces.findIndex(
    (piece, n) =>
      isBuilding(piece) &&
      (isSaidBehind(pieces, n) || (isSaidBefore(pieces, n) && !isPartOf(pieces, n))),
  );
  if (at < 0) return pieces;
  return pieces.map((piece, n) =>
    n === at ? { ...piece, meanings: [{ land: 'flatroof' as const }] } : piece,
  );
}
