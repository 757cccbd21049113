import { INDOORS } from '../../world/room/plan-room.ts';
import { isBeast } from '../creatures.ts';
import type { Thing } from '../idea.ts';
import type { ObjectKey } from '../keys/things/object-keys.ts';
import type { Land } from '../land.ts';
import { OBJECT_WORDS } from '../lists/objects.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { FRUITS, ON_FLOORS, SMALL_THINGS } from '../small-things.ts';
import { FOOD, TABLEWARE } from '../tableware.ts';

const SMALL: ReadonlySet<Thing> = new Set<Thing>(SMALL_THINGS);
const IS_FRUIT: ReadonlySet<Thing> = new Set<Thing>(FRUITS);

/** What may lie or stand beside small things that a picture is of. */
const BESIDE: ReadonlySet<Thing> = new Set<Thing>([
  ...[...TABLEWARE].filter((thing) => !FOOD.has(thing) || thing === 'wine' || thing === 'drink'),
  ...ON_FLOORS,
  'guitar',
  'violin',
  'piano',
]);

/** Lands in which fruit lies on a table; in others it grows or is sold. */
const WITH_TABLES: ReadonlySet<Land> = new Set<Land>(['room', 'kitchen', 'beach', 'tabletop']);

/** Words for bowls, in which fruit is many kinds' ("a bowl of strawberries"). */
const BOWLS: ReadonlySet<string> = new Set(
  'bowl bowls schale schüssel obstschale bol saladier coupe corbeille cuenco tazón frutero миска миске миской tigela fruteira ciotola kase kasede kâse kâsede وعاء कटोरा कटोरे 碗 碗里 ボウル 그릇 그릇에'.split(
    ' ',
  ),
);

/** What a small thing is where it is not what the picture is of; null: nothing. */
function relativeOf({ thing }: Meaning): Meaning | null {
  if (thing !== undefined && IS_FRUIT.has(thing)) return { thing: 'fruit', akin: true };
  if (thing === 'teapot') return { thing: 'cup', akin: true };
  if (thing === 'boots') return { thing: 'shoes', akin: true };
  if (thing === 'suitcase') return { held: 'suitcase' };
  if (thing === 'toycar' || thing === 'toytrain') return { thing: 'toys' };
  if (thing === 'magicbook') return { thing: 'book' };
  if (thing === 'rubberduck') return { trait: 'ducked' };
  if (thing === 'trafficlight') return { signals: true, land: 'street', ifNone: true };
  return thing === 'jar' ? { fireflies: true } : null;
}

const smallIn = ({ meanings }: Piece): Meaning | undefined =>
  meanings.find(({ thing }) => thing !== undefined && SMALL.has(thing));

/** What a meaning is without the small thing: it may still stand in a room as one of its fittings. */
const asLessThan = (meaning: Meaning): readonly Meaning[] => {
  if (meaning.thing === undefined || !SMALL.has(meaning.thing)) return [meaning];
  return meaning.fitting === undefined ? [] : [{ fitting: meaning.fitting }];
};

/** Whether a word says that somebody, an animal, a dish or a building is there, or what somebody does, wears or holds. */
const saysOthers = (piece: Piece): boolean =>
  !piece.negated &&
  smallIn(piece) === undefined &&
  piece.meanings.some(
    ({ thing, sky, trait, wears, held, holding }) =>
      (thing !== undefined && !BESIDE.has(thing)) ||
      sky === 'birds' ||
      (trait !== undefined && trait !== 'vintage') ||
      (wears ?? holding) === true ||
      (held !== undefined && thing === undefined),
  );

const isNone = ({ meanings, role }: Piece): boolean => meanings.length === 0 && role === null;

const showsPlace = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ land, ifNone, sky }) =>
      sky !== undefined || (land !== undefined && ifNone !== true && !WITH_TABLES.has(land)),
  );

