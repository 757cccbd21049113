import type { Stand, Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import { isInRoom } from '../things/yards-outside.ts';
import { isUpon } from '../upon/said-on.ts';
import { describing } from './treats.ts';

/** Who sits on fences, posts, wires and furniture. */
const SITTERS: ReadonlySet<Thing> = new Set<Thing>([
  ...([
    'cat',
    'bird',
    'owl',
    'hen',
    'squirrel',
    'raccoon',
    'rabbit',
    'mouse',
    'fox',
    'dog',
  ] as const),
]);

/** On what each of them cannot be. */
const ONLY_BIRDS: ReadonlySet<Stand> = new Set<Stand>(['wire', 'post']);
const BIRDS: ReadonlySet<Thing> = new Set<Thing>(['bird', 'owl', 'hen']);

/** How many sit together at the most. */
const MOST: Readonly<Record<Stand, number>> = {
  fence: 4,
  post: 1,
  wire: 7,
  bookcase: 2,
  bakerywindow: 2,
  dollhouse: 4,
  uprightpiano: 2,
  surfboard: 2,
  pumpkin: 1,
  stump: 1,
  log: 3,
};
/** How much larger than others a pumpkin is that somebody sits on. */
const UNDER_SITTER = 1.8;
/** How many birds sit together where nobody counts them. */
const FLOCK = 5;

/** What stands there by itself where nobody sits on it. */
const OWN: readonly (Thing & Stand)[] = ['pumpkin', 'stump', 'log'];

/** What a piece names that somebody can be on; a piano, a pumpkin and felled wood are drawn with who sits on them. */
const standIn = ({ meanings, negated }: Piece): Stand | undefined =>
  negated
    ? undefined
    : meanings.some(({ thing }) => thing === 'piano')
      ? 'uprightpiano'
      : (OWN.find((own) => meanings.some(({ thing }) => thing === own)) ??
        meanings.find(({ stand }) => stand !== undefined)?.stand);

/** Whether one of those words names who can be on that. */
const sitsOn =
  (stand: Stand) =>
  ({ thing, sky }: Meaning): boolean =>
    sky === 'birds' ||
    (thing !== undefined && SITTERS.has(thing) && (!ONLY_BIRDS.has(stand) || BIRDS.has(thing)));

/** What a fence is on which nobody sits. */
const FENCE: Meaning = { thing: 'fieldfence' };

/** Where what an animal is said to be on is named; below 0: nowhere. */
function takenAt(pieces: Pieces): number {
  // A piano that is played, or before which somebody stands, is none.
  if (says(pieces, ({ thing, trait }) => thing === 'person' || trait === 'playing')) return -1;
  return pieces.findIndex((piece) => {
    const stand = standIn(piece);
    return stand !== undefined && isUpon(pieces, piece) && says(pieces, sitsOn(stand));
  });
}

/** The words of a prompt: a fence, a wire or a piano that an animal is on is drawn with it, and birds there are no flock in the sky; where nobody is on them a fence runs across the land, and the other words say nothing. */
export function readStands(pieces: Pieces): Pieces {
  const at = takenAt(pieces);
  const own = at < 0 ? [] : describing(pieces, at);
  const hue = own.flatMap((n) => pieces[n]?.meanings ?? []).find(({ colour }) => colour)?.colour;
  const isInside = isInRoom(pieces);
  return pieces.map((piece, n): Piece => {
    const stand = n === at || own.includes(n) ? standIn(pieces[at] as Piece) : undefined;
    if (stand !== undefined)
      return { ...piece, meanings: [{ stand, ...(hue && { hue }) }], plural: false };
    if (piece.meanings.every((one) => one.stand === undefined)) return piece;
    const meanings = piece.meanings.flatMap((one): Meaning[] =>
      one.stand === undefined ? [one] : one.stand === 'fence' && !isInside ? [FENCE] : [],
    );
    return { ...piece, meanings };
  });
}

/** Things of which those who are on a stand are carried by it. */
export function onStands(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const said = pieces.flatMap(({ meanings }) => meanings).find((one) => one.stand);
  const stand = said?.stand;
  const sitter = things.find(
    ({ thing, on }) => on === undefined && stand !== undefined && sitsOn(stand)({ thing }),
  );
  if (stand === undefined || sitter === undefined) return things;
  const { thing, colour, posture, traits, exact, size } = sitter;
  const many = thing === 'bird' && exact === undefined && sitter.count > 1 ? FLOCK : sitter.count;
  const count = Math.min(MOST[stand], many);
  const load = { count, colour, posture, ...(traits && { traits }) };
  const upon: Subject = {
    ...{ thing: stand, count: 1, posture: null, colour: said?.hue ?? null },
    size: stand === 'pumpkin' ? UNDER_SITTER * size : size,
  };
  return things.map((one) => (one === sitter ? { ...upon, carries: thing, load } : one));
}
