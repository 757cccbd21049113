import { actorOf, isWalker } from '../words/creatures.ts';
import type { Idea, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { SMALL_THINGS } from '../words/small-things.ts';
import { FOOD } from '../words/tableware.ts';
import { MOTOR_SHIPS } from '../words/vehicles.ts';
import { YARD_THINGS } from '../words/yard-things.ts';
import { INDOORS } from '../world/room/plan-room.ts';

/** A land, and the things of which any one is at home in it. */
type Home = readonly [land: Land, things: ReadonlySet<Thing>];

const home = (land: Land, ...things: readonly Thing[]): Home => [land, new Set(things)];

/** What is only seen in the water, or on its bottom. */
export const BENEATH: ReadonlySet<Thing> = new Set<Thing>([
  'octopus',
  'jellyfish',
  'seahorse',
  'diver',
  'submarine',
]);

/** What says where it is before ice does: the first that has one of the things is the land. */
const AT_THE_WATER: readonly Home[] = [
  home('sea', 'lighthouse', 'boat', 'trawler', ...MOTOR_SHIPS),
  home('lake', 'rowboat', 'paperboat', 'skater', 'pier', 'swimmer'),
  home(
    'sea',
    'oilrig',
    'iceberg',
    'galleon',
    'longship',
    'whale',
    'dolphin',
    'surfer',
    'surfboard',
  ),
];

/** Where things are at home: the first that has one of the things is the land. */
const HOMES: readonly Home[] = [
  home('forest', 'magicdoor'),
  home('beach', 'starfish', 'seashells', 'driftwood', 'deckchair', 'beachball', 'bottledmessage'),
  home('pool', 'airflamingo'),
  home('sea', 'buoy'),
  home('harbour', 'fishingnet', 'lobsterpot'),
  home('desert', 'tumbleweed', 'cowskull', 'billboard'),
  home('street', 'mural', 'washinglines'),
  home('pool', 'divingboard'),
  home('street', 'hydrant', 'trafficlight'),
  home('field', 'door', 'walldoor', 'mailbox'),
  home('underwater', 'wreck', 'turtle', ...BENEATH),
  home('cave', 'hoard', 'restingdragon'),
  home('beach', 'hammock', 'parasol', 'sandcastle', 'mermaid'),
  home(
    'forest',
    'gingerbreadhouse',
    'henhut',
    'torii',
    'campfire',
    'cauldron',
    'portal',
    'treehouse',
    'sword',
  ),
  home(
    'mountain',
    'climber',
    'dragon',
    'skier',
    'snowboarder',
    'eagle',
    'soaringeagle',
    'pterosaur',
  ),
  home(
    'field',
    'statue',
    'bandstand',
    'scarecrow',
    'bench',
    'barbecue',
    'bouncycastle',
    'clothesline',
    'picnic',
    'fountain',
    'skateboarder',
    'swings',
    'slide',
    'grave',
    'ferriswheel',
    'circus',
    'carousel',
    'ruin',
    'colosseum',
    'stonecircle',
    'powerplant',
    'refinery',
    'headframe',
    'college',
    'hauntedhouse',
    'pumpkincoach',
    'rapunzeltower',
    'beanstalk',
    'skystairs',
    'trojanhorse',
    'carriage',
    'khmertemple',
    'steppyramid',
    'abbey',
    'irontower',
    'tajmahal',
    'pisatower',
    'igloo',
    'swingtree',
    'bough',
    'fence',
    'post',
    'wire',
    'hen',
    'pig',
    'haybale',
    'villa',
    'gasstation',
    'campervan',
    'factory',
    'buildingsite',
  ),
  home('city', 'bigben', 'oniondomes', 'operahouse', 'supertower', 'steelbeam'),
  home('canal', 'gondola'),
  home('beach', 'palm', 'abbeymount', 'hotel'),
  home('desert', 'cactus', 'camel', 'snake', 'lizard'),
  home(
    'mountain',
    'castle',
    'temple',
    'tower',
    'airplane',
    'greatwall',
    'dam',
    'incacity',
    'japancastle',
    'monastery',
    'stavechurch',
  ),
  home('desert', 'pyramid', 'egyptiantemple', 'rocktemple', 'sphinx'),
  home('canyon', 'ropebridge'),
  home(
    'river',
    'watermill',
    'bridge',
    'suspensionbridge',
    'trainbridge',
    'otter',
    'capybara',
    'crocodile',
  ),
  home(
    'field',
    'mosque',
    'train',
    'church',
    'windmill',
    'windturbine',
    'car',
    'tractor',
    'combine',
    'bicycle',
    'motorcycle',
    'barn',
    'vine',
  ),
  home(
    'street',
    'foodtruck',
    'icecreamvan',
    'policecar',
    'ambulance',
    'fireengine',
    'umbrella',
    'streetlamp',
    'paperlantern',
  ),
  home('field', 'lantern'),
  home('woods', 'bamboo', 'panda'),
  home(
    'forest',
    'mushroom',
    'tent',
    'tiger',
    'birch',
    'parrot',
    'toucan',
    'koala',
    'sloth',
    'spiderweb',
  ),
  home('field', 'tree', 'blossom', 'conifer', 'snowman', 'pumpkin', 'eggs'),
  home('orbit', 'spaceship', 'spacestation'),
  home('mountain', 'helicopter', 'llama'),
  home('plain', 'launch'),
  home('field', 'ufo', 'airship', 'truck', 'racecar'),
  home('city', 'flyingcar'),
  home('space', 'rocket', 'astronaut', 'moonlander', 'rover'),
  home('kitchen', ...FOOD),
  home(
    'room',
    'vase',
    'fruit',
    'apple',
    'cup',
    'book',
    'lamp',
    'candle',
    'chair',
    'armchair',
    'piano',
    'uprightpiano',
    'bookcase',
    'dollhouse',
    'robot',
    'plant',
    'gift',
    'balloons',
    'christmastree',
    'fairylights',
    'guitar',
    'violin',
    'clock',
    'shoes',
    'teddy',
    'toys',
    'skull',
    'crown',
    'fishbowl',
    ...SMALL_THINGS,
  ),
  home(
    'field',
    'flower',
    'horse',
    'house',
    'cat',
    'dog',
    'cow',
    'sheep',
    'goat',
    'rabbit',
    'butterfly',
    'bird',
    'flyingbird',
    'broomrider',
    'skyrider',
    'tinyplanet',
    'flier',
    'hedgehog',
    'mouse',
    'snail',
    'ladybug',
    'grasshopper',
    'caterpillar',
    'bat',
    'bee',
    'kite',
    'paperplane',
    'peacock',
    'hummingbird',
  ),
  home(
    'forest',
    'squirrel',
    'deer',
    'fox',
    'wolf',
    'bear',
    'owl',
    'monkey',
    'raccoon',
    'dinosaur',
    'spider',
    'ant',
    'beetle',
  ),
  home(
    'plain',
    'lion',
    'elephant',
    'rhino',
    'hippo',
    'leopard',
    'zebra',
    'giraffe',
    'kangaroo',
    'ostrich',
  ),
  home('plain', 'baobab', 'roundhut', 'yurt'),
  home('lake', 'stilthouse', 'swan', 'duck', 'wader', 'frog', 'dragonfly'),
  home('beach', 'penguin', 'crab', 'seal', 'chest'),
  home('underwater', 'fish', 'shark'),
];

/** Where things stand that are as much at home elsewhere, and so say where they are only where nothing else does, or a room: a ladder, a flag. */
const ELSE_HOMES: readonly Home[] = [
  home('beach', 'anchor'),
  home(
    'field',
    'cannon',
    'flag',
    'popcorncart',
    'icecreamcart',
    'ticketbooth',
    'torch',
    'railsignal',
    'loudspeaker',
    ...YARD_THINGS,
  ),
];

/** Whether it is at home on the ice of a cold sea: a penguin, a seal, or a white bear. */
export const livesOnIce = ({ thing, colour }: Subject): boolean =>
  thing === 'penguin' ||
  thing === 'seal' ||
  (thing === 'bear' && colour !== null && Math.min(...colour) > 0.7);

/** What stands on the open sea's ice or steel, and carries who is named with it. */
const AT_SEA: ReadonlySet<Thing> = new Set<Thing>(['iceberg', 'oilrig']);

/** Whether somebody, or an animal, is on a shore before the sea: from the open sea who stands on its cape would be a speck, or a giant beside ships. */
export const areOnShore = (subjects: readonly Subject[]): boolean =>
  subjects.some(
    ({ thing, on, far }) =>
      (isWalker(thing) || thing === 'parrot' || thing === 'toucan') &&
      on === undefined &&
      far !== true,
  ) && !subjects.some(({ thing }) => AT_SEA.has(thing));

/** What has rooms, and stands in none. */
const HOUSES: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'villa',
  'barn',
  'lighthouse',
  'treehouse',
]);

