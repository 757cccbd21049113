import { createReader, type Piece } from '../../words/reader.ts';
import type { Colour, Idea, Land, Path, SkyBody, Subject, Unwanted } from './idea.ts';
import { withoutIdleAttire } from './attire.ts';
import { readBirds } from './birds.ts';
import { aboard } from './gather-subjects.ts';
import { readHolding } from './holding.ts';
import { closeToAnimals } from './portraits.ts';
import { readSubjects } from './read-subjects.ts';
import type { Meaning } from './scene-keys.ts';
import { PAINTER_WORDS } from './scene-words.ts';
import { sownLand } from './sown-land.ts';
import { ROAD_VEHICLES } from './thing.ts';
import { shareWhatIsDone } from './together.ts';

const read = createReader<Meaning>(PAINTER_WORDS, {
  number: (count) => ({ count }),
  describes: ({ colour, count, size, posture, praise }) =>
    [colour, count, size, posture, praise].some((one) => one !== undefined),
});

/** Reads a prompt in any language for what the painter knows; unknown words are kept as ignored. */
export function readPrompt(prompt: string): Idea {
  const pieces = closeToAnimals(shareWhatIsDone(readHolding(withoutIdleAttire(read(prompt)))));
  const birds = readBirds(pieces);
  const wanted = birds.pieces.filter(({ negated }) => !negated);
  const meanings = wanted.flatMap((piece) => piece.meanings);
  const without = unwanted(pieces);
  const { things, balloonColour, birdColour, leaves, tint } = readSubjects(wanted);
  const isBlueSky = saysBlueSky(meanings, tint);
  // Steam is painted over hot springs alone.
  const isIdle = (piece: Piece<Meaning>) =>
    piece.meanings.every(({ steam }) => steam === true) && hasEffect(piece) && !first('spring');
  const first = <Key extends keyof Meaning>(key: Key) =>
    meanings.find((meaning) => meaning[key] !== undefined)?.[key] ?? null;
  return {
    land: landOf(meanings) ?? sownLand(things, meanings, first('composition')),
    landFirst: isLandFirst(meanings),
    acrossWater: first('across') ?? isAcrossWater(meanings),
    ground: first('ground') ?? false,
    path: pathOf(meanings),
    winds: first('winds') ?? false,
    breaker: first('breaker') ?? false,
    crop: things.some(isCountedFlower) ? null : first('crop'),
    narrow: first('narrow') ?? false,
    perch: first('perch'),
    alley: first('alley') ?? false,
    neon: first('neon') ?? false,
    karst: first('karst') ?? false,
    square: first('square') ?? false,
    cliffs: first('cliffs') ?? false,
    kelp: first('kelp') ?? false,
    deep: first('deep') ?? false,
    tropical: first('tropical') ?? false,
    hearth: first('hearth') ?? false,
    settled: first('settled'),
    frozen: first('frozen') ?? false,
    crystals: first('crystals') ?? false,
    spring: first('spring') ?? false,
    steam: first('steam') ?? false,
    grounded: first('grounded') ?? false,
    time: first('time') ?? (isBlueSky ? 'day' : null),
    weather:
      first('weather') ??
      (isBlueSky ? 'clear' : null) ??
      (without.includes('cloudy') ? 'clear' : null),
    season:
      first('season') ?? (isAutumnal(leaves) ? 'autumn' : saysGreenLand(wanted) ? 'summer' : null),
    mood: first('mood'),
    style: first('style'),
    composition: first('composition'),
    snowy: first('snowy') ?? false,
    sky: [...new Set(meanings.flatMap(({ sky }): SkyBody[] => (sky === undefined ? [] : [sky])))],
    flock: birds.flock,
    balloonColour,
    birdColour,
    leaves,
    subjects: first('composition') === 'portrait' ? things : aboard(things),
    tint: isBlueSky ? null : tint,
    without,
    understood: textsOf(pieces.filter((piece) => hasEffect(piece) && !isIdle(piece))),
    akin: akinOf(wanted),
    ignored: textsOf(
      pieces.filter(
        (piece) => piece.role === null && (!hasEffect(piece) || isIdle(piece)) && !isPraise(piece),
      ),
    ),
  };
}

/** Whether flowers are counted: then no field is sown with them. */
const isCountedFlower = ({ thing, exact }: Subject): boolean =>
  thing === 'flower' && exact === 'said';

/** The words for which something akin is drawn. */
const akinOf = (pieces: readonly Piece<Meaning>[]): Idea['akin'] =>
  pieces.flatMap(({ text, meanings }) => {
    const thing = meanings.find(({ akin }) => akin === true)?.thing;
    return thing === undefined ? [] : [{ word: text.toLowerCase(), thing }];
  });

