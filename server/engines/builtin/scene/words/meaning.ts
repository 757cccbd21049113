import type { MediumName } from '../../words/lists/media.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import type { Colour, Composition, DayTime, Flat, Mood, Season, SkyBody, Weather } from './idea.ts';
import type { PlaceMeaning } from './meaning-of-place.ts';
import type { SubjectMeaning } from './meaning-of-subject.ts';
import type { Flavour, Topping } from './baked.ts';
import type { City } from './city.ts';
import type { SkyMount } from './deeds.ts';
import type { FittingName } from './fitting.ts';
import type { Held } from './held.ts';
import type {
  BedPlant,
  Bloom,
  Colour,
  Composition,
  Container,
  Crop,
  DayTime,
  Flat,
  Load,
  Mood,
  Pairing,
  Perch,
  Relation,
  Season,
  Seat,
  SkyBody,
  Stand,
  Thing,
  Weather,
} from './idea.ts';
import type { Land } from './land.ts';
import type { Letters } from './letters.ts';
import type { LoneThing } from './lone-things.ts';
import type { Folk, Homeland, Nation } from './nation.ts';
import type { OuterShell } from './outer-shell.ts';
import type { Manner, Path, Scenery, Settled, Town } from './place.ts';
import type { Front } from './surroundings.ts';
import type { Posture, Trait } from './trait.ts';
import type { Treat, TreatHold } from './treat.ts';

/** What a word means to the painter; some words mean several things ("village": field and houses). */
export interface Meaning extends PlaceMeaning, SubjectMeaning {
  readonly time?: DayTime;
  /** Whether it is when somebody works, which may go on into another time. */
  readonly shift?: true;
  readonly weather?: Weather;
  /** Whether the rain is over. */
  readonly rainOver?: true;
  readonly season?: Season;
  readonly sky?: SkyBody;
  /** Whether it says that something is crossed. */
  readonly crosses?: true;
  readonly colour?: Colour;
  readonly mood?: Mood;
  readonly style?: StyleName;
  readonly medium?: MediumName;
  /** Whether it is black and white: of a thing, or of the whole picture. */
  readonly motley?: true;
  readonly composition?: Composition;
  /** Whether it is a picture that shows no place. */
  readonly flat?: Flat;
  /** Whether that is a sticker. */
  readonly pasted?: true;
  /** Whether the word names something that is only akin to what is drawn for it. */
  readonly akin?: true;
  /** Whether it is Christmas: a living room has its tree then. */
  readonly christmas?: true;
  /** Whether it is a whirlwind that reaches the ground. */
  readonly tornado?: true;
  /** Whether it says that something is far off. */
  readonly far?: true;
  /** Whether it is the eve of All Saints, with pumpkins at the doors. */
  readonly halloween?: true;
  /** The houses that belong to a land. */
  readonly settled?: Settled;
  /** Whether water lilies grow on its water. */
  readonly lilies?: true;
  /** Whether the water is ice. */
  readonly frozen?: true;
  /** Whether people of the ice age have painted a cave's walls. */
  readonly painted?: true;
  /** Whether crystals grow in a cave. */
  readonly crystals?: true;
  /** Whether tea grows in hedges along the slopes. */
  readonly tea?: true;
  /** Whether a geyser bursts there. */
  readonly geyser?: true;
  /** Whether a plain is one of dry grass and acacias. */
  readonly savanna?: true;
  /** Whether it is a pool in a plain from which animals drink. */
  readonly waterhole?: true;
  /** Whether it is a forest of the tropics. */
  readonly jungle?: true;
  /** Whether falls are as wide or as high as few are. */
  readonly falls?: 'wide' | 'tall';
  /** Whether the tide is out, and pools are left among rocks. */
  readonly lowTide?: true;
  /** Whether it is dunes, of a desert or inland of a beach. */
  readonly dunes?: true;
  /** Whether a reef encloses shallow water. */
  readonly lagoon?: true;
  /** Whether mangroves stand in a swamp. */
  readonly mangrove?: true;
  /** Whether bald cypresses do. */
  readonly bayou?: true;
  /** Whether it is a cave by the sea. */
  readonly coastal?: true;
  /** Whether it is a cave in ice. */
  readonly icy?: true;
  /** Whether it is hot water that springs from the ground. */
  readonly spring?: true;
  /** Whether people have left it to plants. */
  readonly forsaken?: true;
  /** Rooms of buildings and vehicles in which it stands, is held or is done: one that is named is seen from within. */
  readonly inside?: readonly Land[];
  /** Whether it says that somebody is within what it names. */
  readonly isInside?: true;
  /** Whose a town is. */
  readonly nation?: Nation;
  /** The land whose houses a village has. */
  readonly homeland?: Homeland;
  /** Of a house: whether it is a hut or a cabin, whose walls are of logs. */
  readonly hut?: true;
  /** Of a house: whether it is a mansion, which has a hall with a great staircase. */
  readonly manor?: true;
  /** The shop whose front is seen from the street. */
  readonly front?: Front;
  /** Whether it is a shop that is known by its lit front at night. */
  readonly litFront?: true;
  /** Whether dust lies on all of a place. */
  readonly dusty?: true;
  /** Whether it is a broom that somebody flies on. */
  readonly onBroom?: true;
  /** Whether it is what a dragon lies on: gold, coins, jewels. */
  readonly riches?: true;
  /** Whether it is on fire. */
  readonly burning?: true;
  /** Whether moss has grown over what is named. */
  readonly mossy?: true;
  /** Whether it is the steam of hot water. */
  readonly steam?: true;
  /** Whether paper of many colours flies there. */
  readonly confetti?: true;
  /** Whether footprints lead over the ground. */
  readonly footprints?: true;
  /** Whether fireflies glow there. */
  readonly fireflies?: true;
  /** Whether it says that birds are on the ground. */
  readonly grounded?: true;
  /** Whether it says that something floats in the air. */
  readonly aloft?: true;
  /** Whether it is a party, whose balloons are toys. */
  readonly party?: true;
  /** Whether it is of the age of steam: a train, a year. */
  readonly bygone?: true;
  /** A wish for quality, which every picture has anyway. */
  readonly praise?: true;
}