/** Words before what a thing is of, or in ("the heart of the city"). */
const OF: ReadonlySet<string> = new Set(
  'of de du des del della dell dello do da das dos der von का की के'.split(' '),
);
/** Words that say that one thing is like another ("a lake like a mirror"). */
const LIKE: ReadonlySet<string> = new Set(
  'like as wie comme como come как словно gibi 같은 같이 처럼 ような ように のような のように 如 似 像 जैसा जैसी जैसे مثل'.split(
    ' ',
  ),
);
/** What may come right behind an English word and is no noun that it describes ("a key lying there"). */
const NO_NOUN =
  /(ing|ly|(?<!shap)(?<=[a-z]{3})ed)$|^(alone|close|up|here|half|whole|open|full|that|which|is|are|sits|lies|stands|against|beside|near)$/u;

/** Words that are English and of none of the languages that name first what is described ("hat shop"; but "radio vieja"). */
const ENGLISH: ReadonlySet<string> = new Set(
  Object.entries(OBJECT_WORDS.en).flatMap(([key, words]) => {
    const others = (['fr', 'es', 'pt', 'it'] as const).flatMap((one) =>
      OBJECT_WORDS[one][key as ObjectKey].split('|'),
    );
    return words.split('|').filter((word) => !others.includes(word));
  }),
);

/** Sand on which a starfish lies is a beach's. */
const onBeach = (piece: Piece): Piece => ({
  ...piece,
  meanings: piece.meanings.map((one) =>
    one.land === 'desert' && one.ground === true ? { ...one, land: 'beach' } : one,
  ),
});

/** Whether a word only describes what comes next: a place ("mirror lake"), or something unknown ("a hat shop"). */
function describesNext(piece: Piece, next: Piece | undefined): boolean {
  if (next === undefined || next.afterStop) return false;
  if (showsPlace(next) || next.meanings.some(({ land }) => land === 'beach')) return true;
  const said = piece.text.toLowerCase();
  const isEnglish = [said, said.replace(/s$/u, ''), `${said}s`].some((one) => ENGLISH.has(one));
  return isEnglish && isNone(next) && !NO_NOUN.test(next.text.toLowerCase());
}

/** Whether a thing is no more than what a place is like, or part of one. */
function isOfPlace(pieces: Pieces, at: number): boolean {
  const text = (n: number): string => pieces[n]?.text.toLowerCase() ?? '';
  if ([-2, -1, 1, 2].some((by) => LIKE.has(text(at + by)))) return true;
  if (!OF.has(text(at + 1))) return false;
  return [2, 3].some((by) => {
    const one = pieces[at + by];
    return one !== undefined && showsPlace(one);
  });
}

/** What pours into glasses, which then are none for the eyes. */
const POURED: ReadonlySet<Thing | undefined> = new Set<Thing>(['wine', 'beer', 'drink', 'cup']);

/** What is part of a house or a street where people have built. */
const IS_DOOR: ReadonlySet<Thing | undefined> = new Set<Thing>(['door', 'walldoor']);
/** Words before doors that are parts of something ("a car door"). */
const PARTS: ReadonlySet<string> = new Set(
  'glass sliding car garage stage trap front back cellar church barn fridge elevator cupboard oven screen cabin'.split(
    ' ',
  ),
);
const WILD_FOR_DOORS: ReadonlySet<Land> = new Set<Land>([
  ...(['field', 'forest', 'woods', 'desert', 'beach', 'plain', 'mountain', 'sea', 'lake'] as const),
  ...(['space', 'clouds', 'cave', 'canyon'] as const),
]);

/** What is worn: a mountain with a hat has none. */
const WORN: ReadonlySet<Thing | undefined> = new Set<Thing>(['hat', 'glasses', 'boots']);

