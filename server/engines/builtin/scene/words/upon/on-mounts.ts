import type { Piece } from '../../../words/reader.ts';
import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { namesThing, says } from '../neighbours.ts';
import { MOUNTS } from './mounts.ts';
import { isUpon } from './seats.ts';

type Pieces = readonly Piece<Meaning>[];

const isMount = ({ thing }: Meaning): boolean =>
  thing !== undefined && isBeast(thing) && MOUNTS.has(thing);
const isPerson = ({ thing }: Meaning): boolean => thing === 'person';

/** Words for riding right before an animal, or behind it where the verb stands there. */
const RIDES_BEFORE = /^[骑騎]/u;
const RIDES_BEHIND = /^(?:[乗騎跨]|またが|탄|타고|탔|올라탄|bin(?:en|miş|di|ip|iyor))/u;

/** How many words of grammar may stand between an animal and the verb behind it. */
const NEAR = 2;

/** Whether a word beside it says that an animal is ridden. */
function saysRidden(pieces: Pieces, at: number): boolean {
  const before = pieces[at - 1]?.text ?? '';
  const behind = pieces.slice(at + 1, at + 1 + NEAR).filter(({ afterStop }) => !afterStop);
  return RIDES_BEFORE.test(before) || behind.some(({ text }) => RIDES_BEHIND.test(text));
}

/** Whether it is somebody who is named nearest to an animal: before it, or behind where nothing is before. */
function isBesideSomebody(pieces: Pieces, at: number): boolean {
  const before = pieces.slice(0, at).findLast(namesThing);
  const nearest = before ?? pieces.slice(at + 1).find(namesThing);
  return nearest?.negated === false && nearest.meanings.some(isPerson);
}

/** The words of a prompt; who is on an animal that carries people rides it ("a tourist on a camel", "象に乗った王様"). */
export function onMounts(pieces: Pieces): Pieces {
  // At a tournament the place brings those who ride.
  if (says(pieces, ({ trait, scenery }) => trait === 'mounted' || scenery === 'tournament'))
    return pieces;
  return pieces.map((piece, at) => {
    const isRidden =
      !piece.negated &&
      piece.meanings.some(isMount) &&
      isBesideSomebody(pieces, at) &&
      (isUpon(pieces, piece) || saysRidden(pieces, at));
    return isRidden ? { ...piece, meanings: [...piece.meanings, { trait: 'mounted' }] } : piece;
  });
}
