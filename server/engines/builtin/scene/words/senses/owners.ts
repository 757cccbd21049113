import type { Thing } from '../idea.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { namesPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { namesAnybody, spokenOf } from './pronouns.ts';

/** Rooms and buildings that are somebody's. */
const ROOMS: ReadonlySet<Land> = new Set<Land>([
  'attic',
  'atticbedroom',
  'basement',
  'kitchen',
  'room',
  'bedroom',
  'library',
  'garage',
  'greenhouse',
  'artstudio',
  'carpentry',
]);
const HOUSES: ReadonlySet<Thing> = new Set<Thing>(['house', 'barn']);

/** How many small words may stand between somebody and what is theirs ("of my"). */
const NEAR = 3;

/** Words before whom something belongs to, in languages where that is named first ("le jardin de ma grand-mère"). */
const OF: ReadonlySet<string> = new Set(
  'of de du des del della dell dei degli delle di da do das dos von der meiner unserer meines моей моего нашей нашего у'.split(
    ' ',
  ),
);

const saysWhose = (piece: Piece | undefined): boolean =>
  piece !== undefined && piece.meanings.length === 0 && OF.has(piece.text.toLowerCase());

/** How a word ends that says so by itself ("Omas Garten", "할머니의 정원", "büyükannenin bahçesi"). */
const GENITIVE = /(s|의|n[ıiuü]n|[ıiuü]n|ин)$/u;
/** Turkish people whose names end so by themselves. */
const NO_GENITIVE = /^(?:kadın|gelin)$/u;

/** The words of a prompt; whom a garden, a house or a village belongs to is not there for that ("my grandmother's garden"), but who is then said to do something is. */
export function withoutOwners(pieces: Pieces): Pieces {
  const owners = pieces.map(
    (piece, at) =>
      namesPerson(piece) &&
      !isKnownByWork(piece) &&
      (ownsNext(pieces, at) || ownsBefore(pieces, at) || ownsPalace(pieces, at)),
  );
  const spoken = spokenOf(pieces);
  const isThere =
    spoken > owners.indexOf(true) && !namesAnybody(pieces.filter((_, at) => owners[at] !== true));
  if (isThere) return pieces;
  const isOfMage = pieces.some((piece, at) => owners[at] === true && piece.meanings.some(isMage));
  const room =
    isOfMage && pieces.some(({ meanings }) => meanings.some(isWorkroom)) ? MAGES_ROOM : [];
  return pieces.map((piece, at) =>
    owners[at] === true || ownsWithAnother(pieces, owners, at)
      ? { ...piece, role: null, meanings: piece.meanings.some(isMage) ? room : leftBy(pieces, at) }
      : isOfMage && !piece.negated && piece.meanings.some(isWorkroom)
        ? { ...piece, meanings: room }
        : piece,
  );
}

/** Where a wizard's things are. */
const MAGES_ROOM: readonly Meaning[] = [{ land: 'wizardtower' }];

const isMage = ({ trait }: Meaning): boolean => trait === 'mage';

/** Whether it is a room where a wizard would brew and read, whose it is: his things stand there though he does not. */
const isWorkroom = ({ land, thing, trait }: Meaning): boolean =>
  (thing ?? trait) === undefined &&
  (land === 'garage' || land === 'attic' || land === 'artstudio' || land === 'basement');

/** What is made in workshops that are known by nothing else. */
const MADE_IN_WORKSHOPS: ReadonlySet<Meaning['trait']> = new Set<Meaning['trait']>([
  ...(['violinmending', 'jewelmaking', 'bookbinding', 'puppetmaking', 'glassmaking'] as const),
]);

/** Whether it is somebody by whose work alone the workshop is known. */
const isKnownByWork = ({ meanings }: Piece): boolean =>
  meanings.some(({ trait }) => MADE_IN_WORKSHOPS.has(trait));

