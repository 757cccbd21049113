import type { Piece } from '../../words/reader.ts';
import type { Thing } from './idea.ts';
import type { Land } from './land.ts';
import type { Meaning } from './meaning.ts';
import { FRUITS, SMALL_THINGS } from './small-things.ts';
import { FOOD, TABLEWARE } from './thing.ts';

const SMALL: ReadonlySet<Thing> = new Set<Thing>(SMALL_THINGS);
const IS_FRUIT: ReadonlySet<Thing> = new Set<Thing>(FRUITS);

/** What may lie or stand beside small things that a picture is of. */
const BESIDE: ReadonlySet<Thing> = new Set<Thing>(
  [...TABLEWARE].filter((thing) => !FOOD.has(thing) || thing === 'wine' || thing === 'drink'),
);

/** Lands in which fruit lies on a table; in others it grows or is sold. */
const WITH_TABLES: ReadonlySet<Land> = new Set<Land>(['room', 'kitchen', 'beach', 'tabletop']);

/** Words for bowls, in which fruit is many kinds' ("a bowl of strawberries"). */
const BOWLS: ReadonlySet<string> = new Set(
  'bowl bowls schale schüssel obstschale bol saladier coupe corbeille cuenco tazón frutero миска миске миской tigela fruteira ciotola kase kasede kâse kâsede وعاء कटोरा कटोरे 碗 碗里 ボウル 그릇 그릇에'.split(
    ' ',
  ),
);

/** What a small thing is where it is not what the picture is of; undefined: nothing. */
const relativeOf = (thing: Thing): Thing | undefined =>
  IS_FRUIT.has(thing) ? 'fruit' : thing === 'teapot' ? 'cup' : undefined;

/** The words of a prompt: beside people, animals, dishes and buildings, and fruit where it grows or is sold, small things are as little as they always were: one of a bowl's, a cup, or nothing. */
export function asSmallThings(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const meanings = pieces.flatMap((piece) => (piece.negated ? [] : piece.meanings));
  const isAbout = meanings.every(
    ({ thing, sky }) => (thing === undefined || BESIDE.has(thing)) && sky !== 'birds',
  );
  const isLaid = meanings.every(
    ({ land, ifNone }) => land === undefined || ifNone === true || WITH_TABLES.has(land),
  );
  const isInBowl = pieces.some(({ text }) => BOWLS.has(text.toLowerCase()));
  return pieces.map((piece) => {
    const one = piece.meanings.find(({ thing }) => thing !== undefined && SMALL.has(thing));
    if (
      one?.thing === undefined ||
      (isAbout && ((isLaid && !isInBowl) || !IS_FRUIT.has(one.thing)))
    )
      return piece;
    const others = piece.meanings.filter((meaning) => meaning !== one);
    const relative = relativeOf(one.thing);
    const isElse = others.some(
      (other) => (other.treat ?? other.held ?? other.topping) !== undefined,
    );
    return relative === undefined || isElse
      ? { ...piece, meanings: others }
      : { ...piece, meanings: [...others, { thing: relative, akin: true }] };
  });
}
