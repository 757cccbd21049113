import { INDOORS } from '../../world/room/plan-room.ts';
import { PURSUIT_KEYS } from '../keys/people/pursuit-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { IsMeant } from './sense.ts';

const isPerson = ({ thing }: Meaning): boolean => thing === 'person';

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

/** Of pursuits whose words say something else beside some others: when they are meant. */
export const PURSUITS_MEANT: readonly (readonly [Meaning, IsMeant])[] = [
  [PURSUIT_KEYS.picturehanging, isHung],
  [PURSUIT_KEYS.tentpitching, isCamp],
];
