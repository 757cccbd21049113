import { wordsOf } from '../../../words/lexicon.ts';
import { createReader } from '../../../words/reader.ts';
import type { City } from '../city.ts';
import type { Cuisine } from '../cuisine.ts';
import type { Idea } from '../idea.ts';
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
  [/trattori|osteria|траттори|トラットリア|트라토리아/iu, 'italian'],
  [/bistro|brasserie|бистро|ビストロ|비스트로/iu, 'french'],
  [/taquer[ií]a|タケリア|такери/iu, 'mexican'],
  [/izakaya|居酒屋|идзакая|이자카야|料亭/iu, 'japanese'],
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

/** An idea whose restaurant is furnished as those of the country whose dishes it serves: the one that is named next to it, or where it is, or by what is eaten there. */
export function withCuisine(idea: Idea, pieces: Pieces, folk: Folk | null): Idea {
  if (idea.land !== 'restaurant') return idea;
  const at = pieces.findIndex(({ meanings }) => meanings.some(({ land }) => land === 'restaurant'));
  const near = pieces
    .map((piece, n) => ({ away: Math.abs(n - at), said: saidBy(piece) }))
    .filter(({ said }) => said !== undefined)
    .sort((a, b) => a.away - b.away)[0]?.said;
  const dish = idea.subjects
    .flatMap(({ thing, company }) => [thing, company?.served])
    .map((thing) => (thing === undefined || thing === null ? undefined : BY_DISH[thing as Thing]))
    .find((one) => one !== undefined);
  const cuisine = near ?? dish ?? (folk === null ? undefined : BY_FOLK[folk]);
  return cuisine === undefined ? idea : { ...idea, decor: { ...idea.decor, cuisine } };
}
