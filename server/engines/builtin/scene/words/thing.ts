import { ON_TABLES, type SmallThing } from './small-things.ts';

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
  /** A fishing boat. */
  | 'trawler'
  | 'ferry'
  | 'steamship'
  | 'liner'
  | 'freighter'
  | 'cat'
  | 'dog'
  | 'wolf'
  | 'fox'
  | 'horse'
  | 'deer'
  | 'cow'
  | 'sheep'
  | 'llama'
  | 'bear'
  | 'lion'
  | 'rabbit'
  | 'elephant'
  | 'bird'
  /** A songbird on the wing. */
  | 'flyingbird'
  | 'hedgehog'
  | 'squirrel'
  | 'rhino'
  | 'hippo'
  | 'koala'
  | 'toucan'
  | 'goat'
  | 'mouse'
  | 'bee'
  | 'frog'
  | 'snake'
  | 'monkey'
  | 'otter'
  | 'capybara'
  | 'seal'
  | 'raccoon'
  | 'crocodile'
  | 'lizard'
  /** A tyrannosaur. */
  | 'dinosaur'
  | 'kangaroo'
  | 'ostrich'
  | 'spider'
  | 'snail'
  /** With seven spots. */
  | 'ladybug'
  /** On the wing. */
  | 'bat'
  /** A bird of prey that sits, and one on the wing. */
  | 'eagle'
  | 'soaringeagle'
  /** Who flies on a broom. */
  | 'broomrider'
  | 'owl'
  | 'swan'
  | 'duck'
  /** A heron, a stork or a flamingo, by its colour. */
  | 'wader'
  | 'shark'
  | 'panda'
  | 'fish'
  | 'butterfly'
  | 'person'
  | 'flower'
  | 'mushroom'
  | 'rock'
  | 'church'
  | 'windmill'
  | 'windturbine'
  | 'roundhut'
  | 'oilrig'
  | 'bridge'
  | 'suspensionbridge'
  | 'ropebridge'
  | 'mosque'
  | 'pyramid'
  | 'colosseum'
  /** Big Ben, Saint Basil's, the opera house of Sydney, the Burj Khalifa. */
  | 'bigben'
  | 'oniondomes'
  | 'operahouse'
  | 'supertower'
  /** A hut on posts in the water. */
  | 'stilthouse'
  | 'baobab'
  /** Over its hills. */
  | 'greatwall'
  | 'stonecircle'
  | 'khmertemple'
  | 'egyptiantemple'
  | 'steppyramid'
  | 'rocktemple'
  | 'incacity'
  | 'powerplant'
  | 'refinery'
  | 'headframe'
  | 'dam'
  | 'college'
  | 'zoogate'
  | 'hauntedhouse'
  | 'japancastle'
  | 'stavechurch'
  | 'monastery'
  | 'bandstand'
  | 'scarecrow'
  | 'rapunzeltower'
  | 'beanstalk'
  | 'trojanhorse'
  | 'sphinx'
  | 'yurt'
  | 'gingerbreadhouse'
  | 'moonlander'
  /** On another planet. */
  | 'rover'
  | 'carriage'
  /** Behind its horse. */
  | 'sleigh'
  /** Of an army. */
  | 'tank'
  | 'pumpkincoach'
  /** Of a skyscraper that is being built, workers on it. */
  | 'steelbeam'
  /** In ruins. */
  | 'abbey'
  | 'tent'
  | 'car'
  | 'policecar'
  | 'ambulance'
  | 'fireengine'
  | 'bus'
  | 'tram'
  | 'penguin'
  | 'parrot'
  | 'peacock'
  | 'hummingbird'
  /** With dew on it. */
  | 'spiderweb'
  /** With a goldfish. */
  | 'fishbowl'
  | 'tractor'
  /** A harvester of grain. */
  | 'combine'
  | 'bicycle'
  | 'motorcycle'
  | 'train'
  /** A viaduct with a train on it. */
  | 'trainbridge'
  | 'airplane'
  | 'rocket'
  /** A rocket that rises from its pad on fire and smoke. */
  | 'launch'
  | 'spaceship'
  | 'spacestation'
  | 'helicopter'
  | 'ufo'
  | 'airship'
  | 'truck'
  | 'foodtruck'
  | 'campervan'
  | 'barbecue'
  /** A castle of air to jump in. */
  | 'bouncycastle'
  /** With washing on it. */
  | 'clothesline'
  /** Of one seat, its wheels free. */
  | 'racecar'
  | 'flyingcar'
  | 'vase'
  | 'fruit'
  | 'apple'
  | 'cup'
  | 'pancakes'
  | 'pizza'
  | 'cake'
  | 'soup'
  | 'ramen'
  | 'bread'
  | 'burger'
  | 'sushi'
  | 'paella'
  | 'spaghetti'
  | 'curry'
  | 'salad'
  | 'steak'
  | 'fries'
  | 'breakfast'
  | 'donut'
  | 'croissant'
  | 'cookies'
  | 'cheese'
  | 'beer'
  /** A glass before its bottle. */
  | 'wine'
  /** A tall glass of juice or milk. */
  | 'drink'
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
  | 'robot'
  | 'snowman'
  | 'tiger'
  | 'leopard'
  | 'zebra'
  | 'donkey'
  | 'unicorn'
  | 'camel'
  | 'giraffe'
  | 'barn'
  | 'birch'
  | 'bamboo'
  | 'astronaut'
  /** Someone beneath one. */
  | 'umbrella'
  /** On its string. */
  | 'kite'
  /** Rows of them. */
  | 'vine'
  | 'pier'
  /** Rows of them on both sides. */
  | 'stall'
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
  | 'ferriswheel'
  | 'circus'
  | 'carousel'
  | 'ruin'
  | 'torii'
  | 'irontower'
  | 'iceberg'
  | 'igloo'
  | 'hammock'
  | 'treehouse'
  | 'swingtree'
  | 'bough'
  /** What animals sit on, drawn with them. */
  | 'fence'
  | 'post'
  | 'wire'
  | 'bookcase'
  | 'bakerywindow'
  | 'dollhouse'
  | 'uprightpiano'
  | 'floatingisland'
  | 'galleon'
  /** A ship of the Vikings. */
  | 'longship'
  | 'wreck'
  | 'turtle'
  | 'whale'
  | 'dolphin'
  | 'octopus'
  | 'jellyfish'
  /** Someone who swims under water with a bottle of air. */
  | 'diver'
  | 'seahorse'
  | 'crab'
  | 'submarine'
  | 'dragon'
  /** One that lies on the ground, rolled up. */
  | 'restingdragon'
  /** A heap of gold and treasure. */
  | 'hoard'
  | 'hen'
  | 'pig'
  | 'skater'
  | 'skier'
  | 'snowboarder'
  | 'surfer'
  | 'surfboard'
  | 'skateboarder'
  | 'swimmer'
  /** On a wall of rock. */
  | 'climber'
  | 'parasol'
  | 'picnic'
  | 'sandcastle'
  | 'haybale'
  | 'villa'
  | 'gasstation'
  /** Cones of tuff under caps of stone. */
  | 'hoodoo'
  | 'factory'
  | 'habitat'
  /** An unfinished house and its crane. */
  | 'buildingsite'
  | 'airliner'
  | 'controltower'
  | 'pumpkin'
  /** A wrapped box. */
  | 'gift'
  /** A bunch of toy balloons on their strings. */
  | 'balloons'
  /** A basket of painted ones. */
  | 'eggs'
  | 'basket'
  /** In its pot. */
  | 'plant'
  | 'christmastree'
  | 'guitar'
  | 'violin'
  | 'piano'
  | 'clock'
  /** A pair. */
  | 'shoes'
  | 'teddy'
  | 'toys'
  /** Sitting on her rock. */
  | 'mermaid'
  | 'ghost'
  | 'skeleton'
  | 'skull'
  /** On its plinth. */
  | 'statue'
  | 'chest'
  | 'crown'
  /** In its stone. */
  | 'sword'
  | 'tacos'
  | SmallThing;

