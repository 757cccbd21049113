import type { Backdrop } from './backdrop.ts';
import type { City } from './city.ts';
import type { FittingName } from './fitting.ts';
import type { Crop, Perch, Thing } from './idea.ts';
import type { Land } from './land.ts';
import type { Letters } from './letters.ts';
import type { LoneThing } from './lone-things.ts';
import type { Homeland, Nation } from './nation.ts';
import type { OuterShell } from './outer-shell.ts';
import type { Manner, Path, Settled, Town } from './place.ts';
import type { Scenery } from './scenery.ts';
import type { Front } from './surroundings.ts';

/** What a word means of the place of a picture: the land, what stands and grows there, and whose it is. */
export interface PlaceMeaning {
  readonly land?: Land;
  /** Whether that land is meant where no other is named. */
  readonly ifNone?: true;
  readonly snowy?: true;
  /** Whether snow lies on the peaks of its mountains alone. */
  readonly snowcaps?: true;
  /** Whether a tournament is named, which is one of knights where they are (`at-tournaments.ts`). */
  readonly tourney?: true;
  /** Whether smoke rises from the chimney of a house. */
  readonly smoking?: true;
  /** Whether people celebrate there. */
  readonly festive?: true;
  /** What the ground is made of rather than a whole land. */
  readonly ground?: true;
  /** Whether it is the hall behind the door of a house or of what else is named with it. */
  readonly entrance?: true;
  /** What leads through a land. */
  readonly path?: Path;
  /** Whether that is said to be of earth: what drives there does so on no paved road. */
  readonly unpaved?: true;
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
  /** Whether a station of a railway is a small one in open land. */
  readonly rural?: true;
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
  /** Whether it is a window. */
  readonly pane?: true;
  /** Whether that breaks: in a street it is one of the houses there. */
  readonly broken?: true;
  /** Whether it says that nobody is in a room. */
  readonly vacant?: true;
  /** Whether the windows of houses are lit. */
  readonly litWindows?: true;
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
  /** What somebody is on. */
  readonly perch?: Perch;
  /** What it is before that is shown by itself, where no place is named. */
  readonly backdrop?: Backdrop;
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
  /** The shop whose front is seen from the street. */
  readonly front?: Front;
  /** Whether it is a shop that is known by its lit front at night. */
  readonly litFront?: true;
  /** Whether dust lies on all of a place. */
  readonly dusty?: true;
  /** Whether it is on fire. */
  readonly burning?: true;
  /** Whether moss has grown over what is named. */
  readonly mossy?: true;
  /** Whether it is a garden by a house. */
  readonly garden?: true;
  /** Whether that is one of raked gravel, stones and moss, and whether it has a pond. */
  readonly raked?: 'dry' | 'pond';
  /** Whether it says that somebody is at the edge of what is named. */
  readonly rim?: true;
}
