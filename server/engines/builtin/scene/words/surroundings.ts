import type { Backdrop } from './backdrop.ts';
import type { City } from './city.ts';
import type { Decor } from './decor.ts';
import type { Fitting } from './fitting.ts';
import type { Land } from './land.ts';
import type { Letters } from './letters.ts';
import type { Homeland } from './nation.ts';
import type { OuterShell } from './outer-shell.ts';
import type { Manner, Path, Settled, Town } from './place.ts';
import type { Scenery } from './scenery.ts';
import type { Bloom } from './subject.ts';

/** What covers a field from edge to edge. */
export type Crop =
  | 'grain'
  | 'corn'
  | 'lavender'
  | 'rape'
  | 'sunflower'
  | 'tulip'
  | 'strawberry'
  | 'cotton'
  | 'coffee'
  | 'pumpkin'
  | 'currant';

/** How the houses of a shop's street are built: ochre with shutters, of cream stone, of brick, of dark wood, or plastered in pale colours. */
export type FrontManner = 'provence' | 'paris' | 'england' | 'japan' | 'plain';

/** The front of a small shop: the room within, and the houses' manner. */
export interface Front {
  readonly of: Land;
  readonly manner: FrontManner;
}

/** What somebody is on instead of the ground. */
export type Perch = 'roof' | 'branch';

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

/** The place that a prompt asked for, and what is said of it. Null and empty mean: not said. */
export interface Surroundings {
  readonly land: Land | null;
  /** What a room's window shows; null: nothing is said. */
  readonly outlook: Land | null;
  /** What a room is in, whose walls are around it; null: nothing is said. */
  readonly shell: OuterShell | null;
  /** Whether a word names what the ground is made of (grass, water) rather than a whole land. */
  readonly ground: boolean;
  /** Whether a city is seen from afar, or lies by water that is named too. */
  readonly acrossWater: boolean;
  /** What leads through the land. */
  readonly path: Path | null;
  /** Whether that winds. */
  readonly winds: boolean;
  /** Whether one great wave breaks. */
  readonly breaker: boolean;
  /** The kinds of flowers that are named, in their order. */
  readonly beds: readonly BedPlant[];
  /** Whether rocks stand in the sea before the eye. */
  readonly skerries: boolean;
  /** How a room is said to be furnished. */
  readonly decor: Decor;
  /** What is named in a room, each once, in its order. */
  readonly fittings: readonly Fitting[];
  /** Whether a street is a narrow one of an old town. */
  readonly alley: boolean;
  /** Whether space is seen from the moon's ground. */
  readonly lunar: boolean;
  /** Whether it is a garden by a house. */
  readonly garden: boolean;
  /** Whether that is one as in Japan, of raked gravel, stones and moss, and whether it has a pond; null: it is not. */
  readonly raked: 'dry' | 'pond' | null;
  /** Whether traffic lights stand at the crossing of its street. */
  readonly signals: boolean;
  /** Whether signs of neon glow in its streets. */
  readonly neon: boolean;
  /** How those are written. */
  readonly letters: Letters;
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
  /** Whether people have left the room for good, to dust and plants. */
  readonly deserted: boolean;
  /** Whether a fire burns in the room. */
  readonly hearth: boolean;
  /** The houses that belong to the land. */
  readonly settled: Settled | null;
  /** Which town is named; null: none that is known by its houses. */
  readonly town: Town | null;
  /** Which city is named that is known by what stands over its roofs or by its houses; null: none. */
  readonly city: City | null;
  /** What the land is known by that stands in it; null: nothing is said. */
  readonly scenery: Scenery | null;
  /** The shop whose front is seen; null: none. */
  readonly front: Front | null;
  /** How the houses of its streets are built; null: nothing is said. */
  readonly manner: Manner | null;
  /** Whose the houses of an everyday place are, where its prompt is in the language of a land and names no other. */
  readonly homeland: Homeland | null;
  /** Whether the windows of houses are said to be lit. */
  readonly litWindows: boolean;
  /** Whether the water is ice. */
  readonly frozen: boolean;
  /** Whether a cave opens onto the sea. */
  readonly coastal: boolean;
  /** Whether crystals grow in a cave. */
  readonly crystals: boolean;
  /** Whether people of the ice age have painted a cave's walls. */
  readonly painted: boolean;
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
  /** Whether the land falls to the sea before the eye. */
  readonly overSea: boolean;
  /** Whether dunes lie inland of a beach. */
  readonly dunes: boolean;
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
  /** Whether those are redwoods, as thick as rooms. */
  readonly redwoods: boolean;
  /** What those who are named are on. */
  readonly perch: Perch | null;
  /** Before what something is shown by itself; null: nothing is said. */
  readonly backdrop: Backdrop | null;
  readonly snowy: boolean;
  /** Whether snow is said to lie on the peaks of the mountains, and not on the land below. */
  readonly snowcaps: boolean;
  /** Whether water lilies cover the water. */
  readonly lilies: boolean;
}
