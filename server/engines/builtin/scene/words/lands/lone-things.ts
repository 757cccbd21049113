import { INDOORS } from '../../world/room/plan-room.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Open land, on which things of rooms and streets stand as in a dream. */
const OPEN: ReadonlySet<Land> = new Set<Land>([
  ...(['beach', 'desert', 'oasis', 'island', 'sea', 'lake', 'river', 'swamp'] as const),
  ...(['forest', 'woods', 'field', 'plain', 'mountain', 'summit', 'canyon', 'volcano'] as const),
  ...(['waterfall', 'space', 'underwater', 'clouds', 'cave', 'terraces'] as const),
]);

/** Water that is wide enough for something to stand in its middle. */
const WATERS: ReadonlySet<Land> = new Set<Land>(['sea', 'lake', 'river']);

/** What may stand on a table for two, or by it. */
const AT_TABLE: ReadonlySet<Thing> = new Set<Thing>([
  ...(['chair', 'candle', 'vase', 'flower', 'fairylights', 'paperlantern', 'lantern'] as const),
]);

/** What is put into water as other things are that stand alone. */
const HEAVY: ReadonlySet<Thing> = new Set<Thing>([
  ...([
    'piano',
    'uprightpiano',
    'door',
    'magicdoor',
    'armchair',
    'television',
    'bookcase',
  ] as const),
]);

/** What lies before or behind a bed that is none to sleep in: a river's, one of flowers, a dog's, a truck's. */
const BED_OF =
  /^(?:river|lake|sea|stream|creek|kelp|oyster|mussel|reed|truck|pickup|dog|cat|pet|sofa|hammock|flower|leaves|moss|grass|straw|hay|pine needles|needles|roses?|tulips?|flowers?|clouds?|coals?|embers|nails|breakfast|fleurs?|feuilles|mousse|flores|hojas|musgo|fiori|foglie|folhas)$/iu;

/** Words that say of what a bed is, or what it goes with. */
const OF = /^(?:of|and|de|di|d|du|des)$/iu;

/** Tables at which one plays, or that are low. */
const OTHER_TABLES = /^(?:pool|billiards?|snooker|ping|pong|ping[ -]pong|tennis|coffee|picnic)$/iu;

/** Whether what stands at a place in a prompt is of another kind by the word before it, or by what it is of. */
function isOtherKind(pieces: Pieces, at: number, { lone }: Meaning): boolean {
  const before = pieces[at]?.afterStop === false ? (pieces[at - 1]?.text ?? '') : '';
  if (lone === 'laidtable')
    return OTHER_TABLES.test(before) || /^coffee table/iu.test(pieces[at]?.text ?? '');
  const [link, of] = pieces.slice(at + 1, at + 3);
  return (
    lone === 'bed' &&
    (BED_OF.test(before) || (OF.test(link?.text ?? '') && BED_OF.test(of?.text ?? '')))
  );
}

/** Words for a view, and for what is only seen in a picture, heard, read or dreamt of. */
const VIEWS =
  /^(?:outside|wallpapers?|paintings?|posters?|sounds?|about|dream(?:s|ing|t)?(?: (?:of|about))?|views?|overlook\p{L}*|facing|aussicht|(?:meer|berg|see)?blick|vues?|vistas?|vista|вид\p{L}*|manzara\p{L}*|إطلالة|眺め|景色|전망|뷰|景观|风景|दृश्य)$/iu;

/** Words for the middle of a water, and for what drifts on it. */
const MIDST =
  /^(?:middle|centre|center|mid(?:st)?|float\p{L}*|drift\p{L}*|adrift|mitten|treib\p{L}*|schwimm\p{L}*|milieu|flott\p{L}*|medio|centro|flot\p{L}*|boia\p{L}*|flutua\p{L}*|meio|mezzo|gallegg\p{L}*|посреди|середин\p{L}*|плав\p{L}*|ortasında(?:ki)?|yüzen|وسط|منتصف|真ん中|中央|浮か\p{L}*|한가운데|한복판|떠|中间|中央|漂\p{L}*|浮\p{L}*|बीच|तैर\p{L}*)$/iu;

/** Whether it is the middle of dry land: "in the middle of the forest by a river". */
function isMidstOfLand(pieces: Pieces): boolean {
  const at = pieces.findIndex(({ text }) => /^(?:middle|centre|center|midst)$/iu.test(text));
  const land =
    at < 0 ? undefined : pieces.slice(at).find(({ meanings }) => meanings.some((one) => one.land));
  return land !== undefined && !land.meanings.some((one) => one.land && WATERS.has(one.land));
}

const isOpenLand = ({ land, ifNone, town, lone }: Meaning): boolean =>
  lone === undefined &&
  land !== undefined &&
  OPEN.has(land) &&
  ifNone !== true &&
  town === undefined;

