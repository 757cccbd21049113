import { IN_SEA } from '../creatures.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import { isSaidInSky, namesAny } from '../lands/in-sky.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** What leaps out of the water for a moment only: "through the air" puts it in no sky. */
const LEAPERS: ReadonlySet<Thing> = new Set<Thing>(['dolphin']);

/** Where it is at home. */
const WATERS: ReadonlySet<Land | undefined> = new Set<Land>([
  'sea',
  'underwater',
  'beach',
  'lake',
  'river',
  'pool',
  'harbour',
]);

/** Lands without water: what swims there does so between houses, trees or shelves. */
const DRY: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['street', 'city', 'forest', 'woods', 'desert', 'library'] as const),
]);

/** Words for being above what is named. */
const ABOVE =
  /^(?:above|over|über|oberhalb|au[ -]dessus|survol|sobre|por encima|encima|sopra|acima|над|üzerinde|üstünde|فوق|के ऊपर|上空|上方|の上|上を|위)/iu;

/** Whether what lives in the sea is said to swim where no water is, or to be above a place on land. */
function isOverLand(pieces: Pieces, isSwimmer: (piece: Piece) => boolean): boolean {
  const swims = pieces.some(({ meanings }) => meanings.some(({ trait }) => trait === 'swimming'));
  const isDry = pieces.some(({ meanings }) => meanings.some(({ land }) => DRY.has(land)));
  if (swims && isDry) return true;
  const at = pieces.findIndex(({ text }) => ABOVE.test(text));
  const before = pieces.slice(0, Math.max(at, 0)).findLast(namesAny);
  const behind = pieces.slice(at + 1).find(namesAny);
  return (
    before !== undefined &&
    isSwimmer(before) &&
    behind?.meanings.some(({ land, settled }) => (land ?? settled) !== undefined) === true
  );
}

/** What lives in the sea swims through the air where it is said to fly, or to be in the sky, among clouds or in space, and no water is named. */
export function seaBeastsInAir(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const swims = ({ thing }: { readonly thing?: Thing }): boolean =>
    thing !== undefined && IN_SEA.has(thing) && !LEAPERS.has(thing);
  const meanings = pieces.flatMap((piece) => (piece.negated ? [] : piece.meanings));
  if (!things.some(swims) || meanings.some(({ land }) => WATERS.has(land))) return things;
  const isAmongStars = meanings.some(
    ({ aloft, land }) => aloft === true || land === 'space' || land === 'orbit',
  );
  const isSwimmer = (piece: Piece) => piece.meanings.some(swims);
  const isInSky = isAmongStars || isSaidInSky(pieces, isSwimmer) || isOverLand(pieces, isSwimmer);
  return things.map((one) =>
    swims(one) && (isInSky || one.posture === 'flying')
      ? { ...one, posture: 'flying', traits: [...(one.traits ?? []), 'inair'] }
      : one,
  );
}
