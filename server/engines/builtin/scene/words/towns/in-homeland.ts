import { wordsOf } from '../../../words/lexicon.ts';
import { createReader } from '../../../words/reader.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { OF_CITIES } from '../buildings.ts';
import type { Idea } from '../idea.ts';
import { CITY_KEYS } from '../keys/places/city-keys.ts';
import { CITY_NAME_KEYS } from '../keys/places/city-name-keys.ts';
import { FAMOUS_KEYS } from '../keys/places/famous-keys.ts';
import { PLACE_KEYS } from '../keys/places/place-keys.ts';
import { QUARTER_KEYS } from '../keys/places/quarter-keys.ts';
import { REGION_KEYS } from '../keys/places/region-keys.ts';
import { TOWN_KEYS } from '../keys/places/town-keys.ts';
import { CITY_NAME_WORDS } from '../lists/city-names.ts';
import { NATION_WORDS } from '../lists/nations.ts';
import { PLACE_WORDS } from '../lists/places.ts';
import { REGION_WORDS } from '../lists/regions.ts';
import type { Meaning } from '../meaning.ts';
import type { Folk, Homeland, Nation } from '../nation.ts';
import { isOfTale } from '../people/of-their-land.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Town } from '../place.ts';
import type { Scenery } from '../scenery.ts';
import type { Thing } from '../thing.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';
import { writtenIn } from './written-in.ts';

const readNation = createReader<Nation>(wordsOf(NATION_WORDS, (nation: Nation) => nation));

/** What names a town, a region, a country or a place that is known. */
const NAMED: ReadonlySet<Meaning> = new Set<Meaning>(
  [PLACE_KEYS, REGION_KEYS, CITY_KEYS, CITY_NAME_KEYS, QUARTER_KEYS, FAMOUS_KEYS].flatMap(
    (keys): readonly Meaning[] => Object.values(keys),
  ),
);

/** Whether a word means a town, a region, a country or a place by its name. */
export const isNamedPlace = (one: Meaning): boolean => NAMED.has(one) || one.city !== undefined;

/** Whether a word by itself names such a place, whatever it means beside the others. */
const namesPlaceOnEarth = createReader<true>([
  ...wordsOf(PLACE_WORDS, (): true => true),
  ...wordsOf(REGION_WORDS, (): true => true),
  ...wordsOf(CITY_NAME_WORDS, (): true => true),
]);

/** What streets and markets are called in a land's own words, though others know them by its name. */
const OWN_WORDS: ReadonlySet<Meaning> = new Set<Meaning>([
  TOWN_KEYS.souk,
  TOWN_KEYS.machiya,
  TOWN_KEYS.patio,
]);

/** Names of places abroad that the lists know by what is there, and words for a souk in languages that call none of their own markets so. */
const ABROAD =
  /^(?:सूक|수크|바자르|그랜드 바자르|モロッコ|スーク|バザール|모로코|阿拉伯|摩洛哥|巴扎|大巴扎|베네치아|ヴェネツィア|ベネチア|威尼斯|वेनिस|البندقية|венеци|venedik|타이|タイ(?:の|$)|थाई|викториан)/iu;

/** The names of a land itself and of who is at home there, as they begin in its language. */
const OWN_NAMES: Readonly<Record<Homeland, RegExp>> = {
  arab: /^(?:ال)?عرب/u,
  chinese: /^(?:中国|中國|中式)/u,
  indian: /^(?:भारत|हिंदुस्तान|हिन्दुस्तान|देसी)/u,
  japanese: /^(?:日本|和風)/u,
  korean: /^(?:한국|대한민국)/u,
  russian: /^(?:росси|русск)/iu,
  turkish: /^(?:türk|anadolu)/iu,
};

/** Sceneries of everyday life, which every land has. */
const EVERYDAY: ReadonlySet<Scenery | null> = new Set<Scenery | null>([
  null,
  'backyard',
  'countrystop',
  'farmland',
  'flatsyard',
  'playground',
  'ploughed',
  'schoolyard',
  'vegetablegarden',
  'villagepitch',
]);

/** Places of everyday life in the open; rooms are much alike everywhere. */
const LIVED_IN: ReadonlySet<Idea['land']> = new Set<Idea['land']>([
  ...(['field', 'street', 'river', 'terraces', 'station', 'markethall'] as const),
]);

/** What is of tales, of other ages or of one land alone. */
const UNUSUAL: ReadonlySet<Thing> = new Set<Thing>([
  ...OF_CITIES,
  ...(['castle', 'dragon', 'unicorn', 'robot', 'ufo', 'spaceship', 'rocket', 'portal'] as const),
  ...(['gingerbreadhouse', 'henhut', 'hauntedhouse', 'rapunzeltower', 'trojanhorse'] as const),
  ...(['floatingisland', 'skeleton', 'ghost', 'roundhut', 'yurt', 'igloo', 'pyramid'] as const),
  ...(['mermaid', 'astronaut', 'broomrider', 'flier', 'skyrider', 'tinyplanet'] as const),
  ...(['windmill', 'irontower', 'greatwall', 'stavechurch', 'villa'] as const),
]);

/** What the streets of a land are like; missing: as those of Europe. */
const STREETS: Partial<Readonly<Record<Homeland, Town>>> = {
  chinese: 'hutong',
  indian: 'indian',
  japanese: 'machiya',
  korean: 'hanok',
};

