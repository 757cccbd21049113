import type { WordTable } from '../../words/language.ts';
import { type ListedWord, wordsOf } from '../../words/lexicon.ts';
import { COMMON_WORDS } from './common-words.ts';
import { ANIMALS_KEYS } from './keys/animals/animals-keys.ts';
import { BEAST_KEYS } from './keys/animals/beast-keys.ts';
import { DINOSAUR_KEYS } from './keys/animals/dinosaur-keys.ts';
import { DRESSED_KEYS } from './keys/animals/dressed-keys.ts';
import { INSECT_KEYS } from './keys/animals/insect-keys.ts';
import { STAND_KEYS } from './keys/animals/stand-keys.ts';
import { TREAT_KEYS } from './keys/animals/treat-keys.ts';
import { YOUNG_KEYS } from './keys/animals/young-keys.ts';
import { ACT_KEYS } from './keys/people/act-keys.ts';
import { ANTIC_KEYS } from './keys/people/antic-keys.ts';
import { CALLING_KEYS } from './keys/people/calling-keys.ts';
import { COOKERY_KEYS } from './keys/people/cookery-keys.ts';
import { CRAFT_KEYS } from './keys/people/craft-keys.ts';
import { DAILY_KEYS } from './keys/people/daily-keys.ts';
import { DEALING_KEYS } from './keys/people/dealing-keys.ts';
import { DOER_KEYS } from './keys/people/doer-keys.ts';
import { DOING_KEYS } from './keys/people/doing-keys.ts';
import { EXERTION_KEYS } from './keys/people/exertion-keys.ts';
import { FACE_KEYS } from './keys/people/face-keys.ts';
import { FOLK_KEYS } from './keys/people/folk-keys.ts';
import { HAND_KEYS } from './keys/people/hand-keys.ts';
import { HANDCRAFT_KEYS } from './keys/people/handcraft-keys.ts';
import { HANDLING_KEYS } from './keys/people/handling-keys.ts';
import { INDOOR_ACT_KEYS } from './keys/people/indoor-act-keys.ts';
import { KINSFOLK_KEYS } from './keys/people/kinsfolk-keys.ts';
import { LEGEND_KEYS } from './keys/people/legend-keys.ts';
import { MOMENT_KEYS } from './keys/people/moment-keys.ts';
import { PURSUIT_KEYS } from './keys/people/pursuit-keys.ts';
import { RIDING_KEYS } from './keys/people/riding-keys.ts';
import { TALE_FIGURE_KEYS } from './keys/people/tale-figure-keys.ts';
import { TRADE_KEYS } from './keys/people/trade-keys.ts';
import { WORKER_KEYS } from './keys/people/worker-keys.ts';
import { PHRASE_KEYS } from './keys/phrase-keys.ts';
import { BUILT_KEYS } from './keys/places/built-keys.ts';
import { CITY_NAME_KEYS } from './keys/places/city-name-keys.ts';
import { COAST_KEYS } from './keys/places/coast-keys.ts';
import { CORNER_KEYS } from './keys/places/corner-keys.ts';
import { DECOR_KEYS } from './keys/places/decor-keys.ts';
import { EVERYDAY_KEYS } from './keys/places/everyday-keys.ts';
import { FAMOUS_KEYS } from './keys/places/famous-keys.ts';
import { FAR_KEYS } from './keys/places/far-keys.ts';
import { FEAST_KEYS } from './keys/places/feast-keys.ts';
import { FIELD_KEYS } from './keys/places/field-keys.ts';
import { HALL_KEYS } from './keys/places/hall-keys.ts';
import { INSIDE_KEYS } from './keys/places/inside-keys.ts';
import { INTERIOR_KEYS } from './keys/places/interior-keys.ts';
import { OCCASION_KEYS } from './keys/places/occasion-keys.ts';
import { OLD_KEYS } from './keys/places/old-keys.ts';
import { OUTLYING_KEYS } from './keys/places/outlying-keys.ts';
import { PALACE_KEYS } from './keys/places/palace-keys.ts';
import { PASSAGE_KEYS } from './keys/places/passage-keys.ts';
import { PASTIME_KEYS } from './keys/places/pastime-keys.ts';
import { PLACE_KEYS } from './keys/places/place-keys.ts';
import { QUARTER_KEYS } from './keys/places/quarter-keys.ts';
import { REGION_KEYS } from './keys/places/region-keys.ts';
import { SCENERY_KEYS } from './keys/places/scenery-keys.ts';
import { SIGHT_KEYS } from './keys/places/sight-keys.ts';
import { TALE_KEYS } from './keys/places/tale-keys.ts';
import { TOWER_KEYS } from './keys/places/tower-keys.ts';
import { TRAVEL_KEYS } from './keys/places/travel-keys.ts';
import { VENUE_KEYS } from './keys/places/venue-keys.ts';
import { WATER_KEYS } from './keys/places/water-keys.ts';
import { type Meaning, SCENE_MEANINGS, type SceneKey } from './keys/scene-keys.ts';
import { BACKDROP_KEYS } from './keys/things/backdrop-keys.ts';
import { BAKING_KEYS } from './keys/things/baking-keys.ts';
import { BUNTING_KEYS } from './keys/things/bunting-keys.ts';
import { fittingMeaning } from './keys/things/fitting-keys.ts';
import { FLOWER_KEYS } from './keys/things/flower-keys.ts';
import { KIN_KEYS } from './keys/things/kin-keys.ts';
import { OBJECT_KEYS } from './keys/things/object-keys.ts';
import { PLAYTHING_KEYS } from './keys/things/plaything-keys.ts';
import { SEASIDE_KEYS } from './keys/things/seaside-keys.ts';
import { STREWN_KEYS } from './keys/things/strewn-keys.ts';
import { TREE_KEYS } from './keys/things/tree-keys.ts';
import { UPON_KEYS } from './keys/things/upon-keys.ts';
import { VEHICLE_KEYS } from './keys/things/vehicle-keys.ts';
import { WAYSIDE_KEYS } from './keys/things/wayside-keys.ts';
import { YARD_KEYS } from './keys/things/yard-keys.ts';
import { TURN_KEYS } from './keys/turn-keys.ts';
import { WISH_KEYS } from './keys/wish-keys.ts';
import { ACT_WORDS } from './lists/acts.ts';
import { ANIMALS_WORDS } from './lists/animals.ts';
import { ANTIC_WORDS } from './lists/antics.ts';
import { ARABIC } from './lists/arabic.ts';
import { BACKDROP_WORDS } from './lists/backdrops.ts';
import { BAKING_WORDS } from './lists/baking.ts';
import { BEAST_WORDS } from './lists/beasts.ts';
import { BUILT_WORDS } from './lists/built-places.ts';
import { BUNTING_WORDS } from './lists/bunting.ts';
import { CALLING_WORDS } from './lists/callings.ts';
import { CHINESE } from './lists/chinese.ts';
import { CITY_NAME_WORDS } from './lists/city-names.ts';
import { COAST_WORDS } from './lists/coasts.ts';
import { COOKERY_WORDS } from './lists/cookery.ts';
import { CORNER_WORDS } from './lists/corners.ts';
import { CRAFT_WORDS } from './lists/crafts.ts';
import { DAILY_WORDS } from './lists/daily.ts';
import { DEALING_WORDS } from './lists/dealings.ts';
import { DECOR_WORDS } from './lists/decor.ts';
import { DINOSAUR_WORDS } from './lists/dinosaurs.ts';
import { DOER_WORDS } from './lists/doers.ts';
import { DOING_WORDS } from './lists/doings.ts';
import { DRESSED_WORDS } from './lists/dressed.ts';
import { ENGLISH } from './lists/english.ts';
import { EVERYDAY_WORDS } from './lists/everyday.ts';
import { EXERTION_WORDS } from './lists/exertions.ts';
import { FACE_WORDS } from './lists/faces.ts';
import { FAMOUS_WORDS } from './lists/famous-places.ts';
import { FAR_WORDS } from './lists/far-places.ts';
import { FEAST_WORDS } from './lists/feasts.ts';
import { FIELD_WORDS } from './lists/field-work.ts';
import { FLOOR_FITTING_WORDS } from './lists/fittings-floor.ts';
import { SHELL_FITTING_WORDS } from './lists/fittings-shell.ts';
import { TOP_FITTING_WORDS } from './lists/fittings-tops.ts';
import { WALL_FITTING_WORDS } from './lists/fittings-walls.ts';
import { FLOWER_WORDS } from './lists/flowers.ts';
import { FOLK_WORDS } from './lists/folk.ts';
import { FRENCH } from './lists/french.ts';
import { GERMAN } from './lists/german.ts';
import { HALL_WORDS } from './lists/halls.ts';
import { HAND_WORDS } from './lists/hand-work.ts';
import { HANDCRAFT_WORDS } from './lists/handcrafts.ts';
import { HANDLING_WORDS } from './lists/handling.ts';
import { HINDI } from './lists/hindi.ts';
import { INDOOR_ACT_WORDS } from './lists/indoor-acts.ts';
import { INSECT_WORDS } from './lists/insects.ts';
import { INSIDE_WORDS } from './lists/insides.ts';
import { INTERIOR_WORDS } from './lists/interiors.ts';
import { ITALIAN } from './lists/italian.ts';
import { JAPANESE } from './lists/japanese.ts';
import { KIN_WORDS } from './lists/kin.ts';
import { KINSFOLK_WORDS } from './lists/kinsfolk.ts';
import { KOREAN } from './lists/korean.ts';
import { LEGEND_WORDS } from './lists/legends.ts';
import { LETTER_WORDS } from './lists/letters.ts';
import { MOMENT_WORDS } from './lists/moments.ts';
import { NATION_WORDS } from './lists/nations.ts';
import { OBJECT_WORDS } from './lists/objects.ts';
import { OCCASION_WORDS } from './lists/occasions.ts';
import { OLD_WORDS } from './lists/old-places.ts';
import { OUTLYING_WORDS } from './lists/outlying-places.ts';
import { PALACE_WORDS } from './lists/palaces.ts';
import { PASSAGE_WORDS } from './lists/passages.ts';
import { PASTIME_WORDS } from './lists/pastimes.ts';
import { PHRASE_WORDS } from './lists/phrases.ts';
import { PLACE_WORDS } from './lists/places.ts';
import { PLAYTHING_WORDS } from './lists/playthings.ts';
import { PORTUGUESE } from './lists/portuguese.ts';
import { PURSUIT_WORDS } from './lists/pursuits.ts';
import { QUARTER_WORDS } from './lists/quarters.ts';
import { REGION_WORDS } from './lists/regions.ts';
import { RIDING_WORDS } from './lists/riding.ts';
import { RUSSIAN } from './lists/russian.ts';
import { SCENERY_WORDS } from './lists/sceneries.ts';
import { SEASIDE_WORDS } from './lists/seaside.ts';
import { SIGHT_WORDS } from './lists/sights.ts';
import { SPANISH } from './lists/spanish.ts';
import { STAND_WORDS } from './lists/stands.ts';
import { STREWN_WORDS } from './lists/strewn.ts';
import { TALE_FIGURE_WORDS } from './lists/tale-figures.ts';
import { TALE_WORDS } from './lists/tales.ts';
import { TOWER_WORDS } from './lists/towers.ts';
import { TRADE_WORDS } from './lists/trades.ts';
import { TRAVEL_WORDS } from './lists/travels.ts';
import { TREAT_WORDS } from './lists/treats.ts';
import { TREE_WORDS } from './lists/trees.ts';
import { TURKISH } from './lists/turkish.ts';
import { TURN_WORDS } from './lists/turns.ts';
import { UPON_WORDS } from './lists/upon.ts';
import { VEHICLE_WORDS } from './lists/vehicles.ts';
import { VENUE_WORDS } from './lists/venues.ts';
import { WATER_WORDS } from './lists/waters.ts';
import { WAYSIDE_WORDS } from './lists/wayside.ts';
import { WISH_WORDS } from './lists/wishes.ts';
import { WORKER_WORDS } from './lists/workers.ts';
import { YARD_WORDS } from './lists/yard.ts';
import { YOUNG_WORDS } from './lists/young.ts';

