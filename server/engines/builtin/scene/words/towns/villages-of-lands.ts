import type { Piece } from '../../../words/reader.ts';
import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import { PLACE_KEYS } from '../keys/places/place-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import type { Nation } from '../nation.ts';
import type { Town } from '../place.ts';
import { isSavanna, isUnderPalms, UNDER_PALMS } from './at-markets.ts';

type Pieces = readonly Piece<Meaning>[];

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

/** Whether it is a village of which no more is said. */
const isVillage = ({ settled, scenery, town }: Meaning): boolean =>
  settled === 'village' && (scenery ?? town) === undefined;

/** Whether it is another land that is named, in which a village stands. */
const isElsewhere = (one: Meaning): boolean =>
  !isVillage(one) && one.land !== undefined && one.ifNone !== true && one.thing === undefined;

/** Whether it is a land in which no round huts stand that are a village by themselves: its water or its mountains are seen. */
const isBesideHuts = (one: Meaning): boolean =>
  isElsewhere(one) &&
  one.ground !== true &&
  (one.land === 'lake' || one.land === 'river' || one.land === 'mountain');

/** Words for Turkey, whose villages are green and of no clay, and for villages among fields and mountains. */
const GREEN =
  /^(?:türk|turk|turqu|turc|turco|turca|турец|турц|土耳其|トルコ|튀르키예|터키|ترك|तुर्क)|山村|^农|^農/iu;

/** Whether it is said of a village whose it is: right before it, an article or a number between them at most ("非洲的一个村庄"), or right behind it. */
function isOfVillage(pieces: Pieces, at: number): boolean {
  const names = (n: number) => pieces[n]?.meanings.some(isVillage) === true;
  const goesOn = (n: number) => pieces[n]?.afterStop === false;
  if (names(at) || (goesOn(at) && names(at - 1))) return true;
  const next = pieces[at + 1];
  if (next === undefined || next.afterStop) return false;
  const isOne = next.role === 'other' || next.meanings.some(({ count }) => count !== undefined);
  return names(at + 1) || (isOne && goesOn(at + 2) && names(at + 2));
}

/** The words of a prompt: a village of a country outside of Europe is built as there, and stands on no green field. */
export function villagesOfLands(pieces: Pieces): Pieces {
  const said = pieces.map((piece, at): readonly Meaning[] =>
    piece.negated
      ? []
      : piece.meanings.filter((one) => one.nation === undefined || isOfVillage(pieces, at)),
  );
  const meanings = said.flat();
  if (!meanings.some(isVillage) || pieces.some(({ text }) => GREEN.test(text))) return pieces;
  const village = meanings.map(villageIn).find((one) => one !== undefined);
  // Round huts are a village by themselves, wherever else that stands.
  const isAfrican = village === SCENE_MEANINGS.roundhuts;
  if (village === undefined || meanings.some(isAfrican ? isBesideHuts : isElsewhere)) return pieces;
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
