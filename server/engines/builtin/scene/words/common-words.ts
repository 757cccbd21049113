import { type ListedWord, wordsOf } from '../../words/lexicon.ts';
import { COLOUR_WORDS, COLOURS } from '../../words/lists/colours.ts';
import { MEDIUM_WORDS } from '../../words/lists/media.ts';
import { NUMBER_WORDS, NUMBERS } from '../../words/lists/numbers.ts';
import { SEASON_WORDS, TIME_WORDS } from '../../words/lists/seasons-and-times.ts';
import { STYLE_WORDS } from '../../words/lists/styles.ts';
import { WEATHER_WORDS, type WeatherName } from '../../words/lists/weather.ts';
import type { Meaning } from './meaning.ts';

/** What the weather is said to be; wind is known, and not painted. */
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

/** The words of `../../words` that other readers of prompts know too: times, seasons, weather, colours, numbers, styles and media, as the painter understands them. */
export const COMMON_WORDS: readonly ListedWord<Meaning>[] = [
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
