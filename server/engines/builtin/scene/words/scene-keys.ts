import type { StyleName } from '../../words/lists/styles.ts';
import type {
  Colour,
  Composition,
  Crop,
  DayTime,
  Land,
  Mood,
  Path,
  Posture,
  Season,
  SkyBody,
  Thing,
  Trait,
  Weather,
} from './idea.ts';

/** What a word means to the painter; some words mean several things ("village": field and houses). */
export interface Meaning {
  readonly land?: Land;
  readonly time?: DayTime;
  readonly weather?: Weather;
  readonly season?: Season;
  readonly snowy?: true;
  readonly sky?: SkyBody;
  readonly thing?: Thing;
  /** How many; with a thing, how many the word alone means. */
  readonly count?: number;
  /** How much larger than usual. */
  readonly size?: number;
  readonly posture?: Posture;
  /** What someone is like. */
  readonly trait?: Trait;
  readonly colour?: Colour;
  /** Of a thing: its colour, unless another is said. */
  readonly hue?: Colour;
  readonly mood?: Mood;
  readonly style?: StyleName;
  readonly composition?: Composition;
  /** What the ground is made of rather than a whole land. */
  readonly ground?: true;
  /** Whether the word names something that is only akin to what is drawn for it. */
  readonly akin?: true;
  /** What leads through a land. */
  readonly path?: Path;
  /** Whether it is a fire in a room. */
  readonly hearth?: true;
  /** What a field is sown with. */
  readonly crop?: Crop;
  /** A wish for quality, which every picture has anyway. */
  readonly praise?: true;
}

