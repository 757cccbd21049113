import type { MediumName } from '../../words/lists/media.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import type { Baked } from './baked.ts';
import type { Decor } from './decor.ts';
import type { Land } from './land.ts';
import type { Manner, Path, Scenery, Settled, Town } from './place.ts';
import type { Thing } from './thing.ts';
import type { Held, Posture, Trait, Treat, TreatHold } from './trait.ts';

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

/** What covers a field from edge to edge. */
export type Crop = 'grain' | 'lavender' | 'rape' | 'sunflower' | 'tulip' | 'strawberry' | 'cotton';

/** What somebody is on instead of the ground. */
export type Perch = 'roof' | 'branch';

/** What an animal sits on that is drawn with it. */
export type Stand =
  | 'fence'
  | 'post'
  | 'wire'
  | 'bookcase'
  | 'uprightpiano'
  | 'bakerywindow'
  | 'dollhouse'
  | 'surfboard';

/** A kind of flower that is known by its shape. */
export type Bloom = 'sunflower' | 'tulip' | 'rose' | 'poppy' | 'daisy';

/** A kind of flower that is known by how it grows in a bed of a garden. */
export type BedPlant =
  | Bloom
  | 'lavender'
  | 'foxglove'
  | 'delphinium'
  | 'lupin'
  | 'hollyhock'
  | 'peony'
  | 'hydrangea'
  | 'dahlia'
  | 'marigold'
  | 'daffodil';

/** What somebody or something is on: a bench, or furniture of a room. */
export type Seat =
  | 'chair'
  | 'armchair'
  | 'sofa'
  | 'bed'
  | 'table'
  | 'windowsill'
  | 'bench'
  | 'counter'
  | 'desk'
  | 'rug'
  | 'stairs';

/** A picture that shows no place. */
export type Flat = 'abstract' | 'pattern' | 'map' | 'logo';

/** Red, green, blue, 0 to 1 (above 1 for what shines), display space. */
export type Colour = readonly [number, number, number];

/** How the picture is taken: from near, far, a height or below, of a face, or against the light. */
export type Composition = 'close' | 'wide' | 'aerial' | 'low' | 'portrait' | 'silhouette';

/** What a prompt can do without ("no clouds"): `cloudy` is the clouds. */
export type Unwanted = Thing | SkyBody | Weather | 'snow';

/** What is played at a table. */
export type Game = 'chess' | 'cards' | 'dice' | 'boardgame';

/** What a grown person and a child do with each other by a word for it: one rides on the other's shoulders, learns to ride a bicycle, is read to in bed, is seen by a doctor. */
export type Pairing = 'shoulders' | 'lesson' | 'bedtime' | 'checkup';

/** What people of any number are drawn with for what they do: a trampoline, a television, the rows of a choir or an orchestra, a stall where one sells and one buys, a counter before which they wait. */
export type Gathering = 'trampoline' | 'television' | 'choir' | 'orchestra' | 'sale' | 'queue';

/** People who are drawn as one: in a row hand in hand, in each other's arms, in a dance, talking, shaking hands, one on a knee with a ring, at one table, over a game, at a meal, or a grown person, who is the first, with a child. */
export interface Company {
  readonly bond:
    | 'hands'
    | 'hug'
    | 'dance'
    | 'talk'
    | 'greet'
    | 'propose'
    | 'table'
    | 'meal'
    | 'carry'
    | 'selfie'
    | Gathering
    | Pairing
    | Game;
  /** Of a meal: what is eaten or drunk; missing: anything. */
  readonly served?: Thing;
  /** What each of them is like. */
  readonly members: readonly (readonly Trait[])[];
}

/** What two have to do with each other: they look at each other, or the first runs after the second. */
export type Relation = 'meets' | 'chases';