const TABLE: WordTable<SceneKey> = {
  en: ENGLISH,
  zh: CHINESE,
  ja: JAPANESE,
  ko: KOREAN,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
  ru: RUSSIAN,
  pt: PORTUGUESE,
  it: ITALIAN,
  tr: TURKISH,
  ar: ARABIC,
  hi: HINDI,
};

/** The words of a list with what their keys mean, and whether they are only akin to that. */
const meant = <Key extends string>(
  words: WordTable<Key>,
  keys: Readonly<Record<Key, Meaning>>,
): ListedWord<Meaning>[] =>
  wordsOf(words, (key, isAkin) => (isAkin ? { ...keys[key], akin: true } : keys[key]));

/** Every word that the painter knows, in all languages. */
export const PAINTER_WORDS: readonly ListedWord<Meaning>[] = [
  ...meant(TABLE, SCENE_MEANINGS),
  ...meant(DOING_WORDS, DOING_KEYS),
  ...meant(FACE_WORDS, FACE_KEYS),
  ...meant(FIELD_WORDS, FIELD_KEYS),
  ...wordsOf(FLOOR_FITTING_WORDS, fittingMeaning),
  ...wordsOf(WALL_FITTING_WORDS, fittingMeaning),
  ...wordsOf(SHELL_FITTING_WORDS, fittingMeaning),
  ...wordsOf(TOP_FITTING_WORDS, fittingMeaning),
  ...meant(COOKERY_WORDS, COOKERY_KEYS),
  ...meant(DAILY_WORDS, DAILY_KEYS),
  ...meant(ACT_WORDS, ACT_KEYS),
  ...meant(HALL_WORDS, HALL_KEYS),
  ...meant(CORNER_WORDS, CORNER_KEYS),
  ...meant(PASTIME_WORDS, PASTIME_KEYS),
  ...meant(HAND_WORDS, HAND_KEYS),
  ...meant(TRADE_WORDS, TRADE_KEYS),
  ...meant(PURSUIT_WORDS, PURSUIT_KEYS),
  ...meant(ANTIC_WORDS, ANTIC_KEYS),
  ...meant(EXERTION_WORDS, EXERTION_KEYS),
  ...meant(INDOOR_ACT_WORDS, INDOOR_ACT_KEYS),
  ...meant(OCCASION_WORDS, OCCASION_KEYS),
  ...meant(PLACE_WORDS, PLACE_KEYS),
  ...meant(CITY_NAME_WORDS, CITY_NAME_KEYS),
  ...meant(QUARTER_WORDS, QUARTER_KEYS),
  ...meant(REGION_WORDS, REGION_KEYS),
  ...meant(SIGHT_WORDS, SIGHT_KEYS),
  ...meant(SCENERY_WORDS, SCENERY_KEYS),
  ...meant(OLD_WORDS, OLD_KEYS),
  ...meant(FAR_WORDS, FAR_KEYS),
  ...meant(BUILT_WORDS, BUILT_KEYS),
  ...meant(FEAST_WORDS, FEAST_KEYS),
  ...meant(FAMOUS_WORDS, FAMOUS_KEYS),
  ...meant(EVERYDAY_WORDS, EVERYDAY_KEYS),
  ...meant(OUTLYING_WORDS, OUTLYING_KEYS),
  ...meant(TRAVEL_WORDS, TRAVEL_KEYS),
  ...meant(VEHICLE_WORDS, VEHICLE_KEYS),
  ...meant(WATER_WORDS, WATER_KEYS),
  ...meant(FLOWER_WORDS, FLOWER_KEYS),
  ...meant(COAST_WORDS, COAST_KEYS),
  ...meant(TALE_FIGURE_WORDS, TALE_FIGURE_KEYS),
  ...meant(TALE_WORDS, TALE_KEYS),
  ...meant(TOWER_WORDS, TOWER_KEYS),
  ...meant(TREE_WORDS, TREE_KEYS),
  ...meant(PALACE_WORDS, PALACE_KEYS),
  ...meant(PASSAGE_WORDS, PASSAGE_KEYS),
  ...meant(VENUE_WORDS, VENUE_KEYS),
  ...meant(INSIDE_WORDS, INSIDE_KEYS),
  ...meant(INTERIOR_WORDS, INTERIOR_KEYS),
  ...wordsOf(COOKERY_WORDS, (one): Meaning => COOKERY_KEYS[one]),
  ...wordsOf(DAILY_WORDS, (one): Meaning => DAILY_KEYS[one]),
  ...wordsOf(ACT_WORDS, (act): Meaning => ACT_KEYS[act]),
  ...wordsOf(HALL_WORDS, (key): Meaning => HALL_KEYS[key]),
  ...wordsOf(CORNER_WORDS, (key): Meaning => CORNER_KEYS[key]),
  ...wordsOf(PASTIME_WORDS, (key): Meaning => PASTIME_KEYS[key]),
  ...wordsOf(HAND_WORDS, (key): Meaning => HAND_KEYS[key]),
  ...wordsOf(
    TRADE_WORDS,
    (trade, isAkin): Meaning => (isAkin ? { ...TRADE_KEYS[trade], akin: true } : TRADE_KEYS[trade]),
  ),
  ...wordsOf(
    PURSUIT_WORDS,
    (key, isAkin): Meaning => (isAkin ? { ...PURSUIT_KEYS[key], akin: true } : PURSUIT_KEYS[key]),
  ),
  ...wordsOf(ANTIC_WORDS, (one): Meaning => ANTIC_KEYS[one]),
  ...wordsOf(EXERTION_WORDS, (one): Meaning => EXERTION_KEYS[one]),
  ...wordsOf(INDOOR_ACT_WORDS, (act): Meaning => INDOOR_ACT_KEYS[act]),
  ...wordsOf(OCCASION_WORDS, (one): Meaning => OCCASION_KEYS[one]),
  ...wordsOf(PLACE_WORDS, (place): Meaning => PLACE_KEYS[place]),
  ...wordsOf(CITY_NAME_WORDS, (city): Meaning => CITY_NAME_KEYS[city]),
  ...wordsOf(QUARTER_WORDS, (place): Meaning => QUARTER_KEYS[place]),
  ...wordsOf(REGION_WORDS, (place): Meaning => REGION_KEYS[place]),
  ...wordsOf(SIGHT_WORDS, (sight): Meaning => SIGHT_KEYS[sight]),
  ...wordsOf(SCENERY_WORDS, (scenery): Meaning => SCENERY_KEYS[scenery]),
  ...wordsOf(OLD_WORDS, (place): Meaning => OLD_KEYS[place]),
  ...wordsOf(FAR_WORDS, (place): Meaning => FAR_KEYS[place]),
  ...wordsOf(BUILT_WORDS, (place): Meaning => BUILT_KEYS[place]),
  ...wordsOf(FEAST_WORDS, (feast): Meaning => FEAST_KEYS[feast]),
  ...wordsOf(FAMOUS_WORDS, (place): Meaning => FAMOUS_KEYS[place]),
  ...wordsOf(EVERYDAY_WORDS, (place): Meaning => EVERYDAY_KEYS[place]),
  ...wordsOf(OUTLYING_WORDS, (place): Meaning => OUTLYING_KEYS[place]),
  ...wordsOf(TRAVEL_WORDS, (travel): Meaning => TRAVEL_KEYS[travel]),
  ...wordsOf(
    VEHICLE_WORDS,
    (one, isAkin): Meaning => (isAkin ? { ...VEHICLE_KEYS[one], akin: true } : VEHICLE_KEYS[one]),
  ),
  ...wordsOf(WATER_WORDS, (place): Meaning => WATER_KEYS[place]),
  ...wordsOf(FLOWER_WORDS, (one): Meaning => FLOWER_KEYS[one]),
  ...wordsOf(COAST_WORDS, (one): Meaning => COAST_KEYS[one]),
  ...wordsOf(LEGEND_WORDS, (one): Meaning => LEGEND_KEYS[one]),
  ...wordsOf(TALE_FIGURE_WORDS, (one): Meaning => TALE_FIGURE_KEYS[one]),
  ...wordsOf(TALE_WORDS, (tale): Meaning => TALE_KEYS[tale]),
  ...wordsOf(PASSAGE_WORDS, (one): Meaning => PASSAGE_KEYS[one]),
  ...wordsOf(VENUE_WORDS, (one): Meaning => VENUE_KEYS[one]),
  ...wordsOf(INSIDE_WORDS, (inside): Meaning => INSIDE_KEYS[inside]),
  ...wordsOf(INTERIOR_WORDS, (interior): Meaning => INTERIOR_KEYS[interior]),
  ...wordsOf(LETTER_WORDS, (letters): Meaning => ({ letters })),
  ...wordsOf(NATION_WORDS, (nation): Meaning => ({ nation })),
  ...meant(BAKING_WORDS, BAKING_KEYS),
  ...meant(DOER_WORDS, DOER_KEYS),
  ...meant(DRESSED_WORDS, DRESSED_KEYS),
  ...meant(YOUNG_WORDS, YOUNG_KEYS),
  ...meant(YARD_WORDS, YARD_KEYS),
  ...meant(WISH_WORDS, WISH_KEYS),
  ...meant(STAND_WORDS, STAND_KEYS),
  ...meant(BUNTING_WORDS, BUNTING_KEYS),
  ...meant(TURN_WORDS, TURN_KEYS),
  ...meant(UPON_WORDS, UPON_KEYS),
  ...meant(TREAT_WORDS, TREAT_KEYS),
  ...meant(BEAST_WORDS, BEAST_KEYS),
  ...meant(DINOSAUR_WORDS, DINOSAUR_KEYS),
  ...meant(INSECT_WORDS, INSECT_KEYS),
  ...meant(CALLING_WORDS, CALLING_KEYS),
  ...meant(DEALING_WORDS, DEALING_KEYS),
  ...meant(HANDLING_WORDS, HANDLING_KEYS),
  ...meant(CRAFT_WORDS, CRAFT_KEYS),
  ...meant(HANDCRAFT_WORDS, HANDCRAFT_KEYS),
  ...meant(WORKER_WORDS, WORKER_KEYS),
  ...meant(MOMENT_WORDS, MOMENT_KEYS),
  ...meant(KIN_WORDS, KIN_KEYS),
  ...meant(KINSFOLK_WORDS, KINSFOLK_KEYS),
  ...meant(ANIMALS_WORDS, ANIMALS_KEYS),
  ...meant(FOLK_WORDS, FOLK_KEYS),
  ...meant(OBJECT_WORDS, OBJECT_KEYS),
  ...meant(BACKDROP_WORDS, BACKDROP_KEYS),
  ...meant(PLAYTHING_WORDS, PLAYTHING_KEYS),
  ...meant(SEASIDE_WORDS, SEASIDE_KEYS),
  ...meant(WAYSIDE_WORDS, WAYSIDE_KEYS),
  ...meant(STREWN_WORDS, STREWN_KEYS),
  ...meant(PHRASE_WORDS, PHRASE_KEYS),
  ...meant(RIDING_WORDS, RIDING_KEYS),
  ...meant(DECOR_WORDS, DECOR_KEYS),
  ...COMMON_WORDS,
];
