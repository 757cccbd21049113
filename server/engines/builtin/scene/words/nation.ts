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
  | 'korean';
