import { BUILT_KEYS } from '../keys/places/built-keys.ts';
import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { isSaidOutside, isSaidOver } from './said-in.ts';
import { isUnderOpenSky } from './under-open-sky.ts';

/** Buildings that are rooms by their words, how those are written where a room of them is called otherwise, and what is seen before them. */
const BUILDINGS: readonly { room: Land; text: RegExp; outside: Meaning }[] = [
  {
    room: 'classroom',
    text: /school|schul|école|escuela|colegio|escola|scuola|школ|okul|مدرسة|学校|學校|학교|स्कूल|विद्यालय/iu,
    outside: BUILT_KEYS.schoolyard,
  },
  {
    room: 'hospital',
    text: /hospital|krankenhaus|klinik|hôpital|ospedale|больниц|hastane|مستشفى|医院|醫院|病院|병원|अस्पताल/iu,
    outside: BUILT_KEYS.hospitalfront,
  },
  {
    room: 'museum',
    text: /mus[eé]|музе|müze|متحف|博物|美術館|박물관|미술관|संग्रहालय/iu,
    outside: { land: 'street', square: true },
  },
  {
    room: 'openoffice',
    text: /^(?:offices?|büros?|bureaux?|oficinas?|escritórios?|uffici?o?|офис\p{L}*|ofis\p{L}*|مكتب\p{L}*|办公室|办公楼|オフィス|사무실\p{L}*|दफ़्तर|ऑफिस)$/iu,
    outside: { land: 'street' },
  },
  {
    room: 'library',
    text: /^(?:librar(?:y|ies)|bibliothek\p{L}*|bücherei|bibliothèques?|bibliotecas?|biblioteca|библиотек\p{L}*|kütüphane\p{L}*|مكتبة|图书馆|圖書館|図書館|도서관\p{L}*|पुस्तकालय)$/iu,
    outside: { land: 'street', square: true },
  },
  {
    room: 'mall',
    text: /mall|einkaufszentrum|centre commercial|centro com|торгов|alışveriş|مول|购物中心|商场|ショッピングモール|쇼핑몰|मॉल/iu,
    outside: { land: 'street' },
  },
];

/** What is in such a building and called for it: in its own word, or by the one right behind. */
const WITHIN =
  /bed|room|ward|corridor|hallway|desk|locker|bett|zimmer|bank$|tafel|flur|raum|стол|доск|парт|палат|коридор/iu;
const BEHIND =
  /^(?:beds?|rooms?|wards?|corridors?|hallways?|desks?|lockers?|painting|picture|windows?|books?|cards?|tables?|chairs?|shel(?:f|ves)|exhibit\p{L}*|display|showcase|diorama|blackboard)$/iu;

const isOfWhatIsIn = (pieces: Pieces, at: number): boolean => {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  return WITHIN.test(piece?.text ?? '') || (next?.afterStop === false && BEHIND.test(next.text));
};

/** The words of a prompt; who is before a school, a hospital or a museum is not in it, nor is what flies over it or the snow and the rainbow around it, but who is before a bed, a desk or a picture there is. */
export function beforeBuildings(pieces: Pieces): Pieces {
  return pieces.map((piece, at) => {
    const building = BUILDINGS.find(
      ({ room, text }) =>
        text.test(piece.text) &&
        piece.meanings.some(({ land, thing }) => land === room && thing === undefined),
    );
    return building === undefined ||
      piece.negated ||
      isOfWhatIsIn(pieces, at) ||
      !(isSaidOutside(pieces, at) || isSaidOver(pieces, at) || isUnderOpenSky(pieces, at))
      ? piece
      : { ...piece, meanings: [building.outside] };
  });
}
