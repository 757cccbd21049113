import type { MediumName } from '../../words/lists/media.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import type { Colour, Subject } from './subject.ts';
import type { Surroundings } from './surroundings.ts';
import type { Thing } from './thing.ts';

export type { Borne, Company, Handed, Load, Pairing } from './companions.ts';
export type { Game } from './deeds-at-table.ts';
export type { Gathering } from './deeds-together.ts';
export type {
  Bloom,
  Colour,
  Container,
  Relation,
  Seat,
  Stand,
  Subject,
} from './subject.ts';
export type { BedPlant, Crop, Perch } from './surroundings.ts';
export type { Thing };

/** When a picture is. */
export type DayTime = 'dawn' | 'day' | 'sunset' | 'dusk' | 'night';

/** What the sky does. */
export type Weather =
  | 'clear'
  | 'cloudy'
  | 'rain'
  | 'snowfall'
  | 'fog'
  | 'storm'
  | 'sandstorm'
  | 'hail';

/** The seasons, of temperate lands. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** What can be seen in the sky. */
export type SkyBody =
  | 'sun'
  /** Two suns, as over other worlds. */
  | 'twinsuns'
  /** A second moon beside the first, which is named with it. */
  | 'twinmoons'
  /** That the moon which is named with it is thin. */
  | 'crescentmoon'
  | 'moon'
  | 'stars'
  | 'milkyway'
  | 'aurora'
  | 'rainbow'
  | 'planet'
  | 'earth'
  | 'birds'
  | 'balloon'
  | 'fireworks';

/** What a picture feels like: its light and its colours. */
export type Mood = 'calm' | 'dark' | 'bright' | 'dreamy';

/** A picture that shows no place. */
export type Flat = 'abstract' | 'pattern' | 'map' | 'logo' | 'synthwave';

/** How the picture is taken: from near, far, a height or below, of a face, or against the light. */
export type Composition = 'close' | 'wide' | 'aerial' | 'low' | 'portrait' | 'silhouette';

/** What a prompt can do without ("no clouds"): `cloudy` is the clouds. */
export type Unwanted = Thing | SkyBody | Weather | 'snow';

/** Everything a prompt asked for that the painter knows. Null and empty mean: not said. */
export interface Idea extends Surroundings {
  /** Whether the land is named before the things ("a lake with a boat"). */
  readonly landFirst: boolean;
  /** Whether words say that it is out of doors, wherever that is. */
  readonly outOfDoors: boolean;
  /** Whether Halloween is named. */
  readonly halloween: boolean;
  /** Whether it is Christmas. */
  readonly christmas: boolean;
  /** Whether a tornado reaches from its clouds to the ground. */
  readonly tornado: boolean;
  /** Whether steam is spoken of. */
  readonly steam: boolean;
  /** Whether paper of many colours flies in the air and lies on the ground. */
  readonly confetti: boolean;
  /** Whether footprints lead over sand or snow, of whoever has gone. */
  readonly footprints: boolean;
  /** Whether fireflies glow over the land. */
  readonly fireflies: boolean;
  /** Whether the birds of `sky` are on the ground. */
  readonly grounded: boolean;
  /** The colour of leaves. */
  readonly leaves: Colour | null;
  readonly time: DayTime | null;
  readonly weather: Weather | null;
  /** Whether that rain is over: all is wet, and the sky clears. */
  readonly rainOver: boolean;
  readonly season: Season | null;
  readonly sky: readonly SkyBody[];
  /** How many the birds of `sky` are; null: a flock. */
  readonly flock: number | null;
  /** Their colour; null: as they come. */
  readonly birdColour: Colour | null;
  /** The cloth of balloons; null: as they come. */
  readonly balloonColour: Colour | null;
  /** How many of them fly; null: as many as there is room for. */
  readonly balloonCount: number | null;
  readonly subjects: readonly Subject[];
  readonly mood: Mood | null;
  /** A style that the words themselves ask for; one chosen beside the prompt goes before it. */
  readonly style: StyleName | null;
  /** What it is painted, drawn, printed or taken in. */
  readonly medium: MediumName | null;
  readonly composition: Composition | null;
  /** What picture without a place it is; null: it shows one. */
  readonly flat: Flat | null;
  /** All colours that were named, in order. */
  readonly colours: readonly Colour[];
  /** A colour that belongs to no thing tints the light. */
  readonly tint: Colour | null;
  readonly without: readonly Unwanted[];
  /** The user's words that had an effect, in order, and those that had none. */
  readonly understood: readonly string[];
  /** Those of them that are drawn as something akin, and as what. */
  readonly akin: readonly { readonly word: string; readonly thing: Thing }[];
  readonly ignored: readonly string[];
}
