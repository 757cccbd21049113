import type { MediumName } from '../../words/lists/media.ts';
import type { StyleName } from '../../words/lists/styles.ts';
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
import type { Folk, Nation } from './nation.ts';
import type { OuterShell } from './outer-shell.ts';
import type { Manner, Path, Scenery, Settled, Town } from './place.ts';
import type { Front } from './surroundings.ts';
import type { Posture, Trait } from './trait.ts';
import type { Treat, TreatHold } from './treat.ts';

/** What a word means to the painter; some words mean several things ("village": field and houses). */
export interface Meaning {
  /** Whether it names animals without their kind. */
  readonly fauna?: true;
  /** Whether it is where several are together as people are: animals are so on two legs. */
  readonly gathers?: true;
  /** In what an animal may sit. */
  readonly container?: Container;
  /** Whether it says that something is worn. */
  readonly wears?: true;
  readonly land?: Land;
  /** Whether that land is meant where no other is named. */
  readonly ifNone?: true;
  readonly time?: DayTime;
  /** Whether it is when somebody works, which may go on into another time. */
  readonly shift?: true;
  readonly weather?: Weather;
  /** Whether the rain is over. */
  readonly rainOver?: true;
  readonly season?: Season;
  readonly snowy?: true;
  /** Whether snow lies on the peaks of its mountains alone. */
  readonly snowcaps?: true;
  readonly sky?: SkyBody;
  readonly thing?: Thing;
  /** How many; with a thing, how many the word alone means. */
  readonly count?: number;
  /** Whether a number is no exact one ("many"). */
  readonly vague?: true;
  /** Whether it says that what is named first stands on the back of what is named next. */
  readonly onBack?: true;
  /** Whether several go one behind the other. */
  readonly inLine?: true;
  /** Of a flower: its kind. */
  readonly bloom?: Bloom;
  /** Of a flower that has no such kind: how it grows in a bed. */
  readonly grows?: BedPlant;
  /** Whether it says that flowers are a bunch. */
  readonly bunched?: true;
  /** Whether it is an animal's fur or feathers, whose colour is its own. */
  readonly pelt?: true;
  /** What it is to an animal that plays with it, eats it or carries it; and how a word says that it has it. */
  readonly treat?: Treat;
  readonly has?: TreatHold;
  /** Whether it is a bow round an animal's neck, and of what colour. */
  readonly bow?: Colour;
  /** Of a cake: what it is of. */
  readonly flavour?: Flavour;
  /** What lies on something that was baked. */
  readonly topping?: Topping;
  /** What somebody or something can be on in a room. */
  readonly seat?: Seat;
  /** What an animal can be on that is drawn with it. */
  readonly stand?: Stand;
  /** Whether small flags on cords are named, or the feasts of June that they belong to. */
  readonly bunting?: 'flags' | 'june';
  /** Beneath what somebody is: what stands over them is drawn with them. */
  readonly beneath?: 'table' | 'car';
  /** Whether a tournament is named, which is one of knights where they are (`at-tournaments.ts`). */
  readonly tourney?: true;
  /** Whether it says that something is crossed. */
  readonly crosses?: true;
  /** Whether it is a planet hardly larger than who is on it. */
  readonly tinyPlanet?: true;
  /** What carries somebody through the air. */
  readonly mount?: SkyMount;
  /** What of a vehicle somebody is on. */
  readonly ontop?: 'roof' | 'bonnet';
  /** Whether it is hot iron or its sparks, which say that somebody hammers only where a smith works. */
  readonly forged?: true;
  /** Whether who paints is said to stand before an easel. */
  readonly easel?: true;
  /** What it is in somebody's hands. */
  readonly held?: Held;
  /** Whether it says that somebody has something in the hands. */
  readonly holding?: true;
  /** How much larger than usual. */
  readonly size?: number;
  readonly posture?: Posture;
  /** What a grown person and a child do with each other, that a television is watched, or that several wait in a queue. */
  readonly pairing?: Pairing | 'television' | 'queue' | 'pushes';
  /** What it is to who pulls or pushes it. */
  readonly burden?: Load;
  /** What two have to do with each other. */
  readonly relation?: Relation;
  /** What someone is like. */
  readonly trait?: Trait;
  /** Whether it is somebody else than who is named before: a stranger. */
  readonly isElse?: true;
  /** Whether it names men: no women are among them. */
  readonly male?: true;
  /** Whether it says of somebody, or of anything else, that it is old. */
  readonly aged?: true;
  /** What a number before it counts: how long somebody has lived. */
  readonly lived?: 'years' | 'months';
  /** Whether smoke rises from the chimney of a house. */
  readonly smoking?: true;
  /** Whether people celebrate there. */
  readonly festive?: true;
  readonly colour?: Colour;
  /** Whether it is somebody's hair, and how long that is said to be. */
  readonly hair?: true;
  readonly hairdo?: 'long' | 'short';
  /** The colour of hair that a word alone means. */
  readonly hairs?: Colour;
  /** Of a thing: its colour, unless another is said. */
  readonly hue?: Colour;
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
  /** What the ground is made of rather than a whole land. */
  readonly ground?: true;
  /** Whether it names who does a sport, and not the sport. */
  readonly athlete?: true;
  /** Whether it is the hall behind the door of a house or of what else is named with it. */
  readonly entrance?: true;
  /** What somebody is to another: an animal's mother is no woman, and her baby no child. */
  readonly kin?: 'mother' | 'father' | 'baby';
  /** Whether the word names something that is only akin to what is drawn for it. */
  readonly akin?: true;
  /** What leads through a land. */
  readonly path?: Path;
  /** Whether that winds. */
  readonly winds?: true;
  /** Whether one great wave breaks there. */
  readonly breaker?: true;
  /** Whether waves are said to break on something. */
  readonly surge?: true;
  /** Whether it is seen from afar, across water. */
  readonly across?: true;
  /** What of it stands alone in open land where such is named with it. */
  readonly lone?: LoneThing;
  /** In what a room that is named is. */
  readonly shell?: OuterShell;
  /** What is seen all around a room that is said to be there. */
  readonly surrounds?: Land;
  /** Whether it is the moon's ground. */
  readonly lunar?: true;
  /** Whether it is a narrow street of an old town. */
  readonly alley?: true;
  /** Whether traffic lights stand there. */
  readonly signals?: true;
  /** Whether signs of neon glow there. */
  readonly neon?: true;
  /** How such signs are written there. */
  readonly letters?: Letters;
  /** Whether the buildings are of the future. */
  readonly future?: true;
  /** Whether it is a city's park. */
  readonly park?: true;
  /** Whose home it is, who is there looks and dresses as most do. */
  readonly folk?: Folk;
  /** Whether tables stand before where one eats or drinks. */
  readonly servedOutside?: true;
  /** Whether it is one tall peak that stands alone. */
  readonly lonePeak?: true;
  /** Whether it is the ground of Mars. */
  readonly martian?: true;
  /** Whether it is one hill, or hills as far as is seen. */
  readonly hill?: 'one' | 'many';
  /** Whether steep hills of limestone stand in it. */
  readonly karst?: true;
  /** Whether a lake is an arm of the sea between walls of rock. */
  readonly fjord?: true;
  /** Whether it is a square between houses. */
  readonly square?: true;
  /** Whether it is a steep wall of rock. */
  readonly cliffs?: true;
  /** Whether that is of chalk. */
  readonly chalk?: true;
  /** Whether it is a dark one, as high as those of the west of Ireland. */
  readonly highCliffs?: true;
  /** Whether tall weed grows under water. */
  readonly kelp?: true;
  /** Whether it is far below the water, where little light comes. */
  readonly deep?: true;
  /** Whether an island is one of palms. */
  readonly tropical?: true;
  /** Whether it is the light of candles. */
  readonly candlelit?: true;
  /** Whether it says that a place is busy, or full of what is named next. */
  readonly crowded?: 'busy' | 'full';
  /** Whether the others are meant who are in a place besides who is named. */
  readonly others?: true;
  /** Whether somebody sells what is named beside it, lays it out for that, or has a stall, whatever that sells. */
  readonly sells?: 'wares' | 'lays' | 'stall';
  /** What it is to who sells that: carpets, and what is drawn for nothing else. */
  readonly wares?: 'carpet' | 'spice' | 'tofu';
  /** Whether it is a window. */
  readonly pane?: true;
  /** Whether that breaks: in a street it is one of the houses there. */
  readonly broken?: true;
  /** Whether who tells it is meant, beside somebody who is named. */
  readonly self?: true;
  /** Whether it says that nobody is in a room. */
  readonly vacant?: true;
  /** Whether the windows of houses are lit. */
  readonly litWindows?: true;
  /** Whether it is Christmas: a living room has its tree then. */
  readonly christmas?: true;
  /** How a room of a home is furnished: plainly as today, as a loft, with a window that takes the whole wall, with many plants. */
  readonly decor?: 'modern' | 'loft' | 'wide' | 'plants';
  /** What hangs, stands or lies in a room. */
  readonly fitting?: FittingName;
  /** Whether it is said of such a thing, and of nothing else. */
  readonly ofFitting?: true;
  /** Whether it is a fire in a room. */
  readonly hearth?: true;
  /** Whether somebody is by a fire, which is a campfire in the open. */
  readonly fireside?: true;
  /** Whether it is the hills of Tuscany. */
  readonly tuscan?: true;
  /** Whether heather grows on open hills. */
  readonly moor?: true;
  /** What a field is sown with. */
  readonly crop?: Crop;
  /** Whether a river parts into arms before the sea. */
  readonly delta?: true;
  /** Whether a river is a mere stream. */
  readonly narrow?: true;
  /** Whether water is named that flows among trees. */
  readonly wooded?: true;
  /** Whether a forest is one of pines or firs. */
  readonly conifers?: true;
  /** Whether those are redwoods. */
  readonly redwoods?: true;
  /** Whether it is leaves of trees, which have colours of their own. */
  readonly foliage?: true;
  /** Whether they lie on the ground. */
  readonly litter?: true;
  /** Whether it is a whirlwind that reaches the ground. */
  readonly tornado?: true;
  /** Whether it says that something is far off. */
  readonly far?: true;
  /** What somebody is on. */
  readonly perch?: Perch;
  /** What else belongs to the place that a word names, as often as there is of it. */
  readonly also?: readonly Thing[];
  /** What the land that it names is known by. */
  readonly scenery?: Scenery;
  /** How the houses of a street are built. */
  readonly manner?: Manner;
  /** The town that is named, by its houses. */
  readonly town?: Town;
  /** The city that is named, by what stands over its roofs. */
  readonly city?: City;
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
  /** Whether footprints lead over its ground. */
  readonly footprints?: true;
  /** Whether fireflies glow there. */
  readonly fireflies?: true;
  /** Whether it says that birds are on the ground. */
  readonly grounded?: true;
  /** Whether it is a garden by a house. */
  readonly garden?: true;
  /** Whether that is one of raked gravel, stones and moss, and whether it has a pond. */
  readonly raked?: 'dry' | 'pond';
  /** Whether it says that something floats in the air. */
  readonly aloft?: true;
  /** Whether it is a party, whose balloons are toys. */
  readonly party?: true;
  /** Whether it says that somebody is at the edge of what is named. */
  readonly rim?: true;
  /** Whether it says that somebody eats or drinks. */
  readonly dines?: true;
  /** Whether it says that somebody drinks. */
  readonly drinks?: true;
  /** Whether it says that somebody drives a vehicle. */
  readonly drives?: true;
  /** Whether somebody is sleepy: an animal sleeps, unless it stands for something else that is said. */
  readonly drowsy?: true;
  /** Whether it is high flames, as over a pan. */
  readonly flames?: true;
  /** Whether it is a goal that is scored. */
  readonly scores?: true;
  /** Whether it says that something is done out of doors, which only a court's game is known by. */
  readonly outdoors?: true;
  /** Of a train: whether it is one of today's fast ones. */
  readonly fast?: true;
  /** Whether it is of the age of steam: a train, a year. */
  readonly bygone?: true;
  /** Whether people part there, or meet again. */
  readonly farewell?: true;
  /** Whether it is people at work, whose lunch it is, and whether that is high over a city. */
  readonly toils?: true;
  readonly lunches?: true;
  readonly highUp?: true;
  /** A wish for quality, which every picture has anyway. */
  readonly praise?: true;
}
