import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { FOOD } from '../tableware.ts';
import type { Thing } from '../thing.ts';

/** What is eaten with a fork or chopsticks, which no animal does that stands on its four feet; soup, salad and breakfast animals have of their own. */
const WITH_CUTLERY: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(['ramen', 'spaghetti', 'curry', 'paella', 'sushi'] as const),
]);

/** What cats and lambs drink as they do everywhere. */
const MILK = /milk|milch|^lait|leche|^latte|leite|молок|^süt|حليب|牛奶|ミルク|牛乳|우유|दूध/iu;

/** What tells before and behind a table that somebody is on or under it, or eats from it. */
const OFF_BEFORE =
  /^(?:on|onto|upon|from|off|under|beneath|auf|unter|von|vom|sur|sous|sobre|bajo|sul|sulla|su|sotto|sob|debaixo|на|под|со|على|تحت)$/iu;
const OFF_BEHIND =
  /^(?:上|下|上的|下的|的上|위|위에|위에서|아래|아래에서|üstünde|üzerinde|altında|पर|नीचे|के नीचे|के ऊपर)$/iu;

const isTable = ({ seat }: Meaning): boolean => seat === 'table';

/** Whether an animal is on a table, under it or takes something from it: it is no guest at it. */
const isOffTable = (pieces: Pieces): boolean =>
  pieces.some((piece, at) => {
    if (!piece.meanings.some(isTable)) return false;
    const before = pieces.slice(0, at).findLast(({ role }) => role !== 'other');
    // The particle of a Japanese or a Chinese table stands between.
    const behind = pieces.slice(at + 1).find(({ text }) => !/^(?:の|的)$/u.test(text));
    return OFF_BEFORE.test(before?.text ?? '') || OFF_BEHIND.test(behind?.text ?? '');
  });

/** Rooms where who eats does so at a table. */
const DINING_ROOMS: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['canteen', 'restaurant', 'diner', 'cafe', 'tavern', 'diningroom', 'pizzeria'] as const),
  ...(['sushibar', 'teahouse', 'hotpotrestaurant'] as const),
]);

/** Whether a word says that somebody eats or drinks, and no more: a dinner party is where it is held. */
const saysDining = ({ dines, land }: Meaning): boolean => dines === true && land === undefined;

/**
 * Whether the animals or robots of a prompt eat at a table as people do: what takes cutlery, or any dish where a
 * table or a room with tables is named, or there is a robot. Who eats from a bowl or on the floor does not, nor who is on the table.
 */
export function dinesAsPeople(pieces: Pieces): boolean {
  if (!says(pieces, saysDining) || isOffTable(pieces)) return false;
  if (says(pieces, ({ grounded }) => grounded === true)) return false;
  if (says(pieces, ({ thing }) => WITH_CUTLERY.has(thing))) return true;
  const isRobot = says(pieces, ({ thing }) => thing === 'robot');
  const isAtTable =
    says(pieces, (one) => isTable(one) || DINING_ROOMS.has(one.land)) &&
    !says(pieces, ({ treat }) => treat === 'bowl');
  return (
    (isRobot || isAtTable) &&
    pieces.some(
      ({ text, negated, meanings }) =>
        !negated &&
        !MILK.test(text) &&
        meanings.some(({ thing }) => thing !== undefined && FOOD.has(thing)),
    )
  );
}

/** Where who dines as people do is at table where no place is said. */
const DINING_ROOM: Meaning = { land: 'diningroom', ifNone: true };

/** The words of a prompt, of which those for eating lower nobody's head to the ground, and are said of a dining room where no other place is. */
export function withHeadsUp(pieces: Pieces): Pieces {
  const isDinner = dinesAsPeople(pieces);
  return pieces.map((piece): Piece => {
    if (!piece.meanings.some(saysDining)) return piece;
    const meanings = piece.meanings.filter(({ posture }) => posture !== 'grazing');
    return { ...piece, meanings: isDinner ? [...meanings, DINING_ROOM] : meanings };
  });
}
