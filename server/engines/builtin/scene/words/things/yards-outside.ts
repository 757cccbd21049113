import { INDOORS } from '../../world/room/plan-room.ts';
import type { Meaning } from '../meaning.ts';
import { isBeforeThing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import type { Trait } from '../trait.ts';
import { YARD_THINGS, type YardThing } from '../yard-things.ts';

const OF_YARDS: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>(YARD_THINGS);

/** What stands there where somebody could pull it and nobody does. */
const LEFT: Partial<Readonly<Record<NonNullable<Meaning['burden']>, YardThing>>> = {
  sledge: 'sledge',
  handcart: 'cart',
};

const MOVES: ReadonlySet<Trait | undefined> = new Set<Trait | undefined>([
  'pulling',
  'shoving',
  'pushing',
]);

/** Whether a room is named; what is seen from its window is in the open. */
export const isInRoom = (pieces: Pieces): boolean =>
  says(
    pieces,
    ({ land, ifNone }) => land !== undefined && ifNone !== true && INDOORS.includes(land),
  ) && !says(pieces, ({ pane }) => pane === true);

/** What has a gate that is part of it. */
const GATED: ReadonlySet<Thing | undefined> = new Set<Thing | undefined>([
  ...(['castle', 'church', 'monastery', 'mosque', 'temple', 'torii'] as const),
]);

/** Whether a word says no more than what kind another is: the gate of a temple or a city, a corn snake. */
function isOfOther(pieces: Pieces, piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  const is = (thing: Thing) => piece.meanings.some((one) => one.thing === thing);
  const isGated =
    before?.meanings.some(
      ({ thing, land }) => GATED.has(thing) || land === 'city' || land === 'street',
    ) === true;
  return (
    (is('gate') && isGated && !piece.afterStop) || (is('maize') && isBeforeThing(pieces, piece))
  );
}

/** The meanings of a word, what nobody moves as what stands there; one that means a vehicle of its own in that language is that. */
function leftStanding(meanings: readonly Meaning[], isMoved: boolean): readonly Meaning[] {
  if (isMoved || meanings.some(({ thing }) => thing !== undefined)) return meanings;
  return meanings.map((one): Meaning => {
    const left = one.burden === undefined ? undefined : LEFT[one.burden];
    if (left !== undefined) return { thing: left };
    return one.trait === 'pushing' ? { thing: 'wheelbarrow' } : one;
  });
}

/** What belongs to yards is in no room; a barrow, a cart or a sledge that nobody moves stands there by itself. */
export function yardsOutside(pieces: Pieces): Pieces {
  const isInside = isInRoom(pieces);
  const somebody = says(pieces, ({ thing }) => thing === 'person');
  const isMoved =
    isInside ||
    says(pieces, ({ thing }) => thing === 'dog' || thing === 'sleigh') ||
    (somebody && says(pieces, ({ trait }) => trait !== undefined && MOVES.has(trait)));
  return pieces.map((piece): Piece => {
    const isNone = isInside || isOfOther(pieces, piece);
    const meanings = leftStanding(piece.meanings, isMoved).filter(
      ({ thing }) => !(isNone && OF_YARDS.has(thing)),
    );
    return { ...piece, meanings };
  });
}