/** The land that belongs to what was wished for; null where nothing of it says one. */
export function landFor(idea: Idea): Land | null {
  const { subjects, composition, hearth, snowy, weather } = idea;
  if (subjects.some(({ on }) => on === 'bench')) return 'field';
  // A house is seen from outside, whatever burns in it.
  const isWithin = hearth && !subjects.some(({ thing }) => HOUSES.has(thing));
  if (isWithin || subjects.some(({ on, traits }) => on !== undefined || traits?.includes('dozing')))
    return 'room';
  if (weather === 'sandstorm') return 'desert';
  if (composition === 'portrait' && subjects.some(({ thing }) => thing === 'person'))
    return 'field';
  // Where fish are.
  if (idea.land === null && subjects.some(({ traits }) => traits?.includes('fisher')))
    return 'lake';
  const onIce = snowy && subjects.some(livesOnIce) ? 'sea' : null;
  if (onIce !== null) return homeOf(subjects, AT_THE_WATER) ?? onIce;
  const first = homeOf(subjects, AT_THE_WATER) ?? homeOf(subjects, HOMES);
  const isLed = first !== null && !INDOORS.includes(first);
  const own = isLed ? first : (homeOf(subjects, ELSE_HOMES) ?? first);
  if (own === 'sea' && areOnShore(subjects)) return 'beach';
  // What is said to be in the snow is in no room.
  if (own === 'room' && snowy && idea.ground && subjects.some(isSmall)) return 'field';
  return own ?? landAround(idea);
}