/** Whether it is a grandparent who is named right beside the other one, whose it is ("at grandma and grandpa's"). */
const ownsWithAnother = (pieces: Pieces, owners: readonly boolean[], at: number): boolean =>
  isGrandparent(pieces[at]) &&
  [-2, -1, 1, 2].some((by) => {
    const [first, last] = [Math.min(at, at + by), Math.max(at, at + by)];
    return (
      owners[at + by] === true &&
      isGrandparent(pieces[at + by]) &&
      pieces.slice(first + 1, last + 1).every(({ afterStop }) => !afterStop)
    );
  });

const isOwned = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(
    ({ garden, land, thing, trait, settled, town }) =>
      garden === true ||
      // So is a village, which may be named with its country.
      ((settled !== undefined || town === 'greek' || town === 'greeklane') &&
        (thing ?? trait) === undefined) ||
      // What is done in a room is nobody's.
      (land !== undefined && ROOMS.has(land) && thing !== 'person' && trait === undefined) ||
      (thing !== undefined && HOUSES.has(thing)),
  ) ?? false;

/** Japanese particles behind who does something in a place ("お母さんが庭に"), which is not theirs for that. */
const OF_DOERS: ReadonlySet<string> = new Set(['が', 'は', 'も', 'と', 'を']);

const isGrandparent = (piece: Piece | undefined): boolean =>
  piece !== undefined && namesPerson(piece) && piece.meanings.some(({ trait }) => trait === 'old');

const isSmall = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  piece.meanings.length === 0 &&
  (piece.role === 'other' || piece.role === null);

/** Whether what comes right behind somebody is theirs. */
function ownsNext(pieces: Pieces, at: number): boolean {
  let next = at + 1;
  while (next < at + 1 + NEAR && pieces[next]?.afterStop === false && isSmall(pieces[next])) next++;
  const owned = pieces[next];
  if (!isOwned(owned) || owned?.afterStop === true) return false;
  const link = next > at + 1 ? pieces[at + 1] : undefined;
  const isLinked = link?.role === 'other' && !OF_DOERS.has(link.text);
  const text = pieces[at]?.text.toLowerCase() ?? '';
  return isLinked || (GENITIVE.test(text) && !NO_GENITIVE.test(text));
}

/** Whether an English palace or castle is theirs before which somebody else is named: alone they may be seen in it. */
const ownsPalace = (pieces: Pieces, at: number): boolean =>
  /^s$/iu.test(pieces[at + 1]?.text ?? '') &&
  pieces[at + 2]?.afterStop === false &&
  pieces[at + 2]?.meanings.some(({ thing }) => thing === 'castle') === true &&
  pieces.some((piece, n) => n !== at && namesPerson(piece));

/** What an owner leaves a palace who is not seen there: their winter and their gloom. */
const leftBy = (pieces: Pieces, at: number): readonly Meaning[] =>
  ownsPalace(pieces, at)
    ? (pieces[at]?.meanings ?? []).flatMap(({ mood, season, snowy }) =>
        (mood ?? season ?? snowy) === undefined
          ? []
          : [{ ...(mood && { mood }), ...(season && { season }), ...(snowy && { snowy }) }],
      )
    : [];

/** In Arabic an owner stands right behind what is owned ("حديقة جدتي"). */
const isArabic = (piece: Piece | undefined): boolean =>
  /^\p{Script=Arabic}/u.test(piece?.text ?? '');

/** Whether what is named right before somebody is theirs. */
function ownsBefore(pieces: Pieces, at: number): boolean {
  let [before, isOf] = [at - 1, isArabic(pieces[at]) && isOwned(pieces[at - 1])];
  if (pieces[at]?.afterStop === true) return false;
  while (before >= at - NEAR && (isSmall(pieces[before]) || saysWhose(pieces[before]))) {
    if (pieces[before]?.afterStop === true) return false;
    isOf ||= saysWhose(pieces[before]);
    before--;
  }
  return isOf && isOwned(pieces[before]);
}
