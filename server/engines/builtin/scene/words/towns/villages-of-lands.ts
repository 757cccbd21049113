import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import { FAR_KEYS } from '../keys/places/far-keys.ts';
import { PLACE_KEYS } from '../keys/places/place-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import type { Nation } from '../nation.ts';
import { changed, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Town } from '../place.ts';
import { isSavanna, isUnderPalms, UNDER_PALMS } from './at-markets.ts';
import { type Home, homeOfVillage, isCountry } from './homes-of-villages.ts';

/** What villages are like where a country's towns are: those of Europe stand among fields. */
const BY_TOWN: Partial<Readonly<Record<Town, Meaning>>> = {
  plaza: TOWN_KEYS.mexicanplaza,
  indian: TOWN_KEYS.indianstreet,
  souk: FAMOUS_KEYS.kasbah,
  machiya: TOWN_KEYS.machiya,
  hutong: TOWN_KEYS.watertown,
  hanok: TOWN_KEYS.hanok,
  greek: TOWN_KEYS.greekvillage,
  havana: UNDER_PALMS,
  african: SCENE_MEANINGS.roundhuts,
};

/** The same by whose they are. */
const BY_NATION: Partial<Readonly<Record<Nation, Meaning>>> = {
  colonial: TOWN_KEYS.mexicanplaza,
  arab: FAMOUS_KEYS.kasbah,
  indian: TOWN_KEYS.indianstreet,
  chinese: TOWN_KEYS.watertown,
  japanese: TOWN_KEYS.machiya,
  korean: TOWN_KEYS.hanok,
  white: TOWN_KEYS.greekvillage,
  african: SCENE_MEANINGS.roundhuts,
};

/** What a village is like in a country that a word names, or of a people; undefined: as in any other. */
function villageIn(one: Meaning): Meaning | undefined {
  if (one.nation !== undefined) return BY_NATION[one.nation];
  if (isSavanna(one) || one === PLACE_KEYS.africanlands) return SCENE_MEANINGS.roundhuts;
  if (isUnderPalms(one)) return UNDER_PALMS;
  return one.ifNone === true && one.town !== undefined ? BY_TOWN[one.town] : undefined;
}

/** Whether it is a street of earth that a village is along. */
const isOfEarth = ({ path, settled }: Meaning): boolean =>
  path === 'earth' && settled === 'village';

/** Houses on stilts by a river. */
const { ifNone: _, ...ON_STILTS } = FAR_KEYS.stiltvillage;

/** Whether it is a village of which no more is said. */
const isVillage = ({ settled, scenery, town }: Meaning): boolean =>
  settled === 'village' && (scenery ?? town) === undefined;

/** Whether it is another land that is named, in which a village stands. */
const isElsewhere = (one: Meaning): boolean =>
  !isVillage(one) && one.land !== undefined && one.ifNone !== true && one.thing === undefined;

/** Whether it is another land that is named than the fields around any village. */
const isBeyondFields = (one: Meaning): boolean =>
  isElsewhere(one) && !(one.land === 'field' && one.scenery === undefined);

/** The same of villages on stilts, which stand by a river. */
const isBeyondRivers = (one: Meaning): boolean => isBeyondFields(one) && one.land !== 'river';

/** What other land a village of a home stands in where its own houses are told apart from it. */
const isBeyond = (home: Home): ((one: Meaning) => boolean) =>
  home.isOnStilts ? isBeyondRivers : isBeyondFields;

/** Whether it is a land in which no round huts stand that are a village by themselves: its water or its mountains are seen. */
const isBesideHuts = (one: Meaning): boolean =>
  isElsewhere(one) &&
  one.ground !== true &&
  (one.land === 'lake' || one.land === 'river' || one.land === 'mountain');

/** Words for villages of China among fields and mountains. */
const GREEN = /山村|^农|^農/iu;

/** Words between a village and where it is. */
const IN = /^(?:in|of|from|en|de|du|da|do|di|em|na|no|im|au|aux|in der|в|из)$/iu;