/** One wished-for thing. */
export interface Subject {
  readonly thing: Thing;
  readonly count: number;
  /** Of people: whether all are men by the word for them; missing: nothing is said. */
  readonly male?: true;
  /** Whether exactly so many are meant: said with an article or a number, or named in the singular; missing: about so many. */
  readonly exact?: 'said' | 'singular';
  /** Null: not said. */
  readonly posture: Posture | null;
  /** Null: its natural colour. */
  readonly colour: Colour | null;
  /** The colour of somebody's hair; missing: nothing is said. */
  readonly hair?: Colour;
  /** The colour of what somebody has on the head; missing: nothing is said. */
  readonly hat?: Colour;
  /** What somebody has in the hands; missing: nothing is said. */
  readonly holds?: { readonly thing: Held; readonly colour: Colour | null };
  /** Who they are, of several who are drawn as one; missing: each is drawn alone. */
  readonly company?: Company;
  /** What each of those is like who are on it, who are told from each other; missing: nobody, or somebody of its traits. */
  readonly crew?: readonly (readonly Trait[])[];
  /** Who rides it, where that is no human; missing: nobody, or somebody of its traits. */
  readonly rider?: Thing;
  /** What stands on its back; missing: nothing. */
  readonly carries?: Thing;
  /** Of what is carried, animals by a tree or a {@link Stand}, houses by a beast, who crosses by a bridge: how many, their colour, and how they are; missing: one, in its natural one. */
  readonly load?: {
    readonly count: number;
    readonly colour: Colour | null;
    readonly posture?: Posture | null;
    readonly traits?: readonly Trait[];
    /** Of who is on a vehicle: on what of it. */
    readonly onto?: 'roof' | 'bonnet';
    readonly company?: Company;
    readonly holds?: Subject['holds'];
    readonly hair?: Colour;
  };
  /** What market stalls sell; missing: all sorts. */
  readonly goods?: 'fruit' | 'flower' | 'fish' | 'cheese' | 'bread' | 'pumpkin';
  /** How much larger than usual; 1 where nothing is said. */
  readonly size: number;
  /** What it has to do with another, and whether it is the one who was named first, the other, or both of them; missing: nothing is said. */
  readonly relation?: { readonly is: Relation; readonly party: 'first' | 'second' | 'both' };
  /** Whether several go one behind the other. */
  readonly inLine?: true;
  /** Of flowers: their kind; missing: any. */
  readonly bloom?: Bloom;
  /** What an animal has; missing: nothing is said. */
  readonly treat?: {
    readonly thing: Treat;
    readonly colour: Colour | null;
    readonly hold?: TreatHold;
  };
  /** With what somebody paints a fence or a wall; missing: it is not said. */
  readonly paint?: Colour;
  /** The colour of the bow round its neck; missing: it has none. */
  readonly bow?: Colour;
  /** Of what was baked: what it is of, and what lies on it; missing: nothing is said. */
  readonly baked?: Baked;
  /** Of a vase: its own colour, `colour` being that of its flowers; missing: any. */
  readonly glaze?: Colour;
  /** What it is on; missing: the ground, or nothing is said. */
  readonly on?: Seat;
  /** Whether it is far off; missing: nothing is said. */
  readonly far?: true;
  /** What someone is like; missing: nothing is said. */
  readonly traits?: readonly Trait[];
  /** Whether it only belongs to a place that was named, and was not asked for itself. */
  readonly isDressing?: true;
}