/** Whether it is what another word in the prompt says that it is: a glass to drink from, or what a photograph was taken with. */
function isElse({ thing }: Meaning, piece: Piece, pieces: Pieces): boolean {
  if (thing === 'glasses')
    return (
      piece.text.toLowerCase() === 'glass' ||
      pieces.some(({ meanings }) => meanings.some((one) => POURED.has(one.thing)))
    );
  const at = pieces.indexOf(piece);
  if (WORN.has(thing) && pieces.slice(Math.max(0, at - 2), at).some(({ role }) => role === 'with'))
    return true;
  if (IS_DOOR.has(thing) && PARTS.has(pieces[at - 1]?.text.toLowerCase() ?? '')) return true;
  if (IS_DOOR.has(thing))
    return pieces.some(({ meanings }) =>
      meanings.some(({ land }) => land !== undefined && !WILD_FOR_DOORS.has(land)),
    );
  // Those of a piano.
  if (
    thing === 'key' &&
    pieces.some(({ meanings }) => meanings.some((one) => one.thing === 'piano'))
  )
    return true;
  // What a photograph was taken with is not seen in it.
  if (
    thing === 'camera' &&
    pieces[at + 1]?.meanings.some((one) => (one.style ?? one.medium) !== undefined)
  )
    return true;
  return thing === 'camera' && pieces.slice(0, at).some(showsPlace);
}

/** The words of a prompt: beside people, animals, dishes and buildings, in a room that is named first, and fruit where it grows or is sold, small things are as little as they always were: one of a bowl's, a cup, in somebody's hands, or nothing. */
export function asSmallThings(pieces: Pieces): Pieces {
  if (pieces.every((piece) => smallIn(piece) === undefined)) return pieces;
  const isAbout = !pieces.some(saysOthers);
  const lands = pieces.filter(({ meanings, negated }) =>
    meanings.some(({ land, ifNone }) => !negated && land !== undefined && ifNone !== true),
  );
  const isLaid = lands.every(({ meanings }) =>
    meanings.some(({ land }) => land !== undefined && WITH_TABLES.has(land)),
  );
  const areOutside =
    lands.length > 0 &&
    !pieces.some(({ meanings }) => meanings.some(({ thing }) => thing && FOOD.has(thing))) &&
    lands.every(({ meanings }) =>
      meanings.every(({ land }) => land === undefined || !INDOORS.includes(land)),
    );
  const isInBowl = pieces.some(({ text }) => BOWLS.has(text.toLowerCase()));
  const [first] = pieces.filter((piece) => smallIn(piece) !== undefined || lands.includes(piece));
  const isOfRoom =
    first !== undefined &&
    smallIn(first) === undefined &&
    first.meanings.some(
      ({ land }) => land !== undefined && land !== 'tabletop' && INDOORS.includes(land),
    );
  const hasAnimal = pieces.some(({ meanings }) =>
    meanings.some(({ thing }) => thing !== undefined && isBeast(thing)),
  );
  const hasPerson = pieces.some(
    ({ meanings, negated }) => !negated && meanings.some(({ thing }) => thing === 'person'),
  );
  const isByTheSea = isAbout && pieces.some((piece) => smallIn(piece)?.thing === 'starfish');
  return pieces.map((piece, at) => {
    const one = smallIn(piece);
    if (one?.thing === undefined) return isByTheSea ? onBeach(piece) : piece;
    const isFruit = IS_FRUIT.has(one.thing);
    const isSeen =
      isAbout &&
      !isOfRoom &&
      !describesNext(piece, pieces[at + 1]) &&
      !isOfPlace(pieces, at) &&
      !isElse(one, piece, pieces);
    // What the picture is about is no fitting of its room.
    const { fitting: _, ...own } = one;
    if (isSeen && !(isFruit && (!isLaid || isInBowl))) return { ...piece, meanings: [own] };
    // Candles in the open stand on its ground, whoever is there.
    if (one.thing === 'candle' && piece.plural && areOutside) return { ...piece, meanings: [own] };
    const others = piece.meanings.flatMap(asLessThan);
    // Boots that are named with somebody are on the feet.
    const relative = one.thing === 'boots' && hasPerson ? null : relativeOf(one);
    const isTaken = others.some(
      (other) => (other.held ?? other.topping) !== undefined || (other.treat && hasAnimal),
    );
    return relative === null || isTaken
      ? { ...piece, meanings: others }
      : { ...piece, meanings: [...others, relative] };
  });
}