/** What the lists of `lists/` have words for. */
const KEYS = {
  mountain: { land: 'mountain' },
  sea: { land: 'sea', ground: true },
  beach: { land: 'beach' },
  forest: { land: 'forest' },
  oasis: { land: 'oasis' },
  desert: { land: 'desert' },
  city: { land: 'city' },
  street: { land: 'street' },
  path: { path: 'earth' },
  paving: { path: 'paved' },
  wheat: { land: 'field', crop: 'grain' },
  field: { land: 'field' },
  garden: { land: 'field', thing: 'flower', count: 3 },
  village: { land: 'field', thing: 'house', count: 4 },
  lake: { land: 'lake' },
  island: { land: 'island' },
  river: { land: 'river' },
  canal: { land: 'canal' },
  gondola: { thing: 'gondola' },
  sky: { land: 'plain' },
  savanna: { land: 'plain' },
  canyon: { land: 'canyon' },
  volcano: { land: 'volcano' },
  waterfall: { land: 'waterfall' },
  cave: { land: 'cave' },
  underwater: { land: 'underwater' },
  space: { land: 'space' },
  room: { land: 'room' },
  kitchen: { land: 'kitchen' },
  library: { land: 'library' },
  bedroom: { land: 'bedroom' },
  grass: { land: 'field', ground: true },
  sand: { land: 'desert', ground: true },
  sun: { sky: 'sun' },
  moon: { sky: 'moon' },
  stars: { sky: 'stars' },
  milkyway: { sky: 'milkyway' },
  aurora: { sky: 'aurora' },
  rainbow: { sky: 'rainbow' },
  planet: { sky: 'planet' },
  birds: { sky: 'birds' },
  balloon: { sky: 'balloon' },
  tree: { thing: 'tree' },
  conifer: { thing: 'conifer' },
  palm: { thing: 'palm' },
  blossom: { thing: 'blossom' },
  cactus: { thing: 'cactus' },
  flower: { thing: 'flower' },
  lavender: { thing: 'flower', hue: [0.42, 0.32, 0.62], crop: 'lavender' },
  sunflower: { thing: 'flower', hue: [0.86, 0.62, 0.08], crop: 'sunflower' },
  poppy: { thing: 'flower', hue: [0.88, 0.14, 0.1] },
  daisy: { thing: 'flower', hue: [0.95, 0.94, 0.9] },
  rock: { thing: 'rock' },
  house: { thing: 'house' },
  castle: { thing: 'castle' },
  tower: { thing: 'tower' },
  lighthouse: { thing: 'lighthouse' },
  temple: { thing: 'temple' },
  boat: { thing: 'boat' },
  rowboat: { thing: 'rowboat' },
  cat: { thing: 'cat' },
  dog: { thing: 'dog' },
  wolf: { thing: 'wolf' },
  fox: { thing: 'fox' },
  horse: { thing: 'horse' },
  deer: { thing: 'deer' },
  cow: { thing: 'cow' },
  sheep: { thing: 'sheep' },
  bear: { thing: 'bear' },
  lion: { thing: 'lion' },
  rabbit: { thing: 'rabbit' },
  elephant: { thing: 'elephant' },
  tiger: { thing: 'tiger' },
  leopard: { thing: 'leopard' },
  zebra: { thing: 'zebra' },
  camel: { thing: 'camel' },
  giraffe: { thing: 'giraffe' },
  barn: { thing: 'barn' },
  birch: { thing: 'birch' },
  bamboo: { thing: 'bamboo' },
  polarbear: { thing: 'bear', hue: [0.9, 0.87, 0.8] },
  astronaut: { thing: 'astronaut' },
  umbrella: { thing: 'umbrella' },
  jungle: { land: 'forest', season: 'summer' },
  woman: { thing: 'person', trait: 'woman' },
  elder: { thing: 'person', trait: 'old' },
  beard: { trait: 'bearded' },
  moonland: { land: 'space' },
  vineyard: { land: 'field', thing: 'vine' },
  harbour: { land: 'sea', thing: 'pier' },
  bird: { thing: 'bird' },
  owl: { thing: 'owl' },
  swan: { thing: 'swan' },
  fish: { thing: 'fish' },
  butterfly: { thing: 'butterfly' },
  person: { thing: 'person' },
  mushroom: { thing: 'mushroom' },
  church: { thing: 'church' },
  windmill: { thing: 'windmill' },
  bridge: { thing: 'bridge' },
  mosque: { thing: 'mosque' },
  pyramid: { thing: 'pyramid' },
  tent: { thing: 'tent' },
  car: { thing: 'car' },
  penguin: { thing: 'penguin' },
  market: { land: 'street', thing: 'stall' },
  fireplace: { hearth: true },
  // Every kitchen has one, with a kettle on it.
  stove: { land: 'kitchen' },
  tractor: { thing: 'tractor' },
  bicycle: { thing: 'bicycle' },
  train: { thing: 'train' },
  airplane: { thing: 'airplane' },
  rocket: { thing: 'rocket' },
  vase: { thing: 'vase' },
  fruit: { thing: 'fruit' },
  apple: { thing: 'apple' },
  cup: { thing: 'cup' },
  book: { thing: 'book' },
  lamp: { thing: 'lamp' },
  candle: { thing: 'candle' },
  chair: { thing: 'chair' },
  robot: { thing: 'robot' },
  snowman: { thing: 'snowman' },
  woods: { land: 'woods' },
  calm: { mood: 'calm' },
  dark: { mood: 'dark' },
  bright: { mood: 'bright' },
  dreamy: { mood: 'dreamy' },
  close: { composition: 'close' },
  wide: { composition: 'wide' },
  aerial: { composition: 'aerial' },
  low: { composition: 'low' },
  portrait: { composition: 'portrait', thing: 'person' },
  silhouette: { composition: 'silhouette' },
  standing: { posture: 'standing' },
  sitting: { posture: 'sitting' },
  walking: { posture: 'walking' },
  running: { posture: 'running' },
  sleeping: { posture: 'sleeping' },
  flying: { posture: 'flying' },
  small: { size: 0.68 },
  large: { size: 1.4 },
  praise: { praise: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A name of what the lists have words for. */
export type SceneKey = keyof typeof KEYS;

/** What each of them means. */
export const SCENE_MEANINGS: Readonly<Record<SceneKey, Meaning>> = KEYS;
