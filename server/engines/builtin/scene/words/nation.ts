/** Whose towns a market may be in, by what their streets and squares are like (words: `lists/nations.ts`). */
export type Nation =
  | 'northern'
  | 'southern'
  | 'white'
  | 'french'
  | 'colonial'
  | 'arab'
  | 'indian'
  | 'chinese'
  | 'japanese'
  | 'korean'
  | 'african';

/** Whose home a part of the world is, by what people there mostly look like and wear. */
export type Folk = 'african' | 'arab' | 'indian' | 'eastern' | 'latin' | 'northern';

/** The lands that are home to a language of the prompts: an everyday place of which no land is said is there (`towns/written-in.ts`). */
export type Homeland =
  | 'arab'
  | 'chinese'
  | 'indian'
  | 'japanese'
  | 'korean'
  | 'russian'
  | 'turkish';
