/** Whose dishes a restaurant serves, by which it is furnished. */
export type Cuisine =
  | 'italian'
  | 'french'
  | 'greek'
  | 'mexican'
  | 'oriental'
  | 'indian'
  | 'chinese'
  | 'japanese'
  | 'korean';