/** Everything a prompt asked for that the painter knows. Null and empty mean: not said. */
export interface Idea {
  readonly land: Land | null;
  /** What a room's window shows; null: nothing is said. */
  readonly outlook: Land | null;
  /** Whether the land is named before the things ("a lake with a boat"). */
  readonly landFirst: boolean;
  /** Whether a word names what the ground is made of (grass, water) rather than a whole land. */
  readonly ground: boolean;
  /** Whether a city is seen from afar, or lies by water that is named too. */
  readonly acrossWater: boolean;
  /** What leads through the land. */
  readonly path: Path | null;
  /** Whether one great wave breaks. */
  readonly breaker: boolean;
  /** The kinds of flowers that are named, in their order. */
  readonly beds: readonly BedPlant[];
  /** Whether rocks stand in the sea before the eye. */
  readonly skerries: boolean;
  /** Whether that winds. */
  readonly winds: boolean;
  /** How a room is said to be furnished. */
  readonly decor: Decor;
  /** Whether a street is a narrow one of an old town. */
  readonly alley: boolean;
  /** Whether space is seen from the moon's ground. */
  readonly lunar: boolean;
  /** Whether it is a garden by a house. */
  readonly garden: boolean;
  /** Whether that is one as in Japan, of raked gravel, stones and moss, and whether it has a pond; null: it is not. */
  readonly raked: 'dry' | 'pond' | null;
  /** Whether signs of neon glow in its streets. */
  readonly neon: boolean;
  /** Whether its buildings are those of a future that is dreamed of. */
  readonly future: boolean;
  /** Whether the land is a city's park. */
  readonly park: boolean;
  /** Whether a desert is that of Mars. */
  readonly martian: boolean;
  /** Whether one tall peak stands alone behind the land. */
  readonly lonePeak: boolean;
  /** Whether a field rises in one hill, on which what was asked for stands, or in many; null: nothing is said. */
  readonly hill: 'one' | 'many' | null;
  /** Whether steep hills of limestone stand by a river. */
  readonly karst: boolean;
  /** Whether it is the hills of Tuscany, with cypresses along a way. */
  readonly tuscan: boolean;
  /** Whether heather grows on open hills. */
  readonly moor: boolean;
  /** Whether a street is full of people, whoever else is named there. */
  readonly busy: boolean;
  /** Whether a small station of a railway stands in open land. */
  readonly halt: boolean;
  /** Whether water lies between walls of rock that rise straight from it. */
  readonly fjord: boolean;
  /** Whether a square between houses was asked for. */
  readonly square: boolean;
  /** Whether walls of rock are named, which stand in the sea where that is named too. */
  readonly cliffs: boolean;
  /** Whether those are white, of chalk. */
  readonly chalk: boolean;
  /** Whether they are dark, and as high as those of the west of Ireland. */
  readonly highCliffs: boolean;
  /** Whether tall weed grows under water. */
  readonly kelp: boolean;
  /** Whether it is far below the water, where little light comes. */
  readonly deep: boolean;
  /** Whether an island is one of palms. */
  readonly tropical: boolean;
  /** Whether candles light the room. */
  readonly candlelit: boolean;
  /** Whether a room is said to be empty, or was left: nobody is there who is there else. */
  readonly vacant: boolean;
  /** Whether a fire burns in the room. */
  readonly hearth: boolean;
  /** The houses that belong to the land. */
  readonly settled: Settled | null;
  /** Which town is named; null: none that is known by its houses. */
  readonly town: Town | null;
  /** What the land is known by that stands in it; null: nothing is said. */
  readonly scenery: Scenery | null;
  /** How the houses of its streets are built; null: nothing is said. */
  readonly manner: Manner | null;
  /** Whether Halloween is named. */
  readonly halloween: boolean;
  /** Whether it is Christmas. */
  readonly christmas: boolean;
  /** Whether the windows of houses are said to be lit. */
  readonly litWindows: boolean;
  /** Whether the water is ice. */
  readonly frozen: boolean;
  /** Whether a cave opens onto the sea. */
  readonly coastal: boolean;
  /** Whether crystals grow in a cave. */
  readonly crystals: boolean;
  /** Whether tea and not rice grows on the slopes. */
  readonly tea: boolean;
  /** Whether a geyser bursts from the ground. */
  readonly geyser: boolean;
  /** Whether a plain is named as one of dry grass and acacias. */
  readonly savanna: boolean;
  /** Whether a pool from which animals drink lies in it. */
  readonly waterhole: boolean;
  /** Whether what grows is a jungle. */
  readonly jungle: boolean;
  /** Whether the tide is out, and has left pools among the rocks of a beach. */
  readonly lowTide: boolean;
  /** Whether falls are said to be wide or tall. */
  readonly falls: 'wide' | 'tall' | null;
  /** Whether the islands are those of a reef around a lagoon. */
  readonly lagoon: boolean;
  /** Whether the trees of a swamp are mangroves. */
  readonly mangrove: boolean;
  /** Whether they are bald cypresses, as in Louisiana. */
  readonly bayou: boolean;
  /** Whether a cave is one in ice. */
  readonly icy: boolean;
  /** Whether hot water springs from the ground. */
  readonly spring: boolean;
  /** Whether people have left a town or what was asked for, and plants have taken it. */
  readonly forsaken: boolean;
  /** Whether what was asked for, or the wood, is on fire. */
  readonly burning: boolean;
  /** Whether smoke rises from the chimneys of the houses that were asked for. */
  readonly smoking: boolean;
  /** Whether moss has grown over what was asked for. */
  readonly mossy: boolean;
  /** Whether a tornado reaches from its clouds to the ground. */
  readonly tornado: boolean;
  /** Whether steam is spoken of. */
  readonly steam: boolean;
  /** Whether fireflies glow over the land. */
  readonly fireflies: boolean;
  /** Whether the birds of `sky` are on the ground. */
  readonly grounded: boolean;
  /** What a field is sown with. */
  readonly crop: Crop | null;
  /** Whether a river parts into arms before the sea. */
  readonly delta: boolean;
  /** Whether a river is a mere stream. */
  readonly narrow: boolean;
  /** Whether it flows through a forest, or a lake lies in one. */
  readonly wooded: boolean;
  /** Whether a forest is one of pines or firs. */
  readonly conifers: boolean;
  /** The colour of leaves. */
  readonly leaves: Colour | null;
  /** What those who are named are on. */
  readonly perch: Perch | null;
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
  readonly snowy: boolean;
  /** Whether snow is said to lie on the peaks of the mountains, and not on the land below. */
  readonly snowcaps: boolean;
  /** Whether water lilies cover the water. */
  readonly lilies: boolean;
  readonly without: readonly Unwanted[];
  /** The user's words that had an effect, in order, and those that had none. */
  readonly understood: readonly string[];
  /** Those of them that are drawn as something akin, and as what. */
  readonly akin: readonly { readonly word: string; readonly thing: Thing }[];
  readonly ignored: readonly string[];
}
