import type { WordTable } from '../../words/language.ts';
import { type ListedWord, wordsOf } from '../../words/lexicon.ts';
import { COLOUR_WORDS, COLOURS } from '../../words/lists/colours.ts';
import { MEDIUM_WORDS } from '../../words/lists/media.ts';
import { NUMBER_WORDS, NUMBERS } from '../../words/lists/numbers.ts';
import { SEASON_WORDS, TIME_WORDS } from '../../words/lists/seasons-and-times.ts';
import { STYLE_WORDS } from '../../words/lists/styles.ts';
import { WEATHER_WORDS, type WeatherName } from '../../words/lists/weather.ts';
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
import { DAILY_KEYS } from './keys/people/daily-keys.ts';
import { DEALING_KEYS } from './keys/people/dealing-keys.ts';
import { DOER_KEYS } from './keys/people/doer-keys.ts';
import { DOING_KEYS } from './keys/people/doing-keys.ts';
import { EXERTION_KEYS } from './keys/people/exertion-keys.ts';
import { FACE_KEYS } from './keys/people/face-keys.ts';
import { FOLK_KEYS } from './keys/people/folk-keys.ts';
import { HAND_KEYS } from './keys/people/hand-keys.ts';
import { HANDLING_KEYS } from './keys/people/handling-keys.ts';
import { INDOOR_ACT_KEYS } from './keys/people/indoor-act-keys.ts';
import { KINSFOLK_KEYS } from './keys/people/kinsfolk-keys.ts';
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
import { PASSAGE_KEYS } from './keys/places/passage-keys.ts';
import { PASTIME_KEYS } from './keys/places/pastime-keys.ts';
import { PLACE_KEYS } from './keys/places/place-keys.ts';
import { QUARTER_KEYS } from './keys/places/quarter-keys.ts';
import { REGION_KEYS } from './keys/places/region-keys.ts';
import { SCENERY_KEYS } from './keys/places/scenery-keys.ts';
import { SIGHT_KEYS } from './keys/places/sight-keys.ts';
import { TALE_KEYS } from './keys/places/tale-keys.ts';
import { TRAVEL_KEYS } from './keys/places/travel-keys.ts';
import { VENUE_KEYS } from './keys/places/venue-keys.ts';
import { WATER_KEYS } from './keys/places/water-keys.ts';
import { type Meaning, SCENE_MEANINGS, type SceneKey } from './keys/scene-keys.ts';
import { BAKING_KEYS } from './keys/things/baking-keys.ts';
import { BUNTING_KEYS } from './keys/things/bunting-keys.ts';
import { fittingMeaning } from './keys/things/fitting-keys.ts';
import { FLOWER_KEYS } from './keys/things/flower-keys.ts';
import { KIN_KEYS } from './keys/things/kin-keys.ts';
import { OBJECT_KEYS } from './keys/things/object-keys.ts';
import { PLAYTHING_KEYS } from './keys/things/plaything-keys.ts';
import { SEASIDE_KEYS } from './keys/things/seaside-keys.ts';
import { STREWN_KEYS } from './keys/things/strewn-keys.ts';
import { UPON_KEYS } from './keys/things/upon-keys.ts';
import { VEHICLE_KEYS } from './keys/things/vehicle-keys.ts';
import { WAYSIDE_KEYS } from './keys/things/wayside-keys.ts';
import { YARD_KEYS } from './keys/things/yard-keys.ts';
import { TURN_KEYS } from './keys/turn-keys.ts';
import { ACT_WORDS } from './lists/acts.ts';
import { ANIMALS_WORDS } from './lists/animals.ts';
import { ANTIC_WORDS } from './lists/antics.ts';
import { ARABIC } from './lists/arabic.ts';
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
import { LETTER_WORDS } from './lists/letters.ts';
import { MOMENT_WORDS } from './lists/moments.ts';
import { NATION_WORDS } from './lists/nations.ts';
import { OBJECT_WORDS } from './lists/objects.ts';
import { OCCASION_WORDS } from './lists/occasions.ts';
import { OLD_WORDS } from './lists/old-places.ts';
import { OUTLYING_WORDS } from './lists/outlying-places.ts';
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
import { TRADE_WORDS } from './lists/trades.ts';
import { TRAVEL_WORDS } from './lists/travels.ts';
import { TREAT_WORDS } from './lists/treats.ts';
import { TURKISH } from './lists/turkish.ts';
import { TURN_WORDS } from './lists/turns.ts';
import { UPON_WORDS } from './lists/upon.ts';
import { VEHICLE_WORDS } from './lists/vehicles.ts';
import { VENUE_WORDS } from './lists/venues.ts';
import { WATER_WORDS } from './lists/waters.ts';
import { WAYSIDE_WORDS } from './lists/wayside.ts';
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

const WEATHERS: Readonly<Record<WeatherName, Meaning>> = {
  clear: { weather: 'clear' },
  cloudy: { weather: 'cloudy' },
  rain: { weather: 'rain' },
  snowfall: { weather: 'snowfall' },
  snow: { snowy: true, ground: true },
  fog: { weather: 'fog' },
  storm: { weather: 'storm' },
  wind: {},
};

