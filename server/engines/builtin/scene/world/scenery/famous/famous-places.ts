import type { FamousPlace } from '../../../words/scenery.ts';
import type { SceneryPlan } from '../site.ts';
import { ANDES } from './americas/andes.ts';
import { DINER_66 } from './americas/diner-66.ts';
import { FRENCH_QUARTER } from './americas/french-quarter.ts';
import { LIBERTY_HARBOUR } from './americas/liberty-harbour.ts';
import { RIO } from './americas/rio.ts';
import { RIO_STREET } from './americas/rio-street.ts';
import { TIMES_SQUARE } from './americas/times-square.ts';
import { VEGAS } from './americas/vegas.ts';
import { YOSEMITE } from './americas/yosemite.ts';
import { BLUE_MOSQUE } from './asia/blue-mosque.ts';
import { GREAT_WALL } from './asia/great-wall.ts';
import { HAVELI } from './asia/haveli.ts';
import { HAWA_MAHAL } from './asia/hawa-mahal.ts';
import { JAPANESE_TEMPLE } from './asia/japanese-temple.ts';
import { KAABA } from './asia/kaaba.ts';
import { KYOTO_ROOFS } from './asia/kyoto-roofs.ts';
import { MOGAO } from './asia/mogao.ts';
import { PETRA } from './asia/petra.ts';
import { POTALA } from './asia/potala.ts';
import { SHIBUYA } from './asia/shibuya.ts';
import { STONE_PILLARS } from './asia/stone-pillars.ts';
import { THAI_TEMPLE } from './asia/thai-temple.ts';
import { FUSHIMI_INARI, ITSUKUSHIMA } from './asia/torii.ts';
import { BEACH_RESORT } from './beach-resort.ts';
import { CAPE_TOWN } from './cape-town.ts';
import { ALHAMBRA } from './europe/alhambra.ts';
import { BRANDENBURG_GATE } from './europe/brandenburg-gate.ts';
import { CLIFF_MONASTERY } from './europe/cliff-monastery.ts';
import { AMALFI, CINQUE_TERRE } from './europe/cliff-town.ts';
import { COLOGNE_CATHEDRAL } from './europe/cologne-cathedral.ts';
import { FONDAMENTA } from './europe/fondamenta.ts';
import { HALLSTATT } from './europe/hallstatt.ts';
import { LISBON } from './europe/lisbon.ts';
import { LONDON } from './europe/london.ts';
import { NAPLES } from './europe/naples.ts';
import { NEUSCHWANSTEIN } from './europe/neuschwanstein.ts';
import { PARIS_ROOFS } from './europe/paris-roofs.ts';
import { RED_SQUARE } from './europe/red-square.ts';
import { ROMAN_STREET } from './europe/roman-street.ts';
import { ROPEWAY } from './europe/ropeway.ts';
import { SAGRADA_FAMILIA } from './europe/sagrada-familia.ts';
import { PALIO, SIENA } from './europe/siena.ts';
import { SPANISH_STEPS } from './europe/spanish-steps.ts';
import { ST_MARKS, ST_MARKS_FLOODED } from './europe/st-marks.ts';
import { TREVI } from './europe/trevi.ts';
import { VIKING_VILLAGE } from './europe/viking-village.ts';
import { KASBAH } from './kasbah.ts';
import { CHAMP_DE_MARS, CHARBAGH, PISA_SQUARE } from './landmark-grounds.ts';
import { MOAI } from './moai.ts';
import { OVERWATER } from './overwater.ts';
import { MONUMENT_VALLEY, ULURU } from './red-rocks.ts';

/** How each place that the world knows by sight is laid out. */
export const FAMOUS_PLACES: Readonly<Record<FamousPlace, SceneryPlan>> = {
  beachresort: BEACH_RESORT,
  overwater: OVERWATER,
  thaitemple: THAI_TEMPLE,
  japantemple: JAPANESE_TEMPLE,
  cliffmonastery: CLIFF_MONASTERY,
  thegreatwall: GREAT_WALL,
  timessquare: TIMES_SQUARE,
  shibuya: SHIBUYA,
  londonstreet: LONDON,
  parisroofs: PARIS_ROOFS,
  kyotoroofs: KYOTO_ROOFS,
  haveli: HAVELI,
  brandenburggate: BRANDENBURG_GATE,
  colognecathedral: COLOGNE_CATHEDRAL,
  fondamenta: FONDAMENTA,
  fushimiinari: FUSHIMI_INARI,
  hawamahal: HAWA_MAHAL,
  itsukushima: ITSUKUSHIMA,
  mogao: MOGAO,
  monumentvalley: MONUMENT_VALLEY,
  sagradafamilia: SAGRADA_FAMILIA,
  uluru: ULURU,
  stmarks: ST_MARKS,
  stmarksflood: ST_MARKS_FLOODED,
  redsquare: RED_SQUARE,
  bluemosque: BLUE_MOSQUE,
  kaaba: KAABA,
  siena: SIENA,
  palio: PALIO,
  spanishsteps: SPANISH_STEPS,
  moai: MOAI,
  petra: PETRA,
  potala: POTALA,
  stonepillars: STONE_PILLARS,
  trevi: TREVI,
  neuschwanstein: NEUSCHWANSTEIN,
  alhambra: ALHAMBRA,
  andes: ANDES,
  vikingvillage: VIKING_VILLAGE,
  ropeway: ROPEWAY,
  romanstreet: ROMAN_STREET,
  kasbah: KASBAH,
  amalfi: AMALFI,
  cinqueterre: CINQUE_TERRE,
  hallstatt: HALLSTATT,
  champdemars: CHAMP_DE_MARS,
  charbagh: CHARBAGH,
  pisasquare: PISA_SQUARE,
  libertyharbour: LIBERTY_HARBOUR,
  rio: RIO,
  riostreet: RIO_STREET,
  capetown: CAPE_TOWN,
  naples: NAPLES,
  vegas: VEGAS,
  yosemite: YOSEMITE,
  diner66: DINER_66,
  lisbon: LISBON,
  frenchquarter: FRENCH_QUARTER,
};
