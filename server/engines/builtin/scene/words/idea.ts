import type { StyleName } from '../../words/lists/styles.ts';

/** What the ground is. */
export type Land =
  | 'mountain'
  | 'sea'
  | 'beach'
  | 'forest'
  | 'desert'
  | 'oasis'
  | 'city'
  | 'field'
  | 'lake'
  | 'island'
  | 'river'
  | 'plain'
  | 'street'
  /** Water between rows of houses. */
  | 'canal'
  /** A forest from within. */
  | 'woods'
  | 'canyon'
  | 'volcano'
  | 'waterfall'
  | 'cave'
  | 'underwater'
  | 'space'
  | 'room'
  | 'kitchen'
  | 'library'
  | 'bedroom';
export type DayTime = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'snowfall' | 'fog' | 'storm';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type SkyBody =
  | 'sun'
  | 'moon'
  | 'stars'
  | 'milkyway'
  | 'aurora'
  | 'rainbow'
  | 'planet'
  | 'birds'
  | 'balloon';
/** What can stand in a scene. */
export type Thing =
  | 'tree'
  | 'conifer'
  | 'palm'
  | 'blossom'
  | 'cactus'
  | 'house'
  | 'castle'
  | 'tower'
  | 'lighthouse'
  | 'temple'
  | 'boat'
  | 'rowboat'
  | 'gondola'
  | 'cat'
  | 'dog'
  | 'wolf'
  | 'fox'
  | 'horse'
  | 'deer'
  | 'cow'
  | 'sheep'
  | 'bear'
  | 'lion'
  | 'rabbit'
  | 'elephant'
  | 'bird'
  | 'owl'
  | 'swan'
  | 'fish'
  | 'butterfly'
  | 'person'
  | 'flower'
  | 'mushroom'
  | 'rock'
  | 'church'
  | 'windmill'
  | 'bridge'
  | 'mosque'
  | 'pyramid'
  | 'tent'
  | 'car'
  | 'penguin'
  | 'tractor'
  | 'bicycle'
  | 'train'
  | 'airplane'
  | 'rocket'
  | 'vase'
  | 'fruit'
  | 'apple'
  | 'cup'
  | 'book'
  | 'lamp'
  | 'candle'
  | 'chair'
  | 'robot'
  | 'snowman'
  | 'tiger'
  | 'leopard'
  | 'zebra'
  | 'camel'
  | 'giraffe'
  | 'barn'
  | 'birch'
  | 'bamboo'
  | 'astronaut'
  /** Someone beneath one. */
  | 'umbrella'
  /** Rows of them. */
  | 'vine'
  | 'pier'
  /** Rows of them on both sides. */
  | 'stall';
export type Mood = 'calm' | 'dark' | 'bright' | 'dreamy';

/** A way through a land: trodden, or laid with slabs of stone. */
export type Path = 'earth' | 'paved';

/** What covers a field from edge to edge. */
export type Crop = 'grain' | 'lavender' | 'sunflower';

/** Red, green, blue, 0 to 1 (above 1 for what shines), display space. */
export type Colour = readonly [number, number, number];

/** What a creature does. */
export type Posture = 'standing' | 'sitting' | 'walking' | 'running' | 'sleeping' | 'flying';

/** How the picture is taken: from near, far, a height or below, of a face, or against the light. */
export type Composition = 'close' | 'wide' | 'aerial' | 'low' | 'portrait' | 'silhouette';

/** What a prompt can do without ("no clouds"): `cloudy` is the clouds. */
export type Unwanted = Thing | SkyBody | Weather | 'snow';

/** What someone is like. */
export type Trait =
  | 'woman'
  | 'old'
  | 'bearded'
  /** Of a boat: someone is in it. */
  | 'crewed';

/** One wished-for thing. */
export interface Subject {
  readonly thing: Thing;
  readonly count: number;
  /** Null: not said. */
  readonly posture: Posture | null;
  /** Null: its natural colour. */
  readonly colour: Colour | null;
  /** How much larger than usual; 1 where nothing is said. */
  readonly size: number;
  /** What someone is like; missing: nothing is said. */
  readonly traits?: readonly Trait[];
}

/** Everything a prompt asked for that the painter knows. Null and empty mean: not said. */
export interface Idea {
  readonly land: Land | null;
  /** Whether the land is named before the things ("a lake with a boat"). */
  readonly landFirst: boolean;
  /** Whether a word names what the ground is made of (grass, water) rather than a whole land. */
  readonly ground: boolean;
  /** What leads through the land. */
  readonly path: Path | null;
  /** Whether a fire burns in the room. */
  readonly hearth: boolean;
  /** What a field is sown with. */
  readonly crop: Crop | null;
  readonly time: DayTime | null;
  readonly weather: Weather | null;
  readonly season: Season | null;
  readonly sky: readonly SkyBody[];
  /** The cloth of balloons; null: as they come. */
  readonly balloonColour: Colour | null;
  readonly subjects: readonly Subject[];
  readonly mood: Mood | null;
  /** A style that the words themselves ask for; one chosen beside the prompt goes before it. */
  readonly style: StyleName | null;
  readonly composition: Composition | null;
  /** A colour that belongs to no thing tints the light. */
  readonly tint: Colour | null;
  readonly snowy: boolean;
  readonly without: readonly Unwanted[];
  /** The user's words that had an effect, in order, and those that had none. */
  readonly understood: readonly string[];
  /** Those of them that are drawn as something akin, and as what. */
  readonly akin: readonly { readonly word: string; readonly thing: Thing }[];
  readonly ignored: readonly string[];
}
