import { type ListedWord, wordsOf } from '../../words/lexicon.ts';
import { AMOUNT_WORDS, type AmountName } from '../../words/lists/amounts.ts';
import { COLOUR_WORDS, type ColourName } from '../../words/lists/colours.ts';
import { NUMBER_WORDS, NUMBERS } from '../../words/lists/numbers.ts';
import {
  SEASON_WORDS,
  type SeasonName,
  TIME_WORDS,
  type TimeName,
} from '../../words/lists/seasons-and-times.ts';
import { STYLE_WORDS, type StyleName } from '../../words/lists/styles.ts';
import { WEATHER_WORDS, type WeatherName } from '../../words/lists/weather.ts';
import { createReader, type Piece } from '../../words/reader.ts';
import { ACT_WORDS, type ActName } from './lists/acts.ts';
import { BODY_WORDS, type BodyName } from './lists/bodies.ts';
import { CHANGE_WORDS, type ChangeName } from './lists/changes.ts';
import { LEVER_WORDS, type LeverName } from './lists/levers.ts';
import { LIMIT_WORDS } from './lists/limits.ts';
import { LOOK_WORDS, type LookName } from './lists/looks.ts';
import { PART_WORDS, type PartName } from './lists/parts.ts';
import { PLACE_WORDS } from './lists/places.ts';
import { SHAPE_WORDS, type ShapeName } from './lists/shapes.ts';

/** What a word means in an instruction. */
export type Meaning =
  | { readonly act: ActName }
  | { readonly part: PartName }
  | { readonly change: ChangeName }
  | { readonly look: LookName }
  | { readonly shape: ShapeName }
  | { readonly lever: LeverName }
  | { readonly limit: 'only' }
  | { readonly body: BodyName }
  | { readonly colour: ColourName }
  | { readonly amount: AmountName }
  | { readonly season: SeasonName }
  | { readonly time: TimeName }
  | { readonly weather: WeatherName }
  | { readonly style: StyleName }
  | { readonly number: number };

/** Words that only this reader knows. */
export const OWN_WORDS: readonly ListedWord<Meaning>[] = [
  ...wordsOf(ACT_WORDS, (act): Meaning => ({ act })),
  ...wordsOf(PART_WORDS, (part): Meaning => ({ part })),
  ...wordsOf(CHANGE_WORDS, (change): Meaning => ({ change })),
  ...wordsOf(LOOK_WORDS, (look): Meaning => ({ look })),
  ...wordsOf(SHAPE_WORDS, (shape): Meaning => ({ shape })),
  ...wordsOf(PLACE_WORDS, (shape): Meaning => ({ shape })),
  ...wordsOf(LEVER_WORDS, (lever): Meaning => ({ lever })),
  ...wordsOf(LIMIT_WORDS, (limit): Meaning => ({ limit })),
  ...wordsOf(BODY_WORDS, (body): Meaning => ({ body })),
];

const SHARED_WORDS: readonly ListedWord<Meaning>[] = [
  ...wordsOf(COLOUR_WORDS, (colour): Meaning => ({ colour })),
  ...wordsOf(AMOUNT_WORDS, (amount): Meaning => ({ amount })),
  ...wordsOf(SEASON_WORDS, (season): Meaning => ({ season })),
  ...wordsOf(TIME_WORDS, (time): Meaning => ({ time })),
  ...wordsOf(WEATHER_WORDS, (weather): Meaning => ({ weather })),
  ...wordsOf(STYLE_WORDS, (style): Meaning => ({ style })),
  ...wordsOf(NUMBER_WORDS, (name): Meaning => ({ number: NUMBERS[name] })),
];

/** A word or phrase of an instruction. */
export type InstructionPiece = Piece<Meaning>;

/** Cuts an instruction into words and phrases with what they may mean. */
export const readPieces = createReader<Meaning>([...OWN_WORDS, ...SHARED_WORDS], {
  number: (number) => ({ number }),
  describes: (meaning) => 'colour' in meaning || 'amount' in meaning || 'act' in meaning,
});
