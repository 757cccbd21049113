import type { FamousPlace } from '../../../words/place.ts';
import type { SceneryPlan } from '../site.ts';
import { ALHAMBRA } from './alhambra.ts';
import { ANDES } from './andes.ts';
import { BEACH_RESORT } from './beach-resort.ts';
import { BLUE_MOSQUE } from './blue-mosque.ts';
import { BRANDENBURG_GATE } from './brandenburg-gate.ts';
import { CAPE_TOWN } from './cape-town.ts';
import { CLIFF_MONASTERY } from './cliff-monastery.ts';
import { AMALFI, CINQUE_TERRE } from './cliff-town.ts';
import { COLOGNE_CATHEDRAL } from './cologne-cathedral.ts';
import { DINER_66 } from './diner-66.ts';
import { FONDAMENTA } from './fondamenta.ts';
import { FRENCH_QUARTER } from './french-quarter.ts';
import { GREAT_WALL } from './great-wall.ts';
import { HALLSTATT } from './hallstatt.ts';
import { HAVELI } from './haveli.ts';
import { HAWA_MAHAL } from './hawa-mahal.ts';
import { JAPANESE_TEMPLE } from './japanese-temple.ts';
import { KAABA } from './kaaba.ts';
import { KASBAH } from './kasbah.ts';
import { CHAMP_DE_MARS, CHARBAGH, PISA_SQUARE } from './landmark-grounds.ts';
import { LIBERTY_HARBOUR } from './liberty-harbour.ts';
import { LISBON } from './lisbon.ts';
import { LONDON } from './london.ts';
import { MOAI } from './moai.ts';
import { MOGAO } from './mogao.ts';
import { NAPLES } from './naples.ts';
import { NEUSCHWANSTEIN } from './neuschwanstein.ts';
import { OVERWATER } from './overwater.ts';
import { PARIS_ROOFS } from './paris-roofs.ts';
import { PETRA } from './petra.ts';
import { POTALA } from './potala.ts';
import { MONUMENT_VALLEY, ULURU } from './red-rocks.ts';
import { RED_SQUARE } from './red-square.ts';
import { RIO } from './rio.ts';
import { RIO_STREET } from './rio-street.ts';
import { ROMAN_STREET } from './roman-street.ts';
import { ROPEWAY } from './ropeway.ts';
import { SAGRADA_FAMILIA } from './sagrada-familia.ts';
import { SHIBUYA } from './shibuya.ts';
import { PALIO, SIENA } from './siena.ts';
import { SPANISH_STEPS } from './spanish-steps.ts';
import { ST_MARKS, ST_MARKS_FLOODED } from './st-marks.ts';
import { STONE_PILLARS } from './stone-pillars.ts';
import { THAI_TEMPLE } from './thai-temple.ts';
import { TIMES_SQUARE } from './times-square.ts';
import { FUSHIMI_INARI, ITSUKUSHIMA } from './torii.ts';
import { TREVI } from './trevi.ts';
import { VEGAS } from './vegas.ts';
import { VIKING_VILLAGE } from './viking-village.ts';
import { YOSEMITE } from './yosemite.ts';

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