/** Every word that the painter knows, in all languages. */
export const PAINTER_WORDS: readonly ListedWord<Meaning>[] = [
  ...wordsOf(
    TABLE,
    (key, isAkin): Meaning =>
      isAkin ? { ...SCENE_MEANINGS[key], akin: true } : SCENE_MEANINGS[key],
  ),
  ...wordsOf(
    DOING_WORDS,
    (doing, isAkin): Meaning => (isAkin ? { ...DOING_KEYS[doing], akin: true } : DOING_KEYS[doing]),
  ),
  ...wordsOf(FACE_WORDS, (one): Meaning => FACE_KEYS[one]),
  ...wordsOf(FIELD_WORDS, (one): Meaning => FIELD_KEYS[one]),
  ...wordsOf(FLOOR_FITTING_WORDS, fittingMeaning),
  ...wordsOf(WALL_FITTING_WORDS, fittingMeaning),
  ...wordsOf(SHELL_FITTING_WORDS, fittingMeaning),
  ...wordsOf(TOP_FITTING_WORDS, fittingMeaning),
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
  ...wordsOf(TALE_FIGURE_WORDS, (one): Meaning => TALE_FIGURE_KEYS[one]),
  ...wordsOf(TALE_WORDS, (tale): Meaning => TALE_KEYS[tale]),
  ...wordsOf(PASSAGE_WORDS, (one): Meaning => PASSAGE_KEYS[one]),
  ...wordsOf(VENUE_WORDS, (one): Meaning => VENUE_KEYS[one]),
  ...wordsOf(INSIDE_WORDS, (inside): Meaning => INSIDE_KEYS[inside]),
  ...wordsOf(INTERIOR_WORDS, (interior): Meaning => INTERIOR_KEYS[interior]),
  ...wordsOf(LETTER_WORDS, (letters): Meaning => ({ letters })),
  ...wordsOf(NATION_WORDS, (nation): Meaning => ({ nation })),
  ...wordsOf(BAKING_WORDS, (one): Meaning => BAKING_KEYS[one]),
  ...wordsOf(DOER_WORDS, (one): Meaning => DOER_KEYS[one]),
  ...wordsOf(DRESSED_WORDS, (one): Meaning => DRESSED_KEYS[one]),
  ...wordsOf(YOUNG_WORDS, (one): Meaning => YOUNG_KEYS[one]),
  ...wordsOf(YARD_WORDS, (one): Meaning => YARD_KEYS[one]),
  ...wordsOf(STAND_WORDS, (one): Meaning => STAND_KEYS[one]),
  ...wordsOf(BUNTING_WORDS, (one): Meaning => BUNTING_KEYS[one]),
  ...wordsOf(TURN_WORDS, (one): Meaning => TURN_KEYS[one]),
  ...wordsOf(UPON_WORDS, (one): Meaning => UPON_KEYS[one]),
  ...wordsOf(TREAT_WORDS, (one): Meaning => TREAT_KEYS[one]),
  ...wordsOf(
    BEAST_WORDS,
    (one, isAkin): Meaning => (isAkin ? { ...BEAST_KEYS[one], akin: true } : BEAST_KEYS[one]),
  ),
  ...wordsOf(
    DINOSAUR_WORDS,
    (one, isAkin): Meaning => (isAkin ? { ...DINOSAUR_KEYS[one], akin: true } : DINOSAUR_KEYS[one]),
  ),
  ...wordsOf(
    INSECT_WORDS,
    (one, isAkin): Meaning => (isAkin ? { ...INSECT_KEYS[one], akin: true } : INSECT_KEYS[one]),
  ),
  ...wordsOf(CALLING_WORDS, (one): Meaning => CALLING_KEYS[one]),
  ...wordsOf(DEALING_WORDS, (one): Meaning => DEALING_KEYS[one]),
  ...wordsOf(HANDLING_WORDS, (one): Meaning => HANDLING_KEYS[one]),
  ...wordsOf(WORKER_WORDS, (one): Meaning => WORKER_KEYS[one]),
  ...wordsOf(MOMENT_WORDS, (one): Meaning => MOMENT_KEYS[one]),
  ...wordsOf(KIN_WORDS, (one): Meaning => KIN_KEYS[one]),
  ...wordsOf(KINSFOLK_WORDS, (one): Meaning => KINSFOLK_KEYS[one]),
  ...wordsOf(ANIMALS_WORDS, (one): Meaning => ANIMALS_KEYS[one]),
  ...wordsOf(FOLK_WORDS, (one): Meaning => FOLK_KEYS[one]),
  ...wordsOf(OBJECT_WORDS, (one): Meaning => OBJECT_KEYS[one]),
  ...wordsOf(PLAYTHING_WORDS, (one): Meaning => PLAYTHING_KEYS[one]),
  ...wordsOf(SEASIDE_WORDS, (one): Meaning => SEASIDE_KEYS[one]),
  ...wordsOf(WAYSIDE_WORDS, (one): Meaning => WAYSIDE_KEYS[one]),
  ...wordsOf(STREWN_WORDS, (one): Meaning => STREWN_KEYS[one]),
  ...wordsOf(PHRASE_WORDS, (one): Meaning => PHRASE_KEYS[one]),
  ...wordsOf(RIDING_WORDS, (one): Meaning => RIDING_KEYS[one]),
  ...wordsOf(DECOR_WORDS, (one): Meaning => DECOR_KEYS[one]),
  ...wordsOf(TIME_WORDS, (time): Meaning => ({ time })),
  ...wordsOf(SEASON_WORDS, (season): Meaning => ({ season })),
  ...wordsOf(WEATHER_WORDS, (weather): Meaning => WEATHERS[weather]),
  ...wordsOf(COLOUR_WORDS, (colour): Meaning => ({ colour: COLOURS[colour] })),
  ...wordsOf(NUMBER_WORDS, (number): Meaning => {
    const count = NUMBERS[number];
    return number === 'few' || number === 'many' ? { count, vague: true } : { count };
  }),
  ...wordsOf(STYLE_WORDS, (style): Meaning => ({ style })),
  ...wordsOf(
    MEDIUM_WORDS,
    (medium): Meaning =>
      medium === 'blackwhite' ? { motley: true, colour: COLOURS.black } : { medium },
  ),
];
