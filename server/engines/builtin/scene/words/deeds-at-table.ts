/** What somebody mends or makes on a table. */
export const MENDING = [
  'radiomending',
  'clockmending',
  'shoemending',
  'devicemending',
  'violinmending',
  'jewelmaking',
  'bookbinding',
  'puppetmaking',
  'glassmaking',
] as const;

/** One of those. */
export type Mending = (typeof MENDING)[number];

/** What somebody is at with both hands over a table at home: peas that are shelled, presents that are wrapped, washing that is folded, money that is counted. */
export const TABLE_CRAFTS = [
  'podding',
  'giftwrapping',
  'laundryfolding',
  'moneycounting',
  'flowerarranging',
  'nailpainting',
  'whittling',
  'shoepolishing',
  'basketweaving',
  'beading',
  'puzzling',
  'fruitpeeling',
  'cornhusking',
  'darning',
  'knifesharpening',
  'spicegrinding',
  'plucking',
  'pumpkincarving',
  'soldering',
  'calligraphy',
] as const;

/** One of those. */
export type TableCraft = (typeof TABLE_CRAFTS)[number];

/** What somebody makes of dough by hand. */
const DOUGH_WORK = ['tortillamaking', 'dumplingmaking', 'pastamaking', 'pizzamaking'] as const;

/** One of those. */
export type DoughWork = (typeof DOUGH_WORK)[number];

/** What is made of dough that is rolled out on a kitchen's table. */
export const KNEADING = ['baking', ...DOUGH_WORK] as const;

/** Over what lies on a table or a bench, or at a machine. */
export type AtTable =
  /** Asleep, the head on the arms. */
  | 'slumped'
  | 'baking'
  /** What is made of dough by hand; a cake that is cut; tea that is poured into cups. */
  | DoughWork
  | 'cakecutting'
  /** Cabbage in red paste, rubbed with both hands. */
  | 'kimchimaking'
  | 'teapouring'
  | 'sewing'
  | 'microscope'
  | 'potting'
  | 'typing'
  /** Into a notebook; over a book. */
  | 'sketching'
  | 'studying'
  | Game
  /** At a machine of an arcade. */
  | 'gaming'
  /** With potions; with what boils in a cauldron over a fire. */
  | 'brewing'
  | 'cauldronstirring'
  /** Of two: one is served at a barber's. */
  | 'shaving'
  | 'haircut';

/** What is played at a table. */
export type Game = 'chess' | 'cards' | 'dice' | 'boardgame';
