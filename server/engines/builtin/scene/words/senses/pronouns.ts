import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for her, and for him. Those that also mean others ("sie") or nothing ("il pleut") count only right before what somebody does. */
const HER: ReadonlySet<string> = new Set(
  'she elle ella lei ela она 她 彼女 그녀 그녀는 그녀가 sie هي'.split(' '),
);
const HIM: ReadonlySet<string> = new Set('he il él lui ele он 他 彼 er هو'.split(' '));

/** How many small words may stand between somebody and what is done ("彼女 は 本 を 読む"). */
const NEAR = 6;

/** Whether a piece says what only people do. */
const isDeed = ({ meanings }: Piece): boolean =>
  meanings.some(({ trait, thing }) => trait !== undefined && thing === undefined);

/** Pronouns that also stand for things, which have a gender in their languages. */
const OF_THINGS: ReadonlySet<string> = new Set(
  'il elle él ella lui lei ele ela er sie он она هو هي'.split(' '),
);

/** What makes a Chinese or Japanese pronoun one of several, or says whose something is ("他们", "彼ら", "她的"). */
const OTHERWISE: ReadonlySet<string> = new Set(['们', '們', 'ら', 'たち', '達', '的', 'の']);

/** Small words of Italian, where "il" is an article. */
const ITALIAN: ReadonlySet<string> = new Set(
  'di del dello della dei degli delle da dal dalla al alla nel nella nello sul sulla con che e'.split(
    ' ',
  ),
);

/** What may stand between French "il" and what he does ("il se lave", "il lui parle"). */
const FRENCH: ReadonlySet<string> = new Set(['se', 's', 'ne', 'n', 'lui', 'leur']);

const textAt = (pieces: Pieces, at: number): string => pieces[at]?.text.toLowerCase() ?? '';

const isAnd = (piece: Piece | undefined): boolean => piece?.role === 'and';

const isPronoun = (pieces: Pieces, at: number): boolean =>
  HER.has(textAt(pieces, at)) || HIM.has(textAt(pieces, at));

/** Whether "il" is French, right before what somebody does, and no article of Italian. */
function isFrenchHe(pieces: Pieces, at: number): boolean {
  if (pieces.some((_, other) => ITALIAN.has(textAt(pieces, other)))) return false;
  const next = FRENCH.has(textAt(pieces, at + 1)) ? pieces[at + 2] : pieces[at + 1];
  return next !== undefined && isDeed(next);
}

/** Whether a pronoun is joined to another one right before it ("er und sie"). */
const isJoined = (pieces: Pieces, at: number): boolean =>
  isAnd(pieces[at - 1]) && isPronoun(pieces, at - 2);

/** Whether German "sie" are several: before a verb in "-en" or "sind". */
const isTheyInGerman = (pieces: Pieces, at: number): boolean =>
  textAt(pieces, at) === 'sie' &&
  !isJoined(pieces, at) &&
  /^(\p{L}+e[lr]?n|sind)\b/u.test(textAt(pieces, at + 1));

/** Whether a pronoun stands for the thing that is named right before, behind a comma ("der Mond, er lacht"). */
function isOfThing(pieces: Pieces, at: number): boolean {
  if (pieces[at]?.afterStop !== true || !OF_THINGS.has(textAt(pieces, at))) return false;
  const before = pieces[at - 1]?.meanings ?? [];
  return before.some(
    ({ thing, sky, land }) =>
      land === undefined && (sky !== undefined || (thing !== undefined && thing !== 'person')),
  );
}

/** Whether a pronoun is she or he, and no article, several, an owner or a thing. */
const isSomebody = (pieces: Pieces, at: number): boolean =>
  isPronoun(pieces, at) &&
  !(textAt(pieces, at) === 'il' && !isFrenchHe(pieces, at)) &&
  !isTheyInGerman(pieces, at) &&
  !isOfThing(pieces, at) &&
  !(OTHERWISE.has(textAt(pieces, at + 1)) && pieces[at + 1]?.afterStop === false);

/** Whether words say of somebody that she or he does something: where that is in them, or −1. */
export const spokenOf = (pieces: Pieces): number =>
  pieces.findIndex((piece, at) => {
    if (piece.meanings.length > 0 || !isSomebody(pieces, at)) return false;
    return pieces.slice(at + 1, at + 1 + NEAR).some((next) => !next.afterStop && isDeed(next));
  });

/** Where the other one of two is who are told of ("он и она", "lui legge e lei scrive"), or −1. */
function otherOf(pieces: Pieces, at: number): number {
  const isHer = HER.has(textAt(pieces, at));
  return pieces.findIndex(
    (_, other) =>
      other > at &&
      isAnd(pieces[other - 1]) &&
      (isHer ? HIM : HER).has(textAt(pieces, other)) &&
      isSomebody(pieces, other),
  );
}

/** Whether words name anybody, or an animal. */
export const namesAnybody = (pieces: Pieces): boolean =>
  pieces.some(
    ({ meanings, negated }) =>
      !negated &&
      meanings.some(({ thing }) => thing !== undefined && (thing === 'person' || isBeast(thing))),
  );

/** The words of a prompt; she or he who does something, or both, is somebody where nobody else is named. */
export function withPronouns(pieces: Pieces): Pieces {
  const at = spokenOf(pieces);
  if (at < 0 || namesAnybody(pieces)) return pieces;
  const other = otherOf(pieces, at);
  return pieces.map((piece, index) => {
    if (index !== at && index !== other) return piece;
    const isHer = HER.has(piece.text.toLowerCase());
    const meanings: Meaning[] = [{ thing: 'person', ...(isHer && { trait: 'woman' as const }) }];
    return { ...piece, role: null, meanings };
  });
}