/** Whether a land that grass or leaves make green is called green: then it is neither ripe nor bare. */
function saysGreenLand(pieces: readonly Piece<Meaning>[]): boolean {
  const isGreen = (piece: Piece<Meaning> | undefined) =>
    piece?.meanings.some(
      ({ colour }) => colour !== undefined && colour[1] > Math.max(colour[0], colour[2]) + 0.1,
    ) ?? false;
  return pieces.some(
    ({ meanings, afterStop }, at) =>
      meanings.some(({ land }) => land !== undefined && WILD.has(land)) &&
      ((!afterStop && isGreen(pieces[at - 1])) ||
        (pieces[at + 1]?.afterStop === false && isGreen(pieces[at + 1]))),
  );
}

/** Leaves that are red, orange or yellow are an autumn's. */
const isAutumnal = (leaves: Colour | null): boolean =>
  leaves !== null && leaves[0] > leaves[1] + 0.05 && leaves[1] > leaves[2];

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
  'bathroom',
  'classroom',
  'bedroom',
  'library',
  'garage',
  'office',
  'cafe',
  'greenhouse',
  'room',
  'station',
  'pitch',
  'pool',
  'airfield',
  'harbour',
  'terraces',
  'swamp',
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
  'bus',
  'tram',
  'tractor',
  'bicycle',
  'motorcycle',
  'train',
  'horse',
  'elephant',
  'rhino',
  'irontower',
  'ferriswheel',
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
  // "A cabin with lit windows" is not a room.
  const isOutside = meanings.some(
    ({ thing, settled }) => OUTSIDE.has(thing) || settled !== undefined,
  );
  const placed = meanings.filter(({ land }) => land !== undefined);
  const surely = placed.filter(({ ifNone }) => ifNone !== true);
  const lands = new Set(
    (surely.length > 0 || isOutside ? surely : placed).flatMap(({ land }) =>
      land === undefined ? [] : [land],
    ),
  );
  // A path through a forest is no street.
  const isWild = isInTheWild(meanings);
  const named = new Set(
    [...lands]
      // What stands before a café stands in a street.
      .map((land) => (land === 'cafe' && isOutside ? 'street' : land))
      .filter((land) => !(land === 'room' && isOutside) && !(land === 'street' && isWild)),
  );
  // A city by the water is seen across that.
  if (isAcrossWater(meanings)) return 'city';
  return LAND_ORDER.find((land) => named.has(land)) ?? null;
}

/** Water that cities lie by. */
const WATERS: ReadonlySet<Land> = new Set<Land>(['river', 'lake', 'sea', 'beach', 'harbour']);

/** Whether a city and water are named. */
function isAcrossWater(meanings: readonly Meaning[]): boolean {
  const has = (test: (land: Land) => boolean) =>
    meanings.some(({ land }) => land !== undefined && test(land));
  return has((land) => land === 'city') && has((land) => WATERS.has(land));
}

/** Whether ways lead through open land or bamboo rather than between houses. */
const isInTheWild = (meanings: readonly Meaning[]): boolean =>
  meanings.some(
    (meaning) =>
      (meaning.land !== undefined && WILD.has(meaning.land) && !isAround(meaning, meanings)) ||
      meaning.thing === 'bamboo',
  );

/** Whether it is the town or village around a lane or a square that is named with it: a town is around its streets too. */
const isAround = ({ settled }: Meaning, meanings: readonly Meaning[]): boolean =>
  settled !== undefined &&
  meanings.some(
    ({ alley, square, land }) =>
      alley === true || square === true || (settled === 'town' && land === 'street'),
  );

/** Whether what is named drives, through open land or where none is named. */
function needsRoad(meanings: readonly Meaning[]): boolean {
  const lands = meanings.flatMap(({ land }) => (land === undefined ? [] : [land]));
  const drives = meanings.some(({ thing }) => ROAD_VEHICLES.has(thing));
  return drives && lands.every((land) => WILD.has(land));
}

/** What leads through the land: a street does too where no houses are. */
function pathOf(meanings: readonly Meaning[]): Path | null {
  const named = meanings.flatMap(({ path }) => (path === undefined ? [] : [path]));
  if (named.includes('paved')) return 'paved';
  const isRoad = isInTheWild(meanings) && meanings.some(({ land }) => land === 'street');
  // Through a crop only carts go.
  const isSown = meanings.some(({ crop }) => crop !== undefined);
  if ((named.includes('road') || isRoad || needsRoad(meanings)) && !isSown) return 'road';
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
