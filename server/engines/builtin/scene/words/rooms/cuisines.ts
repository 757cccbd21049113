import { wordsOf } from '../../../words/lexicon.ts';
import { createReader } from '../../../words/reader.ts';
import type { City } from '../city.ts';
import type { Cuisine } from '../cuisine.ts';
import type { Idea } from '../idea.ts';
import type { Land } from '../land.ts';
import { NATION_WORDS } from '../lists/nations.ts';
import type { Meaning } from '../meaning.ts';
import type { Folk, Nation } from '../nation.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Town } from '../place.ts';
import type { Thing } from '../thing.ts';

const readNation = createReader<Nation>(wordsOf(NATION_WORDS, (nation: Nation) => nation));

/** What is cooked by a nation; missing: nothing that a restaurant is furnished by. */
const BY_NATION: Partial<Readonly<Record<Nation, Cuisine>>> = {
  southern: 'italian',
  white: 'greek',
  french: 'french',
  colonial: 'mexican',
  arab: 'oriental',
  indian: 'indian',
  chinese: 'chinese',
  japanese: 'japanese',
  korean: 'korean',
};

/** The same by what streets are like where a town or a country is named. */
const BY_TOWN: Partial<Readonly<Record<Town, Cuisine>>> = {
  souk: 'oriental',
  riad: 'oriental',
  cafes: 'french',
  greek: 'greek',
  greeklane: 'greek',
  plaza: 'mexican',
  indian: 'indian',
  hutong: 'chinese',
  watertown: 'chinese',
  machiya: 'japanese',
  yatai: 'japanese',
  hanok: 'korean',
};

/** By cities. */
const BY_CITY: Partial<Readonly<Record<City, Cuisine>>> = {
  tokyo: 'japanese',
  seoul: 'korean',
  hongkong: 'chinese',
  taipei: 'chinese',
  istanbul: 'oriental',
  cairo: 'oriental',
  delhi: 'indian',
  kolkata: 'indian',
  athens: 'greek',
  milan: 'italian',
  montmartre: 'french',
};

/** By what is eaten. */
const BY_DISH: Partial<Readonly<Record<Thing, Cuisine>>> = {
  sushi: 'japanese',
  ramen: 'japanese',
  pizza: 'italian',
  spaghetti: 'italian',
  tacos: 'mexican',
  curry: 'indian',
};

/** By whose home the place is. */
const BY_FOLK: Partial<Readonly<Record<Folk, Cuisine>>> = {
  arab: 'oriental',
  indian: 'indian',
  latin: 'mexican',
};

/** Names of restaurants that are of one country. */
const OWN_NAMES: readonly (readonly [RegExp, Cuisine])[] = [
  [
    /trattori|osteria|траттори|остери|トラットリア|트라토리아|意式|تراتوريا|त्रात्तोरिया/iu,
    'italian',
  ],
  [
    /bistro|brasserie|bouchon|crêperie|бистро|брассери|ビストロ|ブラッスリー|비스트로|브라세리|法式/iu,
    'french',
  ],
  [/taquer[ií]a|fonda|tacos|タケリア|такери|타케리아|塔可|تاكيريا|टाकेरिया/iu, 'mexican'],
  [
    /izakaya|su[sş]h?i|ramen|居酒屋|идзака|суши|이자카야|일식|料亭|割烹|焼き鳥|定食|إيزاكايا|سوشي|इज़ाकाया/iu,
    'japanese',
  ],
  [/kebap|kebab|döner|ocakbaşı|köfte|кебаб|كباب|مشاوي|कबाब/iu, 'oriental'],
  [/dim sum|点心|中華|중국집/iu, 'chinese'],
  [/curry house|インド|인도|करी हाउस/iu, 'indian'],
  [/焼肉|고깃집|백반/u, 'korean'],
];

/** What a word says of whose dishes are served. */
function saidBy({ text, meanings }: Piece): Cuisine | undefined {
  const own = OWN_NAMES.find(([name]) => name.test(text))?.[1];
  if (own !== undefined) return own;
  const nation = readNation(text).flatMap((piece) => piece.meanings)[0];
  const named = nation === undefined ? undefined : BY_NATION[nation];
  return named ?? meanings.map(ofPlace).find((one) => one !== undefined);
}

/** Whose dishes are served where a word means a town or a country. */
const ofPlace = ({ city, town, manner, nation }: Meaning): Cuisine | undefined =>
  (city === undefined ? undefined : BY_CITY[city]) ??
  (town === undefined ? undefined : BY_TOWN[town]) ??
  (nation === undefined ? undefined : BY_NATION[nation]) ??
  (manner === 'southern' ? 'italian' : undefined);

/** Of which countries a tavern is furnished as their restaurants are. */
const OF_TAVERNS = new Set<Cuisine>(['greek', 'japanese']);

/** Whether an idea shows a street for the café that is named: not where a street is named, or the open. */
const isStreetForCafe = ({ land, town, outOfDoors }: Idea, pieces: Pieces): boolean =>
  land === 'street' &&
  town === 'cafes' &&
  !outOfDoors &&
  pieces.some(({ meanings }) => meanings.some((one) => one.land === 'cafe')) &&
  !pieces.some(({ meanings }) =>
    meanings.some((one) => one.land === 'street' && one.ifNone !== true),
  );

/** Whose dishes are served: the country that is named next to the place, or where it is, or by what is eaten there. */
function cuisineOf(
  { subjects }: Idea,
  pieces: Pieces,
  folk: Folk | null,
  place: Land,
): Cuisine | undefined {
  const at = pieces.findIndex(({ meanings }) => meanings.some(({ land }) => land === place));
  const near = pieces
    .map((piece, n) => ({ away: Math.abs(n - at), said: saidBy(piece) }))
    .filter(({ said }) => said !== undefined)
    .sort((a, b) => a.away - b.away)[0]?.said;
  const dish = subjects
    .flatMap(({ thing, company }) => [thing, company?.served])
    .map((thing) => (thing === undefined || thing === null ? undefined : BY_DISH[thing as Thing]))
    .find((one) => one !== undefined);
  return near ?? dish ?? (folk === null ? undefined : BY_FOLK[folk]);
}

const furnished = (idea: Idea, cuisine: Cuisine): Idea => ({
  ...idea,
  decor: { ...idea.decor, cuisine },
  land: 'restaurant',
});

/** An idea whose restaurant is furnished as those of the country whose dishes it serves. So are a tavern of Greece or Japan, and a coffee house of the East, which is no pavement under awnings. */
export function withCuisine(idea: Idea, pieces: Pieces, folk: Folk | null): Idea {
  const { land } = idea;
  if (land === 'restaurant') {
    const cuisine = cuisineOf(idea, pieces, folk, land);
    return cuisine === undefined ? idea : furnished(idea, cuisine);
  }
  if (land === 'tavern') {
    const cuisine = cuisineOf(idea, pieces, folk, land);
    return cuisine !== undefined && OF_TAVERNS.has(cuisine) ? furnished(idea, cuisine) : idea;
  }
  return isStreetForCafe(idea, pieces) && cuisineOf(idea, pieces, folk, 'cafe') === 'oriental'
    ? { ...furnished(idea, 'oriental'), town: null, scenery: null, outlook: 'street' }
    : idea;
}
