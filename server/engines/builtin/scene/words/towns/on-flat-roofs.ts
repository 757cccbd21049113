import { ON_LEVEL } from '../meals/served-outdoors.ts';
import { namesPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for schools, hospitals, offices and blocks, whose roofs are flat: as they begin, in all languages. */
const FLAT_ROOFED =
  /^(?:school|high school|college|university|hospital|office|apartment|tower block|skyscraper|学校|高中|高校|中学|小学|大学|校|医院|病院|办公|写字楼|公寓|楼|学園|校舎|ビル|マンション|アパート|オフィス|학교|고등학교|중학교|초등학교|대학|병원|아파트|빌딩|사무실|회사|école|lycée|collège|hôpital|immeuble|bureau|(?:der |die |einer )?schule|gymnasium|krankenhaus|hochhaus|wohnblock|bürogebäude|bürohaus|escuela|instituto|colegio|edificio|oficina|школ|больниц|офис|многоэтаж|escola|colégio|prédio|edifício|escritório|scuola|liceo|ospedale|palazzo|condominio|ufficio|okul|lise|hastane|apartman|ofis|bina|مدرسة|المدرسة|مدرسه|مستشفى|المستشفى|عمارة|العمارة|مبنى|المبنى|स्कूल|विद्यालय|कॉलेज|अस्पताल|इमारत|दफ़्तर|ऑफिस)/iu;

/** Words for a roof that is flat by themselves: what is on it stands, and what they are called as is asked of nothing else. */
const FLAT = /^(?:屋上|옥상|天台)/u;

/** A roof's word that names its building too. */
const OF_SCHOOL = /school|schuldach/iu;

/** English for a roof, which is one of a building that is named right before it ("the hospital roof"). */
const ROOF = /^roof$/iu;

/** How many words may stand between a roof and whose it is ("on the roof of the old school"). */
const NEAR = 4;

const isRoof = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ perch }) => perch === 'roof');

/** Whether a word is the roof of the building right before it. */
const isRoofOf = ({ text, meanings, afterStop }: Piece, building: Piece | undefined): boolean =>
  ROOF.test(text) &&
  meanings.length === 0 &&
  !afterStop &&
  building !== undefined &&
  isFlatRoofed(building);

/** Whether a word names a building whose roof is flat; German calls a class by its school's own word. */
const isFlatRoofed = (piece: Piece): boolean =>
  FLAT_ROOFED.test(piece.text) && (!namesPerson(piece) || /schule$/iu.test(piece.text));

/** Where the building is whose roof that of an index is; -1: none is named. */
function buildingOf(pieces: Pieces, roof: number): number {
  for (let far = 1; far <= NEAR; far++) {
    const [before, behind] = [pieces[roof - far], pieces[roof + far]];
    const isOne = (piece: Piece | undefined, from: number, to: number) =>
      piece !== undefined &&
      isFlatRoofed(piece) &&
      pieces.slice(from + 1, to + 1).every(({ afterStop }) => !afterStop);
    if (isOne(before, roof - far, roof)) return roof - far;
    if (isOne(behind, roof, roof + far)) return roof + far;
  }
  return -1;
}

/** Whether a word tells of another place, or of what is done on a terrace: a meal at tables, a feast. */
const isElsewhere = ({ meanings }: Piece): boolean =>
  meanings.some(
    ({ scenery, town, dines, pairing, crowded, trait }) =>
      (trait !== undefined && ON_LEVEL.has(trait)) ||
      (scenery ?? town ?? pairing ?? crowded) !== undefined ||
      dines === true,
  );

/** The words of a prompt; who is on the roof of a school, a hospital or a block is on one that is flat, behind its fence over the city, and the building stands nowhere else. */
export function onFlatRoofs(pieces: Pieces): Pieces {
  const said = pieces.findIndex(isRoof);
  const roof = said >= 0 ? said : pieces.findIndex((piece, at) => isRoofOf(piece, pieces[at - 1]));
  const named = pieces[roof];
  if (named === undefined) return pieces;
  const building = buildingOf(pieces, roof);
  const isFlat =
    building >= 0 ||
    OF_SCHOOL.test(named.text) ||
    (FLAT.test(named.text) && pieces.some(namesPerson) && !pieces.some(isElsewhere));
  if (!isFlat) return pieces;
  return pieces.map((piece, at) => {
    if (at === roof) return { ...piece, role: null, meanings: [{ land: 'flatroof' as const }] };
    return at === building ? { ...piece, role: null, meanings: [] } : piece;
  });
}