/** What drives, and has a road where it is named. */
export const ROAD_VEHICLES: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'car',
  'policecar',
  'ambulance',
  'fireengine',
  'truck',
  'racecar',
  'bus',
  'motorcycle',
]);

/** Buildings by which a city is known. */
export const OF_CITIES: readonly Thing[] = ['bigben', 'oniondomes', 'operahouse', 'supertower'];

/** Whether a street leads to it. */
export const endsStreet = (thing: Thing): boolean =>
  thing === 'irontower' || OF_CITIES.includes(thing);

/** Ships of iron that engines drive. */
export const MOTOR_SHIPS: ReadonlySet<Thing> = new Set<Thing>([
  'ferry',
  'liner',
  'freighter',
  'steamship',
]);

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
  'bridge',
  'suspensionbridge',
  'trainbridge',
  'ferriswheel',
  'boat',
  'galleon',
  'longship',
]);

/** What moss is painted on: what stands for long, and is modelled in the round. */
export const MOSS_GROWN: ReadonlySet<Thing> = new Set<Thing>([
  'robot',
  'house',
  'castle',
  'tower',
  'church',
  'monastery',
  'temple',
  'torii',
  'ruin',
  'grave',
  'bench',
  'fountain',
  'car',
  'truck',
  'barn',
  'ferriswheel',
  'circus',
  'carousel',
  'swings',
  'slide',
  'villa',
  'gasstation',
  'train',
  'bus',
  'windmill',
  'lighthouse',
]);

