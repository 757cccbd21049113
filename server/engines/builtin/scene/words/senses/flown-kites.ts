import type { Meaning } from '../meaning.ts';
import { namesThing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Posture, Trait } from '../trait.ts';

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

/** What a child may do with a kite, besides having it. */
const IDLE: ReadonlySet<Posture | undefined> = new Set<Posture>(['standing', 'walking', 'running']);
/** Who has to do with dragons, and what dragons do. */
const OF_TALES: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['knight', 'royal', 'mage', 'fairy', 'elf', 'viking'] as const),
  ...(['fighting', 'firebreathing', 'mounted'] as const),
]);
const isOfTale = ({ thing, held, trait, posture }: Meaning): boolean =>
  thing === 'castle' ||
  thing === 'sword' ||
  held === 'sword' ||
  posture === 'flying' ||
  OF_TALES.has(trait);

/** Whether a word between a child and its "with" only tells where it is, or that it plays or walks there; an unknown one may be any deed. */
const isByTheWay = ({ role, meanings }: Piece): boolean =>
  (role !== null || meanings.length > 0) &&
  meanings.every(
    ({ trait, posture, relation, held }) =>
      (trait === undefined || trait === 'playing' || trait === 'laughing') &&
      (posture === undefined || IDLE.has(posture)) &&
      (relation ?? held) === undefined,
  );

/** Words for a beast, not for what one has made of paper: what it does, or is like. */
const OF_BEASTS =
  /^(?:klein|süß|niedlich|baby|jung|winzig|zahm|freundlich|lieb|nett|echt|lebend|sprech|schlaf|gefährlich|bös|wild|riesig|fliegend|geflügelt|brüllend|feuer|eis)/iu;

/** Whether a word between "with" and a kite is an article, or tells what it looks like or is made of. */
const isLook = ({ text, meanings }: Piece): boolean =>
  !OF_BEASTS.test(text) && meanings.every(({ trait, posture }) => (trait ?? posture) === undefined);

/** Whether a child has a dragon along on a beach or a meadow, and nothing of a tale is there ("ein Junge mit einem Drachen am Strand"). */
function isAlong(pieces: Pieces, dragon: number): boolean {
  const near = pieces.slice(Math.max(0, dragon - NEAR), dragon);
  const before = near.findLastIndex(({ text }) => /^mit$/iu.test(text));
  const along = before + dragon - near.length;
  const child = pieces.slice(0, along).findLastIndex(namesThing);
  return (
    before >= 0 &&
    pieces[child]?.meanings.some(isChild) === true &&
    pieces.slice(child + 1, along).every(isByTheWay) &&
    pieces.slice(along + 1, dragon).every(isLook) &&
    says(pieces, isWindy) &&
    !says(pieces, isOfTale)
  );
}

/** Russian words for flying a kite, and for that and for a serpent. */
const FLIES = /^(?:за)?пуска(?:ет|ют|я|ющ\p{L}+)$/iu;
const SERPENT = /^зме(?:й|я|ев|и)$/iu;

/** The words of a prompt; a Russian serpent that somebody flies is a kite, what it is like between: "запускает красного змея". */
const flownInRussian = (pieces: Pieces): Pieces =>
  pieces.map((piece, n) => {
    const near = pieces.slice(Math.max(0, n - NEAR), n);
    const isFlown = SERPENT.test(piece.text) && near.some(({ text }) => FLIES.test(text));
    if (isFlown) return { ...piece, role: null, meanings: [{ thing: 'kite' } as const] };
    const isVerb =
      FLIES.test(piece.text) &&
      pieces.slice(n + 1, n + 1 + NEAR).some(({ text }) => SERPENT.test(text));
    return isVerb ? { ...piece, role: 'other' as const, meanings: [] } : piece;
  });

/** The words of a prompt; a German dragon that somebody lets rise, or that a child has along where kites are flown, is a kite, and so is a Russian serpent that is flown. */
export function flownKites(words: Pieces): Pieces {
  const pieces = flownInRussian(words);
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
