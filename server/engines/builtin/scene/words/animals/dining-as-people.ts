import type { Piece } from '../../../words/reader.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import { FOOD } from '../tableware.ts';
import type { Thing } from '../thing.ts';
import type { Pieces } from './named-actors.ts';

/** What is eaten with a spoon, a fork or chopsticks, which no animal does that stands on its four feet. */
const WITH_CUTLERY: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['soup', 'ramen', 'spaghetti', 'curry', 'paella', 'sushi', 'pancakes', 'salad'] as const),
  'breakfast',
]);

/** Rooms where who eats does so at a table. */
const DINING_ROOMS: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['canteen', 'restaurant', 'diner', 'cafe', 'tavern', 'diningroom', 'pizzeria'] as const),
  ...(['sushibar', 'teahouse', 'hotpotrestaurant'] as const),
]);

/** Whether a word says that somebody eats or drinks, and no more: a dinner party is where it is held. */
const saysDining = ({ dines, land }: Meaning): boolean => dines === true && land === undefined;

/**
 * Whether the animals or robots of a prompt eat at a table as people do: what takes cutlery, or any dish where a
 * table or a room with tables is named, or there is a robot.
 */
export function dinesAsPeople(pieces: Pieces): boolean {
  if (!says(pieces, saysDining)) return false;
  const isAtTable = says(
    pieces,
    ({ seat, land, thing }) => seat === 'table' || DINING_ROOMS.has(land) || thing === 'robot',
  );
  return says(
    pieces,
    ({ thing }) => WITH_CUTLERY.has(thing) || (isAtTable && thing !== undefined && FOOD.has(thing)),
  );
}

/** The words of a prompt, of which those for eating lower nobody's head to the ground. */
export const withHeadsUp = (pieces: Pieces): Pieces =>
  pieces.map((piece): Piece<Meaning> => {
    if (!piece.meanings.some(saysDining)) return piece;
    const meanings = piece.meanings.filter(({ posture }) => posture !== 'grazing');
    return { ...piece, meanings };
  });