/** The water that one of the subjects needs; null where none does. */
export const waterFor = ({ subjects }: Idea): Land | null => homeOf(subjects, AT_THE_WATER);

const SMALL: ReadonlySet<Thing> = new Set<Thing>(SMALL_THINGS);
const isSmall = ({ thing }: Subject): boolean => SMALL.has(thing);

/** What somebody or something is: an animal that does as people do is still that one. */
const kindOf = ({ thing, traits = [] }: Subject): Thing => actorOf(traits, () => 0) ?? thing;

function homeOf(subjects: readonly Subject[], homes: readonly Home[]): Land | null {
  const kinds = subjects.flatMap((one) =>
    one.carries === undefined ? [kindOf(one)] : [kindOf(one), one.carries],
  );
  const found = homes.find(([, things]) => kinds.some((kind) => things.has(kind)));
  return found?.[0] ?? null;
}

/** The land of a path or of what is in the sky. */
function landAround({ path, grounded, sky }: Idea): Land | null {
  if (path !== null) return path === 'earth' || path === 'paved' ? 'woods' : 'field';
  // Pigeons are where people are.
  if (grounded && sky.includes('birds')) return 'street';
  if (sky.includes('planet') || sky.includes('earth')) return 'space';
  return sky.includes('stars') || sky.includes('milkyway') ? 'plain' : null;
}