/** Whether words name a room, a street or a window besides, and so where it usually is. */
const isUsualPlace = ({ land, ifNone, pane, lone, settled }: Meaning): boolean =>
  lone === undefined &&
  (pane === true ||
    settled !== undefined ||
    (ifNone !== true &&
      land !== undefined &&
      (land === 'street' || land === 'city' || INDOORS.includes(land))));

/** Whether a word says that something is on a cloud. */
const isOnCloud = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ surrounds, aloft }) => surrounds === 'clouds' && aloft === true);

/** Whether it is a chair of a table that is laid, or how many it is laid for. */
const isAtTable = ({ thing, count, land }: Meaning): boolean =>
  land === undefined && (thing === 'chair' || (thing === undefined && count !== undefined));

const isSomebody = ({ thing, trait }: Meaning): boolean => thing === 'person' || trait === 'couple';

/** Whether one of the things is what it is in the open: a table is laid for two where nothing else is to be on it, a bathtub empty where nobody is in it, and a bed of flowers is none. */
function standsAlone(pieces: Pieces, at: number, { lone }: Meaning): boolean {
  const others = pieces.flatMap((piece, n) => (n === at || piece.negated ? [] : piece.meanings));
  const next = pieces[at + 1];
  if (lone === 'laidtable')
    return others.every(
      ({ thing, servedOutside, dines }) =>
        (thing === undefined || AT_TABLE.has(thing)) && servedOutside !== true && dines !== true,
    );
  if (lone === 'bathtub')
    return others.every(({ thing }) => thing === undefined || thing === 'flower');
  if (lone === 'bed')
    return (
      pieces[at]?.plural !== true &&
      others.every(({ garden }) => garden !== true) &&
      next?.meanings.some(({ thing, crop }) => (thing ?? crop) !== undefined) !== true
    );
  return true;
}

/** What it is that stands there: with somebody on it no more than a seat. */
function alone(meaning: Meaning, hasSomebody: boolean, isAwash: boolean): Meaning {
  const { lone, seat, colour, count } = meaning;
  if (lone === undefined) return meaning;
  const isSeat = hasSomebody && seat !== undefined;
  return {
    ...(seat !== undefined && { seat }),
    ...(colour !== undefined && { colour }),
    ...(count !== undefined && lone !== 'laidtable' && { count }),
    ...(!isSeat && { thing: lone, ...(isAwash && { trait: 'awash' as const }) }),
  };
}

/**
 * What belongs in a room or a street and is named in open land stands there alone ("a bed on a beach", "a bus stop in
 * the desert"), in the middle of water where that is said.
 */
export function loneThings(pieces: Pieces): Pieces {
  const isOpen = says(pieces, isOpenLand) || pieces.some(isOnCloud);
  const isView = pieces.some(({ text }) => VIEWS.test(text));
  const isInMidst = pieces.some(({ text }) => MIDST.test(text.toLowerCase()));
  // A wet street mirrors what is by it.
  const isMirrored =
    !isInMidst &&
    says(pieces, ({ land }) => land === 'lake') &&
    says(pieces, ({ neon, weather }) => neon === true || weather === 'rain');
  if (!isOpen || isView || isMirrored || says(pieces, isUsualPlace)) return pieces;
  const isAwash =
    isInMidst &&
    !isMidstOfLand(pieces) &&
    says(pieces, ({ land }) => land !== undefined && WATERS.has(land)) &&
    !says(pieces, ({ land, frozen }) => land === 'beach' || frozen === true);
  const hasSomebody = says(pieces, isSomebody);
  const standing = pieces.flatMap(({ negated, meanings }, at) =>
    negated
      ? []
      : meanings.filter(
          (one) => one.lone && !isOtherKind(pieces, at, one) && standsAlone(pieces, at, one),
        ),
  );
  const isLaid = standing.some(({ lone }) => lone === 'laidtable');
  return pieces.map((piece, at) => {
    if (piece.negated) return piece;
    // No bedroom is there either, but at a bed and breakfast.
    if (
      pieces[at + 1]?.role !== 'and' &&
      piece.meanings.some((one) => one.lone === 'bed' && isOtherKind(pieces, at, one))
    )
      return { ...piece, meanings: piece.meanings.filter(({ lone }) => lone !== 'bed') };
    // It has chairs of its own, and is one for two.
    if (isLaid && piece.meanings.length > 0 && piece.meanings.every(isAtTable))
      return { ...piece, meanings: [] };
    if (standing.length > 0 && isOnCloud(piece))
      return { ...piece, meanings: [{ land: 'clouds' }] };
    return {
      ...piece,
      meanings: piece.meanings.map((one) =>
        standing.includes(one)
          ? alone(one, hasSomebody, isAwash)
          : isAwash && one.thing !== undefined && HEAVY.has(one.thing)
            ? { ...one, trait: 'awash' as const }
            : one,
      ),
    };
  });
}
