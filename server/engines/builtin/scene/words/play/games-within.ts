import { folkFor, isActor, isAnimalFolk } from '../creatures.ts';
import { WITH } from '../dress/holding.ts';
import type { Game, Subject } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Rooms in which grown people play at a table, if it is not said what. */
const AT_TABLES: ReadonlySet<Land | undefined> = new Set<Land | undefined>([
  ...(['room', 'kitchen', 'cafe', 'tavern', 'saloon', 'restaurant', 'cocktailbar'] as const),
  ...(['dungeon', 'greathall', 'logcabin', 'tatamiroom', 'teahouse', 'library'] as const),
]);

const GAMES: ReadonlySet<Trait> = new Set<Trait>([
  ...(['chess', 'cards', 'dice', 'boardgame'] as const satisfies readonly Game[]),
]);

/** Who plays otherwise: children with a ball, musicians, athletes. */
const OTHERWISE: ReadonlySet<Trait> = new Set<Trait>([
  ...(['child', 'girl', 'boy', 'pupil', 'teen', 'musician', 'pianist', 'footballer'] as const),
  ...(['family', 'boxing', 'tennis', 'basketballer'] as const),
]);

const isGrown = ({ thing, traits = [], holds }: Subject): boolean =>
  thing === 'person' &&
  holds === undefined &&
  !isAnimalFolk(traits) &&
  !traits.some((trait) => OTHERWISE.has(trait));

/** Whether a word names what is played with. */
const isToy = ({ thing, fitting, held, treat }: Meaning): boolean =>
  thing === 'piano' || fitting === 'pooltable' || held !== undefined || treat !== undefined;

/** Whether words name something strange that is played with ("with a ball", "with dolls"). */
const withSomething = (pieces: Pieces): boolean =>
  pieces.some(({ text }, at) => {
    const next = pieces.slice(at + 1).find((one) => one.role === null);
    return (
      WITH.has(text.toLowerCase()) &&
      next !== undefined &&
      next.meanings.every(({ fitting }) => fitting !== undefined) &&
      !next.afterStop
    );
  });

/** Seats grown people who play in a room at a game on a table, where nothing else is named that they play with; and a robot or an animal that is named with one who plays such a game at its other side. */
export function gamesWithin(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const meanings = pieces.flatMap((piece) => (piece.negated ? [] : piece.meanings));
  const isAtTable =
    meanings.some(({ land }) => AT_TABLES.has(land)) &&
    !meanings.some(isToy) &&
    !withSomething(pieces);
  const isAtPool = meanings.some(({ fitting }) => fitting === 'pooltable');
  const seated = things.map((one): Subject => {
    // They stand about its table, and have no ball in their hands.
    if (isAtPool && one.traits?.includes('playing') === true)
      return { ...one, traits: one.traits.filter((trait) => trait !== 'playing') };
    if (!isAtTable || !isGrown(one) || one.traits?.includes('playing') !== true) return one;
    const traits = one.traits.map((trait) => (trait === 'playing' ? 'boardgame' : trait));
    return { ...one, traits };
  });
  const players = seated.filter(({ thing }) => thing === 'person');
  const [player] = players;
  const isAlone =
    players.length === 1 &&
    player?.count === 1 &&
    player.traits?.some((trait) => GAMES.has(trait)) === true;
  const rival = isAlone
    ? seated.find(
        ({ thing, count, posture, on }) =>
          count === 1 && posture === null && on === undefined && isActor(thing),
      )
    : null;
  if (rival === undefined || rival === null) return seated;
  return seated.map((one) =>
    one === rival && isActor(one.thing)
      ? { ...one, thing: 'person', posture: null, traits: [folkFor(one.thing)] }
      : one,
  );
}
