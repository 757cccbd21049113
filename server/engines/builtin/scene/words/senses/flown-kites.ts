import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** German names dragons and kites alike: a kite is let rise, by two words with other ones between ("lassen ihre Drachen am Strand steigen"). */
const LET = /^(?:lass|lasse|lassen|lassend|lässt|läßt|laesst|ließ|ließen)$/u;
const RISE = /^(?:steigen|aufsteigen)$/u;
const KITE = /^drachen$/u;

const at = (pieces: Pieces, word: RegExp): number =>
  pieces.findIndex(({ text }) => word.test(text.toLowerCase()));

/** How many words before a kite its "with" may stand ("mit einem bunten Drachen"). */
const NEAR = 3;
/** Where kites are flown. */
const WINDY: ReadonlySet<Meaning['land']> = new Set<Meaning['land']>(['beach', 'sea', 'field']);

const isChild = ({ trait, thing }: Meaning): boolean =>
  thing === 'person' && (trait === 'child' || trait === 'boy' || trait === 'girl');
const isWindy = ({ land, hill, park, ground, ifNone }: Meaning): boolean =>
  ifNone !== true &&
  ((land !== undefined && WINDY.has(land)) || (hill ?? park ?? ground) !== undefined);

/** Whether a child has a dragon along on a beach or a meadow, and nothing of a tale is there ("ein Junge mit einem Drachen am Strand"). */
const isAlong = (pieces: Pieces, dragon: number): boolean =>
  pieces.slice(Math.max(0, dragon - NEAR), dragon).some(({ text }) => /^mit$/iu.test(text)) &&
  says(pieces, isChild) &&
  says(pieces, isWindy) &&
  !says(pieces, ({ thing }) => thing === 'castle');

/** The words of a prompt; a German dragon that somebody lets rise, or that a child has along where kites are flown, is a kite. */
export function flownKites(pieces: Pieces): Pieces {
  const [dragon, rise] = [at(pieces, KITE), at(pieces, RISE)];
  if (dragon >= 0 && rise < 0 && isAlong(pieces, dragon))
    return pieces.map((piece, n) =>
      n === dragon ? { ...piece, meanings: [{ thing: 'kite' }] } : piece,
    );
  const isFlown =
    at(pieces, LET) >= 0 &&
    (pieces.some(({ meanings }) => meanings.some(({ thing }) => thing === 'kite')) ||
      (dragon >= 0 && rise > dragon));
  if (!isFlown) return pieces;
  return pieces.map((piece, index) => {
    if (index === dragon) return { ...piece, meanings: [{ thing: 'kite' } as const] };
    const isVerb = index === rise || LET.test(piece.text.toLowerCase());
    return isVerb ? { ...piece, role: 'other', meanings: [] } : piece;
  });
}
