import { createReader, type Piece } from '../../words/reader.ts';
import type { Idea, Land, Path, SkyBody, Unwanted } from './idea.ts';
import { aboard, readSubjects } from './read-subjects.ts';
import type { Meaning } from './scene-keys.ts';
import { PAINTER_WORDS } from './scene-words.ts';

const read = createReader<Meaning>(PAINTER_WORDS, {
  number: (count) => ({ count }),
  describes: ({ colour, count, size, posture, praise }) =>
    [colour, count, size, posture, praise].some((one) => one !== undefined),
});

/** Reads a prompt in any language for what the painter knows; unknown words are kept as ignored. */
export function readPrompt(prompt: string): Idea {
  const pieces = read(prompt);
  const wanted = pieces.map(asFlock).filter(({ negated }) => !negated);
  const meanings = wanted.flatMap((piece) => piece.meanings);
  const without = unwanted(pieces);
  const { things, balloonColour, tint } = readSubjects(wanted);
  const isBlueSky = saysBlueSky(meanings, tint);
  const first = <Key extends keyof Meaning>(key: Key) =>
    meanings.find((meaning) => meaning[key] !== undefined)?.[key] ?? null;
  return {
    land: landOf(meanings),
    landFirst: isLandFirst(meanings),
    ground: first('ground') ?? false,
    path: pathOf(meanings),
    crop: first('crop'),
    hearth: first('hearth') ?? false,
    time: first('time') ?? (isBlueSky ? 'day' : null),
    weather:
      first('weather') ??
      (isBlueSky ? 'clear' : null) ??
      (without.includes('cloudy') ? 'clear' : null),
    season: first('season'),
    mood: first('mood'),
    style: first('style'),
    composition: first('composition'),
    snowy: first('snowy') ?? false,
    sky: [...new Set(meanings.flatMap(({ sky }): SkyBody[] => (sky === undefined ? [] : [sky])))],
    balloonColour,
    subjects: first('composition') === 'portrait' ? things : aboard(things),
    tint: isBlueSky ? null : tint,
    without,
    understood: textsOf(pieces.filter(hasEffect)),
    akin: akinOf(wanted),
    ignored: textsOf(
      pieces.filter((piece) => piece.role === null && !hasEffect(piece) && !isPraise(piece)),
    ),
  };
}

/** The words for which something akin is drawn. */
const akinOf = (pieces: readonly Piece<Meaning>[]): Idea['akin'] =>
  pieces.flatMap(({ text, meanings }) => {
    const thing = meanings.find(({ akin }) => akin === true)?.thing;
    return thing === undefined ? [] : [{ word: text.toLowerCase(), thing }];
  });

/** A blue sky is a fair day's; it tints nothing else. */
function saysBlueSky(meanings: readonly Meaning[], tint: Idea['tint']): boolean {
  const skies = meanings.some(({ land }) => land === 'plain');
  return skies && tint !== null && tint[2] > tint[0] + 0.2 && tint[2] > tint[1] + 0.1;
}

const isPraise = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.some(({ praise }) => praise === true);

/** Whether the painter does something with a word; wind, for one, it knows and cannot paint. */
const hasEffect = (piece: Piece<Meaning>): boolean =>
  !isPraise(piece) && piece.meanings.some((meaning) => Object.keys(meaning).length > 0);

/** Several birds are a flock in the sky; one bird is a thing that stands or sits. */
function asFlock(piece: Piece<Meaning>): Piece<Meaning> {
  if (!piece.plural) return piece;
  const meanings = piece.meanings.map(
    (meaning): Meaning => (meaning.thing === 'bird' ? { sky: 'birds' } : meaning),
  );
  return { ...piece, meanings };
}

function unwanted(pieces: readonly Piece<Meaning>[]): Unwanted[] {
  const meanings = pieces.filter(({ negated }) => negated).flatMap((piece) => piece.meanings);
  const all = meanings.flatMap(({ thing, sky, weather, snowy }): Unwanted[] =>
    [thing, sky, weather, snowy === true ? ('snow' as const) : undefined].filter(
      (one) => one !== undefined,
    ),
  );
  return [...new Set(all)];
}

/** When several lands are named, the one that holds the others in view comes first. */
const LAND_ORDER: readonly Land[] = [
  'underwater',
  'cave',
  'kitchen',
  'bedroom',
  'library',
  'room',
  'space',
  'waterfall',
  'volcano',
  'canyon',
  'lake',
  'island',
  'river',
  'beach',
  'street',
  'canal',
  'city',
  'oasis',
  'desert',
  'woods',
  'sea',
  'forest',
  'mountain',
  'field',
  'plain',
];

/** What has windows and rooms of its own, or is too large for one, and is seen from outside. */
const OUTSIDE: ReadonlySet<Meaning['thing']> = new Set<Meaning['thing']>([
  'house',
  'castle',
  'tower',
  'church',
  'barn',
  'lighthouse',
  'temple',
  'mosque',
  'windmill',
  'car',
  'tractor',
  'bicycle',
  'train',
  'horse',
  'elephant',
]);

/** Lands through which roads and paths lead. */
const WILD: ReadonlySet<Land> = new Set<Land>([
  'forest',
  'woods',
  'mountain',
  'desert',
  'beach',
  'canyon',
  'plain',
  'field',
]);

function landOf(meanings: readonly Meaning[]): Land | null {
  const lands = new Set(meanings.flatMap(({ land }) => (land === undefined ? [] : [land])));
  // "A cabin with lit windows" is not a room.
  const isOutside = meanings.some(({ thing }) => OUTSIDE.has(thing));
  // A path through a forest is no street.
  const isWild = isInTheWild(meanings);
  const named = new Set(
    [...lands].filter((land) => !(land === 'room' && isOutside) && !(land === 'street' && isWild)),
  );
  return LAND_ORDER.find((land) => named.has(land)) ?? null;
}

/** Whether ways lead through open land or bamboo rather than between houses. */
const isInTheWild = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ land, thing }) => (land !== undefined && WILD.has(land)) || thing === 'bamboo');

/** What leads through the land: a street does too where no houses are. */
function pathOf(meanings: readonly Meaning[]): Path | null {
  const named = meanings.flatMap(({ path }) => (path === undefined ? [] : [path]));
  if (named.includes('paved')) return 'paved';
  const isRoad = isInTheWild(meanings) && meanings.some(({ land }) => land === 'street');
  return named.length > 0 || isRoad ? 'earth' : null;
}

/** Whether a land is named before any thing that stands or flies by itself. */
function isLandFirst(meanings: readonly Meaning[]): boolean {
  for (const { land, thing, sky } of meanings) {
    if (land !== undefined) return true;
    if (thing !== undefined || sky === 'birds' || sky === 'balloon') return false;
  }
  return false;
}

const textsOf = (pieces: readonly Piece<Meaning>[]): string[] => [
  ...new Set(pieces.map(({ text }) => text.toLowerCase())),
];