/** Animals of the sea that are seen where they swim. */
export const IN_SEA: ReadonlySet<Thing> = new Set<Thing>([
  'fish',
  'shark',
  'whale',
  'dolphin',
  'octopus',
  'jellyfish',
  'turtle',
]);

/** Food that is served: it needs a table, and a kitchen where no other place is named. */
export const FOOD: ReadonlySet<Thing> = new Set<Thing>([
  'pancakes',
  'pizza',
  'cake',
  'soup',
  'ramen',
  'bread',
  'burger',
  'sushi',
  'paella',
  'spaghetti',
  'curry',
  'salad',
  'steak',
  'fries',
  'breakfast',
  'donut',
  'croissant',
  'cookies',
  'cheese',
  'wine',
  'beer',
  'drink',
  'tacos',
]);

/** What is put on a table. */
export const TABLEWARE: ReadonlySet<Thing> = new Set<Thing>([
  ...FOOD,
  'vase',
  'fruit',
  'apple',
  'cup',
  'book',
  'lamp',
  'lantern',
  'candle',
  'flower',
  'clock',
  'eggs',
  'pumpkin',
  'basket',
  'plant',
  'skull',
  'crown',
  'fishbowl',
  ...ON_TABLES,
]);

/** Animals that a room or somebody beside them shows how small they are. */
export const PETS: ReadonlySet<Thing> = new Set<Thing>([
  'cat',
  'dog',
  'rabbit',
  'bird',
  'butterfly',
  'hedgehog',
  'squirrel',
  'mouse',
  'bee',
  'frog',
  'snake',
  'otter',
  'raccoon',
  'lizard',
  'spider',
  'snail',
  'ladybug',
]);

/** Animals and people beside whom a pet is small. */
export const LARGE: ReadonlySet<Thing> = new Set<Thing>([
  'person',
  'umbrella',
  'astronaut',
  'horse',
  'cow',
  'deer',
  'bear',
  'lion',
  'tiger',
  'camel',
  'elephant',
  'rhino',
  'hippo',
  'giraffe',
  'dinosaur',
]);

/** Animals and people that walk the land, drawn larger than they are so that they can be seen. */
const WALKERS: ReadonlySet<Thing> = new Set<Thing>([
  ...PETS,
  ...LARGE,
  'sheep',
  'llama',
  'capybara',
  'koala',
  'peacock',
  'wolf',
  'fox',
  'leopard',
  'zebra',
  'donkey',
  'unicorn',
  'owl',
  'eagle',
  'panda',
  'monkey',
  'goat',
  'penguin',
  'seal',
  'crocodile',
  'kangaroo',
  'ostrich',
  'robot',
  'snowman',
  'skeleton',
  'ghost',
]);

/** Whoever walks and is no animal. */
const FIGURES: ReadonlySet<Thing> = new Set<Thing>([
  'skeleton',
  'ghost',
  'person',
  'umbrella',
  'astronaut',
  'robot',
  'snowman',
]);

/** Whether it is an animal that walks the land. */
export const isAnimal = (thing: Thing): boolean => WALKERS.has(thing) && !FIGURES.has(thing);

/** Animals that swim or fly, and those of a yard. */
const OTHERS: ReadonlySet<Thing> = new Set<Thing>([
  'dragon',
  'hen',
  'pig',
  'duck',
  'swan',
  'wader',
  'parrot',
  'toucan',
  'dolphin',
]);

/** Whether it is an animal that people have to do with, on land, in water or in the air. */
export const isBeast = (thing: Thing): boolean => isAnimal(thing) || OTHERS.has(thing);

/** Whether it is an animal or somebody. */
export const isWalker = (thing: Thing): boolean => WALKERS.has(thing);