/** By what words a street is a lane, a yard or a market of a land, and not one of a large town, which look much alike everywhere; missing: by any. */
const OF_LAND: Partial<Readonly<Record<Homeland, RegExp>>> = {
  arab: /زقاق|أزقة|حارة|سوق|قرية|بائع|فناء/u,
  chinese: /巷|胡同|弄堂|市场|市場|集市|摊|老街|村|院|庭/u,
  indian: /^(?!.*(?:गगनचुंबी|ऊँची इमारत))/u,
  japanese: /路地|横丁|裏通り|市場|商店街|村|小道|坂道|庭/u,
  korean: /골목|시장|장터|마을|뜰|마당/u,
  turkish: /^(?!.*(?:şehir|şehr|cadde|gökdelen))/iu,
};

/** What people there are known by. */
const FOLKS: Partial<Readonly<Record<Homeland, Folk>>> = {
  arab: 'arab',
  chinese: 'eastern',
  indian: 'indian',
  japanese: 'eastern',
  korean: 'eastern',
};

/** Whether a word names a land, a town or a place other than the prompt's own. */
function isElsewhere({ text, meanings }: Piece, land: Homeland): boolean {
  if (OWN_NAMES[land].test(text)) return false;
  if (ABROAD.test(text)) return true;
  const names = meanings.some(
    (one) =>
      !OWN_WORDS.has(one) &&
      (one.folk !== undefined ||
        one.city !== undefined ||
        one.nation !== undefined ||
        NAMED.has(one)),
  );
  const isNamed = (read: readonly { readonly meanings: readonly unknown[] }[]) =>
    read.some((piece) => piece.meanings.length > 0);
  return names || isNamed(readNation(text)) || isNamed(namesPlaceOnEarth(text));
}

/** Whether houses are said to be where an idea is, in the open. */
const isLivedIn = ({ land, settled, subjects }: Idea): boolean =>
  (land === null || !INDOORS.includes(land)) &&
  (settled === 'village' || subjects.some(({ thing }) => thing === 'house'));

/** Whether an idea is of everyday life, and of our time. */
const isEveryday = (idea: Idea): boolean =>
  EVERYDAY.has(idea.scenery) &&
  (LIVED_IN.has(idea.land) || isLivedIn(idea)) &&
  (idea.manner ?? idea.city ?? idea.front ?? idea.flat ?? idea.raked) === null &&
  !(idea.future || idea.martian || idea.lunar || idea.neon || idea.forsaken || idea.tuscan) &&
  !(idea.halloween || idea.christmas || idea.jungle || idea.fjord || idea.moor || idea.tropical) &&
  idea.subjects.every(({ thing, traits = [] }) => !UNUSUAL.has(thing) && !isOfTale(traits));

/** Whether a word itself names a place of everyday life: no deed that is done at one, and no garden or park, which are alike everywhere. */
const namesPlace = ({ land, ifNone, settled, thing, trait, garden, park }: Meaning): boolean =>
  settled === 'village' ||
  thing === 'house' ||
  thing === 'stall' ||
  (land !== undefined &&
    LIVED_IN.has(land) &&
    (ifNone ?? thing ?? trait ?? garden ?? park) === undefined);

/** The land in which a prompt's everyday place is: that of its language, where no other land, age or tale is named; null: none. */
export function homelandOf(prompt: string, pieces: Pieces, idea: Idea): Homeland | null {
  const land = writtenIn(prompt);
  if (land === null || !isEveryday(idea)) return null;
  if (idea.land === 'street' && OF_LAND[land]?.test(prompt) === false) return null;
  if (!pieces.some(({ meanings }) => meanings.some(namesPlace))) return null;
  if (idea.garden && !idea.subjects.some(({ thing }) => thing === 'house')) return null;
  return pieces.some((piece) => isElsewhere(piece, land)) ? null : land;
}

/** Whose home a homeland is; null: of people who are not told from others. */
export const folkAt = (land: Homeland | null): Folk | null =>
  land === null ? null : (FOLKS[land] ?? null);

/** Whether motors drive through a street, which is wider than an old one then. */
const isDriven = ({ subjects }: Idea): boolean =>
  subjects.some(
    ({ thing, traits }) =>
      thing === 'tram' || (ROAD_VEHICLES.has(thing) && traits?.includes('scooter') !== true),
  );

/** An idea in a homeland: its houses are those of there, and so are its streets of which no more is said. */
export function inHomeland(idea: Idea, homeland: Homeland | null): Idea {
  if (homeland === null) return idea;
  const { land, town } = idea;
  if (land !== null && INDOORS.includes(land)) return idea;
  const here = { ...idea, homeland };
  if (land !== 'street') return here;
  // A court of a country house in these lands is its yard.
  if (town === 'patio' && (homeland === 'indian' || homeland === 'chinese'))
    return { ...here, land: 'field', town: null, settled: 'village' };
  const street = STREETS[homeland];
  const isOpen =
    town === null ||
    (town === 'souk' && homeland === 'indian') ||
    (town === 'backalley' && homeland === 'japanese');
  if (!isOpen) return here;
  if (homeland === 'turkish' || (homeland === 'arab' && town === null))
    return isDriven(idea)
      ? here
      : { ...here, manner: homeland === 'turkish' ? 'southern' : 'white' };
  if (street === undefined || (isDriven(idea) && homeland !== 'indian')) return here;
  return { ...here, town: street };
}