/** Whether it is said of a village whose it is: right before it, an article, a number or a land between them at most ("非洲的一个村庄", "a Japanese mountain village"), or right behind it. */
function isOfVillage(pieces: Pieces, at: number): boolean {
  const names = (n: number) => pieces[n]?.meanings.some(isVillage) === true;
  const goesOn = (n: number) => pieces[n]?.afterStop === false;
  if (names(at) || (goesOn(at) && names(at - 1))) return true;
  const next = pieces[at + 1];
  const isOfNext = next?.afterStop === false && next.meanings.some(({ thing }) => thing);
  if (goesOn(at) && goesOn(at - 1) && IN.test(pieces[at - 1]?.text ?? '') && !isOfNext)
    if (names(at - 2)) return true;
  if (next === undefined || next.afterStop) return false;
  const isOne =
    next.role === 'other' ||
    next.meanings.some(
      ({ count, land, thing }) => count !== undefined || (land !== undefined && !thing),
    );
  return names(at + 1) || (isOne && goesOn(at + 2) && names(at + 2));
}

/** The words of a prompt: a village of a country outside of Europe is built as there, and has its houses among its fields, by its water and in its mountains. */
export function villagesOfLands(pieces: Pieces): Pieces {
  const said = pieces.map((piece, at): Piece => {
    const isNamed = !piece.negated && isOfVillage(pieces, at);
    const meanings = piece.meanings.filter(({ nation }) => nation === undefined || isNamed);
    return { ...piece, meanings: piece.negated ? [] : meanings };
  });
  const meanings = said.flatMap((piece) => piece.meanings);
  if (!meanings.some(isVillage)) return besideTemples(pieces);
  // Indians who live in tents are none of India.
  if (meanings.some(({ scenery }) => scenery === 'tipicamp')) return pieces;
  const home = homeOfVillage(said.filter((_, at) => isSaidOfPlace(pieces, at)));
  const village =
    (home?.isOnStilts && ON_STILTS) ?? meanings.map(villageIn).find((one) => one !== undefined);
  const isMarket = meanings.some(({ thing }) => thing === 'stall');
  // Round huts are a village by themselves, wherever else that stands.
  const isAfrican = village === SCENE_MEANINGS.roundhuts;
  const isApart = meanings.some(
    isAfrican ? isBesideHuts : home === null ? isElsewhere : isBeyond(home),
  );
  const isGreen = pieces.some(({ text }) => GREEN.test(text));
  if (home !== null && !isMarket && (isApart || isGreen || !home.isTown))
    return withHome(pieces, home, isApart);
  // A square is paved, and no street of earth.
  const isUnpaved = village === TOWN_KEYS.mexicanplaza && meanings.some(isOfEarth);
  if (village === undefined || isApart || isGreen || isUnpaved) return pieces;
  const isHut = ({ thing, hut }: Meaning) => thing === 'house' && hut === true;
  return pieces.map((piece, at) => ({
    ...piece,
    meanings: piece.meanings.map((one) =>
      isVillage(one) ||
      (one.nation !== undefined && isOfVillage(pieces, at)) ||
      (isAfrican && isHut(one))
        ? village
        : one,
    ),
  }));
}

/** A village on stilts by a river is there too where a temple is named with it. */
function besideTemples(pieces: Pieces): Pieces {
  if (!says(pieces, ({ thing }) => thing === 'temple')) return pieces;
  return changed(pieces, (one) => (one === FAR_KEYS.stiltvillage ? ON_STILTS : one));
}

/** Whether a word may tell where a village is: an adjective that is said of something else does not ("a chinese tourist in a village"). */
const isSaidOfPlace = (pieces: Pieces, at: number): boolean =>
  isOfVillage(pieces, at) || pieces[at]?.meanings.some(isCountry) === true;

/** The words, the village in them with the houses of its home, in that's land unless it is in another that is named. */
const withHome = (pieces: Pieces, { homeland, land }: Home, isApart: boolean): Pieces =>
  changed(pieces, (one) => {
    if (one.nation !== undefined) return { homeland };
    return isVillage(one) ? { ...one, homeland, ...(land && !isApart && { land }) } : one;
  });
