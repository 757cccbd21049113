import type { Building } from './buildings.ts';
import { OF_CITIES } from './buildings.ts';
import type { Animal, Figure } from './creatures.ts';
import type { LoneThing } from './lone-things.ts';
import { NEVER_INDOORS, type Plant } from './plants.ts';
import type { SeasideThing } from './seaside-things.ts';
import type { SmallThing } from './small-things.ts';
import type { Serving } from './tableware.ts';
import { MOTOR_SHIPS, type Vehicle } from './vehicles.ts';
import type { WaysideThing } from './wayside-things.ts';
import { YARD_THINGS, type YardThing } from './yard-things.ts';

/** What can stand in a scene. */
export type Thing =
  | Plant
  | Building
  | Vehicle
  | Animal
  | Figure
  | Serving
  | Furnishing
  | SmallThing
  | YardThing
  | SeasideThing
  | WaysideThing
  | LoneThing;

/** What else stands, lies, hangs or flies somewhere: furniture, instruments, toys, fires, rocks. */
type Furnishing =
  | 'rock'
  | 'scarecrow'
  /** A machine of war that walks. */
  | 'mech'
  | 'trojanhorse'
  /** With dew on it. */
  | 'spiderweb'
  /** With a goldfish. */
  | 'fishbowl'
  | 'barbecue'
  /** A castle of air to jump in. */
  | 'bouncycastle'
  /** With washing on it. */
  | 'clothesline'
  /** Lines with washing from house to house. */
  | 'washinglines'
  | 'vase'
  | 'fruit'
  | 'apple'
  | 'cup'
  | 'book'
  | 'lamp'
  | 'lantern'
  | 'streetlamp'
  /** A cord of them. */
  | 'paperlantern'
  /** Cords of small lights. */
  | 'fairylights'
  | 'candle'
  | 'chair'
  | 'armchair'
  /** On its string. */
  | 'kite'
  /** In the air; on water. */
  | 'paperplane'
  | 'paperboat'
  | 'bench'
  | 'fountain'
  /** On a lawn, with its arc of water. */
  | 'sprinkler'
  | 'swings'
  | 'slide'
  | 'grave'
  | 'goal'
  | 'campfire'
  /** Over its fire. */
  | 'cauldron'
  | 'portal'
  | 'iceberg'
  | 'hammock'
  | 'swingtree'
  /** What animals sit on, drawn with them. */
  | 'fence'
  | 'post'
  | 'wire'
  | 'bookcase'
  | 'bakerywindow'
  | 'dollhouse'
  | 'uprightpiano'
  | 'floatingisland'
  /** A heap of gold and treasure. */
  | 'hoard'
  | 'surfboard'
  | 'parasol'
  | 'picnic'
  | 'sandcastle'
  | 'haybale'
  /** Cones of tuff under caps of stone. */
  | 'hoodoo'
  | 'pumpkin'
  /** A wrapped box. */
  | 'gift'
  /** A bunch of toy balloons on their strings. */
  | 'balloons'
  /** A basket of painted ones. */
  | 'eggs'
  | 'basket'
  | 'guitar'
  | 'violin'
  | 'piano'
  | 'clock'
  /** A pair. */
  | 'shoes'
  | 'teddy'
  | 'toys'
  | 'skull'
  /** On its plinth. */
  | 'statue'
  | 'chest'
  | 'crown'
  /** In its stone. */
  | 'sword';

/** What is seen from a window or a balcony where it is named with one, and never stands in the room. */
export const IN_VIEW: ReadonlySet<Thing> = new Set<Thing>([
  ...OF_CITIES,
  ...MOTOR_SHIPS,
  'irontower',
  'castle',
  'tower',
  'lighthouse',
  'church',
  'monastery',
  'mosque',
  'temple',
  'pyramid',
  'colosseum',
  'windmill',
  'watermill',
  'hotel',
  'bridge',
  'suspensionbridge',
  'trainbridge',
  'ferriswheel',
  'boat',
  'galleon',
  'longship',
  ...NEVER_INDOORS,
  ...YARD_THINGS,
]);
