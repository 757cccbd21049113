import { INDOORS } from '../../world/room/plan-room.ts';
import { isBeast } from '../creatures.ts';
import { MOMENT_KEYS } from '../keys/people/moment-keys.ts';
import { PURSUIT_KEYS } from '../keys/people/pursuit-keys.ts';
import { PHRASE_KEYS } from '../keys/phrase-keys.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson, says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { IsMeant } from './sense.ts';

/** Pictures of which it is said that they hang, where nobody right before hangs them up. */
const ATTRIBUTE = /^hanging (?:pictures|paintings)/iu;

const isHung: IsMeant = (pieces, at) =>
  !ATTRIBUTE.test(pieces[at]?.text ?? '') ||
  (pieces[at]?.afterStop === false && pieces[at - 1]?.meanings.some(isPerson) === true);

/** What a tent is made of that children play in. */
const COVERS =
  /^(?:blankets?|sheets?|bedsheets?|pillows?|cushions?|decken?|laken|kissen|couvertures?|draps|mantas?|sábanas|coperte|lenzuola|cobertor(?:es)?|lençóis|одеял\p{L}*|простын\p{L}*|battaniye\p{L}*|毛布|シーツ|이불\p{L}*|담요\p{L}*|毯子|床单)$/iu;

/** Who sets up a stall. */
const SELLERS = /(?:vendor|seller|trader|stall ?holder)s?$/iu;

/** A tent that is set up in a room, for a circus or for a market is no camp in the woods. */
const isCamp: IsMeant = (pieces) =>
  !pieces.some(({ text }) => COVERS.test(text) || SELLERS.test(text)) &&
  !says(
    pieces,
    ({ land, ifNone, thing, trait, square }) =>
      (land !== undefined && ifNone !== true && INDOORS.includes(land)) ||
      thing === 'circus' ||
      trait === 'sale' ||
      square === true,
  );

/** A song, and no story that is read in bed. */
const LULLABY =
  /lullab|berceuse|wiegenlied|schlaflied|nana|cuna|ninar|ninna|ninni|колыбельн|تهويد|摇篮曲|子守[唄歌]|자장가|लोरी/iu;

/** Whether two are named, one of whom may sing to the other. */
const areTwo = (pieces: Pieces): boolean =>
  pieces.filter(({ meanings, negated }) => !negated && meanings.some(isPerson)).length > 1;

/** A lullaby is sung at a bed where it is sung to somebody, and no land outdoors is named. */
const isAtBed: IsMeant = (pieces, at) =>
  !LULLABY.test(pieces[at]?.text ?? '') ||
  (areTwo(pieces) &&
    !says(
      pieces,
      ({ land, ifNone, thing }) =>
        land !== undefined && ifNone !== true && thing === undefined && !INDOORS.includes(land),
    ));

/** With a spoon somebody feeds a child, or nobody is named: no robot and no animal. */
const isFedBySomebody: IsMeant = (pieces) =>
  says(pieces, isPerson) ||
  !says(pieces, ({ thing }) => thing !== undefined && (thing === 'robot' || isBeast(thing)));

/** A board to cut on is in no kitchen at a picnic. */
const isInKitchen: IsMeant = (pieces) =>
  !says(pieces, ({ also }) => also?.includes('picnic') === true);

/** Of pursuits whose words say something else beside some others: when they are meant. */
export const PURSUITS_MEANT: readonly (readonly [Meaning, IsMeant])[] = [
  [PURSUIT_KEYS.picturehanging, isHung],
  [PURSUIT_KEYS.tentpitching, isCamp],
  [PURSUIT_KEYS.spoonfeeding, isFedBySomebody],
  [MOMENT_KEYS.bedtime, isAtBed],
  [PHRASE_KEYS.kitchenknife, isInKitchen],
];
